# SPDX-License-Identifier: GPL-3.0-or-later
"""A report as one HTML file that holds everything, its pictures too, and asks the network for nothing."""

from base64 import b64encode
from collections.abc import Iterator
from html import escape

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.language import spoken
from rubbletop.ui.parts.dice_bars import sentences
from rubbletop.ui.report import markup
from rubbletop.ui.report.matter import DICE, POSTER, Matter, Part
from rubbletop.ui.report.pictures import packed
from rubbletop.ui.theme import LIGHT
from rubbletop.ui.words import worded

STYLE = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: $background$; color: $text$;
  font: 16px/1.5 Inter, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem 3rem; }
header { background: $strip$; border-bottom: 4px solid $accent$; }
header > div { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem; display: flex; gap: 2rem;
  align-items: center; }
header img { width: 11rem; height: auto; flex: none; border-radius: 8px;
  box-shadow: 0 4px 18px rgba(0, 0, 0, .3); }
h1 { font-size: 2.3rem; line-height: 1.1; margin: 0 0 .3rem; }
.scenario { margin: 0; font-size: 1.15rem; color: $muted$; }
.headline { margin: 1rem 0; font-size: 1.3rem; font-weight: 600; }
h2 { font-size: 1.5rem; margin: 2.6rem 0 .6rem; padding-bottom: .25rem; border-bottom: 2px solid $line$; }
h3 { break-after: avoid; font-size: 1rem; margin: 1.2rem 0 .2rem; color: $accent$; text-transform: uppercase;
  letter-spacing: .05em; }
nav ol { columns: 13rem; padding-left: 1.3rem; }
a { color: $accent$; }
ul { list-style: none; margin: 0; padding: 0; columns: 24rem 2; column-gap: 2rem; }
li { break-inside: avoid; padding: .12rem 0 .12rem .8rem; border-left: 3px solid $line$;
  overflow-wrap: anywhere; }
nav li { border: 0; padding: .1rem 0; }
.rule { color: $muted$; font-size: .85em; white-space: nowrap; }
figure { margin: 1.2rem 0 0; break-inside: avoid; }
figure img { width: 100%; height: auto; display: block; border-radius: 6px; border: 1px solid $line$; }
figure.dice { max-width: 40rem; }
figcaption { color: $muted$; font-size: .9rem; margin-top: .35rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; background: $panel$; font-variant-numeric: tabular-nums; }
.facts { background: none; }
.facts th { text-align: left; padding: .1rem 1rem .1rem 0; font-weight: 600; vertical-align: top; }
.facts td { padding: .1rem 0; overflow-wrap: anywhere; }
.chart { margin: .4rem 0 1rem; }
.chart th, .chart td { padding: .3rem .75rem; border-bottom: 1px solid $line$; }
.chart th { color: $muted$; font-weight: 600; font-size: .9rem; }
.now td { font-weight: 700; background: $raised$; }
footer { color: $muted$; font-size: .85rem; margin-top: 3rem; }
@media (max-width: 40rem) { header > div { flex-direction: column; align-items: flex-start; } }
@media print { body { background: none; font-size: 11px; } nav { display: none; }
  h2, h3 { break-after: avoid; } }
"""

CONTENTS, FOOTER = say("Contents"), say("Written by Rubbletop.")
"""Said here, as ``pyside6-lupdate`` finds nothing within an f-string."""


class Page:
    """The file in the making; ``content`` is the file once all pictures are packed."""

    def __init__(self, matter: Matter) -> None:
        self._matter = matter
        self._sources: dict[str, str] = {}

    def pack(self) -> Iterator[float]:
        """Pack one picture after another; yield how much is done, 0 to 1."""
        pictures = self._matter.pictures
        for number, (name, image) in enumerate(pictures.items()):
            yield number / len(pictures)
            kind, data = packed(image)
            self._sources[name] = f"data:{kind};base64,{b64encode(data).decode('ascii')}"

    @property
    def content(self) -> bytes:
        """The bytes of the file."""
        matter = self._matter
        body = "\n".join(
            (
                self._header(),
                "<main>",
                _contents(matter),
                *(self._part(number, part) for number, part in enumerate(matter.parts, 1)),
                _scores(matter),
                self._dice(),
                f"<footer>{_said(FOOTER)}</footer>",
                "</main>",
            )
        )
        title = escape(f"{matter.title} – {matter.headline}")
        return (
            f'<!DOCTYPE html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<meta name="generator" content="Rubbletop">\n<title>{title}</title>\n'
            f"<style>{_style(matter.game)}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
        ).encode()

    def _header(self) -> str:
        poster = self._picture(POSTER, self._matter.title) if POSTER in self._matter.pictures else ""
        return (
            f"<header><div>{poster}<div><h1>{escape(self._matter.title)}</h1>"
            f'<p class="scenario">{escape(self._matter.scenario)}</p>'
            f'<p class="headline">{escape(self._matter.headline)}</p>'
            f"{markup.facts(self._matter.facts)}</div></div></header>"
        )

    def _part(self, number: int, part: Part) -> str:
        made = [f'<section id="part-{number}"><h2>{escape(part.title)}</h2>']
        is_open = False
        for line in part.lines:
            if line.is_phase:
                made.append(f"{'</ul>' if is_open else ''}<h3>{escape(line.words)}</h3>")
                is_open = False
            else:
                made.append(f"{'' if is_open else '<ul>'}<li>{markup.sentence(line)}</li>")
                is_open = True
        if is_open:
            made.append("</ul>")
        if part.picture:
            told = worded(say("The board after: {turn}", turn=part.title))
            made.append(_figure(self._picture(part.picture, told), told))
        made.append("</section>")
        return "\n".join(made)

    def _dice(self) -> str:
        told = "".join(f"<p>{_said(words)}</p>" for words in sentences(self._matter.dice))
        figure = ""
        if DICE in self._matter.pictures:
            words = worded(say("How often each face was thrown, and expected"))
            figure = _figure(self._picture(DICE, words), words, "dice") + markup.dice_table(self._matter.dice)
        return f'<section id="dice"><h2>{_said(say("Dice"))}</h2>{told}{figure}</section>'

    def _picture(self, name: str, alt: str) -> str:
        image, source = self._matter.pictures[name], self._sources[name]
        return f'<img src="{source}" alt="{escape(alt)}" width="{image.width()}" height="{image.height()}">'


def _style(game: str) -> str:
    style = STYLE.replace("$strip$", LIGHT.strips.get(game, LIGHT.panel))
    for name in ("background", "text", "muted", "accent", "line", "panel", "raised"):
        style = style.replace(f"${name}$", getattr(LIGHT, name))
    return style


def _contents(matter: Matter) -> str:
    entries = [(f"part-{number}", part.title) for number, part in enumerate(matter.parts, 1)]
    if matter.tables:
        entries.append(("score", worded(say("Score sheet"))))
    entries.append(("dice", worded(say("Dice"))))
    rows = "".join(f'<li><a href="#{name}">{escape(title)}</a></li>' for name, title in entries)
    return f"<nav><h2>{_said(CONTENTS)}</h2><ol>{rows}</ol></nav>"


def _scores(matter: Matter) -> str:
    if not matter.tables:
        return ""
    tables = "".join(
        f'<h3>{escape(markup.chart_title(chart))}</h3><div class="wide">{markup.chart(chart)}</div>'
        for chart in matter.tables
    )
    return f'<section id="score"><h2>{_said(say("Score sheet"))}</h2>{tables}</section>'


def _figure(picture: str, caption: str, kind: str = "board") -> str:
    return f'<figure class="{kind}">{picture}<figcaption>{escape(caption)}</figcaption></figure>'


def _said(words: Message) -> str:
    return escape(worded(words))
