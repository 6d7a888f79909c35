"""Painting that knows no game: colours, outlines, shapes, lettering and patterns, all as vectors."""
