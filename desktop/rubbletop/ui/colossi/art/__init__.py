"""The drawings of Attack of the 50 Foot Colossi!: counters, the board sheet, the poster."""
