/** A fight under the standard rules (BT-2): its setup and its state. Plain JSON without fractions. */
import type { Location } from '../../../../catalog';
import type { Hex } from '../../../../kernel/hex';
import { memo } from '../../../../kernel';
import type { Frame, GameEvent } from '../../../contract';
import type { Outcome, Seat, Side, TokenId } from '../../../shapes';
import type { Victim } from '../damage/victim';
import type { Battlefield } from '../field/model';
import type { Mech } from '../mech/model';
import type { Sheet } from '../mech/sheet';
import type { PhaseCause } from '../piloting/causes';
import type { Mine } from '../piloting/hazard/mines';
import type { Position } from '../position';
import type { PhysicalAttack } from '../physical/physical';
import type { Pod } from '../equipment/electronics/pods';

export type Edge = 'N' | 'E' | 'S' | 'W';

/** Columns and rows from 1, both ends belong to it. */
export interface Zone {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** So many mines of a side in the zone, each in a hex of its own. */
export interface Minefields {
  readonly side: Side;
  readonly count: number;
  readonly zone: Zone;
}

/** A mech as it comes to the fight. */
export interface Entry extends Pick<
  Unit,
  'id' | 'condition' | 'gunnery' | 'piloting' | 'pilotHits' | 'heat' | 'isShutDown' | 'staysShutDown'
> {
  /** Which of the setup's sheets. */
  readonly sheet: string;
  /** What it is called; left out: as its design. */
  readonly name?: string;
  /** Where it may be set up; left out: where its force may. */
  readonly zone?: Zone;
  /** Proposed when it is set up: 0 north, clockwise to 5. */
  readonly facing?: number;
}

export interface Force {
  readonly seat: Seat;
  readonly side: Side;
  readonly zone: Zone;
  readonly units: readonly Entry[];
}

export interface Setup {
  readonly level: 'standard';
  readonly field: Battlefield;
  /** Each design once. */
  readonly sheets: Readonly<Record<string, Sheet>>;
  readonly forces: readonly Force[];
  /** Edges over which a side may leave; a side that is not named: none. */
  readonly exits: Readonly<Partial<Record<Side, readonly Edge[]>>>;
  readonly mines: readonly Mine[];
  /** Laid as the fight begins, where its dice say. */
  readonly minefields?: readonly Minefields[];
  readonly tempo: 'alternate' | 'blocks';
  /** After so many turns the fight is over. */
  readonly turns: number;
}

/** Of a movement that is not over (BT-PSR-8, BT-PSR-9). */
export interface UnderWay {
  /** MP. */
  readonly spent: number;
  /** Hexes that count for whoever shoots at it. */
  readonly hexes: number;
  /** It has just stood up, and may turn for nothing. */
  readonly isFreshlyUp: boolean;
}

export interface Unit extends Omit<Victim, 'sheet'> {
  readonly seat: Seat;
  readonly side: Side;
  readonly sheet: string;
  /** Null: not set up yet, or gone. */
  readonly hex: Hex | null;
  readonly elevation: number;
  readonly facing: number;
  readonly twist: Mech['twist'];
  readonly isProne: boolean;
  readonly heat: number;
  readonly isShutDown: boolean;
  readonly staysShutDown?: true;
  readonly gunnery: number;
  readonly piloting: number;
  readonly moved: Mech['moved'];
  /** Where it stood and went this turn, hex by hex; empty before it acts. */
  readonly way: readonly Hex[];
  /** Left out or null: its movement is over, or has not begun. */
  readonly underWay?: UnderWay | null;
  /** MASC and supercharger: turns of use in a row before this one, and whether this one is. Left out: never used. */
  readonly boosts?: { readonly used: number; readonly isOn: boolean };
  /** The edge over which it left the field. */
  readonly left: Edge | null;
  /** Its side gave up: it stands where it is, and takes no more part. */
  readonly hasGivenUp: boolean;
  readonly hasFired: boolean;
  readonly hasStruck: boolean;
  /** Narc beacons and pods that stick to it, and whose. `pod`: of an improved launcher. */
  readonly beacons: readonly { readonly side: Side; readonly location: Location; readonly pod?: Pod }[];
  /** Its pilot ejects at the end of the turn. */
  readonly isEjecting?: true;
  /** Of this turn, for the heat phase. */
  readonly jumped: number;
  readonly attempts: number;
  readonly weaponHeat: number;
  readonly outsideHeat: number;
  /** Locations from which it fired this turn. */
  readonly firedFrom: readonly string[];
  /** Mounts that are jammed. */
  readonly jammed: readonly string[];
  /** One-shot launchers that are empty. */
  readonly spent: readonly string[];
  /** Points of damage of this phase, and why piloting rolls are due at its end. */
  readonly phaseDamage: number;
  readonly causes: readonly PhaseCause[];
  /** Its pilot passed out this turn, and cannot come to in it. */
  readonly isFreshlyOut: boolean;
}

export interface Aimed {
  readonly mount: string;
  readonly target: TokenId;
  /** Of ultra and rotary autocannons; 1 of all else. */
  readonly shots: number;
  /** Item of the ammunition; left out: the first that fits. */
  readonly munition?: string;
  /** A flamer that heats instead of burning. */
  readonly isHeating?: boolean;
}

/** The whole fire of a unit, or its blow. */
export interface Fire {
  readonly unit: TokenId;
  readonly twist: Mech['twist'];
  readonly shots: readonly Aimed[];
  /** It clears its jammed rotary autocannons instead. */
  readonly isClearing?: true;
}
export interface Blow {
  readonly unit: TokenId;
  readonly target: TokenId;
  readonly attack: PhysicalAttack;
}

/** A charge or a death from above, declared with a movement (BT-PHYS-10). */
export const isRush = ({ attack }: Pick<Blow, 'attack'>): boolean =>
  attack === 'charge' || attack === 'death-from-above';

export type QuestionKind = 'deployment' | 'movement' | 'fire' | 'physical';
export interface Question {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly side: Side;
  readonly seats: readonly Seat[];
}

export type Step = 'deployment' | 'initiative' | 'movement' | 'fire' | 'physical' | 'heat' | 'end';

export interface State extends Frame {
  readonly step: Step;
  readonly setup: Setup;
  readonly units: readonly Unit[];
  /** Who lost it first; empty before the roll. */
  readonly initiative: readonly Side[];
  readonly last: Side | null;
  readonly question: Question | null;
  readonly asked: number;
  readonly fire: readonly Fire[];
  readonly blows: readonly Blow[];
  /** Construction points lost, by hex. */
  readonly ruins: Readonly<Record<string, number>>;
  /** The same as the step began; left out: none. */
  readonly ruinsBefore?: Readonly<Record<string, number>>;
  readonly mines: readonly Mine[];
  /** Events of this fight that are not told yet (`reported`); between two orders none. */
  readonly account: readonly GameEvent[];
  readonly outcome: Outcome | null;
}

export const isThere = (unit: Unit): unit is Unit & { readonly hex: Hex } =>
  unit.hex !== null && unit.left === null && unit.harm.out === null && !unit.hasGivenUp;
/** Still of weight for the end: on the field, or yet to come. */
export const isIn = (unit: Unit): boolean => unit.left === null && unit.harm.out === null && !unit.hasGivenUp;
export const unitOf = ({ units }: Pick<State, 'units'>, id: TokenId | null): Unit | null =>
  units.find((one) => one.id === id) ?? null;

export type Fighter = Mech & Victim;

/** By the sheet, not by the setup: each reader's knowledge has a setup of its own, and the same sheets. */
const kept: (sheet: Sheet, unit: Unit, hex: Hex) => Fighter = memo(
  (sheet: Sheet, unit: Unit, hex: Hex): Fighter => ({ ...unit, sheet, hex }),
  2,
);

/** The unit as the rules look at it. Throws RangeError for one that is not on the field. */
export const fighterOf = ({ setup }: Pick<State, 'setup'>, unit: Unit): Fighter => {
  const sheet = setup.sheets[unit.sheet];
  if (sheet === undefined || unit.hex === null) throw new RangeError(`${unit.id} is not on the field`);
  return kept(sheet, unit, unit.hex);
};

const positions = memo(
  (units: readonly Unit[], setup: Setup): Position => ({
    field: setup.field,
    mechs: units.filter(isThere).map((unit) => fighterOf({ setup }, unit)),
  }),
  2,
);
export const positionOf = ({ units, setup }: Pick<State, 'units' | 'setup'>): Position =>
  positions(units, setup);
