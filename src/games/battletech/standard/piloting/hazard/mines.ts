/** BT-PSR-14: minefields. */
import type { Hex } from '../../../../../kernel/hex';
import type { HitSide, HitTable } from '../../aim';
import { inGroups } from '../fall/fall-damage';

export interface Mine {
  readonly hex: Hex;
  readonly side: string;
  /** It went off once: everybody knows it. */
  readonly isKnown: boolean;
}

/** On two dice. */
export const MINE_NEEDED = 9;
const MINE_DAMAGE = 10;

export interface MineDamage {
  readonly kind: 'mine';
  readonly side: HitSide;
  readonly table: HitTable;
  readonly groups: readonly number[];
}

export const MINE: MineDamage = {
  kind: 'mine',
  side: 'front',
  table: 'kick',
  groups: inGroups(MINE_DAMAGE),
};

/** What a side knows of the mines: its own, and those that went off. */
export const minesKnownTo = (side: string, mines: readonly Mine[]): readonly Mine[] =>
  mines.filter((mine) => mine.side === side || mine.isKnown);

/** All fields of the hex that somebody enters or on which they land: each is rolled for, whosever it is. */
export const minesAt = (mines: readonly Mine[], hex: Hex): readonly Mine[] =>
  mines.filter((mine) => mine.hex === hex);
