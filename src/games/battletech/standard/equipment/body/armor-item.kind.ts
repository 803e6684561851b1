/** Kinds of armour and structure do as BT-DMG-6 and BT-DMG-7 say; their slots cannot be hit (BT-EQ-32). */
import type { Kind } from '../kind';
import { armorText } from './armor-text';
import { ARMOR_ITEM } from './armor-item.rule';

export const ARMOR_ITEM_KIND: Kind = {
  code: 'armor',
  rule: ARMOR_ITEM,
  covers: (figures) => figures.kind === 'armor' || figures.kind === 'structure',
  does: (figures) => armorText(figures),
};
