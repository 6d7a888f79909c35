<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>This game cannot be begun: {reason}</source>
        <translation>Questa partita non si può iniziare: {reason}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your game is kept up to the last action.</source>
        <translation>Qualcosa è andato storto nel programma. La partita è conservata fino all’ultima azione.</translation>
    </message>
    <message>
        <source>The log is in {file}.</source>
        <translation>Il registro è in {file}.</translation>
    </message>
    <message>
        <source>A report was written; the next start offers it to be saved.</source>
        <translation>È stata scritta una segnalazione; al prossimo avvio potrai salvarla.</translation>
    </message>
    <message>
        <source>troops and police of {player}</source>
        <translation>truppe e polizia di {player}</translation>
    </message>
    <message>
        <source>Influence of {player}</source>
        <translation>Influenza di {player}</translation>
    </message>
    <message>
        <source>rebels of {player}</source>
        <translation>ribelli di {player}</translation>
    </message>
    <message>
        <source>You have offered {number} deals in this action.</source>
        <translation>Hai già proposto {number} accordi in questa azione.</translation>
    </message>
    <message>
        <source>{partner} refused just that.</source>
        <translation>È proprio l’accordo che {partner} ha già rifiutato.</translation>
    </message>
    <message>
        <source>A deal needs another player.</source>
        <translation>Per un accordo serve un altro giocatore.</translation>
    </message>
    <message>
        <source>A deal needs something that is given.</source>
        <translation>In un accordo bisogna dare qualcosa.</translation>
    </message>
    <message>
        <source>You have only {cash}.</source>
        <translation>Hai solo {cash}.</translation>
    </message>
    <message>
        <source>You have no oil in hand.</source>
        <translation>Non hai petrolio in mano.</translation>
    </message>
    <message>
        <source>You have only {barrels} in hand.</source>
        <translation>In mano hai solo {barrels}.</translation>
    </message>
    <message>
        <source>A promise has at most {longest} characters.</source>
        <translation>Una promessa ha al massimo {longest} caratteri.</translation>
    </message>
    <message>
        <source>A promise is one line of text, without spaces around it.</source>
        <translation>Una promessa è una riga di testo, senza spazi prima e dopo.</translation>
    </message>
    <message>
        <source>A promise can have no characters that cannot be seen.</source>
        <translation>Una promessa non può contenere caratteri invisibili.</translation>
    </message>
    <message>
        <source>Nobody can give less than nothing.</source>
        <translation>Nessuno può dare meno di niente.</translation>
    </message>
    <message>
        <source>Nobody can give the same thing twice in a deal.</source>
        <translation>In un accordo non si può dare due volte la stessa cosa.</translation>
    </message>
    <message>
        <source>Only regions of the country can change hands.</source>
        <translation>Si possono cedere solo regioni del Paese.</translation>
    </message>
    <message>
        <source>{player} does not control {region}.</source>
        <translation>{player} non controlla {region}.</translation>
    </message>
    <message>
        <source>Support is for a battle, in a region that nobody controls yet.</source>
        <translation>L’appoggio vale per una battaglia, in una regione che nessuno controlla ancora.</translation>
    </message>
    <message>
        <source>{player} has pledged support in {region} already.</source>
        <translation>{player} ha già promesso appoggio in {region}.</translation>
    </message>
    <message>
        <source>{player} was called to {region} this turn already.</source>
        <translation>In questo turno {player} ha già ricevuto una chiamata in {region}.</translation>
    </message>
    <message>
        <source>Give at least 1 logistic.</source>
        <translation>Dai almeno 1 logistica.</translation>
    </message>
    <message>
        <source>A region changes hands with all logistics that are in it.</source>
        <translation>Una regione cambia padrone con tutte le risorse logistiche che contiene.</translation>
    </message>
    <message>
        <source>Logistics must go to a region that {player} controls.</source>
        <translation>Le risorse logistiche devono andare in una regione controllata da {player}.</translation>
    </message>
    <message>
        <source>Logistics can only be given into a contiguous region.</source>
        <translation>Le risorse logistiche si possono cedere solo in una regione confinante.</translation>
    </message>
    <message>
        <source>{player} has no logistics in {region}.</source>
        <translation>{player} non ha risorse logistiche in {region}.</translation>
    </message>
    <message>
        <source>{player} has only {logistics} in {region}.</source>
        <translation>In {region} {player} ha solo {logistics}.</translation>
    </message>
    <message>
        <source>{troops} troops, {tolerated} tolerated</source>
        <translation>{troops} truppe, {tolerated} tollerate</translation>
    </message>
    <message>
        <source>Only {troops} of {tolerated} tolerated troops</source>
        <translation>Solo {troops} delle {tolerated} truppe tollerate</translation>
    </message>
    <message>
        <source>Die, as everybody has sold</source>
        <translation>Dado, perché tutti hanno venduto</translation>
    </message>
    <message>
        <source>Speculation at Pacifism {pacifism}</source>
        <translation>Speculazione con Pacifismo {pacifism}</translation>
    </message>
    <message>
        <source>Nobody has sold oil</source>
        <translation>Nessuno ha venduto petrolio</translation>
    </message>
    <message>
        <source>One player has sold oil</source>
        <translation>Un giocatore ha venduto petrolio</translation>
    </message>
    <message>
        <source>{sellers} players have sold oil</source>
        <translation>{sellers} giocatori hanno venduto petrolio</translation>
    </message>
    <message>
        <source>Enough for one of the weaker regions at the border, and some money is left for later.</source>
        <translation>Basta per una delle regioni più deboli al confine, e avanza del denaro per dopo.</translation>
    </message>
    <message>
        <source>What you get is worth more to you than what you give.</source>
        <translation>Quello che ricevi vale per te più di quello che dai.</translation>
    </message>
    <message>
        <source>What you give is worth more to you than what you get.</source>
        <translation>Quello che dai vale per te più di quello che ricevi.</translation>
    </message>
    <message>
        <source>Nothing else would improve your position now.</source>
        <translation>Ora nient’altro migliorerebbe la tua posizione.</translation>
    </message>
    <message>
        <source>The pay is worth the risk to one troop.</source>
        <translation>Il compenso vale il rischio di una truppa.</translation>
    </message>
    <message>
        <source>The troops are worth more where they are than what is paid for them.</source>
        <translation>Le truppe valgono di più dove sono che per il compenso offerto.</translation>
    </message>
    <message>
        <source>The barrels will be worth more than the logistics that are used up.</source>
        <translation>I barili varranno più della logistica consumata.</translation>
    </message>
    <message>
        <source>Others may take it away before your next action: {money} to you in the end.</source>
        <translation>Altri possono portartela via prima della tua prossima azione: alla fine ti vale {money}.</translation>
    </message>
    <message>
        <source>More media keep Pacifism down: worth about {money} until the end.</source>
        <translation>Più Mass media tengono basso il Pacifismo: fino alla fine valgono circa {money}.</translation>
    </message>
    <message>
        <source>It takes down Pacifism that would cost you about {money} more.</source>
        <translation>Riduce il Pacifismo, che altrimenti ti costerebbe circa altri {money}.</translation>
    </message>
    <message>
        <source>Nothing that can be chosen would help you.</source>
        <translation>Nessuna delle scelte possibili ti aiuterebbe.</translation>
    </message>
    <message>
        <source>No other action brings more: about {money} until the end.</source>
        <translation>Nessun’altra azione rende di più: circa {money} fino alla fine.</translation>
    </message>
    <message>
        <source>{price} a barrel is a good price.</source>
        <translation>{price} al barile è un buon prezzo.</translation>
    </message>
    <message>
        <source>You are short of money, and {price} a barrel will do.</source>
        <translation>Hai poco denaro, e {price} al barile possono bastare.</translation>
    </message>
    <message>
        <source>With a troop of {player} the chances in {region} are better.</source>
        <translation>Con una truppa di {player} le possibilità in {region} sono migliori.</translation>
    </message>
    <message>
        <source>Fewer troops calm your people, and these have nothing left to do.</source>
        <translation>Con meno truppe in patria si calmano, e queste non hanno più niente da fare.</translation>
    </message>
    <message>
        <source>The logistics are needed there, to produce or to build.</source>
        <translation>Le risorse logistiche servono lì, per produrre o per costruire.</translation>
    </message>
    <message>
        <source>These troops are for the attack or the guard that promises most.</source>
        <translation>Queste truppe vanno all’attacco o alla guardia che promette di più.</translation>
    </message>
    <message>
        <source>With these logistics more oil can be produced, or more be built.</source>
        <translation>Con queste risorse logistiche si può produrre più petrolio, o costruire di più.</translation>
    </message>
    <message>
        <source>{region} is won in about {chance} of 100 cases.</source>
        <translation>{region} si conquista in circa {chance} casi su 100.</translation>
    </message>
    <message>
        <source>{region} needs a guard, or is on the way to where one is needed.</source>
        <translation>{region} ha bisogno di una guardia, o è sulla strada verso dove ne serve una.</translation>
    </message>
    <message>
        <source>Through {region} the troops come to where they are needed.</source>
        <translation>Passando per {region} le truppe arrivano dove servono.</translation>
    </message>
    <message>
        <source>Barrels without room are lost at the end of the turn, and those kept are sold at the end.</source>
        <translation>I barili senza posto vanno persi a fine turno, e quelli conservati si vendono alla fine.</translation>
    </message>
    <message>
        <source>Rebels do much harm here as long as there are no police.</source>
        <translation>Qui i ribelli fanno molti danni finché non c’è la polizia.</translation>
    </message>
    <message>
        <source>You produce more than the two barrels a turn that come to hand without a pipeline.</source>
        <translation>Produci più dei due barili a turno che arrivano in mano senza oleodotto.</translation>
    </message>
    <message>
        <source>The region gives more oil for fewer logistics, turn after turn.</source>
        <translation>La regione dà più petrolio con meno logistica, turno dopo turno.</translation>
    </message>
    <message>
        <source>Influence helps against rebels, and earns a share of the Government’s oil.</source>
        <translation>L’Influenza serve contro i ribelli, e procura una quota del petrolio del Governo.</translation>
    </message>
    <message>
        <source>The step brings {money} at the end, and later ones bring no less.</source>
        <translation>Il passo porta {money} alla fine, e i successivi non portano meno.</translation>
    </message>
    <message>
        <source>The battle will most likely be lost: better lose one troop than all.</source>
        <translation>La battaglia è quasi certamente persa: meglio perdere una truppa che tutte.</translation>
    </message>
    <message>
        <source>The battles are worth what they may cost.</source>
        <translation>Le battaglie valgono quello che possono costare.</translation>
    </message>
    <message>
        <source>The terms take nothing from you.</source>
        <translation>Le condizioni non ti tolgono niente.</translation>
    </message>
    <message>
        <source>You would bear losses for a region that another gets.</source>
        <translation>Subiresti perdite per una regione che va a un altro.</translation>
    </message>
    <message>
        <source>Without terms the region is yours if it is won.</source>
        <translation>Senza condizioni la regione è tua, se è vinta.</translation>
    </message>
    <message>
        <source>Nothing else in reach costs a rival as much: {player} in {region}.</source>
        <translation>Nient’altro a portata costa tanto a un rivale: {player} in {region}.</translation>
    </message>
    <message>
        <source>From there the rebels can do the most harm.</source>
        <translation>Da lì i ribelli possono fare più danni.</translation>
    </message>
    <message>
        <source>Stronger rebels will do more harm in a later turn.</source>
        <translation>Ribelli più forti faranno più danni in un turno successivo.</translation>
    </message>
    <message>
        <source>Your rebels make a success much more likely.</source>
        <translation>Con i tuoi ribelli il successo è molto più probabile.</translation>
    </message>
    <message>
        <source>Help costs nothing, and a bombing that fails calms your people.</source>
        <translation>Aiutare non costa niente, e un attentato fallito calma gli animi in patria.</translation>
    </message>
    <message>
        <source>The building is worth more than the repair.</source>
        <translation>L’edificio vale più della riparazione.</translation>
    </message>
    <message>
        <source>The building is not worth the repair.</source>
        <translation>L’edificio non vale la riparazione.</translation>
    </message>
    <message>
        <source>It would bring you nothing.</source>
        <translation>Non ti porterebbe niente.</translation>
    </message>
    <message>
        <source>There the most barrels would be lost, or are least safe.</source>
        <translation>Lì si perderebbero più barili, o sono meno al sicuro.</translation>
    </message>
    <message>
        <source>There a troop is missed least.</source>
        <translation>Lì una truppa manca di meno.</translation>
    </message>
    <message>
        <source>There a barrel is missed least.</source>
        <translation>Lì un barile manca di meno.</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Contanti</translation>
    </message>
    <message>
        <source>Oil in hand</source>
        <translation>Petrolio in mano</translation>
    </message>
    <message>
        <source>Oil in regions</source>
        <translation>Petrolio nelle regioni</translation>
    </message>
    <message>
        <source>Oil from the Government</source>
        <translation>Petrolio dal Governo</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contratti</translation>
    </message>
    <message>
        <source>Pacifism</source>
        <translation>Pacifismo</translation>
    </message>
    <message>
        <source>Shared victory of {names}, with {money} each.</source>
        <translation>Vittoria a pari merito: {names}, con {money} a testa.</translation>
    </message>
    <message>
        <source>{name} wins with {money}, the tie being broken.</source>
        <translation>Vince {name} con {money}, allo spareggio.</translation>
    </message>
    <message>
        <source>{name} wins with {money}.</source>
        <translation>Vince {name} con {money}.</translation>
    </message>
    <message>
        <source>First you must say which troops leave the board for the fine.</source>
        <translation>Prima devi dire quali truppe lasciano il tabellone per la multa.</translation>
    </message>
    <message>
        <source>You have no troops there.</source>
        <translation>Lì non hai truppe.</translation>
    </message>
    <message>
        <source>First you must say which barrels you give up for the penalty.</source>
        <translation>Prima devi dire quali barili cedi per la penalità.</translation>
    </message>
    <message>
        <source>You do not control that region.</source>
        <translation>Non controlli quella regione.</translation>
    </message>
    <message>
        <source>There is no barrel in that region.</source>
        <translation>In quella regione non c’è nessun barile.</translation>
    </message>
    <message>
        <source>First say which barrels you take, or end it.</source>
        <translation>Prima di’ quali barili prendi, o termina.</translation>
    </message>
    <message>
        <source>Your two barrels are taken, and no free pipeline is in that region or next to it.</source>
        <translation>Hai preso i tuoi due barili, e non c’è un oleodotto libero in quella regione o accanto.</translation>
    </message>
    <message>
        <source>Fall of the oil price</source>
        <translation>Calo del prezzo del petrolio</translation>
    </message>
    <message>
        <source>{player} throws for the playing order</source>
        <translation>{player} tira per l’ordine di gioco</translation>
    </message>
    <message>
        <source>First say what you begin with.</source>
        <translation>Prima di’ con che cosa cominci.</translation>
    </message>
    <message>
        <source>You cannot buy fewer than none.</source>
        <translation>Non puoi acquistare meno di niente.</translation>
    </message>
    <message>
        <source>Nobody has more than {most} troops on the board.</source>
        <translation>Nessuno può avere più di {most} truppe sul tabellone.</translation>
    </message>
    <message>
        <source>That box is not in use with {number} players.</source>
        <translation>Questa casella non si usa con {number} giocatori.</translation>
    </message>
    <message>
        <source>You have this box already this turn.</source>
        <translation>In questo turno hai già questa casella.</translation>
    </message>
    <message>
        <source>{player} has this box already this turn.</source>
        <translation>In questo turno questa casella è già di {player}.</translation>
    </message>
    <message>
        <source>{box} raises Mass-media by 1 to {most}.</source>
        <translation>{box} aumenta i Mass media: da +1 a +{most}.</translation>
    </message>
    <message>
        <source>{box} raises Mass-media by 1.</source>
        <translation>{box} aumenta i Mass media di 1.</translation>
    </message>
    <message>
        <source>The Mass-media track ends at {end}.</source>
        <translation>Il tracciato dei Mass media finisce a {end}.</translation>
    </message>
    <message>
        <source>That costs {cost}, and you have {cash}.</source>
        <translation>Costa {cost}, e tu hai {cash}.</translation>
    </message>
    <message>
        <source>You have raised new taxes this turn already.</source>
        <translation>Hai già imposto nuove tasse in questo turno.</translation>
    </message>
    <message>
        <source>You have held your Speech to the Nation: there is one a game.</source>
        <translation>Hai già tenuto il Discorso alla nazione: ce n’è uno a partita.</translation>
    </message>
    <message>
        <source>The Speech to the Nation is held in phases 1 and 2 only.</source>
        <translation>Il Discorso alla nazione si tiene solo nelle fasi 1 e 2.</translation>
    </message>
    <message>
        <source>A speech would change nothing: your Pacifism is {value}.</source>
        <translation>Un discorso non cambierebbe niente: il tuo Pacifismo è {value}.</translation>
    </message>
    <message>
        <source>Finish the construction first.</source>
        <translation>Prima completa le costruzioni.</translation>
    </message>
    <message>
        <source>Doing the same once more in this action costs {cost}, and you have {cash}.</source>
        <translation>Ripetere lo stesso intervento in questa azione costa {cost}, e tu hai {cash}.</translation>
    </message>
    <message>
        <source>Construction needs a region of the country, not the Border Region.</source>
        <translation>Si costruisce in una regione del Paese, non nella Regione di confine.</translation>
    </message>
    <message>
        <source>There is no such region.</source>
        <translation>Questa regione non esiste.</translation>
    </message>
    <message>
        <source>You do not control {region}.</source>
        <translation>Non controlli {region}.</translation>
    </message>
    <message>
        <source>{region} has no room for another building.</source>
        <translation>In {region} non c’è posto per un altro edificio.</translation>
    </message>
    <message>
        <source>{region} already has a {building}.</source>
        <translation>{region} ha già questo edificio: {building}.</translation>
    </message>
    <message>
        <source>A {building} takes {cost} in {region}.</source>
        <translation>Costo dell’edificio ({building}): {cost} in {region}.</translation>
    </message>
    <message>
        <source>There are no logistics in {region} to help with.</source>
        <translation>In {region} non ci sono risorse logistiche con cui aiutare.</translation>
    </message>
    <message>
        <source>Your Influence is at the end of its track.</source>
        <translation>La tua Influenza è in fondo al tracciato.</translation>
    </message>
    <message>
        <source>A contract needs a region under your control.</source>
        <translation>Per un contratto devi controllare una regione.</translation>
    </message>
    <message>
        <source>You are at the end of the Contract Track.</source>
        <translation>Sei in fondo al Tracciato dei contratti.</translation>
    </message>
    <message>
        <source>Answer the offer first.</source>
        <translation>Prima rispondi alla proposta.</translation>
    </message>
    <message>
        <source>A group is at least 1 troop or 1 logistic.</source>
        <translation>Un gruppo è di almeno 1 truppa o 1 logistica.</translation>
    </message>
    <message>
        <source>Nobody leaves a battle by a move: retreats come in the War check.</source>
        <translation>Nessuno lascia una battaglia con un movimento: le ritirate avvengono nella verifica Guerra.</translation>
    </message>
    <message>
        <source>You have no moves left: only a step into a region with controlled regions all around it is free.</source>
        <translation>Non hai più movimenti: è gratis solo un passo in una regione circondata da regioni controllate.</translation>
    </message>
    <message>
        <source>You have no troops in the Border Region.</source>
        <translation>Non hai truppe nella Regione di confine.</translation>
    </message>
    <message>
        <source>You have no troops in {region}.</source>
        <translation>Non hai truppe in {region}.</translation>
    </message>
    <message>
        <source>You have only {troops} in {region}.</source>
        <translation>In {region} hai solo {troops}.</translation>
    </message>
    <message>
        <source>Logistics leave {region} only with who controls it.</source>
        <translation>Le risorse logistiche lasciano {region} solo con chi la controlla.</translation>
    </message>
    <message>
        <source>You have no logistics in {region}.</source>
        <translation>Non hai risorse logistiche in {region}.</translation>
    </message>
    <message>
        <source>You have only {logistics} in {region}.</source>
        <translation>In {region} hai solo {logistics}.</translation>
    </message>
    <message>
        <source>Logistics alone would be lost to the local troops of {region}.</source>
        <translation>Da sole, le risorse logistiche andrebbero perse contro le truppe locali di {region}.</translation>
    </message>
    <message>
        <source>A move is one step, and {origin} and {to} do not touch.</source>
        <translation>Un movimento è di un passo, e {origin} e {to} non confinano.</translation>
    </message>
    <message>
        <source>Withdraw at least 1 troop.</source>
        <translation>Ritira almeno 1 truppa.</translation>
    </message>
    <message>
        <source>To withdraw troops takes a move, and you have none left.</source>
        <translation>Ritirare truppe richiede un movimento, e non ne hai più.</translation>
    </message>
    <message>
        <source>Finish the production first.</source>
        <translation>Prima completa la produzione.</translation>
    </message>
    <message>
        <source>There is no oil in that region.</source>
        <translation>In questa regione non c’è petrolio.</translation>
    </message>
    <message>
        <source>{region} has produced in this action.</source>
        <translation>{region} ha già prodotto in questa azione.</translation>
    </message>
    <message>
        <source>{region} needs {logistics} to produce.</source>
        <translation>Per produrre, {region} ha bisogno di {logistics}.</translation>
    </message>
    <message>
        <source>You buy before you move: purchases are over.</source>
        <translation>Si acquista prima di muovere: gli acquisti sono chiusi.</translation>
    </message>
    <message>
        <source>End your purchases and moves first.</source>
        <translation>Prima termina acquisti e movimenti.</translation>
    </message>
    <message>
        <source>A purchase is of at least 1 element.</source>
        <translation>Si acquista almeno 1 elemento.</translation>
    </message>
    <message>
        <source>You have bought all that this box gives.</source>
        <translation>Hai acquistato tutto quello che dà questa casella.</translation>
    </message>
    <message>
        <source>You can buy only {number} more with this box.</source>
        <translation>Con questa casella puoi ancora acquistare solo {number}.</translation>
    </message>
    <message>
        <source>Nobody has more than {most} troops on the board, and you have {has}.</source>
        <translation>Nessuno può avere più di {most} truppe sul tabellone, e tu ne hai {has}.</translation>
    </message>
    <message>
        <source>A sale is of at least 1 barrel.</source>
        <translation>Si vende almeno 1 barile.</translation>
    </message>
    <message>
        <source>You have no oil in hand; barrels in your regions come to hand in the Oil check.</source>
        <translation>Non hai petrolio in mano; i barili delle tue regioni arrivano in mano nella verifica Petrolio.</translation>
    </message>
    <message>
        <source>Support costs you at least nothing.</source>
        <translation>L’appoggio non può costarti meno di niente.</translation>
    </message>
    <message>
        <source>Call one of the other players.</source>
        <translation>Chiama uno degli altri giocatori.</translation>
    </message>
    <message>
        <source>You can call for support only to a battle that you go into with this action.</source>
        <translation>Puoi chiamare in appoggio solo a una battaglia in cui entri con questa azione.</translation>
    </message>
    <message>
        <source>{player} has no free troops next to {region} or in the Border Region.</source>
        <translation>{player} non ha truppe libere accanto a {region} o nella Regione di confine.</translation>
    </message>
    <message>
        <source>You have pledged to come to {region}.</source>
        <translation>Hai promesso di accorrere in {region}.</translation>
    </message>
    <message>
        <source>You are called to a battle: come with a group, or decline.</source>
        <translation>Ti chiamano a una battaglia: accorri con un gruppo, o rifiuta.</translation>
    </message>
    <message>
        <source>Support comes from next to {region} or from the Border Region.</source>
        <translation>L’appoggio arriva da una regione accanto a {region} o dalla Regione di confine.</translation>
    </message>
    <message>
        <source>Support brings at least 1 troop.</source>
        <translation>L’appoggio porta almeno 1 truppa.</translation>
    </message>
    <message>
        <source>You have chosen your action: end your turn, or sell oil and deal before.</source>
        <translation>Hai scelto l’azione: termina il turno, o prima vendi petrolio e proponi accordi.</translation>
    </message>
    <message>
        <source>Choose an action first, or pass it.</source>
        <translation>Prima scegli un’azione, o passa.</translation>
    </message>
    <message>
        <source>To buy and move, choose a box of Purchase and Move.</source>
        <translation>Per acquistare e muovere scegli una casella Acquisti e movimenti.</translation>
    </message>
    <message>
        <source>To construct, choose a box of Construction.</source>
        <translation>Per costruire scegli una casella Costruzioni.</translation>
    </message>
    <message>
        <source>To produce oil, choose Oil Production.</source>
        <translation>Per produrre petrolio scegli Produzione petrolio.</translation>
    </message>
    <message>
        <source>That is no part of an action turn.</source>
        <translation>Questo non fa parte di un turno d’azione.</translation>
    </message>
    <message>
        <source>Now the rebels act.</source>
        <translation>Ora agiscono i ribelli.</translation>
    </message>
    <message>
        <source>In this turn the rebels only enter the country.</source>
        <translation>In questo turno i ribelli si limitano a entrare nel Paese.</translation>
    </message>
    <message>
        <source>Your rebels are in the country already.</source>
        <translation>I tuoi ribelli sono già nel Paese.</translation>
    </message>
    <message>
        <source>Your rebels are off the map: first they enter an eastern region.</source>
        <translation>I tuoi ribelli sono fuori mappa: prima devono entrare in una regione a est.</translation>
    </message>
    <message>
        <source>Rebels stay in the country: they do not enter or bomb the Border Region.</source>
        <translation>I ribelli restano nel Paese: niente ingressi né attentati nella Regione di confine.</translation>
    </message>
    <message>
        <source>Rebels enter by an eastern region.</source>
        <translation>I ribelli entrano da una regione a est.</translation>
    </message>
    <message>
        <source>In this turn rebels enter only a region that no player controls.</source>
        <translation>In questo turno i ribelli entrano solo in una regione che nessun giocatore controlla.</translation>
    </message>
    <message>
        <source>Rebels move into a contiguous region.</source>
        <translation>I ribelli si muovono in una regione confinante.</translation>
    </message>
    <message>
        <source>Your rebels are as strong as they can be.</source>
        <translation>I tuoi ribelli sono già al massimo della potenza.</translation>
    </message>
    <message>
        <source>Rebels bomb other players, not their own leader.</source>
        <translation>I ribelli colpiscono gli altri giocatori, non il proprio capo.</translation>
    </message>
    <message>
        <source>Rebels bomb the region they are in, or a contiguous one.</source>
        <translation>I ribelli colpiscono la regione in cui sono, o una confinante.</translation>
    </message>
    <message>
        <source>That player has no troops there.</source>
        <translation>Lì quel giocatore non ha truppe.</translation>
    </message>
    <message>
        <source>That player does not control the region.</source>
        <translation>Quel giocatore non controlla la regione.</translation>
    </message>
    <message>
        <source>There are no logistics there.</source>
        <translation>Lì non ci sono risorse logistiche.</translation>
    </message>
    <message>
        <source>No such building stands there.</source>
        <translation>Lì non c’è un edificio del genere.</translation>
    </message>
    <message>
        <source>No other rebels are in reach that have not acted this turn.</source>
        <translation>Non ci sono altri ribelli a portata che non abbiano agito in questo turno.</translation>
    </message>
    <message>
        <source>A bombing is declared: join it or stay out.</source>
        <translation>È stato dichiarato un attentato: partecipa o restane fuori.</translation>
    </message>
    <message>
        <source>Your help is asked for: give it or stay out.</source>
        <translation>Ti chiedono aiuto: dallo o restane fuori.</translation>
    </message>
    <message>
        <source>You are bombed: ask for help or defend alone.</source>
        <translation>Subisci un attentato: chiedi aiuto o difenditi senza alleati.</translation>
    </message>
    <message>
        <source>That player cannot help, or was asked before.</source>
        <translation>Quel giocatore non può aiutare, o gli hai già chiesto aiuto.</translation>
    </message>
    <message>
        <source>A building is damaged: pay for it or lose it.</source>
        <translation>Un edificio è danneggiato: paga o lo perdi.</translation>
    </message>
    <message>
        <source>Bombing in {region}</source>
        <translation>Attentato in {region}</translation>
    </message>
    <message>
        <source>First everybody says which troops leave their battles.</source>
        <translation>Prima ognuno dice quali truppe lasciano le battaglie.</translation>
    </message>
    <message>
        <source>There is no battle to retreat from.</source>
        <translation>Non c’è nessuna battaglia da cui ritirarsi.</translation>
    </message>
    <message>
        <source>You have no troops in that battle.</source>
        <translation>Non hai truppe in quella battaglia.</translation>
    </message>
    <message>
        <source>Your troops there retreat already.</source>
        <translation>Lì le tue truppe si ritirano già.</translation>
    </message>
    <message>
        <source>Troops cannot retreat into the Border Region: no player controls it.</source>
        <translation>Le truppe non possono ritirarsi nella Regione di confine: nessun giocatore la controlla.</translation>
    </message>
    <message>
        <source>Troops retreat into a contiguous region.</source>
        <translation>Le truppe si ritirano in una regione confinante.</translation>
    </message>
    <message>
        <source>Troops retreat only into a region that a player controls.</source>
        <translation>Le truppe si ritirano solo in una regione controllata da un giocatore.</translation>
    </message>
    <message>
        <source>You fight there alone: the troop is lost by you in any case.</source>
        <translation>Lì non hai alleati: la truppa la perdi comunque tu.</translation>
    </message>
    <message>
        <source>First the allies in a battle agree, or do not.</source>
        <translation>Prima gli alleati in battaglia trovano un’intesa, o non la trovano.</translation>
    </message>
    <message>
        <source>An agreement is proposed: accept or refuse it.</source>
        <translation>C’è una proposta d’intesa: accettala o rifiutala.</translation>
    </message>
    <message>
        <source>Nothing is proposed yet.</source>
        <translation>Non c’è ancora nessuna proposta.</translation>
    </message>
    <message>
        <source>An agreement names players with troops in the battle.</source>
        <translation>Un’intesa nomina giocatori con truppe nella battaglia.</translation>
    </message>
    <message>
        <source>That holds without an agreement: who rolls loses first and controls.</source>
        <translation>Questo vale anche senza intesa: chi tira subisce le prime perdite e ha il controllo.</translation>
    </message>
    <message>
        <source>Battle for {region}</source>
        <translation>Battaglia per {region}</translation>
    </message>
    <message>
        <source>More local troops</source>
        <translation>Altre truppe locali</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>{player} builds a {building} in {region}.</source>
        <translation>{player} costruisce in {region}: {building}.</translation>
    </message>
    <message>
        <source>{player} awards a contract: place {value}, worth {worth} at the end.</source>
        <translation>{player} assegna un contratto: spazio {value}, che alla fine vale {worth}.</translation>
    </message>
    <message>
        <source>{region} produces {barrels}.</source>
        <translation>{region} produce {barrels}.</translation>
    </message>
    <message>
        <source>{region} produces {barrels}, and {share} for the Government.</source>
        <translation>{region} produce {barrels}, e {share} per il Governo.</translation>
    </message>
    <message>
        <source>Sell {barrels} for {income}</source>
        <translation>Vendi {barrels} per {income}</translation>
    </message>
    <message>
        <source>Produce {barrels} in {region}</source>
        <translation>Produci {barrels} in {region}</translation>
    </message>
    <message>
        <source>Produce wherever it is possible</source>
        <translation>Produci ovunque sia possibile</translation>
    </message>
    <message>
        <source>Build a {building} in {region} for {logistics}</source>
        <translation>Costruisci in {region} con {logistics}: {building}</translation>
    </message>
    <message>
        <source>Help {region} with 1 logistic for 1 Influence</source>
        <translation>Aiuta {region} con 1 logistica: 1 Influenza</translation>
    </message>
    <message>
        <source>Award a contract</source>
        <translation>Assegna un contratto</translation>
    </message>
    <message>
        <source>{act} ({cost})</source>
        <translation>{act} ({cost})</translation>
    </message>
    <message>
        <source>{player} produces oil.</source>
        <translation>{player} produce petrolio.</translation>
    </message>
    <message>
        <source>Which of your regions produce oil?</source>
        <translation>Quali delle tue regioni producono petrolio?</translation>
    </message>
    <message>
        <source>{player} constructs.</source>
        <translation>{player} costruisce.</translation>
    </message>
    <message>
        <source>What do you construct? You have 1 act left.</source>
        <translation>Che cosa costruisci? Ti resta 1 intervento.</translation>
    </message>
    <message>
        <source>What do you construct? You have {acts} acts left.</source>
        <translation>Che cosa costruisci? Ti restano {acts} interventi.</translation>
    </message>
    <message>
        <source>the price of a barrel stays at {price}</source>
        <translation>il prezzo del barile resta a {price}</translation>
    </message>
    <message>
        <source>the price of a barrel rises from {old} to {new}</source>
        <translation>il prezzo del barile sale da {old} a {new}</translation>
    </message>
    <message>
        <source>the price of a barrel falls from {old} to {new}</source>
        <translation>il prezzo del barile scende da {old} a {new}</translation>
    </message>
    <message>
        <source>{cause}: {move}.</source>
        <translation>{cause}: {move}.</translation>
    </message>
    <message>
        <source>{cause}, the die {face} {steps}</source>
        <translation>{cause}, il dado {face} {steps}</translation>
    </message>
    <message>
        <source>{cause}, speculation at Pacifism {pacifism} {steps}</source>
        <translation>{cause}, speculazione con Pacifismo {pacifism} {steps}</translation>
    </message>
    <message>
        <source>Everybody has sold oil {steps}</source>
        <translation>Tutti hanno venduto petrolio {steps}</translation>
    </message>
    <message>
        <source>Nobody has sold oil {steps}</source>
        <translation>Nessuno ha venduto petrolio {steps}</translation>
    </message>
    <message>
        <source>One player has sold oil {steps}</source>
        <translation>Un giocatore ha venduto petrolio {steps}</translation>
    </message>
    <message>
        <source>{number} players have sold oil {steps}</source>
        <translation>{number} giocatori hanno venduto petrolio {steps}</translation>
    </message>
    <message>
        <source>({steps})</source>
        <translation>({steps})</translation>
    </message>
    <message>
        <source>{name} has nothing left: {amount} of the fine is forgiven.</source>
        <translation>{name} non ha più niente: multa condonata per {amount}.</translation>
    </message>
    <message>
        <source>{region} has not produced for {name} and the Government.</source>
        <translation>{region} non ha prodotto per {name} e per il Governo.</translation>
    </message>
    <message>
        <source>{name} has nothing to pay for {region} with, and pays nothing.</source>
        <translation>{name} non ha di che pagare per {region}, e non paga niente.</translation>
    </message>
    <message>
        <source>{name} gives up {barrels} in {region}.</source>
        <translation>{name} cede {barrels} in {region}.</translation>
    </message>
    <message>
        <source>{name} takes {barrels} from {region}.</source>
        <translation>{name} prende {barrels} da {region}.</translation>
    </message>
    <message>
        <source>{region} loses {barrels} for lack of room.</source>
        <translation>{region} perde {barrels} per mancanza di posto.</translation>
    </message>
    <message>
        <source>{name} brings {barrels} home from {region}.</source>
        <translation>{name} porta a casa {barrels} da {region}.</translation>
    </message>
    <message>
        <source>{name}: {cash} in cash, {oil} for {barrels}, {contracts} for contracts, {fine} fined, {total} in all.</source>
        <translation>{name}: {cash} in contanti, {oil} per {barrels}, {contracts} per i contratti, {fine} di multa, {total} in tutto.</translation>
    </message>
    <message>
        <source>{name}, number {rank} in the Government’s favour with {points} points, gets no oil from it.</source>
        <translation>{name}: posto {rank} nella graduatoria del Governo con {points} punti, niente petrolio.</translation>
    </message>
    <message>
        <source>{name}, number {rank} in the Government’s favour with {points} points, gets {barrels} from it.</source>
        <translation>{name}: posto {rank} nella graduatoria del Governo con {points} punti, e riceve {barrels}.</translation>
    </message>
    <message>
        <source>Remove 1 troop from {region}</source>
        <translation>Togli 1 truppa da {region}</translation>
    </message>
    <message>
        <source>Give up 1 barrel in {region}</source>
        <translation>Cedi 1 barile in {region}</translation>
    </message>
    <message>
        <source>Take 1 barrel from {region}</source>
        <translation>Prendi 1 barile da {region}</translation>
    </message>
    <message>
        <source>Take no more barrels</source>
        <translation>Non prendere altri barili</translation>
    </message>
    <message>
        <source>Which barrels do you take from your regions?</source>
        <translation>Quali barili prendi dalle tue regioni?</translation>
    </message>
    <message>
        <source>{name} takes barrels in hand.</source>
        <translation>{name} prende barili in mano.</translation>
    </message>
    <message>
        <source>You cannot pay the whole fine: remove {troops} from the board.</source>
        <translation>Non puoi pagare tutta la multa: togli {troops} dal tabellone.</translation>
    </message>
    <message>
        <source>{name} cannot pay the whole fine, and removes {troops} from the board.</source>
        <translation>{name} non può pagare tutta la multa e toglie {troops} dal tabellone.</translation>
    </message>
    <message>
        <source>A region did not produce: give up {barrels} from your regions.</source>
        <translation>Una regione non ha prodotto: cedi {barrels} dalle tue regioni.</translation>
    </message>
    <message>
        <source>{name} gives up {barrels} for a region that did not produce.</source>
        <translation>{name} cede {barrels} per una regione che non ha prodotto.</translation>
    </message>
    <message>
        <source>Pacifism and fines are checked.</source>
        <translation>Si verificano Pacifismo e multe.</translation>
    </message>
    <message>
        <source>The price of oil moves.</source>
        <translation>Il prezzo del petrolio si muove.</translation>
    </message>
    <message>
        <source>The regions produce for the Government.</source>
        <translation>Le regioni producono per il Governo.</translation>
    </message>
    <message>
        <source>Barrels without room are lost.</source>
        <translation>I barili senza posto vanno persi.</translation>
    </message>
    <message>
        <source>The playing order is settled.</source>
        <translation>Si stabilisce l’ordine di gioco.</translation>
    </message>
    <message>
        <source>The accounts are made up.</source>
        <translation>Si fanno i conti.</translation>
    </message>
    <message>
        <source>Invasion</source>
        <translation>Invasione</translation>
    </message>
    <message>
        <source>Guerrilla</source>
        <translation>Guerriglia</translation>
    </message>
    <message>
        <source>Transitional Government</source>
        <translation>Governo di transizione</translation>
    </message>
    <message>
        <source>{player} pays {amount} for that.</source>
        <translation>{player} spende {amount}.</translation>
    </message>
    <message>
        <source>{player} pays {amount} for Mass-media.</source>
        <translation>{player} paga {amount} per i Mass media.</translation>
    </message>
    <message>
        <source>{player} pays {amount} for doing the same again.</source>
        <translation>{player} paga {amount} per la ripetizione.</translation>
    </message>
    <message>
        <source>{player} pays {other} {amount} for support.</source>
        <translation>{player} paga {amount} a {other} per l’appoggio.</translation>
    </message>
    <message>
        <source>{player} pays {other} {amount} in the deal.</source>
        <translation>{player} paga {amount} a {other} secondo l’accordo.</translation>
    </message>
    <message>
        <source>{player} pays a fine of {amount} for Pacifism.</source>
        <translation>{player} paga una multa di {amount} per il Pacifismo.</translation>
    </message>
    <message>
        <source>{player} pays {amount} for {region}, which did not produce.</source>
        <translation>{player} paga {amount} per {region}, che non ha prodotto.</translation>
    </message>
    <message>
        <source>{player} pays {amount} for the repair in {region}.</source>
        <translation>{player} paga {amount} per la riparazione in {region}.</translation>
    </message>
    <message>
        <source>{player} begins with {amount}.</source>
        <translation>{player} comincia con {amount}.</translation>
    </message>
    <message>
        <source>{player} is last in the playing order and gets {amount} more.</source>
        <translation>{player} è all’ultimo posto nell’ordine di gioco e riceve altri {amount}.</translation>
    </message>
    <message>
        <source>{player} takes {amount}.</source>
        <translation>{player} prende {amount}.</translation>
    </message>
    <message>
        <source>{player} gets {amount} from new taxes.</source>
        <translation>{player} incassa {amount} con le nuove tasse.</translation>
    </message>
    <message>
        <source>{player} sells {barrels} for {amount}.</source>
        <translation>{player} vende {barrels} per {amount}.</translation>
    </message>
    <message>
        <source>{player} loses {troops} in the battle for {region}.</source>
        <translation>{player} perde {troops} nella battaglia per {region}.</translation>
    </message>
    <message>
        <source>{player} loses {troops} in the retreat from {region}.</source>
        <translation>{player} perde {troops} nella ritirata da {region}.</translation>
    </message>
    <message>
        <source>{player} loses {troops} to the bombing in {region}.</source>
        <translation>{player} perde {troops} nell’attentato in {region}.</translation>
    </message>
    <message>
        <source>{player} removes {troops} from {region}: the fine cannot be paid.</source>
        <translation>{player} toglie {troops} da {region}: non può pagare la multa.</translation>
    </message>
    <message>
        <source>{player} withdraws {troops} from the board.</source>
        <translation>{player} ritira {troops} dal tabellone.</translation>
    </message>
    <message>
        <source>{region}: {logistics} used up by production.</source>
        <translation>{region}: la produzione consuma {logistics}.</translation>
    </message>
    <message>
        <source>{region}: {logistics} used for a building.</source>
        <translation>{region}: un edificio richiede {logistics}.</translation>
    </message>
    <message>
        <source>{region}: {logistics} given as aid.</source>
        <translation>{region}: {logistics} in aiuti alla popolazione.</translation>
    </message>
    <message>
        <source>{region}: {logistics} destroyed by the bombing.</source>
        <translation>{region}: l’attentato distrugge {logistics}.</translation>
    </message>
    <message>
        <source>{region}: {logistics} lost to the local troops.</source>
        <translation>{region}: le truppe locali eliminano {logistics}.</translation>
    </message>
    <message>
        <source>{player} moves {group} from {origin} to {to}.</source>
        <translation>{player} sposta {group}: {origin} → {to}.</translation>
    </message>
    <message>
        <source>{player} moves {group} from {origin} to {to}, for free.</source>
        <translation>{player} sposta gratis {group}: {origin} → {to}.</translation>
    </message>
    <message>
        <source>{player} comes with {group} from {origin} to the battle for {to}.</source>
        <translation>{player} accorre in battaglia con {group}: {origin} → {to}.</translation>
    </message>
    <message>
        <source>{player} retreats with {group} from {origin} to {to}.</source>
        <translation>{player} si ritira con {group}: {origin} → {to}.</translation>
    </message>
    <message>
        <source>{player} has won {region} and controls it.</source>
        <translation>{player} conquista {region} e ne prende il controllo.</translation>
    </message>
    <message>
        <source>{player} moves into {region} and controls it now.</source>
        <translation>{player} entra in {region} e ne prende il controllo.</translation>
    </message>
    <message>
        <source>{player} gets control of {region} in the deal.</source>
        <translation>{player} ottiene il controllo di {region} con l’accordo.</translation>
    </message>
    <message>
        <source>more troops than the public tolerates</source>
        <translation>più truppe di quelle tollerate</translation>
    </message>
    <message>
        <source>fewer troops than the public tolerates</source>
        <translation>meno truppe di quelle tollerate</translation>
    </message>
    <message>
        <source>troops lost</source>
        <translation>truppe perse</translation>
    </message>
    <message>
        <source>a retreat</source>
        <translation>una ritirata</translation>
    </message>
    <message>
        <source>new taxes</source>
        <translation>nuove tasse</translation>
    </message>
    <message>
        <source>the Speech to the Nation</source>
        <translation>il Discorso alla nazione</translation>
    </message>
    <message>
        <source>a bombing</source>
        <translation>un attentato</translation>
    </message>
    <message>
        <source>a bombing that failed</source>
        <translation>un attentato fallito</translation>
    </message>
    <message>
        <source>{track} ({why}).</source>
        <translation>{track} ({why}).</translation>
    </message>
    <message>
        <source>{track}.</source>
        <translation>{track}.</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>Turn {turn} begins: {phase}.</source>
        <translation>Comincia il turno {turn}: {phase}.</translation>
    </message>
    <message>
        <source>The last turn is over: all hands lie open.</source>
        <translation>L’ultimo turno è finito: tutti scoprono quello che hanno in mano.</translation>
    </message>
    <message>
        <source>{player} gives up {barrels} from the hand.</source>
        <translation>{player} cede {barrels} dalla mano.</translation>
    </message>
    <message>
        <source>{player} gives {other} {barrels} in the deal.</source>
        <translation>{player} dà {barrels} a {other} secondo l’accordo.</translation>
    </message>
    <message>
        <source>{player}’s {track} rises by {by} to {value}</source>
        <translation>{track} di {player}: +{by}, ora {value}</translation>
    </message>
    <message>
        <source>{player}’s {track} falls by {by} to {value}</source>
        <translation>{track} di {player}: −{by}, ora {value}</translation>
    </message>
    <message>
        <source>{player}’s {track} stays at {value}</source>
        <translation>{track} di {player}: resta {value}</translation>
    </message>
    <message>
        <source>{player} enters {region}, held by {locals}.</source>
        <translation>{player} entra in {region}, dove trova {locals}.</translation>
    </message>
    <message>
        <source>{player} enters {region} and throws {face}: {more}, {locals} in all.</source>
        <translation>{player} entra in {region} e tira {face}: {more}, in tutto {locals}.</translation>
    </message>
    <message>
        <source>no more local troops</source>
        <translation>nessuna truppa locale in più</translation>
    </message>
    <message>
        <source>1 more local troop</source>
        <translation>1 truppa locale in più</translation>
    </message>
    <message>
        <source>{number} more local troops</source>
        <translation>{number} truppe locali in più</translation>
    </message>
    <message>
        <source>the promise “{text}”</source>
        <translation>la promessa «{text}»</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>control of {region}</source>
        <translation>controllo di {region}</translation>
    </message>
    <message>
        <source>support in {region}</source>
        <translation>appoggio in {region}</translation>
    </message>
    <message>
        <source>{logistics} in {region}</source>
        <translation>{logistics} in {region}</translation>
    </message>
    <message>
        <source>{logistics} from {origin} to {region}</source>
        <translation>{logistics}: {origin} → {region}</translation>
    </message>
    <message>
        <source>{give} for {take}</source>
        <translation>{give} in cambio di {take}</translation>
    </message>
    <message>
        <source>{player} offers {partner} a deal: {terms}.</source>
        <translation>{player} propone un accordo a {partner}: {terms}.</translation>
    </message>
    <message>
        <source>{partner} makes the deal with {player}.</source>
        <translation>{partner} accetta l’accordo con {player}.</translation>
    </message>
    <message>
        <source>{partner} turns down what {player} offers.</source>
        <translation>{partner} rifiuta la proposta di {player}.</translation>
    </message>
    <message>
        <source>{giver} gives {taker} {logistics}.</source>
        <translation>{giver} dà {logistics} a {taker}.</translation>
    </message>
    <message>
        <source>{giver} will come when {taker} calls to a battle in {region} this turn.</source>
        <translation>{giver} accorrerà se in questo turno {taker} chiama per una battaglia in {region}.</translation>
    </message>
    <message>
        <source>{giver} promises {taker} in writing: “{text}”</source>
        <translation>{giver} promette per iscritto a {taker}: «{text}»</translation>
    </message>
    <message>
        <source>Make the deal</source>
        <translation>Fai l’accordo</translation>
    </message>
    <message>
        <source>Refuse the deal</source>
        <translation>Rifiuta accordo</translation>
    </message>
    <message>
        <source>Offer {partner}: {terms}</source>
        <translation>Proponi a {partner}: {terms}</translation>
    </message>
    <message>
        <source>{partner} answers an offer of {player}.</source>
        <translation>{partner} risponde a una proposta di {player}.</translation>
    </message>
    <message>
        <source>{player} offers you a deal. Do you make it?</source>
        <translation>{player} ti propone un accordo. Lo accetti?</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>magazzino</translation>
    </message>
    <message>
        <source>police station</source>
        <translation>stazione di polizia</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>oleodotto</translation>
    </message>
    <message>
        <source>refinery</source>
        <translation>raffineria</translation>
    </message>
    <message>
        <source>the Border Region</source>
        <translation>Regione di confine</translation>
    </message>
    <message>
        <source>{box} {number}</source>
        <translation>{box} {number}</translation>
    </message>
    <message>
        <source>1 troop</source>
        <translation>1 truppa</translation>
    </message>
    <message>
        <source>{number} troops</source>
        <translation>{number} truppe</translation>
    </message>
    <message>
        <source>1 local troop</source>
        <translation>1 truppa locale</translation>
    </message>
    <message>
        <source>{number} local troops</source>
        <translation>{number} truppe locali</translation>
    </message>
    <message>
        <source>1 logistic</source>
        <translation>1 logistica</translation>
    </message>
    <message>
        <source>{number} logistics</source>
        <translation>{number} logistiche</translation>
    </message>
    <message>
        <source>1 barrel</source>
        <translation>1 barile</translation>
    </message>
    <message>
        <source>{number} barrels</source>
        <translation>{number} barili</translation>
    </message>
    <message>
        <source>{troops} and {logistics}</source>
        <translation>{troops} e {logistics}</translation>
    </message>
    <message>
        <source>{head}, {name}</source>
        <translation>{head}, {name}</translation>
    </message>
    <message>
        <source>{head} and {name}</source>
        <translation>{head} e {name}</translation>
    </message>
    <message>
        <source>{player} throws {face}.</source>
        <translation>{player} tira {face}.</translation>
    </message>
    <message>
        <source>The playing order is: {players}.</source>
        <translation>L’ordine di gioco è: {players}.</translation>
    </message>
    <message>
        <source>{player} begins with nothing in the Border Region.</source>
        <translation>{player} comincia senza niente nella Regione di confine.</translation>
    </message>
    <message>
        <source>{player} begins with {group} in the Border Region.</source>
        <translation>{player} comincia con {group} nella Regione di confine.</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Nessun acquisto</translation>
    </message>
    <message>
        <source>Buy {group} for {cost}</source>
        <translation>Acquista {group} per {cost}</translation>
    </message>
    <message>
        <source>Everybody throws for the playing order.</source>
        <translation>Tutti tirano per l’ordine di gioco.</translation>
    </message>
    <message>
        <source>How many troops and logistics do you begin with in the Border Region?</source>
        <translation>Con quante truppe e risorse logistiche cominci nella Regione di confine?</translation>
    </message>
    <message>
        <source>{player} buys the first troops and logistics.</source>
        <translation>{player} acquista le prime truppe e risorse logistiche.</translation>
    </message>
    <message>
        <source>{player}’s Mass-media rises by {by} to {value}.</source>
        <translation>Mass media di {player}: +{by}, ora {value}.</translation>
    </message>
    <message>
        <source>{player} calls {other} to the battle for {region}.</source>
        <translation>{player} chiama {other} alla battaglia per {region}.</translation>
    </message>
    <message>
        <source>{player} calls {other} to the battle for {region} and offers {pay}.</source>
        <translation>{player} chiama {other} alla battaglia per {region} e offre {pay}.</translation>
    </message>
    <message>
        <source>{player} does not come to {region}.</source>
        <translation>{player} non accorre in {region}.</translation>
    </message>
    <message>
        <source>{player} passes this action.</source>
        <translation>{player}: azione saltata.</translation>
    </message>
    <message>
        <source>{player} holds the Speech to the Nation.</source>
        <translation>{player} tiene il Discorso alla nazione.</translation>
    </message>
    <message>
        <source>{player} chooses {box}.</source>
        <translation>{player} sceglie {box}.</translation>
    </message>
    <message>
        <source>{player} buys {group} into the Border Region.</source>
        <translation>{player} acquista {group} per la Regione di confine.</translation>
    </message>
    <message>
        <source>{player} flies {group} into {region}.</source>
        <translation>{player} invia {group} in {region} per via aerea.</translation>
    </message>
    <message>
        <source>for {cost}</source>
        <translation>per {cost}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>{box}: +{points}, {price}</source>
        <translation>{box}: +{points}, {price}</translation>
    </message>
    <message>
        <source>New Taxes: {gain}, Pacifism +{steps}</source>
        <translation>Nuove tasse: {gain}, Pacifismo +{steps}</translation>
    </message>
    <message>
        <source>Speech to the Nation: Pacifism −{steps}</source>
        <translation>Discorso alla nazione: Pacifismo −{steps}</translation>
    </message>
    <message>
        <source>Oil Production</source>
        <translation>Produzione petrolio</translation>
    </message>
    <message>
        <source>Pass this action</source>
        <translation>Salta questa azione</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>End this action</source>
        <translation>Termina l’azione</translation>
    </message>
    <message>
        <source>{box}: buy {elements}, {moves}</source>
        <translation>{box}: acquista {elements}, {moves}</translation>
    </message>
    <message>
        <source>1 act</source>
        <translation>1 intervento</translation>
    </message>
    <message>
        <source>{number} acts</source>
        <translation>{number} interventi</translation>
    </message>
    <message>
        <source>{box}: {acts}</source>
        <translation>{box}: {acts}</translation>
    </message>
    <message>
        <source>{box}: {amount}</source>
        <translation>{box}: {amount}</translation>
    </message>
    <message>
        <source>{box}: number {place} in the next turn</source>
        <translation>{box}: posto {place} nel prossimo turno</translation>
    </message>
    <message>
        <source>Move {group} from {origin} to {to}</source>
        <translation>Sposta {group}: {origin} → {to}</translation>
    </message>
    <message>
        <source>{move} (free)</source>
        <translation>{move} (gratis)</translation>
    </message>
    <message>
        <source>Withdraw {troops} from the board</source>
        <translation>Ritira {troops} dal tabellone</translation>
    </message>
    <message>
        <source>Call {player} to {region}</source>
        <translation>Chiama {player} in {region}</translation>
    </message>
    <message>
        <source>Call {player} to {region} for {pay}</source>
        <translation>Chiama {player} in {region} per {pay}</translation>
    </message>
    <message>
        <source>Come from {origin} with {group}</source>
        <translation>Accorri con {group}, partenza: {origin}</translation>
    </message>
    <message>
        <source>Do not come</source>
        <translation>Non accorrere</translation>
    </message>
    <message>
        <source>Buy {bought} into the Border Region for {cost}</source>
        <translation>Acquista {bought} per la Regione di confine: {cost}</translation>
    </message>
    <message>
        <source>Fly {bought} into {region} for {cost}</source>
        <translation>Invia {bought} in {region} per via aerea: {cost}</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 elemento</translation>
    </message>
    <message>
        <source>{number} elements</source>
        <translation>{number} elementi</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 movimento</translation>
    </message>
    <message>
        <source>{number} moves</source>
        <translation>{number} movimenti</translation>
    </message>
    <message>
        <source>{player} can still sell oil and deal.</source>
        <translation>{player} può ancora vendere petrolio e proporre accordi.</translation>
    </message>
    <message>
        <source>{player} chooses the first action.</source>
        <translation>{player} sceglie la prima azione.</translation>
    </message>
    <message>
        <source>{player} chooses the second action.</source>
        <translation>{player} sceglie la seconda azione.</translation>
    </message>
    <message>
        <source>End your turn? You can sell oil and deal first.</source>
        <translation>Termini il turno? Prima puoi vendere petrolio e proporre accordi.</translation>
    </message>
    <message>
        <source>Which is your first action?</source>
        <translation>Qual è la tua prima azione?</translation>
    </message>
    <message>
        <source>Which is your second action?</source>
        <translation>Qual è la tua seconda azione?</translation>
    </message>
    <message>
        <source>{player} buys and moves.</source>
        <translation>{player} fa acquisti e movimenti.</translation>
    </message>
    <message>
        <source>What do you buy? You have {elements} and then {moves}.</source>
        <translation>Che cosa acquisti? Prima {elements}, poi {moves}.</translation>
    </message>
    <message>
        <source>Which groups move? You have {moves} left.</source>
        <translation>Quali gruppi si muovono? Ti restano: {moves}.</translation>
    </message>
    <message>
        <source>Your moves are used up. Free steps and calls for support are still open.</source>
        <translation>Hai usato tutti i movimenti. Restano i passi gratuiti e le chiamate in appoggio.</translation>
    </message>
    <message>
        <source>{player} is called to the battle for {region}.</source>
        <translation>{player} riceve una chiamata alla battaglia per {region}.</translation>
    </message>
    <message>
        <source>{player} calls you to {region}, as you have pledged. With what do you come?</source>
        <translation>{player} ti chiama in {region}, come hai promesso. Con che cosa accorri?</translation>
    </message>
    <message>
        <source>{player} calls you to the battle for {region}. Do you come, and with what?</source>
        <translation>{player} ti chiama alla battaglia per {region}. Accorri, e con che cosa?</translation>
    </message>
    <message>
        <source>{player} offers you {pay} to come to the battle for {region}. With what do you come?</source>
        <translation>{player} ti offre {pay} se accorri alla battaglia per {region}. Con che cosa accorri?</translation>
    </message>
    <message>
        <source>Border Region</source>
        <translation>Regione di confine</translation>
    </message>
    <message>
        <source>Pacifism 1</source>
        <translation>Pacifismo 1</translation>
    </message>
    <message>
        <source>Pacifism 2</source>
        <translation>Pacifismo 2</translation>
    </message>
    <message>
        <source>Pacifism 3</source>
        <translation>Pacifismo 3</translation>
    </message>
    <message>
        <source>Pacifism 4</source>
        <translation>Pacifismo 4</translation>
    </message>
    <message>
        <source>Oil Price 1</source>
        <translation>Prezzo del petrolio 1</translation>
    </message>
    <message>
        <source>Oil Price 2</source>
        <translation>Prezzo del petrolio 2</translation>
    </message>
    <message>
        <source>The rebels of {leader} enter {region}.</source>
        <translation>I ribelli di {leader} entrano in {region}.</translation>
    </message>
    <message>
        <source>The rebels of {leader} find no eastern region free and wait off the map.</source>
        <translation>I ribelli di {leader} non trovano libera nessuna regione a est e aspettano fuori mappa.</translation>
    </message>
    <message>
        <source>The rebels of {leader}: {origin} → {region}, power {power}.</source>
        <translation>I ribelli di {leader}: {origin} → {region}, potenza {power}.</translation>
    </message>
    <message>
        <source>The rebels of {leader} grow to power {power}.</source>
        <translation>I ribelli di {leader} si rafforzano: potenza {power}.</translation>
    </message>
    <message>
        <source>The rebels of {leader} rest.</source>
        <translation>I ribelli di {leader} riposano.</translation>
    </message>
    <message>
        <source>The rebels of {leader} leave the map.</source>
        <translation>I ribelli di {leader} lasciano la mappa.</translation>
    </message>
    <message>
        <source>Rebels enter {region}</source>
        <translation>I ribelli entrano in {region}</translation>
    </message>
    <message>
        <source>Move the rebels to {region}</source>
        <translation>Sposta i ribelli in {region}</translation>
    </message>
    <message>
        <source>Raise the power of the rebels to {power}</source>
        <translation>Rafforza i ribelli a potenza {power}</translation>
    </message>
    <message>
        <source>Do nothing with the rebels</source>
        <translation>Non fare niente con i ribelli</translation>
    </message>
    <message>
        <source>All rebels have acted.</source>
        <translation>Tutti i ribelli hanno agito.</translation>
    </message>
    <message>
        <source>troops</source>
        <translation>truppe</translation>
    </message>
    <message>
        <source>logistics</source>
        <translation>logistica</translation>
    </message>
    <message>
        <source>The rebels of {leader} join.</source>
        <translation>I ribelli di {leader} partecipano.</translation>
    </message>
    <message>
        <source>The rebels of {leader} stay out.</source>
        <translation>I ribelli di {leader} ne restano fuori.</translation>
    </message>
    <message>
        <source>{victim} asks {ally} for help.</source>
        <translation>{victim} chiede aiuto a {ally}.</translation>
    </message>
    <message>
        <source>{ally} helps in the defence.</source>
        <translation>{ally} aiuta la difesa.</translation>
    </message>
    <message>
        <source>{ally} does not help.</source>
        <translation>{ally} non aiuta.</translation>
    </message>
    <message>
        <source>The {building} in {region} is destroyed.</source>
        <translation>In {region} va perso un edificio: {building}.</translation>
    </message>
    <message>
        <source>The {building} in {region} is repaired.</source>
        <translation>In {region} viene riparato un edificio: {building}.</translation>
    </message>
    <message>
        <source>The rebels of {bomber} bomb {victim} in {region}: {target}.</source>
        <translation>I ribelli di {bomber} compiono un attentato contro {victim} in {region}: {target}.</translation>
    </message>
    <message>
        <source>{victim} throws {total} against {minimum} ({lines}): the bombing fails.</source>
        <translation>{victim} tira {total} contro {minimum} ({lines}): l’attentato fallisce.</translation>
    </message>
    <message>
        <source>{victim} throws {total} against {minimum} ({lines}): damage {damage}.</source>
        <translation>{victim} tira {total} contro {minimum} ({lines}): danni {damage}.</translation>
    </message>
    <message>
        <source>nothing counts</source>
        <translation>niente da contare</translation>
    </message>
    <message>
        <source>{reason} {value}</source>
        <translation>{reason} {value}</translation>
    </message>
    <message>
        <source>Ask others to bomb {victim} in {region} too: {target}</source>
        <translation>Chiedi ad altri di unirsi all’attentato contro {victim} in {region}: {target}</translation>
    </message>
    <message>
        <source>Bomb {victim} in {region}: {target}</source>
        <translation>Attentato contro {victim} in {region}: {target}</translation>
    </message>
    <message>
        <source>Join the bombing</source>
        <translation>Unisciti all’attentato</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Restane fuori</translation>
    </message>
    <message>
        <source>Ask {ally} for help</source>
        <translation>Chiedi aiuto a {ally}</translation>
    </message>
    <message>
        <source>Ask nobody: roll</source>
        <translation>Non chiedere a nessuno: tira</translation>
    </message>
    <message>
        <source>Help in the defence</source>
        <translation>Aiuta la difesa</translation>
    </message>
    <message>
        <source>Pay for the repair</source>
        <translation>Paga la riparazione</translation>
    </message>
    <message>
        <source>Lose the building</source>
        <translation>Rinuncia all’edificio</translation>
    </message>
    <message>
        <source>{name} acts with the rebels.</source>
        <translation>{name} agisce con i ribelli.</translation>
    </message>
    <message>
        <source>What do your rebels do: move, grow stronger, bomb or rest?</source>
        <translation>Che cosa fanno i tuoi ribelli: si muovono, si rafforzano, compiono un attentato o riposano?</translation>
    </message>
    <message>
        <source>Place your rebels in an eastern region.</source>
        <translation>Piazza i tuoi ribelli in una regione a est.</translation>
    </message>
    <message>
        <source>{what} Do your rebels join?</source>
        <translation>{what} I tuoi ribelli partecipano?</translation>
    </message>
    <message>
        <source>{what} {name} may join.</source>
        <translation>{what} {name} può unirsi.</translation>
    </message>
    <message>
        <source>{what} {victim} asks for your help.</source>
        <translation>{what} {victim} chiede il tuo aiuto.</translation>
    </message>
    <message>
        <source>{what} {name} is asked for help.</source>
        <translation>{what} A {name} viene chiesto aiuto.</translation>
    </message>
    <message>
        <source>{what} Whom do you ask for help?</source>
        <translation>{what} A chi chiedi aiuto?</translation>
    </message>
    <message>
        <source>{what} {name} decides about the defence.</source>
        <translation>{what} {name} decide sulla difesa.</translation>
    </message>
    <message>
        <source>The {building} in {region} is damaged. Pay {cost}, or it is lost.</source>
        <translation>Edificio danneggiato in {region} ({building}): paga {cost}, o lo perdi.</translation>
    </message>
    <message>
        <source>{name} decides about the {building} in {region}: {cost} or lost.</source>
        <translation>{name} decide su un edificio in {region} ({building}): pagare {cost} o perderlo.</translation>
    </message>
    <message>
        <source>{roller} proposes for {region}: {loser} loses first, {controller} controls.</source>
        <translation>{roller} propone per {region}: le prime perdite a {loser}, il controllo a {controller}.</translation>
    </message>
    <message>
        <source>{ally} agrees.</source>
        <translation>{ally} è d’accordo.</translation>
    </message>
    <message>
        <source>{ally} does not agree: nothing is settled for {region}.</source>
        <translation>{ally} non è d’accordo: nessuna intesa per {region}.</translation>
    </message>
    <message>
        <source>Nobody is left in {region}: 1 new local troop comes.</source>
        <translation>In {region} non resta nessuno: arriva 1 nuova truppa locale.</translation>
    </message>
    <message>
        <source>The battle for {region} is lost to {locals}.</source>
        <translation>La battaglia per {region} è persa contro {locals}.</translation>
    </message>
    <message>
        <source>Retreat no more</source>
        <translation>Niente altre ritirate</translation>
    </message>
    <message>
        <source>Stand fast</source>
        <translation>Resisti</translation>
    </message>
    <message>
        <source>{loser} loses first, {controller} controls</source>
        <translation>prime perdite a {loser}, controllo a {controller}</translation>
    </message>
    <message>
        <source>Agree on nothing: lose first and control</source>
        <translation>Nessuna intesa: prime perdite e controllo a te</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Do not agree</source>
        <translation>Non accettare</translation>
    </message>
    <message>
        <source>The battles are fought.</source>
        <translation>Si combattono le battaglie.</translation>
    </message>
    <message>
        <source>{region}: {troops} against {locals}, {ratio}. {roller} throws {face}: {locals_fall}. The locals throw {locals_face}: {troops_fall}.</source>
        <translation>{region}: {troops} contro {locals}, {ratio}. {roller} tira {face}: {locals_fall}. Per i locali il tiro è {locals_face}: {troops_fall}.</translation>
    </message>
    <message>
        <source>no local troop falls</source>
        <translation>non cade nessuna truppa locale</translation>
    </message>
    <message>
        <source>1 local troop falls</source>
        <translation>cade 1 truppa locale</translation>
    </message>
    <message>
        <source>{number} local troops fall</source>
        <translation>cadono {number} truppe locali</translation>
    </message>
    <message>
        <source>no troop falls</source>
        <translation>non cade nessuna truppa</translation>
    </message>
    <message>
        <source>1 troop falls</source>
        <translation>cade 1 truppa</translation>
    </message>
    <message>
        <source>{number} troops fall</source>
        <translation>cadono {number} truppe</translation>
    </message>
    <message>
        <source>Retreat: {region} → {to}, and lose the troop for all</source>
        <translation>Ritirata: {region} → {to}, e la truppa per tutti la perdi tu</translation>
    </message>
    <message>
        <source>Retreat: {region} → {to}</source>
        <translation>Ritirata: {region} → {to}</translation>
    </message>
    <message>
        <source>Retreat from a battle? It costs a troop and 1 Pacifism.</source>
        <translation>Ti ritiri da una battaglia? Costa una truppa e 1 Pacifismo.</translation>
    </message>
    <message>
        <source>{name} decides on retreats.</source>
        <translation>{name} decide sulle ritirate.</translation>
    </message>
    <message>
        <source>{region}: propose who loses troops first and who will control.</source>
        <translation>{region}: proponi chi subisce le prime perdite e chi avrà il controllo.</translation>
    </message>
    <message>
        <source>{name} thinks about an agreement of the allies in {region}.</source>
        <translation>{name} riflette su un’intesa degli alleati in {region}.</translation>
    </message>
    <message>
        <source>{region}: {loser} loses first, {controller} controls. Do you agree?</source>
        <translation>{region}: le prime perdite a {loser}, il controllo a {controller}. Accetti?</translation>
    </message>
    <message>
        <source>{name} answers the proposal for {region}: {loser} loses first, {controller} controls.</source>
        <translation>{name} risponde alla proposta per {region}: le prime perdite a {loser}, il controllo a {controller}.</translation>
    </message>
    <message>
        <source>Nobody has anything left to do that is worth its risk: end the actions.</source>
        <translation>Non resta nulla che valga il rischio: chiudi le azioni.</translation>
    </message>
    <message>
        <source>Nobody else of those lost is worth the risk of landing now.</source>
        <translation>Tra le unità perse, nessun’altra vale il rischio di una discesa adesso.</translation>
    </message>
    <message>
        <source>Nothing else is to be decided between the battles.</source>
        <translation>Tra le due battaglie non c’è altro da decidere.</translation>
    </message>
    <message>
        <source>The {tribe} may come in first: the order makes little difference.</source>
        <translation>Entrino pure per prime le {tribe}: l’ordine cambia poco.</translation>
    </message>
    <message>
        <source>{unit} is safest in {hex}.</source>
        <translation>{unit}: il posto più sicuro è {hex}.</translation>
    </message>
    <message>
        <source>{unit} had better be damaged: a marker would hold it where it is.</source>
        <translation>{unit}: meglio il danno; un segnalino bloccherebbe l’unità dov’è.</translation>
    </message>
    <message>
        <source>{unit} can take the hit as a marker, which may come off next turn.</source>
        <translation>{unit} può incassare il colpo con un segnalino, che forse se ne va al prossimo turno.</translation>
    </message>
    <message>
        <source>{event} is the more welcome of the two.</source>
        <translation>{event}: dei due è il più gradito.</translation>
    </message>
    <message>
        <source>{unit} is the most valuable of those that are damaged.</source>
        <translation>{unit}: tra le unità danneggiate è la più preziosa.</translation>
    </message>
    <message>
        <source>This Rubble lies farthest from your units: whatever it is does the least harm.</source>
        <translation>Queste Macerie sono le più lontane dalle tue unità: qualunque cosa nascondano, faranno meno male.</translation>
    </message>
    <message>
        <source>This Rubble is the one to be rid of.</source>
        <translation>Sono queste le Macerie di cui liberarsi.</translation>
    </message>
    <message>
        <source>Any choice will do here.</source>
        <translation>Qui una scelta vale l’altra.</translation>
    </message>
    <message>
        <source>{unit} may recover: trying costs nothing.</source>
        <translation>{unit} può riprendersi: tentare non costa nulla.</translation>
    </message>
    <message>
        <source>Without its marker {unit} can move and shoot again.</source>
        <translation>Senza segnalino, {unit} può di nuovo muovere e sparare.</translation>
    </message>
    <message>
        <source>{unit} can free a Miner now: each one led to safety counts.</source>
        <translation>{unit} può liberare un Minatore adesso: ognuno portato in salvo conta.</translation>
    </message>
    <message>
        <source>One step more and {unit} is safe.</source>
        <translation>Ancora un passo e {unit} è in salvo.</translation>
    </message>
    <message>
        <source>{unit} has nothing better to do than to look ahead for the next event.</source>
        <translation>{unit} non ha di meglio da fare che scoprire in anticipo il prossimo evento.</translation>
    </message>
    <message>
        <source>Only a jump takes {unit} to its place in time.</source>
        <translation>Solo un balzo porta {unit} a destinazione in tempo.</translation>
    </message>
    <message>
        <source>A jump takes {unit} out of danger.</source>
        <translation>Un balzo mette {unit} al riparo dal pericolo.</translation>
    </message>
    <message>
        <source>{unit} does best to stop here.</source>
        <translation>{unit}: conviene fermarsi qui.</translation>
    </message>
    <message>
        <source>{unit} comes down safely in {hex} {chance} times in 100, and stands well there.</source>
        <translation>{unit} scende a segno in {hex} {chance} volte su 100, ed è una buona posizione.</translation>
    </message>
    <message>
        <source>With its bomb gone {unit} lands out of harm&apos;s way.</source>
        <translation>Sganciata la bomba, {unit} atterra fuori pericolo.</translation>
    </message>
    <message>
        <source>{unit} flies to where it is safer.</source>
        <translation>{unit} vola dove è più al sicuro.</translation>
    </message>
    <message>
        <source>{unit} is on its way to bomb the {tribe}.</source>
        <translation>{unit} sta andando a bombardare le {tribe}.</translation>
    </message>
    <message>
        <source>{unit} comes in over the edge and goes to {hex}.</source>
        <translation>{unit} entra dal bordo e va in {hex}.</translation>
    </message>
    <message>
        <source>{unit} goes to {hex}, to free the Miners in the mine.</source>
        <translation>{unit} va in {hex}, a liberare i Minatori nella miniera.</translation>
    </message>
    <message>
        <source>{unit} goes to {hex}, on its way to safety in the south.</source>
        <translation>{unit} va in {hex}, verso la salvezza a sud.</translation>
    </message>
    <message>
        <source>{unit} goes to {hex}, to hold a place that counts at the end.</source>
        <translation>{unit} va in {hex}, a tenere un posto che conta alla fine.</translation>
    </message>
    <message>
        <source>{unit} goes to {hex}, to draw the {tribe} off others.</source>
        <translation>{unit} va in {hex}, ad attirare le {tribe} lontano da altri.</translation>
    </message>
    <message>
        <source>{unit} goes to {hex}, away from the {tribe}.</source>
        <translation>{unit} va in {hex}, lontano dalle {tribe}.</translation>
    </message>
    <message>
        <source>{unit} stands better in {hex}.</source>
        <translation>{unit} sta meglio in {hex}.</translation>
    </message>
    <message>
        <source>{unit} has no better target than {target}.</source>
        <translation>Per {unit} non c’è bersaglio migliore: {target}.</translation>
    </message>
    <message>
        <source>The Chisel of {unit} breaks the {tribe} {chance} times in 100.</source>
        <translation>Lo Scalpello di {unit} spezza le {tribe} {chance} volte su 100.</translation>
    </message>
    <message>
        <source>{unit} holds up the {tribe} {chance} times in 100.</source>
        <translation>{unit} blocca le {tribe} {chance} volte su 100.</translation>
    </message>
    <message>
        <source>The bomb of {unit} breaks the {tribe} {chance} times in 100.</source>
        <translation>La bomba di {unit} spezza le {tribe} {chance} volte su 100.</translation>
    </message>
    <message>
        <source>A strike from orbit breaks the {tribe} {chance} times in 100.</source>
        <translation>Un attacco dall’orbita spezza le {tribe} {chance} volte su 100.</translation>
    </message>
    <message>
        <source>{unit} can push the {tribe} away from your units.</source>
        <translation>{unit} può spingere le {tribe} lontano dalle tue unità.</translation>
    </message>
    <message>
        <source>The {tribe} are cracked: {unit} breaks their boulder {chance} times in 100.</source>
        <translation>Le {tribe} sono incrinate: {unit} spezza il loro masso {chance} volte su 100.</translation>
    </message>
    <message>
        <source>{unit} breaks a boulder of the {tribe} {chance} times in 100, and a crack helps who fires next.</source>
        <translation>{unit} spezza un masso delle {tribe} {chance} volte su 100, e una crepa aiuta chi spara dopo.</translation>
    </message>
    <message>
        <source>{unit} breaks a boulder of the {tribe} {chance} times in 100.</source>
        <translation>{unit} spezza un masso delle {tribe} {chance} volte su 100.</translation>
    </message>
    <message>
        <source>Every unit of the team stands where it is wanted.</source>
        <translation>Ogni unità del reparto è dove serve.</translation>
    </message>
    <message>
        <source>{team} can be placed at once: another team would have to walk in.</source>
        <translation>{team} si può piazzare subito: un altro reparto dovrebbe entrare a piedi.</translation>
    </message>
    <message>
        <source>{team} brings the Bombers, which can strike every turn from now on.</source>
        <translation>{team} porta i Bombardieri, che da adesso possono colpire ogni turno.</translation>
    </message>
    <message>
        <source>{team} brings most to the battle: {dice} dice to fire with.</source>
        <translation>{team} dà il contributo maggiore alla battaglia: {dice} dadi per sparare.</translation>
    </message>
    <message>
        <source>{unit} has something to fire at from {hex} at once.</source>
        <translation>{unit}: da {hex} c’è subito qualcosa a cui sparare.</translation>
    </message>
    <message>
        <source>{unit} stands well in {hex}, and moves on from there.</source>
        <translation>{unit} sta bene in {hex}, e da lì prosegue.</translation>
    </message>
    <message>
        <source>Marble Minefield</source>
        <translation>Campo minato di biglie</translation>
    </message>
    <message>
        <source>Malfunction: lost</source>
        <translation>Avaria: unità persa</translation>
    </message>
    <message>
        <source>Malfunction: damaged</source>
        <translation>Avaria: unità danneggiata</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>A segno</translation>
    </message>
    <message>
        <source>Scattered: lost</source>
        <translation>Dispersione: unità persa</translation>
    </message>
    <message>
        <source>Scattered to {hex}</source>
        <translation>Dispersione in {hex}</translation>
    </message>
    <message>
        <source>Malfunction: unharmed</source>
        <translation>Avaria: unità illesa</translation>
    </message>
    <message>
        <source>{end}, hit by a marble</source>
        <translation>{end}, colpo di una biglia</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Distrutto</translation>
    </message>
    <message>
        <source>{unit} fires next</source>
        <translation>{unit} spara dopo</translation>
    </message>
    <message>
        <source>Not broken</source>
        <translation>Non spezzato</translation>
    </message>
    <message>
        <source>The crack stays</source>
        <translation>La crepa resta</translation>
    </message>
    <message>
        <source>Cracked</source>
        <translation>Incrinato</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Nessun effetto</translation>
    </message>
    <message>
        <source>Rubble removed</source>
        <translation>Macerie rimosse</translation>
    </message>
    <message>
        <source>Top boulder flipped</source>
        <translation>Masso in cima voltato</translation>
    </message>
    <message>
        <source>Top boulder removed</source>
        <translation>Masso in cima rimosso</translation>
    </message>
    <message>
        <source>Tribe destroyed</source>
        <translation>Tribù distrutta</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Un dado</translation>
    </message>
    <message>
        <source>With a Medic</source>
        <translation>Con un Medico</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Successo</translation>
    </message>
    <message>
        <source>Unharmed</source>
        <translation>Illesa</translation>
    </message>
    <message>
        <source>It passes</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>It must stop</source>
        <translation>Deve fermarsi</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>Un colpo</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Resta dov’è</translation>
    </message>
    <message>
        <source>Pushed to {hex}</source>
        <translation>Spinta in {hex}</translation>
    </message>
    <message>
        <source>Decisive victory</source>
        <translation>Vittoria decisiva</translation>
    </message>
    <message>
        <source>Significant victory</source>
        <translation>Vittoria significativa</translation>
    </message>
    <message>
        <source>Marginal victory</source>
        <translation>Vittoria marginale</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Sconfitta</translation>
    </message>
    <message>
        <source>First battle: {title}</source>
        <translation>Prima battaglia: {title}</translation>
    </message>
    <message>
        <source>{unit} escaped</source>
        <translation>{unit}: in salvo</translation>
    </message>
    <message>
        <source>{unit} lost</source>
        <translation>{unit}: perdita</translation>
    </message>
    <message>
        <source>{level}: nobody wins</source>
        <translation>{level}: non vince nessuno</translation>
    </message>
    <message>
        <source>{level} of the Marines: {who} wins</source>
        <translation>{level} dei Marine: {who} vince</translation>
    </message>
    <message>
        <source>Boulders of {tribe} destroyed: {count}</source>
        <translation>Massi delle {tribe} distrutti: {count}</translation>
    </message>
    <message>
        <source>{tribe} wholly destroyed</source>
        <translation>{tribe}: distrutte del tutto</translation>
    </message>
    <message>
        <source>{face} in {hex} occupied</source>
        <translation>{face} in {hex}: posto occupato</translation>
    </message>
    <message>
        <source>{place} occupied</source>
        <translation>{place}: posto occupato</translation>
    </message>
    <message>
        <source>Mine entrance occupied</source>
        <translation>Ingresso della miniera occupato</translation>
    </message>
    <message>
        <source>Sacred Pillar in {hex} occupied</source>
        <translation>Pilastro sacro in {hex} occupato</translation>
    </message>
    <message>
        <source>Wormhole occupied</source>
        <translation>Tunnel spaziale occupato</translation>
    </message>
    <message>
        <source>Which tribe appears</source>
        <translation>Quale tribù compare</translation>
    </message>
    <message>
        <source>Order of the boulders</source>
        <translation>Ordine dei massi</translation>
    </message>
    <message>
        <source>Random hex</source>
        <translation>Esagono a caso</translation>
    </message>
    <message>
        <source>Event counters for the cup</source>
        <translation>Segnalini Evento per l’urna</translation>
    </message>
    <message>
        <source>Which tribe stands at this Pillar</source>
        <translation>Quale tribù sta a questo Pilastro</translation>
    </message>
    <message>
        <source>First decide which units of the first battle come back.</source>
        <translation>Decidi prima quali unità della prima battaglia tornano.</translation>
    </message>
    <message>
        <source>This unit is not among those that can come back now.</source>
        <translation>Questa unità non è tra quelle che possono tornare adesso.</translation>
    </message>
    <message>
        <source>First pick the team that comes.</source>
        <translation>Scegli prima il reparto che arriva.</translation>
    </message>
    <message>
        <source>That team has come already.</source>
        <translation>Quel reparto è già arrivato.</translation>
    </message>
    <message>
        <source>First place the units of the team.</source>
        <translation>Prima piazza le unità del reparto.</translation>
    </message>
    <message>
        <source>This unit does not come with the team that is being placed.</source>
        <translation>Questa unità non arriva con il reparto che stai piazzando.</translation>
    </message>
    <message>
        <source>A team is placed in its own marked area.</source>
        <translation>Un reparto si piazza nella sua area contrassegnata.</translation>
    </message>
    <message>
        <source>Units are placed in empty numbered hexes, one in each, and not on a Hill.</source>
        <translation>Le unità si piazzano in esagoni vuoti e numerati, una per esagono, e non su una Collina.</translation>
    </message>
    <message>
        <source>All units of the team must be placed.</source>
        <translation>Tutte le unità del reparto vanno piazzate.</translation>
    </message>
    <message>
        <source>Only a unit that was just placed can be taken back.</source>
        <translation>Si può riprendere solo un’unità appena piazzata.</translation>
    </message>
    <message>
        <source>Sacrifice Wormhole</source>
        <translation>Tunnel spaziale dei sacrifici</translation>
    </message>
    <message>
        <source>Which tribe comes along</source>
        <translation>Quale tribù si aggiunge</translation>
    </message>
    <message>
        <source>Dust Storm: direction and distance</source>
        <translation>Tempesta di polvere: direzione e distanza</translation>
    </message>
    <message>
        <source>Choose a Rubble counter to turn over.</source>
        <translation>Scegli un segnalino Macerie da voltare.</translation>
    </message>
    <message>
        <source>That counter was turned over before.</source>
        <translation>Quel segnalino è già stato voltato.</translation>
    </message>
    <message>
        <source>That Rubble is Paralyzed this turn.</source>
        <translation>Queste Macerie sono Paralizzate in questo turno.</translation>
    </message>
    <message>
        <source>Which Rubble it is</source>
        <translation>Che cosa nascondono le Macerie</translation>
    </message>
    <message>
        <source>Keep one of the two counters that were drawn.</source>
        <translation>Tieni uno dei due segnalini pescati.</translation>
    </message>
    <message>
        <source>Event counter</source>
        <translation>Segnalino Evento</translation>
    </message>
    <message>
        <source>Choose a Rubble counter to remove.</source>
        <translation>Scegli un segnalino Macerie da togliere.</translation>
    </message>
    <message>
        <source>That counter is no Rubble any more: choose one that lies face down.</source>
        <translation>Quel segnalino non è più Macerie: scegline uno ancora coperto.</translation>
    </message>
    <message>
        <source>Which boulder comes back</source>
        <translation>Quale masso torna</translation>
    </message>
    <message>
        <source>Choose the stack that gets the boulder.</source>
        <translation>Scegli la pila che riceve il masso.</translation>
    </message>
    <message>
        <source>It goes to the tribe that has lost boulders and has fewest left.</source>
        <translation>Va alla tribù che ha perso massi e che ne ha meno.</translation>
    </message>
    <message>
        <source>Chain Lightning on the {tribe}</source>
        <translation>Fulmine a catena contro le {tribe}</translation>
    </message>
    <message>
        <source>First the Ore Carrier must make room.</source>
        <translation>Prima deve far posto il Trasportatore di minerale.</translation>
    </message>
    <message>
        <source>It can only go to an empty rail hex next to the mine entrance.</source>
        <translation>Può andare solo in un esagono di ferrovia vuoto accanto all’ingresso della miniera.</translation>
    </message>
    <message>
        <source>That unit is not on the map.</source>
        <translation>Quell’unità non è sulla mappa.</translation>
    </message>
    <message>
        <source>That unit is not damaged.</source>
        <translation>Quell’unità non è danneggiata.</translation>
    </message>
    <message>
        <source>Choose a damaged Marine, or leave the rest of the supplies unused.</source>
        <translation>Scegli un Marine danneggiato, o lascia inutilizzati i medicinali rimasti.</translation>
    </message>
    <message>
        <source>Acid Rain on Rubble</source>
        <translation>Pioggia acida sulle Macerie</translation>
    </message>
    <message>
        <source>Pop Rocks</source>
        <translation>Sassi scoppiettanti</translation>
    </message>
    <message>
        <source>A retreat is one hex.</source>
        <translation>Una ritirata è di un esagono.</translation>
    </message>
    <message>
        <source>A retreat leads one hex farther from the attacker.</source>
        <translation>La ritirata porta un esagono più lontano dall’attaccante.</translation>
    </message>
    <message>
        <source>The Ore Carrier retreats along its railway.</source>
        <translation>Il Trasportatore di minerale si ritira lungo la ferrovia.</translation>
    </message>
    <message>
        <source>A Rubble counter bars the railway.</source>
        <translation>Un segnalino Macerie sbarra la ferrovia.</translation>
    </message>
    <message>
        <source>Another unit stands there.</source>
        <translation>Lì c’è un’altra unità.</translation>
    </message>
    <message>
        <source>The Bottomless Quarry Pit is entered only where there is no other way.</source>
        <translation>Nella Cava senza fondo si entra solo se non c’è altra via.</translation>
    </message>
    <message>
        <source>{unit} must retreat first.</source>
        <translation>Prima deve ritirarsi {unit}.</translation>
    </message>
    <message>
        <source>Rubble: direction and distance</source>
        <translation>Macerie: direzione e distanza</translation>
    </message>
    <message>
        <source>{attack} on {unit}</source>
        <translation>{attack} contro {unit}</translation>
    </message>
    <message>
        <source>Combat factor</source>
        <translation>Fattore di combattimento</translation>
    </message>
    <message>
        <source>Boulders below</source>
        <translation>Massi sottostanti</translation>
    </message>
    <message>
        <source>Next to the target</source>
        <translation>Accanto al bersaglio</translation>
    </message>
    <message>
        <source>In a Structure</source>
        <translation>In una Struttura</translation>
    </message>
    <message>
        <source>First decide how {unit} takes its hit.</source>
        <translation>Decidi prima come {unit} incassa il colpo.</translation>
    </message>
    <message>
        <source>That cannot be done in the Action step.</source>
        <translation>Non si può fare nel passo delle azioni.</translation>
    </message>
    <message>
        <source>No unit is in the middle of its action.</source>
        <translation>Nessuna unità è nel mezzo della sua azione.</translation>
    </message>
    <message>
        <source>Another unit is in the middle of its action: finish it first.</source>
        <translation>Un’altra unità è nel mezzo della sua azione: prima concludila.</translation>
    </message>
    <message>
        <source>A Bomber beside the map must fly in first.</source>
        <translation>Un Bombardiere accanto alla mappa deve prima entrare in volo.</translation>
    </message>
    <message>
        <source>A unit beside the map must walk in first.</source>
        <translation>Un’unità accanto alla mappa deve prima entrare a piedi.</translation>
    </message>
    <message>
        <source>This unit has used its action this turn.</source>
        <translation>Questa unità ha già usato la sua azione in questo turno.</translation>
    </message>
    <message>
        <source>There is no such hex on the map.</source>
        <translation>Sulla mappa non c’è un esagono così.</translation>
    </message>
    <message>
        <source>This unit came down badly and can do nothing this turn.</source>
        <translation>Questa unità è atterrata male e in questo turno non può fare nulla.</translation>
    </message>
    <message>
        <source>A Stunned or Paralyzed unit cannot move.</source>
        <translation>Un’unità Stordita o Paralizzata non può muovere.</translation>
    </message>
    <message>
        <source>A unit that landed this turn cannot move.</source>
        <translation>Un’unità scesa in questo turno non può muovere.</translation>
    </message>
    <message>
        <source>No unit moves in Acid Rain.</source>
        <translation>Con la Pioggia acida nessuna unità muove.</translation>
    </message>
    <message>
        <source>Bombers stay where they are in Hurricane Winds.</source>
        <translation>Con i Venti d’uragano i Bombardieri restano dove sono.</translation>
    </message>
    <message>
        <source>It has come next to a tribe and must stop there.</source>
        <translation>È arrivata accanto a una tribù e lì deve fermarsi.</translation>
    </message>
    <message>
        <source>The marbles have stopped it: it moves no more this turn.</source>
        <translation>Le biglie l’hanno fermata: in questo turno non muove più.</translation>
    </message>
    <message>
        <source>A unit does not move on after a Jump.</source>
        <translation>Dopo un Balzo un’unità non prosegue.</translation>
    </message>
    <message>
        <source>It has made its attack already.</source>
        <translation>Ha già fatto il suo attacco.</translation>
    </message>
    <message>
        <source>Its move cannot end here, where another unit stands, so it cannot attack yet.</source>
        <translation>Il suo movimento non può finire qui, dove c’è un’altra unità: per ora non può attaccare.</translation>
    </message>
    <message>
        <source>Chisel</source>
        <translation>Scalpello</translation>
    </message>
    <message>
        <source>Boring Bit</source>
        <translation>Trapano</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Only Special Ops carry the Chisel.</source>
        <translation>Solo le Forze speciali hanno lo Scalpello.</translation>
    </message>
    <message>
        <source>The Chisel does not reach that far.</source>
        <translation>Lo Scalpello non arriva così lontano.</translation>
    </message>
    <message>
        <source>A unit, tribe, Rubble or Structure is in the Chisel&apos;s way.</source>
        <translation>Un’unità, una tribù, delle Macerie o una Struttura sbarrano la strada allo Scalpello.</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Danneggiato</translation>
    </message>
    <message>
        <source>A unit beside the map must come in first.</source>
        <translation>Un’unità accanto alla mappa deve prima entrare.</translation>
    </message>
    <message>
        <source>Only the Boring Bit drills.</source>
        <translation>Solo il Trapano trapana.</translation>
    </message>
    <message>
        <source>A Stunned or Paralyzed Boring Bit cannot drill.</source>
        <translation>Un Trapano Stordito o Paralizzato non può trapanare.</translation>
    </message>
    <message>
        <source>The Boring Bit cannot drill in the turn in which it landed.</source>
        <translation>Il Trapano non può trapanare nel turno in cui è sceso.</translation>
    </message>
    <message>
        <source>The Boring Bit drills only into a tribe or Rubble next to it.</source>
        <translation>Il Trapano trapana solo una tribù o Macerie accanto.</translation>
    </message>
    <message>
        <source>Anti-Gravity Wave</source>
        <translation>Onda antigravità</translation>
    </message>
    <message>
        <source>Hurricane Winds</source>
        <translation>Venti d’uragano</translation>
    </message>
    <message>
        <source>Standard attack</source>
        <translation>Attacco normale</translation>
    </message>
    <message>
        <source>Only Bombers fly.</source>
        <translation>Volano solo i Bombardieri.</translation>
    </message>
    <message>
        <source>Only Bombers drop bombs.</source>
        <translation>Solo i Bombardieri sganciano bombe.</translation>
    </message>
    <message>
        <source>A Bomber beside the map flies in over an edge hex.</source>
        <translation>Un Bombardiere accanto alla mappa entra in volo da un esagono di bordo.</translation>
    </message>
    <message>
        <source>A Bomber beside the map flies in over an edge hex of its team&apos;s area.</source>
        <translation>Un Bombardiere accanto alla mappa entra in volo da un esagono di bordo dell’area del suo reparto.</translation>
    </message>
    <message>
        <source>That hex is out of reach in this flight.</source>
        <translation>Quell’esagono è fuori portata per questo volo.</translation>
    </message>
    <message>
        <source>Bombers cannot fly into the Dust Storm.</source>
        <translation>I Bombardieri non possono entrare in volo nella Tempesta di polvere.</translation>
    </message>
    <message>
        <source>Bombers cannot land in the Dust Storm.</source>
        <translation>I Bombardieri non possono atterrare nella Tempesta di polvere.</translation>
    </message>
    <message>
        <source>From there it could not reach a hex to land in.</source>
        <translation>Da lì non potrebbe raggiungere un esagono in cui atterrare.</translation>
    </message>
    <message>
        <source>A Bomber lands only in an empty numbered hex.</source>
        <translation>Un Bombardiere atterra solo in un esagono vuoto e numerato.</translation>
    </message>
    <message>
        <source>A Bomber bombs what stands in the hex that it has flown into.</source>
        <translation>Un Bombardiere bombarda ciò che c’è nell’esagono in cui è entrato in volo.</translation>
    </message>
    <message>
        <source>Bombers cannot bomb in the Dust Storm.</source>
        <translation>I Bombardieri non possono bombardare nella Tempesta di polvere.</translation>
    </message>
    <message>
        <source>A Jump takes the whole action.</source>
        <translation>Un Balzo richiede l’intera azione.</translation>
    </message>
    <message>
        <source>The unit is about to jump: choose its hex, or take the Jump back.</source>
        <translation>L’unità sta per balzare: scegli l’esagono, o annulla il Balzo.</translation>
    </message>
    <message>
        <source>A unit cannot jump into a hex with another unit.</source>
        <translation>Un’unità non può balzare in un esagono con un’altra unità.</translation>
    </message>
    <message>
        <source>Only Scouts, Special Ops and the Medic can jump.</source>
        <translation>Possono balzare solo gli Esploratori, le Forze speciali e il Medico.</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Balzo</translation>
    </message>
    <message>
        <source>Only Major Colby has the LAGI.</source>
        <translation>Solo il Maggiore Colby ha il LAGI.</translation>
    </message>
    <message>
        <source>The LAGI works only along one of the six straight lines.</source>
        <translation>Il LAGI funziona solo lungo una delle sei linee rette.</translation>
    </message>
    <message>
        <source>The LAGI does not move the Ore Carrier or its passenger.</source>
        <translation>Il LAGI non sposta il Trasportatore di minerale né il suo passeggero.</translation>
    </message>
    <message>
        <source>The LAGI moves tribes and units, not Rubble.</source>
        <translation>Il LAGI sposta tribù e unità, non Macerie.</translation>
    </message>
    <message>
        <source>LAGI</source>
        <translation>LAGI</translation>
    </message>
    <message>
        <source>The reinforcements land first.</source>
        <translation>Prima scendono i rinforzi.</translation>
    </message>
    <message>
        <source>This unit is not among those that land now.</source>
        <translation>Questa unità non è tra quelle che scendono adesso.</translation>
    </message>
    <message>
        <source>Units land only in an empty hex.</source>
        <translation>Le unità scendono solo in un esagono vuoto.</translation>
    </message>
    <message>
        <source>Units land only in clear, numbered hexes: no Structure, Hill or mine entrance.</source>
        <translation>Le unità scendono solo in esagoni liberi e numerati: niente Strutture, Colline o ingresso della miniera.</translation>
    </message>
    <message>
        <source>No dice are left for a landing in this hex.</source>
        <translation>Per una discesa in questo esagono non restano dadi.</translation>
    </message>
    <message>
        <source>Last digit of the hex</source>
        <translation>Ultima cifra dell’esagono</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Discesa</translation>
    </message>
    <message>
        <source>A Bomber flies: it does not move on the ground.</source>
        <translation>Un Bombardiere vola: a terra non muove.</translation>
    </message>
    <message>
        <source>Only the Ore Carrier takes other units along.</source>
        <translation>Solo il Trasportatore di minerale porta con sé altre unità.</translation>
    </message>
    <message>
        <source>The Ore Carrier takes a unit along only from where it starts.</source>
        <translation>Il Trasportatore di minerale porta con sé un’unità solo dal punto di partenza.</translation>
    </message>
    <message>
        <source>The Ore Carrier moves only along joined rail hexes.</source>
        <translation>Il Trasportatore di minerale muove solo lungo esagoni di ferrovia collegati.</translation>
    </message>
    <message>
        <source>The Ore Carrier has rolled from here to there already in this move.</source>
        <translation>Il Trasportatore di minerale ha già fatto questo percorso in questo movimento.</translation>
    </message>
    <message>
        <source>Somebody who is not Paralyzed must stand in the Refinery Plant or the IMC Offices to power it.</source>
        <translation>Per dargli energia serve qualcuno non Paralizzato nella Raffineria o negli Uffici IMC.</translation>
    </message>
    <message>
        <source>The Ore Carrier cannot move next to a tribe.</source>
        <translation>Il Trasportatore di minerale non può muovere accanto a una tribù.</translation>
    </message>
    <message>
        <source>The rails are blocked there.</source>
        <translation>Lì i binari sono bloccati.</translation>
    </message>
    <message>
        <source>It could not go on from there, and the hex is full.</source>
        <translation>Da lì non potrebbe proseguire, e l’esagono è pieno.</translation>
    </message>
    <message>
        <source>Only a unit that began the turn in its hex can be taken along.</source>
        <translation>Si può portare solo un’unità che ha iniziato il turno nel suo esagono.</translation>
    </message>
    <message>
        <source>Neither the Ore Carrier nor its passenger may have moved or acted before.</source>
        <translation>Né il Trasportatore di minerale né il suo passeggero devono aver già mosso o agito.</translation>
    </message>
    <message>
        <source>Only a Scout can reconnoitre.</source>
        <translation>Solo un Esploratore può fare una ricognizione.</translation>
    </message>
    <message>
        <source>A Stunned or Paralyzed unit cannot reconnoitre or help with it.</source>
        <translation>Un’unità Stordita o Paralizzata non può fare ricognizioni né aiutare.</translation>
    </message>
    <message>
        <source>Reconnaissance takes the whole action.</source>
        <translation>La ricognizione richiede l’intera azione.</translation>
    </message>
    <message>
        <source>Only an HQ that has not acted can help with it.</source>
        <translation>Può aiutare solo un QG che non ha ancora agito.</translation>
    </message>
    <message>
        <source>Landed this turn</source>
        <translation>Scesa in questo turno</translation>
    </message>
    <message>
        <source>Helped by an HQ</source>
        <translation>Con l’aiuto di un QG</translation>
    </message>
    <message>
        <source>Reconnaissance</source>
        <translation>Ricognizione</translation>
    </message>
    <message>
        <source>This unit has tried to recover already.</source>
        <translation>Questa unità ha già tentato il recupero.</translation>
    </message>
    <message>
        <source>Only a damaged, Stunned or Paralyzed unit on the map can recover.</source>
        <translation>Può riprendersi solo un’unità sulla mappa danneggiata, Stordita o Paralizzata.</translation>
    </message>
    <message>
        <source>The Recovery step comes first.</source>
        <translation>Prima viene il passo di recupero.</translation>
    </message>
    <message>
        <source>Next to a tribe</source>
        <translation>Accanto a una tribù</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recupero</translation>
    </message>
    <message>
        <source>Decide first what {unit} recovers from.</source>
        <translation>Decidi prima da che cosa si riprende {unit}.</translation>
    </message>
    <message>
        <source>Only an HQ, Heavy Weapons, Special Ops or the Boring Bit can free a Miner.</source>
        <translation>Solo un QG, le Armi pesanti, le Forze speciali o il Trapano possono liberare un Minatore.</translation>
    </message>
    <message>
        <source>No Miner is trapped any more.</source>
        <translation>Non c’è più nessun Minatore intrappolato.</translation>
    </message>
    <message>
        <source>One Miner can be freed each turn.</source>
        <translation>Si può liberare un Minatore per turno.</translation>
    </message>
    <message>
        <source>The mine entrance has become a Hill: nobody can be freed.</source>
        <translation>L’ingresso della miniera è diventato una Collina: non si può liberare nessuno.</translation>
    </message>
    <message>
        <source>A unit frees a Miner only where it began the turn: in the mine entrance.</source>
        <translation>Un’unità libera un Minatore solo dove ha iniziato il turno: all’ingresso della miniera.</translation>
    </message>
    <message>
        <source>A Stunned or Paralyzed unit cannot free a Miner.</source>
        <translation>Un’unità Stordita o Paralizzata non può liberare Minatori.</translation>
    </message>
    <message>
        <source>Freeing a Miner takes the whole action.</source>
        <translation>Liberare un Minatore richiede l’intera azione.</translation>
    </message>
    <message>
        <source>The Miner could not move off from here.</source>
        <translation>Da qui il Minatore non potrebbe allontanarsi.</translation>
    </message>
    <message>
        <source>Only Miners and the Mine Foreman escape.</source>
        <translation>In salvo possono andare solo i Minatori e il Caposquadra.</translation>
    </message>
    <message>
        <source>Units escape only from the marked hexes of the South edge.</source>
        <translation>Ci si mette in salvo solo dagli esagoni contrassegnati del bordo Sud.</translation>
    </message>
    <message>
        <source>Only an HQ can request an Orbital Strike.</source>
        <translation>Solo un QG può chiedere un Attacco orbitale.</translation>
    </message>
    <message>
        <source>A Stunned or Paralyzed HQ cannot request an Orbital Strike.</source>
        <translation>Un QG Stordito o Paralizzato non può chiedere un Attacco orbitale.</translation>
    </message>
    <message>
        <source>An HQ that requests an Orbital Strike can do nothing else.</source>
        <translation>Un QG che chiede un Attacco orbitale non può fare altro.</translation>
    </message>
    <message>
        <source>Orbital Strikes are made on tribes and on what Rubble has turned into.</source>
        <translation>Gli Attacchi orbitali si fanno contro le tribù e contro ciò in cui si sono trasformate le Macerie.</translation>
    </message>
    <message>
        <source>No strike can be aimed at a hex without a number.</source>
        <translation>Un attacco non può mirare a un esagono senza numero.</translation>
    </message>
    <message>
        <source>The modifiers leave the strike no dice.</source>
        <translation>I modificatori non lasciano dadi all’attacco.</translation>
    </message>
    <message>
        <source>Neither the HQ nor a Marine near it, in its sight, sees the target.</source>
        <translation>Né il QG né un Marine vicino, nella sua visuale, vede il bersaglio.</translation>
    </message>
    <message>
        <source>Orbital Strike</source>
        <translation>Attacco orbitale</translation>
    </message>
    <message>
        <source>That hex is out of reach in this move.</source>
        <translation>Quell’esagono è fuori portata per questo movimento.</translation>
    </message>
    <message>
        <source>It walks in over an edge hex of its team&apos;s area.</source>
        <translation>Entra a piedi da un esagono di bordo dell’area del suo reparto.</translation>
    </message>
    <message>
        <source>Units cannot enter a Hill.</source>
        <translation>Le unità non possono entrare in una Collina.</translation>
    </message>
    <message>
        <source>Units cannot enter a hex with a tribe.</source>
        <translation>Le unità non possono entrare in un esagono con una tribù.</translation>
    </message>
    <message>
        <source>Units cannot enter a hex with Rubble.</source>
        <translation>Le unità non possono entrare in un esagono con Macerie.</translation>
    </message>
    <message>
        <source>Nobody can enter the Red Cliffs.</source>
        <translation>Nessuno può entrare nelle Scogliere rosse.</translation>
    </message>
    <message>
        <source>No unit enters the Bottomless Quarry Pit of its own will.</source>
        <translation>Nessuna unità entra di sua volontà nella Cava senza fondo.</translation>
    </message>
    <message>
        <source>A unit that begins next to a tribe cannot move straight to another hex next to a tribe.</source>
        <translation>Un’unità che inizia accanto a una tribù non può andare direttamente in un altro esagono accanto a una tribù.</translation>
    </message>
    <message>
        <source>It has too few movement points left for that hex.</source>
        <translation>Le restano troppo pochi punti movimento per quell’esagono.</translation>
    </message>
    <message>
        <source>It could not go on from there, and two units cannot end in one hex.</source>
        <translation>Da lì non potrebbe proseguire, e due unità non possono finire in un esagono.</translation>
    </message>
    <message>
        <source>It cannot end its action here: another unit stands in this hex.</source>
        <translation>Non può concludere qui la sua azione: in questo esagono c’è un’altra unità.</translation>
    </message>
    <message>
        <source>A Paralyzed unit cannot attack.</source>
        <translation>Un’unità Paralizzata non può attaccare.</translation>
    </message>
    <message>
        <source>There is no such target on the map.</source>
        <translation>Sulla mappa non c’è un bersaglio così.</translation>
    </message>
    <message>
        <source>Only an Orbital Strike can harm what Rubble has turned into.</source>
        <translation>Solo un Attacco orbitale può danneggiare ciò in cui si sono trasformate le Macerie.</translation>
    </message>
    <message>
        <source>The Dust Storm hides it.</source>
        <translation>La Tempesta di polvere lo nasconde.</translation>
    </message>
    <message>
        <source>In Hurricane Winds nobody sees farther than one hex.</source>
        <translation>Con i Venti d’uragano nessuno vede oltre un esagono.</translation>
    </message>
    <message>
        <source>This unit has no standard attack.</source>
        <translation>Questa unità non ha un attacco normale.</translation>
    </message>
    <message>
        <source>The modifiers leave it no dice.</source>
        <translation>I modificatori non le lasciano dadi.</translation>
    </message>
    <message>
        <source>A unit that has moved can only Fire on the Move.</source>
        <translation>Un’unità che ha mosso può fare solo Fuoco in movimento.</translation>
    </message>
    <message>
        <source>After a Jump the attack is made at full strength.</source>
        <translation>Dopo un Balzo l’attacco è a piena forza.</translation>
    </message>
    <message>
        <source>It has used more than half of its movement points, too many to attack as well.</source>
        <translation>Ha usato più di metà dei suoi punti movimento: troppi per attaccare.</translation>
    </message>
    <message>
        <source>Half of its movement is less than one point: use Maximum Fire.</source>
        <translation>Metà del suo movimento è meno di un punto: usa il Fuoco massimo.</translation>
    </message>
    <message>
        <source>The line of sight is blocked in {hex}.</source>
        <translation>La linea di vista è bloccata in {hex}.</translation>
    </message>
    <message>
        <source>Fire on the Move</source>
        <translation>Fuoco in movimento</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Stordito</translation>
    </message>
    <message>
        <source>Through a unit or Structure</source>
        <translation>Attraverso un’unità o una Struttura</translation>
    </message>
    <message>
        <source>Adjacent target</source>
        <translation>Bersaglio adiacente</translation>
    </message>
    <message>
        <source>First Strike</source>
        <translation>Primo colpo</translation>
    </message>
    <message>
        <source>Defence number</source>
        <translation>Numero di difesa</translation>
    </message>
    <message>
        <source>Jig-Jig: which tribe dances</source>
        <translation>Jig-Jig: quale tribù balla</translation>
    </message>
    <message>
        <source>Name a stack that is still off the map.</source>
        <translation>Indica una pila che è ancora fuori mappa.</translation>
    </message>
    <message>
        <source>Action Order card</source>
        <translation>Carta Azione</translation>
    </message>
    <message>
        <source>Tombstones: special attack</source>
        <translation>Lapidi: attacco speciale</translation>
    </message>
    <message>
        <source>Rock Roller: distance</source>
        <translation>Rotolasassi: distanza</translation>
    </message>
    <message>
        <source>Medusa Stare: direction</source>
        <translation>Sguardo di Medusa: direzione</translation>
    </message>
    <message>
        <source>Stomp</source>
        <translation>Pestone</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>{player} decide.</translation>
    </message>
    <message>
        <source>Event Phase</source>
        <translation>Fase degli eventi</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Rinforzi</translation>
    </message>
    <message>
        <source>Marine actions</source>
        <translation>Azioni dei Marine</translation>
    </message>
    <message>
        <source>Ancestral Aura</source>
        <translation>Aura ancestrale</translation>
    </message>
    <message>
        <source>Colossi Action Phase</source>
        <translation>Fase di azione dei Colossi</translation>
    </message>
    <message>
        <source>Final Phase</source>
        <translation>Fase finale</translation>
    </message>
    <message>
        <source>{who} moves {from_} → {to}.</source>
        <translation>{who} muove {from_} → {to}.</translation>
    </message>
    <message>
        <source>{who} retreats {from_} → {to}.</source>
        <translation>{who} si ritira {from_} → {to}.</translation>
    </message>
    <message>
        <source>{who} is pushed {from_} → {to}.</source>
        <translation>Spinta di {who}: {from_} → {to}.</translation>
    </message>
    <message>
        <source>{who} is carried {from_} → {to}.</source>
        <translation>Trasporto di {who}: {from_} → {to}.</translation>
    </message>
    <message>
        <source>{who} jumps {from_} → {to}.</source>
        <translation>{who} balza {from_} → {to}.</translation>
    </message>
    <message>
        <source>{who} lands in {to}.</source>
        <translation>{who} scende in {to}.</translation>
    </message>
    <message>
        <source>{who} flies {from_} → {to}.</source>
        <translation>{who} vola {from_} → {to}.</translation>
    </message>
    <message>
        <source>{who} is moved aside {from_} → {to}, the lowest empty hex there.</source>
        <translation>{who} si scansa {from_} → {to}, l’esagono vuoto più basso.</translation>
    </message>
    <message>
        <source>{who} makes room {from_} → {to}.</source>
        <translation>{who} fa posto {from_} → {to}.</translation>
    </message>
    <message>
        <source>{who} enters the map in {to}.</source>
        <translation>{who} entra sulla mappa in {to}.</translation>
    </message>
    <message>
        <source>The {who} are pushed {from_} → {to}.</source>
        <translation>Le {who} vengono spinte {from_} → {to}.</translation>
    </message>
    <message>
        <source>The {who} are moved aside {from_} → {to}, the lowest empty hex there.</source>
        <translation>Le {who} si scansano {from_} → {to}, l’esagono vuoto più basso.</translation>
    </message>
    <message>
        <source>The {who} come out of the ground in {to}.</source>
        <translation>Le {who} sbucano dal suolo in {to}.</translation>
    </message>
    <message>
        <source>The {who} roll {from_} → {to}.</source>
        <translation>Le {who} rotolano {from_} → {to}.</translation>
    </message>
    <message>
        <source>The {who} advance {from_} → {to}.</source>
        <translation>Le {who} avanzano {from_} → {to}.</translation>
    </message>
    <message>
        <source>The {who} are shoved {from_} → {to}, the lowest empty hex there.</source>
        <translation>Le {who} vengono scostate {from_} → {to}, l’esagono vuoto più basso.</translation>
    </message>
    <message>
        <source>The {who} appear in {to}.</source>
        <translation>Le {who} compaiono in {to}.</translation>
    </message>
    <message>
        <source>{hex} is not empty: the stack goes to {to}, the lowest empty hex next to it.</source>
        <translation>{hex} non è vuoto: la pila va in {to}, l’esagono vuoto adiacente più basso.</translation>
    </message>
    <message>
        <source>{hex} is not empty, nor is any hex next to it: the stack goes to {to}, the nearest empty hex.</source>
        <translation>{hex} non è vuoto, e nemmeno gli esagoni adiacenti: la pila va in {to}, l’esagono vuoto più vicino.</translation>
    </message>
    <message>
        <source>{unit} is Stunned.</source>
        <translation>{unit}: segnalino Stordito.</translation>
    </message>
    <message>
        <source>{unit} is Paralyzed.</source>
        <translation>{unit}: segnalino Paralizzato.</translation>
    </message>
    <message>
        <source>{unit} is damaged.</source>
        <translation>{unit}: unità danneggiata.</translation>
    </message>
    <message>
        <source>{unit} is eliminated.</source>
        <translation>{unit}: unità eliminata.</translation>
    </message>
    <message>
        <source>{unit} is Paralyzed already: no further effect.</source>
        <translation>{unit}: segnalino Paralizzato già presente, nessun altro effetto.</translation>
    </message>
    <message>
        <source>The {tribe} are cracked: −1 DN for the next attack at once.</source>
        <translation>Le {tribe} sono incrinate: −1 ND per l’attacco immediatamente successivo.</translation>
    </message>
    <message>
        <source>A boulder of the {tribe} is flipped to its reduced side.</source>
        <translation>Un masso delle {tribe} viene voltato sul lato ridotto.</translation>
    </message>
    <message>
        <source>A boulder of the {tribe} is removed from play.</source>
        <translation>Un masso delle {tribe} è eliminato dal gioco.</translation>
    </message>
    <message>
        <source>The {tribe} are Paralyzed until the Final Phase.</source>
        <translation>Le {tribe} sono Paralizzate fino alla fase finale.</translation>
    </message>
    <message>
        <source>The {tribe} take no harm.</source>
        <translation>Le {tribe} non subiscono danni.</translation>
    </message>
    <message>
        <source>The Rubble is cracked: −1 DN for the next attack at once.</source>
        <translation>Le Macerie sono incrinate: −1 ND per l’attacco immediatamente successivo.</translation>
    </message>
    <message>
        <source>The Rubble is broken.</source>
        <translation>Le Macerie si spezzano.</translation>
    </message>
    <message>
        <source>The Rubble is removed.</source>
        <translation>Le Macerie vengono rimosse.</translation>
    </message>
    <message>
        <source>The Rubble is Paralyzed: it is not turned over this turn.</source>
        <translation>Le Macerie sono Paralizzate: in questo turno non si voltano.</translation>
    </message>
    <message>
        <source>The Rubble takes no harm.</source>
        <translation>Le Macerie non subiscono danni.</translation>
    </message>
    <message>
        <source>{unit} treads on a marble: a hit, and it stops.</source>
        <translation>{unit} mette il piede su una biglia: un colpo, e si ferma.</translation>
    </message>
    <message>
        <source>{unit} stops among the marbles.</source>
        <translation>{unit} si ferma tra le biglie.</translation>
    </message>
    <message>
        <source>{unit} passes between the marbles.</source>
        <translation>{unit} passa tra le biglie.</translation>
    </message>
    <message>
        <source>The Rubble falls on {unit}: one hit.</source>
        <translation>Le Macerie cadono su {unit}: un colpo.</translation>
    </message>
    <message>
        <source>The ground bursts open under {unit}: one hit.</source>
        <translation>Il suolo si squarcia sotto {unit}: un colpo.</translation>
    </message>
    <message>
        <source>Rubble falls in {hex}.</source>
        <translation>Cadono Macerie in {hex}.</translation>
    </message>
    <message>
        <source>Rubble is left behind in the Structure in {hex}.</source>
        <translation>Nella Struttura in {hex} restano Macerie.</translation>
    </message>
    <message>
        <source>The wreck of the Ore Carrier becomes Rubble in {hex}.</source>
        <translation>Il relitto del Trasportatore di minerale diventa Macerie in {hex}.</translation>
    </message>
    <message>
        <source>No Rubble is made: all counters are on the map.</source>
        <translation>Niente Macerie: tutti i segnalini sono sulla mappa.</translation>
    </message>
    <message>
        <source>No Rubble is made: it would fall off the map.</source>
        <translation>Niente Macerie: cadrebbero fuori dalla mappa.</translation>
    </message>
    <message>
        <source>No Rubble is made: there is no room for it.</source>
        <translation>Niente Macerie: non c’è posto.</translation>
    </message>
    <message>
        <source>Turn {turn}: {phase}.</source>
        <translation>Turno {turn}: {phase}.</translation>
    </message>
    <message>
        <source>The Mine Foreman finds his old uniform: he is Major Colby now.</source>
        <translation>Il Caposquadra della miniera ritrova la sua vecchia uniforme: adesso è il Maggiore Colby.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat: one more hit.</source>
        <translation>{unit} non può ritirarsi: un altro colpo.</translation>
    </message>
    <message>
        <source>The last boulder of the {tribe} is gone: the stack is destroyed.</source>
        <translation>L’ultimo masso delle {tribe} è andato: la pila è distrutta.</translation>
    </message>
    <message>
        <source>{hex} is not empty: the Rubble goes to {to}, the lowest empty hex next to it.</source>
        <translation>{hex} non è vuoto: le Macerie vanno in {to}, l’esagono vuoto più basso lì accanto.</translation>
    </message>
    <message>
        <source>Rubble is shoved {from_} → {to}, the lowest empty hex there.</source>
        <translation>Le Macerie vengono scostate {from_} → {to}, l’esagono vuoto più basso.</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Macerie</translation>
    </message>
    <message>
        <source>Rubble in {hex}</source>
        <translation>Macerie in {hex}</translation>
    </message>
    <message>
        <source>Back to the pool: {rubble} in {hex}.</source>
        <translation>Tornano nella riserva: {rubble} in {hex}.</translation>
    </message>
    <message>
        <source>{attack} of the {tribe}</source>
        <translation>{attack} delle {tribe}</translation>
    </message>
    <message>
        <source>{attack} on {unit}: {faces} against DN {dn}, hits: {hits}.</source>
        <translation>{attack} contro {unit}: {faces} contro ND {dn}, colpi: {hits}.</translation>
    </message>
    <message>
        <source>{unit} in a Structure</source>
        <translation>{unit} in una Struttura</translation>
    </message>
    <message>
        <source>Flip {unit} to its damaged side</source>
        <translation>Volta {unit} sul lato danneggiato</translation>
    </message>
    <message>
        <source>{unit} becomes Paralyzed</source>
        <translation>{unit}: segnalino Paralizzato</translation>
    </message>
    <message>
        <source>{unit} becomes Stunned</source>
        <translation>{unit}: segnalino Stordito</translation>
    </message>
    <message>
        <source>Retreat to {hex}</source>
        <translation>Ritirata in {hex}</translation>
    </message>
    <message>
        <source>{unit} is hit. Hits to take: {hits}.</source>
        <translation>{unit} subisce colpi. Da incassare: {hits}.</translation>
    </message>
    <message>
        <source>Where does {unit} retreat to?</source>
        <translation>Dove si ritira {unit}?</translation>
    </message>
    <message>
        <source>The last turn of the first battle is over. Victory points: {points}.</source>
        <translation>L’ultimo turno della prima battaglia è finito. Punti vittoria: {points}.</translation>
    </message>
    <message>
        <source>No Marine is left on the map: the first battle is over. Victory points: {points}.</source>
        <translation>Sulla mappa non resta nessun Marine: la prima battaglia è finita. Punti vittoria: {points}.</translation>
    </message>
    <message>
        <source>No tribe is left on the map: the first battle is over. Victory points: {points}.</source>
        <translation>Sulla mappa non resta nessuna tribù: la prima battaglia è finita. Punti vittoria: {points}.</translation>
    </message>
    <message>
        <source>{team} arrives: {units}.</source>
        <translation>{team} arriva: {units}.</translation>
    </message>
    <message>
        <source>{unit} is taken back from {hex}.</source>
        <translation>Si riprende {unit} da {hex}.</translation>
    </message>
    <message>
        <source>The Colossi hold {hex} in the area of {team}: it comes in from off the map.</source>
        <translation>I Colossi tengono {hex} nell’area di {team}: il reparto entra da fuori mappa.</translation>
    </message>
    <message>
        <source>The area of {team} has no more room: the rest comes in from off the map.</source>
        <translation>Nell’area di {team} non c’è più posto: gli altri entrano da fuori mappa.</translation>
    </message>
    <message>
        <source>The tribes hold a council in Zone Beta, and the Marines come upon them.</source>
        <translation>Le tribù tengono consiglio nella Zona Beta, e i Marine piombano loro addosso.</translation>
    </message>
    <message>
        <source>{unit} holds the Wormhole: it stays closed.</source>
        <translation>{unit} tiene il Tunnel spaziale: resta chiuso.</translation>
    </message>
    <message>
        <source>Sacrifice Wormhole: {face}, less than the turn number {turn}: it opens.</source>
        <translation>Tunnel spaziale dei sacrifici: {face}, meno del numero del turno {turn}: si apre.</translation>
    </message>
    <message>
        <source>Sacrifice Wormhole: {face}, not less than the turn number {turn}: it stays closed.</source>
        <translation>Tunnel spaziale dei sacrifici: {face}, non meno del numero del turno {turn}: resta chiuso.</translation>
    </message>
    <message>
        <source>The {tribe} celebrate at the Sacred Pillar in {hex} and throw out Rubble.</source>
        <translation>Le {tribe} fanno festa al Pilastro sacro in {hex} e scagliano Macerie.</translation>
    </message>
    <message>
        <source>{team} comes now</source>
        <translation>Tocca a {team}</translation>
    </message>
    <message>
        <source>Place {unit} in {hex}</source>
        <translation>Piazza {unit} in {hex}</translation>
    </message>
    <message>
        <source>Take {unit} back</source>
        <translation>Riprendi {unit}</translation>
    </message>
    <message>
        <source>The team stands</source>
        <translation>Il reparto è in posizione</translation>
    </message>
    <message>
        <source>Nobody else lands</source>
        <translation>Nessun altro scende</translation>
    </message>
    <message>
        <source>On to the Council</source>
        <translation>Al Concilio</translation>
    </message>
    <message>
        <source>Which team comes first?</source>
        <translation>Quale reparto viene per primo?</translation>
    </message>
    <message>
        <source>Which team comes now?</source>
        <translation>Quale reparto viene adesso?</translation>
    </message>
    <message>
        <source>Where do the units of {team} stand?</source>
        <translation>Dove si schierano le unità di {team}?</translation>
    </message>
    <message>
        <source>Which lost unit lands again, and where? At most {left} more.</source>
        <translation>Quale unità perduta scende di nuovo, e dove? Al massimo ancora {left}.</translation>
    </message>
    <message>
        <source>The first battle is over. Go on to the second?</source>
        <translation>La prima battaglia è finita. Passi alla seconda?</translation>
    </message>
    <message>
        <source>The tribes gather at the Sacred Pillars.</source>
        <translation>Le tribù si radunano ai Pilastri sacri.</translation>
    </message>
    <message>
        <source>The Colossi act.</source>
        <translation>Agiscono i Colossi.</translation>
    </message>
    <message>
        <source>Nobody is damaged: the medical supplies are wasted.</source>
        <translation>Nessuna unità è danneggiata: i medicinali vanno sprecati.</translation>
    </message>
    <message>
        <source>No boulder has been lost yet: Gallstones have no effect.</source>
        <translation>Finora nessun masso è andato perduto: i Calcoli biliari non hanno effetto.</translation>
    </message>
    <message>
        <source>Fewer than two tribes are destroyed: another counter is drawn, and Gemstones go back.</source>
        <translation>Le tribù distrutte sono meno di due: si pesca un altro segnalino e le Gemme tornano nell’urna.</translation>
    </message>
    <message>
        <source>Nobody else is in reach: the lightning ends.</source>
        <translation>A portata non c’è più nessuno: il fulmine si esaurisce.</translation>
    </message>
    <message>
        <source>A unit holds the mine entrance: no tribe appears there.</source>
        <translation>Un’unità tiene l’ingresso della miniera: lì non compare nessuna tribù.</translation>
    </message>
    <message>
        <source>No living tribe is left to appear at the mine entrance.</source>
        <translation>Non resta nessuna tribù viva che possa comparire all’ingresso della miniera.</translation>
    </message>
    <message>
        <source>There is no room at the mine entrance: no tribe appears.</source>
        <translation>All’ingresso della miniera non c’è posto: non compare nessuna tribù.</translation>
    </message>
    <message>
        <source>Event: {event}. Counters left in the cup: {left}.</source>
        <translation>Evento: {event}. Segnalini rimasti nell’urna: {left}.</translation>
    </message>
    <message>
        <source>Thanks to the reconnaissance: {event}, drawn twice.</source>
        <translation>Grazie alla ricognizione: {event}, uscito due volte.</translation>
    </message>
    <message>
        <source>Thanks to the reconnaissance: {first} or {second}.</source>
        <translation>Grazie alla ricognizione: {first} o {second}.</translation>
    </message>
    <message>
        <source>{player} draws two event counters, thanks to the reconnaissance, and keeps one.</source>
        <translation>{player} pesca due segnalini Evento, grazie alla ricognizione, e ne tiene uno.</translation>
    </message>
    <message>
        <source>{player} draws two event counters for the Colossi and keeps one.</source>
        <translation>{player} pesca due segnalini Evento per i Colossi e ne tiene uno.</translation>
    </message>
    <message>
        <source>Back into the cup: {event}.</source>
        <translation>Torna nell’urna: {event}.</translation>
    </message>
    <message>
        <source>The cup is empty: no event.</source>
        <translation>L’urna è vuota: nessun evento.</translation>
    </message>
    <message>
        <source>The {tribe} go home to honor their ancestors.</source>
        <translation>Le {tribe} tornano a casa a onorare gli antenati.</translation>
    </message>
    <message>
        <source>The {tribe} will come up in the Colossi phase.</source>
        <translation>Le {tribe} sbucheranno nella fase dei Colossi.</translation>
    </message>
    <message>
        <source>{unit} is back at full strength.</source>
        <translation>{unit} torna a piena forza.</translation>
    </message>
    <message>
        <source>The ground erupts in {hex}: it is a Hill from now on.</source>
        <translation>Il suolo erutta in {hex}: d’ora in poi è una Collina.</translation>
    </message>
    <message>
        <source>The Rubble in {hex} is turned over: {face}.</source>
        <translation>Si voltano le Macerie in {hex}: {face}.</translation>
    </message>
    <message>
        <source>To choose from: {event}, drawn twice.</source>
        <translation>Da scegliere: {event}, uscito due volte.</translation>
    </message>
    <message>
        <source>To choose from: {first} or {second}.</source>
        <translation>Da scegliere: {first} o {second}.</translation>
    </message>
    <message>
        <source>Acid eats into the tribes: each has −1 DN now.</source>
        <translation>L’acido corrode le tribù: ora ognuna ha −1 ND.</translation>
    </message>
    <message>
        <source>Acid dissolves Rubble: {face}.</source>
        <translation>L’acido scioglie le Macerie: {face}.</translation>
    </message>
    <message>
        <source>Rubble withstands the acid: {face}.</source>
        <translation>Le Macerie resistono all’acido: {face}.</translation>
    </message>
    <message>
        <source>Lightning strikes {hex}.</source>
        <translation>Il fulmine colpisce {hex}.</translation>
    </message>
    <message>
        <source>Chain Lightning on the {tribe}: {faces} against DN {dn}, hits: {hits}.</source>
        <translation>Fulmine a catena contro le {tribe}: {faces} contro ND {dn}, colpi: {hits}.</translation>
    </message>
    <message>
        <source>The {tribe} throw {face}: Rubble pops off.</source>
        <translation>Le {tribe} tirano {face}: saltano via Macerie.</translation>
    </message>
    <message>
        <source>The {tribe} throw {face}: nothing.</source>
        <translation>Le {tribe} tirano {face}: niente.</translation>
    </message>
    <message>
        <source>The nearest within {cf} hexes is at distance {far}: {target}. Dice: {cf}.</source>
        <translation>Entro {cf} esagoni il bersaglio più vicino è a distanza {far}: {target}. Dadi: {cf}.</translation>
    </message>
    <message>
        <source>{found} As near: {rivals}; the lowest is taken.</source>
        <translation>{found} Alla stessa distanza: {rivals}; vale il più basso.</translation>
    </message>
    <message>
        <source>The Dust Storm is gone.</source>
        <translation>La Tempesta di polvere è passata.</translation>
    </message>
    <message>
        <source>A Dust Storm comes up in {hex}.</source>
        <translation>In {hex} si leva una Tempesta di polvere.</translation>
    </message>
    <message>
        <source>The Dust Storm drifts to {hex}.</source>
        <translation>La Tempesta di polvere si sposta in {hex}.</translation>
    </message>
    <message>
        <source>A lost boulder is back at the bottom of the {tribe} in {hex}.</source>
        <translation>Un masso perduto torna in fondo alle {tribe} in {hex}.</translation>
    </message>
    <message>
        <source>A lost boulder of the {tribe} is back, alone in {hex}.</source>
        <translation>Un masso perduto delle {tribe} torna, da solo, in {hex}.</translation>
    </message>
    <message>
        <source>Keep {event}</source>
        <translation>Tieni {event}</translation>
    </message>
    <message>
        <source>Restore {unit}</source>
        <translation>Riporta {unit} a piena forza</translation>
    </message>
    <message>
        <source>No more supplies</source>
        <translation>Basta medicinali</translation>
    </message>
    <message>
        <source>Remove the Rubble in {hex}</source>
        <translation>Togli le Macerie in {hex}</translation>
    </message>
    <message>
        <source>The boulder goes to the {tribe}</source>
        <translation>Il masso va alle {tribe}</translation>
    </message>
    <message>
        <source>Move the Ore Carrier to {hex}</source>
        <translation>Sposta il Trasportatore di minerale in {hex}</translation>
    </message>
    <message>
        <source>Turn over the Rubble in {hex}</source>
        <translation>Volta le Macerie in {hex}</translation>
    </message>
    <message>
        <source>Which of the two events do you keep? The other goes back into the cup.</source>
        <translation>Quale dei due eventi tieni? L’altro torna nell’urna.</translation>
    </message>
    <message>
        <source>The reconnaissance paid off: which of the two events do you keep?</source>
        <translation>La ricognizione ha dato frutto: quale dei due eventi tieni?</translation>
    </message>
    <message>
        <source>Which damaged Marine is restored? Supplies left: {left}.</source>
        <translation>Quale Marine danneggiato si riprende? Medicinali rimasti: {left}.</translation>
    </message>
    <message>
        <source>Which Rubble counter is removed? A lost boulder comes back for it.</source>
        <translation>Quale segnalino Macerie va tolto? Al suo posto torna un masso perduto.</translation>
    </message>
    <message>
        <source>Which stack gets the boulder?</source>
        <translation>Quale pila riceve il masso?</translation>
    </message>
    <message>
        <source>Where does the Ore Carrier make room to?</source>
        <translation>In quale esagono si scansa il Trasportatore di minerale?</translation>
    </message>
    <message>
        <source>Which Rubble counter is turned over?</source>
        <translation>Quale segnalino Macerie viene voltato?</translation>
    </message>
    <message>
        <source>Try to recover {unit}</source>
        <translation>Tenta il recupero di {unit}</translation>
    </message>
    <message>
        <source>Flip {unit} to full strength</source>
        <translation>Riporta {unit} a piena forza</translation>
    </message>
    <message>
        <source>Take the marker off {unit}</source>
        <translation>Togli il segnalino a {unit}</translation>
    </message>
    <message>
        <source>End recovery</source>
        <translation>Fine recupero</translation>
    </message>
    <message>
        <source>End the Marine actions</source>
        <translation>Fine azioni dei Marine</translation>
    </message>
    <message>
        <source>Finish {unit}</source>
        <translation>Fine {unit}</translation>
    </message>
    <message>
        <source>Jump with {unit}</source>
        <translation>Balzo con {unit}</translation>
    </message>
    <message>
        <source>Lead {unit} to safety</source>
        <translation>Porta in salvo {unit}</translation>
    </message>
    <message>
        <source>Free a Miner</source>
        <translation>Libera un Minatore</translation>
    </message>
    <message>
        <source>Reconnoitre with {unit}</source>
        <translation>Ricognizione con {unit}</translation>
    </message>
    <message>
        <source>Reconnoitre with {unit}, helped by {helper}</source>
        <translation>Ricognizione con {unit}, con l’aiuto di {helper}</translation>
    </message>
    <message>
        <source>Maximum Fire at {target}</source>
        <translation>Fuoco massimo contro {target}</translation>
    </message>
    <message>
        <source>Fire on the Move at {target}</source>
        <translation>Fuoco in movimento contro {target}</translation>
    </message>
    <message>
        <source>Chisel {target} with Maximum Fire</source>
        <translation>Scalpella {target} con il Fuoco massimo</translation>
    </message>
    <message>
        <source>Chisel {target} on the Move</source>
        <translation>Scalpella {target} in movimento</translation>
    </message>
    <message>
        <source>Drill into {target}</source>
        <translation>Trapana {target}</translation>
    </message>
    <message>
        <source>Bomb {target}</source>
        <translation>Bombarda {target}</translation>
    </message>
    <message>
        <source>Push {target} with the LAGI</source>
        <translation>Spingi {target} con il LAGI</translation>
    </message>
    <message>
        <source>Call an Orbital Strike on {target}</source>
        <translation>Chiedi un Attacco orbitale contro {target}</translation>
    </message>
    <message>
        <source>Land {unit} in {hex}</source>
        <translation>Fai scendere {unit} in {hex}</translation>
    </message>
    <message>
        <source>Move {unit} to {hex}</source>
        <translation>Muovi {unit} in {hex}</translation>
    </message>
    <message>
        <source>Carry {passenger} to {hex}</source>
        <translation>Trasporta {passenger} in {hex}</translation>
    </message>
    <message>
        <source>Fly {unit} to {hex}</source>
        <translation>Fai volare {unit} in {hex}</translation>
    </message>
    <message>
        <source>Jump to {hex}</source>
        <translation>Balzo in {hex}</translation>
    </message>
    <message>
        <source>{unit} is at full strength again.</source>
        <translation>{unit} torna a piena forza.</translation>
    </message>
    <message>
        <source>{unit} has recovered from being Stunned.</source>
        <translation>{unit}: via il segnalino Stordito.</translation>
    </message>
    <message>
        <source>{unit} is no longer Paralyzed, but Stunned.</source>
        <translation>{unit}: da Paralizzato a Stordito.</translation>
    </message>
    <message>
        <source>{unit} waits a turn: Hurricane Winds.</source>
        <translation>{unit} aspetta un turno: Venti d’uragano.</translation>
    </message>
    <message>
        <source>{unit} waits a turn: Acid Rain.</source>
        <translation>{unit} aspetta un turno: Pioggia acida.</translation>
    </message>
    <message>
        <source>{unit} waits a turn: no hex is fit for a landing.</source>
        <translation>{unit} aspetta un turno: nessun esagono è adatto alla discesa.</translation>
    </message>
    <message>
        <source>a safe landing</source>
        <translation>arrivo a segno</translation>
    </message>
    <message>
        <source>scattered, it comes down next to it</source>
        <translation>fuori bersaglio, scende nell’esagono accanto</translation>
    </message>
    <message>
        <source>a malfunction</source>
        <translation>avaria</translation>
    </message>
    <message>
        <source>a clean break</source>
        <translation>un taglio netto</translation>
    </message>
    <message>
        <source>shattered</source>
        <translation>in frantumi</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>nessun effetto</translation>
    </message>
    <message>
        <source>drilled through from below, and Paralyzed</source>
        <translation>perforazione dal basso, e segnalino Paralizzato</translation>
    </message>
    <message>
        <source>Paralyzed</source>
        <translation>Paralizzato</translation>
    </message>
    <message>
        <source>a tiny crack, no effect</source>
        <translation>una crepa minuscola, nessun effetto</translation>
    </message>
    <message>
        <source>drilled to pieces</source>
        <translation>in briciole sotto il trapano</translation>
    </message>
    <message>
        <source>a direct hit</source>
        <translation>centro pieno</translation>
    </message>
    <message>
        <source>knocked out</source>
        <translation>fuori combattimento</translation>
    </message>
    <message>
        <source>a miss</source>
        <translation>mancato</translation>
    </message>
    <message>
        <source>the Bomber is hit by flying stones</source>
        <translation>il Bombardiere è colpito dalle pietre volanti</translation>
    </message>
    <message>
        <source>{unit} chisels {target}: {face}{drm}, {result}.</source>
        <translation>{unit} scalpella {target}: {face}{drm}, {result}.</translation>
    </message>
    <message>
        <source>{unit} drills into {target}: {face}{drm}, {result}.</source>
        <translation>{unit} trapana {target}: {face}{drm}, {result}.</translation>
    </message>
    <message>
        <source>{unit} bombs {target}: {face}{drm}, {result}.</source>
        <translation>{unit} bombarda {target}: {face}{drm}, {result}.</translation>
    </message>
    <message>
        <source>{unit} fires at {target}</source>
        <translation>{unit} spara contro {target}</translation>
    </message>
    <message>
        <source>{unit} calls a strike on {target}</source>
        <translation>{unit} chiede un attacco orbitale contro {target}</translation>
    </message>
    <message>
        <source>{unit} waits beside the map.</source>
        <translation>{unit} aspetta accanto alla mappa.</translation>
    </message>
    <message>
        <source>{unit} is ready to land.</source>
        <translation>{unit} è in attesa della discesa.</translation>
    </message>
    <message>
        <source>{unit} frees {miner}.</source>
        <translation>{unit} libera {miner}.</translation>
    </message>
    <message>
        <source>{unit} escapes to safety from {hex}.</source>
        <translation>{unit} si mette in salvo da {hex}.</translation>
    </message>
    <message>
        <source>{unit} finds no place to land and crashes.</source>
        <translation>{unit} non trova dove atterrare e si schianta.</translation>
    </message>
    <message>
        <source>{unit} pushes {target} to the {direction} with the LAGI; hexes at most: {count}.</source>
        <translation>{unit} spinge {target} verso {direction} con il LAGI; esagoni al massimo: {count}.</translation>
    </message>
    <message>
        <source>The push of {target} ends at the edge of the map.</source>
        <translation>La spinta contro {target} finisce al bordo della mappa.</translation>
    </message>
    <message>
        <source>The push of {target} ends before {hex}.</source>
        <translation>La spinta contro {target} finisce davanti a {hex}.</translation>
    </message>
    <message>
        <source>The crack in {target} closes.</source>
        <translation>Si richiude la crepa che indeboliva {target}.</translation>
    </message>
    <message>
        <source>{unit} tries to recover with a Medic near: {faces}{drm}, success.</source>
        <translation>{unit} tenta il recupero con un Medico vicino: {faces}{drm}, successo.</translation>
    </message>
    <message>
        <source>{unit} tries to recover with a Medic near: {faces}{drm}, no effect.</source>
        <translation>{unit} tenta il recupero con un Medico vicino: {faces}{drm}, nessun effetto.</translation>
    </message>
    <message>
        <source>{unit} tries to recover: {faces}{drm}, success.</source>
        <translation>{unit} tenta il recupero: {faces}{drm}, successo.</translation>
    </message>
    <message>
        <source>{unit} tries to recover: {faces}{drm}, no effect.</source>
        <translation>{unit} tenta il recupero: {faces}{drm}, nessun effetto.</translation>
    </message>
    <message>
        <source>{unit} drops towards {hex}: {faces}, {result}.</source>
        <translation>{unit} si lancia verso {hex}: {faces}, {result}.</translation>
    </message>
    <message>
        <source>{unit} jumps towards {hex}: {faces}{drm}, {result}.</source>
        <translation>{unit} balza verso {hex}: {faces}{drm}, {result}.</translation>
    </message>
    <message>
        <source>{unit} drifts to {hex}, where it cannot stand.</source>
        <translation>{unit} va alla deriva fino a {hex}, dove non può stare.</translation>
    </message>
    <message>
        <source>{unit} drifts to {hex}.</source>
        <translation>{unit} va alla deriva fino a {hex}.</translation>
    </message>
    <message>
        <source>{attack}: {faces} against DN {need}, hits: {hits} ({extra} of them by sixes).</source>
        <translation>{attack}: {faces} contro ND {need}, colpi: {hits} (di cui {extra} grazie ai sei).</translation>
    </message>
    <message>
        <source>{attack}: {faces} against DN {need}, hits: {hits}.</source>
        <translation>{attack}: {faces} contro ND {need}, colpi: {hits}.</translation>
    </message>
    <message>
        <source>{unit} calls a strike on {hex}: {faces}, enough sixes to destroy it.</source>
        <translation>{unit} chiede un attacco orbitale su {hex}: {faces}, i sei bastano per la distruzione.</translation>
    </message>
    <message>
        <source>{unit} calls a strike on {target} in {hex}: {faces}, no effect.</source>
        <translation>{unit} chiede un attacco orbitale contro {target} in {hex}: {faces}, nessun effetto.</translation>
    </message>
    <message>
        <source>{unit} reconnoitres: {face}{drm}, next turn two Event counters are drawn.</source>
        <translation>{unit} va in ricognizione: {face}{drm}, nel prossimo turno si pescano due segnalini Evento.</translation>
    </message>
    <message>
        <source>{unit} reconnoitres: {face}{drm}, nothing found.</source>
        <translation>{unit} va in ricognizione: {face}{drm}, non trova nulla.</translation>
    </message>
    <message>
        <source>Which unit tries to recover?</source>
        <translation>Quale unità tenta il recupero?</translation>
    </message>
    <message>
        <source>What does {unit} recover from?</source>
        <translation>Da che cosa si riprende {unit}?</translation>
    </message>
    <message>
        <source>Which unit lands where?</source>
        <translation>Quale unità scende, e dove?</translation>
    </message>
    <message>
        <source>Which unit acts next?</source>
        <translation>Quale unità agisce adesso?</translation>
    </message>
    <message>
        <source>{unit}: go on, or finish?</source>
        <translation>{unit}: continui o concludi?</translation>
    </message>
    <message>
        <source>{unit} comes down.</source>
        <translation>{unit} scende.</translation>
    </message>
    <message>
        <source>{target} is pushed.</source>
        <translation>Spinta: {target}.</translation>
    </message>
    <message>
        <source>Where does {unit} jump to?</source>
        <translation>Dove balza {unit}?</translation>
    </message>
    <message>
        <source>Squad</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Esploratore</translation>
    </message>
    <message>
        <source>Heavy Weapons</source>
        <translation>Armi pesanti</translation>
    </message>
    <message>
        <source>HQ</source>
        <translation>QG</translation>
    </message>
    <message>
        <source>Special Ops</source>
        <translation>Forze speciali</translation>
    </message>
    <message>
        <source>Medic</source>
        <translation>Medico</translation>
    </message>
    <message>
        <source>Bomber</source>
        <translation>Bombardiere</translation>
    </message>
    <message>
        <source>Mine Foreman</source>
        <translation>Caposquadra</translation>
    </message>
    <message>
        <source>Major Colby</source>
        <translation>Maggiore Colby</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Minatore</translation>
    </message>
    <message>
        <source>Ore Carrier</source>
        <translation>Trasportatore di minerale</translation>
    </message>
    <message>
        <source>The Marine player</source>
        <translation>Il giocatore dei Marine</translation>
    </message>
    <message>
        <source>The Colossi player</source>
        <translation>Il giocatore dei Colossi</translation>
    </message>
    <message>
        <source>Redstones</source>
        <translation>Pietre Rosse</translation>
    </message>
    <message>
        <source>Yellowstones</source>
        <translation>Pietre Gialle</translation>
    </message>
    <message>
        <source>Greystones</source>
        <translation>Pietre Grigie</translation>
    </message>
    <message>
        <source>Brownstones</source>
        <translation>Pietre Brune</translation>
    </message>
    <message>
        <source>Blackstones</source>
        <translation>Pietre Nere</translation>
    </message>
    <message>
        <source>Whitestones</source>
        <translation>Pietre Bianche</translation>
    </message>
    <message>
        <source>Tombstones</source>
        <translation>Lapidi</translation>
    </message>
    <message>
        <source>Unit 1</source>
        <translation>Reparto 1</translation>
    </message>
    <message>
        <source>Unit 2</source>
        <translation>Reparto 2</translation>
    </message>
    <message>
        <source>Unit 3</source>
        <translation>Reparto 3</translation>
    </message>
    <message>
        <source>Chalk</source>
        <translation>Gesso</translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>Red Cliffs</source>
        <translation>Scogliere rosse</translation>
    </message>
    <message>
        <source>Shale Shrapnel</source>
        <translation>Schegge di scisto</translation>
    </message>
    <message>
        <source>Fire Stones</source>
        <translation>Pietre di fuoco</translation>
    </message>
    <message>
        <source>Bottomless Quarry Pit</source>
        <translation>Cava senza fondo</translation>
    </message>
    <message>
        <source>Avalanche</source>
        <translation>Valanga</translation>
    </message>
    <message>
        <source>Boulder Sling</source>
        <translation>Fionda di massi</translation>
    </message>
    <message>
        <source>Tunnel Rift</source>
        <translation>Spaccatura sotterranea</translation>
    </message>
    <message>
        <source>Medusa Stare</source>
        <translation>Sguardo di Medusa</translation>
    </message>
    <message>
        <source>Rock Roller</source>
        <translation>Rotolasassi</translation>
    </message>
    <message>
        <source>special attack by a die</source>
        <translation>attacco speciale con un dado</translation>
    </message>
    <message>
        <source>Acid Rain</source>
        <translation>Pioggia acida</translation>
    </message>
    <message>
        <source>Rock Garden of the Gods</source>
        <translation>Giardino di roccia degli dèi</translation>
    </message>
    <message>
        <source>Chain Lightning</source>
        <translation>Fulmine a catena</translation>
    </message>
    <message>
        <source>Colossal Rampage</source>
        <translation>Furia colossale</translation>
    </message>
    <message>
        <source>Dust Storm</source>
        <translation>Tempesta di polvere</translation>
    </message>
    <message>
        <source>Violent “Pop Rocks” Tremors</source>
        <translation>Scosse «Sassi scoppiettanti»</translation>
    </message>
    <message>
        <source>Honoring Our Ancestors</source>
        <translation>Onore agli antenati</translation>
    </message>
    <message>
        <source>Medical Supply Drop</source>
        <translation>Lancio di medicinali</translation>
    </message>
    <message>
        <source>Gallstones</source>
        <translation>Calcoli biliari</translation>
    </message>
    <message>
        <source>Gemstones of Our Ancestors</source>
        <translation>Gemme degli antenati</translation>
    </message>
    <message>
        <source>Tectonic Eruption</source>
        <translation>Eruzione tettonica</translation>
    </message>
    <message>
        <source>Thunderclap</source>
        <translation>Colpo di tuono</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
    <message>
        <source>{kind} {number}</source>
        <translation>{kind} {number}</translation>
    </message>
    <message>
        <source>{tribe} ({number})</source>
        <translation>{tribe} ({number})</translation>
    </message>
    <message>
        <source>the {rubble}</source>
        <translation>{rubble}</translation>
    </message>
    <message>
        <source>the {tribe}</source>
        <translation>le {tribe}</translation>
    </message>
    <message>
        <source>{number}.5</source>
        <translation>{number}.5</translation>
    </message>
    <message>
        <source>{number}.5/{k}</source>
        <translation>{number}.5/{k}</translation>
    </message>
    <message>
        <source>{one} or {two}</source>
        <translation>{one} o {two}</translation>
    </message>
    <message>
        <source>{count} × {name}</source>
        <translation>{count} × {name}</translation>
    </message>
    <message>
        <source>Refinery Plant</source>
        <translation>Raffineria</translation>
    </message>
    <message>
        <source>IMC Offices</source>
        <translation>Uffici IMC</translation>
    </message>
    <message>
        <source>Graviton First Mining Union</source>
        <translation>Primo Sindacato Minatori di Graviton</translation>
    </message>
    <message>
        <source>Miners&apos; Barracks</source>
        <translation>Alloggi dei Minatori</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Magazzino</translation>
    </message>
    <message>
        <source>SQD</source>
        <translation>SQD</translation>
    </message>
    <message>
        <source>SCT</source>
        <translation>ESP</translation>
    </message>
    <message>
        <source>HVY</source>
        <translation>PES</translation>
    </message>
    <message>
        <source>OPS</source>
        <translation>SPEC</translation>
    </message>
    <message>
        <source>MED</source>
        <translation>MED</translation>
    </message>
    <message>
        <source>BIT</source>
        <translation>TPN</translation>
    </message>
    <message>
        <source>BMB</source>
        <translation>BMB</translation>
    </message>
    <message>
        <source>FRM</source>
        <translation>CAPO</translation>
    </message>
    <message>
        <source>COLBY</source>
        <translation>COLBY</translation>
    </message>
    <message>
        <source>MNR</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>ORE</source>
        <translation>TRA</translation>
    </message>
    <message>
        <source>sc. 1</source>
        <translation>sc. 1</translation>
    </message>
    <message>
        <source>sc. 2</source>
        <translation>sc. 2</translation>
    </message>
    <message>
        <source>sc. 3</source>
        <translation>sc. 3</translation>
    </message>
    <message>
        <source>{told} Dice: {lines}.</source>
        <translation>{told} Dadi: {lines}.</translation>
    </message>
    <message>
        <source>{told} Modifiers: {lines}.</source>
        <translation>{told} Modificatori: {lines}.</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>più basso</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>più alto</translation>
    </message>
    <message>
        <source>The last turn is over: the game ends.</source>
        <translation>L’ultimo turno è finito: la partita termina.</translation>
    </message>
    <message>
        <source>No Marine is left on the map: the game ends.</source>
        <translation>Sulla mappa non resta nessun Marine: la partita termina.</translation>
    </message>
    <message>
        <source>No tribe is left on the map: the game ends.</source>
        <translation>Sulla mappa non resta nessuna tribù: la partita termina.</translation>
    </message>
    <message>
        <source>The {tribe} are not on the map.</source>
        <translation>Le {tribe} non sono sulla mappa.</translation>
    </message>
    <message>
        <source>The {tribe} are Paralyzed and do nothing.</source>
        <translation>Le {tribe} sono Paralizzate e non fanno nulla.</translation>
    </message>
    <message>
        <source>The {tribe} find no target.</source>
        <translation>Le {tribe} non trovano bersagli.</translation>
    </message>
    <message>
        <source>The {tribe} see nobody within reach of their Boulder Sling.</source>
        <translation>Le {tribe} non vedono nessuno alla portata della loro Fionda di massi.</translation>
    </message>
    <message>
        <source>The {tribe} find nobody to roll at.</source>
        <translation>Le {tribe} non trovano nessuno verso cui rotolare.</translation>
    </message>
    <message>
        <source>Nobody is near enough for the Avalanche of the {tribe}.</source>
        <translation>Nessuno è abbastanza vicino per la Valanga delle {tribe}.</translation>
    </message>
    <message>
        <source>Nobody is near enough for the Stomp of the {tribe}.</source>
        <translation>Nessuno è abbastanza vicino per il Pestone delle {tribe}.</translation>
    </message>
    <message>
        <source>Nobody is near enough for the {tribe} to attack.</source>
        <translation>Nessuno è abbastanza vicino per un attacco delle {tribe}.</translation>
    </message>
    <message>
        <source>Red Cliffs close {hex}: the {tribe} come up in {to}, the nearest empty hex.</source>
        <translation>Le Scogliere rosse chiudono {hex}: le {tribe} sbucano in {to}, l’esagono vuoto più vicino.</translation>
    </message>
    <message>
        <source>Nobody can make room in {hex}: the {tribe} come up in {to}, the nearest empty hex.</source>
        <translation>In {hex} nessuno può fare posto: le {tribe} sbucano in {to}, l’esagono vuoto più vicino.</translation>
    </message>
    <message>
        <source>{to} is their own hex: the {tribe} stay, and the ground shakes.</source>
        <translation>{to} è il loro stesso esagono: le {tribe} restano, e il suolo trema.</translation>
    </message>
    <message>
        <source>The {tribe} are bound to Stonehenge and do not roll.</source>
        <translation>Le {tribe} sono legate a Stonehenge e non rotolano.</translation>
    </message>
    <message>
        <source>The {tribe} stop at the edge of the map.</source>
        <translation>Le {tribe} si fermano al bordo della mappa.</translation>
    </message>
    <message>
        <source>The {tribe} stop before Red Cliffs.</source>
        <translation>Le {tribe} si fermano davanti alle Scogliere rosse.</translation>
    </message>
    <message>
        <source>The {tribe} stop: what is in the way cannot make room.</source>
        <translation>Le {tribe} si fermano: ciò che sbarra la strada non può fare posto.</translation>
    </message>
    <message>
        <source>The {tribe} stop at Stonehenge for good.</source>
        <translation>Le {tribe} si fermano a Stonehenge per sempre.</translation>
    </message>
    <message>
        <source>The {tribe} roll back: the unit in that hex could not get away.</source>
        <translation>Le {tribe} rotolano indietro: l’unità in quell’esagono non è riuscita a scansarsi.</translation>
    </message>
    <message>
        <source>{hex} brings the {tribe} nearer.</source>
        <translation>{hex} avvicina le {tribe}.</translation>
    </message>
    <message>
        <source>The way is barred: the {tribe} go around by {hex}.</source>
        <translation>La strada è sbarrata: le {tribe} aggirano l’ostacolo per {hex}.</translation>
    </message>
    <message>
        <source>No target is before them: the {tribe} go straight on to {hex}.</source>
        <translation>Nessun bersaglio davanti: le {tribe} tirano dritto in {hex}.</translation>
    </message>
    <message>
        <source>{unit} keeps its feet: {face}.</source>
        <translation>{unit} resta in piedi: {face}.</translation>
    </message>
    <message>
        <source>The ground shakes under {unit}: {face}.</source>
        <translation>Il suolo trema sotto {unit}: {face}.</translation>
    </message>
    <message>
        <source>{unit} is thrown down: {face}.</source>
        <translation>{unit} finisce a terra: {face}.</translation>
    </message>
    <message>
        <source>{unit} is hit by the shock: {face}.</source>
        <translation>{unit} subisce l’urto: {face}.</translation>
    </message>
    <message>
        <source>Action card {card}: {tribes}; ties go to the {ties}.</source>
        <translation>Carta Azione {card}: {tribes}; a parità vale il {ties}.</translation>
    </message>
    <message>
        <source>The {tribe} dance the Jig-Jig and tunnel instead of a special attack.</source>
        <translation>Le {tribe} ballano il Jig-Jig e scavano una galleria invece di un attacco speciale.</translation>
    </message>
    <message>
        <source>The {tribe} act.</source>
        <translation>Agiscono le {tribe}.</translation>
    </message>
    <message>
        <source>The {tribe} see nobody within reach of their Boulder Sling; the nearest is {unit}.</source>
        <translation>Le {tribe} non vedono nessuno alla portata della loro Fionda di massi; il bersaglio più vicino è {unit}.</translation>
    </message>
    <message>
        <source>Die for the Jig-Jig: {face}. Nobody dances.</source>
        <translation>Dado per il Jig-Jig: {face}. Non balla nessuno.</translation>
    </message>
    <message>
        <source>Die for the Jig-Jig: {face}. The {tribe} are not on the card and do not dance.</source>
        <translation>Dado per il Jig-Jig: {face}. Le {tribe} non sono sulla carta e non ballano.</translation>
    </message>
    <message>
        <source>Die for the Jig-Jig: {face}. It is the dance of the {tribe}.</source>
        <translation>Dado per il Jig-Jig: {face}. È il ballo delle {tribe}.</translation>
    </message>
    <message>
        <source>Special attack of the {tribe}, as their top boulder shows: {attack}.</source>
        <translation>Attacco speciale delle {tribe}, secondo il masso in cima: {attack}.</translation>
    </message>
    <message>
        <source>The Tombstones throw {face}: {attack}.</source>
        <translation>Le Lapidi tirano {face}: {attack}.</translation>
    </message>
    <message>
        <source>Next to that target, in sight of the {tribe}, with fewer dice: {units}.</source>
        <translation>Accanto a quel bersaglio, in vista delle {tribe}, con meno dadi: {units}.</translation>
    </message>
    <message>
        <source>The {tribe} throw {face}. Hexes to roll: {distance}.</source>
        <translation>Le {tribe} tirano {face}. Esagoni da rotolare: {distance}.</translation>
    </message>
    <message>
        <source>The {tribe} stare {where} and meet nobody.</source>
        <translation>Lo sguardo delle {tribe} va verso {where} e non incontra nessuno.</translation>
    </message>
    <message>
        <source>The {tribe} stare {where} and meet, the nearest first: {units}.</source>
        <translation>Lo sguardo delle {tribe} va verso {where} e incontra, a partire dal più vicino: {units}.</translation>
    </message>
    <message>
        <source>The {tribe} tunnel toward {hex}.</source>
        <translation>Le {tribe} scavano verso {hex}.</translation>
    </message>
    <message>
        <source>The {tribe} belch pumice.</source>
        <translation>Le {tribe} eruttano pomice.</translation>
    </message>
    <message>
        <source>The {tribe} see {unit} in {hex}, the nearest at distance {far}.</source>
        <translation>Le {tribe} vedono {unit} in {hex}, il bersaglio più vicino, a distanza {far}.</translation>
    </message>
    <message>
        <source>The {tribe} see nobody and sense {unit} in {hex}, the nearest at distance {far}.</source>
        <translation>Le {tribe} non vedono nessuno e fiutano {unit} in {hex}, il bersaglio più vicino, a distanza {far}.</translation>
    </message>
    <message>
        <source>As near: {rivals}; the card takes the {ties}.</source>
        <translation>Alla stessa distanza: {rivals}; per la carta vale il {ties}.</translation>
    </message>
    <message>
        <source>Nearer, but out of sight: {units}.</source>
        <translation>Più vicino, ma fuori vista: {units}.</translation>
    </message>
    <message>
        <source>Farther in sight: {units}.</source>
        <translation>Più lontano, in vista: {units}.</translation>
    </message>
    <message>
        <source>They are next to it and do not move.</source>
        <translation>Sono già accanto e non muovono.</translation>
    </message>
    <message>
        <source>{unit} at {far}</source>
        <translation>{unit} a {far}</translation>
    </message>
    <message>
        <source>{left} more</source>
        <translation>altri: {left}</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>Taken, though nearer: {hexes}.</source>
        <translation>Più vicini, ma occupati: {hexes}.</translation>
    </message>
    <message>
        <source>As good: {hexes}; the card takes the {ties}.</source>
        <translation>Altrettanto buoni: {hexes}; per la carta vale il {ties}.</translation>
    </message>
    <message>
        <source>The {tribe} are bound to Stonehenge and do not move.</source>
        <translation>Le {tribe} sono legate a Stonehenge e non muovono.</translation>
    </message>
    <message>
        <source>The {tribe} cannot come nearer and stay.</source>
        <translation>Le {tribe} non possono avvicinarsi e restano.</translation>
    </message>
    <message>
        <source>The {tribe} return next</source>
        <translation>Le prossime a tornare: {tribe}</translation>
    </message>
    <message>
        <source>Which stack comes back next by Tunnel Rift?</source>
        <translation>Quale pila torna adesso con la Spaccatura sotterranea?</translation>
    </message>
    <message>
        <source>The turn comes to its end.</source>
        <translation>Il turno volge al termine.</translation>
    </message>
    <message>
        <source>The aura of the ancestors is at work.</source>
        <translation>L’aura degli antenati è all’opera.</translation>
    </message>
    <message>
        <source>The event takes effect.</source>
        <translation>L’evento ha effetto.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>That unit is not yours.</source>
        <translation>Quell’unità non è tua.</translation>
    </message>
    <message>
        <source>Only units on the map attack.</source>
        <translation>Attaccano solo le unità sulla mappa.</translation>
    </message>
    <message>
        <source>Populace units cannot attack.</source>
        <translation>Le unità di popolazione non possono attaccare.</translation>
    </message>
    <message>
        <source>It has attacked already: each unit attacks once a turn.</source>
        <translation>Ha già attaccato: ogni unità attacca una volta per turno.</translation>
    </message>
    <message>
        <source>Mortars hold their fire from afar while any unit is in GODRAN’s area.</source>
        <translation>Da lontano i mortai tacciono finché c’è qualche unità nell’area di GODRAN.</translation>
    </message>
    <message>
        <source>{why} With even seats GODRAN counts as in {area}, where it began the phase.</source>
        <translation>{why} Con Posti alla pari GODRAN conta come in {area}, dove ha iniziato la fase.</translation>
    </message>
    <message>
        <source>GODRAN is out of range: it is {distance} areas away, and this unit reaches {range}.</source>
        <translation>GODRAN è fuori gittata: dista {distance} aree, e la gittata di questa unità è {range}.</translation>
    </message>
    <message>
        <source>No clear line of sight: {buildings} in the way.</source>
        <translation>Linea di vista non libera, ostacoli: {buildings}.</translation>
    </message>
    <message>
        <source>Doubled on roofs</source>
        <translation>Raddoppio sui tetti</translation>
    </message>
    <message>
        <source>{unit} from afar</source>
        <translation>{unit} da lontano</translation>
    </message>
    <message>
        <source>GODRAN’s strength</source>
        <translation>Forza di GODRAN</translation>
    </message>
    <message>
        <source>Building beside it</source>
        <translation>Edificio accanto a GODRAN</translation>
    </message>
    <message>
        <source>Debris of {building}</source>
        <translation>Detriti di {building}</translation>
    </message>
    <message>
        <source>VP value of the building</source>
        <translation>Valore in PV dell’edificio</translation>
    </message>
    <message>
        <source>a building without VP value</source>
        <translation>un edificio senza valore in PV</translation>
    </message>
    <message>
        <source>Attack on {building}</source>
        <translation>Attacco a {building}</translation>
    </message>
    <message>
        <source>That is not a fund of yours.</source>
        <translation>Quel fondo non è tuo.</translation>
    </message>
    <message>
        <source>All your superweapons are in play or have a fund.</source>
        <translation>Tutte le tue superarmi sono in gioco o hanno già un fondo.</translation>
    </message>
    <message>
        <source>So much is set aside for it already.</source>
        <translation>Per quello hai già messo da parte questa somma.</translation>
    </message>
    <message>
        <source>Mega-Yen that are spent do not come back.</source>
        <translation>I Mega-Yen spesi non tornano indietro.</translation>
    </message>
    <message>
        <source>The fund needs only {need} Mega-Yen more.</source>
        <translation>Al fondo mancano solo {need} Mega-Yen.</translation>
    </message>
    <message>
        <source>You have only {left} Mega-Yen left.</source>
        <translation>Ti restano solo {left} Mega-Yen.</translation>
    </message>
    <message>
        <source>That fund’s superweapon is settled for good.</source>
        <translation>La superarma di quel fondo è decisa una volta per tutte.</translation>
    </message>
    <message>
        <source>The type is settled when the fund reaches {sum} Mega-Yen.</source>
        <translation>Il tipo si decide quando il fondo raggiunge {sum} Mega-Yen.</translation>
    </message>
    <message>
        <source>It is for that superweapon already.</source>
        <translation>È già destinato a quella superarma.</translation>
    </message>
    <message>
        <source>Your {weapon} is in play, or another fund is for it.</source>
        <translation>{weapon}: è già in gioco o ha già un altro fondo.</translation>
    </message>
    <message>
        <source>A fund reaches {sum} Mega-Yen: settle first which superweapon it is for.</source>
        <translation>Un fondo raggiunge {sum} Mega-Yen: prima decidi per quale superarma è.</translation>
    </message>
    <message>
        <source>{building}, shared by {count}</source>
        <translation>{building}, diviso per {count}</translation>
    </message>
    <message>
        <source>The true Origin</source>
        <translation>La vera Origine</translation>
    </message>
    <message>
        <source>The five Origin cards put aside</source>
        <translation>Le cinque carte Origine messe da parte</translation>
    </message>
    <message>
        <source>A sector is drawn</source>
        <translation>Si pesca un settore</translation>
    </message>
    <message>
        <source>Only a helicopter can enter GODRAN’s area.</source>
        <translation>Solo un elicottero può entrare nell’area di GODRAN.</translation>
    </message>
    <message>
        <source>Populace units cannot enter rubble.</source>
        <translation>La popolazione non può entrare tra le macerie.</translation>
    </message>
    <message>
        <source>Halftracks cannot enter rubble.</source>
        <translation>I semicingolati non possono entrare tra le macerie.</translation>
    </message>
    <message>
        <source>A building fills that area: only infantry and populace can go in.</source>
        <translation>Un edificio riempie quell’area: ci entrano solo fanteria e popolazione.</translation>
    </message>
    <message>
        <source>The areas are not adjacent: they must share a side.</source>
        <translation>Le aree non sono adiacenti: devono avere un lato in comune.</translation>
    </message>
    <message>
        <source>A superweapon moves only when it is carried.</source>
        <translation>Una superarma si sposta solo se qualcuno la trasporta.</translation>
    </message>
    <message>
        <source>A building covers the whole border: tanks and halftracks cannot cross it.</source>
        <translation>Un edificio copre l’intero confine: carri armati e semicingolati non possono attraversarlo.</translation>
    </message>
    <message>
        <source>Only military units are activated.</source>
        <translation>Si attivano solo unità militari.</translation>
    </message>
    <message>
        <source>That unit is activated already.</source>
        <translation>Quell’unità è già attivata.</translation>
    </message>
    <message>
        <source>That unit is on your list already.</source>
        <translation>Quell’unità è già nella tua lista.</translation>
    </message>
    <message>
        <source>Another {unit} comes first: they are all alike.</source>
        <translation>Prima tocca a un’altra unità ({unit}): sono tutte uguali.</translation>
    </message>
    <message>
        <source>It costs {cost} Mega-Yen, and you have {left} left.</source>
        <translation>Costa {cost} Mega-Yen e te ne restano {left}.</translation>
    </message>
    <message>
        <source>That unit is not on your list.</source>
        <translation>Quell’unità non è nella tua lista.</translation>
    </message>
    <message>
        <source>Another {unit} goes first: they are all alike.</source>
        <translation>Prima esce un’altra unità ({unit}): sono tutte uguali.</translation>
    </message>
    <message>
        <source>You have seen all the cards: there is nothing more to find out.</source>
        <translation>Hai visto tutte le carte: non c’è altro da scoprire.</translation>
    </message>
    <message>
        <source>So much is set aside for research already.</source>
        <translation>Per la ricerca hai già messo da parte questa somma.</translation>
    </message>
    <message>
        <source>{room} more Mega-Yen show you all the cards; research takes no more.</source>
        <translation>Con altri {room} Mega-Yen vedi tutte le carte; la ricerca non ne accetta di più.</translation>
    </message>
    <message>
        <source>The sectors are all alike: take the one you like best.</source>
        <translation>I settori si equivalgono: prendi quello che ti piace di più.</translation>
    </message>
    <message>
        <source>Who has most to lose comes first; for {unit} safety is {steps} MP from {area}.</source>
        <translation>Prima chi ha più da perdere; da {area} la salvezza per {unit} dista {steps} PM.</translation>
    </message>
    <message>
        <source>Your populace stands as well as it can.</source>
        <translation>La tua popolazione è piazzata al meglio.</translation>
    </message>
    <message>
        <source>To control GODRAN is worth about {points} VP to you, and this bid wins in {chance} of 100 cases if the others play anything.</source>
        <translation>Controllare GODRAN vale per te circa {points} PV, e questa offerta vince in {chance} casi su 100 se gli altri giocano a caso.</translation>
    </message>
    <message>
        <source>Worth the least of them: {unit}.</source>
        <translation>Quella che vale meno: {unit}.</translation>
    </message>
    <message>
        <source>A few points keep the game going, which you would not win if it ended now.</source>
        <translation>Pochi punti tengono viva la partita, che ora come ora non vinceresti.</translation>
    </message>
    <message>
        <source>A victory point for a Mega-Yen is a bargain.</source>
        <translation>Un punto vittoria per un Mega-Yen è un affare.</translation>
    </message>
    <message>
        <source>If the game ended now you would win it.</source>
        <translation>Se la partita finisse ora, la vinceresti.</translation>
    </message>
    <message>
        <source>Nothing can be traded that would help you.</source>
        <translation>Nessuno scambio possibile ti aiuterebbe.</translation>
    </message>
    <message>
        <source>Each card rules out an Origin: one is as good as another.</source>
        <translation>Ogni carta esclude un’Origine: una vale l’altra.</translation>
    </message>
    <message>
        <source>You have Mega-Yen that neither your army nor your populace needs now.</source>
        <translation>Hai Mega-Yen che ora non servono né all’esercito né alla popolazione.</translation>
    </message>
    <message>
        <source>As far as you know the Origin, {weapon} wounds GODRAN in {chance} of 100 cases.</source>
        <translation>Per quello che sai dell’Origine, {weapon} ferisce GODRAN in {chance} casi su 100.</translation>
    </message>
    <message>
        <source>The rest is better kept for your army and your populace.</source>
        <translation>Il resto è meglio tenerlo per l’esercito e la popolazione.</translation>
    </message>
    <message>
        <source>A superweapon can wait: your army and your populace need the Mega-Yen.</source>
        <translation>Una superarma può aspettare: i Mega-Yen servono all’esercito e alla popolazione.</translation>
    </message>
    <message>
        <source>GODRAN does least harm to {unit} in {area}.</source>
        <translation>GODRAN fa il danno minore a {unit} in {area}.</translation>
    </message>
    <message>
        <source>Shared out like this, the Damage Points cost you the least.</source>
        <translation>Distribuiti così, i Punti danno ti costano il meno possibile.</translation>
    </message>
    <message>
        <source>There is the most safety for {unit}.</source>
        <translation>È il posto più sicuro per {unit}.</translation>
    </message>
    <message>
        <source>There GODRAN gets at {unit} again, if anywhere.</source>
        <translation>Lì, più che altrove, GODRAN può di nuovo raggiungere {unit}.</translation>
    </message>
    <message>
        <source>Nobody has anything to gain by moving on.</source>
        <translation>Nessuno ha qualcosa da guadagnare proseguendo.</translation>
    </message>
    <message>
        <source>{unit} gets farther on board.</source>
        <translation>A bordo, più strada per {unit}.</translation>
    </message>
    <message>
        <source>One step more to safety for {unit}: {points} VP.</source>
        <translation>Un passo in più verso la salvezza per {unit}: {points} PV.</translation>
    </message>
    <message>
        <source>The way off the map for {unit}, this very turn.</source>
        <translation>La via per uscire dalla mappa per {unit}, in questo stesso turno.</translation>
    </message>
    <message>
        <source>The way to safety for {unit}, past the worst of the danger.</source>
        <translation>La via verso la salvezza per {unit}, oltre il pericolo peggiore.</translation>
    </message>
    <message>
        <source>From {area} {unit} joins an attack on GODRAN with {dice} dice.</source>
        <translation>Da {area} un attacco a GODRAN anche con {unit}, dadi: {dice}.</translation>
    </message>
    <message>
        <source>{unit} takes a superweapon to where it can fire.</source>
        <translation>Con {unit} una superarma arriva dove può sparare.</translation>
    </message>
    <message>
        <source>There is no attack for {unit} that would hurt GODRAN, so it keeps out of its way.</source>
        <translation>Per {unit} nessun attacco farebbe male a GODRAN: meglio stare alla larga.</translation>
    </message>
    <message>
        <source>{unit} belongs to an attack that can hurt GODRAN where it is now.</source>
        <translation>Con {unit} un attacco può ferire GODRAN dov’è ora.</translation>
    </message>
    <message>
        <source>What you mean to do works without {unit}.</source>
        <translation>Quello che vuoi fare riesce anche senza {unit}.</translation>
    </message>
    <message>
        <source>You can afford to look at an Origin card, which shows what GODRAN cannot stand.</source>
        <translation>Puoi permetterti di guardare una carta Origine, che mostra che cosa GODRAN non sopporta.</translation>
    </message>
    <message>
        <source>That is all it takes; what is left is needed for your populace, or later.</source>
        <translation>Basta questo; quel che resta serve alla popolazione, o più tardi.</translation>
    </message>
    <message>
        <source>Nothing that you can pay reaches GODRAN in strength: keep your Mega-Yen.</source>
        <translation>Nulla di ciò che puoi pagare arriva a GODRAN in forze: tieni i tuoi Mega-Yen.</translation>
    </message>
    <message>
        <source>{weapon} wounds GODRAN in {chance} of 100 cases.</source>
        <translation>{weapon} ferisce GODRAN in {chance} casi su 100.</translation>
    </message>
    <message>
        <source>{unit} is worth the most of them.</source>
        <translation>Quella che vale di più: {unit}.</translation>
    </message>
    <message>
        <source>They are your own units.</source>
        <translation>Sono unità tue.</translation>
    </message>
    <message>
        <source>{area} is farthest from what is yours.</source>
        <translation>{area} è la più lontana da ciò che è tuo.</translation>
    </message>
    <message>
        <source>{building} promises the most.</source>
        <translation>{building} promette più di tutti.</translation>
    </message>
    <message>
        <source>With what can still attack you would rather anger GODRAN than hurt it.</source>
        <translation>Con quello che può ancora attaccare faresti arrabbiare GODRAN più che male.</translation>
    </message>
    <message>
        <source>With {dice} dice GODRAN is killed in {chance} of 100 cases.</source>
        <translation>Con {dice} dadi GODRAN muore in {chance} casi su 100.</translation>
    </message>
    <message>
        <source>With {dice} dice GODRAN is wounded in {chance} of 100 cases.</source>
        <translation>Con {dice} dadi GODRAN viene ferito in {chance} casi su 100.</translation>
    </message>
    <message>
        <source>Dice {dice}: {building} falls in {chance} of 100 cases.</source>
        <translation>Dadi {dice}: {building} crolla in {chance} casi su 100.</translation>
    </message>
    <message>
        <source>Nothing in GODRAN’s reach promises enough for the Action Points that are left.</source>
        <translation>Nulla a portata di GODRAN promette abbastanza per i Punti azione rimasti.</translation>
    </message>
    <message>
        <source>That way lies what promises most for its Action Points: {target}.</source>
        <translation>Di là c’è ciò che promette di più per i Punti azione: {target}.</translation>
    </message>
    <message>
        <source>Of all attacks in reach this one, on {target}, promises most for its Action Points.</source>
        <translation>Di tutti gli attacchi a portata questo promette di più per i Punti azione. Bersaglio: {target}.</translation>
    </message>
    <message>
        <source>{seat}’s units in {area}</source>
        <translation>le unità di {seat} in {area}</translation>
    </message>
    <message>
        <source>Buildings smashed, as the Controller</source>
        <translation>Edifici demoliti, come Controllore</translation>
    </message>
    <message>
        <source>Units destroyed, as the Controller</source>
        <translation>Unità distrutte, come Controllore</translation>
    </message>
    <message>
        <source>No building smashed, as the Controller</source>
        <translation>Nessun edificio demolito, come Controllore</translation>
    </message>
    <message>
        <source>GODRAN wounded, as the Controller</source>
        <translation>GODRAN ferito, come Controllore</translation>
    </message>
    <message>
        <source>GODRAN killed, as the Controller</source>
        <translation>GODRAN ucciso, come Controllore</translation>
    </message>
    <message>
        <source>Wounds of GODRAN</source>
        <translation>Ferite di GODRAN</translation>
    </message>
    <message>
        <source>Death of GODRAN</source>
        <translation>Morte di GODRAN</translation>
    </message>
    <message>
        <source>Populace evacuated</source>
        <translation>Popolazione evacuata</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Scambi</translation>
    </message>
    <message>
        <source>Buildings still standing</source>
        <translation>Edifici ancora in piedi</translation>
    </message>
    <message>
        <source>Buildings smashed</source>
        <translation>Edifici demoliti</translation>
    </message>
    <message>
        <source>Units destroyed</source>
        <translation>Unità distrutte</translation>
    </message>
    <message>
        <source>Gone to those who killed it</source>
        <translation>Passati a chi l’ha ucciso</translation>
    </message>
    <message>
        <source>GODRAN wins, with {points} VP against {best}: everybody loses.</source>
        <translation>GODRAN vince, con {points} PV contro {best}: perdono tutti.</translation>
    </message>
    <message>
        <source>Shared victory of {names}, with {points} VP; GODRAN has {godran}.</source>
        <translation>Vittoria condivisa per {names}, con {points} PV; GODRAN ne ha {godran}.</translation>
    </message>
    <message>
        <source>{name} wins, with {points} VP; GODRAN has {godran}.</source>
        <translation>Vince {name}, con {points} PV; GODRAN ne ha {godran}.</translation>
    </message>
    <message>
        <source>That is not a populace unit of yours.</source>
        <translation>Quell’unità di popolazione non è tua.</translation>
    </message>
    <message>
        <source>That unit is set up already.</source>
        <translation>Quell’unità è già piazzata.</translation>
    </message>
    <message>
        <source>The populace of the free sector is set up later.</source>
        <translation>La popolazione del settore libero si piazza più tardi.</translation>
    </message>
    <message>
        <source>Populace is set up on the stars of its own sector.</source>
        <translation>La popolazione si piazza sulle stelle del proprio settore.</translation>
    </message>
    <message>
        <source>A populace unit stands on that star already.</source>
        <translation>Su quella stella c’è già un’unità di popolazione.</translation>
    </message>
    <message>
        <source>A building fills that area: the unit is inside.</source>
        <translation>Un edificio riempie quell’area: l’unità sta dentro.</translation>
    </message>
    <message>
        <source>There is no building to be inside of.</source>
        <translation>Non c’è nessun edificio in cui stare.</translation>
    </message>
    <message>
        <source>Now units attack GODRAN; nothing else can be done.</source>
        <translation>Ora le unità attaccano GODRAN; non si può fare altro.</translation>
    </message>
    <message>
        <source>A superweapon attacks alone: fire it by itself.</source>
        <translation>Una superarma attacca da sola: usala a parte.</translation>
    </message>
    <message>
        <source>Only a superweapon is fired; other units attack together.</source>
        <translation>Si spara solo con una superarma; le altre unità attaccano insieme.</translation>
    </message>
    <message>
        <source>It is in the attack already.</source>
        <translation>Partecipa già all’attacco.</translation>
    </message>
    <message>
        <source>It is not in the attack.</source>
        <translation>Non partecipa all’attacco.</translation>
    </message>
    <message>
        <source>Choose the units that attack first.</source>
        <translation>Prima scegli le unità che attaccano.</translation>
    </message>
    <message>
        <source>Units stand ready: launch their attack, or take them out of it first.</source>
        <translation>Ci sono unità pronte: lancia il loro attacco, o prima toglile.</translation>
    </message>
    <message>
        <source>Attack on GODRAN</source>
        <translation>Attacco a GODRAN</translation>
    </message>
    <message>
        <source>Superweapon attack on GODRAN</source>
        <translation>Attacco con superarma a GODRAN</translation>
    </message>
    <message>
        <source>Only a unit of the attack that failed can be destroyed.</source>
        <translation>Si può distruggere solo un’unità dell’attacco fallito.</translation>
    </message>
    <message>
        <source>First GODRAN destroys one of the attackers, or none.</source>
        <translation>Prima GODRAN distrugge uno degli attaccanti, o nessuno.</translation>
    </message>
    <message>
        <source>First the pissed GODRAN smashes a building: choose it.</source>
        <translation>Prima GODRAN incavolato demolisce un edificio: sceglilo.</translation>
    </message>
    <message>
        <source>GODRAN cannot reach a standing building there.</source>
        <translation>Lì GODRAN non arriva a nessun edificio in piedi.</translation>
    </message>
    <message>
        <source>First GODRAN retreats: choose its area.</source>
        <translation>Prima GODRAN si ritira: scegli la sua area.</translation>
    </message>
    <message>
        <source>GODRAN retreats away from the attackers while it can.</source>
        <translation>GODRAN si ritira lontano dagli attaccanti, finché può.</translation>
    </message>
    <message>
        <source>First the Damage Points must be distributed.</source>
        <translation>Prima si devono distribuire i Punti danno.</translation>
    </message>
    <message>
        <source>That unit was not attacked.</source>
        <translation>Quell’unità non è stata attaccata.</translation>
    </message>
    <message>
        <source>What happens to that unit is settled.</source>
        <translation>La sorte di quell’unità è già decisa.</translation>
    </message>
    <message>
        <source>This unit has no area to retreat to.</source>
        <translation>Questa unità non ha un’area in cui ritirarsi.</translation>
    </message>
    <message>
        <source>This unit has nowhere to flee.</source>
        <translation>Questa unità non ha dove fuggire.</translation>
    </message>
    <message>
        <source>That cannot happen to this unit.</source>
        <translation>A questa unità non può succedere.</translation>
    </message>
    <message>
        <source>As many Damage Points as possible must be absorbed, and none beyond them.</source>
        <translation>Si devono assorbire più Punti danno possibile, ma non oltre il totale.</translation>
    </message>
    <message>
        <source>Populace units never retreat.</source>
        <translation>Le unità di popolazione non si ritirano mai.</translation>
    </message>
    <message>
        <source>That cannot be done now: GODRAN is acting.</source>
        <translation>Ora non si può: sta agendo GODRAN.</translation>
    </message>
    <message>
        <source>There is no such area on the map.</source>
        <translation>Sulla mappa non c’è un’area così.</translation>
    </message>
    <message>
        <source>There is no such building.</source>
        <translation>Non c’è un edificio così.</translation>
    </message>
    <message>
        <source>GODRAN moves into adjacent areas: they must share a side.</source>
        <translation>GODRAN si sposta in aree adiacenti: devono avere un lato in comune.</translation>
    </message>
    <message>
        <source>A building fills that area: GODRAN cannot go in before it is smashed.</source>
        <translation>Un edificio riempie quell’area: GODRAN non può entrarci prima di demolirlo.</translation>
    </message>
    <message>
        <source>A building covers the whole border: GODRAN cannot cross it.</source>
        <translation>Un edificio copre l’intero confine: GODRAN non può attraversarlo.</translation>
    </message>
    <message>
        <source>GODRAN reaches only its own area and the adjacent ones.</source>
        <translation>GODRAN arriva solo alla propria area e a quelle adiacenti.</translation>
    </message>
    <message>
        <source>Units inside a building cannot be attacked, only the building.</source>
        <translation>Le unità dentro un edificio non si possono attaccare, solo l’edificio.</translation>
    </message>
    <message>
        <source>That player has no unit there.</source>
        <translation>Quel giocatore non ha unità lì.</translation>
    </message>
    <message>
        <source>An attack hits the units of one player: unmark the others first.</source>
        <translation>Un attacco colpisce le unità di un solo giocatore: prima togli il segno alle altre.</translation>
    </message>
    <message>
        <source>The units there are marked already.</source>
        <translation>Le unità lì sono già segnate.</translation>
    </message>
    <message>
        <source>No units are marked there.</source>
        <translation>Lì non ci sono unità segnate.</translation>
    </message>
    <message>
        <source>Mark the units to attack first.</source>
        <translation>Prima segna le unità da attaccare.</translation>
    </message>
    <message>
        <source>An attack needs at least one die.</source>
        <translation>Per un attacco serve almeno un dado.</translation>
    </message>
    <message>
        <source>That building is in ruins already.</source>
        <translation>Quell’edificio è già in rovina.</translation>
    </message>
    <message>
        <source>The building does not stand in that area.</source>
        <translation>L’edificio non sta in quell’area.</translation>
    </message>
    <message>
        <source>The building does not lie on the border to GODRAN’s area.</source>
        <translation>L’edificio non tocca il confine con l’area di GODRAN.</translation>
    </message>
    <message>
        <source>From next door a building can only be pushed straight on, away from GODRAN.</source>
        <translation>Dall’area accanto un edificio si può spingere solo in linea retta, lontano da GODRAN.</translation>
    </message>
    <message>
        <source>From its own area a building is pushed towards a side that it touches.</source>
        <translation>Dalla propria area GODRAN spinge un edificio verso un lato che l’edificio tocca.</translation>
    </message>
    <message>
        <source>That is too far: GODRAN has {points} AP left.</source>
        <translation>È troppo lontano: a GODRAN restano {points} PA.</translation>
    </message>
    <message>
        <source>Each die costs an Action Point; GODRAN has {points} left.</source>
        <translation>Ogni dado costa un Punto azione; a GODRAN ne restano {points}.</translation>
    </message>
    <message>
        <source>First this unit’s flight must end.</source>
        <translation>Prima deve finire la fuga di questa unità.</translation>
    </message>
    <message>
        <source>Another unit is fleeing now.</source>
        <translation>Ora sta fuggendo un’altra unità.</translation>
    </message>
    <message>
        <source>A unit flees three areas at most.</source>
        <translation>Un’unità fugge di tre aree al massimo.</translation>
    </message>
    <message>
        <source>A fleeing unit must go one area at least.</source>
        <translation>Un’unità in fuga deve fare almeno un’area.</translation>
    </message>
    <message>
        <source>No unit flees into GODRAN’s area.</source>
        <translation>Nessuna unità fugge nell’area di GODRAN.</translation>
    </message>
    <message>
        <source>Only populace units flee off the map, from an outer area, outside any building.</source>
        <translation>Solo la popolazione fugge dalla mappa, da un’area esterna, fuori da ogni edificio.</translation>
    </message>
    <message>
        <source>There is no building here that this unit could go into.</source>
        <translation>Qui non c’è nessun edificio in cui questa unità possa entrare.</translation>
    </message>
    <message>
        <source>First this unit must retreat.</source>
        <translation>Prima deve ritirarsi questa unità.</translation>
    </message>
    <message>
        <source>Another unit must retreat now.</source>
        <translation>Ora deve ritirarsi un’altra unità.</translation>
    </message>
    <message>
        <source>A unit retreats away from GODRAN: into an area farther from it.</source>
        <translation>Un’unità si ritira allontanandosi da GODRAN: in un’area più distante.</translation>
    </message>
    <message>
        <source>You carry no scheme over from last turn.</source>
        <translation>Non hai piani riportati dal turno precedente.</translation>
    </message>
    <message>
        <source>You have each scheme only once.</source>
        <translation>Hai ogni piano una volta sola.</translation>
    </message>
    <message>
        <source>That scheme is used: it comes back when all six are.</source>
        <translation>Quel piano è usato: torna quando lo sono tutti e sei.</translation>
    </message>
    <message>
        <source>A bid takes no more new schemes than {most}.</source>
        <translation>Piani nuovi ammessi in un’offerta: {most} al massimo.</translation>
    </message>
    <message>
        <source>You have only {cash} Mega-Yen.</source>
        <translation>Hai solo {cash} Mega-Yen.</translation>
    </message>
    <message>
        <source>You must play as many schemes as you can pay, here {must}.</source>
        <translation>Devi giocare quanti piani puoi pagare, qui {must}.</translation>
    </message>
    <message>
        <source>{player} throws for the control of GODRAN</source>
        <translation>{player} tira per il controllo di GODRAN</translation>
    </message>
    <message>
        <source>It must be one of your units that are closest to GODRAN.</source>
        <translation>Dev’essere una delle tue unità più vicine a GODRAN.</translation>
    </message>
    <message>
        <source>{player} throws to break the tie</source>
        <translation>{player} tira per sciogliere il pareggio</translation>
    </message>
    <message>
        <source>That is no unit of yours: you move only your own.</source>
        <translation>Quell’unità non è tua: puoi muovere solo le tue.</translation>
    </message>
    <message>
        <source>GODRAN moves in Phase 6 only.</source>
        <translation>GODRAN si muove solo nella Fase 6.</translation>
    </message>
    <message>
        <source>There is no such area in this city.</source>
        <translation>In questa città non c’è un’area così.</translation>
    </message>
    <message>
        <source>Only units in the box of activated units enter the map.</source>
        <translation>Entrano sulla mappa solo le unità nella casella delle unità attivate.</translation>
    </message>
    <message>
        <source>A superweapon moves only with a halftrack, a tank or a helicopter that carries it.</source>
        <translation>Una superarma si sposta solo con un semicingolato, un carro armato o un elicottero che la trasporta.</translation>
    </message>
    <message>
        <source>It is being carried: it goes where its carrier goes, or is set down first.</source>
        <translation>Viene trasportata: va dove va il suo mezzo, oppure prima si lascia a terra.</translation>
    </message>
    <message>
        <source>It was carried this turn, so it does not move by itself.</source>
        <translation>In questo turno è stata trasportata, quindi non si muove da sola.</translation>
    </message>
    <message>
        <source>It has no movement points left this turn.</source>
        <translation>In questo turno non le restano punti movimento.</translation>
    </message>
    <message>
        <source>It stands on the roof: it must come down into the building first.</source>
        <translation>Sta sul tetto: prima deve scendere nell’edificio.</translation>
    </message>
    <message>
        <source>It is inside a building: it must come out first, for 1 movement point.</source>
        <translation>È dentro un edificio: prima deve uscire, per 1 punto movimento.</translation>
    </message>
    <message>
        <source>There is no room to end there: 3 ground units and 1 helicopter at most.</source>
        <translation>Non c’è posto per fermarsi lì: al massimo 3 unità di terra e 1 elicottero.</translation>
    </message>
    <message>
        <source>That place is needed: one of too many units has nowhere else to go.</source>
        <translation>Quel posto serve: una delle unità in eccesso non ha dove altro andare.</translation>
    </message>
    <message>
        <source>Too many units would be left in this area: one of them has to move on.</source>
        <translation>In quest’area resterebbero troppe unità: una deve proseguire.</translation>
    </message>
    <message>
        <source>A helicopter with a load cannot enter GODRAN’s area.</source>
        <translation>Un elicottero carico non può entrare nell’area di GODRAN.</translation>
    </message>
    <message>
        <source>With its load the helicopter cannot stay over that building, and no other place is near enough.</source>
        <translation>Con il carico l’elicottero non può restare sopra quell’edificio, e nessun altro posto è abbastanza vicino.</translation>
    </message>
    <message>
        <source>Only infantry and populace units go into buildings.</source>
        <translation>Negli edifici entrano solo fanteria e popolazione.</translation>
    </message>
    <message>
        <source>No building stands in its area.</source>
        <translation>Nella sua area non ci sono edifici.</translation>
    </message>
    <message>
        <source>It is inside the building already.</source>
        <translation>È già dentro l’edificio.</translation>
    </message>
    <message>
        <source>It is not inside a building.</source>
        <translation>Non è dentro un edificio.</translation>
    </message>
    <message>
        <source>The building fills its area: it comes out by moving to another area.</source>
        <translation>L’edificio riempie l’area: se ne esce spostandosi in un’altra area.</translation>
    </message>
    <message>
        <source>Only infantry climbs to roofs.</source>
        <translation>Solo la fanteria sale sui tetti.</translation>
    </message>
    <message>
        <source>It climbs to the roof from inside the building.</source>
        <translation>Sul tetto si sale da dentro l’edificio.</translation>
    </message>
    <message>
        <source>It is on the roof already.</source>
        <translation>È già sul tetto.</translation>
    </message>
    <message>
        <source>The carrier has moved already: it takes its load on before its first step.</source>
        <translation>Il mezzo si è già mosso: prende il carico prima del primo passo.</translation>
    </message>
    <message>
        <source>It has moved by itself this turn, so it cannot be carried.</source>
        <translation>In questo turno si è mossa da sola, quindi non può essere trasportata.</translation>
    </message>
    <message>
        <source>It was carried this turn already.</source>
        <translation>In questo turno è già stata trasportata.</translation>
    </message>
    <message>
        <source>It is being carried already.</source>
        <translation>Viene già trasportata.</translation>
    </message>
    <message>
        <source>Both must stand in the same area, or both in the box.</source>
        <translation>Devono stare entrambi nella stessa area, o entrambi nella casella.</translation>
    </message>
    <message>
        <source>It must stand outside the building to be taken along.</source>
        <translation>Per salire a bordo deve stare fuori dall’edificio.</translation>
    </message>
    <message>
        <source>The carrier has a unit of that sort on board.</source>
        <translation>Il mezzo ha già a bordo un’unità di quel tipo.</translation>
    </message>
    <message>
        <source>It is not on board.</source>
        <translation>Non è a bordo.</translation>
    </message>
    <message>
        <source>A superweapon cannot be set down where a building fills the area.</source>
        <translation>Una superarma non si può lasciare a terra dove un edificio riempie l’area.</translation>
    </message>
    <message>
        <source>{carrier} cannot carry {cargo}.</source>
        <translation>{carrier}: non può trasportare {cargo}.</translation>
    </message>
    <message>
        <source>Units come onto the map in the outer areas of your own sectors.</source>
        <translation>Le unità entrano sulla mappa dalle aree esterne dei tuoi settori.</translation>
    </message>
    <message>
        <source>It has too few movement points for the rubble there.</source>
        <translation>Non ha abbastanza punti movimento per le macerie che ci sono lì.</translation>
    </message>
    <message>
        <source>Only paratroops come down by air.</source>
        <translation>Solo i paracadutisti scendono dal cielo.</translation>
    </message>
    <message>
        <source>On the first turn paratroops come down in your own sectors only.</source>
        <translation>Nel primo turno i paracadutisti scendono solo nei tuoi settori.</translation>
    </message>
    <message>
        <source>Paratroops cannot come down where a building stands.</source>
        <translation>I paracadutisti non possono scendere dove c’è un edificio.</translation>
    </message>
    <message>
        <source>Paratroops cannot come down on rubble.</source>
        <translation>I paracadutisti non possono scendere sulle macerie.</translation>
    </message>
    <message>
        <source>Paratroops come down only where no other unit is.</source>
        <translation>I paracadutisti scendono solo dove non ci sono altre unità.</translation>
    </message>
    <message>
        <source>Paratroops cannot come down on GODRAN.</source>
        <translation>I paracadutisti non possono scendere addosso a GODRAN.</translation>
    </message>
    <message>
        <source>That is too far from the edge of your sectors: it has {left} MP.</source>
        <translation>È troppo lontano dal bordo dei tuoi settori: ha {left} PM.</translation>
    </message>
    <message>
        <source>Moving it costs {bill} Mega-Yen, and you have {cash}.</source>
        <translation>Muoverla costa {bill} Mega-Yen, e tu ne hai {cash}.</translation>
    </message>
    <message>
        <source>{unit} was activated and must enter the map: it can.</source>
        <translation>{unit}: unità attivata che deve entrare sulla mappa, e può farlo.</translation>
    </message>
    <message>
        <source>A helicopter with a load cannot stay over a building.</source>
        <translation>Un elicottero carico non può restare sopra un edificio.</translation>
    </message>
    <message>
        <source>Too many units are in {area}: 3 ground units and 1 helicopter may stay. Move one on.</source>
        <translation>Ci sono troppe unità in {area}: possono restare 3 unità di terra e 1 elicottero. Spostane una.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ora non si può fare.</translation>
    </message>
    <message>
        <source>Only populace units leave the map.</source>
        <translation>Solo la popolazione lascia la mappa.</translation>
    </message>
    <message>
        <source>It can leave the map only from an outer area.</source>
        <translation>Può lasciare la mappa solo da un’area esterna.</translation>
    </message>
    <message>
        <source>That step costs {price} MP, and it has {left}.</source>
        <translation>Quel passo costa {price} PM, e ne ha {left}.</translation>
    </message>
    <message>
        <source>That is too far: it has {left} MP left.</source>
        <translation>È troppo lontano: le restano {left} PM.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Non c’è una carta così.</translation>
    </message>
    <message>
        <source>You have looked at that card before.</source>
        <translation>Quella carta l’hai già guardata.</translation>
    </message>
    <message>
        <source>A populace unit of the free sector is dealt</source>
        <translation>Si assegna un’unità di popolazione del settore libero</translation>
    </message>
    <message>
        <source>Some of your populace is not set up yet.</source>
        <translation>Parte della tua popolazione non è ancora piazzata.</translation>
    </message>
    <message>
        <source>All your populace is set up already.</source>
        <translation>Tutta la tua popolazione è già piazzata.</translation>
    </message>
    <message>
        <source>A populace unit of the free sector</source>
        <translation>Un’unità di popolazione del settore libero</translation>
    </message>
    <message>
        <source>A star for a populace unit</source>
        <translation>Una stella per un’unità di popolazione</translation>
    </message>
    <message>
        <source>{player} throws for the first player</source>
        <translation>{player} tira per il primo giocatore</translation>
    </message>
    <message>
        <source>There is no such sector.</source>
        <translation>Non c’è un settore così.</translation>
    </message>
    <message>
        <source>{owner} controls that sector.</source>
        <translation>Quel settore è di {owner}.</translation>
    </message>
    <message>
        <source>Annoyed</source>
        <translation>Scocciato</translation>
    </message>
    <message>
        <source>Stunned, though no die counts less than 1</source>
        <translation>Stordito, ma nessun dado vale meno di 1</translation>
    </message>
    <message>
        <source>A trade needs another player.</source>
        <translation>Per uno scambio serve un altro giocatore.</translation>
    </message>
    <message>
        <source>A trade is about at least 1 victory point.</source>
        <translation>Si scambia almeno 1 punto vittoria.</translation>
    </message>
    <message>
        <source>You have no more victory points than {points} to sell.</source>
        <translation>Hai solo {points} punti vittoria da vendere.</translation>
    </message>
    <message>
        <source>{buyer} has only {cash} Mega-Yen.</source>
        <translation>{buyer} ha solo {cash} Mega-Yen.</translation>
    </message>
    <message>
        <source>That amount came to nothing with {buyer} already.</source>
        <translation>Con {buyer} quella cifra è già andata a vuoto.</translation>
    </message>
    <message>
        <source>{seller} has no more points to sell.</source>
        <translation>{seller} non ha altri punti da vendere.</translation>
    </message>
    <message>
        <source>Name an amount that was not named before.</source>
        <translation>Proponi una cifra che nessuno ha ancora proposto.</translation>
    </message>
    <message>
        <source>{units}, doubled in rubble</source>
        <translation>{units}, raddoppio tra le macerie</translation>
    </message>
    <message>
        <source>Attack on {seat}’s units</source>
        <translation>Attacco alle unità di {seat}</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Fiasco</translation>
    </message>
    <message>
        <source>No Effect</source>
        <translation>Nessun effetto</translation>
    </message>
    <message>
        <source>Healed</source>
        <translation>Guarito</translation>
    </message>
    <message>
        <source>Pissed</source>
        <translation>Incavolato</translation>
    </message>
    <message>
        <source>Really Pissed</source>
        <translation>Incavolato nero</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Ritirata</translation>
    </message>
    <message>
        <source>Stunned and Retreat</source>
        <translation>Stordito e Ritirata</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Ferito</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Ucciso</translation>
    </message>
    <message>
        <source>{attacker} has no unit left that can attack.</source>
        <translation>{attacker} non ha più unità che possano attaccare.</translation>
    </message>
    <message>
        <source>{attacker} ends the attacks.</source>
        <translation>{attacker} termina gli attacchi.</translation>
    </message>
    <message>
        <source>The Origin card is turned over: {origin}.</source>
        <translation>La carta Origine viene scoperta: {origin}.</translation>
    </message>
    <message>
        <source>{attacker} turns the {weapon} on GODRAN, column {column}: {faces} = {total}, {effect}.</source>
        <translation>{attacker} usa una superarma contro GODRAN ({weapon}), colonna {column}: {faces} = {total}, {effect}.</translation>
    </message>
    <message>
        <source>GODRAN itself destroys none of the attackers.</source>
        <translation>GODRAN non distrugge nessuno degli attaccanti.</translation>
    </message>
    <message>
        <source>{attacker} attacks GODRAN. Dice {count}: {dice}. Thrown {faces} = {total}, less {strength}</source>
        <translation>{attacker} attacca GODRAN. Dadi {count}: {dice}. Tiro {faces} = {total}, meno {strength}</translation>
    </message>
    <message>
        <source>{told}: nothing gets through, a flop.</source>
        <translation>{told}: non passa nulla, un fiasco.</translation>
    </message>
    <message>
        <source>{told}: Damage Points {damage}, wounds {wounds}: {effect}.</source>
        <translation>{told}: Punti danno {damage}, ferite {wounds}: {effect}.</translation>
    </message>
    <message>
        <source>GODRAN is Annoyed: next turn each of its dice counts 1 more.</source>
        <translation>GODRAN è Scocciato: nel prossimo turno ogni suo dado vale 1 in più.</translation>
    </message>
    <message>
        <source>GODRAN has nowhere to retreat and is Stunned: next turn each die counts 1 less.</source>
        <translation>GODRAN non ha dove ritirarsi ed è Stordito: nel prossimo turno ogni dado vale 1 in meno.</translation>
    </message>
    <message>
        <source>GODRAN is Stunned: next turn each of its dice counts 1 less.</source>
        <translation>GODRAN è Stordito: nel prossimo turno ogni suo dado vale 1 in meno.</translation>
    </message>
    <message>
        <source>The attack does GODRAN good: a wound, if it has one, heals at the end of the phase.</source>
        <translation>L’attacco fa bene a GODRAN: una ferita, se ne ha, guarisce alla fine della fase.</translation>
    </message>
    <message>
        <source>GODRAN is wounded once a turn only: this time it retreats.</source>
        <translation>GODRAN si può ferire una sola volta per turno: stavolta si ritira.</translation>
    </message>
    <message>
        <source>GODRAN is wounded; the wound is marked at the end of the phase.</source>
        <translation>GODRAN è ferito; la ferita si segna alla fine della fase.</translation>
    </message>
    <message>
        <source>That is the end of GODRAN, once all attacks are made.</source>
        <translation>È la fine di GODRAN, quando tutti gli attacchi sono conclusi.</translation>
    </message>
    <message>
        <source>GODRAN is Pissed and strikes back at once, dice: {dice}.</source>
        <translation>GODRAN è Incavolato e contrattacca subito, dadi: {dice}.</translation>
    </message>
    <message>
        <source>Nothing is in GODRAN’s reach: it just fumes.</source>
        <translation>Non c’è nulla alla portata di GODRAN: sbuffa e basta.</translation>
    </message>
    <message>
        <source>{mover} drives GODRAN from {start} to {to}.</source>
        <translation>{mover} spinge GODRAN da {start} a {to}.</translation>
    </message>
    <message>
        <source>GODRAN’s wounds: {before} before, new {wounded}, healed {healed}; now {wounds}.</source>
        <translation>Ferite di GODRAN: prima {before}, nuove {wounded}, guarite {healed}; ora {wounds}.</translation>
    </message>
    <message>
        <source>GODRAN is dead. Its {points} VP, shared by {killers}: {share} each.</source>
        <translation>GODRAN è morto. I suoi {points} PV si dividono tra {killers}: {share} a testa.</translation>
    </message>
    <message>
        <source>Add {unit} to the attack</source>
        <translation>Aggiungi {unit} all’attacco</translation>
    </message>
    <message>
        <source>Take {unit} out of the attack</source>
        <translation>Togli {unit} dall’attacco</translation>
    </message>
    <message>
        <source>Attack GODRAN</source>
        <translation>Attacca GODRAN</translation>
    </message>
    <message>
        <source>Fire {weapon}</source>
        <translation>Spara: {weapon}</translation>
    </message>
    <message>
        <source>End the attacks</source>
        <translation>Termina gli attacchi</translation>
    </message>
    <message>
        <source>Destroy {unit}</source>
        <translation>Distruggi {unit}</translation>
    </message>
    <message>
        <source>Destroy none</source>
        <translation>Risparmiali tutti</translation>
    </message>
    <message>
        <source>Move GODRAN to {area}</source>
        <translation>Sposta GODRAN in {area}</translation>
    </message>
    <message>
        <source>Smash {building}</source>
        <translation>Demolisci {building}</translation>
    </message>
    <message>
        <source>{unit} in {area}</source>
        <translation>{unit} in {area}</translation>
    </message>
    <message>
        <source>The turn ends.</source>
        <translation>Il turno finisce.</translation>
    </message>
    <message>
        <source>The attack failed: destroy one of the attackers, or none.</source>
        <translation>L’attacco è fallito: distruggi uno degli attaccanti, o nessuno.</translation>
    </message>
    <message>
        <source>{seat} decides which attacker GODRAN destroys.</source>
        <translation>{seat} decide quale attaccante distrugge GODRAN.</translation>
    </message>
    <message>
        <source>GODRAN retreats: choose the area into which you drive it.</source>
        <translation>GODRAN si ritira: scegli l’area in cui lo spingi.</translation>
    </message>
    <message>
        <source>{seat} chooses where GODRAN retreats.</source>
        <translation>{seat} sceglie dove si ritira GODRAN.</translation>
    </message>
    <message>
        <source>GODRAN is Pissed: choose the building it smashes, dice: {dice}.</source>
        <translation>GODRAN è Incavolato: scegli l’edificio che demolisce, dadi: {dice}.</translation>
    </message>
    <message>
        <source>{seat} chooses the building GODRAN smashes.</source>
        <translation>{seat} sceglie l’edificio che GODRAN demolisce.</translation>
    </message>
    <message>
        <source>{seat} may attack GODRAN.</source>
        <translation>{seat} può attaccare GODRAN.</translation>
    </message>
    <message>
        <source>Choose the units that attack GODRAN, fire a superweapon, or end your attacks.</source>
        <translation>Scegli le unità che attaccano GODRAN, usa una superarma o termina i tuoi attacchi.</translation>
    </message>
    <message>
        <source>Add more units, or attack now. Your dice: {dice}. GODRAN’s strength: {strength}.</source>
        <translation>Aggiungi altre unità, o attacca ora. I tuoi dadi: {dice}. Forza di GODRAN: {strength}.</translation>
    </message>
    <message>
        <source>{player}’s six schemes are used up and can be played again.</source>
        <translation>I sei piani di {player} sono esauriti e tornano giocabili.</translation>
    </message>
    <message>
        <source>{player}’s six schemes are used up; all but {scheme}, still at work, can be played again.</source>
        <translation>I sei piani di {player} sono esauriti; tutti tranne {scheme}, ancora all’opera, tornano giocabili.</translation>
    </message>
    <message>
        <source>{player} has bid.</source>
        <translation>{player} ha puntato.</translation>
    </message>
    <message>
        <source>The bids are turned up.</source>
        <translation>Le offerte vengono scoperte.</translation>
    </message>
    <message>
        <source>{player} controls GODRAN this turn, with a bid of {total}.</source>
        <translation>{player} controlla GODRAN in questo turno, con un’offerta di {total}.</translation>
    </message>
    <message>
        <source>GODRAN stayed in one sector: {player} may bid {scheme} again next turn for nothing.</source>
        <translation>GODRAN è rimasto in un solo settore: nel prossimo turno {player} può puntare di nuovo {scheme} gratis.</translation>
    </message>
    <message>
        <source>{scheme}, carried over</source>
        <translation>{scheme}, riportato</translation>
    </message>
    <message>
        <source>{player} can pay for no scheme and bids 0.</source>
        <translation>{player} non può pagare nessun piano e punta 0.</translation>
    </message>
    <message>
        <source>{player} bids {total}: {schemes}.</source>
        <translation>{player} punta {total}: {schemes}.</translation>
    </message>
    <message>
        <source>Everybody bid nothing: of every player the unit closest to GODRAN is lost.</source>
        <translation>Nessuno ha puntato: ogni giocatore perde l’unità più vicina a GODRAN.</translation>
    </message>
    <message>
        <source>{player} has no unit on the map to lose.</source>
        <translation>{player} non ha unità da perdere sulla mappa.</translation>
    </message>
    <message>
        <source>Nobody who is tied can add anything: schemes and Mega-Yen go back, and all bid again.</source>
        <translation>Nessuno di chi è in pareggio può aggiungere qualcosa: piani e Mega-Yen tornano indietro e tutti puntano di nuovo.</translation>
    </message>
    <message>
        <source>A tie that no Mega-Yen can break is thrown for, free of charge: {players}.</source>
        <translation>Un pareggio che i Mega-Yen non sciolgono si decide ai dadi, gratis: {players}.</translation>
    </message>
    <message>
        <source>{player} throws {face} in the tie and can add only {paid}, which makes {total}.</source>
        <translation>{player} tira {face} nel pareggio e può aggiungere solo {paid}, per un totale di {total}.</translation>
    </message>
    <message>
        <source>{player} throws {face} in the tie and adds it, which makes {total}.</source>
        <translation>{player} tira {face} nel pareggio e lo aggiunge, per un totale di {total}.</translation>
    </message>
    <message>
        <source>Lose {unit} in {area}</source>
        <translation>Perdi {unit} in {area}</translation>
    </message>
    <message>
        <source>{scheme} (carried over)</source>
        <translation>{scheme} (riportato)</translation>
    </message>
    <message>
        <source>Bid nothing</source>
        <translation>Non puntare nulla</translation>
    </message>
    <message>
        <source>Bid {schemes}</source>
        <translation>Punta {schemes}</translation>
    </message>
    <message>
        <source>Several of your units are closest to GODRAN: which one is lost?</source>
        <translation>Più di una tua unità è la più vicina a GODRAN: quale perdi?</translation>
    </message>
    <message>
        <source>{player} loses a unit.</source>
        <translation>{player} perde un’unità.</translation>
    </message>
    <message>
        <source>The bids are settled.</source>
        <translation>Le offerte sono decise.</translation>
    </message>
    <message>
        <source>The round was void: what do you bid now for the control of GODRAN?</source>
        <translation>L’asta è nulla: quanto punti ora per il controllo di GODRAN?</translation>
    </message>
    <message>
        <source>What do you bid for the control of GODRAN?</source>
        <translation>Quanto punti per il controllo di GODRAN?</translation>
    </message>
    <message>
        <source>Still to bid: {players}.</source>
        <translation>Devono ancora puntare: {players}.</translation>
    </message>
    <message>
        <source>{seat} pays {amount} Mega-Yen for the bid.</source>
        <translation>{seat} paga {amount} Mega-Yen per l’offerta.</translation>
    </message>
    <message>
        <source>{seat} raises the bid by {amount} Mega-Yen.</source>
        <translation>{seat} alza l’offerta di {amount} Mega-Yen.</translation>
    </message>
    <message>
        <source>{seat} pays {amount} Mega-Yen for activated units.</source>
        <translation>{seat} paga {amount} Mega-Yen per le unità attivate.</translation>
    </message>
    <message>
        <source>{seat} puts {amount} Mega-Yen into research.</source>
        <translation>{seat} mette {amount} Mega-Yen nella ricerca.</translation>
    </message>
    <message>
        <source>{seat} puts {amount} Mega-Yen into superweapons.</source>
        <translation>{seat} mette {amount} Mega-Yen nelle superarmi.</translation>
    </message>
    <message>
        <source>{seat} pays {amount} Mega-Yen to move the {unit}.</source>
        <translation>{seat} paga {amount} Mega-Yen per muovere: {unit}.</translation>
    </message>
    <message>
        <source>{seat} gives {amount} Mega-Yen to {other}.</source>
        <translation>{seat} dà {amount} Mega-Yen a {other}.</translation>
    </message>
    <message>
        <source>{seat}, the Controller, too: {points} VP.</source>
        <translation>Anche {seat}, il Controllore: {points} PV.</translation>
    </message>
    <message>
        <source>{seat}: {points} VP for the safety of the {kind}.</source>
        <translation>{seat}: {points} PV per la salvezza di: {kind}.</translation>
    </message>
    <message>
        <source>{seat}: {points} VP for a wound of GODRAN.</source>
        <translation>{seat}: {points} PV per una ferita a GODRAN.</translation>
    </message>
    <message>
        <source>{seat}: {points} VP for the death of GODRAN.</source>
        <translation>{seat}: {points} PV per la morte di GODRAN.</translation>
    </message>
    <message>
        <source>{seat}: {points} VP in a trade with {other}.</source>
        <translation>{seat}: {points} PV in uno scambio con {other}.</translation>
    </message>
    <message>
        <source>{seat}, who controls GODRAN: {points} VP, because no building fell this turn.</source>
        <translation>{seat}, che controlla GODRAN: {points} PV, perché in questo turno non è crollato nessun edificio.</translation>
    </message>
    <message>
        <source>{seat}, who controls GODRAN: {points} VP, because it was wounded.</source>
        <translation>{seat}, che controlla GODRAN: {points} PV, perché GODRAN è stato ferito.</translation>
    </message>
    <message>
        <source>{seat}, who controls GODRAN: {points} VP, because it was killed.</source>
        <translation>{seat}, che controlla GODRAN: {points} PV, perché GODRAN è stato ucciso.</translation>
    </message>
    <message>
        <source>{seat}: {points} VP for {building}, which still stands.</source>
        <translation>{seat}: {points} PV per {building}, ancora in piedi.</translation>
    </message>
    <message>
        <source>GODRAN: {points} VP for {building}.</source>
        <translation>GODRAN: {points} PV per {building}.</translation>
    </message>
    <message>
        <source>GODRAN: {points} VP for {unit}.</source>
        <translation>GODRAN: {points} PV per {unit}.</translation>
    </message>
    <message>
        <source>GODRAN: {points} VP, shared by those who killed it; fractions are lost.</source>
        <translation>GODRAN: {points} PV, divisi tra chi l’ha ucciso; le frazioni si perdono.</translation>
    </message>
    <message>
        <source>Nobody bid anything: GODRAN takes {unit} in {area}.</source>
        <translation>Nessuno ha puntato: GODRAN si prende {unit} in {area}.</translation>
    </message>
    <message>
        <source>GODRAN destroys {unit} in {area}.</source>
        <translation>GODRAN distrugge {unit} in {area}.</translation>
    </message>
    <message>
        <source>The falling building buries {unit} in {area}.</source>
        <translation>L’edificio che crolla seppellisce {unit} in {area}.</translation>
    </message>
    <message>
        <source>Debris kills {unit} in {area}.</source>
        <translation>I detriti uccidono {unit} in {area}.</translation>
    </message>
    <message>
        <source>GODRAN strikes back and destroys {unit} in {area}.</source>
        <translation>GODRAN contrattacca e distrugge {unit} in {area}.</translation>
    </message>
    <message>
        <source>The failed attack shakes {unit} off the roof in {area}: destroyed.</source>
        <translation>L’attacco fallito fa precipitare {unit} dal tetto in {area}: unità distrutta.</translation>
    </message>
    <message>
        <source>No way to retreat from {area}: {unit} destroyed.</source>
        <translation>Nessuna ritirata possibile da {area}: {unit}, unità distrutta.</translation>
    </message>
    <message>
        <source>{unit} retreats {origin} → {area}.</source>
        <translation>Ritirata di {unit}: {origin} → {area}.</translation>
    </message>
    <message>
        <source>Flight of {unit}: {origin} → {area}.</source>
        <translation>Fuga di {unit}: {origin} → {area}.</translation>
    </message>
    <message>
        <source>The game is over: a player has no production center left, no Mega-Yen, and no trade was made.</source>
        <translation>La partita è finita: un giocatore è rimasto senza centri di produzione e senza Mega-Yen, e non c’è stato nessuno scambio.</translation>
    </message>
    <message>
        <source>The game is over: every player has attacked GODRAN with a superweapon.</source>
        <translation>La partita è finita: ogni giocatore ha attaccato GODRAN con una superarma.</translation>
    </message>
    <message>
        <source>The game is over: GODRAN is dead.</source>
        <translation>La partita è finita: GODRAN è morto.</translation>
    </message>
    <message>
        <source>The game is over: no building with a VP value is left standing.</source>
        <translation>La partita è finita: non resta in piedi nessun edificio con un valore in PV.</translation>
    </message>
    <message>
        <source>The game is over: no populace unit is left on the map.</source>
        <translation>La partita è finita: sulla mappa non resta nessuna unità di popolazione.</translation>
    </message>
    <message>
        <source>Turn {turn} begins.</source>
        <translation>Comincia il turno {turn}.</translation>
    </message>
    <message>
        <source>{building} falls: rubble in {areas}.</source>
        <translation>Crollo di {building}: macerie in {areas}.</translation>
    </message>
    <message>
        <source>Off the map and safe: {unit}, from {area}.</source>
        <translation>Fuori dalla mappa e in salvo: {unit}, da {area}.</translation>
    </message>
    <message>
        <source>{seat} gets {amount} Mega-Yen: {center}.</source>
        <translation>{seat} riceve {amount} Mega-Yen: {center}.</translation>
    </message>
    <message>
        <source>{seat} gets {amount} Mega-Yen from {other}.</source>
        <translation>{seat} riceve {amount} Mega-Yen da {other}.</translation>
    </message>
    <message>
        <source>{seat} takes the bid back: {amount} Mega-Yen.</source>
        <translation>{seat} riprende l’offerta: {amount} Mega-Yen.</translation>
    </message>
    <message>
        <source>Spared: {unit}.</source>
        <translation>Risparmiata: {unit}.</translation>
    </message>
    <message>
        <source>{unit} must retreat, which absorbs {points}.</source>
        <translation>{unit}: ritirata obbligata, che assorbe {points}.</translation>
    </message>
    <message>
        <source>{unit} must flee, which absorbs {points}.</source>
        <translation>{unit}: fuga obbligata, che assorbe {points}.</translation>
    </message>
    <message>
        <source>Lost, which absorbs {points}: {unit}.</source>
        <translation>Perdita che assorbe {points}: {unit}.</translation>
    </message>
    <message>
        <source>Lost, which absorbs no more than {points}: {unit}.</source>
        <translation>Perdita che assorbe solo {points}: {unit}.</translation>
    </message>
    <message>
        <source>{seat} controls GODRAN: {points} AP.</source>
        <translation>{seat} controlla GODRAN: {points} PA.</translation>
    </message>
    <message>
        <source>GODRAN: {origin} → {area}, {left} AP left.</source>
        <translation>GODRAN: {origin} → {area}, restano {left} PA.</translation>
    </message>
    <message>
        <source>Debris of {building} flies off the map.</source>
        <translation>I detriti di {building} volano fuori dalla mappa.</translation>
    </message>
    <message>
        <source>Debris of {building} comes down in {area}.</source>
        <translation>I detriti di {building} cadono in {area}.</translation>
    </message>
    <message>
        <source>Hidden in {building}: {unit}.</source>
        <translation>Al riparo in {building}: {unit}.</translation>
    </message>
    <message>
        <source>GODRAN has used all its Action Points.</source>
        <translation>GODRAN ha usato tutti i suoi Punti azione.</translation>
    </message>
    <message>
        <source>GODRAN does no more this turn, Action Points left: {left}.</source>
        <translation>GODRAN non fa altro in questo turno, Punti azione rimasti: {left}.</translation>
    </message>
    <message>
        <source>GODRAN is neither annoyed nor stunned any longer.</source>
        <translation>GODRAN non è più né scocciato né stordito.</translation>
    </message>
    <message>
        <source>GODRAN is no longer annoyed.</source>
        <translation>GODRAN non è più scocciato.</translation>
    </message>
    <message>
        <source>GODRAN is no longer stunned.</source>
        <translation>GODRAN non è più stordito.</translation>
    </message>
    <message>
        <source>{faces}, annoyed: each 1 more = {total}</source>
        <translation>{faces}, scocciato: 1 in più su ognuno = {total}</translation>
    </message>
    <message>
        <source>{faces}, stunned: each 1 less but not below 1 = {total}</source>
        <translation>{faces}, stordito: 1 in meno su ognuno ma non sotto 1 = {total}</translation>
    </message>
    <message>
        <source>{faces} = {total}</source>
        <translation>{faces} = {total}</translation>
    </message>
    <message>
        <source>GODRAN attacks {victim}’s units in {areas}: {thrown}; {lines}: no effect.</source>
        <translation>GODRAN attacca le unità di {victim} in {areas}: {thrown}; {lines}: nessun effetto.</translation>
    </message>
    <message>
        <source>GODRAN attacks {victim}’s units in {areas}: {thrown}; {lines}: Damage Points: {damage}.</source>
        <translation>GODRAN attacca le unità di {victim} in {areas}: {thrown}; {lines}: Punti danno: {damage}.</translation>
    </message>
    <message>
        <source>The debris hits {building}</source>
        <translation>I detriti colpiscono {building}</translation>
    </message>
    <message>
        <source>GODRAN pushes {building} to the {side}</source>
        <translation>GODRAN spinge {building} verso {side}</translation>
    </message>
    <message>
        <source>GODRAN smashes at {building}</source>
        <translation>GODRAN si avventa su {building}</translation>
    </message>
    <message>
        <source>{attack}: {thrown}; {lines}: {result}, needed {need}: it falls.</source>
        <translation>{attack}: {thrown}; {lines}: {result}, serve {need}: crolla.</translation>
    </message>
    <message>
        <source>{attack}: {thrown}; {lines}: {result}, needed {need}: it stands.</source>
        <translation>{attack}: {thrown}; {lines}: {result}, serve {need}: resta in piedi.</translation>
    </message>
    <message>
        <source>{unit} ({need})</source>
        <translation>{unit} ({need})</translation>
    </message>
    <message>
        <source>Rubble in {area}, dice total {total}: it buries {hit}.</source>
        <translation>Macerie in {area}, totale dei dadi {total}: seppelliscono {hit}.</translation>
    </message>
    <message>
        <source>Rubble in {area}, dice total {total}: it misses {spared}.</source>
        <translation>Macerie in {area}, totale dei dadi {total}: risparmiano {spared}.</translation>
    </message>
    <message>
        <source>Rubble in {area}, dice total {total}: it buries {hit} and misses {spared}.</source>
        <translation>Macerie in {area}, totale dei dadi {total}: seppelliscono {hit} e risparmiano {spared}.</translation>
    </message>
    <message>
        <source>Damage Points to distribute: {left}. What happens to each unit?</source>
        <translation>Punti danno da distribuire: {left}. Che cosa succede a ogni unità?</translation>
    </message>
    <message>
        <source>{seat} distributes Damage Points: {left}.</source>
        <translation>{seat} distribuisce Punti danno: {left}.</translation>
    </message>
    <message>
        <source>{unit} must retreat.</source>
        <translation>{unit}: ritirata obbligata.</translation>
    </message>
    <message>
        <source>Where does {unit} flee? Areas left: {steps}.</source>
        <translation>Fuga di {unit}: dove? Aree rimaste: {steps}.</translation>
    </message>
    <message>
        <source>{unit} must flee where the Controller wants.</source>
        <translation>{unit}: fuga dove vuole il Controllore.</translation>
    </message>
    <message>
        <source>Debris of {building} flies.</source>
        <translation>Volano i detriti di {building}.</translation>
    </message>
    <message>
        <source>{seat} controls GODRAN, Action Points left: {points}.</source>
        <translation>{seat} controlla GODRAN, Punti azione rimasti: {points}.</translation>
    </message>
    <message>
        <source>How many dice for the attack, or which more units? Action Points: {points}.</source>
        <translation>Quanti dadi per l’attacco, o quali altre unità? Punti azione: {points}.</translation>
    </message>
    <message>
        <source>Where does GODRAN go, what does it attack? Action Points: {points}.</source>
        <translation>Dove va GODRAN, che cosa attacca? Punti azione: {points}.</translation>
    </message>
    <message>
        <source>{unit}: {origin} → {area}, {points} MP</source>
        <translation>{unit}: {origin} → {area}, {points} PM</translation>
    </message>
    <message>
        <source>{unit}: onto the map in {area}, {points} MP</source>
        <translation>{unit}: sulla mappa in {area}, {points} PM</translation>
    </message>
    <message>
        <source>{unit} lands in {area}.</source>
        <translation>{unit}: lancio in {area}.</translation>
    </message>
    <message>
        <source>{unit} comes down into {building}.</source>
        <translation>{unit}: giù dal tetto, dentro {building}.</translation>
    </message>
    <message>
        <source>{unit}: into {building}.</source>
        <translation>{unit}: dentro {building}.</translation>
    </message>
    <message>
        <source>{unit}: out of {building}.</source>
        <translation>{unit}: fuori da {building}.</translation>
    </message>
    <message>
        <source>{unit} climbs to the roof of {building}.</source>
        <translation>{unit}: sul tetto di {building}.</translation>
    </message>
    <message>
        <source>{carrier} takes the {cargo} along.</source>
        <translation>{carrier} prende a bordo: {cargo}.</translation>
    </message>
    <message>
        <source>{carrier} sets the {cargo} down.</source>
        <translation>{carrier} lascia a terra: {cargo}.</translation>
    </message>
    <message>
        <source>{seat} has no unit that can move.</source>
        <translation>{seat} non ha unità che possano muoversi.</translation>
    </message>
    <message>
        <source>{seat} ends the movement.</source>
        <translation>{seat} termina il movimento.</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}.</translation>
    </message>
    <message>
        <source>{told}, with {cargo} on board.</source>
        <translation>{told}, a bordo: {cargo}.</translation>
    </message>
    <message>
        <source>Move to {area}</source>
        <translation>Vai in {area}</translation>
    </message>
    <message>
        <source>Enter the map in {area}</source>
        <translation>Entra sulla mappa in {area}</translation>
    </message>
    <message>
        <source>Land in {area}</source>
        <translation>Lanciati in {area}</translation>
    </message>
    <message>
        <source>Come down from the roof</source>
        <translation>Scendi dal tetto</translation>
    </message>
    <message>
        <source>Go into the building</source>
        <translation>Entra nell’edificio</translation>
    </message>
    <message>
        <source>Come out of the building</source>
        <translation>Esci dall’edificio</translation>
    </message>
    <message>
        <source>Climb to the roof</source>
        <translation>Sali sul tetto</translation>
    </message>
    <message>
        <source>Take the {cargo} along</source>
        <translation>Prendi a bordo: {cargo}</translation>
    </message>
    <message>
        <source>Set the {cargo} down</source>
        <translation>Lascia a terra: {cargo}</translation>
    </message>
    <message>
        <source>Leave the map, to safety</source>
        <translation>Lascia la mappa, in salvo</translation>
    </message>
    <message>
        <source>End movement</source>
        <translation>Fine movimento</translation>
    </message>
    <message>
        <source>{seat} moves.</source>
        <translation>{seat} muove.</translation>
    </message>
    <message>
        <source>Which units move, and where to? Units still in the box: {count}.</source>
        <translation>Quali unità si muovono, e dove? Unità ancora nella casella: {count}.</translation>
    </message>
    <message>
        <source>Which units move, and where to?</source>
        <translation>Quali unità si muovono, e dove?</translation>
    </message>
    <message>
        <source>{player}’s list is settled.</source>
        <translation>La lista di {player} è decisa.</translation>
    </message>
    <message>
        <source>Activations and research are shown.</source>
        <translation>Attivazioni e ricerca vengono rivelate.</translation>
    </message>
    <message>
        <source>{player} activates: {units}.</source>
        <translation>{player} attiva: {units}.</translation>
    </message>
    <message>
        <source>{player}’s research has used {total} Mega-Yen in all. Origin cards to look at now: {looks}.</source>
        <translation>La ricerca di {player} ha usato in tutto {total} Mega-Yen. Carte Origine da guardare ora: {looks}.</translation>
    </message>
    <message>
        <source>{player} looks at Origin card {number}.</source>
        <translation>{player} guarda la carta Origine {number}.</translation>
    </message>
    <message>
        <source>The card shows that GODRAN is not from {origin}.</source>
        <translation>La carta rivela da dove GODRAN non viene: {origin}.</translation>
    </message>
    <message>
        <source>{player}’s outlay is settled.</source>
        <translation>La spesa di {player} è decisa.</translation>
    </message>
    <message>
        <source>The outlays on superweapons are shown.</source>
        <translation>Le spese per le superarmi vengono rivelate.</translation>
    </message>
    <message>
        <source>{player}’s fund {fund} holds {total} Mega-Yen now.</source>
        <translation>Il fondo {fund} di {player} contiene ora {total} Mega-Yen.</translation>
    </message>
    <message>
        <source>{player}’s superweapon is done: the {weapon}.</source>
        <translation>La superarma di {player} è pronta: {weapon}.</translation>
    </message>
    <message>
        <source>{player} lays a superweapon face down.</source>
        <translation>{player} posa una superarma coperta.</translation>
    </message>
    <message>
        <source>{player} lays the {weapon} face down.</source>
        <translation>{player} posa una superarma coperta: {weapon}.</translation>
    </message>
    <message>
        <source>Activate {unit}</source>
        <translation>Attiva {unit}</translation>
    </message>
    <message>
        <source>Do without {unit}</source>
        <translation>Rinuncia a {unit}</translation>
    </message>
    <message>
        <source>{amount} Mega-Yen for research</source>
        <translation>{amount} Mega-Yen per la ricerca</translation>
    </message>
    <message>
        <source>Settle the list as it stands</source>
        <translation>Conferma la lista così com’è</translation>
    </message>
    <message>
        <source>Look at card {number}</source>
        <translation>Guarda la carta {number}</translation>
    </message>
    <message>
        <source>{amount} Mega-Yen into fund {fund}</source>
        <translation>{amount} Mega-Yen nel fondo {fund}</translation>
    </message>
    <message>
        <source>Fund {fund} is for the {weapon}</source>
        <translation>Il fondo {fund} è per: {weapon}</translation>
    </message>
    <message>
        <source>That is what I develop</source>
        <translation>È tutto per lo sviluppo</translation>
    </message>
    <message>
        <source>{unit} ({sector})</source>
        <translation>{unit} ({sector})</translation>
    </message>
    <message>
        <source>Which units do you activate, and what goes into research?</source>
        <translation>Quali unità attivi, e quanto va nella ricerca?</translation>
    </message>
    <message>
        <source>Look at an Origin card; cards still to look at: {left}.</source>
        <translation>Guarda una carta Origine; carte ancora da guardare: {left}.</translation>
    </message>
    <message>
        <source>What goes into superweapons?</source>
        <translation>Quanto va nelle superarmi?</translation>
    </message>
    <message>
        <source>Still to decide: {players}.</source>
        <translation>Devono ancora decidere: {players}.</translation>
    </message>
    <message>
        <source>Troop</source>
        <translation>Truppa</translation>
    </message>
    <message>
        <source>Halftrack</source>
        <translation>Semicingolato</translation>
    </message>
    <message>
        <source>Mortar</source>
        <translation>Mortaio</translation>
    </message>
    <message>
        <source>Paratroop</source>
        <translation>Paracadutisti</translation>
    </message>
    <message>
        <source>Tank</source>
        <translation>Carro armato</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>Elicottero</translation>
    </message>
    <message>
        <source>Punk Rockers</source>
        <translation>Punk rocker</translation>
    </message>
    <message>
        <source>Business Folk</source>
        <translation>Gente d’affari</translation>
    </message>
    <message>
        <source>Old Folks</source>
        <translation>Vecchietti</translation>
    </message>
    <message>
        <source>Tourist Group</source>
        <translation>Gruppo di turisti</translation>
    </message>
    <message>
        <source>Visiting Dignitaries</source>
        <translation>Dignitari in visita</translation>
    </message>
    <message>
        <source>Heat Ray</source>
        <translation>Raggio termico</translation>
    </message>
    <message>
        <source>Oxygen Destroyer</source>
        <translation>Distruttore d’ossigeno</translation>
    </message>
    <message>
        <source>Super-Freezer</source>
        <translation>Supercongelatore</translation>
    </message>
    <message>
        <source>All-Purpose Death Ray</source>
        <translation>Raggio della morte multiuso</translation>
    </message>
    <message>
        <source>Hide and Hope</source>
        <translation>Nasconditi e spera</translation>
    </message>
    <message>
        <source>Trail of Tuna</source>
        <translation>Scia di tonno</translation>
    </message>
    <message>
        <source>Rubber Rival on a Crane</source>
        <translation>Rivale di gomma sulla gru</translation>
    </message>
    <message>
        <source>Stadium-Size Lullaby</source>
        <translation>Ninnananna da stadio</translation>
    </message>
    <message>
        <source>Thousand-Drum Parade</source>
        <translation>Parata dei mille tamburi</translation>
    </message>
    <message>
        <source>Mechanical Sweetheart</source>
        <translation>Fidanzata meccanica</translation>
    </message>
    <message>
        <source>the surface of the Moon</source>
        <translation>superficie della Luna</translation>
    </message>
    <message>
        <source>Antarctica</source>
        <translation>Antartide</translation>
    </message>
    <message>
        <source>the heart of Mt. Fuji</source>
        <translation>cuore del Monte Fuji</translation>
    </message>
    <message>
        <source>some dismal swamp</source>
        <translation>qualche tetra palude</translation>
    </message>
    <message>
        <source>beneath the Earth’s crust</source>
        <translation>sotto la crosta terrestre</translation>
    </message>
    <message>
        <source>the bottom of the Pacific</source>
        <translation>fondo del Pacifico</translation>
    </message>
    <message>
        <source>North-East</source>
        <translation>Nord-Est</translation>
    </message>
    <message>
        <source>South-East</source>
        <translation>Sud-Est</translation>
    </message>
    <message>
        <source>South-West</source>
        <translation>Sud-Ovest</translation>
    </message>
    <message>
        <source>North-West</source>
        <translation>Nord-Ovest</translation>
    </message>
    <message>
        <source>{building} ({sector})</source>
        <translation>{building} ({sector})</translation>
    </message>
    <message>
        <source>{owner}’s {unit}</source>
        <translation>{unit} di {owner}</translation>
    </message>
    <message>
        <source>{list}, {item}</source>
        <translation>{list}, {item}</translation>
    </message>
    <message>
        <source>One of the six Origin cards is put aside unseen: there GODRAN comes from. The other five lie face down beside the board.</source>
        <translation>Una delle sei carte Origine viene messa da parte senza guardarla: da lì viene GODRAN. Le altre cinque stanno coperte accanto al tabellone.</translation>
    </message>
    <message>
        <source>{player} throws {face} for the first player.</source>
        <translation>{player} tira {face} per il primo giocatore.</translation>
    </message>
    <message>
        <source>Tied, they throw again: {players}.</source>
        <translation>Pareggio, tirano di nuovo: {players}.</translation>
    </message>
    <message>
        <source>The player order of the game is: {players}.</source>
        <translation>L’ordine di gioco della partita è: {players}.</translation>
    </message>
    <message>
        <source>{player} is dealt populace of the free sector: {units}.</source>
        <translation>{player} riceve popolazione del settore libero: {units}.</translation>
    </message>
    <message>
        <source>{player}’s populace is set up.</source>
        <translation>La popolazione di {player} è piazzata.</translation>
    </message>
    <message>
        <source>The sector {sector} is drawn for {player}.</source>
        <translation>Settore pescato per {player}: {sector}.</translation>
    </message>
    <message>
        <source>The sector {sector} is left for {player}.</source>
        <translation>Settore rimasto per {player}: {sector}.</translation>
    </message>
    <message>
        <source>{player} chooses the sector {sector}.</source>
        <translation>{player} sceglie il settore {sector}.</translation>
    </message>
    <message>
        <source>Chance puts {unit} {where}.</source>
        <translation>Il caso piazza {unit} {where}.</translation>
    </message>
    <message>
        <source>{player} sets {unit} up {where}.</source>
        <translation>{player} piazza {unit} {where}.</translation>
    </message>
    <message>
        <source>in {area}, inside {building}</source>
        <translation>in {area}, dentro {building}</translation>
    </message>
    <message>
        <source>in {area}</source>
        <translation>in {area}</translation>
    </message>
    <message>
        <source>Take the sector {sector}</source>
        <translation>Prendi il settore {sector}</translation>
    </message>
    <message>
        <source>Start {where}</source>
        <translation>Parti {where}</translation>
    </message>
    <message>
        <source>Let chance set the rest up</source>
        <translation>Lascia piazzare il resto al caso</translation>
    </message>
    <message>
        <source>My populace is set up</source>
        <translation>La mia popolazione è piazzata</translation>
    </message>
    <message>
        <source>Which sector of the city do you control?</source>
        <translation>Quale settore della città vuoi controllare?</translation>
    </message>
    <message>
        <source>{player} chooses a sector.</source>
        <translation>{player} sceglie un settore.</translation>
    </message>
    <message>
        <source>Everybody throws for the first player.</source>
        <translation>Tutti tirano per il primo giocatore.</translation>
    </message>
    <message>
        <source>The populace of the free sector is dealt out.</source>
        <translation>Si distribuisce la popolazione del settore libero.</translation>
    </message>
    <message>
        <source>{player} sets up populace.</source>
        <translation>{player} piazza la popolazione.</translation>
    </message>
    <message>
        <source>Set up one of your populace units in the free sector, on one of its stars.</source>
        <translation>Piazza una delle tue unità di popolazione nel settore libero, su una delle sue stelle.</translation>
    </message>
    <message>
        <source>Set up your populace on the stars of its own sector, one unit on each.</source>
        <translation>Piazza la tua popolazione sulle stelle del suo settore, un’unità per stella.</translation>
    </message>
    <message>
        <source>Does your populace stand as it should? After this it only moves in Phase 7.</source>
        <translation>La tua popolazione è piazzata come vuoi? D’ora in poi si muove solo nella Fase 7.</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Fabbrica</translation>
    </message>
    <message>
        <source>Power Plant</source>
        <translation>Centrale elettrica</translation>
    </message>
    <message>
        <source>Stadium</source>
        <translation>Stadio</translation>
    </message>
    <message>
        <source>Convention Center</source>
        <translation>Centro congressi</translation>
    </message>
    <message>
        <source>Broadcast Tower</source>
        <translation>Torre TV</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>Municipio</translation>
    </message>
    <message>
        <source>Grand Hotel</source>
        <translation>Grand Hotel</translation>
    </message>
    <message>
        <source>Museum</source>
        <translation>Museo</translation>
    </message>
    <message>
        <source>Old Temple</source>
        <translation>Tempio antico</translation>
    </message>
    <message>
        <source>Aquarium</source>
        <translation>Acquario</translation>
    </message>
    <message>
        <source>Office Block</source>
        <translation>Palazzo di uffici</translation>
    </message>
    <message>
        <source>Apartments</source>
        <translation>Appartamenti</translation>
    </message>
    <message>
        <source>Parking Garage</source>
        <translation>Autorimessa</translation>
    </message>
    <message>
        <source>Tourist Groups</source>
        <translation>Gruppi di turisti</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>Illesa</translation>
    </message>
    <message>
        <source>Retreat (absorbs 1)</source>
        <translation>Ritirata (assorbe 1)</translation>
    </message>
    <message>
        <source>Flee (absorbs 2)</source>
        <translation>Fuga (assorbe 2)</translation>
    </message>
    <message>
        <source>Destroyed (absorbs 3)</source>
        <translation>Distrutta (assorbe 3)</translation>
    </message>
    <message>
        <source>Destroyed (absorbs 1)</source>
        <translation>Distrutta (assorbe 1)</translation>
    </message>
    <message>
        <source>Go to {area}</source>
        <translation>Vai in {area}</translation>
    </message>
    <message>
        <source>Target {seat}’s units in {area}</source>
        <translation>Prendi di mira le unità di {seat} in {area}</translation>
    </message>
    <message>
        <source>Leave out {area}</source>
        <translation>Escludi {area}</translation>
    </message>
    <message>
        <source>Attack, dice: {dice}</source>
        <translation>Attacca, dadi: {dice}</translation>
    </message>
    <message>
        <source>Smash {building}, dice: {dice}</source>
        <translation>Demolisci {building}, dadi: {dice}</translation>
    </message>
    <message>
        <source>Push {building} to the {side}, dice: {dice}</source>
        <translation>Spingi {building} verso {side}, dadi: {dice}</translation>
    </message>
    <message>
        <source>End GODRAN’s phase</source>
        <translation>Termina la fase di GODRAN</translation>
    </message>
    <message>
        <source>Retreat to {area}</source>
        <translation>Ritirata in {area}</translation>
    </message>
    <message>
        <source>Flee to {area}</source>
        <translation>Fuga in {area}</translation>
    </message>
    <message>
        <source>Hide in the building</source>
        <translation>Nasconditi nell’edificio</translation>
    </message>
    <message>
        <source>Flee off the map</source>
        <translation>Fuggi dalla mappa</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Resta qui</translation>
    </message>
    <message>
        <source>{count} × {unit}</source>
        <translation>{count} × {unit}</translation>
    </message>
    <message>
        <source>{player} holds {building}.</source>
        <translation>{player} occupa {building}.</translation>
    </message>
    <message>
        <source>{players} hold {building}: {output} Mega-Yen, {share} for each.</source>
        <translation>{players} occupano {building}: {output} Mega-Yen, {share} a testa.</translation>
    </message>
    <message>
        <source>{seller} has no production center and no Mega-Yen: without a trade the game ends.</source>
        <translation>{seller} non ha né centri di produzione né Mega-Yen: senza uno scambio la partita finisce.</translation>
    </message>
    <message>
        <source>{seller} offers {buyer} {amount} VP for {amount} Mega-Yen.</source>
        <translation>{seller} offre a {buyer} {amount} PV per {amount} Mega-Yen.</translation>
    </message>
    <message>
        <source>{buyer} would take {amount} VP for {amount} Mega-Yen.</source>
        <translation>{buyer} prenderebbe {amount} PV per {amount} Mega-Yen.</translation>
    </message>
    <message>
        <source>{refuser} does not trade {amount} with {other}.</source>
        <translation>{refuser} rifiuta lo scambio di {amount} con {other}.</translation>
    </message>
    <message>
        <source>{seller} and {buyer} trade {amount} VP for {amount} Mega-Yen.</source>
        <translation>{seller} e {buyer} scambiano {amount} PV per {amount} Mega-Yen.</translation>
    </message>
    <message>
        <source>{seller} makes no trade.</source>
        <translation>{seller} non fa scambi.</translation>
    </message>
    <message>
        <source>{seller} cannot trade: there are no points to sell, or nobody has Mega-Yen for them.</source>
        <translation>{seller} non può fare scambi: non ci sono punti da vendere, o nessuno ha Mega-Yen per comprarli.</translation>
    </message>
    <message>
        <source>Offer {buyer} {amount} VP for {amount} Mega-Yen</source>
        <translation>Offri a {buyer} {amount} PV per {amount} Mega-Yen</translation>
    </message>
    <message>
        <source>Trade {amount} instead</source>
        <translation>Proponi invece {amount}</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Scambia</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Do not trade: the game ends</source>
        <translation>Nessuno scambio: la partita finisce</translation>
    </message>
    <message>
        <source>The production centers pay.</source>
        <translation>I centri di produzione pagano.</translation>
    </message>
    <message>
        <source>{player} decides about a trade.</source>
        <translation>{player} decide su uno scambio.</translation>
    </message>
    <message>
        <source>You are out of Mega-Yen: to whom do you sell victory points, one for one?</source>
        <translation>Hai finito i Mega-Yen: a chi vendi punti vittoria, uno a uno?</translation>
    </message>
    <message>
        <source>Do you give {seller} {amount} Mega-Yen for {amount} VP?</source>
        <translation>Dai a {seller} {amount} Mega-Yen per {amount} PV?</translation>
    </message>
    <message>
        <source>Do you give {buyer} {amount} VP for {amount} Mega-Yen?</source>
        <translation>Dai a {buyer} {amount} PV per {amount} Mega-Yen?</translation>
    </message>
    <message>
        <source>{file} cannot be written: the disk is full. Free some space or choose another folder.</source>
        <translation>{file} non si può scrivere: il disco è pieno. Libera spazio o scegli un’altra cartella.</translation>
    </message>
    <message>
        <source>{file} cannot be written: it is read-only here. Choose another name or folder.</source>
        <translation>{file} non si può scrivere: qui è di sola lettura. Scegli un altro nome o un’altra cartella.</translation>
    </message>
    <message>
        <source>{file} cannot be written: its folder does not exist. Choose another folder.</source>
        <translation>{file} non si può scrivere: la sua cartella non esiste. Scegli un’altra cartella.</translation>
    </message>
    <message>
        <source>{file} cannot be written: it is a folder. Choose another name.</source>
        <translation>{file} non si può scrivere: è una cartella. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>{file} cannot be written: the name belongs to what is no file. Choose another name.</source>
        <translation>{file} non si può scrivere: il nome appartiene a qualcosa che non è un file. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>{file} cannot be written: the name is too long. Choose a shorter one.</source>
        <translation>{file} non si può scrivere: il nome è troppo lungo. Scegline uno più corto.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Choose another name or folder.</source>
        <translation>{file} non si può scrivere: {reason}. Scegli un altro nome o un’altra cartella.</translation>
    </message>
    <message>
        <source>This is not a saved game of Rubbletop.</source>
        <translation>Questa non è una partita salvata di Rubbletop.</translation>
    </message>
    <message>
        <source>This game was saved by a newer Rubbletop (format {format}); this one reads up to {known}.</source>
        <translation>Questa partita è stata salvata da un Rubbletop più recente (formato {format}); questo legge fino a {known}.</translation>
    </message>
    <message>
        <source>The header is damaged: {fault}.</source>
        <translation>L’intestazione è danneggiata: {fault}.</translation>
    </message>
    <message>
        <source>The last action was not written in full and is missing.</source>
        <translation>L’ultima azione non è stata scritta per intero e manca.</translation>
    </message>
    <message>
        <source>The beginning (line 1)</source>
        <translation>L’inizio (riga 1)</translation>
    </message>
    <message>
        <source>Action {number} (line {line})</source>
        <translation>Azione {number} (riga {line})</translation>
    </message>
    <message>
        <source>The game comes out otherwise than when it was saved.</source>
        <translation>La partita va diversamente da quando è stata salvata.</translation>
    </message>
    <message>
        <source>The game ends otherwise than when it was saved.</source>
        <translation>La partita finisce diversamente da quando è stata salvata.</translation>
    </message>
    <message>
        <source>The file was changed after it was saved.</source>
        <translation>Il file è stato modificato dopo il salvataggio.</translation>
    </message>
    <message>
        <source>The file was cut off or damaged near its end.</source>
        <translation>Il file è troncato o danneggiato verso la fine.</translation>
    </message>
    <message>
        <source>{what} Its last position does not fit: {why}.</source>
        <translation>{what} La sua ultima posizione non quadra: {why}.</translation>
    </message>
    <message>
        <source>This program does not have the game {game}.</source>
        <translation>Questo programma non ha il gioco {game}.</translation>
    </message>
    <message>
        <source>Saved with version {saved} of the rules; this program has version {own}.</source>
        <translation>Salvata con la versione {saved} delle regole; questo programma ha la versione {own}.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Manca la fine del file.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The stored state is damaged.</source>
        <translation>Lo stato memorizzato è danneggiato.</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Riga {line}</translation>
    </message>
    <message>
        <source>The rules refuse it: {reason}</source>
        <translation>Le regole lo rifiutano: {reason}</translation>
    </message>
    <message>
        <source>The rules refuse it: {reason} ({rule})</source>
        <translation>Le regole lo rifiutano: {reason} ({rule})</translation>
    </message>
    <message>
        <source>Faces of dice are missing ({purpose}).</source>
        <translation>Mancano facce di dadi ({purpose}).</translation>
    </message>
    <message>
        <source>It is damaged or does not fit: {fault}.</source>
        <translation>È danneggiato o non quadra: {fault}.</translation>
    </message>
    <message>
        <source>The rules cannot play it: {fault}.</source>
        <translation>Le regole non riescono a giocarlo: {fault}.</translation>
    </message>
    <message>
        <source>It is not this seat&apos;s decision.</source>
        <translation>Non spetta a questo posto decidere.</translation>
    </message>
    <message>
        <source>It cannot be read: {fault}.</source>
        <translation>Non si può leggere: {fault}.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Il file</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Questo non è un file.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Non c’è un file con questo nome.</translation>
    </message>
    <message>
        <source>It cannot be opened: {reason}.</source>
        <translation>Non si può aprire: {reason}.</translation>
    </message>
    <message>
        <source>It is larger than {size} MB, which no save is.</source>
        <translation>Supera {size} MB, e nessuna partita salvata è così grande.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è nulla da annullare.</translation>
    </message>
    <message>
        <source>Dice were thrown: this cannot be taken back.</source>
        <translation>Sono stati tirati dadi: non si può annullare.</translation>
    </message>
    <message>
        <source>Something hidden was seen: this cannot be taken back.</source>
        <translation>È stato visto qualcosa di nascosto: non si può annullare.</translation>
    </message>
    <message>
        <source>Another player has seen it: this cannot be taken back.</source>
        <translation>Un altro giocatore l’ha visto: non si può annullare.</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>Non c’è nulla da ripetere.</translation>
    </message>
    <message>
        <source>Your preferences hold until you quit, but cannot be kept: {reason}.</source>
        <translation>Le tue preferenze valgono fino all’uscita, ma non si possono conservare: {reason}.</translation>
    </message>
    <message>
        <source>Your preferences cannot be read, so the usual ones are used: {reason}.</source>
        <translation>Le tue preferenze non si possono leggere, quindi valgono quelle solite: {reason}.</translation>
    </message>
    <message>
        <source>Your preferences in {file} are damaged ({reason}), so the usual ones are used.</source>
        <translation>Le tue preferenze in {file} sono danneggiate ({reason}), quindi valgono quelle solite.</translation>
    </message>
    <message>
        <source>Your preferences were damaged ({reason}), so the usual ones are used. The damaged file is kept as {file}.</source>
        <translation>Le tue preferenze erano danneggiate ({reason}), quindi valgono quelle solite. Il file danneggiato è conservato come {file}.</translation>
    </message>
    <message>
        <source>Damaged lines in {file} are passed over, and stay there: {count}</source>
        <translation>Righe danneggiate in {file}, ignorate e lasciate lì: {count}</translation>
    </message>
    <message>
        <source>The record of games is not kept: {reason}.</source>
        <translation>L’albo delle partite non viene conservato: {reason}.</translation>
    </message>
    <message>
        <source>The record of games is not kept: {reason}</source>
        <translation>L’albo delle partite non viene conservato: {reason}</translation>
    </message>
    <message>
        <source>The record of games in {file} cannot be read and is left as it is: {reason}.</source>
        <translation>L’albo delle partite in {file} non si può leggere e resta com’è: {reason}.</translation>
    </message>
    <message>
        <source>Accounts in $</source>
        <translation>Conti in $</translation>
    </message>
    <message>
        <source>If the game ended now, in $</source>
        <translation>Se la partita finisse ora, in $</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Voce</translation>
    </message>
    <message>
        <source>PACIFISM</source>
        <translation>PACIFISMO</translation>
    </message>
    <message>
        <source>INFLUENCE</source>
        <translation>INFLUENZA</translation>
    </message>
    <message>
        <source>MEDIA</source>
        <translation>MEDIA</translation>
    </message>
    <message>
        <source>PRICE ${price} A BARREL</source>
        <translation>IL BARILE A ${price}</translation>
    </message>
    <message>
        <source>rebels off the map</source>
        <translation>ribelli fuori mappa</translation>
    </message>
    <message>
        <source>WAR</source>
        <translation>GUERRA</translation>
    </message>
    <message>
        <source>LEGEND</source>
        <translation>LEGENDA</translation>
    </message>
    <message>
        <source>gives, needs</source>
        <translation>rende, richiede</translation>
    </message>
    <message>
        <source>local troops</source>
        <translation>truppe locali</translation>
    </message>
    <message>
        <source>Buildings, in logistics</source>
        <translation>Edifici, in logistica</translation>
    </message>
    <message>
        <source>Figures: reconstructed</source>
        <translation>Cifre: ricostruite</translation>
    </message>
    <message>
        <source>$</source>
        <translation>$</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>petr.</translation>
    </message>
    <message>
        <source>ORDERS OF THE DAY</source>
        <translation>ORDINI DEL GIORNO</translation>
    </message>
    <message>
        <source>players</source>
        <translation>giocatori</translation>
    </message>
    <message>
        <source>THE POWERS</source>
        <translation>LE POTENZE</translation>
    </message>
    <message>
        <source>VICTORY NEAR,</source>
        <translation>VITTORIA VICINA,</translation>
    </message>
    <message>
        <source>SAYS MAN FAR AWAY</source>
        <translation>DICE UNO DA LONTANO</translation>
    </message>
    <message>
        <source>The barrel, at rest. Photograph: staff</source>
        <translation>Il barile, a riposo. Foto: redazione</translation>
    </message>
    <message>
        <source>TOP SECRET</source>
        <translation>TOP SECRET</translation>
    </message>
    <message>
        <source>land $1, air $2</source>
        <translation>terra $1, aria $2</translation>
    </message>
    <message>
        <source>PHASE</source>
        <translation>FASE</translation>
    </message>
    <message>
        <source>OIL PRICE</source>
        <translation>PREZZO PETROLIO</translation>
    </message>
    <message>
        <source>$ a barrel</source>
        <translation>$ al barile</translation>
    </message>
    <message>
        <source>CONTRACTS</source>
        <translation>CONTRATTI</translation>
    </message>
    <message>
        <source>worth at the end</source>
        <translation>valore finale</translation>
    </message>
    <message>
        <source>GOVERNMENT OIL</source>
        <translation>PETROLIO GOVERNO</translation>
    </message>
    <message>
        <source>LATE CITY EDITION</source>
        <translation>EDIZIONE DELLA NOTTE</translation>
    </message>
    <message>
        <source>All the oil that’s fit to ship</source>
        <translation>Tutto il petrolio degno d’imbarco</translation>
    </message>
    <message>
        <source>and rising, say sellers</source>
        <translation>e sale, dice chi vende</translation>
    </message>
    <message>
        <source>INVASION</source>
        <translation>INVASIONE</translation>
    </message>
    <message>
        <source>GUERRILLA</source>
        <translation>GUERRIGLIA</translation>
    </message>
    <message>
        <source>GOVERNMENT</source>
        <translation>GOVERNO</translation>
    </message>
    <message>
        <source>LOCALS STILL</source>
        <translation>LOCALI ANCORA</translation>
    </message>
    <message>
        <source>UNGRATEFUL</source>
        <translation>INGRATI</translation>
    </message>
    <message>
        <source>Pacifism up for the third week</source>
        <translation>Pacifismo su da tre settimane</translation>
    </message>
    <message>
        <source>FOR YOUR EYES</source>
        <translation>SOLO PER TE</translation>
    </message>
    <message>
        <source>New Taxes</source>
        <translation>Nuove tasse</translation>
    </message>
    <message>
        <source>$5, +1 Pacifism</source>
        <translation>$5, +1 Pacifismo</translation>
    </message>
    <message>
        <source>every region</source>
        <translation>ogni regione</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4º</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5º</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>first invaded</source>
        <translation>invase prima</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>rebels enter</source>
        <translation>entrano ribelli</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>TURKEY</source>
        <translation>TURCHIA</translation>
    </message>
    <message>
        <source>SYRIA</source>
        <translation>SIRIA</translation>
    </message>
    <message>
        <source>JORDAN</source>
        <translation>GIORDANIA</translation>
    </message>
    <message>
        <source>ARABIA</source>
        <translation>ARABIA</translation>
    </message>
    <message>
        <source>IRAN</source>
        <translation>IRAN</translation>
    </message>
    <message>
        <source>Mass-media</source>
        <translation>Mass media</translation>
    </message>
    <message>
        <source>Purchase and Move</source>
        <translation>Acquisti e movimenti</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Costruzioni</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Playing Order</source>
        <translation>Ordine di gioco</translation>
    </message>
    <message>
        <source>{title} · chosen by {player}</source>
        <translation>{title} · scelta di {player}</translation>
    </message>
    <message>
        <source>every controlled region may produce</source>
        <translation>può produrre ogni regione controllata</translation>
    </message>
    <message>
        <source>{row}: {gives}</source>
        <translation>{row}: {gives}</translation>
    </message>
    <message>
        <source>{row}, box {column}: {gives}</source>
        <translation>{row}, casella {column}: {gives}</translation>
    </message>
    <message>
        <source>${dollars}, Pacifism +{steps}</source>
        <translation>${dollars}, Pacifismo +{steps}</translation>
    </message>
    <message>
        <source>up to +{points}</source>
        <translation>fino a +{points}</translation>
    </message>
    <message>
        <source>buy up to {elements}, move up to {moves}</source>
        <translation>acquista fino a {elements}, muovi fino a {moves}</translation>
    </message>
    <message>
        <source>up to {acts} acts</source>
        <translation>fino a {acts} interventi</translation>
    </message>
    <message>
        <source>${dollars}</source>
        <translation>${dollars}</translation>
    </message>
    <message>
        <source>place {place} in the next turn</source>
        <translation>posto {place} nel prossimo turno</translation>
    </message>
    <message>
        <source>A logistic</source>
        <translation>Una logistica</translation>
    </message>
    <message>
        <source>A troop</source>
        <translation>Una truppa</translation>
    </message>
    <message>
        <source>+1 each</source>
        <translation>+1 ciascuna</translation>
    </message>
    <message>
        <source>the victim’s troops in the region and next to it, not in a battle</source>
        <translation>le truppe della vittima nella regione e in quelle accanto, fuori dalle battaglie</translation>
    </message>
    <message>
        <source>her police station in the region</source>
        <translation>la sua stazione di polizia nella regione</translation>
    </message>
    <message>
        <source>each of her police stations next to it</source>
        <translation>ogni sua stazione di polizia accanto</translation>
    </message>
    <message>
        <source>for every {points} of her Influence</source>
        <translation>per ogni {points} punti della sua Influenza</translation>
    </message>
    <message>
        <source>as hers</source>
        <translation>come le sue</translation>
    </message>
    <message>
        <source>troops and police of those who help her</source>
        <translation>truppe e polizia di chi aiuta</translation>
    </message>
    <message>
        <source>−1 each</source>
        <translation>−1 a punto</translation>
    </message>
    <message>
        <source>power of all rebels that take part</source>
        <translation>potenza di tutti i ribelli che partecipano</translation>
    </message>
    <message>
        <source>Bombing: the minimum that two dice must beat</source>
        <translation>Attentato: il minimo che due dadi devono superare</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Bombing: chance that one thing is destroyed, without a repair</source>
        <translation>Attentato: probabilità che sia distrutto un elemento, senza riparazione</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimo</translation>
    </message>
    <message>
        <source>{high} and less</source>
        <translation>{high} o meno</translation>
    </message>
    <message>
        <source>{low} and more</source>
        <translation>{low} o più</translation>
    </message>
    <message>
        <source>south, brown</source>
        <translation>sud, marrone</translation>
    </message>
    <message>
        <source>east, orange</source>
        <translation>est, arancione</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>border</source>
        <translation>confine</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Magazzino</translation>
    </message>
    <message>
        <source>Police station</source>
        <translation>Stazione di polizia</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Oleodotto</translation>
    </message>
    <message>
        <source>Refinery</source>
        <translation>Raffineria</translation>
    </message>
    <message>
        <source>Regions, with their refineries (* reconstructed)</source>
        <translation>Regioni, con le loro raffinerie (* ricostruito)</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Regione</translation>
    </message>
    <message>
        <source>Barrels</source>
        <translation>Barili</translation>
    </message>
    <message>
        <source>Logistics</source>
        <translation>Logistica</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>Confinanti</translation>
    </message>
    <message>
        <source>Military buildings: logistics, damage they bear, at most {most} in a region</source>
        <translation>Edifici militari: logistica, danni a cui resistono, al massimo {most} in una regione</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Edificio</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danni</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Costruiti</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>keeps {barrels} barrels</source>
        <translation>conserva {barrels} barili</translation>
    </message>
    <message>
        <source>defence +{here} here, +{beside} next door</source>
        <translation>difesa +{here} qui, +{beside} accanto</translation>
    </message>
    <message>
        <source>+{barrels} taken from here or next door</source>
        <translation>+{barrels} da qui o da accanto</translation>
    </message>
    <message>
        <source>produces 1 barrel more, needs 1 logistic less</source>
        <translation>produce 1 barile in più, richiede 1 logistica in meno</translation>
    </message>
    <message>
        <source>Market: steps of the oil price, by the players who have sold this turn</source>
        <translation>Mercato: passi del prezzo del petrolio, secondo quanti giocatori hanno venduto in questo turno</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>{steps}, and a die</source>
        <translation>{steps}, e un dado</translation>
    </message>
    <message>
        <source>Everybody has sold: more steps, by the die</source>
        <translation>Tutti hanno venduto: altri passi, secondo il dado</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>more</source>
        <translation>in più</translation>
    </message>
    <message>
        <source>The oil price, now {price}, at the next Oil check</source>
        <translation>Il prezzo del petrolio, ora {price}, alla prossima verifica Petrolio</translation>
    </message>
    <message>
        <source>Players who sell</source>
        <translation>Giocatori che vendono</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Speculation</source>
        <translation>Speculazione</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>{high} to {low}</source>
        <translation>da {high} a {low}</translation>
    </message>
    <message>
        <source>Contract Track (* reconstructed)</source>
        <translation>Tracciato dei contratti (* ricostruito)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regioni</translation>
    </message>
    <message>
        <source>Barrels at the end</source>
        <translation>Barili alla fine</translation>
    </message>
    <message>
        <source>The Government’s ranking, with 1 barrel in stock</source>
        <translation>La graduatoria del Governo, con 1 barile in deposito</translation>
    </message>
    <message>
        <source>The Government’s ranking, with {stock} barrels in stock</source>
        <translation>La graduatoria del Governo, con {stock} barili in deposito</translation>
    </message>
    <message>
        <source>Shares of the Government’s oil</source>
        <translation>Quote del petrolio del Governo</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Deposito</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primo</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Secondo</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Terzo</translation>
    </message>
    <message>
        <source>Barrels kept in a region, and taken in a turn</source>
        <translation>Barili conservati in una regione, e presi in un turno</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Cosa</translation>
    </message>
    <message>
        <source>kept without a warehouse</source>
        <translation>conservati senza magazzino</translation>
    </message>
    <message>
        <source>kept with warehouses: {number}</source>
        <translation>conservati con magazzini: {number}</translation>
    </message>
    <message>
        <source>taken by a player, all in all</source>
        <translation>presi da un giocatore, in tutto</translation>
    </message>
    <message>
        <source>more with each pipeline, in its reach</source>
        <translation>in più con ogni oleodotto, nella sua portata</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Multa</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Discorso</translation>
    </message>
    <message>
        <source>a troop lost in battle or in a retreat</source>
        <translation>una truppa persa in battaglia o in ritirata</translation>
    </message>
    <message>
        <source>a troop bombed</source>
        <translation>una truppa distrutta in un attentato</translation>
    </message>
    <message>
        <source>a logistic bombed; a building counts as its cost</source>
        <translation>una logistica in un attentato; un edificio conta quanto costa</translation>
    </message>
    <message>
        <source>a bombing that failed, for all who defended</source>
        <translation>un attentato fallito, per tutti i difensori</translation>
    </message>
    <message>
        <source>at the check: each troop above those tolerated</source>
        <translation>alla verifica: ogni truppa oltre quelle tollerate</translation>
    </message>
    <message>
        <source>What moves Pacifism</source>
        <translation>Cosa muove il Pacifismo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>at the check: each troop below those tolerated</source>
        <translation>alla verifica: ogni truppa sotto quelle tollerate</translation>
    </message>
    <message>
        <source>at the check: every {fewer} troops below those tolerated</source>
        <translation>alla verifica: ogni {fewer} truppe sotto quelle tollerate</translation>
    </message>
    <message>
        <source>Troops that the public tolerates</source>
        <translation>Truppe tollerate dall’opinione pubblica</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppe</translation>
    </message>
    <message>
        <source>Troops on the board, at the next Pacifism check</source>
        <translation>Truppe sul tabellone, alla prossima verifica Pacifismo</translation>
    </message>
    <message>
        <source>Tolerated</source>
        <translation>Tollerate</translation>
    </message>
    <message>
        <source>in playing order everybody chooses a box and uses it</source>
        <translation>in ordine di gioco ognuno sceglie una casella e la usa</translation>
    </message>
    <message>
        <source>the same once more</source>
        <translation>ancora lo stesso</translation>
    </message>
    <message>
        <source>retreats; terms of allies; every battle one round</source>
        <translation>ritirate; intese tra alleati; un round per ogni battaglia</translation>
    </message>
    <message>
        <source>from phase 2: move, grow, bomb, enter</source>
        <translation>dalla fase 2: muoversi, rafforzarsi, attentati, entrare</translation>
    </message>
    <message>
        <source>troops are counted, fines are paid</source>
        <translation>si contano le truppe, si pagano le multe</translation>
    </message>
    <message>
        <source>price; production in phase 3; barrels are taken; what has no room is lost</source>
        <translation>prezzo; produzione nella fase 3; si prendono barili; quello che non ha posto va perso</translation>
    </message>
    <message>
        <source>places in the next turn</source>
        <translation>posti nel prossimo turno</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Sequenza di gioco</translation>
    </message>
    <message>
        <source>Part of the turn</source>
        <translation>Parte del turno</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Che cosa si fa</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Boxes of actions, and who has chosen them (* reconstructed)</source>
        <translation>Caselle d’azione, e chi le ha scelte (* ricostruito)</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>Casella {number}</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Dà</translation>
    </message>
    <message>
        <source>controlled regions with their logistics produce</source>
        <translation>le regioni controllate con la logistica producono</translation>
    </message>
    <message>
        <source>{gives} · {players}</source>
        <translation>{gives} · {players}</translation>
    </message>
    <message>
        <source>{amounts} · {player}</source>
        <translation>{amounts} · {player}</translation>
    </message>
    <message>
        <source>points, for ${one} / ${two} / ${three} in all</source>
        <translation>punti, per ${one} / ${two} / ${three} in tutto</translation>
    </message>
    <message>
        <source>elements / moves; ${land} by land, ${air} by air</source>
        <translation>elementi / movimenti; ${land} via terra, ${air} per via aerea</translation>
    </message>
    <message>
        <source>acts; 2nd of a kind ${two}, 3rd ${three} more</source>
        <translation>interventi; 2º dello stesso tipo ${two}, 3º altri ${three}</translation>
    </message>
    <message>
        <source>dollars</source>
        <translation>dollari</translation>
    </message>
    <message>
        <source>place in the next turn</source>
        <translation>posto nel prossimo turno</translation>
    </message>
    <message>
        <source>Battle: losses that a side inflicts at its ratio, by its die (* reconstructed)</source>
        <translation>Battaglia: perdite inflitte da ogni parte secondo il suo rapporto e il suo dado (* ricostruito)</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Battles on the board</source>
        <translation>Battaglie sul tabellone</translation>
    </message>
    <message>
        <source>Came in this order</source>
        <translation>In ordine d’arrivo</translation>
    </message>
    <message>
        <source>Locals</source>
        <translation>Locali</translation>
    </message>
    <message>
        <source>Ratios</source>
        <translation>Rapporti</translation>
    </message>
    <message>
        <source>Won in the end</source>
        <translation>Vinta alla fine</translation>
    </message>
    <message>
        <source>{own}, locals {others}</source>
        <translation>{own}, locali {others}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Phase 1: more local troops in a region, by the die</source>
        <translation>Fase 1: truppe locali in più in una regione, secondo il dado</translation>
    </message>
    <message>
        <source>Ruling {number}: {subject}</source>
        <translation>Precisazione {number}: {subject}</translation>
    </message>
    <message>
        <source>Rulings without a number</source>
        <translation>Precisazioni senza numero</translation>
    </message>
    <message>
        <source>Mass-Media</source>
        <translation>Mass media</translation>
    </message>
    <message>
        <source>The value of Mass-media tells how far television and newspapers are with you, and so how many troops are tolerated. The track ends at {end}.</source>
        <translation>Il valore dei Mass media dice quanto televisione e giornali sono dalla tua parte, e quindi quante truppe sono tollerate. Il tracciato finisce a {end}.</translation>
    </message>
    <message>
        <source>Pacifism is how tired the people at home are of your war. It costs a fine every turn, and {factor} times as much at the end; the highest of all players drives the oil price up.</source>
        <translation>Il Pacifismo misura quanto la gente in patria è stanca della tua guerra. Costa una multa a ogni turno, e {factor} volte tanto alla fine; il più alto tra i giocatori fa salire il prezzo del petrolio.</translation>
    </message>
    <message>
        <source>It changes by the number of your troops, by troops that fall, by bombings, by New Taxes and by the Speech to the Nation, between 0 and {end}.</source>
        <translation>Cambia con il numero delle tue truppe, con le truppe che cadono, con gli attentati, con Nuove tasse e con il Discorso alla nazione, tra 0 e {end}.</translation>
    </message>
    <message>
        <source>Pacifism 1: Mass-media and troops</source>
        <translation>Pacifismo 1: Mass media e truppe</translation>
    </message>
    <message>
        <source>{tolerated} troops on the board are tolerated, and 1 more for every {media_for_one} points of Mass-media; those in the Border Region count. In the Pacifism check each troop above that raises your Pacifism by 1, and every {fewer} troops below it bring it down by 1.</source>
        <translation>Sono tollerate {tolerated} truppe sul tabellone, e 1 in più ogni {media_for_one} punti di Mass media; contano anche quelle nella Regione di confine. Nella verifica Pacifismo ogni truppa in più alza il tuo Pacifismo di 1, e ogni {fewer} truppe in meno lo abbassano di 1.</translation>
    </message>
    <message>
        <source>Pacifism 2: troops that fall</source>
        <translation>Pacifismo 2: truppe che cadono</translation>
    </message>
    <message>
        <source>Every troop of yours that falls in battle raises your Pacifism by {lost}.</source>
        <translation>Ogni tua truppa che cade in battaglia alza il tuo Pacifismo di {lost}.</translation>
    </message>
    <message>
        <source>Pacifism 3: bombings</source>
        <translation>Pacifismo 3: attentati</translation>
    </message>
    <message>
        <source>What rebels destroy of yours raises your Pacifism, and a bombing that fails brings it down: see Effects on Pacifism.</source>
        <translation>Quello che i ribelli ti distruggono alza il tuo Pacifismo, e un attentato fallito lo abbassa: vedi Effetti sul Pacifismo.</translation>
    </message>
    <message>
        <source>Pacifism 4: Speech to the Nation</source>
        <translation>Pacifismo 4: Discorso alla nazione</translation>
    </message>
    <message>
        <source>Once in a game, in phase 1 or 2, you choose New Taxes and speak instead: no money, no more Pacifism, but less of it, by its present value: see the chart.</source>
        <translation>Una volta a partita, nella fase 1 o 2, scegli Nuove tasse e tieni invece il discorso: niente denaro e niente Pacifismo in più, ma in meno, secondo il suo valore attuale: vedi la tabella.</translation>
    </message>
    <message>
        <source>The speech and New Taxes may both be chosen in a turn. At Pacifism 0 there is no speech.</source>
        <translation>Il discorso e Nuove tasse si possono scegliere entrambi nello stesso turno. Con Pacifismo 0 non c’è discorso.</translation>
    </message>
    <message>
        <source>Pacifism Check</source>
        <translation>Verifica Pacifismo</translation>
    </message>
    <message>
        <source>First the troops are counted, then the fine is paid: see the chart. If your money does not do, oil from your hand is sold for it; if that does not do either, you take a troop off the board for every missing dollar.</source>
        <translation>Prima si contano le truppe, poi si paga la multa: vedi la tabella. Se il denaro non basta, si vende petrolio dalla tua mano; se non basta nemmeno quello, togli dal tabellone una truppa per ogni dollaro che manca.</translation>
    </message>
    <message>
        <source>Oil Check</source>
        <translation>Verifica Petrolio</translation>
    </message>
    <message>
        <source>The price moves. In phase 3 the regions produce for you and the Government. Then everybody takes up to {taken} barrels from her regions in hand, all in all, and {piped} more with each pipeline. What a region has no room for after that is lost.</source>
        <translation>Il prezzo si muove. Nella fase 3 le regioni producono per te e per il Governo. Poi ognuno prende in mano fino a {taken} barili dalle proprie regioni, in tutto, e {piped} in più per ogni oleodotto. Quello che poi non trova posto in una regione va perso.</translation>
    </message>
    <message>
        <source>A region keeps {bare} without a warehouse, {stored} with each warehouse. Where there is only one way to take as many as possible nobody is asked.</source>
        <translation>Una regione conserva {bare} senza magazzino, {stored} con ogni magazzino. Dove c’è un solo modo di prenderne il più possibile non ti viene chiesto niente.</translation>
    </message>
    <message>
        <source>Oil Price</source>
        <translation>Prezzo del petrolio</translation>
    </message>
    <message>
        <source>Market and speculation together move the price once a turn, on a track from {low_price} to {top_price}.</source>
        <translation>Mercato e speculazione insieme muovono il prezzo una volta a turno, su un tracciato da {low_price} a {top_price}.</translation>
    </message>
    <message>
        <source>Oil Price 1: the market</source>
        <translation>Prezzo del petrolio 1: il mercato</translation>
    </message>
    <message>
        <source>How many players have sold oil this turn decides: see the chart. If all have, a die brings the price further down.</source>
        <translation>Dipende da quanti giocatori hanno venduto petrolio in questo turno: vedi la tabella. Se hanno venduto tutti, un dado fa scendere ancora il prezzo.</translation>
    </message>
    <message>
        <source>Oil Price 2: speculation</source>
        <translation>Prezzo del petrolio 2: la speculazione</translation>
    </message>
    <message>
        <source>Unless the market brings the price down, it rises by the highest Pacifism among the players: see the chart.</source>
        <translation>Se il mercato non lo fa scendere, il prezzo sale secondo il Pacifismo più alto tra i giocatori: vedi la tabella.</translation>
    </message>
    <message>
        <source>Oil and Transitional Government</source>
        <translation>Il petrolio e il Governo di transizione</translation>
    </message>
    <message>
        <source>In phase 3 every region that has the logistics produces in the Oil check, by itself and beside what you produce by actions. Half of the barrels lie on the region for you, half go to the Government, both rounded up: 1 is 1 and 1, 3 is 2 and 2.</source>
        <translation>Nella fase 3 ogni regione che ha la logistica produce nella verifica Petrolio, da sola e oltre a quello che produci con le azioni. Metà dei barili resta sulla regione per te, metà va al Governo, entrambe arrotondate per eccesso: 1 diventa 1 e 1, 3 diventa 2 e 2.</translation>
    </message>
    <message>
        <source>Each region of yours that cannot costs 1 Influence; when there is none left, ${idle}; when you have not that much, barrels that are worth it. Who has nothing of all that pays nothing.</source>
        <translation>Ogni tua regione che non può farlo costa 1 Influenza; quando è finita, ${idle}; se il denaro non basta, barili per quel valore. Chi non ha niente di tutto questo non paga niente.</translation>
    </message>
    <message>
        <source>Playing Order Check</source>
        <translation>Verifica Ordine di gioco</translation>
    </message>
    <message>
        <source>The boxes of Playing Order settle who acts when in the next turn, and the turn begins.</source>
        <translation>Le caselle Ordine di gioco stabiliscono chi agisce quando nel prossimo turno, e il turno comincia.</translation>
    </message>
    <message>
        <source>End of the Game</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>After the last turn all barrels of your regions come to hand, however many, the Government’s oil is shared out, and everything is sold at the last price. The contracts pay, and {factor} times the fine for your Pacifism is taken off.</source>
        <translation>Dopo l’ultimo turno arrivano in mano tutti i barili delle tue regioni, senza limite, si ripartisce il petrolio del Governo e tutto si vende all’ultimo prezzo. I contratti rendono, e si toglie {factor} volte la multa per il tuo Pacifismo.</translation>
    </message>
    <message>
        <source>Government Oil Allotment</source>
        <translation>Ripartizione del petrolio del Governo</translation>
    </message>
    <message>
        <source>Rank in the Government’s eyes is Influence plus {worth} for each region under control. {part} of its oil is shared out: the first gets half of that, the third a quarter, the second the mean of the two, all rounded down; the others nothing. Who ties shares evenly.</source>
        <translation>Il posto nella graduatoria del Governo è l’Influenza più {worth} per ogni regione controllata. Del suo petrolio si ripartiscono {part}: il primo ne riceve la metà, il terzo un quarto, il secondo la media dei due, tutto arrotondato per difetto; gli altri niente. Chi è a pari merito divide in parti uguali.</translation>
    </message>
    <message>
        <source>Final Victory</source>
        <translation>Vittoria finale</translation>
    </message>
    <message>
        <source>The most money wins. In a tie it is the higher place on the Contract Track, then the greater number of regions; who still ties shares the victory.</source>
        <translation>Vince chi ha più denaro. In caso di parità decide il posto più alto sul Tracciato dei contratti, poi il maggior numero di regioni; chi è ancora pari condivide la vittoria.</translation>
    </message>
    <message>
        <source>Mass-Media Manipulation</source>
        <translation>Manipolazione dei Mass media</translation>
    </message>
    <message>
        <source>Raises your Mass-media by as many points as the box allows. One point costs ${media_1}, two points ${media_2}, three points ${media_3} in all. With more Mass-media the public puts up with more troops.</source>
        <translation>Aumenta i tuoi Mass media di tanti punti quanti ne permette la casella. Un punto costa ${media_1}, due punti ${media_2}, tre punti ${media_3} in tutto. Con più Mass media l’opinione pubblica sopporta più truppe.</translation>
    </message>
    <message>
        <source>Purchases and Moves</source>
        <translation>Acquisti e movimenti</translation>
    </message>
    <message>
        <source>The first number in the box is how many troops and logistics you may buy, the second how many moves you have. First you buy, then you move: with the first step purchases are over.</source>
        <translation>Il primo numero nella casella dice quante truppe e risorse logistiche puoi acquistare, il secondo quanti movimenti hai. Prima acquisti, poi muovi: con il primo passo gli acquisti si chiudono.</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Acquisti</translation>
    </message>
    <message>
        <source>By land an element, a troop or a logistic, costs ${land} and comes to the Border Region. By air it costs ${air} and comes into any region you like. Both can be mixed.</source>
        <translation>Via terra un elemento, una truppa o una logistica, costa ${land} e arriva nella Regione di confine. Per via aerea costa ${air} e arriva in qualsiasi regione tu voglia. Si possono combinare i due modi.</translation>
    </message>
    <message>
        <source>The big logistic counter is three logistics, in its price as in everything else.</source>
        <translation>Il segnalino logistica grande vale tre logistiche, nel prezzo come in tutto il resto.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimenti</translation>
    </message>
    <message>
        <source>A move takes one group of your troops and logistics one step, into a contiguous region. Three moves are one group three steps, three groups one step, or anything between.</source>
        <translation>Un movimento porta un gruppo delle tue truppe e risorse logistiche di un passo, in una regione confinante. Con tre movimenti un gruppo fa tre passi, o tre gruppi ne fanno uno, o una via di mezzo.</translation>
    </message>
    <message>
        <source>Troops that come into a region that nobody controls begin a battle there, or join the one that is on. They stay: no move leads out of a battle.</source>
        <translation>Le truppe che entrano in una regione che nessuno controlla cominciano lì una battaglia, o si uniscono a quella in corso. Ci restano: nessun movimento porta fuori da una battaglia.</translation>
    </message>
    <message>
        <source>Regions of other players you may cross without asking them. Where the owner has no troops yours take the region as they come in.</source>
        <translation>Puoi attraversare le regioni di altri giocatori senza chiedere. Dove il proprietario non ha truppe, le tue prendono la regione entrando.</translation>
    </message>
    <message>
        <source>Logistics leave a region only with the player who controls it; those in the Border Region belong to whoever bought them or moved them last.</source>
        <translation>Le risorse logistiche lasciano una regione solo con il giocatore che la controlla; quelle nella Regione di confine sono di chi le ha acquistate o spostate per ultimo.</translation>
    </message>
    <message>
        <source>Where a region and all around it are under players’ control, the step into it is free. Troops in the Border Region leave the board for one move. Nobody has more than {most} troops on the board.</source>
        <translation>Dove una regione e tutte quelle intorno sono sotto il controllo di giocatori, il passo che vi entra è gratis. Le truppe nella Regione di confine lasciano il tabellone con un movimento. Nessuno ha più di {most} truppe sul tabellone.</translation>
    </message>
    <message>
        <source>Support move</source>
        <translation>Movimento di appoggio</translation>
    </message>
    <message>
        <source>After your troops have gone into a battle you may call other players to it, for money or for nothing. Each of them may bring one group, with at least one troop in it, for free and out of turn, from a contiguous region or from the Border Region.</source>
        <translation>Dopo che le tue truppe sono entrate in una battaglia puoi chiamarvi altri giocatori, per denaro o gratis. Ciascuno può portare un gruppo, con almeno una truppa, gratis e fuori turno, da una regione confinante o dalla Regione di confine.</translation>
    </message>
    <message>
        <source>The box tells how many acts you have. Each is one of three kinds: a military building, a point of Influence, a contract.</source>
        <translation>La casella dice quanti interventi hai. Ciascuno è di uno di tre tipi: un edificio militare, un punto di Influenza, un contratto.</translation>
    </message>
    <message>
        <source>Military Buildings</source>
        <translation>Edifici militari</translation>
    </message>
    <message>
        <source>A building is made of logistics that lie in the region, which you control. A region has room for {buildings}; of each kind only one, but for warehouses.</source>
        <translation>Un edificio si fa con la logistica che si trova nella regione, che devi controllare. In una regione c’è posto per {buildings}; uno solo per ogni tipo, tranne i magazzini.</translation>
    </message>
    <message>
        <source>Warehouse (cost {warehouse}): the region keeps {stored} barrels instead of {bare}.</source>
        <translation>Magazzino (costo {warehouse}): la regione conserva {stored} barili invece di {bare}.</translation>
    </message>
    <message>
        <source>Police station (cost {police}): against bombings +{here} in its own region, +{beside} in each contiguous one. Several stations add up.</source>
        <translation>Stazione di polizia (costo {police}): contro gli attentati +{here} nella propria regione, +{beside} in ogni confinante. Più stazioni si sommano.</translation>
    </message>
    <message>
        <source>Pipeline (cost {pipeline}): in the Oil check you take {piped} more out of its region or a contiguous one.</source>
        <translation>Oleodotto (costo {pipeline}): nella verifica Petrolio prendi {piped} in più dalla sua regione o da una confinante.</translation>
    </message>
    <message>
        <source>Refinery (cost {refinery}): the region produces 1 barrel more, and needs 1 logistic less to do so.</source>
        <translation>Raffineria (costo {refinery}): la regione produce 1 barile in più, e per farlo richiede 1 logistica in meno.</translation>
    </message>
    <message>
        <source>Influence Points</source>
        <translation>Punti Influenza</translation>
    </message>
    <message>
        <source>One logistic in a region of yours becomes aid to the people, and you gain a point of Influence. Every {influence_for_one} points add 1 to your defence against bombings, and at the end Influence counts when the Government’s oil is shared out.</source>
        <translation>Una logistica in una tua regione diventa aiuto alla popolazione, e guadagni un punto di Influenza. Ogni {influence_for_one} punti aggiungono 1 alla tua difesa contro gli attentati, e alla fine l’Influenza conta quando si ripartisce il petrolio del Governo.</translation>
    </message>
    <message>
        <source>If you control at least one region you go a space up the Contract Track, for free. The space that you have reached pays at the end of the game.</source>
        <translation>Se controlli almeno una regione avanzi di uno spazio sul Tracciato dei contratti, gratis. Lo spazio raggiunto rende alla fine della partita.</translation>
    </message>
    <message>
        <source>Repeating a Construction Action</source>
        <translation>Ripetere un intervento di costruzione</translation>
    </message>
    <message>
        <source>The second act of the same kind in one action costs ${second}, the third ${third} on top. All buildings are of one kind.</source>
        <translation>Il secondo intervento dello stesso tipo in un’azione costa ${second}, il terzo altri ${third}. Tutti gli edifici sono dello stesso tipo.</translation>
    </message>
    <message>
        <source>You get the dollars in the box.</source>
        <translation>Ricevi i dollari nella casella.</translation>
    </message>
    <message>
        <source>Playing Sequence</source>
        <translation>Sequenza dei giocatori</translation>
    </message>
    <message>
        <source>The number in the box is your place in the next turn’s playing order. Who has taken no such box moves down.</source>
        <translation>Il numero nella casella è il tuo posto nell’ordine di gioco del prossimo turno. Chi non ha preso una di queste caselle scala di posto.</translation>
    </message>
    <message>
        <source>Free Actions</source>
        <translation>Azioni libere</translation>
    </message>
    <message>
        <source>Oil Production and New Taxes can be chosen whoever has chosen them before. Like a box each uses up one of your two actions.</source>
        <translation>Produzione petrolio e Nuove tasse si possono scegliere, chiunque le abbia già scelte. Come le caselle, ciascuna consuma una delle tue due azioni.</translation>
    </message>
    <message>
        <source>On every region stand the barrels that it produces and the logistics that must lie there for it. As many of your regions as you like produce, each once in an action: the barrels are laid on the region, and 1 logistic is used up.</source>
        <translation>Su ogni regione sono scritti i barili che produce e la logistica che deve trovarsi lì per farlo. Puoi far produrre quante tue regioni vuoi, ciascuna una volta per azione: i barili si mettono sulla regione, e si consuma 1 logistica.</translation>
    </message>
    <message>
        <source>Nothing of this goes to the Government, not even in phase 3.</source>
        <translation>Niente di questo va al Governo, nemmeno nella fase 3.</translation>
    </message>
    <message>
        <source>You get ${taxes}, and your Pacifism rises by {taxed}. Once a turn. In the same box the Speech to the Nation is held.</source>
        <translation>Ricevi ${taxes}, e il tuo Pacifismo sale di {taxed}. Una volta a turno. Nella stessa casella si tiene il Discorso alla nazione.</translation>
    </message>
    <message>
        <source>Other Actions</source>
        <translation>Altre azioni</translation>
    </message>
    <message>
        <source>In both of your action turns you may sell oil from your hand, before or after the action, at the price on the track. It is no action; but the more players sell in a turn, the deeper the price falls.</source>
        <translation>In entrambi i tuoi turni d’azione puoi vendere petrolio dalla mano, prima o dopo l’azione, al prezzo del tracciato. Non è un’azione; ma più giocatori vendono in un turno, più il prezzo scende.</translation>
    </message>
    <message>
        <source>Diplomacy and Alliances</source>
        <translation>Diplomazia e alleanze</translation>
    </message>
    <message>
        <source>In your action turns you may offer deals, up to {offers} an action. What changes hands does so at once: money, oil in hand, logistics, regions, support in a battle of this turn.</source>
        <translation>Nei tuoi turni d’azione puoi proporre accordi, fino a {offers} per azione. Quello che passa di mano lo fa subito: denaro, petrolio in mano, logistica, regioni, appoggio in una battaglia di questo turno.</translation>
    </message>
    <message>
        <source>A promise in writing can go with a deal, and is listed as long as the game lasts. To keep it, as whatever is said at the table, is a matter among the players.</source>
        <translation>Una promessa scritta può accompagnare un accordo, e resta elencata per tutta la partita. Mantenerla, come tutto quello che si dice al tavolo, è affare tra i giocatori.</translation>
    </message>
    <message>
        <source>Logistics are machines and the people who know them. They become buildings and aid, and without them no oil flows. In the country they belong to whoever controls the region.</source>
        <translation>La logistica è fatta di macchine e di persone che sanno usarle. Diventa edifici e aiuti, e senza logistica il petrolio non scorre. Nel Paese appartiene a chi controlla la regione.</translation>
    </message>
    <message>
        <source>Rebel Check</source>
        <translation>Verifica Ribelli</translation>
    </message>
    <message>
        <source>From phase 2 on everybody, in playing order, does one thing with her rebels.</source>
        <translation>Dalla fase 2 in poi ognuno, in ordine di gioco, fa una cosa con i propri ribelli.</translation>
    </message>
    <message>
        <source>Rebels</source>
        <translation>Ribelli</translation>
    </message>
    <message>
        <source>Each player has one group of rebels, a die with four faces that shows its power. Nothing can fight or destroy it. In the first turn of phase 2 it comes into one of the orange regions in the east, with a power of 1.</source>
        <translation>Ogni giocatore ha un gruppo di ribelli, un dado a quattro facce che ne mostra la potenza. Niente può combatterlo o distruggerlo. Nel primo turno della fase 2 entra in una delle regioni arancioni a est, con potenza 1.</translation>
    </message>
    <message>
        <source>Later they do one of these a turn, or rest:</source>
        <translation>Poi, a ogni turno, i ribelli fanno una di queste cose, o riposano:</translation>
    </message>
    <message>
        <source>move a step, through anything, which costs 1 power, though never the last one;</source>
        <translation>muoversi di un passo, attraverso qualsiasi cosa, perdendo 1 punto di potenza, ma mai l’ultimo;</translation>
    </message>
    <message>
        <source>grow by 1 power, up to {power};</source>
        <translation>rafforzarsi di 1 punto di potenza, fino a {power};</translation>
    </message>
    <message>
        <source>bomb, in their own region or a contiguous one;</source>
        <translation>compiere un attentato, nella propria regione o in una confinante;</translation>
    </message>
    <message>
        <source>enter, if they are off the map.</source>
        <translation>entrare, se sono fuori mappa.</translation>
    </message>
    <message>
        <source>Bombings</source>
        <translation>Attentati</translation>
    </message>
    <message>
        <source>A target is named: another player’s troops in a region, or the logistics or a building in a region that she controls. She throws two dice, and must stay at or below the minimum for the bombing to fail; what is above it is the damage.</source>
        <translation>Si dichiara il bersaglio: le truppe di un altro giocatore in una regione, oppure la logistica o un edificio in una regione che controlla. La vittima tira due dadi, e l’attentato fallisce se resta pari o sotto il minimo; quanto lo supera è il danno.</translation>
    </message>
    <message>
        <source>The minimum: 1 for each of her troops in the region and the contiguous ones, those in battles left out; +{here} for her police there, +{beside} for each station next door; +1 for every {influence_for_one} points of her Influence; −1 for each point of the rebels’ power.</source>
        <translation>Il minimo: 1 per ogni sua truppa nella regione e in quelle confinanti, escluse quelle in battaglia; +{here} per la sua polizia lì, +{beside} per ogni stazione accanto; +1 ogni {influence_for_one} punti della sua Influenza; −1 per ogni punto di potenza dei ribelli.</translation>
    </message>
    <message>
        <source>1 damage destroys a logistic, {troop_damage} a troop, and as much as it cost in logistics a building. Nothing is carried over to another target, and what is left is without effect.</source>
        <translation>1 danno distrugge una logistica, {troop_damage} una truppa, e un edificio richiede tanti danni quanto costa in logistica. Niente passa su un altro bersaglio, e quel che avanza non ha effetto.</translation>
    </message>
    <message>
        <source>A building that is hit but not destroyed costs its owner $1 for each point of damage, at once, or it is lost.</source>
        <translation>Un edificio colpito ma non distrutto costa al proprietario $1 per ogni danno, subito, o va perso.</translation>
    </message>
    <message>
        <source>Highest and Lowest Results</source>
        <translation>Risultati più alti e più bassi</translation>
    </message>
    <message>
        <source>A throw of {fails} or less always fails.</source>
        <translation>Un tiro di {fails} o meno fallisce sempre.</translation>
    </message>
    <message>
        <source>A throw of {hurts} or more always destroys something: the building, or at least one troop or one logistic.</source>
        <translation>Un tiro di {hurts} o più distrugge sempre qualcosa: l’edificio, o almeno una truppa o una logistica.</translation>
    </message>
    <message>
        <source>Rebels After Bombing</source>
        <translation>I ribelli dopo l’attentato</translation>
    </message>
    <message>
        <source>Whatever comes of it, the rebels leave the map. Next turn they may come back in the east, with a power of 1.</source>
        <translation>Qualunque sia l’esito, i ribelli lasciano la mappa. Nel prossimo turno possono tornare a est, con potenza 1.</translation>
    </message>
    <message>
        <source>Effects on Pacifism</source>
        <translation>Effetti sul Pacifismo</translation>
    </message>
    <message>
        <source>The victim’s Pacifism rises by {troop_bombed} for each troop and by {logistic_bombed} for each logistic that is destroyed; a building counts as the logistics it cost. A bombing that fails brings it down by {failed}. All else changes nothing.</source>
        <translation>Il Pacifismo della vittima sale di {troop_bombed} per ogni truppa e di {logistic_bombed} per ogni logistica distrutta; un edificio conta la logistica che è costato. Un attentato fallito lo abbassa di {failed}. Tutto il resto non cambia niente.</translation>
    </message>
    <message>
        <source>Player Alliance in Bombing</source>
        <translation>Alleanza tra giocatori negli attentati</translation>
    </message>
    <message>
        <source>Rebels of several players can bomb together: their powers add up.</source>
        <translation>I ribelli di più giocatori possono unirsi in un attentato: le loro potenze si sommano.</translation>
    </message>
    <message>
        <source>The victim can ask others for help: their troops and police defend as if they were hers.</source>
        <translation>La vittima può chiedere aiuto ad altri: le loro truppe e la loro polizia difendono come se fossero sue.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>zona</translation>
    </message>
    <message>
        <source>barrels</source>
        <translation>barili</translation>
    </message>
    <message>
        <source>Oil price: the steps after the first price, and their number.</source>
        <translation>Prezzo del petrolio: i passi dopo il primo prezzo, e quanti sono.</translation>
    </message>
    <message>
        <source>Contract Track: all values, and its length.</source>
        <translation>Tracciato dei contratti: tutti i valori, e la sua lunghezza.</translation>
    </message>
    <message>
        <source>Influence: how long the track is.</source>
        <translation>Influenza: quanto è lungo il tracciato.</translation>
    </message>
    <message>
        <source>Mass-media: how long the track is.</source>
        <translation>Mass media: quanto è lungo il tracciato.</translation>
    </message>
    <message>
        <source>Not every value of the published game is known to us. What is not was worked out here, and is marked * in the charts. Tables of your own can change prices and losses; the map, its tracks and boxes are part of the board.</source>
        <translation>Non conosciamo ogni valore del gioco pubblicato. Quelli che mancano sono stati ricostruiti, e nelle tabelle hanno un *. Con tabelle tue puoi cambiare prezzi e perdite; la mappa, i tracciati e le caselle fanno parte del tabellone.</translation>
    </message>
    <message>
        <source>The figures in these rules are those of the game on the table, as in the charts.</source>
        <translation>Le cifre di queste regole sono quelle della partita sul tavolo, come nelle tabelle.</translation>
    </message>
    <message>
        <source>All borders between regions.</source>
        <translation>Tutti i confini tra le regioni.</translation>
    </message>
    <message>
        <source>Reconstructed values</source>
        <translation>Valori ricostruiti</translation>
    </message>
    <message>
        <source>{region}: {what}.</source>
        <translation>{region}: {what}.</translation>
    </message>
    <message>
        <source>Everything of {regions}.</source>
        <translation>Tutti i valori di {regions}.</translation>
    </message>
    <message>
        <source>Boxes of {rows}: how they are spread over the columns.</source>
        <translation>Caselle di {rows}: come sono distribuite sulle colonne.</translation>
    </message>
    <message>
        <source>Battle table, all or a part of the rows {rows}.</source>
        <translation>Tabella delle battaglie, le righe {rows}, in tutto o in parte.</translation>
    </message>
    <message>
        <source>Allied Combat: only the player who rolls proposes terms, once a battle and turn. All others in it must accept, one refusal ends it, and terms hold for that round alone.</source>
        <translation>Combattimento alleato: solo il giocatore che tira propone un’intesa, una volta per battaglia e turno. Tutti gli altri nella battaglia devono accettare, un rifiuto chiude la questione, e l’intesa vale solo per quel round.</translation>
    </message>
    <message>
        <source>Allied Combat: whoever came into a battle first rolls, for as long as she has troops in it.</source>
        <translation>Combattimento alleato: tira chi è entrato per primo nella battaglia, finché vi ha truppe.</translation>
    </message>
    <message>
        <source>Pacifism 4: the speech is refused at Pacifism 0, where it would change nothing.</source>
        <translation>Pacifismo 4: il discorso è escluso con Pacifismo 0, dove non cambierebbe niente.</translation>
    </message>
    <message>
        <source>Set Up: who ties in the throw for the playing order throws again with those who tied.</source>
        <translation>Preparazione: chi è pari nel tiro per l’ordine di gioco tira di nuovo con chi è pari.</translation>
    </message>
    <message>
        <source>War: battles are fought one after another, in the alphabetical order of their regions.</source>
        <translation>Guerra: le battaglie si combattono una dopo l’altra, nell’ordine alfabetico delle loro regioni.</translation>
    </message>
    <message>
        <source>The costs of repeating add up: the second act of a kind costs ${second}, the third ${third} more. All buildings are one kind.</source>
        <translation>I costi della ripetizione si sommano: il secondo intervento dello stesso tipo costa ${second}, il terzo altri ${third}. Tutti gli edifici sono dello stesso tipo.</translation>
    </message>
    <message>
        <source>The costs of Mass-media do not add up: 1 point is ${media_1}, 2 are ${media_2}, 3 are ${media_3} in all.</source>
        <translation>I costi dei Mass media non si sommano: 1 punto è ${media_1}, 2 sono ${media_2}, 3 sono ${media_3} in tutto.</translation>
    </message>
    <message>
        <source>A bombing fails when the dice are not above the minimum, also when they just reach it. Otherwise the damage is the difference.</source>
        <translation>Un attentato fallisce quando i dadi non superano il minimo, anche se lo raggiungono esattamente. Altrimenti il danno è la differenza.</translation>
    </message>
    <message>
        <source>At {hurts} or more one thing goes at least, a building without any repair; where the difference is greater, the difference counts.</source>
        <translation>Con {hurts} o più qualcosa va perso comunque, un edificio senza riparazione; se la differenza è maggiore, vale la differenza.</translation>
    </message>
    <message>
        <source>A bombing has failed when there was no damage at all; only then does Pacifism fall. It rises only for what is destroyed. Damage that destroys nothing leaves it as it is.</source>
        <translation>Un attentato è fallito quando non c’è stato nessun danno; solo allora il Pacifismo scende. Sale solo per quello che viene distrutto. I danni che non distruggono niente lo lasciano com’è.</translation>
    </message>
    <message>
        <source>Whoever does not pay for a repair loses the building, and her Pacifism rises as for any building destroyed. Whoever has not the money is not asked.</source>
        <translation>Chi non paga una riparazione perde l’edificio, e il suo Pacifismo sale come per ogni edificio distrutto. A chi non ha il denaro non viene chiesto.</translation>
    </message>
    <message>
        <source>The minimum can be below 0: strong rebels against what nobody guards.</source>
        <translation>Il minimo può essere sotto 0: ribelli forti contro ciò che nessuno difende.</translation>
    </message>
    <message>
        <source>Troops in the Border Region do not defend, and cannot be bombed. Rebels stay inside the country.</source>
        <translation>Le truppe nella Regione di confine non difendono, e non possono subire attentati. I ribelli restano nel Paese.</translation>
    </message>
    <message>
        <source>One target of one other player is named: her troops in one region, or, where she controls it, its logistics or one of its buildings. Barrels are none, and nobody bombs herself. Troops in a battle can be hit, but defend nothing.</source>
        <translation>Si dichiara un bersaglio di un altro giocatore: le sue truppe in una regione o, dove la controlla, la logistica o uno degli edifici. I barili non sono bersagli, e nessuno colpisce sé stesso. Le truppe in battaglia possono essere colpite, ma non difendono niente.</translation>
    </message>
    <message>
        <source>Rebels never take part in a battle; their power counts in bombings only.</source>
        <translation>I ribelli non partecipano mai a una battaglia; la loro potenza conta solo negli attentati.</translation>
    </message>
    <message>
        <source>In the first turn of the Guerrilla phase rebels must enter, in an eastern region that no player controls. A single one that is free is taken without asking; if there is none the rebels wait off the map. From the next turn on any eastern region will do.</source>
        <translation>Nel primo turno della fase Guerriglia i ribelli devono entrare, in una regione a est che nessun giocatore controlla. Se ce n’è una sola libera la si prende senza chiedere; se non ce ne sono, i ribelli aspettano fuori mappa. Dal turno successivo va bene ogni regione a est.</translation>
    </message>
    <message>
        <source>To enter is the one thing that rebels do in that turn, after a bombing too. They need not come back at once.</source>
        <translation>Entrare è l’unica cosa che i ribelli fanno in quel turno, anche dopo un attentato. Non devono tornare subito.</translation>
    </message>
    <message>
        <source>A refinery bears as much damage as it cost logistics: {refinery}.</source>
        <translation>Per distruggere una raffineria servono tanti danni quanto costa in logistica: {refinery}.</translation>
    </message>
    <message>
        <source>A region without a warehouse keeps {bare} in barrels, with warehouses {stored} for each of them, and the {bare} does not come on top.</source>
        <translation>Una regione senza magazzino conserva in barili {bare}, con i magazzini {stored} per ciascuno, e {bare} non si aggiunge.</translation>
    </message>
    <message>
        <source>What a region has no room for is lost at the end of the Oil check, after everybody has taken her barrels. Until then it may lie there.</source>
        <translation>Quello che non trova posto in una regione va perso alla fine della verifica Petrolio, dopo che tutti hanno preso i propri barili. Fino ad allora può restare lì.</translation>
    </message>
    <message>
        <source>The order of the Oil check: the price moves; in phase 3 the regions produce; everybody takes barrels; what has no room is lost.</source>
        <translation>L’ordine della verifica Petrolio: il prezzo si muove; nella fase 3 le regioni producono; tutti prendono barili; quello che non ha posto va perso.</translation>
    </message>
    <message>
        <source>Each pipeline brings {piped} more from its own region or a contiguous one, and its owner must control both.</source>
        <translation>Ogni oleodotto porta {piped} in più dalla propria regione o da una confinante, e il proprietario deve controllarle entrambe.</translation>
    </message>
    <message>
        <source>Barrels are taken without asking where there is only one way to take as many as possible. Whoever must choose between regions may also take fewer.</source>
        <translation>I barili si prendono senza chiedere quando c’è un solo modo di prenderne il più possibile. Chi deve scegliere fra regioni può anche prenderne meno.</translation>
    </message>
    <message>
        <source>Oil is sold in both of one’s action turns, any amount, at the price on the track, and otherwise only for a fine. A player is one seller a turn, however often she sells; sales for a fine count, as the price moves after it.</source>
        <translation>Il petrolio si vende in entrambi i propri turni d’azione, in qualsiasi quantità, al prezzo del tracciato, e altrimenti solo per una multa. Un giocatore conta come un solo venditore a turno, per quante volte venda; le vendite per una multa contano, perché il prezzo si muove dopo.</translation>
    </message>
    <message>
        <source>The price does not go beyond the ends of its track.</source>
        <translation>Il prezzo non supera gli estremi del suo tracciato.</translation>
    </message>
    <message>
        <source>At the end the fine for one’s Pacifism is taken {factor} times, in dollars, after the last turn has had its normal fine. The total can be below 0.</source>
        <translation>Alla fine la multa per il proprio Pacifismo si prende {factor} volte, in dollari, dopo la normale multa dell’ultimo turno. Il totale può essere sotto 0.</translation>
    </message>
    <message>
        <source>Who has not the money for her fine sells oil from her hand first, no more than she must. For what is then missing she takes off troops of her choice, one for each dollar and one for half a dollar that is left over, without more Pacifism. If she has no more troops the rest is forgiven. Nobody is asked who has no choice.</source>
        <translation>Chi non ha il denaro per la multa vende prima petrolio dalla mano, non più del necessario. Per quanto ancora manca toglie truppe a propria scelta, una per ogni dollaro e una per il mezzo dollaro che avanza, senza altro Pacifismo. Se non ha più truppe, il resto è condonato. A chi non ha scelta non viene chiesto.</translation>
    </message>
    <message>
        <source>Pacifism, Influence, Mass-media and contracts stay between 0 and {end}.</source>
        <translation>Pacifismo, Influenza, Mass media e contratti restano tra 0 e {end}.</translation>
    </message>
    <message>
        <source>The penalty is for each region that a player controls and that cannot produce, every turn, one conquered this turn included. Regions that have the logistics produce without being told.</source>
        <translation>La penalità vale per ogni regione controllata da un giocatore che non può produrre, a ogni turno, anche per quelle conquistate in questo turno. Le regioni che hanno la logistica producono da sole.</translation>
    </message>
    <message>
        <source>A penalty of ${idle} that cannot be paid in money is taken in barrels: the fewest that are worth it at the new price, without change, from the hand first, then from regions of the player’s choice. If she has not so many, all that she has.</source>
        <translation>Una penalità di ${idle} che non si può pagare in denaro si prende in barili: il minor numero che la valga al nuovo prezzo, senza resto, prima dalla mano, poi dalle regioni a scelta del giocatore. Se non ne ha abbastanza, tutti quelli che ha.</translation>
    </message>
    <message>
        <source>The player’s half is laid on the region. She takes it, or stores it, like any other oil.</source>
        <translation>La metà del giocatore si mette sulla regione. Lui la prende, o la conserva, come qualsiasi altro petrolio.</translation>
    </message>
    <message>
        <source>With a refinery a region still needs 1 logistic to produce at least, and production still uses 1 up.</source>
        <translation>Con una raffineria una regione richiede comunque almeno 1 logistica per produrre, e la produzione ne consuma sempre 1.</translation>
    </message>
    <message>
        <source>The three shares can come to a little more than the part of the stock that is shared out. They are paid all the same.</source>
        <translation>Le tre quote insieme possono superare di poco la parte del deposito da ripartire. Si pagano lo stesso.</translation>
    </message>
    <message>
        <source>Players who tie pool what their ranks get and share it evenly, rounded down. Those who tie for third share the third share.</source>
        <translation>I giocatori a pari merito uniscono quello che spetta ai loro posti e lo dividono in parti uguali, arrotondato per difetto. Chi è pari al terzo posto divide la quota del terzo.</translation>
    </message>
    <message>
        <source>The Government’s oil may go beyond the end of its track; only the number counts.</source>
        <translation>Il petrolio del Governo può superare la fine del suo tracciato; conta solo il numero.</translation>
    </message>
    <message>
        <source>At the end all barrels in a player’s regions come to hand, without limit, and all are sold at the last price. It does not move any more.</source>
        <translation>Alla fine tutti i barili nelle regioni di un giocatore arrivano in mano, senza limite, e tutti si vendono all’ultimo prezzo. Il prezzo non si muove più.</translation>
    </message>
    <message>
        <source>Money is counted in half dollars.</source>
        <translation>Il denaro si conta in mezzi dollari.</translation>
    </message>
    <message>
        <source>A deal is offered in one’s own action turn, to one player, and made or refused at once; {offers} offers an action at most, and none again that was refused in it. Given can be: money, oil in hand, logistics, control of a region, and support in a battle of this turn.</source>
        <translation>Un accordo si propone nel proprio turno d’azione, a un solo giocatore, e si accetta o si rifiuta subito; al massimo {offers} proposte per azione, e nessuna che in quell’azione sia già stata rifiutata. Si possono dare: denaro, petrolio in mano, logistica, il controllo di una regione e l’appoggio in una battaglia di questo turno.</translation>
    </message>
    <message>
        <source>Logistics go from Border Region to Border Region, or one step into a contiguous region that the taker controls. A region goes with all that is in it but troops.</source>
        <translation>Le risorse logistiche vanno da Regione di confine a Regione di confine, o di un passo in una regione confinante controllata da chi le riceve. Una regione passa con tutto quello che contiene, tranne le truppe.</translation>
    </message>
    <message>
        <source>Whoever has pledged support must come when she is called. If only one group of hers can, it comes by itself.</source>
        <translation>Chi ha promesso appoggio deve accorrere quando viene chiamato. Se può solo un suo gruppo, accorre da sé.</translation>
    </message>
    <message>
        <source>A written promise counts as something that is given: a deal may hold nothing else.</source>
        <translation>Una promessa scritta conta come qualcosa che si dà: un accordo può non contenere altro.</translation>
    </message>
    <message>
        <source>Money and oil in hand are hidden from the other players, but for the time before the first turn, when all buy openly. An option lays them open for the whole game.</source>
        <translation>Il denaro e il petrolio in mano sono nascosti agli altri giocatori, tranne prima del primo turno, quando tutti acquistano allo scoperto. Un’opzione li mostra per tutta la partita.</translation>
    </message>
    <message>
        <source>{long} turns, five a phase, where three play; {turns}, four a phase, with more players. Both can be chosen when a game begins.</source>
        <translation>{long} turni, cinque per fase, quando si gioca in tre; {turns}, quattro per fase, in più giocatori. Entrambe le durate si possono scegliere all’inizio della partita.</translation>
    </message>
    <message>
        <source>After a step or a landing into a battle the mover may call players to it, each of them once a battle and turn. Whoever is called may bring one group, with at least one troop, one step from a contiguous region or from the Border Region.</source>
        <translation>Dopo un passo o uno sbarco in una battaglia chi muove può chiamarvi altri giocatori, ciascuno una volta per battaglia e turno. Chi viene chiamato può portare un gruppo, con almeno una truppa, di un passo da una regione confinante o dalla Regione di confine.</translation>
    </message>
    <message>
        <source>Troops that strengthen an attack of one’s own allow such a call as well as the first ones.</source>
        <translation>Le truppe che rafforzano un proprio attacco permettono la chiamata come le prime.</translation>
    </message>
    <message>
        <source>An action may be passed.</source>
        <translation>Un’azione si può saltare.</translation>
    </message>
    <message>
        <source>The player whose rebels bomb can call others to join: those whose rebels are in reach and have not acted this turn, the victim left out. Rebels that join have acted; all that took part leave the map.</source>
        <translation>Il giocatore i cui ribelli compiono un attentato può chiamare altri a unirsi: chi ha ribelli a portata che in questo turno non hanno agito, esclusa la vittima. I ribelli che si uniscono hanno agito; tutti quelli che hanno partecipato lasciano la mappa.</translation>
    </message>
    <message>
        <source>The victim can ask those who do not bomb. The troops and police of whoever helps count in the region and next to it, as hers do; of Influence only the victim’s counts. If the bombing fails everybody who defended has {failed} Pacifism less; if it does not, only the victim’s rises.</source>
        <translation>La vittima può chiedere a chi non compie l’attentato. Le truppe e la polizia di chi aiuta contano nella regione e in quelle accanto, come le sue; di Influenza conta solo quella della vittima. Se l’attentato fallisce, tutti i difensori hanno {failed} Pacifismo in meno; se riesce, sale solo quello della vittima.</translation>
    </message>
    <message>
        <source>The purchases before the first turn are made in playing order, openly, within one’s money and {most} troops.</source>
        <translation>Gli acquisti prima del primo turno si fanno in ordine di gioco, allo scoperto, nei limiti del proprio denaro e di {most} truppe.</translation>
    </message>
    <message>
        <source>By land only regions next to the Border Region can be entered at first, the brown ones. Nothing else is closed to anybody.</source>
        <translation>All’inizio, via terra, si può entrare solo nelle regioni accanto alla Regione di confine, quelle marroni. Nient’altro è precluso a nessuno.</translation>
    </message>
    <message>
        <source>A big logistic is nothing of its own: the counter stands for three logistics, when it is bought, moved, lost and used.</source>
        <translation>Una logistica grande non è una cosa a sé: il segnalino vale tre logistiche, quando si acquista, si sposta, si perde e si usa.</translation>
    </message>
    <message>
        <source>A step costs no move if players control the region that is entered and all its neighbours in the country, whichever players they are.</source>
        <translation>Un passo non costa movimenti se i giocatori controllano la regione in cui si entra e tutte quelle vicine nel Paese, chiunque siano.</translation>
    </message>
    <message>
        <source>Logistics come into a region that nobody controls only together with troops of the same player, or where she has troops already, by land and by air. Alone they would be lost to the local troops.</source>
        <translation>La logistica entra in una regione che nessuno controlla solo insieme a truppe dello stesso giocatore, o dove ne ha già, via terra e per via aerea. Da sola andrebbe persa contro le truppe locali.</translation>
    </message>
    <message>
        <source>Logistics that come into another player’s region are hers from then on, moved or flown in alike.</source>
        <translation>La logistica che entra nella regione di un altro giocatore è di quel giocatore da quel momento, sia spostata sia arrivata per via aerea.</translation>
    </message>
    <message>
        <source>Retreats are the first thing in the War check. They are declared in playing order, and carried out when all have spoken; battles are reckoned with what is left. The way leads into a contiguous region that a player controls, any player: not into the Border Region, so that there is no retreat from a first landing.</source>
        <translation>Le ritirate sono la prima cosa nella verifica Guerra. Si dichiarano in ordine di gioco, e si eseguono quando tutti hanno parlato; le battaglie si calcolano con quello che resta. Si va in una regione confinante controllata da un giocatore, uno qualsiasi: non nella Regione di confine, così che da un primo sbarco non c’è ritirata.</translation>
    </message>
    <message>
        <source>Where several players retreat from a battle one troop is lost in all, and everybody who flees gains {lost} Pacifism. Whoever loses the troop gains no more than that: it is the point for her troop.</source>
        <translation>Dove più giocatori si ritirano da una battaglia si perde in tutto una truppa, e chiunque si ritiri guadagna {lost} Pacifismo. Chi perde la truppa non guadagna di più: è il punto della sua truppa.</translation>
    </message>
    <message>
        <source>Ratios beyond the battle table use its first row above, its last one below.</source>
        <translation>I rapporti oltre la tabella delle battaglie usano la sua prima riga sopra, l’ultima sotto.</translation>
    </message>
    <message>
        <source>Both sides throw at the same time and both lose by the numbers before it. Nobody loses more than is there.</source>
        <translation>Le due parti tirano contemporaneamente e perdono secondo i numeri di prima del tiro. Nessuno perde più di quello che ha lì.</translation>
    </message>
    <message>
        <source>Local troops that have turned out stay as many as are left of them, in later phases too. No die is thrown for them again.</source>
        <translation>Le truppe locali uscite restano quante ne sono rimaste, anche nelle fasi successive. Per loro non si tira più il dado.</translation>
    </message>
    <message>
        <source>Control needs no troops, not even to be won: it also goes to a player whose last troop fell in the victory. Another takes it only by bringing troops in while the owner has none there; guests who were in the region before do not. Buildings, barrels and logistics go with it.</source>
        <translation>Il controllo non richiede truppe, nemmeno per essere ottenuto: va anche al giocatore la cui ultima truppa è caduta nella vittoria. Un altro lo prende solo portando truppe mentre il proprietario non ne ha lì; chi già si trovava come ospite nella regione non lo prende. Edifici, barili e logistica passano con esso.</translation>
    </message>
    <message>
        <source>Troops that retreat into another player’s region without troops take control of it, and so do troops that are bought into it by air.</source>
        <translation>Le truppe che si ritirano nella regione di un altro giocatore senza truppe ne prendono il controllo, come quelle che vi arrivano in acquisto per via aerea.</translation>
    </message>
    <message>
        <source>An action can mix purchases by land and by air from the first turn on, and send what is flown to several regions. Troops that land in a region nobody controls are in a battle.</source>
        <translation>Un’azione può combinare acquisti via terra e per via aerea dal primo turno, e distribuire in più regioni quello che arriva per via aerea. Le truppe che arrivano in una regione che nessuno controlla sono in battaglia.</translation>
    </message>
    <message>
        <source>A player may take two boxes of the same kind in a turn, and Oil Production twice; New Taxes once.</source>
        <translation>In un turno un giocatore può prendere due caselle dello stesso tipo, e Produzione petrolio due volte; Nuove tasse una volta.</translation>
    </message>
    <message>
        <source>Whoever takes two boxes of Playing Order stands at the better place; the other goes to those who took none.</source>
        <translation>Chi prende due caselle Ordine di gioco ha il posto migliore; l’altro va a chi non ne ha prese.</translation>
    </message>
    <message>
        <source>Free actions are free for everybody, but not for nothing: each is one of the two actions.</source>
        <translation>Le azioni libere sono aperte a tutti, ma non gratuite: ciascuna è una delle due azioni.</translation>
    </message>
    <message>
        <source>Whoever takes box 2 of Playing Order is second in the next turn, even if nobody took box 1, and so on. The others fill the places that are left in the order that they had.</source>
        <translation>Chi prende la casella 2 di Ordine di gioco è secondo nel prossimo turno, anche se nessuno ha preso la casella 1, e così via. Gli altri occupano i posti rimasti nell’ordine che avevano.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>Three to five leaders invade an oil country that has done nothing to them. They buy troops, conquer regions, pump the oil, sell it, hand contracts to their friends at home, and keep the public quiet. Later each of them also leads rebels, who bomb the others.</source>
        <translation>Da tre a cinque capi di Stato invadono un Paese petrolifero che non ha fatto loro niente. Acquistano truppe, conquistano regioni, pompano il petrolio, lo vendono, girano contratti agli amici in patria e tengono buona l’opinione pubblica. Più tardi ciascuno guida anche dei ribelli, che colpiscono gli altri.</translation>
    </message>
    <message>
        <source>Players never fight each other’s troops: they race for regions, spoil each other’s oil price, bomb, and make deals.</source>
        <translation>I giocatori non combattono mai le truppe altrui: si contendono le regioni, si rovinano a vicenda il prezzo del petrolio, compiono attentati e fanno accordi.</translation>
    </message>
    <message>
        <source>Guided first turn in the Help menu leads you through a whole turn, step by step.</source>
        <translation>«Primo turno guidato» nel menu Aiuto ti accompagna per un turno intero, passo per passo.</translation>
    </message>
    <message>
        <source>Aim of the Game</source>
        <translation>Scopo del gioco</translation>
    </message>
    <message>
        <source>Whoever is richest after the last turn wins. Money and oil in hand are secret until then.</source>
        <translation>Vince chi è il più ricco dopo l’ultimo turno. Fino ad allora il denaro e il petrolio in mano sono segreti.</translation>
    </message>
    <message>
        <source>Game Phases</source>
        <translation>Fasi del gioco</translation>
    </message>
    <message>
        <source>A game has three phases of the same length: {turns} turns in all, or {long} in the long game. Three players usually play {turns_of_three}.</source>
        <translation>Una partita ha tre fasi di uguale durata: {turns} turni in tutto, o {long} nella partita lunga. In tre di solito se ne giocano {turns_of_three}.</translation>
    </message>
    <message>
        <source>1 Invasion: a die adds local troops to every region that is entered for the first time.</source>
        <translation>1 Invasione: un dado aggiunge truppe locali a ogni regione in cui si entra per la prima volta.</translation>
    </message>
    <message>
        <source>2 Guerrilla: no more local troops are added, and the rebels appear.</source>
        <translation>2 Guerriglia: non si aggiungono più truppe locali, e compaiono i ribelli.</translation>
    </message>
    <message>
        <source>3 Transitional Government: the regions produce once more in every Oil check, the Government takes its half, and regions that stand idle cost Influence.</source>
        <translation>3 Governo di transizione: le regioni producono una volta in più in ogni verifica Petrolio, il Governo prende la sua metà, e le regioni ferme costano Influenza.</translation>
    </message>
    <message>
        <source>Set Up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Everybody begins with ${cash}. The dice settle the playing order, and the last in it gets ${bonus} more. The oil price stands at {low_price}, all other values at 0.</source>
        <translation>Tutti cominciano con ${cash}. I dadi stabiliscono l’ordine di gioco, e l’ultimo riceve altri ${bonus}. Il prezzo del petrolio parte da {low_price}, tutti gli altri valori da 0.</translation>
    </message>
    <message>
        <source>In playing order everybody may buy troops and logistics into the Border Region, at ${land} each. From there only the brown regions in the south can be reached by land.</source>
        <translation>In ordine di gioco ognuno può acquistare truppe e logistica per la Regione di confine, a ${land} l’una. Da lì via terra si raggiungono solo le regioni marroni del sud.</translation>
    </message>
    <message>
        <source>Of the boxes of actions two columns are in use with three players, three with four, and four with five.</source>
        <translation>Delle caselle d’azione si usano due colonne in tre giocatori, tre in quattro e quattro in cinque.</translation>
    </message>
    <message>
        <source>Game Sequence</source>
        <translation>Sequenza di gioco</translation>
    </message>
    <message>
        <source>In playing order everybody chooses a box and does what it is for; then, in the same order, everybody chooses a second one. A box that somebody has chosen is closed to all others this turn; those further left are the stronger ones.</source>
        <translation>In ordine di gioco ognuno sceglie una casella e fa quello che prevede; poi, nello stesso ordine, ognuno ne sceglie una seconda. Una casella scelta da qualcuno è chiusa a tutti gli altri per questo turno; quelle più a sinistra sono le più forti.</translation>
    </message>
    <message>
        <source>An action may be passed, and nobody has to use a box to the full.</source>
        <translation>Un’azione si può saltare, e nessuno è obbligato a usare una casella per intero.</translation>
    </message>
    <message>
        <source>After the second actions come the checks: War, Rebels (from phase 2 on), Pacifism, Oil, Playing Order.</source>
        <translation>Dopo le seconde azioni vengono le verifiche: Guerra, Ribelli (dalla fase 2), Pacifismo, Petrolio, Ordine di gioco.</translation>
    </message>
    <message>
        <source>what repeating costs</source>
        <translation>quanto costa ripetere</translation>
    </message>
    <message>
        <source>what Mass-media costs</source>
        <translation>quanto costano i Mass media</translation>
    </message>
    <message>
        <source>when a bombing fails</source>
        <translation>quando fallisce un attentato</translation>
    </message>
    <message>
        <source>the highest throws</source>
        <translation>i tiri più alti</translation>
    </message>
    <message>
        <source>bombings and Pacifism</source>
        <translation>attentati e Pacifismo</translation>
    </message>
    <message>
        <source>repairs that are not paid</source>
        <translation>riparazioni non pagate</translation>
    </message>
    <message>
        <source>minimum below 0</source>
        <translation>minimo sotto 0</translation>
    </message>
    <message>
        <source>bombings and the Border Region</source>
        <translation>attentati e Regione di confine</translation>
    </message>
    <message>
        <source>what can be bombed</source>
        <translation>cosa si può colpire</translation>
    </message>
    <message>
        <source>rebels in battles</source>
        <translation>ribelli nelle battaglie</translation>
    </message>
    <message>
        <source>how rebels enter</source>
        <translation>come entrano i ribelli</translation>
    </message>
    <message>
        <source>rebels that come back</source>
        <translation>ribelli che tornano</translation>
    </message>
    <message>
        <source>damage of a refinery</source>
        <translation>danni a una raffineria</translation>
    </message>
    <message>
        <source>room for barrels</source>
        <translation>posto per i barili</translation>
    </message>
    <message>
        <source>when barrels are lost</source>
        <translation>quando i barili vanno persi</translation>
    </message>
    <message>
        <source>order of the Oil check</source>
        <translation>ordine della verifica Petrolio</translation>
    </message>
    <message>
        <source>pipelines, and taking barrels</source>
        <translation>oleodotti, e prendere barili</translation>
    </message>
    <message>
        <source>when oil is sold</source>
        <translation>quando si vende petrolio</translation>
    </message>
    <message>
        <source>ends of the price track</source>
        <translation>estremi del tracciato del prezzo</translation>
    </message>
    <message>
        <source>the fine at the end</source>
        <translation>la multa alla fine</translation>
    </message>
    <message>
        <source>fines that cannot be paid</source>
        <translation>multe che non si possono pagare</translation>
    </message>
    <message>
        <source>ends of the tracks</source>
        <translation>estremi dei tracciati</translation>
    </message>
    <message>
        <source>free steps</source>
        <translation>passi gratuiti</translation>
    </message>
    <message>
        <source>logistics alone</source>
        <translation>logistica da sola</translation>
    </message>
    <message>
        <source>logistics in another’s region</source>
        <translation>logistica in una regione altrui</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>ritirate</translation>
    </message>
    <message>
        <source>ratios beyond the table</source>
        <translation>rapporti oltre la tabella</translation>
    </message>
    <message>
        <source>losses at the same time</source>
        <translation>perdite contemporanee</translation>
    </message>
    <message>
        <source>local troops that are left</source>
        <translation>truppe locali rimaste</translation>
    </message>
    <message>
        <source>control without troops</source>
        <translation>controllo senza truppe</translation>
    </message>
    <message>
        <source>purchases by land and by air</source>
        <translation>acquisti via terra e per via aerea</translation>
    </message>
    <message>
        <source>the same action twice</source>
        <translation>la stessa azione due volte</translation>
    </message>
    <message>
        <source>free actions</source>
        <translation>azioni libere</translation>
    </message>
    <message>
        <source>places in the order</source>
        <translation>posti nell’ordine</translation>
    </message>
    <message>
        <source>idle regions</source>
        <translation>regioni ferme</translation>
    </message>
    <message>
        <source>penalties in barrels</source>
        <translation>penalità in barili</translation>
    </message>
    <message>
        <source>the player’s half</source>
        <translation>la metà del giocatore</translation>
    </message>
    <message>
        <source>refineries in small regions</source>
        <translation>raffinerie in regioni piccole</translation>
    </message>
    <message>
        <source>shares beyond the pot</source>
        <translation>quote oltre il piatto</translation>
    </message>
    <message>
        <source>ties in the ranking</source>
        <translation>pari merito in graduatoria</translation>
    </message>
    <message>
        <source>the Government’s track</source>
        <translation>il tracciato del Governo</translation>
    </message>
    <message>
        <source>barrels at the end</source>
        <translation>barili alla fine</translation>
    </message>
    <message>
        <source>half dollars</source>
        <translation>mezzi dollari</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>accordi</translation>
    </message>
    <message>
        <source>what is hidden</source>
        <translation>cosa è nascosto</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turni</translation>
    </message>
    <message>
        <source>calls for support</source>
        <translation>chiamate in appoggio</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>azioni saltate</translation>
    </message>
    <message>
        <source>bombing together</source>
        <translation>attentati insieme</translation>
    </message>
    <message>
        <source>defending together</source>
        <translation>difendersi insieme</translation>
    </message>
    <message>
        <source>the first purchases</source>
        <translation>i primi acquisti</translation>
    </message>
    <message>
        <source>the first regions</source>
        <translation>le prime regioni</translation>
    </message>
    <message>
        <source>big logistics</source>
        <translation>logistica grande</translation>
    </message>
    <message>
        <source>End Turn Checks</source>
        <translation>Verifiche di fine turno</translation>
    </message>
    <message>
        <source>War, Rebels, Pacifism, Oil, Playing Order: always in this order, and players in theirs.</source>
        <translation>Guerra, Ribelli, Pacifismo, Petrolio, Ordine di gioco: sempre in quest’ordine, e i giocatori nel loro.</translation>
    </message>
    <message>
        <source>War Check</source>
        <translation>Verifica Guerra</translation>
    </message>
    <message>
        <source>First those who can retreat say whether they do. Then allies agree, or do not. Then every battle is fought for one round; what is not decided goes on next turn.</source>
        <translation>Prima, chi può ritirarsi dice se lo fa. Poi gli alleati trovano un’intesa, o non la trovano. Poi si combatte un round di ogni battaglia; quello che non si decide continua nel prossimo turno.</translation>
    </message>
    <message>
        <source>Your troops can leave a battle for a contiguous region that a player controls. One troop is lost, and your Pacifism rises by {lost}.</source>
        <translation>Le tue truppe possono lasciare una battaglia per una regione confinante controllata da un giocatore. Si perde una truppa, e il tuo Pacifismo sale di {lost}.</translation>
    </message>
    <message>
        <source>Several who leave the same battle lose one troop in all, and each of them gains {lost} Pacifism; for whoever loses the troop that is the point of the troop. That is who has said that she bears the loss, else whoever of them came into the battle first.</source>
        <translation>Se più giocatori lasciano la stessa battaglia, perdono in tutto una truppa, e ciascuno guadagna {lost} Pacifismo; per chi perde la truppa quello è il punto della truppa. La perde chi ha detto di subire la perdita, altrimenti chi di loro è entrato per primo nella battaglia.</translation>
    </message>
    <message>
        <source>Logistics do not retreat: left alone with local troops they are destroyed.</source>
        <translation>Le risorse logistiche non si ritirano: lasciate sole con le truppe locali vanno distrutte.</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>When troops first come into a region its local troops turn out: as many as it produces barrels, and in phase 1 up to {extra} more by a die, thrown at once.</source>
        <translation>Quando le prime truppe entrano in una regione escono le sue truppe locali: tante quanti sono i barili che produce, e nella fase 1 fino a {extra} in più secondo un dado, tirato subito.</translation>
    </message>
    <message>
        <source>The troops of all players there, against the local troops, make a ratio, rounded in the players’ favour: 4 to 7 is 1:1, 4 to 8 is 1:2, 4 to 3 is 2:1. One die is thrown for each side, and in the row of its own ratio each finds what it takes from the other. Low throws hurt more.</source>
        <translation>Le truppe di tutti i giocatori lì, contro le truppe locali, formano un rapporto, arrotondato a favore dei giocatori: 4 a 7 è 1:1, 4 a 8 è 1:2, 4 a 3 è 2:1. Si tira un dado per parte, e nella riga del proprio rapporto ognuno trova quanto toglie all’altro. I tiri bassi fanno più male.</translation>
    </message>
    <message>
        <source>For every troop of yours that falls your Pacifism rises by {lost}.</source>
        <translation>Per ogni tua truppa che cade il tuo Pacifismo sale di {lost}.</translation>
    </message>
    <message>
        <source>Allied Combat</source>
        <translation>Combattimento alleato</translation>
    </message>
    <message>
        <source>Whoever came into the battle first rolls for it. Without an agreement she loses troops first and will control the region; then the others lose in the order in which they came.</source>
        <translation>Chi è entrato per primo nella battaglia tira i dadi. Senza intesa subisce le prime perdite e avrà il controllo della regione; poi perdono gli altri, nell’ordine in cui sono arrivati.</translation>
    </message>
    <message>
        <source>Before the dice she may propose who else loses first, and who will control. All others in the battle must accept: one refusal, and there is no agreement. She proposes once, and what is agreed holds for one round.</source>
        <translation>Prima dei dadi può proporre chi altro subisce le prime perdite, e chi avrà il controllo. Tutti gli altri nella battaglia devono accettare: un rifiuto, e non c’è intesa. Si propone una volta sola, e l’intesa vale per un round.</translation>
    </message>
    <message>
        <source>Battle Result</source>
        <translation>Esito della battaglia</translation>
    </message>
    <message>
        <source>No local troops left: the region is under control, and its logistics with it.</source>
        <translation>Nessuna truppa locale rimasta: la regione è sotto controllo, e con essa la sua logistica.</translation>
    </message>
    <message>
        <source>No players’ troops left: the logistics are lost, and the surviving local troops await the next attack.</source>
        <translation>Nessuna truppa dei giocatori rimasta: la logistica va persa, e le truppe locali sopravvissute aspettano il prossimo attacco.</translation>
    </message>
    <message>
        <source>Nobody left: the logistics stay, and one fresh local troop comes.</source>
        <translation>Nessuno rimasto: la logistica resta, e arriva una nuova truppa locale.</translation>
    </message>
    <message>
        <source>Control of the Regions</source>
        <translation>Controllo delle regioni</translation>
    </message>
    <message>
        <source>A region stays yours without troops, until another player brings troops into it. While you have troops there nobody can take it from you. Troops of others in your region have no power over it.</source>
        <translation>Una regione resta tua senza truppe, finché un altro giocatore non vi porta le sue. Finché hai truppe lì nessuno può togliertela. Le truppe degli altri nella tua regione non hanno potere su di essa.</translation>
    </message>
    <message>
        <source>Control brings all that is in the region: buildings, barrels, logistics.</source>
        <translation>Il controllo porta con sé tutto quello che c’è nella regione: edifici, barili, logistica.</translation>
    </message>
    <message>
        <source>Local troops</source>
        <translation>Truppe locali</translation>
    </message>
    <message>
        <source>Keeps {barrels} in its region (Military Buildings).</source>
        <translation>Conserva {barrels} nella sua regione (Edifici militari).</translation>
    </message>
    <message>
        <source>+{here} against bombs in its region, +{beside} next to it (Military Buildings).</source>
        <translation>+{here} contro gli attentati nella sua regione, +{beside} in quelle accanto (Edifici militari).</translation>
    </message>
    <message>
        <source>{barrels} more a turn out of its region or one next to it (Military Buildings, 17).</source>
        <translation>{barrels} in più a turno dalla sua regione o da una accanto (Edifici militari, 17).</translation>
    </message>
    <message>
        <source>1 barrel more produced, with 1 logistic less (Military Buildings).</source>
        <translation>1 barile prodotto in più, con 1 logistica in meno (Edifici militari).</translation>
    </message>
    <message>
        <source>{player}’s troops</source>
        <translation>Truppe di {player}</translation>
    </message>
    <message>
        <source>{player}’s rebels</source>
        <translation>Ribelli di {player}</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potenza</translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>su {most}</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>costo</translation>
    </message>
    <message>
        <source>bears</source>
        <translation>regge</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>danni</translation>
    </message>
    <message>
        <source>here</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>room</source>
        <translation>posto</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>in tutto</translation>
    </message>
    <message>
        <source>{region} needs {needs} to produce.</source>
        <translation>{region} ne richiede {needs} per produrre.</translation>
    </message>
    <message>
        <source>A barrel sells for {price}.</source>
        <translation>Un barile si vende a {price}.</translation>
    </message>
    <message>
        <source>Cannot be fought; moving costs a point of power above 1 (Rebels).</source>
        <translation>Non si possono combattere; muoverli costa un punto di potenza oltre 1 (Ribelli).</translation>
    </message>
    <message>
        <source>{number} on the board, {tolerated} tolerated (Mass-media).</source>
        <translation>{number} sul tabellone, {tolerated} tollerate (Mass media).</translation>
    </message>
    <message>
        <source>Ratio of the players’ troops: {ratio} (War).</source>
        <translation>Rapporto delle truppe dei giocatori: {ratio} (Guerra).</translation>
    </message>
    <message>
        <source>You are Ada, one of three leaders who mean to get rich: take regions, pump oil, sell it while the price is high. Whoever has most money after twelve turns wins.</source>
        <translation>Sei Ada e, come gli altri due capi di Stato, vuoi arricchirti: prendi regioni, pompa petrolio e vendilo quando il prezzo è alto. Vince chi ha più denaro dopo dodici turni.</translation>
    </message>
    <message>
        <source>Before the first turn everybody buys troops and logistics, a dollar each. Set 5 troops and 2 logistics, then press the button that buys them.</source>
        <translation>Prima del primo turno tutti acquistano truppe e logistica, a un dollaro l’una. Imposta 5 truppe e 2 logistiche, poi premi il pulsante che le acquista.</translation>
    </message>
    <message>
        <source>In this lesson, buy 5 troops and 2 logistics.</source>
        <translation>In questa lezione, acquista 5 truppe e 2 logistiche.</translation>
    </message>
    <message>
        <source>A turn has two rounds: in each, everybody in the playing order takes one box of the table under the oil price, and no box twice. You come first. Choose Purchase and Move 1: 10/3 stands in it.</source>
        <translation>Un turno ha due giri: in ciascuno tutti, in ordine di gioco, prendono una casella della tabella sotto il prezzo del petrolio, e mai due volte la stessa. Cominci tu. Scegli Acquisti e movimenti 1, dove sta scritto 10/3.</translation>
    </message>
    <message>
        <source>In this lesson, choose Purchase and Move 1.</source>
        <translation>In questa lezione, scegli Acquisti e movimenti 1.</translation>
    </message>
    <message>
        <source>The box gives you purchases and moves. Drag your 5 troops from the Border Region to Muthanna; a stack goes whole, and Shift takes one alone.</source>
        <translation>La casella ti dà acquisti e movimenti. Trascina le tue 5 truppe dalla Regione di confine a Muthanna; la pila va tutta intera, con Maiusc ne prendi una sola.</translation>
    </message>
    <message>
        <source>In this lesson, march with all 5 troops to Muthanna first.</source>
        <translation>In questa lezione, marcia prima a Muthanna con tutte e 5 le truppe.</translation>
    </message>
    <message>
        <source>Its local troops turn out: as many as the region has barrels, and up to 3 more by this die. The battle itself is fought when all have had both actions.</source>
        <translation>Escono le sue truppe locali: tante quanti sono i barili della regione, più fino a 3 secondo questo dado. La battaglia vera e propria si combatte quando tutti hanno svolto entrambe le azioni.</translation>
    </message>
    <message>
        <source>Without logistics no oil flows, and nothing is built. Drag your 2 logistics after the troops; that is the second of your moves.</source>
        <translation>Senza logistica non scorre petrolio e non si costruisce niente. Trascina le tue 2 logistiche dietro alle truppe: è il secondo dei tuoi movimenti.</translation>
    </message>
    <message>
        <source>In this lesson, let the logistics follow to Muthanna.</source>
        <translation>In questa lezione, fai seguire la logistica a Muthanna.</translation>
    </message>
    <message>
        <source>What is bought comes before what moves, and nothing is left to move. You could call for support; end this action instead.</source>
        <translation>Si acquista prima di muovere, e non resta nulla da muovere. Potresti chiamare in appoggio; invece termina l’azione.</translation>
    </message>
    <message>
        <source>In this lesson, end this action.</source>
        <translation>In questa lezione, termina l’azione.</translation>
    </message>
    <message>
        <source>Carla and Boris have taken money. In the second round take one more box: Mass-media 1, with +3 in it, lets the public tolerate more troops. Playing Order or New Taxes will do as well.</source>
        <translation>Carla e Boris hanno preso denaro. Nel secondo giro prendi un’altra casella: con Mass media 1, dove sta scritto +3, l’opinione pubblica tollera più truppe. Vanno bene anche Ordine di gioco o Nuove tasse.</translation>
    </message>
    <message>
        <source>In this lesson, choose Mass-media, Playing Order or New Taxes.</source>
        <translation>In questa lezione, scegli Mass media, Ordine di gioco o Nuove tasse.</translation>
    </message>
    <message>
        <source>The checks have been made. War check: each side throws one die and looks it up in the row of its own ratio; low throws hurt more. Five against two is 3:1 for you.</source>
        <translation>Le verifiche sono fatte. Verifica Guerra: ogni parte tira un dado e lo cerca nella riga del proprio rapporto; i tiri bassi fanno più male. Cinque contro due per te è 3:1.</translation>
    </message>
    <message>
        <source>Pacifism check: each troop that the public does not tolerate raises Pacifism by 1. From 4 on it costs you money every turn, and ten times as much in the end.</source>
        <translation>Verifica Pacifismo: ogni truppa che l’opinione pubblica non tollera alza il Pacifismo di 1. Da 4 in su ti costa denaro a ogni turno, e alla fine dieci volte tanto.</translation>
    </message>
    <message>
        <source>Oil check: nobody has sold, so the price goes up. Then the playing order is settled, and the next turn begins. That was a whole turn; “Since your last decision” sums it up.</source>
        <translation>Verifica Petrolio: nessuno ha venduto, quindi il prezzo sale. Poi si stabilisce l’ordine di gioco e comincia il turno successivo. È stato un turno intero: lo riassume «Dalla tua ultima decisione».</translation>
    </message>
    <message>
        <source>In your turn you may also sell oil or offer a deal. You have no oil yet: end the turn.</source>
        <translation>Nel tuo turno puoi anche vendere petrolio o proporre un accordo. Petrolio non ne hai ancora: termina il turno.</translation>
    </message>
    <message>
        <source>In this lesson, end your turn.</source>
        <translation>In questa lezione, termina il tuo turno.</translation>
    </message>
    <message>
        <source>End your turn. When Carla and Boris have had theirs, the checks come one by one.</source>
        <translation>Termina il tuo turno. Quando Carla e Boris hanno fatto il loro, arrivano le verifiche, una alla volta.</translation>
    </message>
    <message>
        <source>Where no local troops are left, the region is yours: logistics there can pump its oil in a later action, and each barrel is money.</source>
        <translation>Dove non restano truppe locali la regione è tua: lì la logistica può pomparne il petrolio in un’azione successiva, e ogni barile è denaro.</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} di {turns}</translation>
    </message>
    <message>
        <source>A barrel sells for {price}</source>
        <translation>Un barile si vende a {price}</translation>
    </message>
    <message>
        <source>{price}; at the Oil check, as things stand now, it goes</source>
        <translation>{price}; nella verifica Petrolio, per come stanno le cose, si muove</translation>
    </message>
    <message>
        <source>sold oil this turn: {players}</source>
        <translation>petrolio venduto in questo turno: {players}</translation>
    </message>
    <message>
        <source>not in use with {players} players</source>
        <translation>non in uso con {players} giocatori</translation>
    </message>
    <message>
        <source>{box}, box {number}: {player}</source>
        <translation>{box}, casella {number}: {player}</translation>
    </message>
    <message>
        <source>chose Oil Production: {players}</source>
        <translation>hanno scelto Produzione petrolio: {players}</translation>
    </message>
    <message>
        <source>New Taxes this turn: {players}</source>
        <translation>Nuove tasse in questo turno: {players}</translation>
    </message>
    <message>
        <source>Contracts {step}, worth {worth}: {players}</source>
        <translation>Contratti {step}, valore {worth}: {players}</translation>
    </message>
    <message>
        <source>{ring} {step}: {players}</source>
        <translation>{ring} {step}: {players}</translation>
    </message>
    <message>
        <source>{told} · {note}</source>
        <translation>{told} · {note}</translation>
    </message>
    <message>
        <source>fine {amount} each turn</source>
        <translation>multa {amount} ogni turno</translation>
    </message>
    <message>
        <source>speculation +{steps}</source>
        <translation>speculazione +{steps}</translation>
    </message>
    <message>
        <source>+{bonus} in the defence against bombs</source>
        <translation>+{bonus} nella difesa dagli attentati</translation>
    </message>
    <message>
        <source>{troops} tolerated</source>
        <translation>{troops} tollerate</translation>
    </message>
    <message>
        <source>The Government has {barrels}</source>
        <translation>Il Governo ha {barrels}</translation>
    </message>
    <message>
        <source>{player}: {troops} on the board, {tolerated} tolerated; steps of Pacifism at the next check</source>
        <translation>{player}: {troops} sul tabellone, {tolerated} tollerate; passi di Pacifismo alla prossima verifica</translation>
    </message>
    <message>
        <source>rebels off the map: {players}</source>
        <translation>ribelli fuori mappa: {players}</translation>
    </message>
    <message>
        <source>{region} is controlled by {player}</source>
        <translation>{region} è controllata da {player}</translation>
    </message>
    <message>
        <source>{region}: a battle, {troops} against {locals}</source>
        <translation>{region}: battaglia, {troops} contro {locals}</translation>
    </message>
    <message>
        <source>troops that come</source>
        <translation>truppe in arrivo</translation>
    </message>
    <message>
        <source>troops that are there</source>
        <translation>truppe già presenti</translation>
    </message>
    <message>
        <source>won in the end</source>
        <translation>vinta alla fine</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>nobody left</source>
        <translation>nessuno rimasto</translation>
    </message>
    <message>
        <source>against {locals}</source>
        <translation>contro {locals}</translation>
    </message>
    <message>
        <source>{fewest} to {most} local troops</source>
        <translation>da {fewest} a {most} truppe locali</translation>
    </message>
    <message>
        <source>{losses} troops lost on average</source>
        <translation>truppe perse in media: {losses}</translation>
    </message>
    <message>
        <source>Bomb {target} of {player}</source>
        <translation>Attentato contro {player}: {target}</translation>
    </message>
    <message>
        <source>to be beaten with two dice</source>
        <translation>da superare con due dadi</translation>
    </message>
    <message>
        <source>any damage</source>
        <translation>almeno un danno</translation>
    </message>
    <message>
        <source>something destroyed</source>
        <translation>va distrutto qualcosa</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Dai</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Ricevi</translation>
    </message>
    <message>
        <source>{side}: {thing}</source>
        <translation>{side}: {thing}</translation>
    </message>
    <message>
        <source>Leave out {thing}</source>
        <translation>Togli {thing}</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Con chi</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>{side}: money</source>
        <translation>{side}: denaro</translation>
    </message>
    <message>
        <source>{side}: barrels in hand</source>
        <translation>{side}: barili in mano</translation>
    </message>
    <message>
        <source>{side}: more</source>
        <translation>{side}: altro</translation>
    </message>
    <message>
        <source>Your written promise, if any</source>
        <translation>Una tua promessa scritta, se vuoi</translation>
    </message>
    <message>
        <source>Your written promise: it must be kept</source>
        <translation>La tua promessa scritta: va mantenuta</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Give more…</source>
        <translation>Dai altro…</translation>
    </message>
    <message>
        <source>Get more…</source>
        <translation>Ricevi altro…</translation>
    </message>
    <message>
        <source>Offer it to {partner}</source>
        <translation>Proponi a {partner}</translation>
    </message>
    <message>
        <source>1 more offer in this action.</source>
        <translation>Ancora 1 proposta in questa azione.</translation>
    </message>
    <message>
        <source>{number} more offers in this action.</source>
        <translation>Ancora {number} proposte in questa azione.</translation>
    </message>
    <message>
        <source>a hidden hand</source>
        <translation>una mano nascosta</translation>
    </message>
    <message>
        <source>{cash} and {barrels}</source>
        <translation>{cash} e {barrels}</translation>
    </message>
    <message>
        <source>Losses that a side inflicts, by its ratio and its die.</source>
        <translation>Perdite inflitte da ogni parte, secondo il suo rapporto e il suo dado.</translation>
    </message>
    <message>
        <source>{who} {ratio}: {losses}</source>
        <translation>{who} {ratio}: {losses}</translation>
    </message>
    <message>
        <source>{told}; die {face}: {number}</source>
        <translation>{told}; dado {face}: {number}</translation>
    </message>
    <message>
        <source>both</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>locals</source>
        <translation>locali</translation>
    </message>
    <message>
        <source>{player}: {troops}</source>
        <translation>{player}: {troops}</translation>
    </message>
    <message>
        <source>v</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>{troops} against {locals}, rounded for the players: {ratio}</source>
        <translation>{troops} contro {locals}, arrotondato a favore dei giocatori: {ratio}</translation>
    </message>
    <message>
        <source>Won in this round</source>
        <translation>Vinta in questo round</translation>
    </message>
    <message>
        <source>Lost in the end</source>
        <translation>Persa alla fine</translation>
    </message>
    <message>
        <source>Nobody left in the end</source>
        <translation>Nessuno rimasto alla fine</translation>
    </message>
    <message>
        <source>On average {own} of {troops} fall in this round, {whole} to the end; of the locals {others} now.</source>
        <translation>In media: perdite {own} su {troops} in questo round e {whole} fino alla fine; locali {others} ora.</translation>
    </message>
    <message>
        <source>The rebels of {names}</source>
        <translation>I ribelli di {names}</translation>
    </message>
    <message>
        <source>{names} in the defence</source>
        <translation>{names} in difesa</translation>
    </message>
    <message>
        <source>minimum {old} → {new}, something destroyed {before} → {after}</source>
        <translation>minimo {old} → {new}, va distrutto qualcosa {before} → {after}</translation>
    </message>
    <message>
        <source>With yours: {change}.</source>
        <translation>Con i tuoi: {change}.</translation>
    </message>
    <message>
        <source>Join with power {power}</source>
        <translation>Partecipa con potenza {power}</translation>
    </message>
    <message>
        <source>Rebels that bomb leave the map, and have acted this turn.</source>
        <translation>I ribelli che compiono un attentato lasciano la mappa, e per questo turno hanno agito.</translation>
    </message>
    <message>
        <source>Roll: above {minimum} it hurts</source>
        <translation>Tira: sopra {minimum} fa male</translation>
    </message>
    <message>
        <source>With {ally}: {change}.</source>
        <translation>Con {ally}: {change}.</translation>
    </message>
    <message>
        <source>With your help: {change}.</source>
        <translation>Con il tuo aiuto: {change}.</translation>
    </message>
    <message>
        <source>If it fails, your Pacifism falls by {steps} too.</source>
        <translation>Se fallisce, anche il tuo Pacifismo scende di {steps}.</translation>
    </message>
    <message>
        <source>{damage} of {bears} damage to the {building} in {region}</source>
        <translation>Danni {damage} su {bears} in {region}: {building}</translation>
    </message>
    <message>
        <source>You have {hand}.</source>
        <translation>Hai {hand}.</translation>
    </message>
    <message>
        <source>Lose the {building}: Pacifism +{steps}</source>
        <translation>Rinuncia ({building}): Pacifismo +{steps}</translation>
    </message>
    <message>
        <source>Pay {cost} for the repair</source>
        <translation>Paga {cost} per la riparazione</translation>
    </message>
    <message>
        <source>Two dice must show more than {minimum}</source>
        <translation>Due dadi devono dare più di {minimum}</translation>
    </message>
    <message>
        <source>Any damage</source>
        <translation>Almeno un danno</translation>
    </message>
    <message>
        <source>On average {steps} Pacifism for {victim}</source>
        <translation>In media {steps} Pacifismo per {victim}</translation>
    </message>
    <message>
        <source>{told}, and {cost} for repairs.</source>
        <translation>{told}, e {cost} di riparazioni.</translation>
    </message>
    <message>
        <source>{troops} destroyed</source>
        <translation>{troops}: distruzione</translation>
    </message>
    <message>
        <source>{logistics} destroyed</source>
        <translation>{logistics}: distruzione</translation>
    </message>
    <message>
        <source>Destroyed at once</source>
        <translation>Distruzione immediata</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>{elements}/{moves}</source>
        <translation>{elements}/{moves}</translation>
    </message>
    <message>
        <source>Pacifism {value}: a fine of {fine}</source>
        <translation>Pacifismo {value}: multa di {fine}</translation>
    </message>
    <message>
        <source>1 troop leaves for each $1 that is missing, without Pacifism.</source>
        <translation>Per ogni $1 che manca se ne va 1 truppa, senza Pacifismo.</translation>
    </message>
    <message>
        <source>Still to be removed: {troops}</source>
        <translation>Ancora da togliere: {troops}</translation>
    </message>
    <message>
        <source>The last troop from {region}</source>
        <translation>L’ultima truppa da {region}</translation>
    </message>
    <message>
        <source>1 of {troops} from {region}</source>
        <translation>1 di {troops} da {region}</translation>
    </message>
    <message>
        <source>The battle ends with it, and logistics there are lost.</source>
        <translation>Così finisce la battaglia, e la logistica lì va persa.</translation>
    </message>
    <message>
        <source>No Influence, no money: barrels worth {cost} or more, at {price} each.</source>
        <translation>Né Influenza né denaro: barili per almeno {cost}, a {price} l’uno.</translation>
    </message>
    <message>
        <source>Still to be given up: {barrels}</source>
        <translation>Ancora da cedere: {barrels}</translation>
    </message>
    <message>
        <source>1 of {barrels} from {region}</source>
        <translation>1 di {barrels} da {region}</translation>
    </message>
    <message>
        <source>{taken} of {most} barrels taken</source>
        <translation>Barili presi: {taken} su {most}</translation>
    </message>
    <message>
        <source>each turn</source>
        <translation>ogni turno</translation>
    </message>
    <message>
        <source>pipelines</source>
        <translation>oleodotti</translation>
    </message>
    <message>
        <source>Room for {room}: {barrels} will be lost.</source>
        <translation>Posto per {room}: perderai {barrels}.</translation>
    </message>
    <message>
        <source>{region}: take 1 of {barrels}</source>
        <translation>{region}: prendi 1 di {barrels}</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>Polizia</translation>
    </message>
    <message>
        <source>Aid</source>
        <translation>Aiuti</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contratto</translation>
    </message>
    <message>
        <source>In which region</source>
        <translation>In quale regione</translation>
    </message>
    <message>
        <source>{acts} acts left</source>
        <translation>{acts} interventi rimasti</translation>
    </message>
    <message>
        <source>1 act left</source>
        <translation>1 intervento rimasto</translation>
    </message>
    <message>
        <source>You have {cash}</source>
        <translation>Hai {cash}</translation>
    </message>
    <message>
        <source>{region}: {logistics}</source>
        <translation>{region}: {logistics}</translation>
    </message>
    <message>
        <source>{told}, {building}</source>
        <translation>{told}, {building}</translation>
    </message>
    <message>
        <source>You control no region.</source>
        <translation>Non controlli nessuna regione.</translation>
    </message>
    <message>
        <source>{kind}: the first is free</source>
        <translation>{kind}: il primo intervento è gratis</translation>
    </message>
    <message>
        <source>{kind}: once more costs {cost}</source>
        <translation>{kind}: un altro intervento costa {cost}</translation>
    </message>
    <message>
        <source>In one action the 2nd act of a kind costs ${second}, the 3rd ${third} more.</source>
        <translation>In un’azione il 2º intervento dello stesso tipo costa ${second}, il 3º altri ${third}.</translation>
    </message>
    <message>
        <source>{building} · {cost}</source>
        <translation>{building} · {cost}</translation>
    </message>
    <message>
        <source>Aid: Influence {old} → {new}</source>
        <translation>Aiuti: Influenza {old} → {new}</translation>
    </message>
    <message>
        <source>Every {rule} of Influence are +1 against bombs, and it counts for the Government’s oil.</source>
        <translation>Ogni {rule} punti di Influenza danno +1 contro gli attentati, e l’Influenza conta per il petrolio del Governo.</translation>
    </message>
    <message>
        <source>Aid: 1 logistic, once more costs {cost}</source>
        <translation>Aiuti: 1 logistica, un’altra volta costa {cost}</translation>
    </message>
    <message>
        <source>Aid: 1 logistic, the first is free</source>
        <translation>Aiuti: 1 logistica, la prima volta è gratis</translation>
    </message>
    <message>
        <source>Contract: worth {old} → {new} at the end</source>
        <translation>Contratto: alla fine vale {old} → {new}</translation>
    </message>
    <message>
        <source>Place {step} of the Contract Track.</source>
        <translation>Spazio {step} del Tracciato dei contratti.</translation>
    </message>
    <message>
        <source>logistics in {region}</source>
        <translation>logistica in {region}</translation>
    </message>
    <message>
        <source>logistics {origin} → {to}</source>
        <translation>logistica {origin} → {to}</translation>
    </message>
    <message>
        <source>From where</source>
        <translation>Da dove</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Troops that move</source>
        <translation>Truppe che si muovono</translation>
    </message>
    <message>
        <source>Logistics that move</source>
        <translation>Logistica che si muove</translation>
    </message>
    <message>
        <source>You have nothing that could move.</source>
        <translation>Non hai niente da muovere.</translation>
    </message>
    <message>
        <source>{region}: free</source>
        <translation>{region}: gratis</translation>
    </message>
    <message>
        <source>{region}: {least} to {most} locals</source>
        <translation>{region}: da {least} a {most} locali</translation>
    </message>
    <message>
        <source>{region}: {locals} locals</source>
        <translation>{region}: {locals} locali</translation>
    </message>
    <message>
        <source>{region}: {player}</source>
        <translation>{region}: {player}</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>Move {group}, {cost}</source>
        <translation>Muovi {group}, {cost}</translation>
    </message>
    <message>
        <source>From there troops can leave the board</source>
        <translation>Da lì le truppe possono lasciare il tabellone</translation>
    </message>
    <message>
        <source>{goal}. The first move ends the purchases.</source>
        <translation>{goal}. Il primo movimento chiude gli acquisti.</translation>
    </message>
    <message>
        <source>{goal}. Or drag a counter.</source>
        <translation>{goal}. O trascina un segnalino.</translation>
    </message>
    <message>
        <source>Take {troops} off the board, 1 move</source>
        <translation>Togli {troops} dal tabellone, 1 movimento</translation>
    </message>
    <message>
        <source>Who is called</source>
        <translation>Chi viene chiamato</translation>
    </message>
    <message>
        <source>Money for the support</source>
        <translation>Denaro per l’appoggio</translation>
    </message>
    <message>
        <source>{player}, pledged</source>
        <translation>{player}, con promessa</translation>
    </message>
    <message>
        <source>Call to {region} for {pay}</source>
        <translation>Chiama in {region} per {pay}</translation>
    </message>
    <message>
        <source>Call to {region} for nothing</source>
        <translation>Chiama in {region} gratis</translation>
    </message>
    <message>
        <source>Support from others</source>
        <translation>Appoggio da altri</translation>
    </message>
    <message>
        <source>{player} promises in writing: “{text}”</source>
        <translation>{player} promette per iscritto: «{text}»</translation>
    </message>
    <message>
        <source>{side} {thing}.</source>
        <translation>{side} {thing}.</translation>
    </message>
    <message>
        <source>{troops}, {tolerated} tolerated: {over} too many.</source>
        <translation>{troops}, {tolerated} tollerate: {over} di troppo.</translation>
    </message>
    <message>
        <source>{troops}, as many as are tolerated.</source>
        <translation>{troops}, quante ne sono tollerate.</translation>
    </message>
    <message>
        <source>{troops}, {tolerated} tolerated: room for {left}.</source>
        <translation>{troops}, {tolerated} tollerate: posto per {left}.</translation>
    </message>
    <message>
        <source>Pacifism stays at {now}</source>
        <translation>Il Pacifismo resta a {now}</translation>
    </message>
    <message>
        <source>Pacifism {now} → {then} at the check</source>
        <translation>Pacifismo {now} → {then} alla verifica</translation>
    </message>
    <message>
        <source>{told}, fine {fine}.</source>
        <translation>{told}, multa {fine}.</translation>
    </message>
    <message>
        <source>Pacifism now</source>
        <translation>Pacifismo attuale</translation>
    </message>
    <message>
        <source>Produce everywhere: {barrels}</source>
        <translation>Produci ovunque: {barrels}</translation>
    </message>
    <message>
        <source>Each region uses up 1 logistic. What it cannot keep is lost in the Oil check.</source>
        <translation>Ogni regione consuma 1 logistica. Quello che non può conservare va perso nella verifica Petrolio.</translation>
    </message>
    <message>
        <source>+{barrels}</source>
        <translation>+{barrels}</translation>
    </message>
    <message>
        <source>{logistics} here, {needs} needed; {barrels} here, room for {room}.</source>
        <translation>{logistics} qui, servono {needs}; {barrels} qui, posto per {room}.</translation>
    </message>
    <message>
        <source>Promises</source>
        <translation>Promesse</translation>
    </message>
    <message>
        <source>Nothing has been promised in writing.</source>
        <translation>Nessuna promessa scritta.</translation>
    </message>
    <message>
        <source>This turn {giver} comes to {region} when {taker} calls.</source>
        <translation>In questo turno {giver} accorre in {region} se chiama {taker}.</translation>
    </message>
    <message>
        <source>Turn {turn}, {giver} to {taker}: “{text}”</source>
        <translation>Turno {turn}, {giver} a {taker}: «{text}»</translation>
    </message>
    <message>
        <source>for free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>Raise Mass-media by {points} {price}</source>
        <translation>Aumenta i Mass media di {points} {price}</translation>
    </message>
    <message>
        <source>Buy up to {elements}, then {moves} moves</source>
        <translation>Acquista fino a {elements}, poi {moves} movimenti</translation>
    </message>
    <message>
        <source>Buy up to {elements}, then 1 move</source>
        <translation>Acquista fino a {elements}, poi 1 movimento</translation>
    </message>
    <message>
        <source>Construct, {acts} acts</source>
        <translation>Costruisci, {acts} interventi</translation>
    </message>
    <message>
        <source>Construct, 1 act</source>
        <translation>Costruisci, 1 intervento</translation>
    </message>
    <message>
        <source>Take {amount}</source>
        <translation>Prendi {amount}</translation>
    </message>
    <message>
        <source>Be {place} in the next turn</source>
        <translation>Nel prossimo turno: {place}</translation>
    </message>
    <message>
        <source>Raise taxes: {gain}</source>
        <translation>Nuove tasse: {gain}</translation>
    </message>
    <message>
        <source>Hold the Speech to the Nation</source>
        <translation>Tieni il Discorso alla nazione</translation>
    </message>
    <message>
        <source>Produce oil</source>
        <translation>Produci petrolio</translation>
    </message>
    <message>
        <source>{old} → {new}, tolerates {troops} troops.</source>
        <translation>{old} → {new}, tollerate {troops} truppe.</translation>
    </message>
    <message>
        <source>By land ${land} each, by air ${air}; then moves.</source>
        <translation>Via terra ${land} l’uno, per via aerea ${air}; poi i movimenti.</translation>
    </message>
    <message>
        <source>You control no region to build in.</source>
        <translation>Non controlli regioni in cui costruire.</translation>
    </message>
    <message>
        <source>2nd act of a kind ${second}, 3rd ${third} more.</source>
        <translation>2º intervento dello stesso tipo ${second}, 3º altri ${third}.</translation>
    </message>
    <message>
        <source>You have {cash} then.</source>
        <translation>Avrai {cash}.</translation>
    </message>
    <message>
        <source>The others move down.</source>
        <translation>Gli altri scalano di posto.</translation>
    </message>
    <message>
        <source>Pacifism {old} → {new}.</source>
        <translation>Pacifismo {old} → {new}.</translation>
    </message>
    <message>
        <source>Pacifism {old} → {new}, once a game.</source>
        <translation>Pacifismo {old} → {new}, una volta a partita.</translation>
    </message>
    <message>
        <source>You choose no box.</source>
        <translation>Non scegli caselle.</translation>
    </message>
    <message>
        <source>No region has the logistics to produce.</source>
        <translation>Nessuna regione ha la logistica per produrre.</translation>
    </message>
    <message>
        <source>1 region: {barrels} for 1 logistic.</source>
        <translation>1 regione: {barrels} per 1 logistica.</translation>
    </message>
    <message>
        <source>{number} regions: {barrels} for {number} logistics.</source>
        <translation>{number} regioni: {barrels} per {number} logistiche.</translation>
    </message>
    <message>
        <source>Nobody has sold yet.</source>
        <translation>Nessuno ha ancora venduto.</translation>
    </message>
    <message>
        <source>Sold: {players}.</source>
        <translation>Vendite: {players}.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>da {low} a {high}</translation>
    </message>
    <message>
        <source>1 seller: {price}</source>
        <translation>1 venditore: {price}</translation>
    </message>
    <message>
        <source>{number} sellers: {price}</source>
        <translation>{number} venditori: {price}</translation>
    </message>
    <message>
        <source>Say how many you buy.</source>
        <translation>Di’ quanti ne acquisti.</translation>
    </message>
    <message>
        <source>{region}: by land, {cost} each</source>
        <translation>{region}: via terra, {cost} l’uno</translation>
    </message>
    <message>
        <source>{region}: by air, {cost} each</source>
        <translation>{region}: per via aerea, {cost} l’uno</translation>
    </message>
    <message>
        <source>{cash} left, {number} more can be bought.</source>
        <translation>Restano {cash}, acquistabili ancora: {number}.</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acquista</translation>
    </message>
    <message>
        <source>Moves left: {moves}</source>
        <translation>Movimenti rimasti: {moves}</translation>
    </message>
    <message>
        <source>{moves} moves</source>
        <translation>{moves} movimenti</translation>
    </message>
    <message>
        <source>{owner}’s {what}: something is destroyed in {chance}</source>
        <translation>{owner}, {what}: va distrutto qualcosa ({chance})</translation>
    </message>
    <message>
        <source>In {region} your rebels can:</source>
        <translation>In {region} i tuoi ribelli possono:</translation>
    </message>
    <message>
        <source>All (Esc)</source>
        <translation>Tutte (Esc)</translation>
    </message>
    <message>
        <source>Back to all regions</source>
        <translation>Torna a tutte le regioni</translation>
    </message>
    <message>
        <source>Your rebels are off the map: they enter with a power of 1.</source>
        <translation>I tuoi ribelli sono fuori mappa: entrano con potenza 1.</translation>
    </message>
    <message>
        <source>Your rebels in {region}: power {power}</source>
        <translation>I tuoi ribelli in {region}: potenza {power}</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Riposa</translation>
    </message>
    <message>
        <source>Grow to power {power}</source>
        <translation>Sali a potenza {power}</translation>
    </message>
    <message>
        <source>Enter {region}</source>
        <translation>Entra in {region}</translation>
    </message>
    <message>
        <source>Move: the power stays {power}</source>
        <translation>Muovi: la potenza resta {power}</translation>
    </message>
    <message>
        <source>Move: the power falls to {power}</source>
        <translation>Muovi: la potenza scende a {power}</translation>
    </message>
    <message>
        <source>Bomb, with the chance to destroy something:</source>
        <translation>Attentato, con la probabilità che vada distrutto qualcosa:</translation>
    </message>
    <message>
        <source>{thing}, {region}</source>
        <translation>{thing}, {region}</translation>
    </message>
    <message>
        <source>Ask others to join: up to {chance}</source>
        <translation>Chiedi ad altri di unirsi: fino a {chance}</translation>
    </message>
    <message>
        <source>{names} can join; if all do, something is destroyed in {chance}</source>
        <translation>Si possono unire: {names}; con tutti, va distrutto qualcosa: {chance}</translation>
    </message>
    <message>
        <source>Bomb {what}</source>
        <translation>Attentato: {what}</translation>
    </message>
    <message>
        <source>Ask first, then bomb {what}</source>
        <translation>Prima chiedi, poi attentato: {what}</translation>
    </message>
    <message>
        <source>Regions’ oil</source>
        <translation>Petrolio regioni</translation>
    </message>
    <message>
        <source>Allotted oil</source>
        <translation>Petrolio ripartito</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vince</translation>
    </message>
    <message>
        <source>A tie goes by contracts, then by controlled regions.</source>
        <translation>In parità decidono i contratti, poi le regioni controllate.</translation>
    </message>
    <message>
        <source>The Government had {barrels}</source>
        <translation>Il Governo aveva {barrels}</translation>
    </message>
    <message>
        <source>{first} of {whole} are shared by rank: half, a quarter, and the mean of both for the second.</source>
        <translation>{first} di {whole} si ripartiscono per posto: metà, un quarto e, al secondo, la media dei due.</translation>
    </message>
    <message>
        <source>Each point counts 1.</source>
        <translation>Ogni punto conta 1.</translation>
    </message>
    <message>
        <source>Each controlled region counts {worth}.</source>
        <translation>Ogni regione controllata conta {worth}.</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Graduatoria</translation>
    </message>
    <message>
        <source>Influence and regions together.</source>
        <translation>Influenza e regioni insieme.</translation>
    </message>
    <message>
        <source>Those who tie share what their ranks get.</source>
        <translation>Chi è a pari merito divide quello che spetta ai suoi posti.</translation>
    </message>
    <message>
        <source>Barrels from the Government.</source>
        <translation>Barili dal Governo.</translation>
    </message>
    <message>
        <source>Accounts in $, oil at {price} a barrel</source>
        <translation>Conti in $, petrolio a {price} al barile</translation>
    </message>
    <message>
        <source>All oil is sold at the last price.</source>
        <translation>Tutto il petrolio si vende all’ultimo prezzo.</translation>
    </message>
    <message>
        <source>What the player owns.</source>
        <translation>Quello che il giocatore possiede.</translation>
    </message>
    <message>
        <source>{name}, {what}: {value}</source>
        <translation>{name}, {what}: {value}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>{region}: {locals}</source>
        <translation>{region}: {locals}</translation>
    </message>
    <message>
        <source>A retreat costs one troop, and each who flees {steps} Pacifism.</source>
        <translation>Una ritirata costa una truppa, e {steps} Pacifismo a chi si ritira.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Attentati</translation>
    </message>
    <message>
        <source>{region} {troops} v {locals}</source>
        <translation>{region} {troops} contro {locals}</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{player} {troops}</source>
        <translation>{player} {troops}</translation>
    </message>
    <message>
        <source>Lost: {losses}. Each is {steps} Pacifism.</source>
        <translation>Perdite: {losses}. Ciascuna è {steps} Pacifismo.</translation>
    </message>
    <message>
        <source>{player} controls {region}.</source>
        <translation>{player} controlla {region}.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>{troops} v {locals}</source>
        <translation>{troops} contro {locals}</translation>
    </message>
    <message>
        <source>{region}, {what}: {outcome}</source>
        <translation>{region}, {what}: {outcome}</translation>
    </message>
    <message>
        <source>{player}: Pacifism {by}</source>
        <translation>{player}: Pacifismo {by}</translation>
    </message>
    <message>
        <source>it fails</source>
        <translation>fallisce</translation>
    </message>
    <message>
        <source>repaired for {cost}</source>
        <translation>riparazione per {cost}</translation>
    </message>
    <message>
        <source>damage {damage}</source>
        <translation>danni {damage}</translation>
    </message>
    <message>
        <source>{number} destroyed</source>
        <translation>distrutte: {number}</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>distruzione</translation>
    </message>
    <message>
        <source>{old} → {new}</source>
        <translation>{old} → {new}</translation>
    </message>
    <message>
        <source>{price} as before</source>
        <translation>{price} come prima</translation>
    </message>
    <message>
        <source>Oil price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>{name} {words}</source>
        <translation>{name} {words}</translation>
    </message>
    <message>
        <source>{head}: {cells}</source>
        <translation>{head}: {cells}</translation>
    </message>
    <message>
        <source>new in {region}</source>
        <translation>nuovi in {region}</translation>
    </message>
    <message>
        <source>{power} → {region}</source>
        <translation>{power} → {region}</translation>
    </message>
    <message>
        <source>power {power}</source>
        <translation>potenza {power}</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attesa</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>riposo</translation>
    </message>
    <message>
        <source>{player} retreats: {region} → {to}</source>
        <translation>{player} si ritira: {region} → {to}</translation>
    </message>
    <message>
        <source>threw {face}</source>
        <translation>tiro {face}</translation>
    </message>
    <message>
        <source>Pacifism {value}</source>
        <translation>Pacifismo {value}</translation>
    </message>
    <message>
        <source>({by})</source>
        <translation>({by})</translation>
    </message>
    <message>
        <source>{by} for troops on the board</source>
        <translation>{by} per le truppe sul tabellone</translation>
    </message>
    <message>
        <source>−{fine}</source>
        <translation>−{fine}</translation>
    </message>
    <message>
        <source>a fine of {fine} paid</source>
        <translation>multa pagata: {fine}</translation>
    </message>
    <message>
        <source>−{troops}</source>
        <translation>−{troops}</translation>
    </message>
    <message>
        <source>{troops} removed for the fine</source>
        <translation>{troops} in meno per la multa</translation>
    </message>
    <message>
        <source>{amount} forgiven</source>
        <translation>{amount}: condono</translation>
    </message>
    <message>
        <source>Produced</source>
        <translation>Prodotti</translation>
    </message>
    <message>
        <source>+{number}</source>
        <translation>+{number}</translation>
    </message>
    <message>
        <source>Government +{number}: it has {all}</source>
        <translation>Governo +{number}: ne ha {all}</translation>
    </message>
    <message>
        <source>Half of what is produced, rounded up, goes to the Government.</source>
        <translation>Metà di quello che si produce, arrotondata per eccesso, va al Governo.</translation>
    </message>
    <message>
        <source>Each region must produce in the Oil check of this phase.</source>
        <translation>In questa fase ogni regione deve produrre nella verifica Petrolio.</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Presi</translation>
    </message>
    <message>
        <source>{region}: {barrels} lost</source>
        <translation>{region}: {barrels} in meno</translation>
    </message>
    <message>
        <source>There was no room for them.</source>
        <translation>Non c’era posto.</translation>
    </message>
    <message>
        <source>nothing to pay with</source>
        <translation>niente con cui pagare</translation>
    </message>
    <message>
        <source>−{number} Influence</source>
        <translation>−{number} Influenza</translation>
    </message>
    <message>
        <source>{amount} paid</source>
        <translation>pagamento di {amount}</translation>
    </message>
    <message>
        <source>{barrels} given up</source>
        <translation>cessione di {barrels}</translation>
    </message>
    <message>
        <source>{player}, {region} idle: {cost}</source>
        <translation>{player}, {region} ferma: {cost}</translation>
    </message>
    <message>
        <source>{head}{between}{part}</source>
        <translation>{head}{between}{part}</translation>
    </message>
    <message>
        <source>They begin in the Border Region; the brown regions lie next to it.</source>
        <translation>Cominciano nella Regione di confine; accanto ci sono le regioni marroni.</translation>
    </message>
    <message>
        <source>{spent} spent, {left} left</source>
        <translation>Spesi {spent}, restano {left}</translation>
    </message>
    <message>
        <source>The public tolerates {troops}: Pacifism +{over} each turn.</source>
        <translation>L’opinione pubblica tollera {troops}: Pacifismo +{over} a turno.</translation>
    </message>
    <message>
        <source>The public tolerates {troops}.</source>
        <translation>L’opinione pubblica tollera {troops}.</translation>
    </message>
    <message>
        <source>From {region}</source>
        <translation>Da: {region}</translation>
    </message>
    <message>
        <source>{region}: {locals} against {sides}.</source>
        <translation>{region}: {locals} contro {sides}.</translation>
    </message>
    <message>
        <source>Come with {group}</source>
        <translation>Accorri con {group}</translation>
    </message>
    <message>
        <source>Come with {group} for {pay}</source>
        <translation>Accorri con {group} per {pay}</translation>
    </message>
    <message>
        <source>The ratio stays {ratio}.</source>
        <translation>Il rapporto resta {ratio}.</translation>
    </message>
    <message>
        <source>Ratio {before} → {after}.</source>
        <translation>Rapporto {before} → {after}.</translation>
    </message>
    <message>
        <source>Points of Mass-media</source>
        <translation>Punti di Mass media</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>Scegli un’azione</translation>
    </message>
    <message>
        <source>Choose one of the boxes, then confirm.</source>
        <translation>Scegli una casella, poi conferma.</translation>
    </message>
    <message>
        <source>{price} a barrel. {sellers}</source>
        <translation>{price} al barile. {sellers}</translation>
    </message>
    <message>
        <source>A barrel after the Oil check:</source>
        <translation>Un barile dopo la verifica Petrolio:</translation>
    </message>
    <message>
        <source>Barrels to sell</source>
        <translation>Barili da vendere</translation>
    </message>
    <message>
        <source>Deals…</source>
        <translation>Accordi…</translation>
    </message>
    <message>
        <source>No oil to sell</source>
        <translation>Senza petrolio</translation>
    </message>
    <message>
        <source>Sell for {income}</source>
        <translation>Vendi per {income}</translation>
    </message>
    <message>
        <source>Offer a deal. Nothing has been promised so far.</source>
        <translation>Proponi un accordo. Finora nessuna promessa.</translation>
    </message>
    <message>
        <source>Offer a deal, see the promises made so far: {number}</source>
        <translation>Proponi un accordo, vedi le promesse fatte finora: {number}</translation>
    </message>
    <message>
        <source>Battle {place} of {number}: {region}</source>
        <translation>Battaglia {place} di {number}: {region}</translation>
    </message>
    <message>
        <source>Your troops there will retreat to {region}.</source>
        <translation>Le tue truppe lì si ritireranno in {region}.</translation>
    </message>
    <message>
        <source>No region beside it is controlled: no retreat.</source>
        <translation>Nessuna regione accanto è controllata: niente ritirata.</translation>
    </message>
    <message>
        <source>If several retreat, 1 troop is lost in all; each gets {steps} Pacifism.</source>
        <translation>Se si ritirano in più d’uno, si perde in tutto 1 truppa, e ognuno riceve {steps} Pacifismo.</translation>
    </message>
    <message>
        <source>I lose that troop</source>
        <translation>La perdo io</translation>
    </message>
    <message>
        <source>Logistics left alone are lost.</source>
        <translation>Le risorse logistiche lasciate sole vanno perse.</translation>
    </message>
    <message>
        <source>To {region}</source>
        <translation>In {region}</translation>
    </message>
    <message>
        <source>Stand fast and fight for {region}</source>
        <translation>Resisti e combatti per {region}</translation>
    </message>
    <message>
        <source>Stand fast in all {number} battles</source>
        <translation>Resisti: {number} battaglie</translation>
    </message>
    <message>
        <source>You roll; without an agreement you lose first and control.</source>
        <translation>Tiri tu; senza intesa le prime perdite e il controllo sono tuoi.</translation>
    </message>
    <message>
        <source>Loses first</source>
        <translation>Prime perdite</translation>
    </message>
    <message>
        <source>Controls it</source>
        <translation>Controllo a</translation>
    </message>
    <message>
        <source>Roll without an agreement</source>
        <translation>Tira senza intesa</translation>
    </message>
    <message>
        <source>Propose this</source>
        <translation>Proponi così</translation>
    </message>
    <message>
        <source>{roller} proposes: {terms}.</source>
        <translation>{roller} propone: {terms}.</translation>
    </message>
    <message>
        <source>{names} must agree too.</source>
        <translation>Devono accettare anche: {names}.</translation>
    </message>
    <message>
        <source>If not, {roller} loses first and controls.</source>
        <translation>Altrimenti le prime perdite e il controllo sono di {roller}.</translation>
    </message>
    <message>
        <source>Agree to this</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>First actions</source>
        <translation>Prime azioni</translation>
    </message>
    <message>
        <source>Second actions</source>
        <translation>Seconde azioni</translation>
    </message>
    <message>
        <source>Oil</source>
        <translation>Petrolio</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordine di gioco</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Governo</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Phase {phase} · Turn {turn}</source>
        <translation>Fase {phase} · Turno {turn}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>{age} · {player}</source>
        <translation>{age} · {player}</translation>
    </message>
    <message>
        <source>War check · 1 battle</source>
        <translation>Verifica Guerra · 1 battaglia</translation>
    </message>
    <message>
        <source>War check · {number} battles</source>
        <translation>Verifica Guerra · {number} battaglie</translation>
    </message>
    <message>
        <source>{player}: {troops} in the Border Region</source>
        <translation>{player}: {troops} nella Regione di confine</translation>
    </message>
    <message>
        <source>{player}: {logistics} in the Border Region</source>
        <translation>{player}: {logistics} nella Regione di confine</translation>
    </message>
    <message>
        <source>{player}: {troops} in {region}</source>
        <translation>{player}: {troops} in {region}</translation>
    </message>
    <message>
        <source>{locals} in {region}</source>
        <translation>{locals} in {region}</translation>
    </message>
    <message>
        <source>{barrels} in {region}, which keeps {room}</source>
        <translation>{barrels} in {region}, che ne conserva {room}</translation>
    </message>
    <message>
        <source>{building} × {number}</source>
        <translation>{building} × {number}</translation>
    </message>
    <message>
        <source>{building} in {region}, nobody’s</source>
        <translation>{building} in {region}, di nessuno</translation>
    </message>
    <message>
        <source>{building} of {player} in {region}</source>
        <translation>{building} di {player} in {region}</translation>
    </message>
    <message>
        <source>{player}’s rebels, power {power}</source>
        <translation>Ribelli di {player}, potenza {power}</translation>
    </message>
    <message>
        <source>{told}, done for this turn</source>
        <translation>{told}, hanno già agito in questo turno</translation>
    </message>
    <message>
        <source>{troops} on the board, {tolerated} tolerated</source>
        <translation>{troops} sul tabellone, {tolerated} tollerate</translation>
    </message>
    <message>
        <source>Pac</source>
        <translation>Pac</translation>
    </message>
    <message>
        <source>Inf</source>
        <translation>Inf</translation>
    </message>
    <message>
        <source>Med</source>
        <translation>Med</translation>
    </message>
    <message>
        <source>Con</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>worth {money} at the end</source>
        <translation>alla fine vale {money}</translation>
    </message>
    <message>
        <source>dollars in hand. If the game ended now: {money}</source>
        <translation>dollari in mano. Se la partita finisse ora: {money}</translation>
    </message>
    <message>
        <source>hidden. If the game ended now, without the hand: {money}</source>
        <translation>nascosto. Se la partita finisse ora, senza la mano: {money}</translation>
    </message>
    <message>
        <source>{what} {money}</source>
        <translation>{what} {money}</translation>
    </message>
    <message>
        <source>{use} ({lines})</source>
        <translation>{use} ({lines})</translation>
    </message>
    <message>
        <source>in hand; {barrels} in the regions</source>
        <translation>in mano; {barrels} nelle regioni</translation>
    </message>
    <message>
        <source>{told}. After this turn’s check {value}: {fine}</source>
        <translation>{told}. Dopo la verifica di questo turno {value}: {fine}</translation>
    </message>
    <message>
        <source>no fine</source>
        <translation>nessuna multa</translation>
    </message>
    <message>
        <source>a fine of {fine} each turn, {last} at the end</source>
        <translation>multa di {fine} ogni turno, {last} alla fine</translation>
    </message>
    <message>
        <source>{told}; speculation +{steps}</source>
        <translation>{told}; speculazione +{steps}</translation>
    </message>
    <message>
        <source>+{bonus} against bombs; rank {rank} with the Government, {points} points: {barrels}</source>
        <translation>+{bonus} contro gli attentati; posto {rank} presso il Governo, {points} punti: {barrels}</translation>
    </message>
    <message>
        <source>{group}: free, as all around is controlled (23)</source>
        <translation>{group}: gratis, tutto intorno è controllato (23)</translation>
    </message>
    <message>
        <source>{group}: {cost} of {moves} moves</source>
        <translation>{group}: {cost} movimenti su {moves}</translation>
    </message>
    <message>
        <source>{faces}: locals lose {locals_lost}, players {troops_lost}</source>
        <translation>{faces}: perdite locali {locals_lost}, giocatori {troops_lost}</translation>
    </message>
    <message>
        <source>{own} and {locals}</source>
        <translation>{own} e {locals}</translation>
    </message>
    <message>
        <source>+{extra}: {locals}</source>
        <translation>+{extra}: {locals}</translation>
    </message>
    <message>
        <source>{steps} more steps down</source>
        <translation>altri passi in giù: {steps}</translation>
    </message>
    <message>
        <source>{total} against {minimum}: it fails</source>
        <translation>{total} contro {minimum}: fallisce</translation>
    </message>
    <message>
        <source>{total} against {minimum}: {damage} damage</source>
        <translation>{total} contro {minimum}: danni {damage}</translation>
    </message>
    <message>
        <source>Action box</source>
        <translation>Casella d’azione</translation>
    </message>
    <message>
        <source>There is no line of sight in this game.</source>
        <translation>In questo gioco non c’è linea di vista.</translation>
    </message>
    <message>
        <source>south, first invaded</source>
        <translation>sud, invase per prime</translation>
    </message>
    <message>
        <source>east, where rebels enter</source>
        <translation>est, dove entrano i ribelli</translation>
    </message>
    <message>
        <source>{told} · {fact}</source>
        <translation>{told} · {fact}</translation>
    </message>
    <message>
        <source>{player}: {group}</source>
        <translation>{player}: {group}</translation>
    </message>
    <message>
        <source>produces {barrels} with {logistics}, uses up 1</source>
        <translation>produce {barrels} con {logistics}, ne consuma 1</translation>
    </message>
    <message>
        <source>{logistics} here</source>
        <translation>qui {logistics}</translation>
    </message>
    <message>
        <source>{barrels}, room for {room}</source>
        <translation>{barrels}, posto per {room}</translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <translation>controllo: {player}</translation>
    </message>
    <message>
        <source>not entered yet: {locals} and up to {extra} more by the die</source>
        <translation>mai invasa: {locals} e fino a {extra} in più col dado</translation>
    </message>
    <message>
        <source>not entered yet: {locals}</source>
        <translation>mai invasa: {locals}</translation>
    </message>
    <message>
        <source>local troops: {number}</source>
        <translation>truppe locali: {number}</translation>
    </message>
    <message>
        <source>{player}’s rebels of power {power}</source>
        <translation>ribelli di {player}, potenza {power}</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Disegno (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Immagine (*.png)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Pagina (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tabelloni</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Guarda da vicino</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Adatta</translation>
    </message>
    <message>
        <source>The wheel zooms to the pointer; drag the sheet.</source>
        <translation>La rotella ingrandisce sul puntatore; trascina il foglio.</translation>
    </message>
    <message>
        <source>On paper, as a file</source>
        <translation>Su carta, come file</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva come…</translation>
    </message>
    <message>
        <source>The board {name} cannot be shown: {reason}</source>
        <translation>Il tabellone {name} non si può mostrare: {reason}</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Salva il tabellone</translation>
    </message>
    <message>
        <source>{percent} % of the fit to the window</source>
        <translation>{percent} % dell’adattamento alla finestra</translation>
    </message>
    <message>
        <source>What only one player may know is shown until it is covered again.</source>
        <translation>Ciò che solo un giocatore può sapere resta in vista finché non lo copri di nuovo.</translation>
    </message>
    <message>
        <source>This was decided in private: only {who} may take it back.</source>
        <translation>È stato deciso in segreto: può annullarlo solo {who}.</translation>
    </message>
    <message>
        <source>Dice are being thrown: type in what they show first.</source>
        <translation>Si stanno tirando i dadi: inserisci prima il risultato.</translation>
    </message>
    <message>
        <source>Total: {level}</source>
        <translation>Totale: {level}</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Punti vittoria</translation>
    </message>
    <message>
        <source>Victory points so far</source>
        <translation>Punti vittoria finora</translation>
    </message>
    <message>
        <source>lost units, at most {most}</source>
        <translation>unità perdute, al massimo {most}</translation>
    </message>
    <message>
        <source>WRECK</source>
        <translation>RELITTO</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Action order</source>
        <translation>Ordine di azione</translation>
    </message>
    <message>
        <source>Waiting to land</source>
        <translation>In attesa della discesa</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Fuori gioco</translation>
    </message>
    <message>
        <source>Trapped</source>
        <translation>Intrappolati</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} PV</translation>
    </message>
    <message>
        <source>TURN</source>
        <translation>TURNO</translation>
    </message>
    <message>
        <source>VICTORY</source>
        <translation>VITTORIA</translation>
    </message>
    <message>
        <source>First Mining Union</source>
        <translation>Primo Sindacato Minatori</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Miniera</translation>
    </message>
    <message>
        <source>Wormhole</source>
        <translation>Tunnel spaziale</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Collina</translation>
    </message>
    <message>
        <source>Sacred Pillar</source>
        <translation>Pilastro sacro</translation>
    </message>
    <message>
        <source>Gravity Oasis</source>
        <translation>Oasi di gravità</translation>
    </message>
    <message>
        <source>Team area</source>
        <translation>Area del reparto</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struttura</translation>
    </message>
    <message>
        <source>Mine entrance</source>
        <translation>Ingresso miniera</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Ferrovia</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Incrocio</translation>
    </message>
    <message>
        <source>Escape edge</source>
        <translation>Bordo di fuga</translation>
    </message>
    <message>
        <source>First Strike: turn 1</source>
        <translation>Primo colpo: turno 1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificatore</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Units: CF / DN / MA (* reconstructed)</source>
        <translation>Unità: FC / ND / CM (* ricostruiti)</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Full side</source>
        <translation>Lato pieno</translation>
    </message>
    <message>
        <source>Damaged side</source>
        <translation>Lato danneggiato</translation>
    </message>
    <message>
        <source>Boulders: CF / DN, special attack (* reconstructed)</source>
        <translation>Massi: FC / ND, attacco speciale (* ricostruiti)</translation>
    </message>
    <message>
        <source>Tribe</source>
        <translation>Tribù</translation>
    </message>
    <message>
        <source>Reduced side</source>
        <translation>Lato ridotto</translation>
    </message>
    <message>
        <source>Action cards (all reconstructed)</source>
        <translation>Carte Azione (tutte ricostruite)</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>{card}, used</source>
        <translation>{card}, usata</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>lato danneggiato</translation>
    </message>
    <message>
        <source>within {range} hexes of a Medic: {dice} dice, the higher counts</source>
        <translation>entro {range} esagoni da un Medico: {dice} dadi, conta il più alto</translation>
    </message>
    <message>
        <source>one effect off: flip back, Stunned off, or Paralyzed to Stunned</source>
        <translation>via un effetto: si volta, non più Stordito, o da Paralizzato a Stordito</translation>
    </message>
    <message>
        <source>next to a tribe</source>
        <translation>accanto a una tribù</translation>
    </message>
    <message>
        <source>dice: Anti-Gravity Wave</source>
        <translation>dadi: Onda antigravità</translation>
    </message>
    <message>
        <source>dice: Hurricane Winds</source>
        <translation>dadi: Venti d’uragano</translation>
    </message>
    <message>
        <source>Landing: the highest of as many dice as the last digit</source>
        <translation>Discesa: il più alto di tanti dadi quanti l’ultima cifra</translation>
    </message>
    <message>
        <source>on the die: Anti-Gravity Wave</source>
        <translation>al dado: Onda antigravità</translation>
    </message>
    <message>
        <source>on the die: Hurricane Winds</source>
        <translation>al dado: Venti d’uragano</translation>
    </message>
    <message>
        <source>clear, Structure, rail, mine entrance, Pillar</source>
        <translation>libero, Struttura, ferrovia, ingresso della miniera, Pilastro</translation>
    </message>
    <message>
        <source>Stonehenge, the middle of a Marble Minefield</source>
        <translation>Stonehenge, il centro di un Campo minato di biglie</translation>
    </message>
    <message>
        <source>each hex of a Bomber’s flight</source>
        <translation>ogni esagono del volo di un Bombardiere</translation>
    </message>
    <message>
        <source>off the South edge to safety</source>
        <translation>oltre il bordo Sud, in salvo</translation>
    </message>
    <message>
        <source>Hill, tribe, Rubble, Red Cliffs, Pit: closed</source>
        <translation>Collina, tribù, Macerie, Scogliere rosse, Cava: chiusi</translation>
    </message>
    <message>
        <source>MA in an Anti-Gravity Wave</source>
        <translation>CM in un’Onda antigravità</translation>
    </message>
    <message>
        <source>Movement points</source>
        <translation>Punti movimento</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>PM</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>die: adjacent target</source>
        <translation>dado: bersaglio adiacente</translation>
    </message>
    <message>
        <source>die, once: Fire on the Move, Stunned, landed this turn</source>
        <translation>dado, una volta: Fuoco in movimento, Stordito, sceso in questo turno</translation>
    </message>
    <message>
        <source>die, once: through a unit or Structure</source>
        <translation>dado, una volta: attraverso un’unità o una Struttura</translation>
    </message>
    <message>
        <source>DN of a cracked target, while each next action attacks it again</source>
        <translation>ND di un bersaglio incrinato, finché ogni azione successiva lo attacca di nuovo</translation>
    </message>
    <message>
        <source>hit where {sixes} or more sixes fall</source>
        <translation>colpo se escono {sixes} o più sei</translation>
    </message>
    <message>
        <source>1–{most} hits</source>
        <translation>1–{most} colpi</translation>
    </message>
    <message>
        <source>the target is cracked</source>
        <translation>il bersaglio è incrinato</translation>
    </message>
    <message>
        <source>{least}+ hits</source>
        <translation>{least}+ colpi</translation>
    </message>
    <message>
        <source>top boulder flipped, or removed if reduced; Rubble removed</source>
        <translation>masso in cima voltato, o rimosso se ridotto; Macerie rimosse</translation>
    </message>
    <message>
        <source>Standard attack: each die above the DN hits</source>
        <translation>Attacco normale: colpisce ogni dado che supera il ND</translation>
    </message>
    <message>
        <source>next turn two events are drawn, you keep one</source>
        <translation>nel prossimo turno si pescano due eventi, ne tieni uno</translation>
    </message>
    <message>
        <source>the Scout is damaged or landed this turn</source>
        <translation>l’Esploratore è danneggiato o è sceso in questo turno</translation>
    </message>
    <message>
        <source>an HQ helps, its whole action</source>
        <translation>un QG aiuta, con la sua intera azione</translation>
    </message>
    <message>
        <source>dice: the last digit of the target’s hex</source>
        <translation>dadi: l’ultima cifra dell’esagono del bersaglio</translation>
    </message>
    <message>
        <source>die: the HQ is damaged</source>
        <translation>dado: il QG è danneggiato</translation>
    </message>
    <message>
        <source>die: the HQ landed this turn</source>
        <translation>dado: il QG è sceso in questo turno</translation>
    </message>
    <message>
        <source>counts as {six} hits</source>
        <translation>conta come {six} colpi</translation>
    </message>
    <message>
        <source>{count} × 6</source>
        <translation>{count} × 6</translation>
    </message>
    <message>
        <source>destroys Stonehenge, Red Cliffs, Minefield or Pit</source>
        <translation>distrugge Stonehenge, Scogliere rosse, Campo minato o Cava</translation>
    </message>
    <message>
        <source>hexes at most from the HQ to a Marine that sees for it</source>
        <translation>esagoni al massimo dal QG a un Marine che osserva per lui</translation>
    </message>
    <message>
        <source>damaged, on the move, Stunned, landed this turn: once</source>
        <translation>danneggiato, in movimento, Stordito, sceso in questo turno: una volta</translation>
    </message>
    <message>
        <source>Chisel, range {range}</source>
        <translation>Scalpello, gittata {range}</translation>
    </message>
    <message>
        <source>each lost: {kinds}</source>
        <translation>per ogni perdita: {kinds}</translation>
    </message>
    <message>
        <source>each boulder destroyed</source>
        <translation>per ogni masso distrutto</translation>
    </message>
    <message>
        <source>each Structure occupied by a Marine</source>
        <translation>per ogni Struttura occupata da un Marine</translation>
    </message>
    <message>
        <source>mine entrance occupied by a Marine</source>
        <translation>ingresso della miniera occupato da un Marine</translation>
    </message>
    <message>
        <source>each Miner, and the Foreman, escaped</source>
        <translation>ogni Minatore, e il Caposquadra, in salvo</translation>
    </message>
    <message>
        <source>each Sacred Pillar occupied by a Marine</source>
        <translation>ogni Pilastro sacro occupato da un Marine</translation>
    </message>
    <message>
        <source>Wormhole occupied by a Marine</source>
        <translation>Tunnel spaziale occupato da un Marine</translation>
    </message>
    <message>
        <source>0 to +3</source>
        <translation>da 0 a +3</translation>
    </message>
    <message>
        <source>Stonehenge occupied: half the last digit of its hex</source>
        <translation>Stonehenge occupato: metà dell’ultima cifra del suo esagono</translation>
    </message>
    <message>
        <source>Level of victory, now {total} points</source>
        <translation>Livello di vittoria, adesso {total} punti</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>{least} o più</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>di meno</translation>
    </message>
    <message>
        <source>Landing plan</source>
        <translation>Piano delle discese</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Turn track: who comes when</source>
        <translation>Tracciato dei turni: chi arriva e quando</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Inoltre</translation>
    </message>
    <message>
        <source>two events are drawn</source>
        <translation>si pescano due eventi</translation>
    </message>
    <message>
        <source>Wormhole: {chance} %</source>
        <translation>Tunnel spaziale: {chance} %</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>Teams: the first before turn 1, one more on turns {turns}</source>
        <translation>Reparti: il primo prima del turno 1, uno in più nei turni {turns}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Arrivato</translation>
    </message>
    <message>
        <source>Special rules of scenario 2</source>
        <translation>Regole speciali dello scenario 2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>turn 1: {bonus} CF, and {bonus} on the dice of special weapons</source>
        <translation>turno 1: {bonus} FC, e {bonus} ai dadi delle armi speciali</translation>
    </message>
    <message>
        <source>from turn {turn} a die before the card: less than the turn number brings the {tribe}, unless a Marine stands there</source>
        <translation>dal turno {turn} un dado prima della carta: meno del numero del turno porta le {tribe}, salvo se c’è un Marine</translation>
    </message>
    <message>
        <source>Sacred Pillars</source>
        <translation>Pilastri sacri</translation>
    </message>
    <message>
        <source>a tribe that enters one throws out Rubble for joy</source>
        <translation>una tribù che vi entra scaglia Macerie per la gioia</translation>
    </message>
    <message>
        <source>{cost} MP</source>
        <translation>{cost} PM</translation>
    </message>
    <message>
        <source>joins {team}, if alive</source>
        <translation>si unisce a {team}, se è in vita</translation>
    </message>
    <message>
        <source>From the first battle to the second</source>
        <translation>Dalla prima battaglia alla seconda</translation>
    </message>
    <message>
        <source>What becomes of them</source>
        <translation>Che cosa ne è di loro</translation>
    </message>
    <message>
        <source>Survivors</source>
        <translation>Superstiti</translation>
    </message>
    <message>
        <source>fight on in their teams, at full strength</source>
        <translation>combattono ancora nei loro reparti, a piena forza</translation>
    </message>
    <message>
        <source>are replaced where they were lost</source>
        <translation>vengono sostituite se perdute</translation>
    </message>
    <message>
        <source>Others lost</source>
        <translation>Altre perdute</translation>
    </message>
    <message>
        <source>can land again from turn {turn}, {most} a turn</source>
        <translation>possono scendere di nuovo dal turno {turn}, {most} per turno</translation>
    </message>
    <message>
        <source>of both battles are added up</source>
        <translation>delle due battaglie si sommano</translation>
    </message>
    <message>
        <source>Stunned; Paralyzed if it was Stunned</source>
        <translation>Stordito; Paralizzato se era Stordito</translation>
    </message>
    <message>
        <source>Paralyzed; damaged if it was Paralyzed</source>
        <translation>Paralizzato; danneggiato se era Paralizzato</translation>
    </message>
    <message>
        <source>damaged; eliminated if it was damaged or has no back</source>
        <translation>danneggiato; eliminato se era danneggiato o non ha retro</translation>
    </message>
    <message>
        <source>Event Chart, {left} counters left in the cup</source>
        <translation>Tabella degli eventi, segnalini rimasti nell’urna: {left}</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>{count}, drawn: {drawn}</source>
        <translation>{count}, usciti: {drawn}</translation>
    </message>
    <message>
        <source>Ancestral Aura: what Rubble turns into (numbers reconstructed)</source>
        <translation>Aura ancestrale: in che cosa si trasformano le Macerie (numeri ricostruiti)</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Faccia</translation>
    </message>
    <message>
        <source>Special attacks: the code on the top boulder</source>
        <translation>Attacchi speciali: il codice sul masso in cima</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Stomp: a die for each unit within {reach} hexes</source>
        <translation>Pestone: un dado per ogni unità entro {reach} esagoni</translation>
    </message>
    <message>
        <source>Tombstones: their special attack</source>
        <translation>Lapidi: il loro attacco speciale</translation>
    </message>
    <message>
        <source>Special attack</source>
        <translation>Attacco speciale</translation>
    </message>
    <message>
        <source>What each tribe would do now, and why</source>
        <translation>Che cosa farebbe adesso ogni tribù, e perché</translation>
    </message>
    <message>
        <source>Target, reason and way</source>
        <translation>Bersaglio, motivo e percorso</translation>
    </message>
    <message>
        <source>{tribe} in {hex}</source>
        <translation>{tribe} in {hex}</translation>
    </message>
    <message>
        <source>Paralyzed: does nothing.</source>
        <translation>Paralizzata: non fa nulla.</translation>
    </message>
    <message>
        <source>Not on the card: does nothing.</source>
        <translation>Non sulla carta: non fa nulla.</translation>
    </message>
    <message>
        <source>No unit is on the map.</source>
        <translation>Sulla mappa non ci sono unità.</translation>
    </message>
    <message>
        <source>{target}: {reason}. {way}.</source>
        <translation>{target}: {reason}. {way}.</translation>
    </message>
    <message>
        <source>{unit} in {hex}</source>
        <translation>{unit} in {hex}</translation>
    </message>
    <message>
        <source>nearest in sight, at {far}</source>
        <translation>il bersaglio più vicino in vista, a {far}</translation>
    </message>
    <message>
        <source>sees nobody; the nearest, at {far}</source>
        <translation>non vede nessuno; il più vicino, a {far}</translation>
    </message>
    <message>
        <source>{told}, {ties}</source>
        <translation>{told}, {ties}</translation>
    </message>
    <message>
        <source>{told}, for it does not see {hidden}</source>
        <translation>{told}, perché non vede {hidden}</translation>
    </message>
    <message>
        <source>as the card will say</source>
        <translation>come dirà la carta</translation>
    </message>
    <message>
        <source>the lowest of several</source>
        <translation>il più basso tra diversi</translation>
    </message>
    <message>
        <source>the highest of several</source>
        <translation>il più alto tra diversi</translation>
    </message>
    <message>
        <source>Stays next to it</source>
        <translation>Resta lì accanto</translation>
    </message>
    <message>
        <source>Stays, bound to Stonehenge</source>
        <translation>Resta, legata a Stonehenge</translation>
    </message>
    <message>
        <source>Stays, as its way is barred</source>
        <translation>Resta, perché la via è sbarrata</translation>
    </message>
    <message>
        <source>The way depends on it</source>
        <translation>Il percorso dipende dal bersaglio</translation>
    </message>
    <message>
        <source>Goes around by {way}</source>
        <translation>Aggira per {way}</translation>
    </message>
    <message>
        <source>Goes to {way}</source>
        <translation>Va in {way}</translation>
    </message>
    <message>
        <source>Tunnel Rift: the Jig-Jig</source>
        <translation>Spaccatura sotterranea: il Jig-Jig</translation>
    </message>
    <message>
        <source>by the die</source>
        <translation>secondo il dado</translation>
    </message>
    <message>
        <source>Ruling {number}</source>
        <translation>Precisazione {number}</translation>
    </message>
    <message>
        <source>Not every value of the published game is known to us. What is not was worked out here: it is marked * wherever it is shown, and can be changed in the edition file.</source>
        <translation>Non conosciamo ogni valore del gioco pubblicato. Ciò che manca è stato ricavato qui: è segnato con * ovunque compaia, e si può cambiare nel file dell’edizione.</translation>
    </message>
    <message>
        <source>Units with reconstructed values: {kinds}.</source>
        <translation>Unità con valori ricostruiti: {kinds}.</translation>
    </message>
    <message>
        <source>Boulders: all values but those of {boulders}.</source>
        <translation>Massi: tutti i valori tranne quelli di {boulders}.</translation>
    </message>
    <message>
        <source>All Action cards, the split of the Rubble faces, and the sixteenth Event counter.</source>
        <translation>Tutte le carte Azione, la ripartizione delle facce delle Macerie e il sedicesimo segnalino Evento.</translation>
    </message>
    <message>
        <source>On the map: the exact Hills and some building sites; the board file marks them.</source>
        <translation>Sulla mappa: le Colline esatte e alcuni siti degli edifici; il file del tabellone li segna.</translation>
    </message>
    <message>
        <source>The Colossal Council</source>
        <translation>Il Concilio Colossale</translation>
    </message>
    <message>
        <source>Twelve turns in Zone Beta. Three teams of Marines come one after another: the first before turn 1, the others in the Reinforcement step of turns 4 and 7; you pick which. A team is placed in its own marked area, one unit in each hex. If a tribe or Rubble is in that area the team walks in over its edge hexes instead. The six living tribes stand in the six Sacred Pillars.</source>
        <translation>Dodici turni nella Zona Beta. Tre reparti di Marine arrivano uno dopo l’altro: il primo prima del turno 1, gli altri nel passo dei rinforzi dei turni 4 e 7; tu scegli quale. Un reparto si piazza nella sua area contrassegnata, un’unità per esagono. Se in quell’area c’è una tribù o ci sono Macerie, il reparto entra invece a piedi dagli esagoni di bordo. Le sei tribù viventi stanno nei sei Pilastri sacri.</translation>
    </message>
    <message>
        <source>First Strike: in turn 1 Marine fire and Orbital Strikes have one die more, and Chisel, Boring Bit and bombs add 1 to their die.</source>
        <translation>Primo colpo: nel turno 1 il fuoco dei Marine e gli Attacchi orbitali hanno un dado in più, e Scalpello, Trapano e bombe aggiungono 1 al loro dado.</translation>
    </message>
    <message>
        <source>Sacrifice Wormhole: from turn 2 a die is thrown before each Action card unless a Marine stands in the Wormhole. If it is lower than the number of the turn, the Tombstones rise there and can act at once.</source>
        <translation>Tunnel spaziale dei sacrifici: dal turno 2 si tira un dado prima di ogni carta Azione, salvo che nel Tunnel spaziale ci sia un Marine. Se è più basso del numero del turno, le Lapidi sorgono lì e possono agire subito.</translation>
    </message>
    <message>
        <source>A tribe that enters a Sacred Pillar throws out Rubble for joy, one to six hexes far; it loses no boulder.</source>
        <translation>Una tribù che entra in un Pilastro sacro scaglia Macerie per la gioia, da uno a sei esagoni; non perde massi.</translation>
    </message>
    <message>
        <source>Points: 1 for each boulder destroyed, 4 more each for all Redstones and all Tombstones, 3 for each Pillar and 6 for the Wormhole held by a Marine, half the last digit for Stonehenge. Losses cost as in scenario 1.</source>
        <translation>Punti: 1 per ogni masso distrutto, altri 4 ciascuno per tutte le Pietre Rosse e per tutte le Lapidi, 3 per ogni Pilastro e 6 per il Tunnel spaziale tenuto da un Marine, metà dell’ultima cifra per Stonehenge. Le perdite costano come nello scenario 1.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>Scenario 1, then scenario 2, as one game; the victory points of both are added. Survivors fight on in the teams, at full strength, and so do units that had not landed yet. Both HQs and both Bombers always come, and Major Colby joins Unit 2 if he lives.</source>
        <translation>Lo scenario 1, poi lo scenario 2, come una sola partita; i punti vittoria dei due si sommano. I superstiti combattono ancora nei reparti, a piena forza, e così le unità che non erano ancora scese. I due QG e i due Bombardieri arrivano sempre, e il Maggiore Colby si unisce al Reparto 2 se è in vita.</translation>
    </message>
    <message>
        <source>Units lost in the first battle can land again from turn 6 of the second, up to three in a turn, if you like.</source>
        <translation>Le unità perdute nella prima battaglia possono scendere di nuovo dal turno 6 della seconda, fino a tre per turno, se vuoi.</translation>
    </message>
    <message>
        <source>Hits on units</source>
        <translation>Colpi sulle unità</translation>
    </message>
    <message>
        <source>Each hit is taken your way: as a marker step, from none to Stunned to Paralyzed, or by turning the unit to its damaged side. A unit with no way left is eliminated. So a fresh Marine bears three hits and dies of the fourth, a Civilian bears two.</source>
        <translation>Ogni colpo si incassa a modo tuo: come passo di segnalino, da niente a Stordito a Paralizzato, o voltando l’unità sul lato danneggiato. Un’unità che non può più incassare è eliminata. Così un Marine illeso regge tre colpi e muore al quarto, un Civile ne regge due.</translation>
    </message>
    <message>
        <source>Each hurt unit may throw one die, once, in your order. 5 or more takes one effect off: the damage, or Stunned, or Paralyzed becomes Stunned. Next to a tribe the die has −1. Within two hexes of a Medic that is not Paralyzed two dice are thrown and the higher counts.</source>
        <translation>Ogni unità colpita può tirare un dado, una volta, nell’ordine che vuoi. 5 o più toglie un effetto: il danno, oppure Stordito, oppure Paralizzato diventa Stordito. Accanto a una tribù il dado ha −1. Entro due esagoni da un Medico non Paralizzato si tirano due dadi e conta il più alto.</translation>
    </message>
    <message>
        <source>Whoever the landing plan names for this turn comes now, one unit after another in your order, and cannot be held back. Bombers do not land: they wait beside the map and fly in as their action.</source>
        <translation>Chi è indicato per questo turno nel piano delle discese arriva adesso, un’unità dopo l’altra nell’ordine che vuoi, e non si può trattenere. I Bombardieri non scendono: aspettano accanto alla mappa ed entrano in volo come loro azione.</translation>
    </message>
    <message>
        <source>Each unit due lands in a clear, empty, numbered hex that you name. The last digit of the hex is the number of dice; the highest die counts. 6: safe. 4 or 5, scattered: it comes down next to the hex and is idle this turn. 3 or less, a malfunction: a random hex, perhaps damaged, and idle. A safe unit cannot move but can fire, with one die fewer.</source>
        <translation>Ogni unità in arrivo scende in un esagono libero, vuoto e numerato scelto da te. L’ultima cifra dell’esagono è il numero dei dadi; conta il più alto. 6: a segno. 4 o 5, dispersione: scende nell’esagono accanto e in questo turno non agisce. 3 o meno, avaria: un esagono a caso, forse danni, e non agisce. Un’unità scesa a segno non può muovere ma può sparare, con un dado in meno.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Every unit may do one thing a turn: move; fire with all its might; move half and fire; or a special action. Units act one after another in any order, and a unit finishes before the next begins. A tick marks those that are done.</source>
        <translation>Ogni unità può fare una cosa per turno: muovere; sparare a tutta forza; muovere della metà e sparare; o un’azione speciale. Le unità agiscono una dopo l’altra in un ordine qualsiasi, e ognuna conclude prima che cominci la successiva. Una spunta segna quelle che hanno finito.</translation>
    </message>
    <message>
        <source>Full Movement</source>
        <translation>Movimento pieno</translation>
    </message>
    <message>
        <source>A unit may spend all its movement points. It moves hex by hex; drag it to a far hex and the program takes the cheapest way. Stunned, Paralyzed and just landed units do not move, and nobody does in Acid Rain.</source>
        <translation>Un’unità può spendere tutti i suoi punti movimento. Muove esagono per esagono; trascinala in un esagono lontano e il programma prende la via meno costosa. Le unità Stordite, Paralizzate e appena scese non muovono, e con la Pioggia acida nessuna muove.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>Impilamento</translation>
    </message>
    <message>
        <source>One unit to a hex at the end of its action; passing through others is free. The Ore Carrier may share a hex with one unit, and trapped Miners do not count.</source>
        <translation>Una sola unità per esagono alla fine della sua azione; passare attraverso le altre è libero. Il Trasportatore di minerale può dividere un esagono con un’unità, e i Minatori intrappolati non contano.</translation>
    </message>
    <message>
        <source>Stopping next to tribes</source>
        <translation>Fermarsi accanto alle tribù</translation>
    </message>
    <message>
        <source>A unit that enters a hex next to a tribe stops there. A unit that begins next to a tribe may walk away, but its first step must not lead to another hex next to a tribe. Bombers and jumps are free of this.</source>
        <translation>Un’unità che entra in un esagono accanto a una tribù si ferma lì. Un’unità che inizia accanto a una tribù può allontanarsi, ma il primo passo non deve portare a un altro esagono accanto a una tribù. Bombardieri e balzi non ne risentono.</translation>
    </message>
    <message>
        <source>The Carrier runs any distance along the railway while somebody not Paralyzed stands in the Refinery or the IMC Offices to power it. It takes along a unit that began the turn in its hex. It does not enter a hex next to a tribe, nor pass Rubble. Whoever is in its hex is sheltered: the Carrier is the target, with DN 5, and the first hit destroys it.</source>
        <translation>Il Trasportatore percorre qualsiasi distanza lungo la ferrovia finché qualcuno non Paralizzato sta nella Raffineria o negli Uffici IMC a dargli energia. Porta con sé un’unità che ha iniziato il turno nel suo esagono. Non entra in un esagono accanto a una tribù, né supera Macerie. Chi sta nel suo esagono è al riparo: il bersaglio è il Trasportatore, con ND 5, e il primo colpo lo distrugge.</translation>
    </message>
    <message>
        <source>Trapped Miners</source>
        <translation>Minatori intrappolati</translation>
    </message>
    <message>
        <source>Three Miners wait in the mine. Nothing can touch them. Heavy Weapons, Special Ops, an HQ or the Boring Bit that began the turn in the mine entrance may spend its whole action to free one, one a turn. The Miner moves off at once.</source>
        <translation>Tre Minatori aspettano nella miniera. Niente può toccarli. Armi pesanti, Forze speciali, un QG o il Trapano che hanno iniziato il turno all’ingresso della miniera possono spendere l’intera azione per liberarne uno, uno per turno. Il Minatore si allontana subito.</translation>
    </message>
    <message>
        <source>A Scout, Special Ops or Medic without a marker may jump to any hex where it could stand. One die: 4 or more is safe and lets it attack at once; 2 or 3 brings it down next to the hex, 1 in a random one, both times with nothing more to do.</source>
        <translation>Un Esploratore, le Forze speciali o un Medico senza segnalino possono balzare in qualsiasi esagono in cui potrebbero stare. Un dado: 4 o più, a segno, e possono attaccare subito; 2 o 3, finiscono nell’esagono accanto; 1, in uno a caso; in entrambi i casi non fanno altro.</translation>
    </message>
    <message>
        <source>Maximum Fire</source>
        <translation>Fuoco massimo</translation>
    </message>
    <message>
        <source>The unit does not move and attacks with full strength.</source>
        <translation>L’unità non muove e attacca a piena forza.</translation>
    </message>
    <message>
        <source>The unit may use half its movement points, rounded down, before or after the attack, and throws one die fewer.</source>
        <translation>L’unità può usare metà dei suoi punti movimento, arrotondati per difetto, prima o dopo l’attacco, e tira un dado in meno.</translation>
    </message>
    <message>
        <source>A Scout without a marker throws a die: 4 or more succeeds. Damaged or just landed: −1. An HQ that has not acted may help for +1, which is its whole action. After a success two events are drawn next turn and you keep one.</source>
        <translation>Un Esploratore senza segnalino tira un dado: 4 o più riesce. Danneggiato o appena sceso: −1. Un QG che non ha agito può aiutare con +1, e questa è la sua intera azione. Dopo un successo, nel prossimo turno si pescano due eventi e ne tieni uno.</translation>
    </message>
    <message>
        <source>An HQ without a marker has a tribe struck that it sees, or that a Marine within four hexes in its sight sees. Dice: the last digit of the target’s hex, −1 damaged, −1 just landed. Every 6 counts twice. A feature such as Red Cliffs is destroyed by two sixes. Hexes without a number cannot be struck.</source>
        <translation>Un QG senza segnalino fa colpire una tribù che vede lui, o che vede un Marine entro quattro esagoni e nella sua visuale. Dadi: l’ultima cifra dell’esagono del bersaglio, −1 se danneggiato, −1 se appena sceso. Ogni 6 conta doppio. Un elemento come le Scogliere rosse è distrutto da due sei. Gli esagoni senza numero non si possono colpire.</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attacchi</translation>
    </message>
    <message>
        <source>Units attack tribes and Rubble that lies face down: with the dice of a standard attack, or with a special weapon that reads one die on its chart. A Paralyzed unit cannot attack, and each unit attacks once in its action.</source>
        <translation>Le unità attaccano tribù e Macerie coperte: con i dadi di un attacco normale, o con un’arma speciale che legge un dado sulla sua tabella. Un’unità Paralizzata non può attaccare, e ogni unità attacca una volta nella sua azione.</translation>
    </message>
    <message>
        <source>Any range along a clear line of sight from centre to centre. Throw CF dice: −1 for Fire on the Move, Stunned or just landed, once; −1 where the line touches a unit or Structure, once; +1 for an adjacent target. Each die above the DN hits. One or two hits crack the target, three or more break the top boulder. More hits than that are lost.</source>
        <translation>Qualsiasi distanza lungo una linea di vista libera da centro a centro. Tira FC dadi: −1 per Fuoco in movimento, Stordito o appena sceso, una volta; −1 dove la linea tocca un’unità o una Struttura, una volta; +1 per un bersaglio adiacente. Ogni dado che supera il ND colpisce. Uno o due colpi incrinano il bersaglio, tre o più spezzano il masso in cima. Gli altri colpi sono sprecati.</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>Crepe</translation>
    </message>
    <message>
        <source>A cracked target has −1 DN as long as each following action attacks it again. Any other action closes the crack.</source>
        <translation>Un bersaglio incrinato ha −1 ND finché ogni azione seguente lo attacca di nuovo. Qualsiasi altra azione richiude la crepa.</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sei</translation>
    </message>
    <message>
        <source>Two or more sixes in one standard attack add one hit.</source>
        <translation>Due o più sei in un attacco normale aggiungono un colpo.</translation>
    </message>
    <message>
        <source>Special Ops, up to four hexes, with a clear line that touches no other counter or Structure. One die: 4 or 5 breaks the top boulder and throws Rubble, 6 breaks it cleanly. −1 once if damaged, moving, Stunned or just landed.</source>
        <translation>Forze speciali, fino a quattro esagoni, con una linea libera che non tocca altri segnalini né Strutture. Un dado: 4 o 5 spezza il masso in cima e scaglia Macerie, 6 lo spezza nettamente. −1 una sola volta se danneggiate, in movimento, Stordite o appena scese.</translation>
    </message>
    <message>
        <source>It drills a tribe or Rubble next to it, before or after a full move. 4 or 5: Paralyzed, and a Paralyzed tribe does nothing this turn. 6: also the bottom boulder is broken. −1 if damaged. Not when Stunned or just landed.</source>
        <translation>Trapana una tribù o delle Macerie lì accanto, prima o dopo un movimento pieno. 4 o 5: Paralizzato, e una tribù Paralizzata non fa nulla in questo turno. 6: si spezza anche il masso in fondo. −1 se danneggiato. Non se Stordito o appena sceso.</translation>
    </message>
    <message>
        <source>It waits beside the map and flies in over the edge; 1 MP a hex over everything but Red Cliffs and the Dust Storm, and it must end in an empty numbered hex. One bomb a turn on what stands in a hex it has flown into. 4 or 5: top boulder broken, and Rubble. 6: top boulder removed. 1: the Bomber is hit. −1 if damaged.</source>
        <translation>Aspetta accanto alla mappa ed entra in volo dal bordo; 1 PM per esagono sopra ogni cosa tranne Scogliere rosse e Tempesta di polvere, e deve finire in un esagono vuoto e numerato. Una bomba per turno su ciò che sta in un esagono in cui è entrato in volo. 4 o 5: masso in cima spezzato, e Macerie. 6: masso in cima rimosso. 1: il Bombardiere è colpito. −1 se danneggiato.</translation>
    </message>
    <message>
        <source>When the Mine Foreman enters the IMC Offices he becomes Major Colby, a Marine with CF 3 and the LAGI. He can no longer escape, and he dies when damaged.</source>
        <translation>Quando il Caposquadra entra negli Uffici IMC diventa il Maggiore Colby, un Marine con FC 3 e il LAGI. Non può più mettersi in salvo, e muore se danneggiato.</translation>
    </message>
    <message>
        <source>Pushes a tribe or unit on one of the six straight lines, in sight, straight away by one die in hexes. It stops before any counter, Structure, Hill or the edge. Nobody is hurt by it.</source>
        <translation>Spinge via in linea retta una tribù o un’unità in vista su una delle sei linee rette, di tanti esagoni quanti ne indica un dado. Si ferma davanti a segnalini, Strutture, Colline o al bordo. Nessuno ne resta ferito.</translation>
    </message>
    <message>
        <source>Placing Rubble</source>
        <translation>Piazzare Macerie</translation>
    </message>
    <message>
        <source>One die gives the direction, a D3 the distance from the tribe. If the hex is taken, the Rubble goes to the lowest free hex beside it, and a unit struck takes a hit. Past the edge, or with no counter left, there is no Rubble.</source>
        <translation>Un dado dà la direzione, un D3 la distanza dalla tribù. Se l’esagono è occupato, le Macerie vanno nell’esagono libero più basso lì accanto, e un’unità colpita subisce un colpo. Oltre il bordo, o senza segnalini rimasti, niente Macerie.</translation>
    </message>
    <message>
        <source>A hex without a number takes its place between the numbers around it on the printed walk; Hills in a row keep their order.</source>
        <translation>Un esagono senza numero prende il suo posto tra i numeri che lo circondano lungo il percorso stampato; le Colline in fila mantengono il loro ordine.</translation>
    </message>
    <message>
        <source>Where the rules name nobody, the player chooses about units and Rubble, the card about tribes, and the lowest number where no card is face up.</source>
        <translation>Dove le regole non nominano nessuno, il giocatore decide su unità e Macerie, la carta sulle tribù, e il numero più basso dove nessuna carta è scoperta.</translation>
    </message>
    <message>
        <source>A random hex that is taken or barred stands; each effect says where the counter goes instead.</source>
        <translation>Un esagono a caso occupato o sbarrato resta valido; ogni effetto dice dove va invece il segnalino.</translation>
    </message>
    <message>
        <source>Empty means: no unit, tribe, Rubble or feature. For units and Rubble the hex must also have a number and be no Hill.</source>
        <translation>Vuoto significa: nessuna unità, tribù, Macerie o elemento. Per unità e Macerie l’esagono deve inoltre avere un numero e non essere una Collina.</translation>
    </message>
    <message>
        <source>Rubble bars its hex like a tribe and can be attacked, but stops nobody, blocks no sight and scores nothing.</source>
        <translation>Le Macerie sbarrano il loro esagono come una tribù e si possono attaccare, ma non fermano nessuno, non bloccano la vista e non valgono punti.</translation>
    </message>
    <message>
        <source>Civilians count as Marines for movement, recovery and harm; not for fire, spotting, supplies, occupying, or keeping the game alive.</source>
        <translation>I Civili contano come Marine per movimento, recupero e danni; non per fuoco, osservazione, medicinali, occupazione o per tenere in vita la partita.</translation>
    </message>
    <message>
        <source>Each hit is taken one step at a time, as the player likes; a Marine bears three hits, a Civilian two.</source>
        <translation>Ogni colpo si incassa un passo alla volta, come il giocatore vuole; un Marine regge tre colpi, un Civile due.</translation>
    </message>
    <message>
        <source>A result that names damage turns a fresh Marine over and eliminates anything else.</source>
        <translation>Un risultato che dice danno volta un Marine illeso ed elimina chiunque altro.</translation>
    </message>
    <message>
        <source>A result that names a marker makes a Stunned unit Paralyzed and leaves a Paralyzed one as it is.</source>
        <translation>Un risultato che dice segnalino rende Paralizzata un’unità Stordita e lascia com’è una Paralizzata.</translation>
    </message>
    <message>
        <source>Victims of one effect are listed at its start, lowest hex first; one that is gone by then is skipped.</source>
        <translation>Le vittime di un effetto si elencano al suo inizio, dall’esagono più basso; chi nel frattempo non c’è più si salta.</translation>
    </message>
    <message>
        <source>Within so many hexes means distance, whatever lies between.</source>
        <translation>Entro un certo numero di esagoni significa distanza, qualunque cosa stia in mezzo.</translation>
    </message>
    <message>
        <source>A Stunned unit may use Maximum Fire, the Chisel, the LAGI, spot and help as a Medic. A Paralyzed one only recovers.</source>
        <translation>Un’unità Stordita può usare il Fuoco massimo, lo Scalpello, il LAGI, osservare e aiutare come Medico. Una Paralizzata può solo tentare il recupero.</translation>
    </message>
    <message>
        <source>Open to all: top boulders, heights, what is out of play, used cards and events. Hidden: what lies below the top, Rubble faces, cup and deck.</source>
        <translation>Visibile a tutti: massi in cima, altezze, ciò che è fuori gioco, carte ed eventi usati. Nascosto: ciò che sta sotto la cima, le facce delle Macerie, urna e mazzo.</translation>
    </message>
    <message>
        <source>Only Tectonic Eruption has another counter drawn.</source>
        <translation>Solo Eruzione tettonica fa pescare un altro segnalino.</translation>
    </message>
    <message>
        <source>Used event counters leave the game; an empty cup means no event.</source>
        <translation>I segnalini Evento usati escono dal gioco; urna vuota significa nessun evento.</translation>
    </message>
    <message>
        <source>One Action card a turn, none when the tribes honor their ancestors; used cards stay out.</source>
        <translation>Una carta Azione per turno, nessuna quando le tribù onorano gli antenati; le carte usate restano fuori.</translation>
    </message>
    <message>
        <source>A random tribe is thrown again if it would start on a tribe, or on or next to a Civilian’s hex.</source>
        <translation>Per una tribù a caso si tira di nuovo se partirebbe su un’altra tribù, o nell’esagono di un Civile o accanto.</translation>
    </message>
    <message>
        <source>Each tribe finishes its movement, Thunderclap and special attack before the next one begins.</source>
        <translation>Ogni tribù conclude movimento, Colpo di tuono e attacco speciale prima che cominci la successiva.</translation>
    </message>
    <message>
        <source>Order at the start of the Colossi phase: stacks that come back, then the card, then the tribes.</source>
        <translation>Ordine all’inizio della fase dei Colossi: pile che tornano, poi la carta, poi le tribù.</translation>
    </message>
    <message>
        <source>Events last to the Final Phase; a Dust Storm until it dissolves, an eruption for good.</source>
        <translation>Gli eventi durano fino alla fase finale; una Tempesta di polvere finché non si dissolve, un’eruzione per sempre.</translation>
    </message>
    <message>
        <source>In Acid Rain each tribe carries one crack marker; it goes with the end of a series of attacks, or when the top changes.</source>
        <translation>Con la Pioggia acida ogni tribù porta un segnalino crepa; sparisce alla fine di una serie di attacchi, o quando cambia la cima.</translation>
    </message>
    <message>
        <source>Rubble washed away goes back to the pool; features stay.</source>
        <translation>Le Macerie lavate via tornano nella riserva; gli elementi restano.</translation>
    </message>
    <message>
        <source>In Acid Rain nobody moves, jumps, flies or rides; landings, retreats and pushes go on.</source>
        <translation>Con la Pioggia acida nessuno muove, balza, vola o si fa trasportare; discese, ritirate e spinte continuano.</translation>
    </message>
    <message>
        <source>In an Anti-Gravity Wave landings have one die fewer, jumps −1 on the die, units +1 MA, tribes two hexes.</source>
        <translation>Con un’Onda antigravità le discese hanno un dado in meno, i balzi −1 al dado, le unità +1 CM, le tribù due esagoni.</translation>
    </message>
    <message>
        <source>Rock Garden turns over the Rubble that lies on the map when it comes, lowest first.</source>
        <translation>Il Giardino di roccia volta le Macerie che sono sulla mappa quando arriva, prima le più basse.</translation>
    </message>
    <message>
        <source>The tribe that appears is a random one never yet on the map; at the mine entrance, or the lowest free hex beside it.</source>
        <translation>La tribù che compare è una a caso mai stata prima sulla mappa; all’ingresso della miniera, o nell’esagono libero più basso lì accanto.</translation>
    </message>
    <message>
        <source>A lone Ore Carrier at the mine entrance makes room to a rail hex of your choice, or is destroyed.</source>
        <translation>Un Trasportatore di minerale solo all’ingresso della miniera fa posto in un esagono di ferrovia a tua scelta, o è distrutto.</translation>
    </message>
    <message>
        <source>Chain Lightning eliminates a unit in its first hex, takes the top boulder of a tribe there, and spares Rubble.</source>
        <translation>Il Fulmine a catena elimina un’unità nel suo primo esagono, toglie il masso in cima a una tribù lì, e risparmia le Macerie.</translation>
    </message>
    <message>
        <source>It leaps to the nearest counter not yet struck, ties to the lowest; without one it ends.</source>
        <translation>Salta sul segnalino più vicino non ancora colpito, a parità il più basso; senza, finisce.</translation>
    </message>
    <message>
        <source>Against tribes its dice count like a standard attack without cracks; against units like a Thunderclap without retreat.</source>
        <translation>Contro le tribù i suoi dadi contano come un attacco normale senza crepe; contro le unità come un Colpo di tuono senza ritirata.</translation>
    </message>
    <message>
        <source>In a Rampage each tribe attacks all units within two hexes with full strength; survivors retreat. Paralyzed tribes sit out.</source>
        <translation>In una Furia ogni tribù attacca tutte le unità entro due esagoni a piena forza; chi sopravvive si ritira. Le tribù Paralizzate non partecipano.</translation>
    </message>
    <message>
        <source>A Marine’s line that begins in, ends in or touches the storm is blocked, also to the next hex.</source>
        <translation>Una linea di un Marine che comincia o finisce nella tempesta, o la tocca, è bloccata, anche verso l’esagono accanto.</translation>
    </message>
    <message>
        <source>Bombers do not enter or bomb the storm; one caught in it may fly out.</source>
        <translation>I Bombardieri non entrano nella tempesta né la bombardano; chi ne viene sorpreso può uscirne in volo.</translation>
    </message>
    <message>
        <source>The storm drifts in each Aura phase, and is gone off the map or on a printed Hill.</source>
        <translation>La tempesta si sposta in ogni fase dell’Aura, e svanisce fuori mappa o su una Collina stampata.</translation>
    </message>
    <message>
        <source>Pop Rocks: each tribe throws a die; on 1 to 3 Rubble falls near it and is turned over. No boulder is lost.</source>
        <translation>Sassi scoppiettanti: ogni tribù tira un dado; con 1–3 cadono Macerie vicino e si voltano. Nessun masso va perduto.</translation>
    </message>
    <message>
        <source>Tribes that leave keep their stacks, leave Rubble in Structures, and leave Stonehenge behind.</source>
        <translation>Le tribù che partono mantengono le loro pile, lasciano Macerie nelle Strutture e abbandonano Stonehenge.</translation>
    </message>
    <message>
        <source>The newcomer at Honoring is a random tribe never yet on the map.</source>
        <translation>La nuova arrivata con Onore agli antenati è una tribù a caso mai stata prima sulla mappa.</translation>
    </message>
    <message>
        <source>You name which stack comes back next; each comes up fully before the next. No card is turned that turn.</source>
        <translation>Tu indichi quale pila torna adesso; ognuna sbuca del tutto prima della successiva. In quel turno non si gira nessuna carta.</translation>
    </message>
    <message>
        <source>In Hurricane Winds everybody sees one hex; Bombers stay, those due come a turn later.</source>
        <translation>Con i Venti d’uragano tutti vedono a un esagono; i Bombardieri restano, quelli attesi arrivano un turno dopo.</translation>
    </message>
    <message>
        <source>Supplies turn up to two damaged Marines to full strength; markers stay.</source>
        <translation>I medicinali riportano fino a due Marine danneggiati a piena forza; i segnalini restano.</translation>
    </message>
    <message>
        <source>Gallstones: you take one Rubble away; the tribe on the map with the fewest boulders gets a random lost one back, at the bottom.</source>
        <translation>Calcoli biliari: togli delle Macerie; la tribù sulla mappa con meno massi ne riceve uno perduto a caso, in fondo.</translation>
    </message>
    <message>
        <source>Without Rubble or such a tribe a random lost boulder appears by itself in a random hex.</source>
        <translation>Senza Macerie o una tribù del genere, un masso perduto a caso compare da solo in un esagono a caso.</translation>
    </message>
    <message>
        <source>With fewer than two dead tribes another event is drawn, then Gemstones go back into the cup.</source>
        <translation>Con meno di due tribù morte si pesca un altro evento, poi le Gemme tornano nell’urna.</translation>
    </message>
    <message>
        <source>With two dead tribes the Tombstones come in by Tunnel Rift and act on this turn’s card.</source>
        <translation>Con due tribù morte le Lapidi arrivano con la Spaccatura sotterranea e agiscono con la carta di questo turno.</translation>
    </message>
    <message>
        <source>An erupted hex is a Hill with a number; a Structure or rail there is gone for good, with its points.</source>
        <translation>Un esagono in eruzione è una Collina con un numero; una Struttura o i binari lì spariscono per sempre, con i loro punti.</translation>
    </message>
    <message>
        <source>The second eruption is thrown again on the same hex. Carrier and passenger in it die; the mine closes.</source>
        <translation>La seconda eruzione si tira di nuovo se cade sullo stesso esagono. Trasportatore e passeggero muoiono lì; la miniera si chiude.</translation>
    </message>
    <message>
        <source>A tribe struck by an eruption has its bottom boulder broken, moves to the lowest free hex beside it, and is Paralyzed.</source>
        <translation>A una tribù colpita da un’eruzione si spezza il masso in fondo; la tribù si sposta nell’esagono libero più basso lì accanto, ed è Paralizzata.</translation>
    </message>
    <message>
        <source>Civilians and the Ore Carrier recover from markers too.</source>
        <translation>Anche i Civili e il Trasportatore di minerale si liberano dai segnalini.</translation>
    </message>
    <message>
        <source>Recovery is thrown one unit at a time, in your order.</source>
        <translation>Il recupero si tira un’unità alla volta, nell’ordine che vuoi.</translation>
    </message>
    <message>
        <source>A Medic helps by distance alone, Stunned or damaged too; a Paralyzed one only itself.</source>
        <translation>Un Medico aiuta con la sola distanza, anche Stordito o danneggiato; uno Paralizzato solo sé stesso.</translation>
    </message>
    <message>
        <source>The −1 next to a tribe counts once; with damage and a marker you choose after the success.</source>
        <translation>Il −1 accanto a una tribù conta una volta; con danno e segnalino scegli dopo il successo.</translation>
    </message>
    <message>
        <source>Units land only in clear hexes; railway is clear; next to a tribe is allowed.</source>
        <translation>Le unità scendono solo in esagoni liberi; la ferrovia è libera; accanto a una tribù è permesso.</translation>
    </message>
    <message>
        <source>Units land one by one; only one without any legal hex, or a Bomber held by weather, waits.</source>
        <translation>Le unità scendono una per una; aspetta solo chi non ha nessun esagono lecito, o un Bombardiere fermato dal tempo.</translation>
    </message>
    <message>
        <source>After a malfunction a unit that comes down on something is moved beside it and damaged; otherwise it is unharmed, but idle.</source>
        <translation>Dopo un’avaria un’unità che cade su qualcosa viene spostata lì accanto e danneggiata; altrimenti è illesa, ma non agisce.</translation>
    </message>
    <message>
        <source>A malfunction into the Pit eliminates, into a Minefield throws a die, onto Stonehenge does nothing.</source>
        <translation>Un’avaria nella Cava elimina, in un Campo minato si tira un dado, su Stonehenge non accade nulla.</translation>
    </message>
    <message>
        <source>Scattered means the lowest free hex beside the aim; without one the unit is lost.</source>
        <translation>Dispersione significa l’esagono libero più basso accanto a quello mirato; se non c’è, l’unità è perduta.</translation>
    </message>
    <message>
        <source>After a safe landing: Maximum Fire, Chisel, reconnaissance, strike. After a bad one: nothing.</source>
        <translation>Dopo una discesa a segno: Fuoco massimo, Scalpello, ricognizione, attacco orbitale. Dopo una cattiva: niente.</translation>
    </message>
    <message>
        <source>Bombers wait beside the map and must fly in, over any edge hex.</source>
        <translation>I Bombardieri aspettano accanto alla mappa e devono entrare in volo, da un esagono di bordo qualsiasi.</translation>
    </message>
    <message>
        <source>Rubble is closed to units; 2 MP are for Stonehenge and the counter of a Minefield.</source>
        <translation>Le Macerie sono chiuse alle unità; 2 PM valgono per Stonehenge e il segnalino di un Campo minato.</translation>
    </message>
    <message>
        <source>Beginning next to a tribe, the first step must lead to a hex next to none; later the unit may come near again and stops.</source>
        <translation>Iniziando accanto a una tribù, il primo passo deve portare in un esagono non accanto a nessuna; dopo l’unità può riavvicinarsi e si ferma.</translation>
    </message>
    <message>
        <source>One unit to a hex after each action; passing through is free.</source>
        <translation>Una sola unità per esagono dopo ogni azione; passare attraverso è libero.</translation>
    </message>
    <message>
        <source>No step is guaranteed: a unit without the points stays. Only escaping Civilians leave the map.</source>
        <translation>Nessun passo è garantito: un’unità senza punti sufficienti resta. Solo i Civili che si mettono in salvo lasciano la mappa.</translation>
    </message>
    <message>
        <source>Fire on the Move: all movement before or all after the shot, half the MA rounded down.</source>
        <translation>Fuoco in movimento: tutto il movimento prima o tutto dopo il tiro, metà della CM arrotondata per difetto.</translation>
    </message>
    <message>
        <source>Any unit in the Offices or the Refinery powers the Carrier, unless Paralyzed or its own passenger; it costs nothing.</source>
        <translation>Qualsiasi unità negli Uffici o nella Raffineria alimenta il Trasportatore, se non Paralizzata o passeggera; non costa nulla.</translation>
    </message>
    <message>
        <source>One move a turn over joined rails; it may leave, but not enter, a hex next to a tribe.</source>
        <translation>Un movimento per turno su binari collegati; può lasciare un esagono accanto a una tribù, ma non entrarvi.</translation>
    </message>
    <message>
        <source>A unit boards by ending its move in the Carrier’s hex, and is carried in a later turn.</source>
        <translation>Un’unità sale a bordo finendo il movimento nell’esagono del Trasportatore, e viene trasportata in un turno successivo.</translation>
    </message>
    <message>
        <source>A carried unit has used its action; not carried, it acts from that hex.</source>
        <translation>Un’unità trasportata ha usato la sua azione; se non trasportata, agisce da quell’esagono.</translation>
    </message>
    <message>
        <source>Whoever is in the Carrier’s hex is its passenger and no target, but counts as being there.</source>
        <translation>Chi sta nell’esagono del Trasportatore è suo passeggero e non un bersaglio, ma conta come presente.</translation>
    </message>
    <message>
        <source>The first hit destroys the Carrier, the others go to the passenger.</source>
        <translation>Il primo colpo distrugge il Trasportatore, gli altri vanno al passeggero.</translation>
    </message>
    <message>
        <source>The Carrier retreats along the rails with its passenger; if it cannot, it is destroyed.</source>
        <translation>Il Trasportatore si ritira lungo i binari con il passeggero; se non può, è distrutto.</translation>
    </message>
    <message>
        <source>A wreck leaves Rubble; a surviving passenger retreats first where the attack forces retreats.</source>
        <translation>Un relitto lascia Macerie; un passeggero superstite prima si ritira dove l’attacco costringe a ritirarsi.</translation>
    </message>
    <message>
        <source>Trapped Miners cannot be touched and do not fill their hex.</source>
        <translation>I Minatori intrappolati non si possono toccare e non riempiono il loro esagono.</translation>
    </message>
    <message>
        <source>Freeing takes the whole action of a unit that began the turn in the mine, one Miner a turn; the Miner moves off at once.</source>
        <translation>Liberare richiede l’intera azione di un’unità che ha iniziato il turno nella miniera, un Minatore per turno; il Minatore si allontana subito.</translation>
    </message>
    <message>
        <source>Escape costs 1 MP from a marked hex, also next to a tribe. Escaped is not lost.</source>
        <translation>Mettersi in salvo costa 1 PM da un esagono contrassegnato, anche accanto a una tribù. In salvo non significa perduto.</translation>
    </message>
    <message>
        <source>Entering the Offices in any way makes the Foreman Colby at once.</source>
        <translation>Entrare negli Uffici in qualsiasi modo trasforma subito il Caposquadra in Colby.</translation>
    </message>
    <message>
        <source>Colby fires or uses the LAGI; he does not jump, chisel or escape.</source>
        <translation>Colby spara o usa il LAGI; non balza, non scalpella e non si mette in salvo.</translation>
    </message>
    <message>
        <source>A jump may go to any hex in which the unit could end a walk, occupied ones excepted.</source>
        <translation>Un balzo può andare in qualsiasi esagono in cui l’unità potrebbe finire camminando, tranne quelli occupati.</translation>
    </message>
    <message>
        <source>Only a unit without marker jumps; it is the whole action, also from next to a tribe.</source>
        <translation>Balza solo un’unità senza segnalino; è l’intera azione, anche da accanto a una tribù.</translation>
    </message>
    <message>
        <source>After a safe jump one attack, at full strength.</source>
        <translation>Dopo un balzo a segno un solo attacco, a piena forza.</translation>
    </message>
    <message>
        <source>Maximum Fire may use any one weapon of the unit.</source>
        <translation>Il Fuoco massimo può usare qualsiasi singola arma dell’unità.</translation>
    </message>
    <message>
        <source>One success of a reconnaissance is enough; one HQ for one Scout, named before the die.</source>
        <translation>Basta un successo di una ricognizione; un QG per un Esploratore, indicato prima del dado.</translation>
    </message>
    <message>
        <source>Two events are drawn next turn only, and the other goes back at once.</source>
        <translation>Due eventi si pescano solo nel prossimo turno, e l’altro torna subito indietro.</translation>
    </message>
    <message>
        <source>Strikes hit tribes and features, never Rubble.</source>
        <translation>Gli attacchi orbitali colpiscono tribù ed elementi, mai Macerie.</translation>
    </message>
    <message>
        <source>A strike has the last digit in dice, less for damage and landing; no other modifiers.</source>
        <translation>Un attacco orbitale ha l’ultima cifra in dadi, meno per danno e discesa; nessun altro modificatore.</translation>
    </message>
    <message>
        <source>In a strike each six is two hits, and cracks count as in fire.</source>
        <translation>In un attacco orbitale ogni sei vale due colpi, e le crepe contano come nel fuoco.</translation>
    </message>
    <message>
        <source>A spotter is a Marine not Paralyzed within four hexes, in sight of the HQ and of the target.</source>
        <translation>Un osservatore è un Marine non Paralizzato entro quattro esagoni, che vede il QG e il bersaglio.</translation>
    </message>
    <message>
        <source>A line that touches a blocking hex, even at an edge or corner, is blocked; the two ends never block. Neighbours see each other.</source>
        <translation>Una linea che tocca un esagono che blocca, anche solo su un lato o un vertice, è bloccata; le due estremità non bloccano mai. I vicini si vedono.</translation>
    </message>
    <message>
        <source>Hills, eruptions, tribes and Red Cliffs block sight; units, Structures and Rubble do not. Tribes see through the storm.</source>
        <translation>Colline, eruzioni, tribù e Scogliere rosse bloccano la vista; unità, Strutture e Macerie no. Le tribù vedono attraverso la tempesta.</translation>
    </message>
    <message>
        <source>Firing through units and Structures costs one die in all; the two ends do not count.</source>
        <translation>Sparare attraverso unità e Strutture costa un dado in tutto; le due estremità non contano.</translation>
    </message>
    <message>
        <source>Moving, Stunned and landed cost one die together; firing through another; adjacent adds one.</source>
        <translation>Movimento, Stordito e appena sceso costano insieme un dado; sparare attraverso ne costa un altro; l’adiacenza ne aggiunge uno.</translation>
    </message>
    <message>
        <source>Targets are tribes and face-down Rubble; Rubble breaks with three hits.</source>
        <translation>I bersagli sono tribù e Macerie coperte; le Macerie si spezzano con tre colpi.</translation>
    </message>
    <message>
        <source>Two or more sixes add exactly one hit.</source>
        <translation>Due o più sei aggiungono esattamente un colpo.</translation>
    </message>
    <message>
        <source>A crack stays while each next action attacks the same target, misses included.</source>
        <translation>Una crepa resta finché ogni azione successiva attacca lo stesso bersaglio, anche mancandolo.</translation>
    </message>
    <message>
        <source>Special weapons neither use nor make cracks, but keep the series going.</source>
        <translation>Le armi speciali non usano né fanno crepe, ma tengono viva la serie.</translation>
    </message>
    <message>
        <source>−1 once, however many reasons; dice read 1 to 6.</source>
        <translation>−1 una volta, per quanti siano i motivi; i dadi si leggono da 1 a 6.</translation>
    </message>
    <message>
        <source>The Chisel’s line must touch no unit, tribe, Rubble or Structure between.</source>
        <translation>La linea dello Scalpello non deve toccare in mezzo unità, tribù, Macerie o Strutture.</translation>
    </message>
    <message>
        <source>A shattered stone throws Rubble from the target’s hex.</source>
        <translation>Una pietra in frantumi scaglia Macerie dall’esagono del bersaglio.</translation>
    </message>
    <message>
        <source>The Bit moves fully before or after drilling, not both.</source>
        <translation>Il Trapano muove del tutto prima o dopo aver trapanato, non entrambe le cose.</translation>
    </message>
    <message>
        <source>Paralyzed markers come off tribes in the Final Phase, off Rubble after the reveal.</source>
        <translation>I segnalini Paralizzato si tolgono dalle tribù nella fase finale, dalle Macerie dopo che si voltano.</translation>
    </message>
    <message>
        <source>One bomb a turn, on a hex flown into.</source>
        <translation>Una bomba per turno, su un esagono in cui si entra in volo.</translation>
    </message>
    <message>
        <source>A flight ends in an empty numbered hex; without one in reach there is no flight.</source>
        <translation>Un volo finisce in un esagono vuoto e numerato; senza uno a portata non c’è volo.</translation>
    </message>
    <message>
        <source>A Bomber that survives being hit flies on.</source>
        <translation>Un Bombardiere che sopravvive a un colpo prosegue il volo.</translation>
    </message>
    <message>
        <source>The LAGI moves tribes and units on a straight line in sight; no Rubble, Carrier or passenger.</source>
        <translation>Il LAGI sposta tribù e unità su una linea retta in vista; niente Macerie, Trasportatore o passeggero.</translation>
    </message>
    <message>
        <source>A push ends before any counter, Structure, Hill or the edge.</source>
        <translation>Una spinta finisce davanti a segnalini, Strutture, Colline o al bordo.</translation>
    </message>
    <message>
        <source>Each hex on the way counts: marbles are thrown for, Structures left get Rubble.</source>
        <translation>Ogni esagono sulla via conta: si tira per le biglie, le Strutture lasciate ricevono Macerie.</translation>
    </message>
    <message>
        <source>Rubble is thrown from the tribe’s hex along the compass.</source>
        <translation>Le Macerie si scagliano dall’esagono della tribù lungo la bussola.</translation>
    </message>
    <message>
        <source>A Hill or taken hex sends Rubble to the lowest free hex beside it.</source>
        <translation>Una Collina o un esagono occupato manda le Macerie nell’esagono libero più basso lì accanto.</translation>
    </message>
    <message>
        <source>A unit that Rubble falls on takes one hit and stays.</source>
        <translation>Un’unità su cui cadono Macerie subisce un colpo e resta.</translation>
    </message>
    <message>
        <source>Past the edge, without a counter or without room, there is no Rubble.</source>
        <translation>Oltre il bordo, senza segnalini o senza posto, niente Macerie.</translation>
    </message>
    <message>
        <source>One Rubble is turned over each turn, your choice; it must be done.</source>
        <translation>Ogni turno si voltano delle Macerie, a tua scelta; è obbligatorio.</translation>
    </message>
    <message>
        <source>Units may stand on Stonehenge for 2 MP; a tribe that enters stays.</source>
        <translation>Le unità possono stare su Stonehenge per 2 PM; una tribù che entra resta.</translation>
    </message>
    <message>
        <source>A bound tribe does not move or roll, but makes its other attacks.</source>
        <translation>Una tribù legata non muove né rotola, ma fa gli altri attacchi.</translation>
    </message>
    <message>
        <source>Features last unless a strike, an eruption or, for Stonehenge, a Rift removes them.</source>
        <translation>Gli elementi durano, se non li toglie un attacco orbitale, un’eruzione o, per Stonehenge, una Spaccatura.</translation>
    </message>
    <message>
        <source>Red Cliffs are closed to all, flights included.</source>
        <translation>Le Scogliere rosse sono chiuse a tutti, voli compresi.</translation>
    </message>
    <message>
        <source>A Minefield is its hex and the six around it; one die for each hex entered.</source>
        <translation>Un Campo minato è il suo esagono e i sei intorno; un dado per ogni esagono in cui si entra.</translation>
    </message>
    <message>
        <source>Walking, retreating, being pushed and coming down throw that die; flying over does not.</source>
        <translation>Camminare, ritirarsi, essere spinti e scendere fanno tirare quel dado; sorvolare no.</translation>
    </message>
    <message>
        <source>Shale Shrapnel: three dice at each unit within two hexes in sight, no retreat.</source>
        <translation>Schegge di scisto: tre dadi contro ogni unità entro due esagoni in vista, senza ritirata.</translation>
    </message>
    <message>
        <source>Fire Stones: neighbours Paralyzed; at two hexes in sight Stunned.</source>
        <translation>Pietre di fuoco: Paralizzate le unità accanto; a due esagoni in vista, Stordite.</translation>
    </message>
    <message>
        <source>The Pit is never entered by choice; landing there or having no other retreat eliminates.</source>
        <translation>Nella Cava non si entra mai per scelta; atterrarvi o non avere altra ritirata elimina.</translation>
    </message>
    <message>
        <source>Every unit on the map can be a target, passengers and trapped Miners excepted.</source>
        <translation>Ogni unità sulla mappa può essere un bersaglio, tranne passeggeri e Minatori intrappolati.</translation>
    </message>
    <message>
        <source>The nearest unit in sight comes before a nearer one out of sight; ties by the card.</source>
        <translation>L’unità più vicina in vista viene prima di una più vicina fuori vista; a parità la carta.</translation>
    </message>
    <message>
        <source>A tribe takes a free hex one nearer; of two the card decides.</source>
        <translation>Una tribù prende un esagono libero più vicino di uno; fra due decide la carta.</translation>
    </message>
    <message>
        <source>Without a nearer free hex it takes one as far, by the card; otherwise it stays.</source>
        <translation>Senza un esagono libero più vicino ne prende uno alla stessa distanza, secondo la carta; altrimenti resta.</translation>
    </message>
    <message>
        <source>With two hexes to go it keeps its target and stops next to it.</source>
        <translation>Con due esagoni da fare mantiene il bersaglio e gli si ferma accanto.</translation>
    </message>
    <message>
        <source>Two stacks of a tribe act one after another, lowest hex first.</source>
        <translation>Due pile di una tribù agiscono una dopo l’altra, prima l’esagono più basso.</translation>
    </message>
    <message>
        <source>A Thunderclap is the top CF, one more for each boulder below, one fewer against a Structure, at least one.</source>
        <translation>Un Colpo di tuono è il FC della cima, più uno per ogni masso sottostante, uno in meno contro una Struttura, almeno uno.</translation>
    </message>
    <message>
        <source>A retreat leads to a free hex one farther; a die among marbles.</source>
        <translation>Una ritirata porta in un esagono libero più lontano di uno; un dado tra le biglie.</translation>
    </message>
    <message>
        <source>Without a retreat: one more hit, and the unit stays.</source>
        <translation>Senza ritirata: un altro colpo, e l’unità resta.</translation>
    </message>
    <message>
        <source>The face showing when the special attack begins decides it.</source>
        <translation>A decidere è la faccia visibile quando comincia l’attacco speciale.</translation>
    </message>
    <message>
        <source>An Avalanche needs no sight; each survivor retreats from the tribe.</source>
        <translation>Una Valanga non ha bisogno di vista; ogni superstite si ritira dalla tribù.</translation>
    </message>
    <message>
        <source>The Sling takes the nearest unit in sight within five hexes, then units beside it that the tribe sees, with one die fewer.</source>
        <translation>La Fionda prende l’unità più vicina in vista entro cinque esagoni, poi le unità accanto che la tribù vede, con un dado in meno.</translation>
    </message>
    <message>
        <source>A Rift into a taken hex sends what is there to the lowest free hex beside it.</source>
        <translation>Una Spaccatura in un esagono occupato manda ciò che c’è nell’esagono libero più basso lì accanto.</translation>
    </message>
    <message>
        <source>A unit moved aside by a Rift takes a hit and is Stunned like its neighbours.</source>
        <translation>Un’unità scostata da una Spaccatura subisce un colpo ed è Stordita come le vicine.</translation>
    </message>
    <message>
        <source>A Rift into its own hex leaves the tribe where it is.</source>
        <translation>Una Spaccatura nel proprio esagono lascia la tribù dov’è.</translation>
    </message>
    <message>
        <source>The Stare Paralyzes the nearest unit on the line and Stuns the others in sight; a marked one is hurt more.</source>
        <translation>Lo Sguardo Paralizza l’unità più vicina sulla linea e Stordisce le altre in vista; una con un segnalino soffre di più.</translation>
    </message>
    <message>
        <source>The Redstones belch right after their Stare on odd turns.</source>
        <translation>Le Pietre Rosse eruttano subito dopo il loro Sguardo nei turni dispari.</translation>
    </message>
    <message>
        <source>Stomp: 3 or 4 Stunned, 5 Paralyzed, 6 damaged.</source>
        <translation>Pestone: 3 o 4 Stordito, 5 Paralizzato, 6 danneggiato.</translation>
    </message>
    <message>
        <source>A Rock Roller picks the nearest unit anew, rolls one to three hexes, and goes straight on once it has reached it or lost it.</source>
        <translation>Un Rotolasassi sceglie di nuovo l’unità più vicina, rotola da uno a tre esagoni, e prosegue dritto dopo averla raggiunta o persa.</translation>
    </message>
    <message>
        <source>Stones in the way are shoved aside; Red Cliffs and the edge end the roll.</source>
        <translation>Le pietre sulla via vengono scostate; le Scogliere rosse e il bordo fermano la rotolata.</translation>
    </message>
    <message>
        <source>A unit rolled over is attacked with the top CF and gets out of the way; if it cannot, it is hit once more.</source>
        <translation>Un’unità travolta è attaccata con il FC della cima e si scansa; se non può, riceve un altro colpo.</translation>
    </message>
    <message>
        <source>The Tombstones throw for their attack after moving; no pumice.</source>
        <translation>Le Lapidi tirano per il loro attacco dopo il movimento; niente pomice.</translation>
    </message>
    <message>
        <source>A tribe leaving a Structure in any way leaves Rubble in it, if there is room and a counter.</source>
        <translation>Una tribù che lascia una Struttura in qualsiasi modo vi lascia Macerie, se ci sono posto e un segnalino.</translation>
    </message>
    <message>
        <source>A Marine in the hex at the end occupies it, in any state.</source>
        <translation>Un Marine nell’esagono alla fine lo occupa, in qualsiasi stato.</translation>
    </message>
    <message>
        <source>Boulders are counted at the end from what is out of play.</source>
        <translation>I massi si contano alla fine da ciò che è fuori gioco.</translation>
    </message>
    <message>
        <source>Losses by events and by your own weapons count too; Civilians and units never landed do not.</source>
        <translation>Contano anche le perdite per eventi e per le tue armi; non quelle di Civili e di unità mai scese.</translation>
    </message>
    <message>
        <source>A team whose area is clear is placed there, ready to act. Survivors of a kind are alike: the team that comes first gets them first.</source>
        <translation>Un reparto la cui area è libera viene piazzato lì, pronto ad agire. I superstiti di un tipo si equivalgono: li riceve per primo il reparto che viene per primo.</translation>
    </message>
    <message>
        <source>A team walks in over the edge hexes of its area, at their cost, by Full Movement or Fire on the Move; its Bombers fly in there. Whoever is blocked waits.</source>
        <translation>Un reparto entra a piedi dagli esagoni di bordo della sua area, al loro costo, con Movimento pieno o Fuoco in movimento; i suoi Bombardieri entrano in volo da lì. Chi è bloccato aspetta.</translation>
    </message>
    <message>
        <source>First Strike does not help the LAGI, reconnaissance or a Jump.</source>
        <translation>Il Primo colpo non aiuta LAGI, ricognizione o Balzo.</translation>
    </message>
    <message>
        <source>The Tombstones rise once. If a tribe, Rubble or a feature is in the Wormhole, they come in the lowest empty hex next to it.</source>
        <translation>Le Lapidi sorgono una volta. Se nel Tunnel spaziale c’è una tribù, delle Macerie o un elemento, arrivano nell’esagono vuoto più basso lì accanto.</translation>
    </message>
    <message>
        <source>The joy of a Pillar comes at once, before the next step or attack, however the tribe came in; staying there brings nothing.</source>
        <translation>La gioia di un Pilastro arriva subito, prima del passo o dell’attacco successivo, comunque la tribù sia entrata; restarci non porta nulla.</translation>
    </message>
    <message>
        <source>46 to 49 points are Significant; in a campaign 39 and 40 are Marginal.</source>
        <translation>46–49 punti sono Significativa; in una campagna 39 e 40 sono Marginale.</translation>
    </message>
    <message>
        <source>No Civilian and no Ore Carrier takes part in the second battle. Cup, deck and tribes are new.</source>
        <translation>Nella seconda battaglia non partecipano Civili né il Trasportatore di minerale. Urna, mazzo e tribù sono nuovi.</translation>
    </message>
    <message>
        <source>Units lost in the first battle cost again if they are lost again. Major Colby does not return once he is lost.</source>
        <translation>Le unità perdute nella prima battaglia costano di nuovo se si perdono ancora. Il Maggiore Colby non torna, una volta perduto.</translation>
    </message>
    <message>
        <source>The dance follows move and Thunderclap. A tribe not on the card, off the map or Paralyzed does not dance; nobody does while the ancestors are honored.</source>
        <translation>Il ballo segue movimento e Colpo di tuono. Una tribù non sulla carta, fuori mappa o Paralizzata non balla; nessuno balla mentre si onorano gli antenati.</translation>
    </message>
    <message>
        <source>The second player also picks the Rubble to turn over or to spend, and the stack that returns or grows; card and rules bind the tribes. Hits and retreats are the Marine player&apos;s.</source>
        <translation>Il secondo giocatore sceglie anche le Macerie da voltare o da spendere, e la pila che torna o cresce; carta e regole legano le tribù. Colpi e ritirate sono del giocatore dei Marine.</translation>
    </message>
    <message>
        <source>The end of the game is tested in each Final Phase.</source>
        <translation>La fine della partita si verifica in ogni fase finale.</translation>
    </message>
    <message>
        <source>Without a Marine on the map, or without a tribe on it, the game ends; points as the map stands.</source>
        <translation>Senza un Marine sulla mappa, o senza una tribù, la partita finisce; i punti valgono per la mappa com’è.</translation>
    </message>
    <message>
        <source>Your task</source>
        <translation>Il tuo compito</translation>
    </message>
    <message>
        <source>You command the Marines. Over twelve turns you land them one group after another, free the three Miners from the mine, bring the Miners and their Foreman off the South edge, break boulders, and hold the buildings at the end. The program plays the tribes of living stone by their rules and shows each step.</source>
        <translation>Comandi i Marine. In dodici turni li fai scendere un gruppo dopo l’altro, liberi i tre Minatori dalla miniera, porti Minatori e Caposquadra oltre il bordo Sud, spezzi massi e alla fine tieni gli edifici. Il programma gioca le tribù di pietra vivente secondo le loro regole e mostra ogni passo.</translation>
    </message>
    <message>
        <source>16 points are a marginal victory, 23 a significant one, 30 a decisive one. The chart Victory points says what counts; the bar under the board shows where you stand now.</source>
        <translation>16 punti sono una vittoria marginale, 23 significativa, 30 decisiva. La tabella Punti vittoria dice che cosa conta; la barra sotto il tabellone mostra a che punto sei adesso.</translation>
    </message>
    <message>
        <source>How to give orders</source>
        <translation>Come dare ordini</translation>
    </message>
    <message>
        <source>Lit counters can act. Click one, or take hold of it: lit hexes are where it can go, lit counters what it can attack. Rest the pointer on a target to see dice, modifiers and chances. A counter that snaps back is refused with a reason in the line at the foot, with the section that forbids it.</source>
        <translation>I segnalini illuminati possono agire. Clicca su uno, o afferralo: gli esagoni illuminati sono dove può andare, i segnalini illuminati ciò che può attaccare. Ferma il puntatore su un bersaglio per vedere dadi, modificatori e probabilità. Se un segnalino scatta indietro, la riga in basso dice il motivo del rifiuto, con la sezione che lo vieta.</translation>
    </message>
    <message>
        <source>Where several units can attack the same target, the button Fire plan lists them with their dice and what each does alone. Tick who attacks. The card and the bubble at the target show the exact chance after each attack in that order; drag a name, press its arrow, or use Alt and the arrow keys to change the order. On the board, Shift+click or Shift+Enter takes a unit in or out, and names another target.</source>
        <translation>Dove più unità possono attaccare lo stesso bersaglio, il pulsante «Piano di fuoco» le elenca con i loro dadi e con ciò che ciascuna fa da sola. Spunta chi attacca. Il riquadro e il fumetto accanto al bersaglio mostrano la probabilità esatta dopo ogni attacco in quell’ordine; per cambiarlo trascina un nome, premi la sua freccia, oppure usa Alt e le frecce. Sul tabellone, Maiusc+clic o Maiusc+Invio aggiunge o toglie un’unità e indica un altro bersaglio.</translation>
    </message>
    <message>
        <source>Fire the plan makes the attacks one after another, each an action of its own with its own dice. It stops once the boulder is flipped or removed, as you chose; where something else is to be decided; where the next attack is no longer allowed; or with Esc. Whoever has not attacked is free to act. Dice of your own are typed in attack by attack. A plan is gone with a take-back and at the end of the step, and is not saved.</source>
        <translation>«Esegui il piano» fa gli attacchi uno dopo l’altro, ciascuno come azione a sé con i propri dadi. Si ferma appena il masso è voltato o rimosso, come hai scelto; dove c’è altro da decidere; dove l’attacco successivo non è più permesso; oppure con Esc. Chi non ha attaccato è libero di agire. I dadi tirati a mano si inseriscono attacco per attacco. Un piano sparisce quando si annulla un’azione e alla fine del passo, e non viene salvato.</translation>
    </message>
    <message>
        <source>A plan holds Maximum Fire, Orbital Strikes and the Chisel, from where units stand. After a Chisel its chances leave one thing out: Rubble that it throws may come to lie in the way of those who fire later.</source>
        <translation>Un piano contiene Fuoco massimo, Attacchi orbitali e lo Scalpello, da dove le unità si trovano. Dopo uno Scalpello le probabilità lasciano fuori una cosa: le Macerie che scaglia possono finire davanti a chi spara dopo.</translation>
    </message>
    <message>
        <source>A first turn</source>
        <translation>Un primo turno</translation>
    </message>
    <message>
        <source>Land in hexes whose number ends in 5 or 6, near the mine and near the railway, but not next to a tribe. Send somebody who can free Miners to the mine: Heavy Weapons, Special Ops, an HQ or the Boring Bit. Let several units fire at the same tribe one after another: the first cracks it, the next one breaks it.</source>
        <translation>Scendi in esagoni il cui numero finisce per 5 o 6, vicino alla miniera e alla ferrovia, ma non accanto a una tribù. Manda alla miniera qualcuno che possa liberare i Minatori: Armi pesanti, Forze speciali, un QG o il Trapano. Fai sparare diverse unità alla stessa tribù una dopo l’altra: la prima la incrina, la successiva la spezza.</translation>
    </message>
    <message>
        <source>CF is how many dice a unit throws in a standard attack, DN is what each enemy die must exceed to hit it, MA is its movement points. JP marks the units that can jump. The back of a Marine is its damaged side, with lower values. Civilians have no back.</source>
        <translation>FC è il numero di dadi che un’unità tira in un attacco normale, ND è ciò che ogni dado nemico deve superare per colpirla, CM sono i suoi punti movimento. BZ segna le unità che possono balzare. Il retro di un Marine è il suo lato danneggiato, con valori più bassi. I Civili non hanno retro.</translation>
    </message>
    <message>
        <source>Tribes</source>
        <translation>Tribù</translation>
    </message>
    <message>
        <source>A tribe is a stack of boulders. Only the top one counts for CF, DN and the special attack; the disc shows how many boulders there are. A boulder that is broken is first turned to its reduced side, and removed the second time. With the last one the tribe is gone.</source>
        <translation>Una tribù è una pila di massi. Solo quello in cima conta per FC, ND e attacco speciale; il dischetto mostra quanti massi ci sono. Un masso spezzato viene prima voltato sul lato ridotto, la seconda volta rimosso. Con l’ultimo la tribù è finita.</translation>
    </message>
    <message>
        <source>A Rubble counter lies face down. It bars its hex to units and tribes, stops nobody who passes beside it and blocks no sight. It can be attacked like a tribe, and is gone with three hits. Once turned over it is gone at once or a feature of the map.</source>
        <translation>Un segnalino Macerie sta coperto. Sbarra il suo esagono a unità e tribù, non ferma chi gli passa accanto e non blocca la vista. Si può attaccare come una tribù, e con tre colpi sparisce. Una volta voltato sparisce subito o diventa un elemento della mappa.</translation>
    </message>
    <message>
        <source>Stunned and Paralyzed</source>
        <translation>Stordito e Paralizzato</translation>
    </message>
    <message>
        <source>A Stunned unit cannot move and has one die fewer; it can still fire, chisel, use the LAGI, spot for an HQ and, as a Medic, help others recover. A Paralyzed unit does nothing but try to recover, and can be carried or moved by others.</source>
        <translation>Un’unità Stordita non può muovere e ha un dado in meno; può ancora sparare, usare lo Scalpello e il LAGI, osservare per un QG e, se Medico, aiutare altri nel recupero. Un’unità Paralizzata può solo tentare il recupero, e può essere trasportata o spostata da altri.</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La mappa</translation>
    </message>
    <message>
        <source>Clear ground, railway, Structures and the mine entrance cost 1 MP. Units never enter Hills; tribes go anywhere. Hills, tribes and Red Cliffs block sight. A Hill has no number of its own: it counts as half a number, between the two numbers it lies between. Lowest and highest always follow these numbers.</source>
        <translation>Terreno libero, ferrovia, Strutture e ingresso della miniera costano 1 PM. Le unità non entrano mai nelle Colline; le tribù vanno ovunque. Colline, tribù e Scogliere rosse bloccano la vista. Una Collina non ha un numero suo: vale mezzo numero, tra i due numeri fra cui si trova. «Più basso» e «più alto» seguono sempre questi numeri.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>All dice have six sides. A D3 is a die read as 1, 1, 2, 2, 3, 3. A random hex is three dice read as the digits of its number. A direction is one die: 1 north, then clockwise to 6 north-west.</source>
        <translation>Tutti i dadi hanno sei facce. Un D3 è un dado letto come 1, 1, 2, 2, 3, 3. Un esagono a caso sono tre dadi letti come cifre del suo numero. Una direzione è un dado: 1 nord, poi in senso orario fino a 6 nord-ovest.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Il turno</translation>
    </message>
    <message>
        <source>Event; Marines: recovery, landing, actions; Ancestral Aura; Colossi; Final Phase. The strip above the board shows where you are.</source>
        <translation>Evento; Marine: recupero, discesa, azioni; Aura ancestrale; Colossi; fase finale. La striscia sopra il tabellone mostra dove sei.</translation>
    </message>
    <message>
        <source>One counter is drawn from the cup and takes effect at once; most effects last until the Final Phase. After a successful reconnaissance two are drawn and you keep one. Tectonic Eruption has a second counter drawn. An empty cup means no event.</source>
        <translation>Si pesca un segnalino dall’urna, che ha effetto subito; la maggior parte degli effetti dura fino alla fase finale. Dopo una ricognizione riuscita se ne pescano due e ne tieni uno. Eruzione tettonica fa pescare un secondo segnalino. Urna vuota significa nessun evento.</translation>
    </message>
    <message>
        <source>The Dust Storm drifts. Then you name one Rubble and it is turned over: it crumbles, bursts, or becomes a feature that stays. The chart lists all seven faces.</source>
        <translation>La Tempesta di polvere si sposta. Poi indichi delle Macerie e si voltano: si sbriciolano, scoppiano, o diventano un elemento che resta. La tabella elenca tutte e sette le facce.</translation>
    </message>
    <message>
        <source>The Colossi</source>
        <translation>I Colossi</translation>
    </message>
    <message>
        <source>Stacks that are off the map come in first. Then a card is turned, and each tribe on it finds a target, moves toward it, strikes it if it is next to it, and makes its special attack before the next tribe begins.</source>
        <translation>Prima entrano le pile che sono fuori mappa. Poi si gira una carta, e ogni tribù che vi compare trova un bersaglio, muove verso di esso, lo colpisce se gli è accanto, e fa il suo attacco speciale prima che cominci la tribù successiva.</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Carta Azione</translation>
    </message>
    <message>
        <source>A card names the tribes that act, in order, and whether ties go to the lowest or the highest number. Tribes not on the card rest this turn.</source>
        <translation>Una carta indica le tribù che agiscono, in ordine, e se a parità vale il numero più basso o il più alto. Le tribù non indicate riposano in questo turno.</translation>
    </message>
    <message>
        <source>How a tribe moves</source>
        <translation>Come muove una tribù</translation>
    </message>
    <message>
        <source>It looks for the nearest unit it sees; if it sees none, for the nearest one. Ties follow the card. It moves one hex nearer, around what bars its way, and if it is next to that unit then, it attacks it. Two hexes in an Anti-Gravity Wave.</source>
        <translation>Cerca l’unità più vicina che vede; se non ne vede nessuna, la più vicina in assoluto. A parità decide la carta. Si avvicina di un esagono, aggirando ciò che le sbarra la via, e se poi è accanto a quell’unità, l’attacca. Due esagoni con un’Onda antigravità.</translation>
    </message>
    <message>
        <source>Dice: the CF of the top boulder, and one for each boulder below; one fewer against a unit in a Structure. A survivor retreats one hex farther from the tribe, your choice, even if nothing hit. If it cannot, it takes one more hit.</source>
        <translation>Dadi: il FC del masso in cima, e uno per ogni masso sottostante; uno in meno contro un’unità in una Struttura. Chi sopravvive si ritira di un esagono più lontano dalla tribù, a tua scelta, anche se niente ha colpito. Se non può, incassa un altro colpo.</translation>
    </message>
    <message>
        <source>Special attacks</source>
        <translation>Attacchi speciali</translation>
    </message>
    <message>
        <source>After moving, each tribe makes the special attack of its top boulder. The chart lists them.</source>
        <translation>Dopo il movimento, ogni tribù fa l’attacco speciale del suo masso in cima. La tabella li elenca.</translation>
    </message>
    <message>
        <source>They rise only with the Gemstones or beneath the mine, come first on every card, and throw a die for their special attack.</source>
        <translation>Sorgono solo con le Gemme o sotto la miniera, vengono prime su ogni carta, e tirano un dado per il loro attacco speciale.</translation>
    </message>
    <message>
        <source>Markers come off tribes, the turn ends. The game ends after turn 12, or when no Marine or no tribe is on the map.</source>
        <translation>Si tolgono i segnalini dalle tribù, il turno finisce. La partita finisce dopo il turno 12, o quando sulla mappa non c’è nessun Marine o nessuna tribù.</translation>
    </message>
    <message>
        <source>Panic on Graviton Prime</source>
        <translation>Panico su Graviton Prime</translation>
    </message>
    <message>
        <source>The Redstones start by the Refinery, the Blackstones in the Hill near 413, and two random tribes anywhere. A tribe that leaves a Structure leaves Rubble in it. Miners and the Foreman escape from the marked hexes of the South edge for 1 MP: +3 each. Reinforcements cannot be held back.</source>
        <translation>Le Pietre Rosse partono accanto alla Raffineria, le Pietre Nere nella Collina vicino a 413, e due tribù a caso ovunque. Una tribù che lascia una Struttura vi lascia Macerie. I Minatori e il Caposquadra si mettono in salvo dagli esagoni contrassegnati del bordo Sud per 1 PM: +3 ciascuno. I rinforzi non si possono trattenere.</translation>
    </message>
    <message>
        <source>Event Chart</source>
        <translation>Tabella degli eventi</translation>
    </message>
    <message>
        <source>The chart Events lists all counters. The counters in force lie in the box Event; click one to read what it does.</source>
        <translation>La Tabella degli eventi elenca tutti i segnalini. Quelli in vigore stanno nella casella Evento; clicca su uno per leggere che cosa fa.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Due giocatori</translation>
    </message>
    <message>
        <source>A second player can take the Colossi. Each turn two Event counters are drawn, seen by one player alone: the Colossi player, or after a reconnaissance the Marine player. One is kept, the other goes back.</source>
        <translation>Un secondo giocatore può prendere i Colossi. Ogni turno si pescano due segnalini Evento, visti da un solo giocatore: quello dei Colossi o, dopo una ricognizione, quello dei Marine. Uno resta, l’altro torna nell’urna.</translation>
    </message>
    <message>
        <source>The Colossi player also names the Rubble that the Ancestral Aura turns over, the Rubble that Gallstones spend and the stack that grows, and which stack comes up next when several return. The card binds the tribes to their targets and ways as in a game for one. How the Marines take hits and where they retreat to is for the Marine player to say.</source>
        <translation>Il giocatore dei Colossi sceglie anche le Macerie che l’Aura ancestrale volta, le Macerie spese dai Calcoli biliari e la pila che cresce, e quale pila sbuca per prima quando ne tornano diverse. La carta lega le tribù ai loro bersagli e alle loro vie come in una partita per uno. Come i Marine incassano i colpi e dove si ritirano lo decide il giocatore dei Marine.</translation>
    </message>
    <message>
        <source>Both share one screen: before counters that one player alone may see, a curtain falls and says whose turn it is. The Marine player wins with a marginal victory or a better one, the Colossi player with a defeat of the Marines; a draw is nobody&apos;s.</source>
        <translation>Si gioca in due sullo stesso schermo: prima dei segnalini che un solo giocatore può vedere cala un sipario, che dice di chi è il turno. Il giocatore dei Marine vince con una vittoria marginale o migliore, quello dei Colossi con una sconfitta dei Marine; un pareggio non è di nessuno.</translation>
    </message>
    <message>
        <source>Jig-Jig</source>
        <translation>Jig-Jig</translation>
    </message>
    <message>
        <source>An optional rule. After the card a die names a tribe: 1 Redstones, 2 Yellowstones, 3 Greystones, 4 Brownstones, 5 Whitestones, 6 none. If it acts this turn, it dances: it makes a Tunnel Rift in place of its special attack.</source>
        <translation>Una regola facoltativa. Dopo la carta un dado indica una tribù: 1 Pietre Rosse, 2 Pietre Gialle, 3 Pietre Grigie, 4 Pietre Brune, 5 Pietre Bianche, 6 nessuna. Se agisce in questo turno, balla: fa una Spaccatura sotterranea al posto del suo attacco speciale.</translation>
    </message>
    <message>
        <source>* reconstructed</source>
        <translation>* ricostruito</translation>
    </message>
    <message>
        <source>full side</source>
        <translation>lato pieno</translation>
    </message>
    <message>
        <source>damaged side</source>
        <translation>lato danneggiato</translation>
    </message>
    <message>
        <source>CF</source>
        <translation>FC</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>fuoco</translation>
    </message>
    <message>
        <source>DN</source>
        <translation>ND</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>difesa</translation>
    </message>
    <message>
        <source>MA</source>
        <translation>CM</translation>
    </message>
    <message>
        <source>by rail</source>
        <translation>su rotaia</translation>
    </message>
    <message>
        <source>half: {half}</source>
        <translation>metà: {half}</translation>
    </message>
    <message>
        <source>JP</source>
        <translation>BZ</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>balza</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>forza</translation>
    </message>
    <message>
        <source>Thunderclap: {dice} dice, those for the boulders below included (7.2.2).</source>
        <translation>Colpo di tuono: {dice} dadi, compresi quelli dei massi sottostanti (7.2.2).</translation>
    </message>
    <message>
        <source>reduced side</source>
        <translation>lato ridotto</translation>
    </message>
    <message>
        <source>Out of play, victory points: {points}</source>
        <translation>Fuori gioco, punti vittoria: {points}</translation>
    </message>
    <message>
        <source>You command the Marines on the planet Graviton. In twelve turns get the Miners out alive; the tribes of walking boulders, the Colossi, move by the rules of the game.</source>
        <translation>Comandi i Marine sul pianeta Graviton. In dodici turni porta fuori vivi i Minatori; le tribù di massi che camminano, i Colossi, muovono secondo le regole del gioco.</translation>
    </message>
    <message>
        <source>The dice of a landing say whether a unit scatters, and how it comes down. Who has landed this turn stays where it is, but may fire with one die less.</source>
        <translation>I dadi della discesa dicono se un’unità finisce fuori bersaglio, e come arriva a terra. Chi è sceso in questo turno resta dov’è, ma può sparare con un dado in meno.</translation>
    </message>
    <message>
        <source>Squad 3 sees the Redstones. Click it and rest the pointer on the tribe: a bubble shows dice and chances, each with its reason. A click fires.</source>
        <translation>La Squadra 3 vede le Pietre Rosse. Clicca su di lei e ferma il puntatore sulla tribù: un fumetto mostra dadi e probabilità, ognuno con il suo motivo. Un clic spara.</translation>
    </message>
    <message>
        <source>In this lesson, fire with Squad 3 at the Redstones.</source>
        <translation>In questa lezione, spara con la Squadra 3 contro le Pietre Rosse.</translation>
    </message>
    <message>
        <source>Each turn begins with an event from the cup. This time it was Acid Rain: it has cracked every tribe, and for now the DN of each is 1 less.</source>
        <translation>Ogni turno comincia con un evento dall’urna. Stavolta è Pioggia acida: ha incrinato ogni tribù, e per ora il ND di ognuna è di 1 più basso.</translation>
    </message>
    <message>
        <source>Four Squads are down already. Land Scout 1 in 616: drag it from its box to the hex, or click it and then the hex. Its last digit gives six dice.</source>
        <translation>Quattro Squadre sono già a terra. Fai scendere l’Esploratore 1 in 616: trascinalo là dalla sua casella, o clicca lui e poi l’esagono. L’ultima cifra dà sei dadi.</translation>
    </message>
    <message>
        <source>In this lesson, land Scout 1 in 616: where it scatters it could do nothing this turn.</source>
        <translation>In questa lezione, fai scendere l’Esploratore 1 in 616: se finisce fuori bersaglio, in questo turno non può fare nulla.</translation>
    </message>
    <message>
        <source>Every die that shows more than the DN of the tribe is a hit. A few hits crack it or leave it cracked: that helps whoever fires at it next. More of them break boulders.</source>
        <translation>Ogni dado che supera il ND della tribù è un colpo. Pochi colpi la incrinano o la lasciano incrinata, e questo aiuta chi le spara subito dopo; se sono di più, spezzano massi.</translation>
    </message>
    <message>
        <source>A Scout can look ahead instead. Click Scout 1 and press Alone under Reconnaissance: if it succeeds, you choose between two events next turn.</source>
        <translation>Un Esploratore può anche guardare avanti. Clicca sull’Esploratore 1 e premi «Da solo» sotto Ricognizione: se riesce, nel prossimo turno scegli tra due eventi.</translation>
    </message>
    <message>
        <source>In this lesson, let Scout 1 reconnoitre; whoever likes may fire before.</source>
        <translation>In questa lezione, manda in ricognizione l’Esploratore 1; se vuoi, prima fai sparare altri.</translation>
    </message>
    <message>
        <source>A high throw succeeds; here, too, a landing this turn costs 1.</source>
        <translation>Un tiro alto riesce; anche qui essere scesi in questo turno costa 1.</translation>
    </message>
    <message>
        <source>Each unit acts once a turn. Fire with others where you like, then end the actions: after that it is the Colossi’s turn.</source>
        <translation>Ogni unità agisce una volta per turno. Spara con altre dove vuoi, poi chiudi le azioni: dopo tocca ai Colossi.</translation>
    </message>
    <message>
        <source>In this lesson, end the actions.</source>
        <translation>In questa lezione, chiudi le azioni.</translation>
    </message>
    <message>
        <source>An action card named the tribes that acted, in order. The log tells what each of them saw, where it went and why. Click a line of it to see that moment again.</source>
        <translation>Una carta Azione ha indicato in ordine le tribù che hanno agito. Il diario dice che cosa ha visto ognuna, dove è andata e perché. Clicca su una riga per rivedere quel momento.</translation>
    </message>
    <message>
        <source>A tribe goes for the nearest unit that it sees; its top boulder says how it attacks then. The number at a line opens its rule, and Back to the present leads back here.</source>
        <translation>Una tribù punta l’unità più vicina che vede; il masso in cima dice come attacca poi. Il numero accanto a una riga apre la sua regola, e «Torna al presente» riporta qui.</translation>
    </message>
    <message>
        <source>The next turn begins with its event. Thanks to the reconnaissance two were drawn: keep the one that hurts you less.</source>
        <translation>Il nuovo turno comincia con il suo evento. Grazie alla ricognizione ne sono usciti due: tieni quello che ti nuoce di meno.</translation>
    </message>
    <message>
        <source>In this lesson, keep one of the two events first.</source>
        <translation>In questa lezione, tieni prima uno dei due eventi.</translation>
    </message>
    <message>
        <source>That was a whole turn, and the second has begun; the strip above shows where it is. Hints are under the bulb, the rules under F1.</source>
        <translation>È stato un turno intero, e il secondo è cominciato: la striscia in alto mostra a che punto è. I suggerimenti stanno sotto la lampadina, le regole sotto F1.</translation>
    </message>
    <message>
        <source>Bars its hex. One Rubble is turned over in each Ancestral Aura Phase (6.0).</source>
        <translation>Sbarra il suo esagono. In ogni fase dell’Aura ancestrale si voltano delle Macerie (6.0).</translation>
    </message>
    <message>
        <source>Fires at any range along a clear line (5.4.1).</source>
        <translation>Spara a qualsiasi distanza lungo una linea libera (5.4.1).</translation>
    </message>
    <message>
        <source>Jumps; reconnoitres (5.3.4.1).</source>
        <translation>Balza; va in ricognizione (5.3.4.1).</translation>
    </message>
    <message>
        <source>The strongest fire; frees Miners.</source>
        <translation>Il fuoco più potente; libera Minatori.</translation>
    </message>
    <message>
        <source>Orbital Strikes (5.3.4.2); helps Scouts, frees Miners.</source>
        <translation>Attacchi orbitali (5.3.4.2); aiuta gli Esploratori, libera Minatori.</translation>
    </message>
    <message>
        <source>Chisel within {range} hexes (5.4.2); jumps, frees Miners.</source>
        <translation>Scalpello entro {range} esagoni (5.4.2); balza, libera Minatori.</translation>
    </message>
    <message>
        <source>Within {range} hexes: {dice} dice to recover (5.1.2); jumps.</source>
        <translation>Entro {range} esagoni: {dice} dadi per il recupero (5.1.2); balza.</translation>
    </message>
    <message>
        <source>Drills what is adjacent, also after moving (5.4.3).</source>
        <translation>Trapana ciò che è adiacente, anche dopo il movimento (5.4.3).</translation>
    </message>
    <message>
        <source>One bomb a turn on what it flies over (5.4.4).</source>
        <translation>Una bomba per turno su ciò che sorvola (5.4.4).</translation>
    </message>
    <message>
        <source>Major Colby, once in the Offices (5.4.5). Escaped: {points}.</source>
        <translation>Il Maggiore Colby, una volta negli Uffici (5.4.5). In salvo: {points}.</translation>
    </message>
    <message>
        <source>Fires, or pushes with the LAGI (5.4.5.1).</source>
        <translation>Spara, o spinge con il LAGI (5.4.5.1).</translation>
    </message>
    <message>
        <source>Once freed, {points} if it escapes in the South.</source>
        <translation>Una volta libero, {points} se si mette in salvo a Sud.</translation>
    </message>
    <message>
        <source>Runs with a unit in Offices or Refinery (5.3.1.3).</source>
        <translation>Va con un’unità negli Uffici o nella Raffineria (5.3.1.3).</translation>
    </message>
    <message>
        <source>Avalanche: attacks every unit within {reach} hexes with the top CF; survivors retreat (7.2.3).</source>
        <translation>Valanga: attacca ogni unità entro {reach} esagoni con il FC del masso in cima; chi sopravvive si ritira (7.2.3).</translation>
    </message>
    <message>
        <source>Boulder Sling: the nearest unit seen within {reach} hexes, then those next to it at {less} CF (7.2.3).</source>
        <translation>Fionda di massi: l’unità più vicina in vista entro {reach} esagoni, poi quelle accanto con {less} FC (7.2.3).</translation>
    </message>
    <message>
        <source>Tunnel Rift: comes up in a random hex; units next to it are Stunned (7.2.3).</source>
        <translation>Spaccatura sotterranea: sbuca in un esagono a caso; le unità accanto sono Stordite (7.2.3).</translation>
    </message>
    <message>
        <source>Medusa Stare: Paralyzes along a random line. On odd turns Pumice Eruption throws Rubble.</source>
        <translation>Sguardo di Medusa: Paralizza lungo una linea a caso. Nei turni dispari un’Eruzione di pomice scaglia Macerie.</translation>
    </message>
    <message>
        <source>Stomp: a die for each unit within {reach} hexes: {least}+ harms it (7.2.3).</source>
        <translation>Pestone: un dado per ogni unità entro {reach} esagoni: {least}+ la colpisce (7.2.3).</translation>
    </message>
    <message>
        <source>Rock Roller: rolls 1 to 3 hexes at the nearest unit and over it (7.2.3).</source>
        <translation>Rotolasassi: rotola da 1 a 3 esagoni verso l’unità più vicina e la travolge (7.2.3).</translation>
    </message>
    <message>
        <source>Tombstones: a die picks their special attack (7.2.4).</source>
        <translation>Lapidi: un dado sceglie il loro attacco speciale (7.2.4).</translation>
    </message>
    <message>
        <source>Crumbles to nothing: the counter goes back to the pool.</source>
        <translation>Si sbriciola nel nulla: il segnalino torna nella riserva.</translation>
    </message>
    <message>
        <source>A tribe that enters stays for good. A Marine here at the end scores half the last digit. Costs {cost} MP.</source>
        <translation>Una tribù che entra resta per sempre. Un Marine qui alla fine vale metà dell’ultima cifra. Costa {cost} PM.</translation>
    </message>
    <message>
        <source>Nobody enters, and it blocks all sight.</source>
        <translation>Nessuno entra, e blocca ogni visuale.</translation>
    </message>
    <message>
        <source>Here and in the six hexes around: a die on entering each: {hit} or less is a hit, up to {stop} a stop.</source>
        <translation>Qui e nei sei esagoni intorno: un dado entrando in ognuno: {hit} o meno è un colpo, fino a {stop} un arresto.</translation>
    </message>
    <message>
        <source>Bursts: {dice} dice at every unit within {reach} hexes in its sight.</source>
        <translation>Scoppia: {dice} dadi contro ogni unità entro {reach} esagoni in vista.</translation>
    </message>
    <message>
        <source>Units next to it are Paralyzed, those at {reach} hexes in its sight Stunned.</source>
        <translation>Le unità accanto sono Paralizzate, quelle a {reach} esagoni in vista Stordite.</translation>
    </message>
    <message>
        <source>Swallows every unit that must enter or lands here. Tribes and flights pass.</source>
        <translation>Inghiotte ogni unità che deve entrarvi o vi atterra. Le tribù e i voli passano.</translation>
    </message>
    <message>
        <source>Nobody moves this turn. Every tribe has {crack} DN. Each Rubble is washed away on 1 to {acid}. Bombers wait.</source>
        <translation>In questo turno nessuno muove. Ogni tribù ha {crack} ND. Le Macerie vengono lavate via con 1–{acid}. I Bombardieri aspettano.</translation>
    </message>
    <message>
        <source>Units have {more} MA, tribes move {steps} hexes. Landings {dice} dice, jumps {drm} on the die.</source>
        <translation>Le unità hanno {more} CM, le tribù muovono di {steps} esagoni. Discese: {dice} dadi, balzi: {drm} al dado.</translation>
    </message>
    <message>
        <source>A storm over seven hexes blocks the sight of Marines, and drifts each turn.</source>
        <translation>Una tempesta su sette esagoni blocca la vista ai Marine, e si sposta ogni turno.</translation>
    </message>
    <message>
        <source>Everybody sees one hex far. Bombers stay where they are. Landings {dice} dice, jumps {drm} on the die.</source>
        <translation>Tutti vedono a un solo esagono. I Bombardieri restano dove sono. Discese: {dice} dadi, balzi: {drm} al dado.</translation>
    </message>
    <message>
        <source>All tribes leave the map. They return by Tunnel Rift in the Colossi phase, and one more comes along.</source>
        <translation>Tutte le tribù lasciano la mappa. Tornano con la Spaccatura sotterranea nella fase dei Colossi, e se ne aggiunge un’altra.</translation>
    </message>
    <message>
        <source>All Rubble is turned over, then a tribe not yet seen appears at the mine entrance.</source>
        <translation>Si voltano tutte le Macerie, poi all’ingresso della miniera compare una tribù mai vista.</translation>
    </message>
    <message>
        <source>Lightning strikes a random hex, then leaps to the nearest counters, ever weaker.</source>
        <translation>Il fulmine colpisce un esagono a caso, poi salta sui segnalini più vicini, sempre più debole.</translation>
    </message>
    <message>
        <source>Each tribe attacks every unit within {reach} hexes, at once.</source>
        <translation>Ogni tribù attacca ogni unità entro {reach} esagoni, subito.</translation>
    </message>
    <message>
        <source>Each tribe throws a die: on 1 to {pop} Rubble pops off it and is turned over at once.</source>
        <translation>Ogni tribù tira un dado: con 1–{pop} saltano via Macerie, che si voltano subito.</translation>
    </message>
    <message>
        <source>Up to {count} damaged Marines are back at full strength.</source>
        <translation>Fino a {count} Marine danneggiati tornano a piena forza.</translation>
    </message>
    <message>
        <source>A lost boulder comes back: for a Rubble on the map, or alone in a random hex.</source>
        <translation>Torna un masso perduto: al posto di Macerie sulla mappa, o da solo in un esagono a caso.</translation>
    </message>
    <message>
        <source>With {dead} tribes destroyed the Tombstones rise; otherwise another counter is drawn.</source>
        <translation>Con {dead} tribù distrutte sorgono le Lapidi; altrimenti si pesca un altro segnalino.</translation>
    </message>
    <message>
        <source>Random hexes become Hills for good: {count}. Then one more counter is drawn.</source>
        <translation>Esagoni a caso diventano Colline per sempre: {count}. Poi si pesca un altro segnalino.</translation>
    </message>
    <message>
        <source>Face down till they act</source>
        <translation>Coperta finché non agiscono</translation>
    </message>
    <message>
        <source>Tectonic Eruption: {hex} is a Hill now</source>
        <translation>Eruzione tettonica: adesso {hex} è una Collina</translation>
    </message>
    <message>
        <source>Held by a Marine at the end: {points}</source>
        <translation>Tenuto da un Marine alla fine: {points}</translation>
    </message>
    <message>
        <source>in its sight</source>
        <translation>in vista</translation>
    </message>
    <message>
        <source>out of its sight</source>
        <translation>fuori vista</translation>
    </message>
    <message>
        <source>Target: {unit} in {hex}, {sight}, at distance {far}</source>
        <translation>Bersaglio: {unit} in {hex}, {sight}, a distanza {far}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>Turn {turn}: {units}</source>
        <translation>Turno {turn}: {units}</translation>
    </message>
    <message>
        <source>Victory points: {points}</source>
        <translation>Punti vittoria: {points}</translation>
    </message>
    <message>
        <source>Decisive</source>
        <translation>Decisiva</translation>
    </message>
    <message>
        <source>Significant</source>
        <translation>Significativa</translation>
    </message>
    <message>
        <source>Marginal</source>
        <translation>Marginale</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosse</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gialle</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigie</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brune</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nere</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianche</translation>
    </message>
    <message>
        <source>Tomb</source>
        <translation>Lapidi</translation>
    </message>
    <message>
        <source>The action card is turned when the Colossi act.</source>
        <translation>La carta Azione si gira quando agiscono i Colossi.</translation>
    </message>
    <message>
        <source>Action card {card}: {order}</source>
        <translation>Carta Azione {card}: {order}</translation>
    </message>
    <message>
        <source>cup: {left}</source>
        <translation>urna: {left}</translation>
    </message>
    <message>
        <source>card {card}</source>
        <translation>carta {card}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>adesso</translation>
    </message>
    <message>
        <source>turn {turn}: {teams}</source>
        <translation>turno {turn}: {teams}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>turno {turn}</translation>
    </message>
    <message>
        <source>hits on {least}+</source>
        <translation>colpisce con {least}+</translation>
    </message>
    <message>
        <source>hits expected: {hits}</source>
        <translation>colpi attesi: {hits}</translation>
    </message>
    <message>
        <source>{unit}: {chance} by then</source>
        <translation>{unit}: {chance} fin lì</translation>
    </message>
    <message>
        <source>Fire plan: {target}</source>
        <translation>Piano di fuoco: {target}</translation>
    </message>
    <message>
        <source>{broken} by then: {chance}</source>
        <translation>{broken} a quel punto: {chance}</translation>
    </message>
    <message>
        <source>{unit}: {what}</source>
        <translation>{unit}: {what}</translation>
    </message>
    <message>
        <source>Drilled</source>
        <translation>Trapanato</translation>
    </message>
    <message>
        <source>Direct hit</source>
        <translation>Centro pieno</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>Fuori combattimento</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Mancato</translation>
    </message>
    <message>
        <source>Bomber hit</source>
        <translation>Bombardiere colpito</translation>
    </message>
    <message>
        <source>Flipped</source>
        <translation>Voltato</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Rimosso</translation>
    </message>
    <message>
        <source>Still cracked</source>
        <translation>Ancora incrinato</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 dado</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>{count} dadi</translation>
    </message>
    <message>
        <source>{drm} on the die</source>
        <translation>{drm} al dado</translation>
    </message>
    <message>
        <source>End the actions ({idle} could still act)</source>
        <translation>Fine azioni (possono agire: {idle})</translation>
    </message>
    <message>
        <source>Click a lit unit, or drag it. Units act one after another, in any order.</source>
        <translation>Clicca su un’unità illuminata, o trascinala. Le unità agiscono una dopo l’altra, in un ordine qualsiasi.</translation>
    </message>
    <message>
        <source>First Strike: {bonus} CF, and {bonus} on the dice of special weapons.</source>
        <translation>Primo colpo: {bonus} FC, e {bonus} ai dadi delle armi speciali.</translation>
    </message>
    <message>
        <source>{unit}: click what is lit, or a button.</source>
        <translation>{unit}: clicca su ciò che è illuminato, o su un pulsante.</translation>
    </message>
    <message>
        <source>Back to the fire plan</source>
        <translation>Torna al piano di fuoco</translation>
    </message>
    <message>
        <source>Fire plan…</source>
        <translation>Piano di fuoco…</translation>
    </message>
    <message>
        <source>Several units attack one target in an order that you choose.</source>
        <translation>Più unità attaccano un bersaglio nell’ordine che scegli tu.</translation>
    </message>
    <message>
        <source>Railway: click a lit hex.</source>
        <translation>Ferrovia: clicca su un esagono illuminato.</translation>
    </message>
    <message>
        <source>Move: {left} MP. Drag, or click a lit hex.</source>
        <translation>Movimento: {left} PM. Trascina, o clicca su un esagono illuminato.</translation>
    </message>
    <message>
        <source>Move: {left} MP, but {half} if it is to fire too.</source>
        <translation>Movimento: {left} PM, ma {half} se vuoi anche sparare.</translation>
    </message>
    <message>
        <source>A bomb on what it flies over:</source>
        <translation>Una bomba su ciò che sorvola:</translation>
    </message>
    <message>
        <source>{weapon}: click a lit target.</source>
        <translation>{weapon}: clicca su un bersaglio illuminato.</translation>
    </message>
    <message>
        <source>Further targets are lit: {count}</source>
        <translation>Altri bersagli illuminati: {count}</translation>
    </message>
    <message>
        <source>{target} {chance}</source>
        <translation>{target} {chance}</translation>
    </message>
    <message>
        <source>Alone {chance}</source>
        <translation>Da solo {chance}</translation>
    </message>
    <message>
        <source>With {hq} {chance}</source>
        <translation>Con {hq} {chance}</translation>
    </message>
    <message>
        <source>{what} · {chance}</source>
        <translation>{what} · {chance}</translation>
    </message>
    <message>
        <source>Finish {unit}, MP left over: {left}</source>
        <translation>Fine {unit}, PM non usati: {left}</translation>
    </message>
    <message>
        <source>Click the Rubble that goes; a lost boulder comes back for it.</source>
        <translation>Clicca sulle Macerie da togliere; al loro posto torna un masso perduto.</translation>
    </message>
    <message>
        <source>Click the stack that gets one of its lost boulders back, at the bottom.</source>
        <translation>Clicca sulla pila che riceve uno dei suoi massi perduti, in fondo.</translation>
    </message>
    <message>
        <source>Click a rail hex next to the mine entrance; a tribe comes up there.</source>
        <translation>Clicca su un esagono di ferrovia accanto all’ingresso della miniera; lì sbuca una tribù.</translation>
    </message>
    <message>
        <source>Click the Rubble. What it turns into takes effect at once, and may stay on the map.</source>
        <translation>Clicca sulle Macerie. Ciò in cui si trasformano ha effetto subito, e può restare sulla mappa.</translation>
    </message>
    <message>
        <source>Choose a stack. It comes up in a random hex before the next one.</source>
        <translation>Scegli una pila. Sbuca in un esagono a caso prima della successiva.</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>Dispersione</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <translation>Avaria</translation>
    </message>
    <message>
        <source>The last digit of the hex is the number of dice; the highest counts.</source>
        <translation>L’ultima cifra dell’esagono è il numero dei dadi; conta il più alto.</translation>
    </message>
    <message>
        <source>Click a unit in “Waiting to land”: {left}.</source>
        <translation>Clicca su un’unità in «In attesa della discesa»: {left}.</translation>
    </message>
    <message>
        <source>{unit}: click a lit hex.</source>
        <translation>{unit}: clicca su un esagono illuminato.</translation>
    </message>
    <message>
        <source>Click a lit hex, anywhere on the map. After a safe Jump it may attack.</source>
        <translation>Clicca su un esagono illuminato, ovunque sulla mappa. Dopo un Balzo a segno può attaccare.</translation>
    </message>
    <message>
        <source>{reason}: {drm} on the die</source>
        <translation>{reason}: {drm} al dado</translation>
    </message>
    <message>
        <source>{result}: {chance}</source>
        <translation>{result}: {chance}</translation>
    </message>
    <message>
        <source>The other counter goes back into the cup.</source>
        <translation>L’altro segnalino torna nell’urna.</translation>
    </message>
    <message>
        <source>Click a damaged Marine, or choose here. Markers stay on.</source>
        <translation>Clicca su un Marine danneggiato, o scegli qui. I segnalini restano.</translation>
    </message>
    <message>
        <source>A marked unit cannot move; one that can take no more is lost.</source>
        <translation>Un’unità con un segnalino non può muovere; quella che non può incassare altro è perduta.</translation>
    </message>
    <message>
        <source>Only one effect comes off each turn.</source>
        <translation>Ogni turno si toglie un solo effetto.</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Piena forza</translation>
    </message>
    <message>
        <source>Marker off</source>
        <translation>Via il segnalino</translation>
    </message>
    <message>
        <source>One hex farther from {origin}. Click a lit hex, or choose here.</source>
        <translation>Un esagono più lontano da {origin}. Clicca su un esagono illuminato, o scegli qui.</translation>
    </message>
    <message>
        <source>Victory points of the first battle: {points}</source>
        <translation>Punti vittoria della prima battaglia: {points}</translation>
    </message>
    <message>
        <source>Go on to “{title}”</source>
        <translation>Vai a «{title}»</translation>
    </message>
    <message>
        <source>Fight on, at full strength: {count}</source>
        <translation>Combattono ancora, a piena forza: {count}</translation>
    </message>
    <message>
        <source>Can land again from turn {turn}, {most} a turn: {count}</source>
        <translation>Possono scendere di nuovo dal turno {turn}, {most} per turno: {count}</translation>
    </message>
    <message>
        <source>Do not come back: {count}</source>
        <translation>Non tornano: {count}</translation>
    </message>
    <message>
        <source>Survivors of a kind are alike: the team that comes first has the first of them.</source>
        <translation>I superstiti di uno stesso tipo si equivalgono: il reparto che viene per primo riceve i primi.</translation>
    </message>
    <message>
        <source>New in place of those lost: {units}.</source>
        <translation>Nuovi al posto dei perduti: {units}.</translation>
    </message>
    <message>
        <source>{unit} joins {team}.</source>
        <translation>{unit} si unisce a {team}.</translation>
    </message>
    <message>
        <source>No other tribe acts after that. Ties go to the {ties}.</source>
        <translation>Dopo non agisce nessun’altra tribù. A parità vale il {ties}.</translation>
    </message>
    <message>
        <source>Then: {tribes}. Ties go to the {ties}.</source>
        <translation>Poi: {tribes}. A parità vale il {ties}.</translation>
    </message>
    <message>
        <source>Each may try once: {need} or more takes one effect off. It can still act.</source>
        <translation>Ognuna può tentare una volta: {need} o più toglie un effetto. Può ancora agire.</translation>
    </message>
    <message>
        <source>End recovery, untried: {count}</source>
        <translation>Fine recupero, senza tentare: {count}</translation>
    </message>
    <message>
        <source>{unit} tries: {chance}</source>
        <translation>{unit} tenta: {chance}</translation>
    </message>
    <message>
        <source>The last turn is over.</source>
        <translation>L’ultimo turno è finito.</translation>
    </message>
    <message>
        <source>No Marine was left on the map.</source>
        <translation>Sulla mappa non restava nessun Marine.</translation>
    </message>
    <message>
        <source>No tribe was left on the map.</source>
        <translation>Sulla mappa non restava nessuna tribù.</translation>
    </message>
    <message>
        <source>less</source>
        <translation>di meno</translation>
    </message>
    <message>
        <source>Points short of “{level}”: {short}</source>
        <translation>Punti mancanti a «{level}»: {short}</translation>
    </message>
    <message>
        <source>1 victory point</source>
        <translation>1 punto vittoria</translation>
    </message>
    <message>
        <source>{points} victory points</source>
        <translation>{points} punti vittoria</translation>
    </message>
    <message>
        <source>It is placed in its marked area now; one more comes on each of turns {turns}.</source>
        <translation>Adesso si piazza nella sua area contrassegnata; un altro reparto arriva in ognuno dei turni {turns}.</translation>
    </message>
    <message>
        <source>There are {count} units: {units}. Each team is shown with those that it takes along if it comes now; the next have the rest.</source>
        <translation>Le unità sono {count}: {units}. Ogni reparto è mostrato con quelle che porta se arriva adesso; ai successivi restano le altre.</translation>
    </message>
    <message>
        <source>One unit in each lit hex of the area. Drag a placed one to place it anew.</source>
        <translation>Un’unità in ogni esagono illuminato dell’area. Trascina un’unità già piazzata per spostarla.</translation>
    </message>
    <message>
        <source>{team} placed</source>
        <translation>{team}: tutto piazzato</translation>
    </message>
    <message>
        <source>{unit} back</source>
        <translation>{unit}: riprendi</translation>
    </message>
    <message>
        <source>All units stand.</source>
        <translation>Tutte le unità sono in posizione.</translation>
    </message>
    <message>
        <source>Lost in the first battle, waiting: {count}. This turn, at most: {left}.</source>
        <translation>Perdute nella prima battaglia, in attesa: {count}. In questo turno, al massimo: {left}.</translation>
    </message>
    <message>
        <source>Click a unit in “Waiting to land”, or let nobody land.</source>
        <translation>Clicca su un’unità in «In attesa della discesa», oppure non far scendere nessuno.</translation>
    </message>
    <message>
        <source>The whole action. {flip} hits break the top boulder, fewer crack it for the next attack.</source>
        <translation>L’intera azione. {flip} colpi spezzano il masso in cima, meno lo incrinano per l’attacco successivo.</translation>
    </message>
    <message>
        <source>{hindered} die, and half of the movement points before or after it.</source>
        <translation>{hindered} dado, e metà dei punti movimento prima o dopo.</translation>
    </message>
    <message>
        <source>One die: {chisel} or more breaks the top boulder.</source>
        <translation>Un dado: {chisel} o più spezza il masso in cima.</translation>
    </message>
    <message>
        <source>Chisel on the move</source>
        <translation>Scalpello in movimento</translation>
    </message>
    <message>
        <source>One die, {chisel_drm}: {chisel} or more breaks the top boulder.</source>
        <translation>Un dado, {chisel_drm}: {chisel} o più spezza il masso in cima.</translation>
    </message>
    <message>
        <source>One die: {drill}+ Paralyzes, {bored}+ also breaks from below.</source>
        <translation>Un dado: {drill}+ Paralizza, {bored}+ spezza anche da sotto.</translation>
    </message>
    <message>
        <source>One die, once a turn: {bomb} or more breaks, 1 hits the Bomber.</source>
        <translation>Un dado, una volta per turno: {bomb} o più spezza, 1 colpisce il Bombardiere.</translation>
    </message>
    <message>
        <source>Pushes a tribe or unit straight away, as far as one die says.</source>
        <translation>Spinge via in linea retta una tribù o un’unità, di quanti esagoni dice un dado.</translation>
    </message>
    <message>
        <source>The whole action. The last digit of the hex in dice, each six counting twice.</source>
        <translation>L’intera azione. L’ultima cifra dell’esagono in dadi, e ogni sei conta doppio.</translation>
    </message>
    <message>
        <source>The whole action. {recon} or more: next turn two events are drawn and you keep one.</source>
        <translation>L’intera azione. {recon} o più: nel prossimo turno si pescano due eventi e ne tieni uno.</translation>
    </message>
    <message>
        <source>Jump anywhere on the map</source>
        <translation>Balzo ovunque sulla mappa</translation>
    </message>
    <message>
        <source>The whole action, with an attack after a safe Jump.</source>
        <translation>L’intera azione, con un attacco dopo un Balzo a segno.</translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>La miniera</translation>
    </message>
    <message>
        <source>The whole action. One Miner a turn, and it moves off at once.</source>
        <translation>L’intera azione. Un Minatore per turno, e si allontana subito.</translation>
    </message>
    <message>
        <source>South edge</source>
        <translation>Bordo Sud</translation>
    </message>
    <message>
        <source>Out of the game and safe: {escaped}.</source>
        <translation>Fuori dal gioco e in salvo: {escaped}.</translation>
    </message>
    <message>
        <source>Aura</source>
        <translation>Aura</translation>
    </message>
    <message>
        <source>Colossi</source>
        <translation>Colossi</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Marines · recovery</source>
        <translation>Marine · recupero</translation>
    </message>
    <message>
        <source>The first team</source>
        <translation>Il primo reparto</translation>
    </message>
    <message>
        <source>Between the battles</source>
        <translation>Tra le due battaglie</translation>
    </message>
    <message>
        <source>Marines · to act: {left}</source>
        <translation>Marine · da agire: {left}</translation>
    </message>
    <message>
        <source>The Colossi act</source>
        <translation>Agiscono i Colossi</translation>
    </message>
    <message>
        <source>Marines · the next team</source>
        <translation>Marine · il prossimo reparto</translation>
    </message>
    <message>
        <source>Marines · lost units return</source>
        <translation>Marine · unità perdute</translation>
    </message>
    <message>
        <source>Marines · landing</source>
        <translation>Marine · discesa</translation>
    </message>
    <message>
        <source>{team} is placed</source>
        <translation>Si piazza {team}</translation>
    </message>
    <message>
        <source>Events in force</source>
        <translation>Eventi in vigore</translation>
    </message>
    <message>
        <source>Trapped in the mine</source>
        <translation>Intrappolati nella miniera</translation>
    </message>
    <message>
        <source>A boulder of the {tribe}, out of play</source>
        <translation>Un masso delle {tribe}, fuori gioco</translation>
    </message>
    <message>
        <source>Event: {event}</source>
        <translation>Evento: {event}</translation>
    </message>
    <message>
        <source>lands this turn</source>
        <translation>scende in questo turno</translation>
    </message>
    <message>
        <source>trapped in the mine</source>
        <translation>nella miniera, in trappola</translation>
    </message>
    <message>
        <source>escaped</source>
        <translation>in salvo</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>unità eliminata</translation>
    </message>
    <message>
        <source>DN {dn}, moves along the railway</source>
        <translation>ND {dn}, muove lungo la ferrovia</translation>
    </message>
    <message>
        <source>DN {dn}, MA {ma}</source>
        <translation>ND {dn}, CM {ma}</translation>
    </message>
    <message>
        <source>CF {cf}, DN {dn}, MA {ma}</source>
        <translation>FC {cf}, ND {dn}, CM {ma}</translation>
    </message>
    <message>
        <source>{name}: {numbers}</source>
        <translation>{name}: {numbers}</translation>
    </message>
    <message>
        <source>{told}, {state}</source>
        <translation>{told}, {state}</translation>
    </message>
    <message>
        <source>landed this turn</source>
        <translation>discesa in questo turno</translation>
    </message>
    <message>
        <source>came down badly, so it does nothing</source>
        <translation>arrivata male, non fa nulla</translation>
    </message>
    <message>
        <source>done for this turn</source>
        <translation>ha finito in questo turno</translation>
    </message>
    <message>
        <source>can land again from turn {turn}</source>
        <translation>può scendere di nuovo dal turno {turn}</translation>
    </message>
    <message>
        <source>lands on turn {turn}</source>
        <translation>scende nel turno {turn}</translation>
    </message>
    <message>
        <source>comes with {team}</source>
        <translation>arriva con {team}</translation>
    </message>
    <message>
        <source>its team</source>
        <translation>il suo reparto</translation>
    </message>
    <message>
        <source>beside the map, flies in this turn</source>
        <translation>accanto alla mappa, entra in volo in questo turno</translation>
    </message>
    <message>
        <source>beside the map, walks in this turn</source>
        <translation>accanto alla mappa, entra a piedi in questo turno</translation>
    </message>
    <message>
        <source>{tribe}, {count} high: CF {cf}, DN {dn}, {attack}</source>
        <translation>{tribe}, pila di {count}: FC {cf}, ND {dn}, {attack}</translation>
    </message>
    <message>
        <source>Rubble, face down: DN {dn}</source>
        <translation>Macerie, coperte: ND {dn}</translation>
    </message>
    <message>
        <source>cracked, −1 DN</source>
        <translation>crepa, −1 ND</translation>
    </message>
    <message>
        <source>The Ore Carrier takes it along.</source>
        <translation>Il Trasportatore di minerale la porta con sé.</translation>
    </message>
    <message>
        <source>sixes count</source>
        <translation>contano i sei</translation>
    </message>
    <message>
        <source>highest: {face}</source>
        <translation>il più alto: {face}</translation>
    </message>
    <message>
        <source>hits: {hits}</source>
        <translation>colpi: {hits}</translation>
    </message>
    <message>
        <source>hits on {least}+: {hits}, expected {expected}</source>
        <translation>colpi con {least}+: {hits}, attesi {expected}</translation>
    </message>
    <message>
        <source>Blocked: in Hurricane Winds nobody sees farther than one hex (Event Chart, ruling 40).</source>
        <translation>Bloccata: con i Venti d’uragano nessuno vede oltre un esagono (Tabella degli eventi, precisazione 40).</translation>
    </message>
    <message>
        <source>Blocked: the line touches {what} (5.4.1, ruling 88).</source>
        <translation>Bloccata: la linea tocca {what} (5.4.1, precisazione 88).</translation>
    </message>
    <message>
        <source>Blocked for Marines: the Dust Storm. The Colossi see through it (ruling 33).</source>
        <translation>Bloccata per i Marine: la Tempesta di polvere. I Colossi ci vedono attraverso (precisazione 33).</translation>
    </message>
    <message>
        <source>Clear: neighbours always see each other, +1 die (5.4.1).</source>
        <translation>Libera: i vicini si vedono sempre, +1 dado (5.4.1).</translation>
    </message>
    <message>
        <source>Clear from {a} to {b}, −1 die: through a unit or Structure (5.4.1, ruling 90).</source>
        <translation>Libera da {a} a {b}, −1 dado: attraverso un’unità o una Struttura (5.4.1, precisazione 90).</translation>
    </message>
    <message>
        <source>Clear from {a} to {b} (5.4.1).</source>
        <translation>Libera da {a} a {b} (5.4.1).</translation>
    </message>
    <message>
        <source>the {tribe} in {hex}</source>
        <translation>le {tribe} in {hex}</translation>
    </message>
    <message>
        <source>the Sacred Pillar in {hex}</source>
        <translation>il Pilastro sacro in {hex}</translation>
    </message>
    <message>
        <source>{face} in {hex}</source>
        <translation>{face} in {hex}</translation>
    </message>
    <message>
        <source>the Hill {hex}</source>
        <translation>la Collina {hex}</translation>
    </message>
    <message>
        <source>Hex {hex}</source>
        <translation>Esagono {hex}</translation>
    </message>
    <message>
        <source>Hill: no unit enters, blocks sight</source>
        <translation>Collina: nessuna unità entra, blocca la vista</translation>
    </message>
    <message>
        <source>occupied at the end: {points}</source>
        <translation>occupato alla fine: {points}</translation>
    </message>
    <message>
        <source>mine entrance, occupied at the end: {points}</source>
        <translation>ingresso della miniera, occupato alla fine: {points}</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>ferrovia</translation>
    </message>
    <message>
        <source>Sacred Pillar: blocks sight, occupied at the end: {points}</source>
        <translation>Pilastro sacro: blocca la vista, occupato alla fine: {points}</translation>
    </message>
    <message>
        <source>a tribe that enters throws out Rubble for joy</source>
        <translation>una tribù che entra scaglia Macerie per la gioia</translation>
    </message>
    <message>
        <source>Sacrifice Wormhole, occupied at the end: {points}</source>
        <translation>Tunnel spaziale dei sacrifici, occupato alla fine: {points}</translation>
    </message>
    <message>
        <source>Gravity Oasis: {cost} MP</source>
        <translation>Oasi di gravità: {cost} PM</translation>
    </message>
    <message>
        <source>Miners and the Foreman escape from here</source>
        <translation>da qui si mettono in salvo i Minatori e il Caposquadra</translation>
    </message>
    <message>
        <source>marbles: a die for every unit that enters</source>
        <translation>biglie: un dado per ogni unità che entra</translation>
    </message>
    <message>
        <source>in the Dust Storm</source>
        <translation>nella Tempesta di polvere</translation>
    </message>
    <message>
        <source>next to a tribe: units stop here</source>
        <translation>accanto a una tribù: qui le unità si fermano</translation>
    </message>
    <message>
        <source>trapped Miners: {count}</source>
        <translation>Minatori intrappolati: {count}</translation>
    </message>
    <message>
        <source>{tribe} have come</source>
        <translation>{tribe}: già arrivate</translation>
    </message>
    <message>
        <source>held by a Marine: it stays closed</source>
        <translation>tenuto da un Marine: resta chiuso</translation>
    </message>
    <message>
        <source>{tribe} do not come this turn</source>
        <translation>{tribe}: non arrivano in questo turno</translation>
    </message>
    <message>
        <source>{tribe} come this turn: {chance}</source>
        <translation>{tribe}: arrivano in questo turno: {chance}</translation>
    </message>
    <message>
        <source>units lost</source>
        <translation>unità perdute</translation>
    </message>
    <message>
        <source>boulders lost</source>
        <translation>massi perduti</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdite</translation>
    </message>
    <message>
        <source>victory points if the game ended now</source>
        <translation>punti vittoria se la partita finisse adesso</translation>
    </message>
    <message>
        <source>the Colossi player has none, and wins if the Marines end below {least}</source>
        <translation>il giocatore dei Colossi non ne ha, e vince se i Marine finiscono sotto {least}</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Speed of play</source>
        <translation>Ve&amp;locità di gioco</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;come…</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Tabelloni</translation>
    </message>
    <message>
        <source>Look at all boards; print them with all that a table needs, write them to files</source>
        <translation>Guarda tutti i tabelloni; stampali con tutto ciò che serve al tavolo, o salvali come file</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Sta&amp;mpa…</translation>
    </message>
    <message>
        <source>The position, boards, counters, cards, charts and set-up sheets, on paper or as a PDF</source>
        <translation>La posizione, i tabelloni, i segnalini, le carte, le tabelle e i fogli di preparazione, su carta o come PDF</translation>
    </message>
    <message>
        <source>&amp;Write a report…</source>
        <translation>Scrivi un res&amp;oconto…</translation>
    </message>
    <message>
        <source>The game turn by turn with pictures of the board, score sheet and dice, as a web page or PDF</source>
        <translation>La partita turno per turno con immagini del tabellone, foglio punteggi e dadi, come pagina web o PDF</translation>
    </message>
    <message>
        <source>&amp;Leave for the start page</source>
        <translation>&amp;Vai alla pagina iniziale</translation>
    </message>
    <message>
        <source>The game is kept; the start page goes on with it</source>
        <translation>La partita resta in memoria; la pagina iniziale la riprende</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferenze…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>Annulla l’ultima azione</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Play the action taken back again</source>
        <translation>Rigioca l’azione annullata</translation>
    </message>
    <message>
        <source>Undo the &amp;phase</source>
        <translation>Annulla la &amp;fase</translation>
    </message>
    <message>
        <source>Take back as much of this phase as may be taken back</source>
        <translation>Annulla tutto ciò che si può annullare di questa fase</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>In&amp;grandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Rimpicciolisci</translation>
    </message>
    <message>
        <source>&amp;Fit the board to the window</source>
        <translation>&amp;Adatta il tabellone alla finestra</translation>
    </message>
    <message>
        <source>&amp;Sight tool</source>
        <translation>Strumento &amp;vista</translation>
    </message>
    <message>
        <source>Point from one space to another: who sees whom, and what is in the way (or hold S)</source>
        <translation>Indica da uno spazio a un altro: chi vede chi, e cosa c’è in mezzo (o tieni premuto S)</translation>
    </message>
    <message>
        <source>&amp;Hide the counters</source>
        <translation>&amp;Nascondi i segnalini</translation>
    </message>
    <message>
        <source>Show the board beneath the counters</source>
        <translation>Mostra il tabellone sotto i segnalini</translation>
    </message>
    <message>
        <source>&amp;Overview map</source>
        <translation>&amp;Mappa generale</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiari</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uri</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>What would a sensible player do?</source>
        <translation>Che cosa farebbe un giocatore assennato?</translation>
    </message>
    <message>
        <source>Look at &amp;my secrets…</source>
        <translation>Guarda i &amp;miei segreti…</translation>
    </message>
    <message>
        <source>Show what only one of the people at this screen may know, until it is covered again</source>
        <translation>Mostra ciò che solo una delle persone davanti allo schermo può sapere, finché non lo copri di nuovo</translation>
    </message>
    <message>
        <source>&amp;Cover the screen</source>
        <translation>&amp;Copri lo schermo</translation>
    </message>
    <message>
        <source>Hide what only one of the people at this screen may know</source>
        <translation>Nascondi ciò che solo una delle persone davanti allo schermo può sapere</translation>
    </message>
    <message>
        <source>Let the computer decide &amp;now</source>
        <translation>Fai decidere s&amp;ubito il computer</translation>
    </message>
    <message>
        <source>The computer player answers with the best that it has found so far</source>
        <translation>Il giocatore del computer risponde con la scelta migliore trovata finora</translation>
    </message>
    <message>
        <source>Watch a &amp;demo</source>
        <translation>Guarda una &amp;demo</translation>
    </message>
    <message>
        <source>The program plays a game by itself</source>
        <translation>Il programma gioca una partita da solo</translation>
    </message>
    <message>
        <source>Record of &amp;games…</source>
        <translation>Al&amp;bo delle partite…</translation>
    </message>
    <message>
        <source>All games that you played to their end: points, best and mean, and how they came out</source>
        <translation>Tutte le partite che hai finito: punti, migliore e media, e come sono andate</translation>
    </message>
    <message>
        <source>N&amp;otes…</source>
        <translation>&amp;Note…</translation>
    </message>
    <message>
        <source>What you want to remember of this game; kept with it, and for all at it to read</source>
        <translation>Quello che vuoi ricordare di questa partita; resta con la partita, e può leggerlo chiunque vi giochi</translation>
    </message>
    <message>
        <source>D&amp;ice statistics…</source>
        <translation>Statist&amp;iche dei dadi…</translation>
    </message>
    <message>
        <source>How often each face was thrown, and expected: in this game and in all games</source>
        <translation>Quante volte è uscita ogni faccia, e quante erano attese: in questa partita e in tutte</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Passo successivo</translation>
    </message>
    <message>
        <source>Go on by one step of what is shown</source>
        <translation>Avanza di un passo di ciò che viene mostrato</translation>
    </message>
    <message>
        <source>Step by &amp;step</source>
        <translation>Un passo &amp;alla volta</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>At &amp;once</source>
        <translation>&amp;Istantanea</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>Guarda indi&amp;etro</translation>
    </message>
    <message>
        <source>Look at the moment before; the present does not change</source>
        <translation>Guarda il momento prima; il presente non cambia</translation>
    </message>
    <message>
        <source>Look &amp;forward</source>
        <translation>Guarda &amp;avanti</translation>
    </message>
    <message>
        <source>Look at the moment after</source>
        <translation>Guarda il momento dopo</translation>
    </message>
    <message>
        <source>Return to the &amp;present</source>
        <translation>Torna al p&amp;resente</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>All charts of this game, the present row lit</source>
        <translation>Tutte le tabelle di questo gioco, con la riga attuale illuminata</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>The rules of this game, searchable, with all rulings</source>
        <translation>Le regole di questo gioco, con ricerca e tutte le precisazioni</translation>
    </message>
    <message>
        <source>Guided &amp;first turn</source>
        <translation>&amp;Primo turno guidato</translation>
    </message>
    <message>
        <source>A lesson: one whole turn of this game, step by step, with a coach beside the board</source>
        <translation>Una lezione: un turno intero di questo gioco, passo per passo, con una guida accanto al tabellone</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>Tastiera e &amp;mouse</translation>
    </message>
    <message>
        <source>How everything is done by mouse and by keyboard</source>
        <translation>Come si fa tutto con il mouse e con la tastiera</translation>
    </message>
    <message>
        <source>Show the &amp;log folder</source>
        <translation>Mostra la cartella dei re&amp;gistri</translation>
    </message>
    <message>
        <source>&amp;About Rubbletop</source>
        <translation>&amp;Informazioni su Rubbletop</translation>
    </message>
    <message>
        <source>Put back (Esc)</source>
        <translation>Rimetti a posto (Esc)</translation>
    </message>
    <message>
        <source>Skip to your turn</source>
        <translation>Vai al tuo turno</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Decidi tu</translation>
    </message>
    <message>
        <source>A click on the board goes on at once.</source>
        <translation>Un clic sul tabellone fa proseguire subito.</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regole di {game}</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Screens by</source>
        <translation>Schermo tramite</translation>
    </message>
    <message>
        <source>About Rubbletop</source>
        <translation>Informazioni su Rubbletop</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>&amp;Copy the versions</source>
        <translation>&amp;Copia le versioni</translation>
    </message>
    <message>
        <source>Put them on the clipboard, for a bug report</source>
        <translation>Mettile negli appunti, per segnalare un errore</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parti del programma</translation>
    </message>
    <message>
        <source>The licence</source>
        <translation>La licenza</translation>
    </message>
    <message>
        <source>The text of this licence did not come along with the program.</source>
        <translation>Il testo di questa licenza non è incluso nel programma.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Plays board games by their full rules; the program keeps the rules, you keep your head.</source>
        <translation>Giochi da tavolo con le regole complete: alle regole pensa il programma, a restare lucido pensi tu.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; there is no warranty.</source>
        <translation>Software libero secondo la GNU General Public License, versione 3 o successiva; senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>Boards, counters, figures and posters are drawn for this program.</source>
        <translation>Tabelloni, segnalini, figure e locandine sono disegnati per questo programma.</translation>
    </message>
    <message>
        <source>The games belong to their authors; the program holds none of their art or text.</source>
        <translation>I giochi appartengono ai loro autori; il programma non contiene nulla della loro grafica né dei loro testi.</translation>
    </message>
    <message>
        <source>It stands on the work of many others: under Licences each part is named, and whose it is.</source>
        <translation>Si regge sul lavoro di molti altri: in Licenze è indicata ogni parte e di chi è.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Search the charts</source>
        <translation>Cerca nelle tabelle</translation>
    </message>
    <message>
        <source>The game, without a decision</source>
        <translation>Il gioco, senza decisione</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori del computer</translation>
    </message>
    <message>
        <source>Each expected</source>
        <translation>Attesi per faccia</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>By what they were thrown for</source>
        <translation>Per scopo del tiro</translation>
    </message>
    <message>
        <source>By who threw them</source>
        <translation>Per chi ha tirato</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistiche dei dadi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>All games played to their end</source>
        <translation>Tutte le partite finite</translation>
    </message>
    <message>
        <source>Of {count} dice earlier versions did not keep what they were for.</source>
        <translation>Di {count} dadi le versioni precedenti non hanno conservato lo scopo.</translation>
    </message>
    <message>
        <source>Dice of</source>
        <translation>Dadi di</translation>
    </message>
    <message>
        <source>Six-sided dice only. Dice of a decision count for who decided; drawn lots and cards are no dice.</source>
        <translation>Solo dadi a sei facce. I dadi di una decisione contano per chi ha deciso; i sorteggi e le carte non sono dadi.</translation>
    </message>
    <message>
        <source>The program met with a fault the last time</source>
        <translation>L’ultima volta il programma ha avuto un guasto</translation>
    </message>
    <message>
        <source>A report of it was written: where the fault was, the log, the game and the versions.</source>
        <translation>È stata scritta una segnalazione: dov’era il guasto, il registro, la partita e le versioni.</translation>
    </message>
    <message>
        <source>It names no person, no folder and no file of yours, and holds nothing that you wrote.</source>
        <translation>Non nomina persone, cartelle né file tuoi, e non contiene nulla che hai scritto.</translation>
    </message>
    <message>
        <source>It stays on this machine. Save it and send it to whoever can mend the program.</source>
        <translation>Resta su questo computer. Salvala e mandala a chi può riparare il programma.</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Salva la segnalazione…</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Butta via</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>Reports (*.zip)</source>
        <translation>Segnalazioni (*.zip)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva la segnalazione</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <translation>La segnalazione è salvata come {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Move a counter</source>
        <translation>Muovi un segnalino</translation>
    </message>
    <message>
        <source>drag it, or click it and then its goal, or arrow keys and Enter</source>
        <translation>trascinalo, o clicca sul segnalino e poi sulla meta, oppure frecce e Invio</translation>
    </message>
    <message>
        <source>Where may it go?</source>
        <translation>Dove può andare?</translation>
    </message>
    <message>
        <source>its goals are lit; the disc on them is what it costs</source>
        <translation>le mete sono illuminate; il disco sopra è il costo</translation>
    </message>
    <message>
        <source>Without the mouse</source>
        <translation>Senza mouse</translation>
    </message>
    <message>
        <source>N goes to the next lit space or counter, Enter picks it</source>
        <translation>N passa al prossimo spazio o segnalino illuminato, Invio lo prende</translation>
    </message>
    <message>
        <source>To a hex with a number</source>
        <translation>A un esagono numerato</translation>
    </message>
    <message>
        <source>type its number while the keys are at the board</source>
        <translation>digitarne il numero mentre la tastiera è sul tabellone</translation>
    </message>
    <message>
        <source>From the board to the decision</source>
        <translation>Dal tabellone alla decisione</translation>
    </message>
    <message>
        <source>F6, and F6 again to come back; Tab goes on from part to part</source>
        <translation>F6, e di nuovo F6 per tornare; Tab passa da una parte all’altra</translation>
    </message>
    <message>
        <source>Put everything back</source>
        <translation>Rimetti tutto a posto</translation>
    </message>
    <message>
        <source>Esc, or the right mouse button</source>
        <translation>Esc, o il tasto destro del mouse</translation>
    </message>
    <message>
        <source>Look at a stack</source>
        <translation>Guarda una pila</translation>
    </message>
    <message>
        <source>rest the pointer on it, or press Space; Page Up and Page Down leaf</source>
        <translation>tienici sopra il puntatore, o premi Spazio; Pag Su e Pag Giù la sfogliano</translation>
    </message>
    <message>
        <source>What are the odds?</source>
        <translation>Quali sono le probabilità?</translation>
    </message>
    <message>
        <source>rest the pointer on a lit target</source>
        <translation>tieni il puntatore su un bersaglio illuminato</translation>
    </message>
    <message>
        <source>Who sees whom?</source>
        <translation>Chi vede chi?</translation>
    </message>
    <message>
        <source>hold S and point from one space to another</source>
        <translation>tieni premuto S e indica da uno spazio a un altro</translation>
    </message>
    <message>
        <source>See the board beneath</source>
        <translation>Vedi il tabellone sotto</translation>
    </message>
    <message>
        <source>hold H</source>
        <translation>tieni premuto H</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>the wheel, or + and −; 0 shows the whole sheet</source>
        <translation>la rotella, oppure + e −; 0 mostra tutto il foglio</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>Muovi il tabellone</translation>
    </message>
    <message>
        <source>drag the table, hold the middle button, or Ctrl and an arrow key</source>
        <translation>trascina il tavolo, tieni premuto il tasto centrale, oppure Ctrl e una freccia</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Hai fretta?</translation>
    </message>
    <message>
        <source>a click or a key finishes whatever moves</source>
        <translation>un clic o un tasto conclude ciò che si muove</translation>
    </message>
    <message>
        <source>Turn the pages to be printed</source>
        <translation>Sfoglia le pagine da stampare</translation>
    </message>
    <message>
        <source>Page Up and Page Down in the preview</source>
        <translation>Pag Su e Pag Giù nell’anteprima</translation>
    </message>
    <message>
        <source>Type in your own dice</source>
        <translation>Inserisci i tuoi dadi</translation>
    </message>
    <message>
        <source>1 to 6, Backspace takes the last one back, Enter is done</source>
        <translation>da 1 a 6, Backspace toglie l’ultimo, Invio conferma</translation>
    </message>
    <message>
        <source>Larger letters, colours for other eyes, sounds</source>
        <translation>Caratteri più grandi, colori per altri occhi, suoni</translation>
    </message>
    <message>
        <source>Preferences in the File menu</source>
        <translation>Preferenze nel menu File</translation>
    </message>
    <message>
        <source>Look at the past</source>
        <translation>Guarda il passato</translation>
    </message>
    <message>
        <source>click a line of the log, or a box of the strip that is done</source>
        <translation>clicca su una riga del diario, o su una casella conclusa della striscia</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tastiera e mouse</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sul tabellone</translation>
    </message>
    <message>
        <source>This game cannot be read as it is</source>
        <translation>Questa partita non si può leggere così com’è</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>Non c’è un file con questo nome</translation>
    </message>
    <message>
        <source>It was looked for in the folder {folder}.</source>
        <translation>È stato cercato nella cartella {folder}.</translation>
    </message>
    <message>
        <source>{place}: {message}</source>
        <translation>{place}: {message}</translation>
    </message>
    <message>
        <source>The file is left as it is.</source>
        <translation>Il file resta com’è.</translation>
    </message>
    <message>
        <source>The game up to there can be played: {actions}.</source>
        <translation>La partita si può giocare fino a quel punto: {actions}.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Continua da lì</translation>
    </message>
    <message>
        <source>The last position in it is whole: the game can go on from there, without its past.</source>
        <translation>L’ultima posizione è integra: la partita può continuare da lì, senza il suo passato.</translation>
    </message>
    <message>
        <source>Go on from the last position</source>
        <translation>Continua dall’ultima posizione</translation>
    </message>
    <message>
        <source>Nothing of the game can be played.</source>
        <translation>Della partita non si può giocare nulla.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gioc. {number}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Allow take-backs: any action may be undone</source>
        <translation>Si può annullare ogni azione</translation>
    </message>
    <message>
        <source>Throw dice of our own and type in what they show</source>
        <translation>Tira dadi veri e inserisci i risultati</translation>
    </message>
    <message>
        <source>Otherwise nothing is undone once dice are thrown or something hidden is seen</source>
        <translation>Altrimenti non si annulla nulla dopo un tiro di dadi o dopo aver visto qualcosa di nascosto</translation>
    </message>
    <message>
        <source>Cups and cards are still drawn by the program, from the seed</source>
        <translation>Urne e carte le pesca comunque il programma, dal seme</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Seme dei dadi</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>a sorte</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Estrai</translation>
    </message>
    <message>
        <source>The same seed and the same decisions give the same game again.</source>
        <translation>Lo stesso seme e le stesse decisioni danno di nuovo la stessa partita.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Notes about this game</source>
        <translation>Note su questa partita</translation>
    </message>
    <message>
        <source>Plans, promises, what you want to remember…</source>
        <translation>Piani, promesse, ciò che vuoi ricordare…</translation>
    </message>
    <message>
        <source>Kept with the game: in its saved file, and after a crash too.</source>
        <translation>Restano con la partita: nel file salvato, e anche dopo un arresto anomalo.</translation>
    </message>
    <message>
        <source>Kept with the game, not with a player: everybody at this screen can read them.</source>
        <translation>Restano con la partita, non con un giocatore: le può leggere chiunque davanti a questo schermo.</translation>
    </message>
    <message>
        <source>Record of games</source>
        <translation>Albo delle partite</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>filled: won; dashed: mean</source>
        <translation>piene: vinte; tratteggio: media</translation>
    </message>
    <message>
        <source>Best and mean</source>
        <translation>Migliore e media</translation>
    </message>
    <message>
        <source>of the games listed</source>
        <translation>delle partite elencate</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Togli…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Esporta come CSV…</translation>
    </message>
    <message>
        <source>Games past</source>
        <translation>Partite passate</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>All games listed</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>All scenarios</source>
        <translation>Tutti gli scenari</translation>
    </message>
    <message>
        <source>Games selected: {count}</source>
        <translation>Partite selezionate: {count}</translation>
    </message>
    <message>
        <source>Select a game to read more of it.</source>
        <translation>Seleziona una partita per saperne di più.</translation>
    </message>
    <message>
        <source>Games that you play to their end are listed here.</source>
        <translation>Qui sono elencate le partite che giochi fino alla fine.</translation>
    </message>
    <message>
        <source>Remove this game from the record?</source>
        <translation>Togliere questa partita dall’albo?</translation>
    </message>
    <message>
        <source>Remove {count} games from the record?</source>
        <translation>Togliere {count} partite dall’albo?</translation>
    </message>
    <message>
        <source>Saved games are not touched. This cannot be undone.</source>
        <translation>Le partite salvate restano intatte. Non si può annullare.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Esporta come CSV</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valori separati da virgole (*.csv)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiari</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuri</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Quelli soliti</translation>
    </message>
    <message>
        <source>For colour-blind eyes</source>
        <translation>Per daltonici</translation>
    </message>
    <message>
        <source>125 % of the system&apos;s</source>
        <translation>125 % del sistema</translation>
    </message>
    <message>
        <source>150 % of the system&apos;s</source>
        <translation>150 % del sistema</translation>
    </message>
    <message>
        <source>200 % of the system&apos;s</source>
        <translation>200 % del sistema</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Istantanea</translation>
    </message>
    <message>
        <source>As play</source>
        <translation>Come il gioco</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Colours on boards</source>
        <translation>Colori dei tabelloni</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Grandezza del testo</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>A new language comes with the next start.</source>
        <translation>Una nuova lingua vale dal prossimo avvio.</translation>
    </message>
    <message>
        <source>Speed of play</source>
        <translation>Velocità di gioco</translation>
    </message>
    <message>
        <source>Speed of dice</source>
        <translation>Velocità dei dadi</translation>
    </message>
    <message>
        <source>Wait for “Next” after each step</source>
        <translation>Attendi «Avanti» dopo ogni passo</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Riduci le animazioni</translation>
    </message>
    <message>
        <source>Allow take-backs in a new game</source>
        <translation>In una nuova partita permetti di annullare</translation>
    </message>
    <message>
        <source>“New game” begins with this tick, and changes it, too</source>
        <translation>«Nuova partita» parte da questa scelta, e anche la cambia</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Riproduci i suoni</translation>
    </message>
    <message>
        <source>Paper and sound</source>
        <translation>Carta e suono</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Search the rules: a word or a section</source>
        <translation>Cerca: parola o sezione</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sezioni</translation>
    </message>
    <message>
        <source>The section</source>
        <translation>La sezione</translation>
    </message>
    <message>
        <source>Computer, at random</source>
        <translation>Computer, a caso</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>Computer, facile</translation>
    </message>
    <message>
        <source>Computer, normal</source>
        <translation>Computer, normale</translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation>Computer, difficile</translation>
    </message>
    <message>
        <source>Name of {seat}</source>
        <translation>Nome: {seat}</translation>
    </message>
    <message>
        <source>Who plays {seat}</source>
        <translation>Chi gioca: {seat}</translation>
    </message>
    <message>
        <source>Let who plays {seat} change seats with the one above</source>
        <translation>Scambia di posto chi gioca qui ({seat}) con chi sta sopra</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Una persona qui</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} giocatori</translation>
    </message>
    <message>
        <source>Typed in: {faces}</source>
        <translation>Inseriti: {faces}</translation>
    </message>
    <message>
        <source>Throw your dice</source>
        <translation>Tira i tuoi dadi</translation>
    </message>
    <message>
        <source>These were thrown</source>
        <translation>Sono usciti questi</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Take the last die back (Backspace)</source>
        <translation>Annulla l’ultimo dado (Backspace)</translation>
    </message>
    <message>
        <source>Throw them for me</source>
        <translation>Tira tu per me</translation>
    </message>
    <message>
        <source>The program throws the dice that are still open</source>
        <translation>Il programma tira i dadi che mancano ancora</translation>
    </message>
    <message>
        <source>Before that:</source>
        <translation>Prima di questo:</translation>
    </message>
    <message>
        <source>Throw 1 die and type in what it shows.</source>
        <translation>Tira 1 dado e inserisci il risultato.</translation>
    </message>
    <message>
        <source>Throw {count} dice and type in what they show.</source>
        <translation>Tira {count} dadi e inserisci i risultati.</translation>
    </message>
    <message>
        <source>A die shows {face} (key {face})</source>
        <translation>Un dado mostra {face} (tasto {face})</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Pagina web (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Scrivi un resoconto</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Scrivi…</translation>
    </message>
    <message>
        <source>Web page: one HTML file with everything in it</source>
        <translation>Pagina web: un file HTML che contiene tutto</translation>
    </message>
    <message>
        <source>PDF: sheets of {paper} for printing</source>
        <translation>PDF: fogli {paper} da stampare</translation>
    </message>
    <message>
        <source>With a picture of the board for each turn</source>
        <translation>Con un’immagine del tabellone per ogni turno</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Aprilo</translation>
    </message>
    <message>
        <source>The log turn by turn, the score sheet and the dice, as everybody at the table may know them: no secrets are told.</source>
        <translation>Il diario turno per turno, il foglio punteggi e i dadi, come può saperli chiunque al tavolo: nessun segreto viene svelato.</translation>
    </message>
    <message>
        <source>How much of the report is written</source>
        <translation>Quanto del resoconto è scritto</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
    <message>
        <source>This lesson cannot be opened: {reason}</source>
        <translation>Questa lezione non si può aprire: {reason}</translation>
    </message>
    <message>
        <source>{who} decides</source>
        <translation>{who} decide</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>Il passato</translation>
    </message>
    <message>
        <source>The screen is covered.</source>
        <translation>Lo schermo è coperto.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segreti</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglese</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primo turno</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lascia la lezione</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Skip this step: the program does it for you, and Back takes it back</source>
        <translation>Salta questo passo: lo fa il programma per te, e Indietro lo annulla</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Salta questo passo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>{place}/{count}</source>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>Read the rules: {rule}</source>
        <translation>Leggi le regole: {rule}</translation>
    </message>
    <message>
        <source>A lesson is kept nowhere; the game you left can be gone on with.</source>
        <translation>Una lezione non viene conservata; la partita che hai lasciato si può continuare.</translation>
    </message>
    <message>
        <source>A lesson is kept nowhere.</source>
        <translation>Una lezione non viene conservata.</translation>
    </message>
    <message>
        <source>Watch what comes of it: the log tells it line by line. A click on the board goes on at once.</source>
        <translation>Guarda che cosa ne viene fuori: il diario lo racconta riga per riga. Un clic sul tabellone fa proseguire subito.</translation>
    </message>
    <message>
        <source>The game asks for something besides the lesson: decide it as you like.</source>
        <translation>Il gioco chiede qualcosa che esula dalla lezione: decidi come vuoi.</translation>
    </message>
    <message>
        <source>In this lesson that comes later: do what the card says first.</source>
        <translation>In questa lezione viene dopo: prima fai ciò che dice la scheda.</translation>
    </message>
    <message>
        <source>Choose a game, or open one.</source>
        <translation>Scegli un gioco o apri una partita.</translation>
    </message>
    <message>
        <source>The boards of all games.</source>
        <translation>I tabelloni di tutti i giochi.</translation>
    </message>
    <message>
        <source>Some pictures are left out, for {files} could not be read in {folder}; installing the program again brings them back.</source>
        <translation>Mancano alcune immagini: lettura non riuscita di {files} in {folder}; per riaverle reinstalla il programma.</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>segnalini</translation>
    </message>
    <message>
        <source>Boxes of actions with {players} players (* reconstructed)</source>
        <translation>Caselle d’azione con {players} giocatori (* ricostruito)</translation>
    </message>
    <message>
        <source>the country</source>
        <translation>il Paese</translation>
    </message>
    <message>
        <source>Everybody takes a colour, its troops and markers, and ${cash}.</source>
        <translation>Ognuno prende un colore, le sue truppe e i suoi segnalini, e ${cash}.</translation>
    </message>
    <message>
        <source>Throw dice for the playing order and lay the markers on it; the last gets ${bonus} more.</source>
        <translation>Tira i dadi per l’ordine di gioco e metti i segnalini al loro posto; l’ultimo riceve altri ${bonus}.</translation>
    </message>
    <message>
        <source>Set the oil price to its lowest space, and everybody to 0 on the dial and on the contracts.</source>
        <translation>Metti il prezzo del petrolio sullo spazio più basso, e tutti a 0 sul quadrante e sui contratti.</translation>
    </message>
    <message>
        <source>Of the boxes of actions use {three} columns with three players, {four} with four, {five} with five, from the left.</source>
        <translation>Delle caselle d’azione usa, da sinistra, {three} colonne in tre giocatori, {four} in quattro, {five} in cinque.</translation>
    </message>
    <message>
        <source>In playing order everybody may buy troops and logistics into the Border Region, for ${land} each.</source>
        <translation>In ordine di gioco ognuno può acquistare truppe e risorse logistiche per la Regione di confine, a ${land} l’una.</translation>
    </message>
    <message>
        <source>Put the turn marker on 1. The first phase begins; the rebels wait for the second.</source>
        <translation>Metti il segnalino dei turni su 1. Comincia la prima fase; i ribelli aspettano la seconda.</translation>
    </message>
    <message>
        <source>The printed counters are enough for a usual game. Where some run out, print their sheet once more: only a player’s troops, {most}, are limited.</source>
        <translation>I segnalini stampati bastano per una partita normale. Se alcuni finiscono, stampa un’altra volta il loro foglio: solo le truppe di un giocatore, {most}, sono limitate.</translation>
    </message>
    <message>
        <source>Print at 100 %, not fitted to the paper: the bars at the foot of each page prove the scale.</source>
        <translation>Stampa al 100&#xa0;%, senza adattare alla carta: le barre in fondo a ogni pagina provano la scala.</translation>
    </message>
    <message>
        <source>Cut each page at the marks of its right and its lower edge.</source>
        <translation>Taglia ogni pagina ai segni del bordo destro e di quello inferiore.</translation>
    </message>
    <message>
        <source>Lay it over the next one, so that the marks meet and the drawing goes on, and glue.</source>
        <translation>Sovrapponila alla successiva, in modo che i segni combacino e il disegno continui, e incolla.</translation>
    </message>
    <message>
        <source>Work along a row first; then join the rows.</source>
        <translation>Procedi prima lungo una riga; poi unisci le righe.</translation>
    </message>
    <message>
        <source>{title}: plan of the pages</source>
        <translation>{title}: schema delle pagine</translation>
    </message>
    <message>
        <source>{title}: row {row}, column {column}</source>
        <translation>{title}: riga {row}, colonna {column}</translation>
    </message>
    <message>
        <source>Plan of the pages</source>
        <translation>Schema delle pagine</translation>
    </message>
    <message>
        <source>Both sides, turned about the long edge</source>
        <translation>Fronte e retro, girati sul lato lungo</translation>
    </message>
    <message>
        <source>Both sides, turned about the short edge</source>
        <translation>Fronte e retro, girati sul lato corto</translation>
    </message>
    <message>
        <source>Fronts alone</source>
        <translation>Solo i fronti</translation>
    </message>
    <message>
        <source>Boards true to size, in parts</source>
        <translation>Tabelloni a grandezza reale, in parti</translation>
    </message>
    <message>
        <source>Boards fitted on one page</source>
        <translation>Tabelloni adattati a una pagina</translation>
    </message>
    <message>
        <source>Black and white, to save ink</source>
        <translation>Bianco e nero, per risparmiare inchiostro</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Cosa stampare</translation>
    </message>
    <message>
        <source>Choose what lies in the printer.</source>
        <translation>Scegli la carta che è nella stampante.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>Boards, counters and cards change together, so that they fit.</source>
        <translation>Tabelloni, segnalini e carte cambiano insieme, così si adattano fra loro.</translation>
    </message>
    <message>
        <source>In parts they are glued together by a plan on their first page.</source>
        <translation>Se in parti, si incollano secondo uno schema sulla prima pagina.</translation>
    </message>
    <message>
        <source>Counters and cards</source>
        <translation>Segnalini e carte</translation>
    </message>
    <message>
        <source>The crosses in two corners of both sides must fall upon each other. If they do not, choose the other edge.</source>
        <translation>Le croci in due angoli devono coincidere sui due lati. Se non coincidono, scegli l’altro lato.</translation>
    </message>
    <message>
        <source>Pixels a millimetre, in a picture</source>
        <translation>Pixel per millimetro, nelle immagini</translation>
    </message>
    <message>
        <source>How fine a PNG is.</source>
        <translation>Quanto è fine un PNG.</translation>
    </message>
    <message>
        <source>no back</source>
        <translation>nessun retro</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Carte Azione</translation>
    </message>
    <message>
        <source>scenario 1</source>
        <translation>scenario 1</translation>
    </message>
    <message>
        <source>scenario 2</source>
        <translation>scenario 2</translation>
    </message>
    <message>
        <source>Victory points, {scenario}</source>
        <translation>Punti vittoria, {scenario}</translation>
    </message>
    <message>
        <source>Level of victory, {scenario}</source>
        <translation>Livello di vittoria, {scenario}</translation>
    </message>
    <message>
        <source>campaign</source>
        <translation>campagna</translation>
    </message>
    <message>
        <source>Zone Alpha at the beginning</source>
        <translation>La Zona Alfa all’inizio</translation>
    </message>
    <message>
        <source>Lay out Zone Alpha; the battle lasts {turns} turns.</source>
        <translation>Disponi la Zona Alfa; la battaglia dura {turns} turni.</translation>
    </message>
    <message>
        <source>Put {always} into the cup with {count} more Event counters drawn unseen; nobody looks at the rest.</source>
        <translation>Metti nell’urna {always} e altri {count} segnalini Evento pescati senza guardare; il resto non lo vede nessuno.</translation>
    </message>
    <message>
        <source>Shuffle the {count} Action cards and lay them face down.</source>
        <translation>Mescola le {count} carte Azione e mettile coperte.</translation>
    </message>
    <message>
        <source>Mix the boulders of every tribe and pile them up, full side up, without looking through them.</source>
        <translation>Mescola i massi di ogni tribù e impilali, dal lato pieno, senza guardarli.</translation>
    </message>
    <message>
        <source>Set the {tribes} on their hexes as in the picture.</source>
        <translation>Disponi le {tribes} sui loro esagoni come nell’immagine.</translation>
    </message>
    <message>
        <source>Draw {count} of the {tribes} by lot. For each throw three dice, read in turn as the three digits of a hex. Throw again where a tribe stands already, and in or next to the hex of a Civilian.</source>
        <translation>Sorteggia {count} fra le {tribes}. Per ciascuna tira tre dadi, letti in fila come le tre cifre di un esagono. Tira di nuovo se lì c’è già una tribù, e nell’esagono di un Civile o accanto.</translation>
    </message>
    <message>
        <source>Lay the Miners into the box of the trapped; set the Foreman and the Ore Carrier as in the picture.</source>
        <translation>Metti i Minatori nella casella degli intrappolati; metti il Caposquadra e il Trasportatore di minerale come nell’immagine.</translation>
    </message>
    <message>
        <source>Sort the Marines by the turn in which they land; no one is held back.</source>
        <translation>Ordina i Marine per il turno in cui scendono; nessuno si tiene da parte.</translation>
    </message>
    <message>
        <source>Lay the Rubble counters face down and mix them.</source>
        <translation>Metti i segnalini Macerie coperti e mescolali.</translation>
    </message>
    <message>
        <source>Lay out Zone Beta; the battle lasts {turns} turns.</source>
        <translation>Disponi la Zona Beta; la battaglia dura {turns} turni.</translation>
    </message>
    <message>
        <source>Put all Event counters into the cup but {without}; then take {count} out again unseen.</source>
        <translation>Metti nell’urna tutti i segnalini Evento tranne {without}; poi togline {count} senza guardare.</translation>
    </message>
    <message>
        <source>Sort the Marines into their three teams; the player says which of them comes first.</source>
        <translation>Dividi i Marine nei loro tre reparti; il giocatore dice quale di loro arriva per primo.</translation>
    </message>
    <message>
        <source>Set its units up in the area with its number, one unit a hex.</source>
        <translation>Piazza le unità di quel reparto nell’area con il suo numero, una per esagono.</translation>
    </message>
    <message>
        <source>Mix the boulders of every tribe and pile them up, full side up. Deal the {tribes} by lot onto the Sacred Pillars, one each.</source>
        <translation>Mescola i massi di ogni tribù e impilali, dal lato pieno. Distribuisci a sorte le {tribes} sui Pilastri sacri, una ciascuno.</translation>
    </message>
    <message>
        <source>Keep the {tribe} ready for the Wormhole.</source>
        <translation>Tieni pronte le {tribe} per il Tunnel spaziale.</translation>
    </message>
    <message>
        <source>Zone Beta at the beginning</source>
        <translation>La Zona Beta all’inizio</translation>
    </message>
    <message>
        <source>Set the first battle up as scenario 1, and play it to its end.</source>
        <translation>Prepara la prima battaglia come scenario 1 e giocala fino alla fine.</translation>
    </message>
    <message>
        <source>Note its victory points and who is left; then set up scenario 2 with these.</source>
        <translation>Annota i punti vittoria e chi resta; poi prepara con questi lo scenario 2.</translation>
    </message>
    <message>
        <source>The points of both battles together decide the level of victory.</source>
        <translation>I punti delle due battaglie insieme decidono il livello di vittoria.</translation>
    </message>
    <message>
        <source>Print at 100 %, not fitted by the printer; the bars at the foot of each page prove the scale.</source>
        <translation>Stampa al 100&#xa0;%, senza adattamento della stampante; le barre in fondo a ogni pagina provano la scala.</translation>
    </message>
    <message>
        <source>Tick what you want to print.</source>
        <translation>Spunta ciò che vuoi stampare.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Writing {file}</source>
        <translation>Scrittura di {file}</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Stampa in corso</translation>
    </message>
    <message>
        <source>Stopped; nothing is left of the file.</source>
        <translation>Interrotto; del file non resta nulla.</translation>
    </message>
    <message>
        <source>Stopped; pages that the printer has already may still come.</source>
        <translation>Interrotto; le pagine già nella stampante possono ancora uscire.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva PDF…</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>Immagine…</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 pagina</translation>
    </message>
    <message>
        <source>{count} pages</source>
        <translation>{count} pagine</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Salva un’immagine del tabellone</translation>
    </message>
    <message>
        <source>printer</source>
        <translation>stampante</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Inviato alla stampante.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>The present position</source>
        <translation>La posizione attuale</translation>
    </message>
    <message>
        <source>This side stays empty</source>
        <translation>Questo lato resta vuoto</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Pagina {number} di {count}</translation>
    </message>
    <message>
        <source>{title}: fronts, sheet {number}</source>
        <translation>{title}: fronti, foglio {number}</translation>
    </message>
    <message>
        <source>{title}: backs, sheet {number}</source>
        <translation>{title}: retri, foglio {number}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>di {count}</translation>
    </message>
    <message>
        <source>Board: {title}</source>
        <translation>Tabellone: {title}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Player aid: all charts</source>
        <translation>Riepilogo: tutte le tabelle</translation>
    </message>
    <message>
        <source>Set-up sheets</source>
        <translation>Fogli di preparazione</translation>
    </message>
    <message>
        <source>{game}, {what}</source>
        <translation>{game}, {what}</translation>
    </message>
    <message>
        <source>{game}: player aid</source>
        <translation>{game}: riepilogo</translation>
    </message>
    <message>
        <source>{game}: set-up, {scenario}</source>
        <translation>{game}: preparazione, {scenario}</translation>
    </message>
    <message>
        <source>GODRAN</source>
        <translation>GODRAN</translation>
    </message>
    <message>
        <source>scheme cards</source>
        <translation>carte Piano</translation>
    </message>
    <message>
        <source>Origin cards</source>
        <translation>carte Origine</translation>
    </message>
    <message>
        <source>the city</source>
        <translation>la città</translation>
    </message>
    <message>
        <source>Everybody chooses a sector in turn. Two players choose two each: one, then two, then one.</source>
        <translation>Ognuno sceglie un settore a turno. In due se ne scelgono due a testa: uno, poi due, poi uno.</translation>
    </message>
    <message>
        <source>Take the counters of the sector’s colour and its {cards} scheme cards.</source>
        <translation>Prendi i segnalini del colore del settore e le sue {cards} carte Piano.</translation>
    </message>
    <message>
        <source>Throw dice for who begins; the others follow clockwise, by their sectors, in every turn.</source>
        <translation>Tira i dadi per chi comincia; gli altri seguono in senso orario, per settore, a ogni turno.</translation>
    </message>
    <message>
        <source>Mix the {count} Origin cards. Put one away unseen: it is the true one. Lay the others face down.</source>
        <translation>Mescola le {count} carte Origine. Mettine via una senza guardarla: è quella vera. Disponi le altre coperte.</translation>
    </message>
    <message>
        <source>Everybody sets {people} populace units up on the {stars} stars of her sector, one unit a star. Where three play, those of the free sector are dealt out among them and set up there.</source>
        <translation>Ognuno piazza {people} unità popolazione sulle {stars} stelle del proprio settore, una per stella. In tre, quelle del settore libero si distribuiscono fra i giocatori e si piazzano lì.</translation>
    </message>
    <message>
        <source>Put GODRAN beside the city, and the markers of points on 0; GODRAN scores too.</source>
        <translation>Metti GODRAN accanto alla città, e i segnalini dei punti su 0; anche GODRAN fa punti.</translation>
    </message>
    <message>
        <source>A superweapon costs ¥{done} with three or four players, ¥{two} with two; GODRAN then has {ap} Action Points, with two {more}.</source>
        <translation>Una superarma costa ¥{done} in tre o quattro giocatori, ¥{two} in due; GODRAN ha allora {ap} Punti azione, in due {more}.</translation>
    </message>
    <message>
        <source>{game}: {turn}</source>
        <translation>{game}: {turn}</translation>
    </message>
    <message>
        <source>Zone Alpha</source>
        <translation>Zona Alfa</translation>
    </message>
    <message>
        <source>Zone Beta</source>
        <translation>Zona Beta</translation>
    </message>
    <message>
        <source>The city of Tokyo</source>
        <translation>La città di Tokyo</translation>
    </message>
    <message>
        <source>Port Calamity</source>
        <translation>Porto Calamità</translation>
    </message>
    <message>
        <source>The oil map</source>
        <translation>La mappa del petrolio</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 giocatore</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>da {least} a {most} giocatori</translation>
    </message>
    <message>
        <source>1 or 2 players</source>
        <translation>1 o 2 giocatori</translation>
    </message>
    <message>
        <source>{seats}, in a later release</source>
        <translation>{seats}, in una versione futura</translation>
    </message>
    <message>
        <source>Scenario {id}</source>
        <translation>Scenario {id}</translation>
    </message>
    <message>
        <source>Attack of the 50 Foot Colossi!</source>
        <translation>Attack of the 50 Foot Colossi!</translation>
    </message>
    <message>
        <source>Hex wargame for one or two. Marines against walking mountains on the planet Graviton.</source>
        <translation>Wargame a esagoni per uno o due: Marine contro montagne che camminano su Graviton.</translation>
    </message>
    <message>
        <source>Zone Alpha, twelve turns: bring the Miners out alive.</source>
        <translation>Zona Alfa, dodici turni: porta in salvo i Minatori.</translation>
    </message>
    <message>
        <source>Zone Beta, twelve turns: three teams break up the gathering of all tribes.</source>
        <translation>Zona Beta, dodici turni: tre reparti disperdono il raduno di tutte le tribù.</translation>
    </message>
    <message>
        <source>Both battles as one game: who survives the first fights in the second.</source>
        <translation>Le due battaglie in una sola partita: chi sopravvive alla prima combatte nella seconda.</translation>
    </message>
    <message>
        <source>Oh No, There Goes Tokyo!</source>
        <translation>Oh No, There Goes Tokyo!</translation>
    </message>
    <message>
        <source>Bid for the monster, save your people, and flatten somebody else’s sector.</source>
        <translation>Fai offerte per il mostro, salva la tua gente e radi al suolo il settore di qualcun altro.</translation>
    </message>
    <message>
        <source>The monster comes to town</source>
        <translation>Il mostro arriva in città</translation>
    </message>
    <message>
        <source>Four sectors of one city, and a monster that obeys whoever bids the most.</source>
        <translation>Quattro settori di una sola città, e un mostro che obbedisce a chi offre di più.</translation>
    </message>
    <message>
        <source>One More Barrel</source>
        <translation>One More Barrel</translation>
    </message>
    <message>
        <source>A satirical oil war by committee. Ship it home before anyone asks why.</source>
        <translation>Satira sulle guerre del petrolio: portalo a casa prima che chiedano perché.</translation>
    </message>
    <message>
        <source>Weapons of mass persuasion</source>
        <translation>Armi di persuasione di massa</translation>
    </message>
    <message>
        <source>Three phases of war, rebels and government; whoever gets richest wins.</source>
        <translation>Tre fasi di guerra, ribelli e governo; vince chi si arricchisce di più.</translation>
    </message>
    <message>
        <source>Marines</source>
        <translation>Marine</translation>
    </message>
    <message>
        <source>Marine player</source>
        <translation>Giocatore dei Marine</translation>
    </message>
    <message>
        <source>Colossi player</source>
        <translation>Giocatore dei Colossi</translation>
    </message>
    <message>
        <source>It was told to decide; another one takes its place if it does not</source>
        <translation>Gli è stato detto di decidere; se non lo fa, un altro prende il suo posto</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Fino alla fine</translation>
    </message>
    <message>
        <source>How long the computer has thought</source>
        <translation>Da quanto pensa il computer</translation>
    </message>
    <message>
        <source>Decide now (Esc)</source>
        <translation>Decidi ora (Esc)</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Chiedi ancora</translation>
    </message>
    <message>
        <source>the computer plays</source>
        <translation>gioca il computer</translation>
    </message>
    <message>
        <source>The screen is covered</source>
        <translation>Lo schermo è coperto</translation>
    </message>
    <message>
        <source>Whose secrets shall be shown?</source>
        <translation>Di chi sono i segreti da mostrare?</translation>
    </message>
    <message>
        <source>Hand the screen to {who}</source>
        <translation>Passa lo schermo a {who}</translation>
    </message>
    <message>
        <source>I am {who}: show it</source>
        <translation>Sono {who}: mostra</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>The game is set up with dice.</source>
        <translation>La partita si prepara con i dadi.</translation>
    </message>
    <message>
        <source>This game cannot be opened: {reason}</source>
        <translation>Questa partita non si può aprire: {reason}</translation>
    </message>
    <message>
        <source>There is no game to go on with.</source>
        <translation>Non c’è nessuna partita da continuare.</translation>
    </message>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Non è stato ancora tirato nessun dado.</translation>
    </message>
    <message>
        <source>Thrown in this game: {count}, each face expected {each}</source>
        <translation>Tirati in questa partita: {count}, ogni faccia attesa {each} volte</translation>
    </message>
    <message>
        <source>No dice were thrown.</source>
        <translation>Non è stato tirato nessun dado.</translation>
    </message>
    <message>
        <source>{count} dice were thrown; each face was expected {each} times. The mean of them all is {mean}, expected was {fair}.</source>
        <translation>Sono stati tirati {count} dadi; ogni faccia era attesa {each} volte. La media di tutti è {mean}, quella attesa {fair}.</translation>
    </message>
    <message>
        <source>Fair dice stray so far or farther in about {share} of 100 such games.</source>
        <translation>Con dadi onesti circa {share} partite così su 100 si scostano di tanto o di più.</translation>
    </message>
    <message>
        <source>expected {each}</source>
        <translation>attesi {each}</translation>
    </message>
    <message>
        <source>Secrets are shown</source>
        <translation>I segreti sono in vista</translation>
    </message>
    <message>
        <source>Only {who} should see the screen now</source>
        <translation>Ora lo schermo è solo per {who}</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>Ho visto</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Copri</translation>
    </message>
    <message>
        <source>Hide what only {who} may know (Ctrl+K)</source>
        <translation>Nascondi ciò che solo {who} può sapere (Ctrl+K)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Saved games (*{ending})</source>
        <translation>Partite salvate (*{ending})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Last roll</source>
        <translation>Ultimo tiro</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Mappa generale</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>↑ ↓ step</source>
        <translation>↑ ↓ sfoglia</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>The board to play on. Cities of your own stand in the folder for boards.</source>
        <translation>Il tabellone su cui giocare. Le tue città stanno nella cartella dei tabelloni.</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Settori</translation>
    </message>
    <message>
        <source>How the players come by their parts of the city.</source>
        <translation>Come i giocatori ottengono le loro parti della città.</translation>
    </message>
    <message>
        <source>Chosen by the players</source>
        <translation>Scelti dai giocatori</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Sorteggiati</translation>
    </message>
    <message>
        <source>Populace</source>
        <translation>Popolazione</translation>
    </message>
    <message>
        <source>Who puts the people on the stars before the first turn.</source>
        <translation>Chi mette la gente sulle stelle prima del primo turno.</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>Piazzata dai giocatori</translation>
    </message>
    <message>
        <source>Scattered by lot</source>
        <translation>Sparsa a sorte</translation>
    </message>
    <message>
        <source>Even seats</source>
        <translation>Posti alla pari</translation>
    </message>
    <message>
        <source>Attacks are measured to where the monster stood when the attacks began, and each player has room for units of her own in an area. Later seats fare better so.</source>
        <translation>Gli attacchi si misurano da dove il mostro stava quando gli attacchi sono cominciati, e in ogni area ogni giocatore ha posto per le proprie unità. Così i posti in fondo se la cavano meglio.</translation>
    </message>
    <message>
        <source>No points for your own losses</source>
        <translation>Niente punti per le proprie perdite</translation>
    </message>
    <message>
        <source>Whoever controls the monster scores nothing for wrecking what is her own.</source>
        <translation>Chi controlla il mostro non fa punti distruggendo ciò che è suo.</translation>
    </message>
    <message>
        <source>Secret purses</source>
        <translation>Borse segrete</translation>
    </message>
    <message>
        <source>Nobody sees how many Mega-Yen the others have.</source>
        <translation>Nessuno vede quanti Mega-Yen hanno gli altri.</translation>
    </message>
    <message>
        <source>A perfect shot kills</source>
        <translation>Un colpo perfetto uccide</translation>
    </message>
    <message>
        <source>A superweapon that throws twelve in column C kills the monster outright.</source>
        <translation>Una superarma che fa dodici nella colonna C uccide il mostro sul colpo.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>The tables of prices and strengths. Tables of your own stand in the folder for editions.</source>
        <translation>Le tabelle dei prezzi e delle forze. Le tue tabelle stanno nella cartella delle edizioni.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>How long the war lasts: three phases of four turns, or of five.</source>
        <translation>Quanto dura la guerra: tre fasi da quattro turni, o da cinque.</translation>
    </message>
    <message>
        <source>15 with three players, else 12</source>
        <translation>15 in tre giocatori, altrimenti 12</translation>
    </message>
    <message>
        <source>12</source>
        <translation>12</translation>
    </message>
    <message>
        <source>15</source>
        <translation>15</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mani scoperte</translation>
    </message>
    <message>
        <source>Everybody sees what money and oil the others have.</source>
        <translation>Ognuno vede quanto denaro e petrolio hanno gli altri.</translation>
    </message>
    <message>
        <source>The tables of prices and losses. Tables of your own stand in the folder for editions.</source>
        <translation>Le tabelle dei prezzi e delle perdite. Le tue tabelle stanno nella cartella delle edizioni.</translation>
    </message>
    <message>
        <source>Before the tribes act a die names one: if it acts, it dances away through a Tunnel Rift instead of making its special attack. More varied, and perhaps harder.</source>
        <translation>Prima che agiscano le tribù, un dado ne indica una: se agisce, se ne va ballando in una Spaccatura sotterranea invece di fare il suo attacco speciale. Più vario, e forse più difficile.</translation>
    </message>
    <message>
        <source>The tables and counters. Tables of your own stand in the folder for editions.</source>
        <translation>Le tabelle e i segnalini. Le tue tabelle stanno nella cartella delle edizioni.</translation>
    </message>
    <message>
        <source>Looking at the past</source>
        <translation>Sguardo al passato</translation>
    </message>
    <message>
        <source>The moment before</source>
        <translation>Il momento prima</translation>
    </message>
    <message>
        <source>The moment after</source>
        <translation>Il momento dopo</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Torna al presente</translation>
    </message>
    <message>
        <source>The past: moment {moment} of {last}</source>
        <translation>Il passato: momento {moment} di {last}</translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation>Tabelloni tuoi</translation>
    </message>
    <message>
        <source>None yet. A board is a text file; the page README in boards/ shows how to draw one.</source>
        <translation>Ancora nessuno. Un tabellone è un file di testo; la pagina README in boards/ mostra come disegnarne uno.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Ricontrolla</translation>
    </message>
    <message>
        <source>{file}: not sound</source>
        <translation>{file}: non valido</translation>
    </message>
    <message>
        <source>As reconstructed for this program</source>
        <translation>Come ricostruito per questo programma</translation>
    </message>
    <message>
        <source>{title} ({file})</source>
        <translation>{title} ({file})</translation>
    </message>
    <message>
        <source>Throw the dice: {purpose}</source>
        <translation>Tira i dadi: {purpose}</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidi</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Riquadri</translation>
    </message>
    <message>
        <source>done</source>
        <translation>conclusa</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>da venire</translation>
    </message>
    <message>
        <source>Look at what happened here</source>
        <translation>Guarda che cosa è successo qui</translation>
    </message>
    <message>
        <source>{who}: {words}</source>
        <translation>{who}: {words}</translation>
    </message>
    <message>
        <source>Only {who} looks now; nothing is decided.</source>
        <translation>Ora guarda solo {who}; non si decide nulla.</translation>
    </message>
    <message>
        <source>No computer player knows how to play this side, so there is no hint for it.</source>
        <translation>Nessun giocatore del computer sa giocare questa parte, quindi per essa non c’è suggerimento.</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>A sensible player might: {what}.</source>
        <translation>Un giocatore assennato potrebbe: {what}.</translation>
    </message>
    <message>
        <source>{hint} {why}</source>
        <translation>{hint} {why}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>must decide</source>
        <translation>deve decidere</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>{what}: {value}</source>
        <translation>{what}: {value}</translation>
    </message>
    <message>
        <source>{what}: {use}</source>
        <translation>{what}: {use}</translation>
    </message>
    <message>
        <source>Played by the computer</source>
        <translation>Gioca il computer</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Non si può leggere: {reason}.</translation>
    </message>
    <message>
        <source>Unknown game {id}</source>
        <translation>Gioco sconosciuto {id}</translation>
    </message>
    <message>
        <source>over</source>
        <translation>finita</translation>
    </message>
    <message>
        <source>1 action</source>
        <translation>1 azione</translation>
    </message>
    <message>
        <source>{count} actions</source>
        <translation>{count} azioni</translation>
    </message>
    <message>
        <source>{scenario} · {state}</source>
        <translation>{scenario} · {state}</translation>
    </message>
    <message>
        <source>not read: {reason}</source>
        <translation>non letta: {reason}</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Write a report…</source>
        <translation>Scrivi resoconto…</translation>
    </message>
    <message>
        <source>Record of games…</source>
        <translation>Albo delle partite…</translation>
    </message>
    <message>
        <source>Since your last decision</source>
        <translation>Dalla tua ultima decisione</translation>
    </message>
    <message>
        <source>Fold it up</source>
        <translation>Richiudi</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Scrolled with the arrow keys</source>
        <translation>Si scorre con le frecce</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Selezionato</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Point from one space to another.</source>
        <translation>Indica da uno spazio a un altro.</translation>
    </message>
    <message>
        <source>take-backs on</source>
        <translation>annullamenti permessi</translation>
    </message>
    <message>
        <source>take-backs off</source>
        <translation>niente annullamenti</translation>
    </message>
    <message>
        <source>Seed {seed} · {allowed}</source>
        <translation>Seme {seed} · {allowed}</translation>
    </message>
    <message>
        <source>Own dice · {told}</source>
        <translation>Dadi propri · {told}</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Uno in meno</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Uno in più</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Altri strumenti</translation>
    </message>
    <message>
        <source>The computer player did not answer; another one decides in its place.</source>
        <translation>Il giocatore del computer non ha risposto; al suo posto decide un altro.</translation>
    </message>
    <message>
        <source>The computer player has no answer: {reason}</source>
        <translation>Il giocatore del computer non ha risposta: {reason}</translation>
    </message>
    <message>
        <source>Choose one game to see its points.</source>
        <translation>Scegli un gioco per vederne i punti.</translation>
    </message>
    <message>
        <source>No game with points yet.</source>
        <translation>Ancora nessuna partita con punti.</translation>
    </message>
    <message>
        <source>Points from game to game</source>
        <translation>Punti di partita in partita</translation>
    </message>
    <message>
        <source>{when}: {points}</source>
        <translation>{when}: {points}</translation>
    </message>
    <message>
        <source>{count} games; best {best}, mean {mean}, latest {latest}</source>
        <translation>{count} partite; migliore {best}, media {mean}, ultima {latest}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Annullate</translation>
    </message>
    <message>
        <source>People alone</source>
        <translation>Solo persone</translation>
    </message>
    <message>
        <source>Against {levels}</source>
        <translation>Contro {levels}</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <translation>{count} o più</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>non noto</translation>
    </message>
    <message>
        <source>take-backs agreed</source>
        <translation>annullamenti permessi</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>dadi propri</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>seme {seed}</translation>
    </message>
    <message>
        <source>actions: {count}</source>
        <translation>azioni: {count}</translation>
    </message>
    <message>
        <source>The game cannot be kept while you play: {reason}. Save it before you quit.</source>
        <translation>Non si può conservare la partita mentre giochi: {reason}. Salvala prima di uscire.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Questa partita si sta giocando in un’altra finestra.</translation>
    </message>
    <message>
        <source>The game cannot be removed: {reason}.</source>
        <translation>Non si può togliere la partita: {reason}.</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Usciti</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attesi</translation>
    </message>
    <message>
        <source>Telling the game</source>
        <translation>Racconto della partita</translation>
    </message>
    <message>
        <source>Painting the board</source>
        <translation>Disegno del tabellone</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situazione</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Scritto il</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>I giocatori</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>una persona</translation>
    </message>
    <message>
        <source>the computer, {level}</source>
        <translation>il computer, {level}</translation>
    </message>
    <message>
        <source>{who}: {side}</source>
        <translation>{who}: {side}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Written by Rubbletop.</source>
        <translation>Scritto da Rubbletop.</translation>
    </message>
    <message>
        <source>The board after: {turn}</source>
        <translation>Il tabellone dopo: {turn}</translation>
    </message>
    <message>
        <source>How often each face was thrown, and expected</source>
        <translation>Quante volte è uscita ogni faccia, e quante erano attese</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio punteggi</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} di {pages}</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>Scrittura del file</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>{counter}, in {place}</source>
        <translation>{counter}, {place}</translation>
    </message>
    <message>
        <source>Here: {counters}</source>
        <translation>Qui: {counters}</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Scelta attuale</translation>
    </message>
    <message>
        <source>Can be chosen now</source>
        <translation>Si può scegliere ora</translation>
    </message>
    <message>
        <source>That counter cannot be put there now.</source>
        <translation>Ora quel segnalino non può andare lì.</translation>
    </message>
    <message>
        <source>Overview map</source>
        <translation>Mappa generale</translation>
    </message>
    <message>
        <source>Costs {cost}.</source>
        <translation>Costo: {cost}.</translation>
    </message>
    <message>
        <source>Sounds need a part of Qt that is not installed here: QtMultimedia. “pip install rubbletop[sound]” brings it.</source>
        <translation>I suoni richiedono una parte di Qt che qui non è installata: QtMultimedia. La aggiunge «pip install rubbletop[sound]».</translation>
    </message>
    <message>
        <source>Sounds need a library that is not installed here: {reason}.</source>
        <translation>I suoni richiedono una libreria che qui non è installata: {reason}.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recenti</translation>
    </message>
    <message>
        <source>Ctrl+O opens a file</source>
        <translation>Ctrl+O apre un file</translation>
    </message>
    <message>
        <source>kept {when}</source>
        <translation>conservata {when}</translation>
    </message>
    <message>
        <source>The program broke off in the middle of this game. All of it up to then is here.</source>
        <translation>Il programma si è interrotto nel mezzo di questa partita. È tutta qui, fino a quel punto.</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Continua la partita</translation>
    </message>
    <message>
        <source>Show more ({count} left)</source>
        <translation>Mostra altre (ne restano {count})</translation>
    </message>
    <message>
        <source>Other unfinished games</source>
        <translation>Altre partite non finite</translation>
    </message>
    <message>
        <source>Remove {game}, {line} (Delete)</source>
        <translation>Togli {game}, {line} (Canc)</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Partite non finite</translation>
    </message>
    <message>
        <source>Remove this unfinished game?</source>
        <translation>Togliere questa partita non finita?</translation>
    </message>
    <message>
        <source>Games that you save stand here. You can also drop a file onto this window.</source>
        <translation>Qui trovi le partite salvate. Puoi anche trascinare un file su questa finestra.</translation>
    </message>
    <message>
        <source>Three board games of big trouble.</source>
        <translation>Tre giochi da tavolo pieni di grossi guai.</translation>
    </message>
    <message>
        <source>Drag the counters; the program keeps the rules.</source>
        <translation>Trascina i segnalini; alle regole pensa il programma.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Watch a demo</source>
        <translation>Guarda una demo</translation>
    </message>
    <message>
        <source>All of them, to look at, to print, as files</source>
        <translation>Tutti, da guardare, da stampare, come file</translation>
    </message>
    <message>
        <source>How everything is done</source>
        <translation>Come si fa tutto</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Guarda il tabellone</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>A guided first turn with a coach beside the board</source>
        <translation>Un primo turno guidato con una guida accanto al tabellone</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Score sheet so far</source>
        <translation>Punteggio finora</translation>
    </message>
    <message>
        <source>Populace, {number} units</source>
        <translation>Popolazione, {number} unità</translation>
    </message>
    <message>
        <source>Origin of GODRAN</source>
        <translation>Origine di GODRAN</translation>
    </message>
    <message>
        <source>five of six can be looked at</source>
        <translation>cinque su sei si possono guardare</translation>
    </message>
    <message>
        <source>TURN {turn}</source>
        <translation>TURNO {turn}</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>In salute</translation>
    </message>
    <message>
        <source>1 wound</source>
        <translation>1 ferita</translation>
    </message>
    <message>
        <source>2 wounds</source>
        <translation>2 ferite</translation>
    </message>
    <message>
        <source>3 wounds</source>
        <translation>3 ferite</translation>
    </message>
    <message>
        <source>A MOVE</source>
        <translation>A MOSSA</translation>
    </message>
    <message>
        <source>USED</source>
        <translation>USATA</translation>
    </message>
    <message>
        <source>FREE</source>
        <translation>GRATIS</translation>
    </message>
    <message>
        <source>City and values are reconstructed</source>
        <translation>Città e valori sono ricostruiti</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produzione</translation>
    </message>
    <message>
        <source>Landmark</source>
        <translation>Monumento</translation>
    </message>
    <message>
        <source>Plain, smash 5</source>
        <translation>Comune, demol. 5</translation>
    </message>
    <message>
        <source>Closed border</source>
        <translation>Confine chiuso</translation>
    </message>
    <message>
        <source>Entry edge</source>
        <translation>Bordo d’entrata</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>On the roof</source>
        <translation>Sul tetto</translation>
    </message>
    <message>
        <source>Set-up star</source>
        <translation>Stella iniziale</translation>
    </message>
    <message>
        <source>¥ from centers</source>
        <translation>¥ dai centri</translation>
    </message>
    <message>
        <source>two schemes</source>
        <translation>due piani</translation>
    </message>
    <message>
        <source>one scheme</source>
        <translation>un piano</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unità</translation>
    </message>
    <message>
        <source>¥{cost} a card</source>
        <translation>¥{cost} a carta</translation>
    </message>
    <message>
        <source>weapons ¥{cost}</source>
        <translation>armi ¥{cost}</translation>
    </message>
    <message>
        <source>{points} AP</source>
        <translation>{points} PA</translation>
    </message>
    <message>
        <source>all units</source>
        <translation>tutte le unità</translation>
    </message>
    <message>
        <source>dice − {strength}</source>
        <translation>dadi − {strength}</translation>
    </message>
    <message>
        <source>{unit} × {count}</source>
        <translation>{unit} × {count}</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>the owner moves it 1 area away from GODRAN; never populace</source>
        <translation>il proprietario la muove di 1 area lontano da GODRAN; mai la popolazione</translation>
    </message>
    <message>
        <source>what cannot retreat, stands on a roof, populace, a superweapon</source>
        <translation>chi non può ritirarsi, chi sta su un tetto, popolazione, una superarma</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fuga</translation>
    </message>
    <message>
        <source>the Controller moves it up to 3 areas; populace may leave the map</source>
        <translation>il Controllore la muove fino a 3 aree; la popolazione può lasciare la mappa</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>GODRAN and the Controller score its VP</source>
        <translation>i suoi PV vanno a GODRAN e al Controllore</translation>
    </message>
    <message>
        <source>Damage Points on human units, one effect a unit</source>
        <translation>Punti danno sulle unità umane, un effetto per unità</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>{more} more</source>
        <translation>{more} in più</translation>
    </message>
    <message>
        <source>GODRAN’s blow</source>
        <translation>Il colpo di GODRAN</translation>
    </message>
    <message>
        <source>{least} and more, aimed</source>
        <translation>{least} o più, se mirato</translation>
    </message>
    <message>
        <source>2nd building</source>
        <translation>2º edificio</translation>
    </message>
    <message>
        <source>3rd building</source>
        <translation>3º edificio</translation>
    </message>
    <message>
        <source>each further</source>
        <translation>ogni altro</translation>
    </message>
    <message>
        <source>Buildings: dice − smash number (+ that of the building that fell before)</source>
        <translation>Edifici: dadi − valore di demolizione (+ quello dell’edificio crollato prima)</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Anello</translation>
    </message>
    <message>
        <source>It falls at</source>
        <translation>Crolla con</translation>
    </message>
    <message>
        <source>Debris flies on at</source>
        <translation>I detriti volano oltre con</translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation>{least} o più</translation>
    </message>
    <message>
        <source>Attacks by military units: dice − {strength}</source>
        <translation>Attacchi delle unità militari: dadi − {strength}</translation>
    </message>
    <message>
        <source>Damage Points</source>
        <translation>Punti danno</translation>
    </message>
    <message>
        <source>0 and less</source>
        <translation>0 o meno</translation>
    </message>
    <message>
        <source>+1 on each die of its next Phase 6</source>
        <translation>+1 su ogni dado della sua prossima Fase 6</translation>
    </message>
    <message>
        <source>strikes at once: a building in reach, else attackers next door</source>
        <translation>colpisce subito: un edificio a portata, altrimenti gli attaccanti accanto</translation>
    </message>
    <message>
        <source>Pissed, and Annoyed</source>
        <translation>Incavolato, e Scocciato</translation>
    </message>
    <message>
        <source>the attacker moves it 1 area, away if possible; cornered: Stunned</source>
        <translation>l’attaccante lo sposta di 1 area, lontano se può; in trappola: Stordito</translation>
    </message>
    <message>
        <source>−1 on each die of its next Phase 6, never below 1</source>
        <translation>−1 su ogni dado della sua prossima Fase 6, mai sotto 1</translation>
    </message>
    <message>
        <source>1 wound, once a turn; any more in the turn: Retreat</source>
        <translation>1 ferita, una volta per turno; le altre nel turno: Ritirata</translation>
    </message>
    <message>
        <source>1 wound less at the end of the phase</source>
        <translation>1 ferita in meno alla fine della fase</translation>
    </message>
    <message>
        <source>its points are shared, the game ends</source>
        <translation>i suoi punti si dividono, la partita finisce</translation>
    </message>
    <message>
        <source>the Controller may destroy an attacker; roofs die, the rest retreats</source>
        <translation>il Controllore può distruggere un attaccante; chi è sui tetti muore, gli altri si ritirano</translation>
    </message>
    <message>
        <source>Effects of attacks on GODRAN</source>
        <translation>Effetti degli attacchi a GODRAN</translation>
    </message>
    <message>
        <source>Superweapons: column by Origin</source>
        <translation>Superarmi: colonna per Origine</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>from {origin}</source>
        <translation>da: {origin}</translation>
    </message>
    <message>
        <source>Superweapons: 2 dice, * reconstructed</source>
        <translation>Superarmi: 2 dadi, * ricostruito</translation>
    </message>
    <message>
        <source>Column {column}</source>
        <translation>Colonna {column}</translation>
    </message>
    <message>
        <source>Military units of a colour (* reconstructed)</source>
        <translation>Unità militari di un colore (* ricostruito)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>¥</source>
        <translation>¥</translation>
    </message>
    <message>
        <source>CS</source>
        <translation>FC</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>Populace of a colour (* reconstructed)</source>
        <translation>Popolazione di un colore (* ricostruito)</translation>
    </message>
    <message>
        <source>¥ a turn it moves</source>
        <translation>¥ per turno di movimento</translation>
    </message>
    <message>
        <source>Buildings of {city} (* reconstructed)</source>
        <translation>Edifici di {city} (* ricostruito)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>¥ a turn</source>
        <translation>¥ a turno</translation>
    </message>
    <message>
        <source>Smash number</source>
        <translation>Demolizione</translation>
    </message>
    <message>
        <source>Still standing</source>
        <translation>Ancora in piedi</translation>
    </message>
    <message>
        <source>production center</source>
        <translation>centro di produzione</translation>
    </message>
    <message>
        <source>landmark</source>
        <translation>monumento simbolo</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>comune</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} su {all}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Settore</translation>
    </message>
    <message>
        <source>Centers standing</source>
        <translation>Centri in piedi</translation>
    </message>
    <message>
        <source>2 scheme cards each</source>
        <translation>2 carte Piano a testa</translation>
    </message>
    <message>
        <source>1 scheme card each</source>
        <translation>1 carta Piano a testa</translation>
    </message>
    <message>
        <source>1 Income</source>
        <translation>1 Entrate</translation>
    </message>
    <message>
        <source>Mega-Yen of standing centers; the broke may trade</source>
        <translation>Mega-Yen dei centri in piedi; chi è al verde può fare scambi</translation>
    </message>
    <message>
        <source>2 Bid</source>
        <translation>2 Asta</translation>
    </message>
    <message>
        <source>{cards}, in secret; the highest sum controls GODRAN; all pay</source>
        <translation>{cards}, in segreto; la somma più alta controlla GODRAN; pagano tutti</translation>
    </message>
    <message>
        <source>3 Activate</source>
        <translation>3 Attivazione</translation>
    </message>
    <message>
        <source>pay military units into the box, in secret</source>
        <translation>paga le unità militari nella casella, in segreto</translation>
    </message>
    <message>
        <source>4 Research</source>
        <translation>4 Ricerca</translation>
    </message>
    <message>
        <source>¥{price} for a look at an Origin card</source>
        <translation>¥{price} per guardare una carta Origine</translation>
    </message>
    <message>
        <source>5 Develop</source>
        <translation>5 Sviluppo</translation>
    </message>
    <message>
        <source>type at ¥{declared}, done at ¥{done}</source>
        <translation>tipo a ¥{declared}, pronta a ¥{done}</translation>
    </message>
    <message>
        <source>6 GODRAN</source>
        <translation>6 GODRAN</translation>
    </message>
    <message>
        <source>{ap} Action Points: 1 a step, 1 a die</source>
        <translation>{ap} Punti azione: 1 a passo, 1 a dado</translation>
    </message>
    <message>
        <source>7 Move</source>
        <translation>in ordine di gioco; le unità nella casella devono entrare sulla mappa</translation>
    </message>
    <message>
        <source>in player order; the box must be emptied onto the map</source>
        <translation>in ordine di gioco; la casella va svuotata sulla mappa</translation>
    </message>
    <message>
        <source>8 Attack</source>
        <translation>8 Attacco</translation>
    </message>
    <message>
        <source>in player order; wounds are settled at the end</source>
        <translation>in ordine di gioco; le ferite si assegnano alla fine</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>its VP</source>
        <translation>i suoi PV</translation>
    </message>
    <message>
        <source>Controller and GODRAN: a VP building smashed</source>
        <translation>Controllore e GODRAN: un edificio con PV demolito</translation>
    </message>
    <message>
        <source>Controller and GODRAN: a unit destroyed</source>
        <translation>Controllore e GODRAN: un’unità distrutta</translation>
    </message>
    <message>
        <source>Controller: no building smashed in the turn</source>
        <translation>Controllore: nessun edificio demolito nel turno</translation>
    </message>
    <message>
        <source>Controller: GODRAN wounded in the turn</source>
        <translation>Controllore: GODRAN ferito nel turno</translation>
    </message>
    <message>
        <source>Controller: GODRAN killed, instead of wounded</source>
        <translation>Controllore: GODRAN ucciso, invece che ferito</translation>
    </message>
    <message>
        <source>a populace unit evacuated</source>
        <translation>un’unità di popolazione evacuata</translation>
    </message>
    <message>
        <source>each Wounded result on GODRAN</source>
        <translation>ogni risultato Ferito su GODRAN</translation>
    </message>
    <message>
        <source>a share</source>
        <translation>una quota</translation>
    </message>
    <message>
        <source>a killing result: GODRAN’s points, split equally</source>
        <translation>un risultato mortale: i punti di GODRAN, in parti uguali</translation>
    </message>
    <message>
        <source>at the end: each own VP building that stands</source>
        <translation>alla fine: ogni proprio edificio con PV in piedi</translation>
    </message>
    <message>
        <source>Points now, and those of buildings that still stand</source>
        <translation>Punti attuali, e quelli degli edifici ancora in piedi</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Standing, scored at the end</source>
        <translation>In piedi, contano alla fine</translation>
    </message>
    <message>
        <source>Harebrained schemes, * reconstructed</source>
        <translation>Piani strampalati, * ricostruito</translation>
    </message>
    <message>
        <source>Set aside by</source>
        <translation>Usato da</translation>
    </message>
    <message>
        <source>{name} *</source>
        <translation>{name} *</translation>
    </message>
    <message>
        <source>Open area</source>
        <translation>Area aperta</translation>
    </message>
    <message>
        <source>1 AP</source>
        <translation>1 PA</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>tank 2, halftrack never</source>
        <translation>carro armato 2, semicingolato mai</translation>
    </message>
    <message>
        <source>Area filled by a building</source>
        <translation>Area piena (riempita da un edificio)</translation>
    </message>
    <message>
        <source>1, inside</source>
        <translation>1, dentro</translation>
    </message>
    <message>
        <source>Into or out of a part building</source>
        <translation>Dentro o fuori da un edificio parziale</translation>
    </message>
    <message>
        <source>Roof, from inside</source>
        <translation>Tetto, da dentro</translation>
    </message>
    <message>
        <source>GODRAN’s area</source>
        <translation>Area di GODRAN</translation>
    </message>
    <message>
        <source>1, unladen</source>
        <translation>1, senza carico</translation>
    </message>
    <message>
        <source>Off the map, from an outer area</source>
        <translation>Fuori dalla mappa, da un’area esterna</translation>
    </message>
    <message>
        <source>Terrain: movement points</source>
        <translation>Terreno: punti movimento</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Fanteria</translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation>Veicoli</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numero</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>movimento</translation>
    </message>
    <message>
        <source>range</source>
        <translation>gittata</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>punti vittoria</translation>
    </message>
    <message>
        <source>Not every value of the published game is known to us. What is not was worked out here: it is marked * in the charts and on the selected counter, and can be changed in an edition file of your own.</source>
        <translation>Non tutti i valori del gioco pubblicato ci sono noti. Quelli che mancano sono stati ricavati qui: sono segnati con * nelle tabelle e sul segnalino selezionato, e si possono cambiare in un proprio file di edizione.</translation>
    </message>
    <message>
        <source>Schemes, name or cost: {cards}.</source>
        <translation>Piani, nome o costo: {cards}.</translation>
    </message>
    <message>
        <source>The table of the superweapons from 8 to 12.</source>
        <translation>La tabella delle superarmi da 8 a 12.</translation>
    </message>
    <message>
        <source>The map: areas, stars, all buildings with their numbers, but for the outputs of the centers.</source>
        <translation>La mappa: aree, stelle, tutti gli edifici con i loro numeri, tranne le rendite dei centri.</translation>
    </message>
    <message>
        <source>{unit}: {what}.</source>
        <translation>{unit}: {what}.</translation>
    </message>
    <message>
        <source>Phase 6: GODRAN</source>
        <translation>Fase 6: GODRAN</translation>
    </message>
    <message>
        <source>The Controller has {ap} Action Points and spends them in any order: one for a step, one for each die of an attack. She need not spend all. GODRAN scores, and she scores the same.</source>
        <translation>Il Controllore ha {ap} Punti azione e li spende nell’ordine che vuole: uno per un passo, uno per ogni dado di un attacco. Non è obbligato a spenderli tutti. GODRAN segna punti, e il Controllore ne segna altrettanti.</translation>
    </message>
    <message>
        <source>Moving: GODRAN enters any adjacent area, rubble and units too, but no area that a standing building fills, and it crosses no border that a building covers from end to end. It never leaves the map.</source>
        <translation>Muovere: GODRAN entra in qualsiasi area adiacente, anche tra macerie e unità, ma in nessuna area riempita da un edificio in piedi, e non attraversa un confine che un edificio copre da un capo all’altro. Non lascia mai la mappa.</translation>
    </message>
    <message>
        <source>Attacking units: those of one player in its own and in adjacent areas, all or none of an area; units inside a building are safe. The dice, less the units’ strength, are Damage Points. Their owner shares them out, as many as can be absorbed, one effect a unit: 1 to retreat, 2 to flee where the Controller likes, 3 to be destroyed. What cannot retreat is destroyed by 1.</source>
        <translation>Attaccare unità: quelle di un solo giocatore nella sua area e in quelle adiacenti, tutte o nessuna di ogni area; le unità dentro un edificio sono al sicuro. I dadi, meno la forza delle unità, sono Punti danno. Il proprietario li distribuisce, quanti se ne possono assorbire, un effetto per unità: 1 per la ritirata, 2 per la fuga dove vuole il Controllore, 3 per la distruzione. Chi non può ritirarsi viene distrutto da 1.</translation>
    </message>
    <message>
        <source>Infantry in rubble counts double when it is attacked. A superweapon has no strength and is destroyed by 1.</source>
        <translation>La fanteria tra le macerie vale doppio quando viene attaccata. Una superarma non ha forza ed è distrutta da 1.</translation>
    </message>
    <message>
        <source>Smashing a building: in GODRAN’s own area, or next door with its outline on the common side. The dice must reach its smash number. Everybody in it and on it dies; who stands beside it dies if the dice reach movement plus strength plus {drop}. Helicopters are spared.</source>
        <translation>Demolire un edificio: nell’area di GODRAN, o accanto con il suo contorno sul lato comune. I dadi devono raggiungere il suo valore di demolizione. Chi è dentro o sopra muore; chi gli sta accanto muore se i dadi raggiungono movimento più forza più {drop}. Gli elicotteri si salvano.</translation>
    </message>
    <message>
        <source>Aiming a building: with {debris} more than needed its debris flies into the next area, away from GODRAN. There it makes rubble, or strikes a building: the same number of dice, plus the smash number of what fell, less that of what is struck. That one falls at {second} or more, the next at {third}, and so on.</source>
        <translation>Tiro mirato di un edificio: con {debris} più del necessario i suoi detriti volano nell’area successiva, lontano da GODRAN. Lì fanno macerie, o colpiscono un edificio: stesso numero di dadi, più il valore di demolizione di ciò che è crollato, meno quello di ciò che è colpito. Quello crolla con {second} o più, il successivo con {third}, e così via.</translation>
    </message>
    <message>
        <source>Annoyed: 1 more on every die. Stunned: 1 less, never under 1. Both end with this phase.</source>
        <translation>Scocciato: 1 in più su ogni dado. Stordito: 1 in meno, mai sotto 1. Entrambi finiscono con questa fase.</translation>
    </message>
    <message>
        <source>Phase 7: moving units</source>
        <translation>Fase 7: muovere le unità</translation>
    </message>
    <message>
        <source>In player order everyone moves as many of her units as she likes. An area costs 1 movement point; rubble costs tanks and infantry 2. Populace and halftracks never enter rubble. Only helicopters enter GODRAN’s area; a unit that it walked onto may step out.</source>
        <translation>In ordine di gioco ognuno muove quante unità vuole. Un’area costa 1 punto movimento; le macerie ne costano 2 a carri armati e fanteria. Popolazione e semicingolati non entrano mai tra le macerie. Solo gli elicotteri entrano nell’area di GODRAN; un’unità che GODRAN ha raggiunto camminando può uscire.</translation>
    </message>
    <message>
        <source>Tanks and halftracks are barred from filled areas and covered borders, as GODRAN is. Infantry and populace walk into filled areas and are inside at once. Into or out of a building that takes a part of its area costs 1; from inside to the roof, for infantry, 1.</source>
        <translation>Carri armati e semicingolati sono esclusi da aree piene e confini coperti, come GODRAN. Fanteria e popolazione entrano a piedi nelle aree piene e sono subito dentro. Entrare o uscire da un edificio che ne occupa una parte costa 1; da dentro al tetto, per la fanteria, 1.</translation>
    </message>
    <message>
        <source>Populace: you pay the unit’s cost in every turn in which it moves. From an outer area it leaves the map for 1 and scores its victory points for you.</source>
        <translation>Popolazione: paghi il costo dell’unità in ogni turno in cui si muove. Da un’area esterna lascia la mappa per 1 e segna per te i suoi punti vittoria.</translation>
    </message>
    <message>
        <source>New units come in at the outer edge of your own sectors; they must, as soon as they can. Paratroops can be dropped into any empty area without building or rubble, on turn 1 in your own sectors only.</source>
        <translation>Le nuove unità entrano dal bordo esterno dei tuoi settori; devono farlo appena possono. I paracadutisti si possono lanciare in qualsiasi area vuota senza edifici né macerie; nel turno 1 solo nei tuoi settori.</translation>
    </message>
    <message>
        <source>Carrying: a halftrack takes one infantry unit and one superweapon, a tank or a helicopter one superweapon. Both must start together. What was carried does not move by itself.</source>
        <translation>Trasporto: un semicingolato prende un’unità di fanteria e una superarma, un carro armato o un elicottero una superarma. Devono partire insieme. Ciò che è stato trasportato non si muove da solo.</translation>
    </message>
    <message>
        <source>Stacking, when a player’s movement ends: 3 ground-based military units, superweapons included, and 1 helicopter in an area; any number of populace.</source>
        <translation>Pile, quando finisce il movimento di un giocatore: 3 unità militari di terra, superarmi comprese, e 1 elicottero per area; popolazione senza limiti.</translation>
    </message>
    <message>
        <source>Phase 8: attacks on GODRAN</source>
        <translation>Fase 8: attacchi a GODRAN</translation>
    </message>
    <message>
        <source>In player order everyone attacks with her units in range, each once. Range counts areas by sides. Beyond range 1 a line from centre to centre must be clear: tanks and the Death Ray see over no building, mortars over one, helicopters over all. Mortars hold their fire from afar while a unit is in GODRAN’s area.</source>
        <translation>In ordine di gioco ognuno attacca con le proprie unità entro la gittata, una volta ciascuna. La gittata conta le aree di lato in lato. Oltre la distanza 1 una linea da centro a centro deve essere libera: i carri armati e il Raggio della morte non vedono oltre nessun edificio, i mortai oltre uno, gli elicotteri oltre tutti. Da lontano i mortai tacciono finché c’è un’unità nell’area di GODRAN.</translation>
    </message>
    <message>
        <source>Military units together: their strengths are the dice, doubled for infantry on a roof. From the sum {strength} is taken, {beside} where a building stands in GODRAN’s area. What is left is looked up in the column of GODRAN’s wounds.</source>
        <translation>Unità militari insieme: le loro forze sono i dadi, il doppio per la fanteria su un tetto. Dalla somma si toglie {strength}, {beside} dove c’è un edificio nell’area di GODRAN. Ciò che resta si cerca nella colonna delle ferite di GODRAN.</translation>
    </message>
    <message>
        <source>A flop, 0 or less: the Controller may destroy one attacker, those on roofs die, the others retreat.</source>
        <translation>Un fiasco, 0 o meno: il Controllore può distruggere un attaccante, chi è sui tetti muore, gli altri si ritirano.</translation>
    </message>
    <message>
        <source>A superweapon attacks alone with two dice, on the column that its type has against GODRAN’s Origin. The first such attack turns the Origin over.</source>
        <translation>Una superarma attacca da sola con due dadi, sulla colonna che il suo tipo ha contro l’Origine di GODRAN. Il primo attacco di questo tipo scopre l’Origine.</translation>
    </message>
    <message>
        <source>Retreat: the attacker moves GODRAN one area, away from the attackers if it can. Pissed: it smashes a building in reach at once, or strikes attackers next door. One wound a turn; each author of a Wounded result scores. With {most} wounds the next one kills.</source>
        <translation>Ritirata: l’attaccante sposta GODRAN di un’area, lontano dagli attaccanti se può. Incavolato: demolisce subito un edificio a portata, o colpisce gli attaccanti accanto. Una ferita per turno; ogni autore di un risultato Ferito segna punti. Con {most} ferite la prossima uccide.</translation>
    </message>
    <message>
        <source>As Controller: the points of every building smashed and unit destroyed; {no_building} less for a turn without a smashed building, {wounded} less when GODRAN is wounded, {killed} less when it is killed.</source>
        <translation>Come Controllore: i punti di ogni edificio demolito e di ogni unità distrutta; {no_building} in meno per un turno senza edifici demoliti, {wounded} in meno quando GODRAN è ferito, {killed} in meno quando è ucciso.</translation>
    </message>
    <message>
        <source>Everybody: the points of each populace unit evacuated, {wound} for a Wounded result, at the end the points of each own building that stands. GODRAN’s own points go to those who kill it, in equal shares.</source>
        <translation>Tutti: i punti di ogni unità di popolazione evacuata, {wound} per un risultato Ferito, alla fine i punti di ogni proprio edificio in piedi. I punti di GODRAN vanno a chi lo uccide, in parti uguali.</translation>
    </message>
    <message>
        <source>Phase 1: income and trade</source>
        <translation>Fase 1: entrate e scambi</translation>
    </message>
    <message>
        <source>Every standing production center pays its full output to the player of its sector. Centers of the free sector pay those who have a soldier inside or on the roof; several share.</source>
        <translation>Ogni centro di produzione in piedi paga la sua intera rendita al giocatore del settore. I centri del settore libero pagano chi ha un soldato dentro o sul tetto; in più d’uno si divide.</translation>
    </message>
    <message>
        <source>Whoever has no standing center and no Mega-Yen may offer victory points for Mega-Yen, one for one, to any player. The other accepts, refuses, or names another amount.</source>
        <translation>Chi non ha centri in piedi né Mega-Yen può offrire punti vittoria in cambio di Mega-Yen, uno a uno, a qualsiasi giocatore. L’altro accetta, rifiuta o propone un’altra cifra.</translation>
    </message>
    <message>
        <source>Phase 2: the bid for GODRAN</source>
        <translation>Fase 2: l’asta per GODRAN</translation>
    </message>
    <message>
        <source>Each player lays a scheme card face down; two players lay two each. The bids are turned up together, all pay theirs, and the highest controls GODRAN this turn. A card that was played stays aside until all six have been used.</source>
        <translation>Ogni giocatore posa una carta Piano coperta; in due, due a testa. Le offerte si scoprono insieme, tutti pagano la propria, e la più alta controlla GODRAN in questo turno. Una carta giocata resta da parte finché non sono state usate tutte e sei.</translation>
    </message>
    <message>
        <source>Tied players roll a die each and add as many Mega-Yen to their bid until one is ahead. If everybody bid nothing, each player first loses her unit closest to GODRAN, and the monster scores it.</source>
        <translation>Chi è in parità tira un dado e aggiunge altrettanti Mega-Yen all’offerta, finché uno non è in testa. Se nessuno ha puntato nulla, ogni giocatore perde prima la propria unità più vicina a GODRAN, e il mostro ne segna i punti.</translation>
    </message>
    <message>
        <source>If GODRAN spends its whole phase in one sector, that sector’s player may use one of her cards of this turn again in the next bid, without paying it, beside a new one.</source>
        <translation>Se GODRAN passa l’intera fase in un settore, il giocatore di quel settore può usare di nuovo una delle sue carte di questo turno nell’asta successiva, senza pagarla, accanto a una nuova.</translation>
    </message>
    <message>
        <source>Phase 3: activating military units</source>
        <translation>Fase 3: attivare le unità militari</translation>
    </message>
    <message>
        <source>Pay the cost of as many military units as you like. They wait in your holding box and must come onto the map in Phase 7. Units that were destroyed can be activated again. The list is secret until all are ready, and is sealed together with the money for research.</source>
        <translation>Paga il costo di quante unità militari vuoi. Attendono nella tua casella d’attesa e devono entrare sulla mappa nella Fase 7. Le unità distrutte si possono riattivare. La lista è segreta finché non sono pronti tutti, e si chiude insieme al denaro per la ricerca.</translation>
    </message>
    <message>
        <source>Phase 4: research</source>
        <translation>Fase 4: ricerca</translation>
    </message>
    <message>
        <source>For every ¥{look} put into research you look at one of the five Origin cards, of your choice. What you see is not where GODRAN comes from. Five looks tell its Origin. What is left over of the money is kept for later looks.</source>
        <translation>Per ogni ¥{look} messi nella ricerca guardi una delle cinque carte Origine, a tua scelta. Quella che vedi non è la provenienza di GODRAN. Cinque carte viste rivelano la sua Origine. Il denaro che avanza resta per sguardi futuri.</translation>
    </message>
    <message>
        <source>The Origin decides on which column a superweapon is rolled; column C is the best.</source>
        <translation>L’Origine decide su quale colonna si tira una superarma; la colonna C è la migliore.</translation>
    </message>
    <message>
        <source>Phase 5: superweapons</source>
        <translation>Fase 5: superarmi</translation>
    </message>
    <message>
        <source>Put Mega-Yen into as many funds as you like. At ¥{declared} the type of the superweapon is settled, in secret; at ¥{done}, or ¥{done_two} where two play, it is done, and lies open in your holding box.</source>
        <translation>Metti Mega-Yen in quanti fondi vuoi. A ¥{declared} si decide il tipo della superarma, in segreto; a ¥{done}, o ¥{done_two} in due, è pronta e sta scoperta nella tua casella d’attesa.</translation>
    </message>
    <message>
        <source>A finished superweapon comes onto the map only with a halftrack, a tank or a helicopter that is in the box with it.</source>
        <translation>Una superarma pronta entra sulla mappa solo con un semicingolato, un carro armato o un elicottero che sia con lei nella casella.</translation>
    </message>
    <message>
        <source>The end is looked for after every action, but never amid set-up or amid Phase 8, whose attacks count as simultaneous. Where several ends come together, the killing goes before the superweapons, these before the buildings, these before the populace.</source>
        <translation>La fine si controlla dopo ogni azione, ma mai durante la preparazione o la Fase 8, i cui attacchi valgono come simultanei. Dove si incontrano più fini, l’uccisione viene prima delle superarmi, queste prima degli edifici, questi prima della popolazione.</translation>
    </message>
    <message>
        <source>GODRAN’s points are shared equally among all who had a killing result; fractions are lost. Its own total is 0 then.</source>
        <translation>I punti di GODRAN si dividono in parti uguali tra tutti quelli che hanno avuto un risultato mortale; le frazioni si perdono. Il suo totale diventa 0.</translation>
    </message>
    <message>
        <source>GODRAN wins only when it is above every player. A tie with the best player is the player’s win.</source>
        <translation>GODRAN vince solo quando è sopra a ogni giocatore. A parità con il miglior giocatore vince il giocatore.</translation>
    </message>
    <message>
        <source>Tied players: more points in own standing buildings, then more points evacuated, then more Mega-Yen, then a shared win.</source>
        <translation>Giocatori in parità: più punti in propri edifici in piedi, poi più punti evacuati, poi più Mega-Yen, poi una vittoria condivisa.</translation>
    </message>
    <message>
        <source>The broke-player end is looked for after Phase 1: no standing center of her own, 0 Mega-Yen after income, and no trade made. Money in research or funds does not count. Who is broke is settled when all have collected: whoever spends her last Mega-Yen in a trade has traded, and plays on this turn.</source>
        <translation>La fine per chi è al verde si controlla dopo la Fase 1: nessun centro proprio in piedi, 0 Mega-Yen dopo le entrate e nessuno scambio fatto. Il denaro in ricerca o nei fondi non conta. Chi è al verde si stabilisce quando tutti hanno incassato: chi spende l’ultimo Mega-Yen in uno scambio ha scambiato, e in questo turno continua a giocare.</translation>
    </message>
    <message>
        <source>One attack with one superweapon a player is enough, for two players too. A superweapon lost before it attacked does not count. Looked for at the end of Phase 8.</source>
        <translation>Basta un attacco con una superarma per giocatore, anche in due. Una superarma persa prima di attaccare non conta. Si controlla alla fine della Fase 8.</translation>
    </message>
    <message>
        <source>“All VP buildings destroyed” means those of all four sectors, controlled or not. The factories and plain buildings do not matter.</source>
        <translation>«Tutti gli edifici con PV distrutti» vuol dire quelli di tutti e quattro i settori, controllati o no. Le fabbriche e gli edifici comuni non contano.</translation>
    </message>
    <message>
        <source>“All populace gone” means every colour, that of the free sector too.</source>
        <translation>«Tutta la popolazione sparita» vuol dire ogni colore, anche quella del settore libero.</translation>
    </message>
    <message>
        <source>Standing buildings of the free sector score for nobody.</source>
        <translation>Gli edifici in piedi del settore libero non danno punti a nessuno.</translation>
    </message>
    <message>
        <source>Populace still on the map at the end scores for nobody.</source>
        <translation>La popolazione ancora sulla mappa alla fine non dà punti a nessuno.</translation>
    </message>
    <message>
        <source>A superweapon is worth {superweapon} to GODRAN and to the Controller.</source>
        <translation>Una superarma vale {superweapon} per GODRAN e per il Controllore.</translation>
    </message>
    <message>
        <source>The Controller loses {wounded} at most once a turn; a kill costs {killed} instead. Both are charged at the end of Phase 8.</source>
        <translation>Il Controllore perde {wounded} al massimo una volta per turno; un’uccisione costa invece {killed}. Si addebitano alla fine della Fase 8.</translation>
    </message>
    <message>
        <source>Every building that falls to GODRAN in the turn counts against the penalty of {no_building}: chains, and what the pissed GODRAN smashes too. It is charged at the end of Phase 8, or at the end of the game once Phase 6 is over.</source>
        <translation>Ogni edificio che nel turno cade per mano di GODRAN conta contro la penalità di {no_building}: anche le catene e ciò che GODRAN demolisce da incavolato. Si addebita alla fine della Fase 8, o alla fine della partita quando la Fase 6 è terminata.</translation>
    </message>
    <message>
        <source>A killing result does not earn the {wound} as well: GODRAN’s points replace them.</source>
        <translation>Un risultato mortale non dà anche i {wound} PV della ferita: al loro posto ci sono i punti di GODRAN.</translation>
    </message>
    <message>
        <source>Penalties can bring a player below 0; selling points cannot.</source>
        <translation>Le penalità possono portare un giocatore sotto lo 0; vendere punti no.</translation>
    </message>
    <message>
        <source>A Controller who smashes or kills what is her own scores it like anything else; an option takes these points away.</source>
        <translation>Un Controllore che demolisce o uccide ciò che è suo ne segna i punti come di qualsiasi altra cosa; un’opzione glieli toglie.</translation>
    </message>
    <message>
        <source>What the pissed GODRAN smashes, and what dies in a flop, scores for GODRAN and for this turn’s Controller.</source>
        <translation>Ciò che GODRAN demolisce da incavolato, e ciò che muore in un fiasco, dà punti a GODRAN e al Controllore di questo turno.</translation>
    </message>
    <message>
        <source>Units lost because everybody bid nothing score for GODRAN alone: nobody controls it yet.</source>
        <translation>Le unità perse perché nessuno ha puntato danno punti solo a GODRAN: non lo controlla ancora nessuno.</translation>
    </message>
    <message>
        <source>Totals go beyond the ring and below 0; Rubble markers never run out.</source>
        <translation>I totali vanno oltre l’anello e sotto lo 0; i segnalini di macerie non finiscono mai.</translation>
    </message>
    <message>
        <source>Sectors are chosen as people came to the table, or drawn; then all roll for first player, ties again. The order goes clockwise by sector.</source>
        <translation>I settori si scelgono nell’ordine in cui si è arrivati al tavolo, o si pescano; poi tutti tirano per il primo giocatore, e in caso di parità si tira di nuovo. L’ordine va in senso orario per settore.</translation>
    </message>
    <message>
        <source>Two players choose sectors in the order A, B, B, A.</source>
        <translation>In due si scelgono i settori nell’ordine A, B, B, A.</translation>
    </message>
    <message>
        <source>Populace is set up openly, in player order, one unit a star.</source>
        <translation>La popolazione si piazza apertamente, in ordine di gioco, un’unità per stella.</translation>
    </message>
    <message>
        <source>On a star whose area a building fills, the unit is inside; in a building that takes a part of it the owner says inside or outside. Chance leaves it outside.</source>
        <translation>Su una stella la cui area è riempita da un edificio l’unità sta dentro; in un edificio che ne occupa una parte il proprietario dice dentro o fuori. Il caso la lascia fuori.</translation>
    </message>
    <message>
        <source>Three players: the ten populace units of the free sector are dealt out in player order. They are their holder’s for good.</source>
        <translation>In tre: le dieci unità di popolazione del settore libero si distribuiscono in ordine di gioco. Restano per sempre a chi le riceve.</translation>
    </message>
    <message>
        <source>They are set up after all others, in player order, one at a time. A unit of the free sector stands once it is placed; of her own a player says when they stand as they shall.</source>
        <translation>Si piazzano dopo tutte le altre, in ordine di gioco, una alla volta. Un’unità del settore libero è decisa appena piazzata; delle proprie è il giocatore a dire quando vanno bene così.</translation>
    </message>
    <message>
        <source>The centre belongs to no sector, has no building, is nobody’s edge, and is an ordinary area otherwise.</source>
        <translation>Il centro non appartiene a nessun settore, non ha edifici, non è il bordo di nessuno, e per il resto è un’area normale.</translation>
    </message>
    <message>
        <source>The {counters} counters are the military units; the four superweapons come on top, one of each for every colour.</source>
        <translation>I {counters} segnalini sono le unità militari; le quattro superarmi si aggiungono, una di ciascun tipo per ogni colore.</translation>
    </message>
    <message>
        <source>Every player has one set of six schemes, two players too.</source>
        <translation>Ogni giocatore ha una serie di sei piani, anche in due.</translation>
    </message>
    <message>
        <source>All begin with no Mega-Yen and no points; the first income comes on turn 1.</source>
        <translation>Tutti iniziano senza Mega-Yen né punti; le prime entrate arrivano nel turno 1.</translation>
    </message>
    <message>
        <source>In secret, and shown together: the bids; then the shopping lists with the money for research; then, once cards have been looked at, the money for superweapons. Amounts become known, cards looked at and types of superweapons do not. Whoever has nothing to choose is not asked, as with a single bid that is open to her or nothing that she could buy. Where purses are secret she is asked all the same, lest the others learn what she has.</source>
        <translation>In segreto, e rivelati insieme: le offerte; poi le liste della spesa con il denaro per la ricerca; poi, guardate le carte, il denaro per le superarmi. Le cifre si sanno, le carte guardate e i tipi di superarma no. Chi non ha nulla da scegliere non viene interpellato, come con una sola offerta possibile o nulla da comprare. Con le borse segrete viene interpellato comunque, così gli altri non scoprono quanto ha.</translation>
    </message>
    <message>
        <source>A center of the free sector is held by infantry inside it or on its roof, as they stand when the turn begins.</source>
        <translation>Un centro del settore libero lo occupa la fanteria dentro o sul tetto, così com’è quando inizia il turno.</translation>
    </message>
    <message>
        <source>Its output is divided by players, not by units; fractions are lost.</source>
        <translation>La sua rendita si divide per giocatori, non per unità; le frazioni si perdono.</translation>
    </message>
    <message>
        <source>Points are sold in Phase 1 only, by a player without standing center and Mega-Yen: any whole amount, to any player who agrees, never below 0 points. An amount that came to nothing with a player is not named to her again. With one trade she is done, and so she is when nobody has taken any amount that she could offer. As soon as one such player is done without a trade, the game ends. Where purses are secret an offer may ask for more than the other has.</source>
        <translation>I punti si vendono solo nella Fase 1, da un giocatore senza centri in piedi né Mega-Yen: qualsiasi cifra intera, a qualsiasi giocatore d’accordo, mai sotto 0 punti. Una cifra andata a vuoto con un giocatore non gli viene riproposta. Con uno scambio ha finito, e ha finito anche quando nessuno ha accettato nessuna delle cifre che poteva offrire. Appena uno di questi giocatori ha finito senza scambi, la partita termina. Con le borse segrete un’offerta può chiedere più di quanto l’altro ha.</translation>
    </message>
    <message>
        <source>Nobody bids more than she has. Whoever can pay none of her cards bids nothing and keeps them.</source>
        <translation>Nessuno punta più di quanto ha. Chi non può pagare nessuna delle sue carte non punta nulla e le tiene.</translation>
    </message>
    <message>
        <source>Two players: the bid is the sum of both cards, and both are used. Whoever can pay for one only, or has only one left, plays that one alone.</source>
        <translation>In due: l’offerta è la somma delle due carte, e si usano entrambe. Chi ne può pagare una sola, o ne ha una sola, gioca solo quella.</translation>
    </message>
    <message>
        <source>All who are tied throw, as long as one of them has Mega-Yen. Each adds and pays what her die shows, or what she has left. Those still tied for the top go on.</source>
        <translation>Tirano tutti quelli in parità, finché uno di loro ha Mega-Yen. Ognuno aggiunge e paga ciò che mostra il dado, o ciò che gli resta. Chi è ancora in parità in testa continua.</translation>
    </message>
    <message>
        <source>When nobody tied can add anything, cards and payments return and all bid anew, once. If that ends so too, the bids stand and the tied players roll for it free of charge.</source>
        <translation>Quando nessuno di chi è in parità può aggiungere nulla, carte e pagamenti tornano indietro e tutti puntano da capo, una volta. Se finisce così anche quella, le offerte restano e chi è in parità tira ai dadi, gratis.</translation>
    </message>
    <message>
        <source>Everybody bid nothing: first the loss of units, once a turn, then the roll.</source>
        <translation>Nessuno ha puntato: prima la perdita di unità, una volta per turno, poi il tiro.</translation>
    </message>
    <message>
        <source>Closest is counted in areas, whatever is between; units inside and on roofs count, superweapons and boxes do not. The owner picks among equals; one unit a player, and none where nothing is on the map.</source>
        <translation>La più vicina si conta in aree, qualunque cosa ci sia in mezzo; contano le unità dentro e sui tetti, superarmi e caselle no. Tra pari sceglie il proprietario; un’unità per giocatore, e nessuna dove non c’è nulla sulla mappa.</translation>
    </message>
    <message>
        <source>A carried scheme counts: with one above 0 nobody has bid nothing.</source>
        <translation>Un piano riportato conta: se ce n’è uno sopra lo 0, non si può dire che nessuno ha puntato.</translation>
    </message>
    <message>
        <source>GODRAN must begin and end Phase 6 in the sector, never leave it, and spend at least one Action Point. The centre is in no sector.</source>
        <translation>GODRAN deve iniziare e finire la Fase 6 nel settore, non lasciarlo mai e spendere almeno un Punto azione. Il centro non è in nessun settore.</translation>
    </message>
    <message>
        <source>The sector’s player carries one card that she played or carried this turn, whoever controls GODRAN; again and again while it holds. Of several it is the one that costs most. It counts as used.</source>
        <translation>Il giocatore del settore riporta una carta che ha giocato o riportato in questo turno, chiunque controlli GODRAN; più volte di seguito, finché vale. Tra più carte è quella che costa di più. Conta come usata.</translation>
    </message>
    <message>
        <source>The bid is the carried card plus the new one; only the new one is paid, and none need be played.</source>
        <translation>L’offerta è la carta riportata più la nuova; si paga solo la nuova, e nessuna è obbligatoria.</translation>
    </message>
    <message>
        <source>Once all six are used, a carried one included, the hand is taken up again just before the next bid. A card that is still carried stays out until it no longer is.</source>
        <translation>Quando tutte e sei sono usate, anche una riportata, la mano si riprende appena prima dell’asta successiva. Una carta ancora riportata resta fuori finché non lo è più.</translation>
    </message>
    <message>
        <source>A unit that finds no area to come in waits in the box and comes in the first turn it can. Phase 7 cannot be ended while a unit in the box could enter.</source>
        <translation>Un’unità che non trova un’area in cui entrare attende nella casella ed entra nel primo turno in cui può. La Fase 7 non si può terminare finché un’unità nella casella potrebbe entrare.</translation>
    </message>
    <message>
        <source>What was destroyed can be activated from the next Phase 3.</source>
        <translation>Ciò che è stato distrutto si può attivare dalla Fase 3 successiva.</translation>
    </message>
    <message>
        <source>The player chooses which face-down card she looks at, and never the same twice. What is left of the money is kept.</source>
        <translation>Il giocatore sceglie quale carta coperta guardare, e mai due volte la stessa. Il denaro che avanza si conserva.</translation>
    </message>
    <message>
        <source>Only the buyer of a look sees the card; what she tells is up to her.</source>
        <translation>La carta la vede solo chi ha comprato lo sguardo; che cosa racconti è affar suo.</translation>
    </message>
    <message>
        <source>The type is settled in the phase in which the fund reaches the first mark, before others show theirs, and stays secret until it is done.</source>
        <translation>Il tipo si decide nella fase in cui il fondo raggiunge la prima soglia, prima che gli altri mostrino il loro, e resta segreto finché l’arma non è pronta.</translation>
    </message>
    <message>
        <source>One superweapon of a type for each colour at a time; a fund takes no more than it needs; a destroyed one needs a new fund. Several funds may run.</source>
        <translation>Una superarma per tipo e per colore alla volta; un fondo non prende più del necessario; una distrutta richiede un fondo nuovo. Si possono tenere più fondi.</translation>
    </message>
    <message>
        <source>A finished superweapon may stay in the box.</source>
        <translation>Una superarma pronta può restare nella casella.</translation>
    </message>
    <message>
        <source>A border is closed while a standing building on either side covers all of it. Touching at a corner covers nothing.</source>
        <translation>Un confine è chiuso finché un edificio in piedi da una delle due parti lo copre tutto. Toccare un angolo non copre nulla.</translation>
    </message>
    <message>
        <source>One attack may take units of one player in several areas of reach, of each area all that can be attacked or none.</source>
        <translation>Un attacco può prendere le unità di un giocatore in più aree a portata, di ogni area tutto ciò che si può attaccare o nulla.</translation>
    </message>
    <message>
        <source>Units on roofs, helicopters and units beyond a closed border can be attacked; only those inside are safe.</source>
        <translation>Unità sui tetti, elicotteri e unità oltre un confine chiuso si possono attaccare; è al sicuro solo chi sta dentro.</translation>
    </message>
    <message>
        <source>An attack takes at least one die; the same target may be attacked again. With the last Action Point the phase ends by itself.</source>
        <translation>Un attacco richiede almeno un dado; lo stesso bersaglio si può attaccare di nuovo. Con l’ultimo Punto azione la fase finisce da sola.</translation>
    </message>
    <message>
        <source>A mortar has strength 2 when it is attacked.</source>
        <translation>Un mortaio ha forza 2 quando viene attaccato.</translation>
    </message>
    <message>
        <source>Only infantry doubles in rubble, only when GODRAN attacks units, not against falling buildings.</source>
        <translation>Tra le macerie raddoppia solo la fanteria, e solo quando GODRAN attacca unità, non contro edifici che crollano.</translation>
    </message>
    <message>
        <source>No Damage Points, no effect.</source>
        <translation>Niente Punti danno, niente effetto.</translation>
    </message>
    <message>
        <source>The owner chooses one effect or none for each unit, so that the sum is the largest that fits into the Damage Points.</source>
        <translation>Il proprietario sceglie per ogni unità un effetto o nessuno, in modo che la somma sia la più alta che entra nei Punti danno.</translation>
    </message>
    <message>
        <source>A populace unit can be destroyed for 1, flee for 2, or be destroyed for 3.</source>
        <translation>Un’unità di popolazione può essere distrutta per 1, fuggire per 2, o essere distrutta per 3.</translation>
    </message>
    <message>
        <source>On a roof: destroyed for 1, nothing else. Without a retreat: destroyed for 1, or flee for 2 where it has a step.</source>
        <translation>Su un tetto: distrutta per 1, nient’altro. Senza ritirata: distrutta per 1, o fuga per 2 dove ha un passo.</translation>
    </message>
    <message>
        <source>Away means an area next to it, which it could enter by itself, farther from GODRAN in steps. From GODRAN’s own area every such neighbour is away. Where there is only one, it is taken at once.</source>
        <translation>Lontano vuol dire un’area accanto, in cui potrebbe entrare da sola, più distante da GODRAN in passi. Dall’area di GODRAN stesso va bene ogni area vicina di questo genere. Se ce n’è una sola, si prende subito.</translation>
    </message>
    <message>
        <source>Retreats cost no movement points. Infantry that retreats into a filled area is inside. Stacks are counted only when the owner’s next movement ends.</source>
        <translation>Le ritirate non costano punti movimento. La fanteria che si ritira in un’area piena sta dentro. Le pile si contano solo quando finisce il prossimo movimento del proprietario.</translation>
    </message>
    <message>
        <source>The Controller moves a fleeing unit one to three areas, each step as the unit could make it, never into GODRAN’s area; it may end closer. Where there is only one first step, it is taken at once.</source>
        <translation>Il Controllore muove un’unità in fuga di una, due o tre aree, ogni passo come potrebbe farlo l’unità, mai nell’area di GODRAN; può finire più vicina. Se il primo passo possibile è uno solo, si fa subito.</translation>
    </message>
    <message>
        <source>At its end it may be put inside a building of its area. For populace leaving the map is one of the three areas, and its owner scores it.</source>
        <translation>Alla fine può essere messa dentro un edificio della sua area. Per la popolazione lasciare la mappa è una delle tre aree, e ne segna i punti il proprietario.</translation>
    </message>
    <message>
        <source>A superweapon has strength 0; it takes 1 and is destroyed, or takes nothing. It never retreats or flees, not even with what carried it.</source>
        <translation>Una superarma ha forza 0; prende 1 e viene distrutta, o non prende nulla. Non si ritira né fugge mai, nemmeno con chi la trasportava.</translation>
    </message>
    <message>
        <source>Only one player’s units suffer at a time.</source>
        <translation>Subiscono solo le unità di un giocatore alla volta.</translation>
    </message>
    <message>
        <source>Annoyed and Stunned cancel out and do not add up with themselves. They change every die of Phase 6 and end with it; the pissed GODRAN of Phase 8 throws plain dice.</source>
        <translation>Scocciato e Stordito si annullano e non si sommano con sé stessi. Cambiano ogni dado della Fase 6 e finiscono con essa; GODRAN incavolato nella Fase 8 tira dadi normali.</translation>
    </message>
    <message>
        <source>The building in GODRAN’s own area can always be attacked.</source>
        <translation>L’edificio nell’area di GODRAN si può sempre attaccare.</translation>
    </message>
    <message>
        <source>The building next door can be attacked if its outline lies on a stretch of the common border, also when that makes the border closed.</source>
        <translation>L’edificio accanto si può attaccare se il suo contorno corre su un tratto del confine comune, anche quando questo rende chiuso il confine.</translation>
    </message>
    <message>
        <source>A unit outside dies when the dice, with what is added to each, reach its movement points plus strength plus {drop}. Each is looked at once for each fall.</source>
        <translation>Un’unità all’aperto muore quando i dadi, con ciò che si aggiunge a ciascuno, raggiungono i suoi punti movimento più la forza più {drop}. Ognuna si controlla una volta per ogni crollo.</translation>
    </message>
    <message>
        <source>Over a filled area there can only be helicopters, which are spared, and units on the roof, which die.</source>
        <translation>Sopra un’area piena ci possono essere solo elicotteri, che si salvano, e unità sul tetto, che muoiono.</translation>
    </message>
    <message>
        <source>The Stadium is one building: it is attacked at either half, both become rubble, and who is in or on either half dies.</source>
        <translation>Lo Stadio è un solo edificio: si attacca da una metà o dall’altra, entrambe diventano macerie, e chi è dentro o sopra una delle due muore.</translation>
    </message>
    <message>
        <source>The whole area of a fallen building is rubble; its borders are open and it blocks no sight.</source>
        <translation>L’intera area di un edificio crollato è macerie; i suoi confini sono aperti e non blocca la vista.</translation>
    </message>
    <message>
        <source>From next door a building is aimed straight on; one of two areas throws its debris into the first area beyond it.</source>
        <translation>Dall’area accanto un edificio si mira in linea retta; uno di due aree lancia i suoi detriti nella prima area oltre sé.</translation>
    </message>
    <message>
        <source>From its own area it is aimed over a side that it touches, over any if it touches none.</source>
        <translation>Dalla propria area si mira oltre un lato che l’edificio tocca, oltre uno qualsiasi se non ne tocca nessuno.</translation>
    </message>
    <message>
        <source>Debris that flies off the map is lost; the building has fallen all the same.</source>
        <translation>I detriti che volano fuori dalla mappa sono persi; l’edificio è crollato comunque.</translation>
    </message>
    <message>
        <source>Any standing building in the area of the debris, wherever it stands there, is struck.</source>
        <translation>Ogni edificio in piedi nell’area dei detriti, ovunque stia, viene colpito.</translation>
    </message>
    <message>
        <source>The Factory counts 15 against the dice in a chain too.</source>
        <translation>La Fabbrica conta 15 contro i dadi anche in una catena.</translation>
    </message>
    <message>
        <source>What is added is the number of the building that fell just before. The same number of dice is thrown anew for each link and costs nothing.</source>
        <translation>Si aggiunge il numero dell’edificio crollato subito prima. Lo stesso numero di dadi si tira di nuovo per ogni anello e non costa nulla.</translation>
    </message>
    <message>
        <source>The first building falls at 0 and throws debris at {debris}; the second does both at {second}, the third at {third}, and so on.</source>
        <translation>Il primo edificio crolla con 0 e lancia detriti con {debris}; il secondo fa entrambe le cose con {second}, il terzo con {third}, e così via.</translation>
    </message>
    <message>
        <source>A chain keeps its direction. Where it comes to a building that has fallen in it, the debris lands and the chain ends.</source>
        <translation>Una catena mantiene la direzione. Dove arriva a un edificio già crollato nella stessa catena, i detriti cadono e la catena finisce.</translation>
    </message>
    <message>
        <source>One marker is enough for an area; units there are put to the test all the same. GODRAN is never hit.</source>
        <translation>Un segnalino basta per un’area; le unità lì vengono comunque messe alla prova. GODRAN non viene mai colpito.</translation>
    </message>
    <message>
        <source>Units that survive in an area that they could not enter stay, and leave by any way open to them.</source>
        <translation>Le unità che sopravvivono in un’area in cui non potrebbero entrare restano, ed escono per qualsiasi via aperta.</translation>
    </message>
    <message>
        <source>The pissed GODRAN only smashes, any building that it could attack now; the Controller chooses.</source>
        <translation>GODRAN incavolato demolisce e basta, qualsiasi edificio che potrebbe attaccare ora; sceglie il Controllore.</translation>
    </message>
    <message>
        <source>A populace unit is paid for with its first movement point of a turn, once.</source>
        <translation>Un’unità di popolazione si paga con il suo primo punto movimento del turno, una volta sola.</translation>
    </message>
    <message>
        <source>Closed borders stop GODRAN, tanks and halftracks only.</source>
        <translation>I confini chiusi fermano solo GODRAN, carri armati e semicingolati.</translation>
    </message>
    <message>
        <source>Out of a filled area it is one step to the next; out of a building that takes a part, first 1 to come out.</source>
        <translation>Da un’area piena si esce con un passo nell’area successiva; da un edificio che ne occupa una parte, prima 1 per uscire.</translation>
    </message>
    <message>
        <source>The roof is reached from inside only, and left to the inside; infantry only.</source>
        <translation>Sul tetto si sale solo da dentro, e se ne scende solo verso l’interno; vale per la sola fanteria.</translation>
    </message>
    <message>
        <source>On a roof all infantry doubles when it attacks, a mortar whichever strength it uses.</source>
        <translation>Su un tetto tutta la fanteria raddoppia quando attacca; il mortaio con qualunque delle sue forze.</translation>
    </message>
    <message>
        <source>Into GODRAN’s area go helicopters without a load; with one they do not even fly across it. A unit that it walked onto may step out into any area that it could enter.</source>
        <translation>Nell’area di GODRAN entrano gli elicotteri senza carico; con un carico non la sorvolano nemmeno. Un’unità che GODRAN ha raggiunto camminando può uscire in qualsiasi area in cui potrebbe entrare.</translation>
    </message>
    <message>
        <source>All players together: 3 ground-based units and 1 helicopter an area, wherever in it they stand. It is checked when a player ends her movement, and she puts right what she can. Until then units may pass through a full area, change places, or come in before another leaves, as long as all can still find room; the last place for one that has to move on is kept for it. With “even seats” each player’s units are counted by themselves.</source>
        <translation>Tutti i giocatori insieme: 3 unità di terra e 1 elicottero per area, ovunque siano nell’area. Si controlla quando un giocatore termina il movimento: deve rimediare per quanto può. Fino ad allora le unità possono attraversare un’area al completo, scambiarsi di posto o entrare prima che un’altra esca, purché tutte possano ancora trovare posto; l’ultimo posto per una che deve proseguire resta riservato a lei. Con «Posti alla pari» le unità di ogni giocatore si contano per conto loro.</translation>
    </message>
    <message>
        <source>In at the edge for 1, on rubble for 2 (tanks and infantry; halftracks not at all), never into GODRAN’s area except helicopters. Two players: at either own sector, whatever the colour.</source>
        <translation>Si entra dal bordo per 1, sulle macerie per 2 (carri armati e fanteria; i semicingolati non entrano affatto), mai nell’area di GODRAN tranne gli elicotteri. In due: da uno qualsiasi dei propri settori, qualunque sia il colore.</translation>
    </message>
    <message>
        <source>A paratroop drops into an area without building, rubble, unit and GODRAN; the drop is its whole move. It may come in at the edge instead.</source>
        <translation>I paracadutisti si lanciano in un’area senza edifici, macerie, unità né GODRAN; il lancio è tutto il loro movimento. In alternativa possono entrare dal bordo.</translation>
    </message>
    <message>
        <source>On the first turn it drops in its own sectors only; the free sector is none. From the second turn on the centre is open to it too.</source>
        <translation>Nel primo turno si lanciano solo nei propri settori; il settore libero non conta come tale. Dal secondo turno è aperto anche il centro.</translation>
    </message>
    <message>
        <source>Carrier and load begin the phase in the same area, outside, or both in the box, and have the same owner. Loading and setting down cost nothing. The load has not moved before and does not move after; what is set down before the first step was not carried. After its first step a carrier takes nothing on.</source>
        <translation>Mezzo e carico iniziano la fase nella stessa area, all’aperto, o entrambi nella casella, e hanno lo stesso proprietario. Caricare e lasciare a terra non costa nulla. Il carico non si è mosso prima e non si muove dopo; ciò che si lascia a terra prima del primo passo non conta come trasportato. Dopo il primo passo un mezzo non carica più nulla.</translation>
    </message>
    <message>
        <source>A load is set down where it could stand by itself, a superweapon not in a filled area. A loaded helicopter may fly over buildings that fill their area but not stay there.</source>
        <translation>Un carico si lascia a terra dove potrebbe stare da solo, una superarma non in un’area piena. Un elicottero carico può sorvolare gli edifici che riempiono l’area ma non fermarsi lì.</translation>
    </message>
    <message>
        <source>A superweapon may be left alone, and be picked up later.</source>
        <translation>Una superarma si può lasciare da sola e riprendere più tardi.</translation>
    </message>
    <message>
        <source>Populace leaves from any outer area, outside of buildings, for 1. Vehicles do not carry it.</source>
        <translation>La popolazione lascia la mappa da qualsiasi area esterna, fuori dagli edifici, per 1. I veicoli non la trasportano.</translation>
    </message>
    <message>
        <source>Populace never enters rubble, and may walk out of it.</source>
        <translation>La popolazione non entra mai tra le macerie, ma può uscirne.</translation>
    </message>
    <message>
        <source>Nobody has to move, except what must come in from the box. Whoever has nothing that can move is passed over; whoever has moved says herself that she is done. Where purses are secret nobody is passed over because she cannot pay for her populace.</source>
        <translation>Nessuno è obbligato a muovere, tranne ciò che deve entrare dalla casella. Chi non ha nulla che possa muoversi viene saltato; chi ha mosso dice da sé quando ha finito. Con le borse segrete nessuno viene saltato perché non può pagare la propria popolazione.</translation>
    </message>
    <message>
        <source>Helicopters in GODRAN’s area, and units that it walked onto, attack there; mortars with 2.</source>
        <translation>Gli elicotteri nell’area di GODRAN, e le unità che GODRAN ha raggiunto camminando, attaccano lì; i mortai con 2.</translation>
    </message>
    <message>
        <source>Units attack from inside. From afar their own building is in the way, for a unit on its roof it is not.</source>
        <translation>Le unità attaccano da dentro. Da lontano il loro stesso edificio è d’intralcio; per un’unità sul suo tetto no.</translation>
    </message>
    <message>
        <source>Range is the shortest way over sides, buildings ignored.</source>
        <translation>La gittata è la via più breve di lato in lato, senza contare gli edifici.</translation>
    </message>
    <message>
        <source>A building blocks when the line from centre to centre runs inside it, not when it touches a corner or runs along a wall. One of two areas counts once.</source>
        <translation>Un edificio blocca quando la linea da centro a centro ne attraversa l’interno, non quando tocca un angolo o corre lungo un muro. Un edificio di due aree conta una volta.</translation>
    </message>
    <message>
        <source>Next door no line is needed, also over a closed border.</source>
        <translation>Dall’area accanto non serve una linea, nemmeno attraverso un confine chiuso.</translation>
    </message>
    <message>
        <source>A player may make several attacks; every superweapon attacks alone; every unit once. Whoever has nothing left that can attack is passed over.</source>
        <translation>Un giocatore può fare più attacchi; ogni superarma attacca da sola; ogni unità una volta. Chi non ha più nulla che possa attaccare viene saltato.</translation>
    </message>
    <message>
        <source>Mortars are silent from afar while any unit of anybody, populace too, is in GODRAN’s area. From next door, and from that area, they attack.</source>
        <translation>I mortai tacciono da lontano finché nell’area di GODRAN c’è un’unità di chiunque, anche di popolazione. Dall’area accanto, e da quella stessa area, attaccano.</translation>
    </message>
    <message>
        <source>GODRAN’s strength is {beside} while any building stands in its area.</source>
        <translation>La forza di GODRAN è {beside} finché nella sua area c’è un edificio in piedi.</translation>
    </message>
    <message>
        <source>The column of wounds is that of the start of the phase; wounds, healing and death come at its end. All else happens at once. With “even seats” range, sight and buildings are measured to where GODRAN began the phase, and mortars hold their fire for units there.</source>
        <translation>La colonna delle ferite è quella di inizio fase; ferite, guarigione e morte arrivano alla fine. Tutto il resto avviene subito. Con «Posti alla pari» gittata, visuale ed edifici si misurano da dove GODRAN ha iniziato la fase, e i mortai tacciono per le unità che sono lì.</translation>
    </message>
    <message>
        <source>A flop: the Controller may destroy one attacker, then those on roofs die, then the rest retreats; what cannot is destroyed. All of it scores.</source>
        <translation>Un fiasco: il Controllore può distruggere un attaccante, poi muoiono quelli sui tetti, poi gli altri si ritirano; chi non può viene distrutto. Tutto dà punti.</translation>
    </message>
    <message>
        <source>Exactly 0 is a flop.</source>
        <translation>Anche uno 0 esatto è un fiasco.</translation>
    </message>
    <message>
        <source>A second Wounded in a turn is a Retreat; its author still gets {wound}.</source>
        <translation>Un secondo Ferito nello stesso turno è una Ritirata; l’autore prende comunque {wound} PV.</translation>
    </message>
    <message>
        <source>Wounded: one wound at the end of the phase, {wound} to its author, {wounded} less for the Controller.</source>
        <translation>Ferito: una ferita alla fine della fase, {wound} PV al suo autore, {wounded} in meno per il Controllore.</translation>
    </message>
    <message>
        <source>Military units kill only a GODRAN that began the phase with {most} wounds.</source>
        <translation>Le unità militari uccidono solo un GODRAN che ha iniziato la fase con {most} ferite.</translation>
    </message>
    <message>
        <source>Any Wounded, a superweapon’s too, kills a GODRAN that began the phase with {most} wounds, whatever heals it meanwhile. Several killers share.</source>
        <translation>Qualsiasi Ferito, anche di una superarma, uccide un GODRAN che ha iniziato la fase con {most} ferite, qualunque cosa lo guarisca nel frattempo. Più uccisori si dividono i punti.</translation>
    </message>
    <message>
        <source>Wounds at the end: those at the start, one more for any Wounded, one less for each Healed, 0 to {most}.</source>
        <translation>Ferite alla fine: quelle dell’inizio, una in più per qualsiasi Ferito, una in meno per ogni Guarito, da 0 a {most}.</translation>
    </message>
    <message>
        <source>The attacker chooses among the areas GODRAN could enter: those without attackers and no nearer to any, else those without, else any. None: Stunned instead.</source>
        <translation>L’attaccante sceglie tra le aree in cui GODRAN potrebbe entrare: quelle senza attaccanti e non più vicine a nessuno di loro, altrimenti quelle senza, altrimenti una qualsiasi. Se non ce ne sono: Stordito.</translation>
    </message>
    <message>
        <source>Stunned and Retreat: first the retreat.</source>
        <translation>Stordito e Ritirata: prima la ritirata.</translation>
    </message>
    <message>
        <source>Pissed: as many dice as Damage Points, {pissed} against a superweapon. A building in reach must be taken; else attackers in reach, as one attack; else nothing.</source>
        <translation>Incavolato: tanti dadi quanti i Punti danno, {pissed} contro una superarma. Un edificio a portata è obbligatorio; altrimenti gli attaccanti a portata, in un solo attacco; altrimenti nulla.</translation>
    </message>
    <message>
        <source>Really Pissed: Pissed at once, and Annoyed for the next turn.</source>
        <translation>Incavolato nero: Incavolato subito, e Scocciato per il turno successivo.</translation>
    </message>
    <message>
        <source>The first attack with any superweapon turns the Origin over, before the dice.</source>
        <translation>Il primo attacco con una superarma qualsiasi scopre l’Origine, prima dei dadi.</translation>
    </message>
    <message>
        <source>A superweapon may attack every turn.</source>
        <translation>Una superarma può attaccare in ogni turno.</translation>
    </message>
    <message>
        <source>Lines 8 to 12 of the superweapon table are reconstructed.</source>
        <translation>Le righe da 8 a 12 della tabella delle superarmi sono ricostruite.</translation>
    </message>
    <message>
        <source>A superweapon kills by a fourth wound. An option lets a 12 on column C kill.</source>
        <translation>Una superarma uccide con una quarta ferita. Un’opzione fa sì che un 12 sulla colonna C uccida.</translation>
    </message>
    <message>
        <source>Losses and retreats earlier in Phase 8 count. What retreated may still attack in its owner’s turn, what attacked does not attack again.</source>
        <translation>Contano le perdite e le ritirate avvenute prima nella Fase 8. Chi si è ritirato può ancora attaccare nel turno del suo proprietario, chi ha attaccato non attacca di nuovo.</translation>
    </message>
    <message>
        <source>Two players: both colours are one army with one purse and one set of funds. Edges and carried schemes go by sector; no center left means none in both.</source>
        <translation>In due: i due colori sono un unico esercito, con una sola borsa e una sola serie di fondi. Bordi e piani riportati vanno a settore; «nessun centro rimasto» vuol dire in nessuno dei due.</translation>
    </message>
    <message>
        <source>Three players: the free sector has no edge, no owner and no carried scheme. Its buildings score for GODRAN and the Controller; its army stays out.</source>
        <translation>In tre: il settore libero non ha bordo, né proprietario, né piano riportato. I suoi edifici danno punti a GODRAN e al Controllore; il suo esercito resta fuori.</translation>
    </message>
    <message>
        <source>Two players: {ap_two} Action Points, two cards, dearer superweapons, two sets of counters; nothing else changes.</source>
        <translation>In due: {ap_two} Punti azione, due carte, superarmi più care, due serie di segnalini; il resto non cambia.</translation>
    </message>
    <message>
        <source>A monster called GODRAN tramples a city. Each of two to four players defends a sector of it (two play with two sectors each), gets the people out, and fights the monster with soldiers or with a superweapon. Every turn the players bid for the control of GODRAN: whoever gets it scores what the monster scores.</source>
        <translation>Un mostro chiamato GODRAN calpesta una città. Ognuno dei due, tre o quattro giocatori ne difende un settore (in due, due settori a testa), mette in salvo la gente e combatte il mostro con soldati o con una superarma. In ogni turno i giocatori si contendono all’asta il controllo di GODRAN: chi lo ottiene segna i punti del mostro.</translation>
    </message>
    <message>
        <source>At the end the player with the most victory points wins, unless GODRAN has more than every player: then all have lost.</source>
        <translation>Alla fine vince il giocatore con più punti vittoria, a meno che GODRAN ne abbia più di ogni giocatore: allora hanno perso tutti.</translation>
    </message>
    <message>
        <source>End and victory</source>
        <translation>Fine e vittoria</translation>
    </message>
    <message>
        <source>The game ends when a player has no standing production center, no Mega-Yen and no trade; when every player has attacked with a superweapon; when GODRAN is dead; when no building with victory points stands; or when all populace is safe or lost.</source>
        <translation>La partita finisce quando un giocatore è senza centri di produzione in piedi, senza Mega-Yen e senza uno scambio; quando ogni giocatore ha attaccato con una superarma; quando GODRAN è morto; quando non resta in piedi nessun edificio con punti vittoria; o quando tutta la popolazione è in salvo o perduta.</translation>
    </message>
    <message>
        <source>Then every player scores her VP buildings that still stand. GODRAN wins if it has more than each of the players; a tie with the best player is the player’s win.</source>
        <translation>Poi ogni giocatore segna i PV dei propri edifici ancora in piedi. GODRAN vince se ne ha più di ciascun giocatore; in parità con il migliore vince il giocatore.</translation>
    </message>
    <message>
        <source>Areas, sectors, Mega-Yen</source>
        <translation>Aree, settori, Mega-Yen</translation>
    </message>
    <message>
        <source>The city is made of square areas. Areas are adjacent when they share a side, never over a corner. Four sectors surround the purple centre, which belongs to nobody.</source>
        <translation>La città è fatta di aree quadrate. Le aree sono adiacenti quando hanno un lato in comune, mai attraverso un angolo. Quattro settori circondano il centro viola, che non è di nessuno.</translation>
    </message>
    <message>
        <source>Each sector has five production centers. Money pays for bids, military units, research, superweapons, and in each turn for every populace unit that moves. It carries over, and nothing can destroy it.</source>
        <translation>Ogni settore ha cinque centri di produzione. Il denaro paga offerte, unità militari, ricerca, superarmi e, a ogni turno, ogni unità di popolazione che si muove. Resta da un turno all’altro, e nulla può distruggerlo.</translation>
    </message>
    <message>
        <source>Each player chooses a sector and takes the counters of its colour. Two players choose two each, in the order A, B, B, A. Where three play one sector stays free.</source>
        <translation>Ogni giocatore sceglie un settore e prende i segnalini del suo colore. In due se ne scelgono due a testa, nell’ordine A, B, B, A. In tre un settore resta libero.</translation>
    </message>
    <message>
        <source>The dice decide who is first; the order goes clockwise by sector and never changes. One of six Origin cards is put away unseen, the other five are laid out face down.</source>
        <translation>I dadi decidono chi è il primo; l’ordine va in senso orario per settore e non cambia mai. Una delle sei carte Origine viene messa via senza guardarla, le altre cinque si dispongono coperte.</translation>
    </message>
    <message>
        <source>Each player sets her populace up on the stars of her sector, one unit a star. Where three play, the populace of the free sector is dealt out among them and set up there.</source>
        <translation>Ogni giocatore piazza la propria popolazione sulle stelle del proprio settore, un’unità per stella. In tre la popolazione del settore libero viene distribuita tra i giocatori e piazzata lì.</translation>
    </message>
    <message>
        <source>1 Income · 2 Bid · 3 Activate · 4 Research · 5 Develop · 6 GODRAN · 7 Move · 8 Attack. All decide at once and in secret in Phases 2 to 5; Phase 6 is the Controller’s; Phases 7 and 8 are played in player order.</source>
        <translation>1 Entrate · 2 Asta · 3 Attivazione · 4 Ricerca · 5 Sviluppo · 6 GODRAN · 7 Movimento · 8 Attacco. Nelle Fasi da 2 a 5 tutti decidono insieme e in segreto; la Fase 6 è del Controllore; le Fasi 7 e 8 si giocano in ordine di gioco.</translation>
    </message>
    <message>
        <source>when the end is looked for</source>
        <translation>quando si controlla la fine</translation>
    </message>
    <message>
        <source>GODRAN’s points after a kill</source>
        <translation>i punti di GODRAN dopo un’uccisione</translation>
    </message>
    <message>
        <source>when GODRAN wins</source>
        <translation>quando vince GODRAN</translation>
    </message>
    <message>
        <source>ties at the end</source>
        <translation>parità alla fine</translation>
    </message>
    <message>
        <source>the broke-player end</source>
        <translation>la fine per chi è al verde</translation>
    </message>
    <message>
        <source>the superweapon end</source>
        <translation>la fine delle superarmi</translation>
    </message>
    <message>
        <source>all buildings destroyed</source>
        <translation>tutti gli edifici distrutti</translation>
    </message>
    <message>
        <source>all populace gone</source>
        <translation>tutta la popolazione sparita</translation>
    </message>
    <message>
        <source>buildings of the free sector</source>
        <translation>edifici del settore libero</translation>
    </message>
    <message>
        <source>populace left on the map</source>
        <translation>popolazione rimasta sulla mappa</translation>
    </message>
    <message>
        <source>points of a superweapon</source>
        <translation>punti di una superarma</translation>
    </message>
    <message>
        <source>losses of the Controller</source>
        <translation>perdite del Controllore</translation>
    </message>
    <message>
        <source>the penalty for no building</source>
        <translation>la penalità senza edifici</translation>
    </message>
    <message>
        <source>a kill instead of a wound</source>
        <translation>un’uccisione invece di una ferita</translation>
    </message>
    <message>
        <source>points below 0</source>
        <translation>punti sotto lo 0</translation>
    </message>
    <message>
        <source>smashing one’s own</source>
        <translation>demolire ciò che è proprio</translation>
    </message>
    <message>
        <source>points in Phase 8</source>
        <translation>punti nella Fase 8</translation>
    </message>
    <message>
        <source>units lost for empty bids</source>
        <translation>unità perse per offerte vuote</translation>
    </message>
    <message>
        <source>beyond the ring</source>
        <translation>oltre l’anello</translation>
    </message>
    <message>
        <source>how sectors are chosen</source>
        <translation>come si scelgono i settori</translation>
    </message>
    <message>
        <source>sectors for two</source>
        <translation>settori in due</translation>
    </message>
    <message>
        <source>setting up the populace</source>
        <translation>piazzare la popolazione</translation>
    </message>
    <message>
        <source>stars inside buildings</source>
        <translation>stelle dentro edifici</translation>
    </message>
    <message>
        <source>populace of the free sector</source>
        <translation>popolazione del settore libero</translation>
    </message>
    <message>
        <source>when the populace stands</source>
        <translation>quando la popolazione è piazzata</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>il centro</translation>
    </message>
    <message>
        <source>how many counters</source>
        <translation>quanti segnalini</translation>
    </message>
    <message>
        <source>one set of schemes each</source>
        <translation>una serie di piani a testa</translation>
    </message>
    <message>
        <source>money at the start</source>
        <translation>denaro all’inizio</translation>
    </message>
    <message>
        <source>what is secret</source>
        <translation>che cosa è segreto</translation>
    </message>
    <message>
        <source>who holds a center</source>
        <translation>chi occupa un centro</translation>
    </message>
    <message>
        <source>sharing an output</source>
        <translation>dividere una rendita</translation>
    </message>
    <message>
        <source>selling points</source>
        <translation>vendere punti</translation>
    </message>
    <message>
        <source>bids within the purse</source>
        <translation>offerte entro la borsa</translation>
    </message>
    <message>
        <source>two cards for two players</source>
        <translation>due carte in due</translation>
    </message>
    <message>
        <source>ties in the bid</source>
        <translation>parità nell’asta</translation>
    </message>
    <message>
        <source>ties without money</source>
        <translation>parità senza denaro</translation>
    </message>
    <message>
        <source>nobody bids</source>
        <translation>nessuno punta</translation>
    </message>
    <message>
        <source>the units closest to GODRAN</source>
        <translation>le unità più vicine a GODRAN</translation>
    </message>
    <message>
        <source>a carried scheme is a bid</source>
        <translation>un piano riportato è un’offerta</translation>
    </message>
    <message>
        <source>what carries a scheme over</source>
        <translation>che cosa fa riportare un piano</translation>
    </message>
    <message>
        <source>which card is carried</source>
        <translation>quale carta si riporta</translation>
    </message>
    <message>
        <source>what a carried card costs</source>
        <translation>quanto costa una carta riportata</translation>
    </message>
    <message>
        <source>taking up the hand</source>
        <translation>riprendere la mano</translation>
    </message>
    <message>
        <source>units that must wait in the box</source>
        <translation>unità che devono attendere nella casella</translation>
    </message>
    <message>
        <source>destroyed counters come back</source>
        <translation>i segnalini distrutti tornano</translation>
    </message>
    <message>
        <source>which card is looked at</source>
        <translation>quale carta si guarda</translation>
    </message>
    <message>
        <source>what was seen stays secret</source>
        <translation>ciò che si è visto resta segreto</translation>
    </message>
    <message>
        <source>the type of a superweapon</source>
        <translation>il tipo di una superarma</translation>
    </message>
    <message>
        <source>several funds</source>
        <translation>più fondi</translation>
    </message>
    <message>
        <source>staying in the box</source>
        <translation>restare nella casella</translation>
    </message>
    <message>
        <source>closed borders</source>
        <translation>confini chiusi</translation>
    </message>
    <message>
        <source>whom one attack takes</source>
        <translation>chi colpisce un attacco</translation>
    </message>
    <message>
        <source>who can be attacked</source>
        <translation>chi si può attaccare</translation>
    </message>
    <message>
        <source>dice of an attack</source>
        <translation>dadi di un attacco</translation>
    </message>
    <message>
        <source>mortars that are attacked</source>
        <translation>mortai attaccati</translation>
    </message>
    <message>
        <source>infantry in rubble</source>
        <translation>fanteria tra le macerie</translation>
    </message>
    <message>
        <source>no Damage Points</source>
        <translation>nessun Punto danno</translation>
    </message>
    <message>
        <source>allotting Damage Points</source>
        <translation>ripartire i Punti danno</translation>
    </message>
    <message>
        <source>what populace can take</source>
        <translation>che cosa può subire la popolazione</translation>
    </message>
    <message>
        <source>on a roof, without a retreat</source>
        <translation>su un tetto, senza ritirata</translation>
    </message>
    <message>
        <source>retreating away from GODRAN</source>
        <translation>ritirarsi lontano da GODRAN</translation>
    </message>
    <message>
        <source>retreats and stacks</source>
        <translation>ritirate e pile</translation>
    </message>
    <message>
        <source>how units flee</source>
        <translation>come fuggono le unità</translation>
    </message>
    <message>
        <source>where a flight ends</source>
        <translation>dove finisce una fuga</translation>
    </message>
    <message>
        <source>superweapons that are attacked</source>
        <translation>superarmi attaccate</translation>
    </message>
    <message>
        <source>one player at a time</source>
        <translation>un giocatore alla volta</translation>
    </message>
    <message>
        <source>Annoyed and Stunned</source>
        <translation>Scocciato e Stordito</translation>
    </message>
    <message>
        <source>the building at GODRAN’s feet</source>
        <translation>l’edificio ai piedi di GODRAN</translation>
    </message>
    <message>
        <source>the building next door</source>
        <translation>l’edificio accanto</translation>
    </message>
    <message>
        <source>debris and units outside</source>
        <translation>detriti e unità all’aperto</translation>
    </message>
    <message>
        <source>debris on filled areas</source>
        <translation>detriti su aree piene</translation>
    </message>
    <message>
        <source>the Stadium</source>
        <translation>lo Stadio</translation>
    </message>
    <message>
        <source>rubble</source>
        <translation>macerie</translation>
    </message>
    <message>
        <source>direction from next door</source>
        <translation>direzione dall’area accanto</translation>
    </message>
    <message>
        <source>direction from within</source>
        <translation>direzione da dentro</translation>
    </message>
    <message>
        <source>debris off the map</source>
        <translation>detriti fuori dalla mappa</translation>
    </message>
    <message>
        <source>what debris strikes</source>
        <translation>che cosa colpiscono i detriti</translation>
    </message>
    <message>
        <source>the Factory in a chain</source>
        <translation>la Fabbrica in una catena</translation>
    </message>
    <message>
        <source>dice of a chain</source>
        <translation>dadi di una catena</translation>
    </message>
    <message>
        <source>numbers of a chain</source>
        <translation>numeri di una catena</translation>
    </message>
    <message>
        <source>where a chain ends</source>
        <translation>dove finisce una catena</translation>
    </message>
    <message>
        <source>markers of rubble</source>
        <translation>segnalini di macerie</translation>
    </message>
    <message>
        <source>survivors that could not enter</source>
        <translation>superstiti che non potrebbero entrare</translation>
    </message>
    <message>
        <source>what the pissed GODRAN does</source>
        <translation>che cosa fa GODRAN incavolato</translation>
    </message>
    <message>
        <source>paying for populace</source>
        <translation>pagare per la popolazione</translation>
    </message>
    <message>
        <source>whom closed borders stop</source>
        <translation>chi fermano i confini chiusi</translation>
    </message>
    <message>
        <source>out of a building</source>
        <translation>uscire da un edificio</translation>
    </message>
    <message>
        <source>roofs</source>
        <translation>tetti</translation>
    </message>
    <message>
        <source>attacks from a roof</source>
        <translation>attacchi da un tetto</translation>
    </message>
    <message>
        <source>into GODRAN’s area</source>
        <translation>nell’area di GODRAN</translation>
    </message>
    <message>
        <source>how many units an area holds</source>
        <translation>quante unità contiene un’area</translation>
    </message>
    <message>
        <source>coming in at the edge</source>
        <translation>entrare dal bordo</translation>
    </message>
    <message>
        <source>paratroops</source>
        <translation>paracadutisti</translation>
    </message>
    <message>
        <source>where paratroops drop</source>
        <translation>dove si lanciano i paracadutisti</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>caricare</translation>
    </message>
    <message>
        <source>setting down</source>
        <translation>lasciare a terra</translation>
    </message>
    <message>
        <source>superweapons left alone</source>
        <translation>superarmi lasciate sole</translation>
    </message>
    <message>
        <source>populace leaves the map</source>
        <translation>la popolazione lascia la mappa</translation>
    </message>
    <message>
        <source>populace and rubble</source>
        <translation>popolazione e macerie</translation>
    </message>
    <message>
        <source>ending one’s movement</source>
        <translation>terminare il movimento</translation>
    </message>
    <message>
        <source>attacks from GODRAN’s area</source>
        <translation>attacchi dall’area di GODRAN</translation>
    </message>
    <message>
        <source>attacks from inside</source>
        <translation>attacchi da dentro</translation>
    </message>
    <message>
        <source>what blocks the line</source>
        <translation>che cosa blocca la linea</translation>
    </message>
    <message>
        <source>attacks from next door</source>
        <translation>attacchi dall’area accanto</translation>
    </message>
    <message>
        <source>how many attacks</source>
        <translation>quanti attacchi</translation>
    </message>
    <message>
        <source>silent mortars</source>
        <translation>mortai silenziosi</translation>
    </message>
    <message>
        <source>GODRAN beside a building</source>
        <translation>GODRAN accanto a un edificio</translation>
    </message>
    <message>
        <source>when attacks take effect</source>
        <translation>quando gli attacchi hanno effetto</translation>
    </message>
    <message>
        <source>a flop</source>
        <translation>un fiasco</translation>
    </message>
    <message>
        <source>a result of 0</source>
        <translation>un risultato di 0</translation>
    </message>
    <message>
        <source>a second wound</source>
        <translation>una seconda ferita</translation>
    </message>
    <message>
        <source>points for a wound</source>
        <translation>punti per una ferita</translation>
    </message>
    <message>
        <source>kills by military units</source>
        <translation>uccisioni di unità militari</translation>
    </message>
    <message>
        <source>kills by a wound</source>
        <translation>uccisioni per ferita</translation>
    </message>
    <message>
        <source>wounds at the end of the phase</source>
        <translation>ferite alla fine della fase</translation>
    </message>
    <message>
        <source>where GODRAN retreats</source>
        <translation>dove si ritira GODRAN</translation>
    </message>
    <message>
        <source>turning the Origin over</source>
        <translation>scoprire l’Origine</translation>
    </message>
    <message>
        <source>superweapons turn after turn</source>
        <translation>superarmi turno dopo turno</translation>
    </message>
    <message>
        <source>the superweapon table</source>
        <translation>la tabella delle superarmi</translation>
    </message>
    <message>
        <source>kills by superweapons</source>
        <translation>uccisioni di superarmi</translation>
    </message>
    <message>
        <source>the order within Phase 8</source>
        <translation>l’ordine dentro la Fase 8</translation>
    </message>
    <message>
        <source>two players: one army</source>
        <translation>in due: un solo esercito</translation>
    </message>
    <message>
        <source>three players: the free sector</source>
        <translation>in tre: il settore libero</translation>
    </message>
    <message>
        <source>two players: what differs</source>
        <translation>in due: che cosa cambia</translation>
    </message>
    <message>
        <source>back</source>
        <translation>retro</translation>
    </message>
    <message>
        <source>worth</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>areas</source>
        <translation>aree</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dadi</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>in salvo</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>per muovere</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>PA</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>a turno</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>finora</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pagati</translation>
    </message>
    <message>
        <source>when done</source>
        <translation>in tutto</translation>
    </message>
    <message>
        <source>The type is settled in secret at ¥{declared}; at ¥{done} the superweapon is done (XI).</source>
        <translation>Il tipo si decide in segreto a ¥{declared}; a ¥{done} la superarma è pronta (XI).</translation>
    </message>
    <message>
        <source>Superweapon fund</source>
        <translation>Fondo per superarma</translation>
    </message>
    <message>
        <source>Now: {states}.</source>
        <translation>Ora: {states}.</translation>
    </message>
    <message>
        <source>You are Mina and hold the North-East of the city; Kenji, Yuki and Goro have a sector each. Victory points decide: get people out, wreck what belongs to others, hurt GODRAN.</source>
        <translation>Sei Mina e tieni il Nord-Est della città; Kenji, Yuki e Goro hanno un settore a testa. Contano i punti vittoria: metti in salvo la gente, distruggi ciò che è degli altri, ferisci GODRAN.</translation>
    </message>
    <message>
        <source>The boxes above are the phases of a turn. Income has been paid already: your five production centers brought ¥150.</source>
        <translation>Le caselle in alto sono le fasi di un turno. Le entrate sono già state pagate: i tuoi cinque centri di produzione hanno reso ¥150.</translation>
    </message>
    <message>
        <source>Everyone bids in secret for GODRAN, one scheme each; the dearest wins it for this turn. Choose Thousand-Drum Parade, then press the button that bids it.</source>
        <translation>Tutti fanno un’offerta segreta per GODRAN, un piano a testa; il più caro se lo aggiudica per questo turno. Scegli Parata dei mille tamburi, poi premi il pulsante che la punta.</translation>
    </message>
    <message>
        <source>In this lesson, bid Thousand-Drum Parade: it is dear enough to win.</source>
        <translation>In questa lezione, punta Parata dei mille tamburi: è abbastanza cara per vincere.</translation>
    </message>
    <message>
        <source>Nobody bid more than ¥40, so you are the Controller of GODRAN. All bids are paid, those that lost too.</source>
        <translation>Nessuno ha offerto più di ¥40: il Controllore di GODRAN sei tu. Si pagano tutte le offerte, anche quelle perdenti.</translation>
    </message>
    <message>
        <source>Now buy an army, again in secret. Press + beside Paratroop: it costs ¥75 of your ¥110.</source>
        <translation>Ora compra un esercito, di nuovo in segreto. Premi + accanto a Paracadutisti: costa ¥75 dei tuoi ¥110.</translation>
    </message>
    <message>
        <source>In this lesson, put one Paratroop on your list first.</source>
        <translation>In questa lezione, metti prima in lista un’unità di Paracadutisti.</translation>
    </message>
    <message>
        <source>Money left over could pay for research: a look at where GODRAN does not come from. Keep it today, and press the button that buys what is on your list.</source>
        <translation>Il denaro che avanza potrebbe pagare la ricerca: scopri da dove GODRAN non viene. Oggi tienilo, e premi il pulsante che compra ciò che è nella tua lista.</translation>
    </message>
    <message>
        <source>In this lesson, buy the Paratroop that is on your list.</source>
        <translation>In questa lezione, compra i Paracadutisti che sono nella tua lista.</translation>
    </message>
    <message>
        <source>Superweapons take hundreds of Mega-Yen and several turns. Put nothing into them now: the button says so.</source>
        <translation>Le superarmi richiedono centinaia di Mega-Yen e diversi turni. Per ora non metterci nulla: lo dice il pulsante.</translation>
    </message>
    <message>
        <source>In this lesson, put nothing into superweapons.</source>
        <translation>In questa lezione, non mettere nulla nelle superarmi.</translation>
    </message>
    <message>
        <source>GODRAN is yours, with 10 Action Points: a step costs 1, each die of an attack costs 1. Drag it from the centre to H7, the area that is lit, or click it and then H7.</source>
        <translation>GODRAN è tuo, con 10 Punti azione: un passo costa 1, ogni dado di un attacco costa 1. Trascinalo dal centro a H7, l’area illuminata, o clicca prima su di lui e poi su H7.</translation>
    </message>
    <message>
        <source>In this lesson, move GODRAN to H7 first.</source>
        <translation>In questa lezione, muovi prima GODRAN in H7.</translation>
    </message>
    <message>
        <source>Drag it on to G7, in Goro’s sector: what falls there costs Goro, not you. Units stand there, so you are asked what you mean: go there.</source>
        <translation>Trascinalo ancora fino a G7, nel settore di Goro: ciò che crolla lì costa a Goro, non a te. Lì ci sono unità, quindi ti si chiede che cosa intendi: vai lì.</translation>
    </message>
    <message>
        <source>In this lesson, move GODRAN on to G7.</source>
        <translation>In questa lezione, muovi GODRAN ancora fino a G7.</translation>
    </message>
    <message>
        <source>Next to it in F7 stands Goro’s Museum. Click F7, set 4 dice with Smash chosen, look at the chances, and press the button that smashes it.</source>
        <translation>Accanto, in F7, c’è il Museo di Goro. Clicca su F7, imposta 4 dadi con Demolire selezionato, guarda le probabilità e premi il pulsante che lo demolisce.</translation>
    </message>
    <message>
        <source>In this lesson, smash the Museum in F7.</source>
        <translation>In questa lezione, demolisci il Museo in F7.</translation>
    </message>
    <message>
        <source>The dice together, less the VP value of the building, must come to 0 or more. What falls leaves rubble and buries people; GODRAN scores all of it, and its Controller as much.</source>
        <translation>La somma dei dadi, meno i PV dell’edificio, deve dare almeno 0. Ciò che crolla lascia macerie e seppellisce persone; GODRAN ne prende tutti i punti, e il suo Controllore altrettanti.</translation>
    </message>
    <message>
        <source>You will want GODRAN within reach of your soldiers. Walk it back to H7, at the border of your own sector.</source>
        <translation>Ti serve GODRAN alla portata dei tuoi soldati. Riportalo in H7, al confine del tuo settore.</translation>
    </message>
    <message>
        <source>In this lesson, move GODRAN back to H7.</source>
        <translation>In questa lezione, riporta GODRAN in H7.</translation>
    </message>
    <message>
        <source>Some Action Points are left, and they are lost at the end. Your own people are near: end the phase here.</source>
        <translation>Restano alcuni Punti azione, che alla fine vanno persi. La tua gente è vicina: termina qui la fase.</translation>
    </message>
    <message>
        <source>In this lesson, end the phase here.</source>
        <translation>In questa lezione, termina qui la fase.</translation>
    </message>
    <message>
        <source>Three dice against a strength of 10 are few, and the chances above the button say so. Attack all the same and see.</source>
        <translation>Tre dadi contro una forza di 10 sono pochi, e le probabilità sopra il pulsante lo dicono. Attacca lo stesso e guarda.</translation>
    </message>
    <message>
        <source>The sum of the dice less GODRAN’s strength is looked up in the chart of attacks. Nothing at all is a flop, a little annoys it; more enrages it, drives it back or wounds it.</source>
        <translation>La somma dei dadi, meno la forza di GODRAN, si cerca nella tabella degli attacchi. Se non passa nulla è un fiasco, con poco si scoccia; con di più s’infuria, si ritira o viene ferito.</translation>
    </message>
    <message>
        <source>Now all units move. Your Paratroop waits in the holding box: drag it to H6, an empty area beside GODRAN. In the first turn it may drop into your own sector only.</source>
        <translation>Ora si muovono tutte le unità. I tuoi Paracadutisti attendono nella casella d’attesa: trascinali in H6, un’area vuota accanto a GODRAN. Nel primo turno possono lanciarsi solo nel tuo settore.</translation>
    </message>
    <message>
        <source>In this lesson, drop the Paratroop into H6 first.</source>
        <translation>In questa lezione, lancia prima i Paracadutisti in H6.</translation>
    </message>
    <message>
        <source>People run too, for money. Move the Visiting Dignitaries from J7 to K7, away from GODRAN: ¥25 for this turn.</source>
        <translation>Scappa anche la gente, a pagamento. Sposta i Dignitari in visita da J7 a K7, lontano da GODRAN: ¥25 per questo turno.</translation>
    </message>
    <message>
        <source>In this lesson, move the Visiting Dignitaries first.</source>
        <translation>In questa lezione, muovi prima i Dignitari in visita.</translation>
    </message>
    <message>
        <source>That is enough for one turn. End your movement; the others move after you.</source>
        <translation>Per un turno basta così. Termina il tuo movimento; gli altri muovono dopo di te.</translation>
    </message>
    <message>
        <source>In this lesson, end your movement.</source>
        <translation>In questa lezione, termina il tuo movimento.</translation>
    </message>
    <message>
        <source>Last phase: attacks on GODRAN, by the Controller’s units as well. Click the Paratroop to let it join the attack.</source>
        <translation>Ultima fase: gli attacchi a GODRAN, anche con le unità del Controllore. Clicca sui Paracadutisti per farli partecipare all’attacco.</translation>
    </message>
    <message>
        <source>In this lesson, let the Paratroop attack.</source>
        <translation>In questa lezione, fai attaccare i Paracadutisti.</translation>
    </message>
    <message>
        <source>In this lesson, launch the attack.</source>
        <translation>In questa lezione, lancia l’attacco.</translation>
    </message>
    <message>
        <source>That was a whole turn. It goes on so until the city or GODRAN falls; whoever has most points wins, unless GODRAN itself has more than anyone.</source>
        <translation>È stato un turno intero. Si continua così finché non cade la città o GODRAN; vince chi ha più punti, a meno che GODRAN non ne abbia più di tutti.</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Mt. Fuji</source>
        <translation>Monte Fuji</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Palude</translation>
    </message>
    <message>
        <source>Crust</source>
        <translation>Crosta</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pacifico</translation>
    </message>
    <message>
        <source>{reach}: {columns}. [XIV]</source>
        <translation>{reach}: {columns}. [XIV]</translation>
    </message>
    <message>
        <source>Next to GODRAN</source>
        <translation>Accanto a GODRAN</translation>
    </message>
    <message>
        <source>Up to {range} areas along a clear line</source>
        <translation>Fino a {range} aree lungo una linea libera</translation>
    </message>
    <message>
        <source>best against {places}</source>
        <translation>al meglio contro {places}</translation>
    </message>
    <message>
        <source>column {columns} whatever the Origin</source>
        <translation>colonna {columns} qualunque sia l’Origine</translation>
    </message>
    <message>
        <source>Leaves the map from an outer area; never enters rubble; cannot attack. [XIII]</source>
        <translation>Lascia la mappa da un’area esterna; non entra mai tra le macerie; non può attaccare. [XIII]</translation>
    </message>
    <message>
        <source>Goes into buildings and up to roofs; doubled on a roof when it attacks. [XIII]</source>
        <translation>Entra negli edifici e sale sui tetti; su un tetto raddoppia quando attacca. [XIII]</translation>
    </message>
    <message>
        <source>Carries 1 infantry unit and 1 superweapon; never enters rubble. [XIII]</source>
        <translation>Trasporta 1 unità di fanteria e 1 superarma; non entra mai tra le macerie. [XIII]</translation>
    </message>
    <message>
        <source>From afar it fires over a building, unless units are in GODRAN’s area. [XIV]</source>
        <translation>Da lontano spara oltre un edificio, se non ci sono unità nell’area di GODRAN. [XIV]</translation>
    </message>
    <message>
        <source>Drops from the box into an empty open area, or enters at the edge. [XIII]</source>
        <translation>Si lancia dalla casella in un’area aperta e vuota, o entra dal bordo. [XIII]</translation>
    </message>
    <message>
        <source>Needs a clear line from afar; carries 1 superweapon. [XIII, XIV]</source>
        <translation>Da lontano serve una linea libera; trasporta 1 superarma. [XIII, XIV]</translation>
    </message>
    <message>
        <source>Flies over all, always sees GODRAN; debris spares it; carries 1 superweapon. [XIII]</source>
        <translation>Vola sopra tutto, vede sempre GODRAN; i detriti lo risparmiano; trasporta 1 superarma. [XIII]</translation>
    </message>
    <message>
        <source>1 AP a step, 1 AP a die. Attacks units and buildings in its own and adjacent areas. [XII]</source>
        <translation>1 PA a passo, 1 PA a dado. Attacca unità ed edifici nella sua area e in quelle adiacenti. [XII]</translation>
    </message>
    <message>
        <source>Rubble of {building}</source>
        <translation>Macerie di {building}</translation>
    </message>
    <message>
        <source>Rubble in {area}</source>
        <translation>Macerie in {area}</translation>
    </message>
    <message>
        <source>{area}: a free star</source>
        <translation>{area}: una stella libera</translation>
    </message>
    <message>
        <source>marked for GODRAN’s attack: {player}’s units here</source>
        <translation>segnate per l’attacco di GODRAN: le unità di {player} qui</translation>
    </message>
    <message>
        <source>debris comes down here</source>
        <translation>qui cadono i detriti</translation>
    </message>
    <message>
        <source>GODRAN began this phase here: range, sight and buildings are measured to it</source>
        <translation>GODRAN ha iniziato qui questa fase: gittata, visuale ed edifici si misurano da qui</translation>
    </message>
    <message>
        <source>{player}: {points} VP</source>
        <translation>{player}: {points} PV</translation>
    </message>
    <message>
        <source>GODRAN: {points} VP</source>
        <translation>GODRAN: {points} PV</translation>
    </message>
    <message>
        <source>GODRAN’s health: {wounds} of {most} wounds</source>
        <translation>Salute di GODRAN: {wounds} ferite su {most}</translation>
    </message>
    <message>
        <source>{told}, Annoyed: +1 on each of its dice next turn</source>
        <translation>{told}, Scocciato: +1 su ogni suo dado nel prossimo turno</translation>
    </message>
    <message>
        <source>GODRAN is dead</source>
        <translation>GODRAN è morto</translation>
    </message>
    <message>
        <source>{sector}: {player}, {points} VP, ¥{cash}, income ¥{income}</source>
        <translation>{sector}: {player}, {points} PV, ¥{cash}, entrate ¥{income}</translation>
    </message>
    <message>
        <source>GODRAN: {points} VP; it wins if nobody has as many</source>
        <translation>GODRAN: {points} PV; vince se nessuno ne ha altrettanti</translation>
    </message>
    <message>
        <source>Origin card {number}</source>
        <translation>Carta Origine {number}</translation>
    </message>
    <message>
        <source>{card}: not from {origin}</source>
        <translation>{card}: non viene da: {origin}</translation>
    </message>
    <message>
        <source>{card}, looked at by {who}</source>
        <translation>{card}, guardata da {who}</translation>
    </message>
    <message>
        <source>GODRAN’s true Origin: open when a superweapon first attacks</source>
        <translation>La vera Origine di GODRAN: si scopre al primo attacco di una superarma</translation>
    </message>
    <message>
        <source>GODRAN comes from {origin}</source>
        <translation>GODRAN viene da: {origin}</translation>
    </message>
    <message>
        <source>Phase in progress: {phase}</source>
        <translation>Fase in corso: {phase}</translation>
    </message>
    <message>
        <source>{ap} AP left</source>
        <translation>{ap} PA rimasti</translation>
    </message>
    <message>
        <source>Action Points</source>
        <translation>Punti azione</translation>
    </message>
    <message>
        <source>{more} on each die</source>
        <translation>{more} su ogni dado</translation>
    </message>
    <message>
        <source>falls at {need}+ on the dice</source>
        <translation>crolla con {need}+ ai dadi</translation>
    </message>
    <message>
        <source>Falls</source>
        <translation>Crolla</translation>
    </message>
    <message>
        <source>{unit} {place} dies</source>
        <translation>{unit} {place}: morte</translation>
    </message>
    <message>
        <source>{count} × {unit} {place} die</source>
        <translation>{count} × {unit} {place}: morte</translation>
    </message>
    <message>
        <source>{unit} dies</source>
        <translation>{unit}: morte</translation>
    </message>
    <message>
        <source>{count} × {unit} die</source>
        <translation>{count} × {unit}: morte</translation>
    </message>
    <message>
        <source>inside {area}</source>
        <translation>dentro {area}</translation>
    </message>
    <message>
        <source>on the roof {area}</source>
        <translation>sul tetto {area}</translation>
    </message>
    <message>
        <source>Aim {building}</source>
        <translation>Tiro mirato: {building}</translation>
    </message>
    <message>
        <source>{building} falls</source>
        <translation>{building} crolla</translation>
    </message>
    <message>
        <source>Debris off the map</source>
        <translation>Detriti fuori dalla mappa</translation>
    </message>
    <message>
        <source>Debris in {area}</source>
        <translation>Detriti in {area}</translation>
    </message>
    <message>
        <source>Damage Points on average: {mean}</source>
        <translation>Punti danno in media: {mean}</translation>
    </message>
    <message>
        <source>No damage</source>
        <translation>Nessun danno</translation>
    </message>
    <message>
        <source>Attack on {player}’s units</source>
        <translation>Attacco alle unità di {player}</translation>
    </message>
    <message>
        <source>{low} to {high} points</source>
        <translation>da {low} a {high} punti</translation>
    </message>
    <message>
        <source>taken from their sum</source>
        <translation>sottratti alla somma dei dadi</translation>
    </message>
    <message>
        <source>{unit} attacks GODRAN</source>
        <translation>{unit}: attacco a GODRAN</translation>
    </message>
    <message>
        <source>{count} units attack GODRAN</source>
        <translation>{count} unità attaccano GODRAN</translation>
    </message>
    <message>
        <source>{low}+ {effect}</source>
        <translation>{low}+ {effect}</translation>
    </message>
    <message>
        <source>{low}–{high} {effect}</source>
        <translation>{low}–{high} {effect}</translation>
    </message>
    <message>
        <source>{weapon} on GODRAN</source>
        <translation>{weapon} contro GODRAN</translation>
    </message>
    <message>
        <source>Column {column} in {count} of {whole} Origins</source>
        <translation>Colonna {column} per {count} Origini su {whole}</translation>
    </message>
    <message>
        <source>After that, units on roofs are destroyed and the others retreat.</source>
        <translation>Poi le unità sui tetti vengono distrutte e le altre si ritirano.</translation>
    </message>
    <message>
        <source>Destroy {unit} {area}: {vp} VP</source>
        <translation>Distruggi {unit} {area}: {vp} PV</translation>
    </message>
    <message>
        <source>On a roof: destroyed anyway.</source>
        <translation>Su un tetto: viene comunque distrutta.</translation>
    </message>
    <message>
        <source>Nowhere to retreat: destroyed anyway.</source>
        <translation>Senza ritirata: viene comunque distrutta.</translation>
    </message>
    <message>
        <source>Retreats if it is left alone.</source>
        <translation>Se la lasci stare, si ritira.</translation>
    </message>
    <message>
        <source>It is Stunned after that.</source>
        <translation>Dopo è Stordito.</translation>
    </message>
    <message>
        <source>Click a lit area, or choose here.</source>
        <translation>Clicca su un’area illuminata, o scegli qui.</translation>
    </message>
    <message>
        <source>{arrow} {area} · strength {strength}</source>
        <translation>{arrow} {area} · forza {strength}</translation>
    </message>
    <message>
        <source>{told}, {far} from attackers</source>
        <translation>{told}, a {far} dagli attaccanti</translation>
    </message>
    <message>
        <source>It must smash a building if it can. Annoyed or Stunned do not count now.</source>
        <translation>Se può, deve demolire un edificio. Scocciato e Stordito ora non contano.</translation>
    </message>
    <message>
        <source>{building}, {vp} VP: falls {chance}</source>
        <translation>{building}, {vp} PV: crolla {chance}</translation>
    </message>
    <message>
        <source>{building}, no VP: falls {chance}</source>
        <translation>{building}, senza PV: crolla {chance}</translation>
    </message>
    <message>
        <source>of {owner}</source>
        <translation>di {owner}</translation>
    </message>
    <message>
        <source>Retreat 1</source>
        <translation>Ritirata 1</translation>
    </message>
    <message>
        <source>Flee 2</source>
        <translation>Fuga 2</translation>
    </message>
    <message>
        <source>Lost 3</source>
        <translation>Persa 3</translation>
    </message>
    <message>
        <source>Lost 1</source>
        <translation>Persa 1</translation>
    </message>
    <message>
        <source>Nothing happens to it.</source>
        <translation>Non le succede nulla.</translation>
    </message>
    <message>
        <source>It absorbs 1 and retreats one area away from GODRAN, where you want.</source>
        <translation>Assorbe 1 e si ritira di un’area, lontano da GODRAN, dove vuoi tu.</translation>
    </message>
    <message>
        <source>It absorbs 2 and flees one to three areas, where the Controller wants.</source>
        <translation>Assorbe 2 e fugge da una a tre aree, dove vuole il Controllore.</translation>
    </message>
    <message>
        <source>It absorbs 3 and is destroyed; GODRAN and its Controller score it.</source>
        <translation>Assorbe 3 e viene distrutta; i punti vanno a GODRAN e al suo Controllore.</translation>
    </message>
    <message>
        <source>It can absorb 1 only, and is destroyed; GODRAN and its Controller score it.</source>
        <translation>Può assorbire solo 1 e viene distrutta; i punti vanno a GODRAN e al suo Controllore.</translation>
    </message>
    <message>
        <source>{absorbed} of {damage} Damage Points absorbed</source>
        <translation>Punti danno assorbiti: {absorbed} su {damage}</translation>
    </message>
    <message>
        <source>{unit}, {area}</source>
        <translation>{unit}, {area}</translation>
    </message>
    <message>
        <source>Choose for each unit</source>
        <translation>Scegli per ogni unità</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Take the last choice back</source>
        <translation>Annulla l’ultima scelta</translation>
    </message>
    <message>
        <source>{lost} lost, {flee} flee, {retreat} retreat</source>
        <translation>Perdite {lost}, fughe {flee}, ritirate {retreat}</translation>
    </message>
    <message>
        <source>GODRAN: strength {strength}, 1 wound</source>
        <translation>GODRAN: forza {strength}, 1 ferita</translation>
    </message>
    <message>
        <source>GODRAN: strength {strength}, {wounds} wounds</source>
        <translation>GODRAN: forza {strength}, {wounds} ferite</translation>
    </message>
    <message>
        <source>The attack, {dice} dice: click to take out</source>
        <translation>L’attacco, {dice} dadi: clicca per togliere</translation>
    </message>
    <message>
        <source>Attack GODRAN with {dice} dice</source>
        <translation>Attacca GODRAN con {dice} dadi</translation>
    </message>
    <message>
        <source>Can join: click them here or on the map</source>
        <translation>Possono unirsi: cliccale qui o sulla mappa</translation>
    </message>
    <message>
        <source>Add all of them: {dice} dice</source>
        <translation>Aggiungile tutte: {dice} dadi</translation>
    </message>
    <message>
        <source>{unit} {area}: {dice}</source>
        <translation>{unit} {area}: {dice}</translation>
    </message>
    <message>
        <source>{weapon} in {area}</source>
        <translation>{weapon} in {area}</translation>
    </message>
    <message>
        <source>Fire it: {best} Wounded</source>
        <translation>Spara: Ferito {best}</translation>
    </message>
    <message>
        <source>Column {column}, {chance}: {origins}</source>
        <translation>Colonna {column}, {chance}: {origins}</translation>
    </message>
    <message>
        <source>whatever the Origin</source>
        <translation>qualunque sia l’Origine</translation>
    </message>
    <message>
        <source>if from {origins}</source>
        <translation>se viene da: {origins}</translation>
    </message>
    <message>
        <source>from {origins}</source>
        <translation>viene da: {origins}</translation>
    </message>
    <message>
        <source>{unit} {area}: {reason}</source>
        <translation>{unit} {area}: {reason}</translation>
    </message>
    <message>
        <source>Out of range: {units}</source>
        <translation>Fuori gittata: {units}</translation>
    </message>
    <message>
        <source>1 unit is out of range.</source>
        <translation>1 unità è fuori gittata.</translation>
    </message>
    <message>
        <source>{count} units are out of range.</source>
        <translation>{count} unità sono fuori gittata.</translation>
    </message>
    <message>
        <source>{unit} {area}</source>
        <translation>{unit} {area}</translation>
    </message>
    <message>
        <source>{first} or {other}</source>
        <translation>{first} o {other}</translation>
    </message>
    <message>
        <source>Secret until all have bid. Used schemes come back when all six are used.</source>
        <translation>Segreto finché tutti non hanno puntato. I piani usati tornano quando lo sono tutti e sei.</translation>
    </message>
    <message>
        <source>{number}: {scheme}, ¥{cost}</source>
        <translation>{number}: {scheme}, ¥{cost}</translation>
    </message>
    <message>
        <source>{card}: carried over, to be bid again for nothing</source>
        <translation>{card}: riportato, si punta di nuovo gratis</translation>
    </message>
    <message>
        <source>Choose one more scheme</source>
        <translation>Scegli ancora un piano</translation>
    </message>
    <message>
        <source>Choose a scheme</source>
        <translation>Scegli un piano</translation>
    </message>
    <message>
        <source>Choose {count} schemes</source>
        <translation>Scegli {count} piani</translation>
    </message>
    <message>
        <source>Bid nothing, pay nothing</source>
        <translation>Non puntare e non pagare nulla</translation>
    </message>
    <message>
        <source>Bid {total}: {scheme}, pay ¥{price}</source>
        <translation>Punta {total}: {scheme}, paga ¥{price}</translation>
    </message>
    <message>
        <source>Bid {scheme}, pay ¥{price}</source>
        <translation>Punta {scheme}, paga ¥{price}</translation>
    </message>
    <message>
        <source>Bid {total} with {count} schemes, pay ¥{price}</source>
        <translation>Punta {total} con {count} piani, paga ¥{price}</translation>
    </message>
    <message>
        <source>{scheme}, carried over for nothing</source>
        <translation>{scheme}, riportato gratis</translation>
    </message>
    <message>
        <source>You have ¥{cash}. A bid is paid, win or lose.</source>
        <translation>Hai ¥{cash}. L’offerta si paga comunque, vinta o persa.</translation>
    </message>
    <message>
        <source>Pays ¥{price} of ¥{cash}, win or lose.</source>
        <translation>Paghi ¥{price} su ¥{cash}, vinta o persa.</translation>
    </message>
    <message>
        <source>A bid of {total}. Pays ¥{price} of ¥{cash}.</source>
        <translation>Offerta di {total}. Paghi ¥{price} su ¥{cash}.</translation>
    </message>
    <message>
        <source>{player} can play: {schemes}</source>
        <translation>{player} può giocare: {schemes}</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>{player}’s purse is secret</source>
        <translation>La borsa di {player} è segreta</translation>
    </message>
    <message>
        <source>{player} has {cash} Mega-Yen</source>
        <translation>{player} ha {cash} Mega-Yen</translation>
    </message>
    <message>
        <source>¥{total}</source>
        <translation>¥{total}</translation>
    </message>
    <message>
        <source>{player} controls GODRAN</source>
        <translation>{player} controlla GODRAN</translation>
    </message>
    <message>
        <source>The round was void</source>
        <translation>L’asta era nulla</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>Le offerte</translation>
    </message>
    <message>
        <source>{player}: {schemes}</source>
        <translation>{player}: {schemes}</translation>
    </message>
    <message>
        <source>{player}: {schemes}. {dice}</source>
        <translation>{player}: {schemes}. {dice}</translation>
    </message>
    <message>
        <source>No scheme</source>
        <translation>Nessun piano</translation>
    </message>
    <message>
        <source>die {face} of the tie</source>
        <translation>dado {face} del pareggio</translation>
    </message>
    <message>
        <source>Dice of the tie: {faces}. Adds ¥{paid}.</source>
        <translation>Dadi del pareggio: {faces}. Aggiunti ¥{paid}.</translation>
    </message>
    <message>
        <source>Nothing goes into this fund.</source>
        <translation>In questo fondo non va nulla.</translation>
    </message>
    <message>
        <source>its type is open</source>
        <translation>tipo da decidere</translation>
    </message>
    <message>
        <source>Fund {fund}: {weapon}</source>
        <translation>Fondo {fund}: {weapon}</translation>
    </message>
    <message>
        <source>Mega-Yen into fund {fund}</source>
        <translation>Mega-Yen nel fondo {fund}</translation>
    </message>
    <message>
        <source>It is {sum} Mega-Yen or more: what is it for? The others see only a card face down.</source>
        <translation>Ha almeno {sum} Mega-Yen: per che cosa è? Gli altri vedono solo una carta coperta.</translation>
    </message>
    <message>
        <source>C in {best} of {whole}</source>
        <translation>C in {best} su {whole}</translation>
    </message>
    <message>
        <source>{weapon}: best column against {best} of {whole} Origins that are possible. {ability}</source>
        <translation>{weapon}: colonna migliore contro {best} Origini possibili su {whole}. {ability}</translation>
    </message>
    <message>
        <source>Your Mega-Yen</source>
        <translation>I tuoi Mega-Yen</translation>
    </message>
    <message>
        <source>Into fund {fund}</source>
        <translation>Nel fondo {fund}</translation>
    </message>
    <message>
        <source>Left: ¥{left} of ¥{cash}</source>
        <translation>Restano: ¥{left} su ¥{cash}</translation>
    </message>
    <message>
        <source>¥{held} and ¥{added} now, of ¥{whole}</source>
        <translation>¥{held} e ora ¥{added}, su ¥{whole}</translation>
    </message>
    <message>
        <source>¥{sum} of ¥{whole}</source>
        <translation>¥{sum} su ¥{whole}</translation>
    </message>
    <message>
        <source>Put nothing into superweapons</source>
        <translation>Non mettere nulla nelle superarmi</translation>
    </message>
    <message>
        <source>Put ¥{spent} into superweapons</source>
        <translation>Metti ¥{spent} nelle superarmi</translation>
    </message>
    <message>
        <source>The type is settled face down at ¥{sum}; the superweapon is done at ¥{whole}.</source>
        <translation>Il tipo si decide a ¥{sum}, coperto; la superarma è pronta a ¥{whole}.</translation>
    </message>
    <message>
        <source>{arrow} {area}: {far} away</source>
        <translation>{arrow} {area}: a distanza {far}</translation>
    </message>
    <message>
        <source>{way}: distance from GODRAN {far}</source>
        <translation>{way}: distanza da GODRAN {far}</translation>
    </message>
    <message>
        <source>{told}, into {building}</source>
        <translation>{told}, dentro {building}</translation>
    </message>
    <message>
        <source>{told}, beside {building}</source>
        <translation>{told}, accanto a {building}</translation>
    </message>
    <message>
        <source>{told}, on rubble</source>
        <translation>{told}, sulle macerie</translation>
    </message>
    <message>
        <source>One area, away from GODRAN. Click it on the map, or here.</source>
        <translation>Un’area, lontano da GODRAN. Cliccala sulla mappa, o qui.</translation>
    </message>
    <message>
        <source>On by an area, or let it end here.</source>
        <translation>Avanti di un’area, o termina qui la fuga.</translation>
    </message>
    <message>
        <source>One area at least. Nearer to GODRAN is allowed too.</source>
        <translation>Almeno un’area. Anche più vicino a GODRAN.</translation>
    </message>
    <message>
        <source>Flee off the map: +{vp} VP for {owner}</source>
        <translation>Fuga dalla mappa: +{vp} PV per {owner}</translation>
    </message>
    <message>
        <source>Stay in {area}</source>
        <translation>Resta in {area}</translation>
    </message>
    <message>
        <source>Hide in {building}</source>
        <translation>Nasconditi in {building}</translation>
    </message>
    <message>
        <source>Action Points left: {left} of {whole}</source>
        <translation>Punti azione rimasti: {left} su {whole}</translation>
    </message>
    <message>
        <source>1 die, {meaning}: {chance}</source>
        <translation>1 dado, {meaning}: {chance}</translation>
    </message>
    <message>
        <source>{dice} dice, {meaning}: {chance}</source>
        <translation>{dice} dadi, {meaning}: {chance}</translation>
    </message>
    <message>
        <source>Number of dice, 1 Action Point each</source>
        <translation>Numero di dadi, 1 Punto azione l’uno</translation>
    </message>
    <message>
        <source>% that {meaning}</source>
        <translation>In %: {meaning}</translation>
    </message>
    <message>
        <source> die</source>
        <translation> dado</translation>
    </message>
    <message>
        <source> dice</source>
        <translation> dadi</translation>
    </message>
    <message>
        <source>Income this turn</source>
        <translation>Entrate di questo turno</translation>
    </message>
    <message>
        <source>{building}: in ruins</source>
        <translation>{building}: in rovina</translation>
    </message>
    <message>
        <source>Mega-Yen</source>
        <translation>Mega-Yen</translation>
    </message>
    <message>
        <source>Card {number}, face down</source>
        <translation>Carta {number}, coperta</translation>
    </message>
    <message>
        <source>Card {number}, seen: {origin}</source>
        <translation>Carta {number}, vista: {origin}</translation>
    </message>
    <message>
        <source>GODRAN may be from {origin}.</source>
        <translation>GODRAN può venire da: {origin}.</translation>
    </message>
    <message>
        <source>GODRAN is not from {origin}.</source>
        <translation>GODRAN non viene da: {origin}.</translation>
    </message>
    <message>
        <source>{weapon} against {origin}: column {column}</source>
        <translation>{weapon} contro {origin}: colonna {column}</translation>
    </message>
    <message>
        <source>Best column in</source>
        <translation>Migliore in</translation>
    </message>
    <message>
        <source>{best} of {whole}</source>
        <translation>{best}/{whole}</translation>
    </message>
    <message>
        <source>What you look at here is never shown to the others.</source>
        <translation>Ciò che guardi qui non viene mai mostrato agli altri.</translation>
    </message>
    <message>
        <source>GODRAN is from {origin}.</source>
        <translation>GODRAN viene da: {origin}.</translation>
    </message>
    <message>
        <source>Every Origin is possible.</source>
        <translation>Ogni Origine è possibile.</translation>
    </message>
    <message>
        <source>Possible: {origins}</source>
        <translation>Possibili: {origins}</translation>
    </message>
    <message>
        <source>{unit} inside, {area}</source>
        <translation>{unit} dentro, {area}</translation>
    </message>
    <message>
        <source>{unit} on the roof, {area}</source>
        <translation>{unit} sul tetto, {area}</translation>
    </message>
    <message>
        <source>{unit} in the box</source>
        <translation>{unit} nella casella</translation>
    </message>
    <message>
        <source>Movement points left: {left} of {whole}</source>
        <translation>Punti movimento rimasti: {left} su {whole}</translation>
    </message>
    <message>
        <source>{left} MP</source>
        <translation>{left} PM</translation>
    </message>
    <message>
        <source>Moving it costs ¥{bill} this turn.</source>
        <translation>In questo turno muoverla costa ¥{bill}.</translation>
    </message>
    <message>
        <source>Drag it, off the map if you like, or click a lit area.</source>
        <translation>Trascinala, anche fuori dalla mappa, o clicca su un’area illuminata.</translation>
    </message>
    <message>
        <source>Drag it, or click a lit area.</source>
        <translation>Trascinala, o clicca su un’area illuminata.</translation>
    </message>
    <message>
        <source>Go into the building, 1 MP</source>
        <translation>Entra nell’edificio, 1 PM</translation>
    </message>
    <message>
        <source>Come out of the building, 1 MP</source>
        <translation>Esci dall’edificio, 1 PM</translation>
    </message>
    <message>
        <source>To the roof, 1 MP: strength × 2</source>
        <translation>Sul tetto, 1 PM: forza × 2</translation>
    </message>
    <message>
        <source>Come down from the roof, 1 MP</source>
        <translation>Scendi dal tetto, 1 PM</translation>
    </message>
    <message>
        <source>Evacuate: +{vp} VP, pay ¥{bill}</source>
        <translation>Evacua: +{vp} PV, paga ¥{bill}</translation>
    </message>
    <message>
        <source>Evacuate: +{vp} VP</source>
        <translation>Evacua: +{vp} PV</translation>
    </message>
    <message>
        <source>Ride on the {carrier}</source>
        <translation>Sali su {carrier}</translation>
    </message>
    <message>
        <source>GODRAN is from none of the places on the open cards.</source>
        <translation>GODRAN non viene da nessuno dei luoghi sulle carte scoperte.</translation>
    </message>
    <message>
        <source>No outer area of yours is open to it now: it stays in the box, paid for.</source>
        <translation>Nessuna tua area esterna le è aperta ora: resta nella casella, già pagata.</translation>
    </message>
    <message>
        <source>It waits in the box for a carrier that is there too.</source>
        <translation>Attende nella casella che ci sia anche un mezzo.</translation>
    </message>
    <message>
        <source>¥{cash} left. Populace pays with its first step of a turn.</source>
        <translation>Restano ¥{cash}. La popolazione paga al suo primo passo del turno.</translation>
    </message>
    <message>
        <source>Too many units in {area}: move one on.</source>
        <translation>Troppe unità in {area}: spostane una.</translation>
    </message>
    <message>
        <source>The helicopter over {area} must move on with its load.</source>
        <translation>L’elicottero sopra {area} deve proseguire con il suo carico.</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Nella casella</translation>
    </message>
    <message>
        <source>{units}: must enter</source>
        <translation>{units}: da far entrare</translation>
    </message>
    <message>
        <source>End movement ({count} not moved)</source>
        <translation>Fine movimento ({count} non mosse)</translation>
    </message>
    <message>
        <source>Can still move: click one, or drag it</source>
        <translation>Possono ancora muoversi: clicca o trascina</translation>
    </message>
    <message>
        <source>{unit}: {areas}</source>
        <translation>{unit}: {areas}</translation>
    </message>
    <message>
        <source>{count} × {area}</source>
        <translation>{count} × {area}</translation>
    </message>
    <message>
        <source>{player} has it</source>
        <translation>È di {player}</translation>
    </message>
    <message>
        <source>¥{output} a turn · {vp} VP in buildings</source>
        <translation>¥{output} a turno · {vp} PV in edifici</translation>
    </message>
    <message>
        <source>{sector}: {buildings}</source>
        <translation>{sector}: {buildings}</translation>
    </message>
    <message>
        <source>You get two sectors; the first gives you colour and shape. Play goes round clockwise from the first player.</source>
        <translation>Prendi due settori; il primo ti dà colore e forma. Si gioca in senso orario a partire dal primo giocatore.</translation>
    </message>
    <message>
        <source>Its counters are yours. Play goes round clockwise, beginning where the dice say.</source>
        <translation>I suoi segnalini sono tuoi. Si gioca in senso orario, a partire da chi dicono i dadi.</translation>
    </message>
    <message>
        <source>× {count}</source>
        <translation>× {count}</translation>
    </message>
    <message>
        <source>Place one at random</source>
        <translation>Piazzane una a caso</translation>
    </message>
    <message>
        <source>Place the rest at random</source>
        <translation>Piazza il resto a caso</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Undo takes back what was placed by hand.</source>
        <translation>«Annulla» toglie ciò che hai piazzato a mano.</translation>
    </message>
    <message>
        <source>Drag a counter from the holding box to a star, or click both. In hand: {count}.</source>
        <translation>Trascina un segnalino dalla casella d’attesa su una stella, o clicca su entrambi. In mano: {count}.</translation>
    </message>
    <message>
        <source>{unit}: click a star. Free stars: {free}.</source>
        <translation>{unit}: clicca su una stella. Stelle libere: {free}.</translation>
    </message>
    <message>
        <source>Inside {building}</source>
        <translation>Dentro {building}</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Fuori</translation>
    </message>
    <message>
        <source>Click the unit on the board, or choose here. GODRAN scores it.</source>
        <translation>Clicca sull’unità sul tabellone, o scegli qui. I punti vanno a GODRAN.</translation>
    </message>
    <message>
        <source>{whole} (VP {points})</source>
        <translation>{whole} (PV {points})</translation>
    </message>
    <message>
        <source>None is on your list.</source>
        <translation>Nessuna nella tua lista.</translation>
    </message>
    <message>
        <source>All are on your list or in play.</source>
        <translation>Tutte nella tua lista o in gioco.</translation>
    </message>
    <message>
        <source>Nothing is set aside for research.</source>
        <translation>Per la ricerca non c’è nulla da parte.</translation>
    </message>
    <message>
        <source>Bought units wait in the holding box and enter the map in Phase 7.</source>
        <translation>Le unità comprate attendono nella casella d’attesa ed entrano sulla mappa nella Fase 7.</translation>
    </message>
    <message>
        <source>{unit} ¥{cost}</source>
        <translation>{unit} ¥{cost}</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count}/{most}</translation>
    </message>
    <message>
        <source>{unit}: {count} of {most}</source>
        <translation>{unit}: {count} su {most}</translation>
    </message>
    <message>
        <source>{unit}: CS {cs}, MP {mp}, range {range}, {vp} VP. To be had: {count}. {ability}</source>
        <translation>{unit}: FC {cs}, PM {mp}, gittata {range}, {vp} PV. Disponibili: {count}. {ability}</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Research, ¥{card} a card</source>
        <translation>Ricerca, ¥{card} a carta</translation>
    </message>
    <message>
        <source>Each ¥{card} in all shows you one of the five Origin cards that are not GODRAN’s.</source>
        <translation>Ogni ¥{card} in tutto ti mostrano una delle cinque carte Origine che non sono di GODRAN.</translation>
    </message>
    <message>
        <source>Mega-Yen for research</source>
        <translation>Mega-Yen per la ricerca</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>¥{left} left</source>
        <translation>Restano ¥{left}</translation>
    </message>
    <message>
        <source>Nobody sees it before all lists are settled.</source>
        <translation>Nessuno la vede prima che tutte le liste siano decise.</translation>
    </message>
    <message>
        <source>You have seen all the cards: you know where GODRAN is from.</source>
        <translation>Hai visto tutte le carte: sai da dove viene GODRAN.</translation>
    </message>
    <message>
        <source>Research: cards to look at now {looks}, seen before {seen}.</source>
        <translation>Ricerca: carte da guardare ora {looks}, già viste {seen}.</translation>
    </message>
    <message>
        <source>Research: cards to look at now {looks}, seen before {seen}; ¥{over} stay for the next.</source>
        <translation>Ricerca: carte da guardare ora {looks}, già viste {seen}; ¥{over} restano per la prossima.</translation>
    </message>
    <message>
        <source>Pay ¥{spent} for research</source>
        <translation>Paga ¥{spent} per la ricerca</translation>
    </message>
    <message>
        <source>Buy 1 unit, pay ¥{spent} in all</source>
        <translation>Compra 1 unità, paga ¥{spent}</translation>
    </message>
    <message>
        <source>Buy {count} units, pay ¥{spent} in all</source>
        <translation>Compra {count} unità, paga ¥{spent}</translation>
    </message>
    <message>
        <source>Moving all populace in Phase 7: ¥{cost}</source>
        <translation>Muovere tutta la popolazione nella Fase 7: ¥{cost}</translation>
    </message>
    <message>
        <source>{left} AP</source>
        <translation>{left} PA</translation>
    </message>
    <message>
        <source>Debris of {building} flies {side}: link {link}, dice {dice}.</source>
        <translation>I detriti di {building} volano verso {side}: anello {link}, dadi {dice}.</translation>
    </message>
    <message>
        <source>GODRAN: strength {strength}</source>
        <translation>GODRAN: forza {strength}</translation>
    </message>
    <message>
        <source>The attack: {dice} dice</source>
        <translation>L’attacco: {dice} dadi</translation>
    </message>
    <message>
        <source>From {origin}</source>
        <translation>Da: {origin}</translation>
    </message>
    <message>
        <source>{weapon}: column {column}</source>
        <translation>{weapon}: colonna {column}</translation>
    </message>
    <message>
        <source>Go to {area} instead: 1 AP</source>
        <translation>Vai invece in {area}: 1 PA</translation>
    </message>
    <message>
        <source>‹ All targets</source>
        <translation>‹ Tutti i bersagli</translation>
    </message>
    <message>
        <source>{more} on each die: {states}</source>
        <translation>{more} su ogni dado: {states}</translation>
    </message>
    <message>
        <source>Buildings in reach</source>
        <translation>Edifici a portata</translation>
    </message>
    <message>
        <source>Nothing to attack from here.</source>
        <translation>Da qui non c’è nulla da attaccare.</translation>
    </message>
    <message>
        <source>To move, drag GODRAN or click it and a lit area: 1 AP a step.</source>
        <translation>Per muoverlo, trascina GODRAN o clicca su di lui e poi su un’area illuminata: 1 PA a passo.</translation>
    </message>
    <message>
        <source>End phase</source>
        <translation>Termina fase</translation>
    </message>
    <message>
        <source>End GODRAN’s phase, {ap} AP unused</source>
        <translation>Termina la fase di GODRAN, {ap} PA non usati</translation>
    </message>
    <message>
        <source>{building} · {vp} VP</source>
        <translation>{building} · {vp} PV</translation>
    </message>
    <message>
        <source>{building} · {vp} VP, smash {smash}</source>
        <translation>{building} · {vp} PV, demolizione {smash}</translation>
    </message>
    <message>
        <source>{building}: {vp} VP, smash {smash}</source>
        <translation>{building}: {vp} PV, demolizione {smash}</translation>
    </message>
    <message>
        <source>Units in reach: mark those to attack</source>
        <translation>Unità a portata: segna quelle da attaccare</translation>
    </message>
    <message>
        <source>Choose the dice</source>
        <translation>Scegli i dadi</translation>
    </message>
    <message>
        <source>Inside, immune: {units}</source>
        <translation>Dentro, immuni: {units}</translation>
    </message>
    <message>
        <source>{area} · {seat}: {units}</source>
        <translation>{area} · {seat}: {units}</translation>
    </message>
    <message>
        <source>Smashed</source>
        <translation>Demoliti</translation>
    </message>
    <message>
        <source>No smash</source>
        <translation>Zero crolli</translation>
    </message>
    <message>
        <source>Got wounded</source>
        <translation>È stato ferito</translation>
    </message>
    <message>
        <source>Got killed</source>
        <translation>È stato ucciso</translation>
    </message>
    <message>
        <source>Wounding</source>
        <translation>Ferimento</translation>
    </message>
    <message>
        <source>The kill</source>
        <translation>Uccisione</translation>
    </message>
    <message>
        <source>Evacuated</source>
        <translation>Evacuati</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>In piedi</translation>
    </message>
    <message>
        <source>A tie goes by standing buildings, then evacuation, then Mega-Yen.</source>
        <translation>In parità decidono gli edifici in piedi, poi l’evacuazione, poi i Mega-Yen.</translation>
    </message>
    <message>
        <source>{name}, {reason}: {points}</source>
        <translation>{name}, {reason}: {points}</translation>
    </message>
    <message>
        <source>Smash</source>
        <translation>Demolire</translation>
    </message>
    <message>
        <source>Smash it where it stands</source>
        <translation>Demolirlo lì dov’è</translation>
    </message>
    <message>
        <source>Aim it: push it to the {side}, debris flies on</source>
        <translation>Tiro mirato: spingilo verso {side}, i detriti volano oltre</translation>
    </message>
    <message>
        <source>Aim {arrow}</source>
        <translation>Mira {arrow}</translation>
    </message>
    <message>
        <source>it falls</source>
        <translation>crolla</translation>
    </message>
    <message>
        <source>it falls and debris flies</source>
        <translation>crolla e i detriti volano</translation>
    </message>
    <message>
        <source>Smash it: {chance}</source>
        <translation>Demolisci: {chance}</translation>
    </message>
    <message>
        <source>Push it {side}: {chance}</source>
        <translation>Spingi a {side}: {chance}</translation>
    </message>
    <message>
        <source>{seat}’s units</source>
        <translation>Unità di {seat}</translation>
    </message>
    <message>
        <source>{most} or more Damage Points come, all they can absorb</source>
        <translation>almeno {most} Punti danno, tutto ciò che possono assorbire</translation>
    </message>
    <message>
        <source>Attack these units</source>
        <translation>Attacca queste unità</translation>
    </message>
    <message>
        <source>One point for one Mega-Yen, as much as you like; the other must agree.</source>
        <translation>Un punto per un Mega-Yen, quanti ne vuoi; l’altro deve essere d’accordo.</translation>
    </message>
    <message>
        <source>Without a trade the game ends now.</source>
        <translation>Senza uno scambio la partita finisce ora.</translation>
    </message>
    <message>
        <source>{player} has {cash}</source>
        <translation>{player} ha {cash}</translation>
    </message>
    <message>
        <source>a secret purse</source>
        <translation>una borsa segreta</translation>
    </message>
    <message>
        <source>¥{cash}</source>
        <translation>¥{cash}</translation>
    </message>
    <message>
        <source>Trade {amount} for {amount}</source>
        <translation>Scambia {amount} per {amount}</translation>
    </message>
    <message>
        <source>Or name another amount, which {seller} can take or leave:</source>
        <translation>Oppure proponi un’altra cifra, che {seller} può prendere o lasciare:</translation>
    </message>
    <message>
        <source>Name {amount} instead</source>
        <translation>Proponi invece {amount}</translation>
    </message>
    <message>
        <source>Offer {player} {amount} VP</source>
        <translation>Offri a {player} {amount} PV</translation>
    </message>
    <message>
        <source>After {amount} for {amount}</source>
        <translation>Dopo {amount} per {amount}</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Entrate</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Asta</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Attivazione</translation>
    </message>
    <message>
        <source>Develop</source>
        <translation>Sviluppo</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Phase 1 · Mega-Yen</source>
        <translation>Fase 1 · Mega-Yen</translation>
    </message>
    <message>
        <source>Phase 2 · secret bids</source>
        <translation>Fase 2 · offerte segrete</translation>
    </message>
    <message>
        <source>Phases 3 and 4 · secret lists</source>
        <translation>Fasi 3 e 4 · liste segrete</translation>
    </message>
    <message>
        <source>Phase 4 · Origin cards</source>
        <translation>Fase 4 · carte Origine</translation>
    </message>
    <message>
        <source>Phase 5 · superweapons</source>
        <translation>Fase 5 · superarmi</translation>
    </message>
    <message>
        <source>Phase 6 · {player}</source>
        <translation>Fase 6 · {player}</translation>
    </message>
    <message>
        <source>Phase 7 · {player} moves</source>
        <translation>Fase 7 · muove {player}</translation>
    </message>
    <message>
        <source>Phase 8 · {player} attacks</source>
        <translation>Fase 8 · attacca {player}</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>inside the building</source>
        <translation>dentro l’edificio</translation>
    </message>
    <message>
        <source>on the roof</source>
        <translation>sul tetto</translation>
    </message>
    <message>
        <source>{wounds} wounds</source>
        <translation>{wounds} ferite</translation>
    </message>
    <message>
        <source>Stunned: −1 on each die</source>
        <translation>Stordito: −1 su ogni dado</translation>
    </message>
    <message>
        <source>Annoyed: +1 on each die</source>
        <translation>Scocciato: +1 su ogni dado</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>ucciso</translation>
    </message>
    <message>
        <source>{name}: range {range}, {vp} VP</source>
        <translation>{name}: gittata {range}, {vp} PV</translation>
    </message>
    <message>
        <source>{name}: MP {mp}, CS {cs}, {vp} VP, ¥{cost} a turn in which it moves</source>
        <translation>{name}: PM {mp}, FC {cs}, {vp} PV, ¥{cost} per turno in cui si muove</translation>
    </message>
    <message>
        <source>{name}: CS {cs}, MP {mp}, range {range}, {vp} VP</source>
        <translation>{name}: FC {cs}, PM {mp}, gittata {range}, {vp} PV</translation>
    </message>
    <message>
        <source>enters the map in Phase 7</source>
        <translation>entra sulla mappa nella Fase 7</translation>
    </message>
    <message>
        <source>to be set up on a star</source>
        <translation>da piazzare su una stella</translation>
    </message>
    <message>
        <source>done for this phase</source>
        <translation>ha finito per questa fase</translation>
    </message>
    <message>
        <source>{player}’s superweapon fund: ¥{amount} of ¥{target}</source>
        <translation>Fondo per superarma di {player}: ¥{amount} su ¥{target}</translation>
    </message>
    <message>
        <source>{told}, its type is settled and secret</source>
        <translation>{told}, tipo deciso e segreto</translation>
    </message>
    <message>
        <source>{told}, its type is open</source>
        <translation>{told}, tipo da decidere</translation>
    </message>
    <message>
        <source>{told}, for {weapon}</source>
        <translation>{told}, per: {weapon}</translation>
    </message>
    <message>
        <source>{cost} of {ap} AP</source>
        <translation>{cost} PA su {ap}</translation>
    </message>
    <message>
        <source>{cost} of {left} MP, and ¥{bill} this turn</source>
        <translation>{cost} PM su {left}, e ¥{bill} in questo turno</translation>
    </message>
    <message>
        <source>{cost} of {left} MP</source>
        <translation>{cost} PM su {left}</translation>
    </message>
    <message>
        <source>by air: the whole move</source>
        <translation>dal cielo: l’intero movimento</translation>
    </message>
    <message>
        <source>{sum} = {damage} Damage Points</source>
        <translation>{sum} = {damage} Punti danno</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>resta in piedi</translation>
    </message>
    <message>
        <source>{sum} = {result}, needs {need}: {fate}</source>
        <translation>{sum} = {result}, serve {need}: {fate}</translation>
    </message>
    <message>
        <source>{total} − {strength} = {damage}: {effect}</source>
        <translation>{total} − {strength} = {damage}: {effect}</translation>
    </message>
    <message>
        <source>{total} on column {column}: {effect}</source>
        <translation>{total} sulla colonna {column}: {effect}</translation>
    </message>
    <message>
        <source>{total} with {more} on each die</source>
        <translation>{total} con {more} su ogni dado</translation>
    </message>
    <message>
        <source>{told} {summand}</source>
        <translation>{told} {summand}</translation>
    </message>
    <message>
        <source>Holding box</source>
        <translation>Casella d’attesa</translation>
    </message>
    <message>
        <source>Holding box of {sector}</source>
        <translation>Casella d’attesa {sector}</translation>
    </message>
    <message>
        <source>Range {far} from {a} to {b}: all units can attack, whatever stands between (XIV, ruling 106).</source>
        <translation>Distanza {far} da {a} a {b}: tutte le unità possono attaccare, qualunque cosa ci sia in mezzo (XIV, precisazione 106).</translation>
    </message>
    <message>
        <source>Clear from {a} to {b}, range {far}: no building in the line (XIV). {reach}</source>
        <translation>Libera da {a} a {b}, distanza {far}: nessun edificio sulla linea (XIV). {reach}</translation>
    </message>
    <message>
        <source>Range {far}, {count} in the line: {buildings} (XIV). {reach}</source>
        <translation>Distanza {far}, sulla linea {count}: {buildings} (XIV). {reach}</translation>
    </message>
    <message>
        <source>1 building</source>
        <translation>1 edificio</translation>
    </message>
    <message>
        <source>{count} buildings</source>
        <translation>{count} edifici</translation>
    </message>
    <message>
        <source>No unit attacks along it.</source>
        <translation>Nessuna unità può usarla.</translation>
    </message>
    <message>
        <source>In range and sight: {who}.</source>
        <translation>Entro la gittata e in vista: {who}.</translation>
    </message>
    <message>
        <source>halftracks</source>
        <translation>semicingolati</translation>
    </message>
    <message>
        <source>mortars</source>
        <translation>mortai</translation>
    </message>
    <message>
        <source>tanks</source>
        <translation>carri armati</translation>
    </message>
    <message>
        <source>helicopters</source>
        <translation>elicotteri</translation>
    </message>
    <message>
        <source>the Heat Ray</source>
        <translation>Raggio termico</translation>
    </message>
    <message>
        <source>the Oxygen Destroyer</source>
        <translation>Distruttore d’ossigeno</translation>
    </message>
    <message>
        <source>the Super-Freezer</source>
        <translation>Supercongelatore</translation>
    </message>
    <message>
        <source>the Death Ray</source>
        <translation>Raggio della morte</translation>
    </message>
    <message>
        <source>outer edge</source>
        <translation>bordo esterno</translation>
    </message>
    <message>
        <source>rubble: no populace, no halftracks, 2 MP for tanks and infantry</source>
        <translation>macerie: niente popolazione né semicingolati, 2 PM per carri armati e fanteria</translation>
    </message>
    <message>
        <source>{told}, ¥{output} a turn</source>
        <translation>{told}, ¥{output} a turno</translation>
    </message>
    <message>
        <source>{told}, {vp} VP</source>
        <translation>{told}, {vp} PV</translation>
    </message>
    <message>
        <source>{told}, smash {smash}</source>
        <translation>{told}, demolizione {smash}</translation>
    </message>
    <message>
        <source>{told}, fills the area</source>
        <translation>{told}, riempie l’area</translation>
    </message>
    <message>
        <source>{told}, a part of the area</source>
        <translation>{told}, una parte dell’area</translation>
    </message>
    <message>
        <source>{units} inside: immune until the building falls</source>
        <translation>{units} dentro: immuni finché l’edificio non crolla</translation>
    </message>
    <message>
        <source>{units} on the roof</source>
        <translation>{units} sul tetto</translation>
    </message>
    <message>
        <source>{owner}’s {kind}</source>
        <translation>{kind} di {owner}</translation>
    </message>
    <message>
        <source>{count} × {owner}’s {kind}</source>
        <translation>{count} × {kind} di {owner}</translation>
    </message>
    <message>
        <source>stack {ground} of {most} ground, {helicopters} of {highest} helicopter</source>
        <translation>pila: di terra {ground} su {most}, elicotteri {helicopters} su {highest}</translation>
    </message>
    <message>
        <source>Some lettering falls back to another typeface, for {files} could not be read in {folder}; installing the program again brings it back.</source>
        <translation>Alcune scritte usano un altro carattere: lettura non riuscita di {files} in {folder}; per riaverle reinstalla il programma.</translation>
    </message>
    <message>
        <source>ruling {number}</source>
        <translation>precisazione {number}</translation>
    </message>
    <message>
        <source>Who plays instead?</source>
        <translation>Chi gioca al suo posto?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>{name} was played by a computer player called “{level}”, which this program does not have.</source>
        <translation>{name} era affidato a un giocatore del computer di nome «{level}», che questo programma non ha.</translation>
    </message>
    <message>
        <source>No unit that can still act can attack that from where it stands.</source>
        <translation>Nessuna unità che possa ancora agire può attaccarlo da dove si trova.</translation>
    </message>
    <message>
        <source>These units cannot attack the same target from where they stand.</source>
        <translation>Queste unità non possono attaccare lo stesso bersaglio da dove si trovano.</translation>
    </message>
    <message>
        <source>It cannot attack that from where it stands.</source>
        <translation>Da dove si trova non può attaccarlo.</translation>
    </message>
    <message>
        <source>The plan has been carried out; its aim was not reached.</source>
        <translation>Il piano è stato eseguito; lo scopo non è stato raggiunto.</translation>
    </message>
    <message>
        <source>You have stopped the plan.</source>
        <translation>Hai fermato il piano.</translation>
    </message>
    <message>
        <source>The plan stops: the attack was put back.</source>
        <translation>Il piano si ferma: l’attacco è stato annullato.</translation>
    </message>
    <message>
        <source>The plan stops: you have done something else.</source>
        <translation>Il piano si ferma: hai fatto qualcos’altro.</translation>
    </message>
    <message>
        <source>The plan stops: something else is to be decided.</source>
        <translation>Il piano si ferma: c’è altro da decidere.</translation>
    </message>
    <message>
        <source>Fire plan against {target}: nobody yet.</source>
        <translation>Piano di fuoco contro {target}: ancora nessuno.</translation>
    </message>
    <message>
        <source>Fire plan against {target}: {units}. {result}: {chance}.</source>
        <translation>Piano di fuoco contro {target}: {units}. {result}: {chance}.</translation>
    </message>
    <message>
        <source>The aim is reached: {result}.</source>
        <translation>Lo scopo è raggiunto: {result}.</translation>
    </message>
    <message>
        <source>The aim is reached: {result}. Still free to act: {units}.</source>
        <translation>Lo scopo è raggiunto: {result}. Possono ancora agire: {units}.</translation>
    </message>
    <message>
        <source>The plan stops at {unit}. {why}</source>
        <translation>Il piano si ferma a {unit}. {why}</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Da sola</translation>
    </message>
    <message>
        <source>By then</source>
        <translation>Fin lì</translation>
    </message>
    <message>
        <source>Until flipped</source>
        <translation>Fino a voltarlo</translation>
    </message>
    <message>
        <source>Until removed</source>
        <translation>Fino a toglierlo</translation>
    </message>
    <message>
        <source>Fire plan</source>
        <translation>Piano di fuoco</translation>
    </message>
    <message>
        <source>Fire plan: attack {number} of {total}</source>
        <translation>Piano di fuoco: attacco {number} di {total}</translation>
    </message>
    <message>
        <source>Stop the plan (Esc)</source>
        <translation>Ferma il piano (Esc)</translation>
    </message>
    <message>
        <source>Tick who attacks, one after another; or Shift+click their counters.</source>
        <translation>Spunta chi attacca, uno dopo l’altro; oppure Maiusc+clic sui segnalini.</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Drop the fire plan</source>
        <translation>Scarta il piano di fuoco</translation>
    </message>
    <message>
        <source>Target of the fire plan</source>
        <translation>Bersaglio del piano di fuoco</translation>
    </message>
    <message>
        <source>{target} in {hex}</source>
        <translation>{target} in {hex}</translation>
    </message>
    <message>
        <source>When the rest hold their fire</source>
        <translation>Quando gli altri non sparano più</translation>
    </message>
    <message>
        <source>{number}. {unit}</source>
        <translation>{number}. {unit}</translation>
    </message>
    <message>
        <source>Drag the name, or press Alt and an arrow key, to change the order.</source>
        <translation>Trascina il nome, o premi Alt e una freccia, per cambiare l’ordine.</translation>
    </message>
    <message>
        <source>{unit} attacks earlier</source>
        <translation>{unit} attacca prima</translation>
    </message>
    <message>
        <source>{unit}, dice: {dice}, alone {alone}</source>
        <translation>{unit}, dadi: {dice}, da sola {alone}</translation>
    </message>
    <message>
        <source>{unit}, dice: {dice}, alone {alone}, {result} by then: {chance}</source>
        <translation>{unit}, dadi: {dice}, da sola {alone}, {result} a quel punto: {chance}</translation>
    </message>
    <message>
        <source>Fire the plan</source>
        <translation>Esegui il piano</translation>
    </message>
    <message>
        <source>Fire the plan · {chance}</source>
        <translation>Esegui il piano · {chance}</translation>
    </message>
    <message>
        <source>Boxes beside the board</source>
        <translation>Riquadri accanto al tabellone</translation>
    </message>
</context>
</TS>
