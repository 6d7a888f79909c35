# SPDX-License-Identifier: GPL-3.0-or-later
"""An exact walk along a line, in fractions and without any geometry library, to hold sight against."""

from fractions import Fraction
from itertools import pairwise

IntPoint = tuple[int, int]
Ring = tuple[IntPoint, ...]


def cross(o: IntPoint, p: IntPoint, q: IntPoint) -> int:
    """Twice the signed area of the triangle o, p, q."""
    return (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])


def met(p: IntPoint, q: IntPoint, ring: Ring) -> str | None:
    """How the segment from p to q meets a convex ring: inside, edge, corner, or None."""
    low, high = Fraction(0), Fraction(1)
    inwards = 1 if area(ring) > 0 else -1
    on_edge = False
    for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
        start, end = inwards * cross(a, b, p), inwards * cross(a, b, q)
        if start == end:
            if start < 0:
                return None
            on_edge |= start == 0
            continue
        t = Fraction(start, start - end)
        low, high = (max(low, t), high) if end > start else (low, min(high, t))
    if low > high:
        return None
    if low == high:
        return "corner"
    return "edge" if on_edge else "inside"


def runs_inside(p: IntPoint, q: IntPoint, ring: Ring) -> bool:
    """Whether some stretch of the segment from p to q lies inside a ring of any form."""
    sides = [cross(p, q, corner) for corner in ring]
    if all(side > 0 for side in sides) or all(side < 0 for side in sides):
        return False
    cuts = {Fraction(0), Fraction(1)}
    for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
        start, end = cross(p, q, a), cross(p, q, b)
        left, right = cross(a, b, p), cross(a, b, q)
        if (start > 0 and end > 0) or (start < 0 and end < 0) or left == right:
            continue
        t = Fraction(left, left - right)
        if 0 < t < 1:
            cuts.add(t)
    marks = sorted(cuts)
    middles = [(low + high) / 2 for low, high in pairwise(marks)]
    return any(_holds(ring, p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])) for t in middles)


def _holds(ring: Ring, x: Fraction, y: Fraction) -> bool:
    """Whether a point lies strictly inside a ring."""
    odd = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if turn == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return False
        if (ay > y) != (by > y) and (turn > 0) == (by > ay):
            odd = not odd
    return odd


def area(ring: Ring) -> int:
    """Twice the signed area of a ring."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(ring, (*ring[1:], ring[0]), strict=True))
