# SPDX-License-Identifier: GPL-3.0-or-later
"""Every card of Tokyo by its face: schemes, Origins and funds."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rubbletop.ui.tokyo.art import fund_cards, origin_cards, scheme_cards
from rubbletop.ui.tokyo.art.face import CardFace, FundFace, OriginFace


def shape_of(face: CardFace) -> float:
    """Width of a card over its height."""
    if isinstance(face, OriginFace):
        return origin_cards.SHAPE
    return fund_cards.SHAPE if isinstance(face, FundFace) else scheme_cards.SHAPE


def placed(face: CardFace, box: QRectF) -> QRectF:
    """The largest rectangle of the card's shape in the middle of a box."""
    shape = shape_of(face)
    height = min(box.height(), box.width() / shape)
    card = QRectF(0, 0, height * shape, height)
    card.moveCenter(box.center())
    return card


def paint_card(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """Paint any card into a rectangle of its shape, on the sheet, in a panel or in a dialog."""
    if isinstance(face, FundFace):
        fund_cards.paint_fund_card(painter, rect, face)
    elif isinstance(face, OriginFace):
        origin_cards.paint_origin_card(painter, rect, face)
    else:
        scheme_cards.paint_scheme_card(painter, rect, face)
