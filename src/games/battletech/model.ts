/**
 * BattleTech, quick-start level (BT-1): what a setup, a state and the units in it are. Plain JSON without
 * fractions.
 */
import type { Location } from '../../catalog';
import type { Hex } from '../../kernel/hex';
import type { Frame } from '../contract';
import type { Order, Outcome, Seat, Side, TokenId } from '../shapes';

export type Woods = 'light-woods' | 'heavy-woods';
export type Edge = 'N' | 'E' | 'S' | 'W';

/** A mount of a design: `RA.4` is what begins in the fourth slot of the right arm. Ranges in hexes. */
export interface Weapon {
  readonly id: string;
  readonly item: string;
  readonly name: string;
  readonly location: Location;
  readonly isRear: boolean;
  readonly damage: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  /** The ammunition that it needs; null: none. */
  readonly ammo: string | null;
}

export interface Bin {
  readonly location: Location;
  readonly ammo: string;
  readonly shots: number;
}

/**
 * What the quick-start rules know of a design: finished figures, so that a running match does not go by a
 * later catalogue.
 */
export interface Sheet {
  readonly slug: string;
  readonly name: string;
  readonly walk: number;
  readonly run: number;
  readonly bv: number;
  readonly armor: Readonly<Record<Location, number>>;
  readonly weapons: readonly Weapon[];
  readonly bins: readonly Bin[];
}

export interface Field {
  readonly columns: number;
  readonly rows: number;
  /** What is not clear, by hex. */
  readonly woods: Readonly<Record<string, Woods>>;
}

export interface Force {
  readonly seat: Seat;
  readonly side: Side;
  readonly units: readonly { readonly id: TokenId; readonly sheet: Sheet }[];
}

/** Where a side sets up: at most so many rows from its edge. */
export interface Zone {
  readonly side: Side;
  readonly edge: 'N' | 'S';
  readonly depth: number;
}

export interface Setup {
  readonly level: 'quickstart';
  readonly field: Field;
  readonly forces: readonly Force[];
  /** In the order in which the two sides set up. */
  readonly zones: readonly Zone[];
  readonly tempo: 'alternate' | 'blocks';
  /** After so many turns the fight is a draw. */
  readonly turns: number;
  /** Edges over which a side may leave; a side that is not named, or left out: all of them. */
  readonly exits?: Readonly<Partial<Record<Side, readonly Edge[]>>>;
}

export type Mode = 'stand' | 'walk' | 'run';

export interface Unit {
  readonly id: TokenId;
  readonly seat: Seat;
  readonly side: Side;
  readonly sheet: Sheet;
  /** Null: not set up yet, or gone. */
  readonly hex: Hex | null;
  /** 0 north, clockwise to 5. */
  readonly facing: number;
  /** Points left. A location without any is destroyed. */
  readonly armor: Readonly<Record<Location, number>>;
  readonly bins: readonly Bin[];
  /** This turn; null: not moved yet. `hexes`: what makes it hard to hit. */
  readonly moved: { readonly mode: Mode; readonly hexes: number } | null;
  readonly hasDeclared: boolean;
  readonly gone: 'destroyed' | 'left' | null;
}

export interface Attack {
  readonly unit: TokenId;
  readonly target: TokenId;
  /** In the order in which they are fired. */
  readonly weapons: readonly string[];
}

export type Along = 'left' | 'right';

export interface Question {
  readonly id: string;
  readonly kind: 'deployment' | 'movement' | 'fire' | 'sight';
  readonly side: Side;
  readonly seats: readonly Seat[];
  /** The attack that waits for the defender's choice. */
  readonly attack: Attack | null;
  readonly skip: Order | null;
}

export type Step = 'deployment' | 'initiative' | 'movement' | 'fire' | 'end';

export interface State extends Frame {
  readonly step: Step;
  readonly setup: Setup;
  readonly units: readonly Unit[];
  /** Who lost it, then who won; empty before the first roll. */
  readonly initiative: readonly Side[];
  /** Who acted last in this step. */
  readonly last: Side | null;
  readonly question: Question | null;
  /** How many questions were asked: no id is used twice. */
  readonly asked: number;
  readonly attacks: readonly Attack[];
  /** For the rest of the turn, by pair of units: the side of the line as seen from the first of them. */
  readonly edges: Readonly<Record<string, Along>>;
  readonly outcome: Outcome | null;
}

export const unitOf = ({ units }: Pick<State, 'units'>, id: TokenId | null): Unit | null =>
  units.find((one) => one.id === id) ?? null;
export const isThere = (unit: Unit): unit is Unit & { readonly hex: Hex } =>
  unit.hex !== null && unit.gone === null;
/** Whether the location can take no more damage: an arm falls off with its torso. */
export const isLost = ({ armor }: Pick<Unit, 'armor'>, location: Location): boolean =>
  armor[location] === 0 || (location === 'RA' && armor.RT === 0) || (location === 'LA' && armor.LT === 0);
export const isCrippled = ({ armor }: Pick<Unit, 'armor'>): boolean => armor.RL === 0 || armor.LL === 0;
export const isBeaten = ({ armor }: Pick<Unit, 'armor'>): boolean => armor.HD === 0 || armor.CT === 0;
export const shotsOf = (unit: Unit, ammo: string): number =>
  unit.bins.reduce(
    (sum, bin) => (bin.ammo === ammo && !isLost(unit, bin.location) ? sum + bin.shots : sum),
    0,
  );
