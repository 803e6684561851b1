/**
 * A mech file as it is understood: the design, and all else that the rules do not need but that a file read
 * and written again keeps.
 */
import type { Location, MechDesign } from '../model';

/** Facings that a grenade launcher on a mech can be set to, as files write them. */
export const FACINGS = ['FL', 'FR', 'RL', 'RR'] as const;
export type Facing = (typeof FACINGS)[number];

/** A line `key:value`; the key in lower case. */
export interface KeyedText {
  readonly key: string;
  readonly text: string;
}

export interface Carried {
  /** Comment lines with their `#`. They are written below the names. */
  readonly comments: readonly string[];
  /** The program that wrote the file; null: it does not say. */
  readonly generator: string | null;
  /**
   * The clans' name, which stands in brackets behind the chassis' own in the design's; null: none, or the
   * file does not tell it apart.
   */
  readonly clanName: string | null;
  readonly source: string | null;
  /** Values of `quirk:` lines, in order, then of `weaponquirk:` lines. */
  readonly quirks: readonly string[];
  readonly weaponQuirks: readonly string[];
  /** The list of weapons, line by line; it repeats what the slots say. Null: the file has none. */
  readonly weapons: readonly string[] | null;
  /** Where a grenade launcher faces, by the slot (from 1) it stands in. */
  readonly facings: readonly {
    readonly location: Location;
    readonly slot: number;
    readonly facing: Facing;
  }[];
  /** Prose, makers and pictures, in the file's order; a text may have several lines. */
  readonly fluff: readonly KeyedText[];
  /** Keys that this reader does not know, in the file's order (`uuid` and the like). */
  readonly other: readonly KeyedText[];
}

export const NOTHING_CARRIED: Carried = {
  comments: [],
  generator: null,
  clanName: null,
  source: null,
  quirks: [],
  weaponQuirks: [],
  weapons: null,
  facings: [],
  fluff: [],
  other: [],
};

export interface MtfDocument {
  readonly design: MechDesign;
  readonly carried: Carried;
}
