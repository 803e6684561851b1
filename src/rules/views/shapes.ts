/**
 * The JSON shapes that clients rely on: what the views are made of. Names and meanings are fixed; properties
 * may be added.
 */
import type { Condition } from '../../catalog';
import type { BattleReport, BattleSetup } from '../model/battle';
import type { BuildingType } from '../buildings';
import type { Terrain } from '../model/map';
import type { StartingList } from '../model/options';
import type { Order } from '../model/order';
import type { CombatStep, Phase } from '../model/phases';
import type { BattleState } from '../model/state';
import type { MechStatus } from '../mechs/ability';
import type { Violation } from '../../kernel';

/** Tons with up to six decimals. */
export type TonsShape = number;
/** ISO 8601, UTC. */
export type TimeShape = string;

export interface OptionsShape {
  readonly startingBv: number;
  readonly startingList: StartingList;
  readonly buildingCount: number;
  readonly buildingCp: number | Readonly<Partial<Record<BuildingType, number>>>;
  readonly deployment: 'hq' | 'own-half';
  readonly phaseHours: number;
  readonly battleHours: number;
  readonly onDeadline: 'advance' | 'wait';
  readonly fogOfWar: boolean;
  readonly sightTriggers: 'units-and-buildings' | 'units';
  readonly supplyPerRound: TonsShape;
  readonly startingTons: TonsShape;
  readonly battleTurnLimit: number | null;
  readonly teams: readonly (readonly number[])[] | null;
  readonly engine: string;
  readonly victory: {
    readonly lastForceStanding: boolean;
    readonly buildings: number | null;
    readonly rounds: number | null;
    readonly gm: boolean;
  };
  readonly matches: {
    readonly level: 'quickstart' | 'standard';
    readonly tempo: 'blocks' | 'alternate';
    readonly hoursPerDecision: number;
  };
  readonly sellMechs?: boolean;
  readonly pinShare?: number;
  readonly captureShare?: number;
  readonly values?: { readonly bv: number; readonly ton: number; readonly building: number };
}

/** What a running campaign adds to the answer about it; seats and roles are the application's. */
export interface CampaignParts {
  readonly name: string;
  readonly status: 'running' | 'paused' | 'finished';
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly deadline: TimeShape | null;
  readonly ruleset: string;
  readonly options: OptionsShape;
  readonly winners: readonly string[] | null;
}

/** When a fact was last seen; null: it is seen now. */
export type SeenShape = { readonly round: number; readonly phase: Phase } | null;

export interface ForceShape {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly team: number | null;
  readonly player: string | null;
  readonly ready: boolean;
  readonly out: boolean;
  /** Seat number, from 1. */
  readonly seat: number;
  /** Null: not for this audience. */
  readonly account: TonsShape | null;
}

export interface SeenMech {
  readonly own: false;
  readonly id: string;
  readonly force: string;
  readonly design: string;
  readonly hex: string;
  readonly shutDown: boolean;
  readonly seen: SeenShape;
}

export interface OwnMech {
  readonly own: true;
  readonly id: string;
  readonly force: string;
  readonly design: string;
  readonly name: string;
  readonly hex: string;
  readonly pilot: string | null;
  readonly walk: number;
  readonly bv: number;
  readonly hired: boolean;
  readonly state: MechStatus;
  readonly fit: boolean;
  readonly condition: Condition;
  /** MOV-2: the path that it was ordered to go this round, without its hex; null: none. */
  readonly plannedPath: readonly string[] | null;
  /** How it moved this round; null: not yet. */
  readonly moved: 'move' | 'rail' | 'dropship' | null;
  /** The design in which it was made, once a refit has changed it; null: its present one. */
  readonly factoryDesign: string | null;
}

export interface PilotShape {
  readonly id: string;
  readonly name: string;
  readonly rank: 'elite' | 'veteran' | 'regular' | 'green';
  readonly gunnery: number;
  readonly piloting: number;
  readonly hits: number;
  readonly status: 'in-mech' | 'stored' | 'captured' | 'dead';
  readonly mech: string | null;
  readonly hex: string | null;
  readonly force: string;
  /** PREP-5: in no mech since preparation closed. */
  readonly rested: boolean;
}

export interface PrisonerShape {
  readonly id: string;
  readonly name: string;
  readonly force: string;
  readonly hex: string;
}

export interface BuildingShape {
  readonly id: string;
  readonly type: BuildingType;
  readonly hex: string;
  readonly control: string | null;
  readonly cp: number | null;
  readonly cpMax: number;
  readonly works: boolean | null;
  readonly seen: SeenShape;
  /** Whether it was ever seen; if not, control, cp and works tell nothing. */
  readonly known: boolean;
  /**
   * BLD-FACT, for its controller and the GM: the mech that is being made, and how far it is; null: none, or
   * not for this audience.
   */
  readonly work: { readonly design: string; readonly tons: TonsShape } | null;
}

export interface StockShape {
  readonly item: string;
  readonly unit: 'points' | 'shots' | 'tons' | 'pieces';
  readonly quantity: number;
  readonly usable: number;
}

export interface OwnDepot {
  readonly own: true;
  readonly hex: string;
  readonly force: string;
  readonly stock: readonly StockShape[];
  readonly pilots: readonly string[];
}

export interface SeenDepot {
  readonly own: false;
  readonly hex: string;
  readonly force: string | null;
  readonly seen: SeenShape;
}

/** SALV-1: a mech that may be salvaged in the supply phase of this round. */
export interface WreckShape {
  /** What a `salvage` order names. */
  readonly battle: string;
  readonly unit: string;
  readonly hex: string;
  /** Who may salvage it. */
  readonly right: string;
  /** Whose mech it was. */
  readonly force: string;
  readonly design: string;
  readonly name: string;
  readonly condition: Condition;
}

export interface View {
  readonly campaign: string;
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly deadline: TimeShape | null;
  readonly force: string | null;
  readonly seq: number;
  readonly status: 'running' | 'paused' | 'finished';
  readonly map: {
    readonly columns: number;
    readonly rows: number;
    readonly terrain: Readonly<Record<string, Terrain>>;
    readonly hq: string | null;
    readonly sight: readonly string[];
    /** SIGHT-5: what enemies see, as far as it is known: of those that are in sight now. */
    readonly enemySight: readonly string[];
  };
  readonly forces: readonly ForceShape[];
  readonly mechs: readonly (OwnMech | SeenMech)[];
  /** DEP-4: bought and paid mechs that have not entered play. */
  readonly waiting: readonly {
    readonly id: string;
    readonly force: string;
    readonly design: string;
    readonly name: string;
  }[];
  readonly pilots: readonly PilotShape[];
  readonly prisoners: readonly PrisonerShape[];
  readonly buildings: readonly BuildingShape[];
  readonly depots: readonly (OwnDepot | SeenDepot)[];
  readonly account: TonsShape | null;
  /** What the audience may salvage. */
  readonly wrecks: readonly WreckShape[];
  readonly battles: readonly {
    readonly id: string;
    readonly hex: string;
    readonly state: BattleState;
    readonly mine: boolean;
  }[];
  /** SIGHT-4: how many battles of this round are fought and over; public. */
  readonly battlesFought: { readonly open: number; readonly over: number };
  /** END-1: forces that have won; null: not finished. */
  readonly winners: readonly string[] | null;
  /** ROUND-3: whether the audience's own force is ready. */
  readonly ready: boolean;
}

export interface OrderSheetShape {
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly orders: readonly Order[];
  readonly savedAt: TimeShape | null;
  readonly ready: boolean;
  readonly preview: readonly {
    readonly order: number;
    /** Positive is paid, negative is got. */
    readonly cost: TonsShape | null;
    readonly terms: readonly {
      readonly text: string;
      readonly factor: number | null;
      readonly tons: TonsShape | null;
      readonly rule: string;
    }[];
    /** The API adds each one's message. */
    readonly violations: readonly Violation[];
    /** What nothing forbids, but harms. */
    readonly warnings: readonly Violation[];
  }[];
  /** Of all orders and of the whole sheet. */
  readonly warnings: readonly Violation[];
  /**
   * Changes: positive is got, negative is paid. `now` has the `income` already; `now` + `orders` + `rounding`
   * is `after`.
   */
  readonly balance: {
    readonly now: TonsShape;
    readonly after: TonsShape;
    /** SUP-7: what came when the phase opened; rounded together with the orders. */
    readonly income: readonly { readonly text: string; readonly tons: TonsShape; readonly rule: string }[];
    readonly orders: TonsShape;
    readonly net: TonsShape;
    readonly rounding: TonsShape;
  } | null;
}

export interface BattleReportShape {
  readonly id: string;
  readonly by: string | null;
  readonly state: 'pending' | 'disputed' | 'applied' | 'superseded';
  readonly body: BattleReport;
  readonly confirmedBy: readonly string[];
  readonly disputes: readonly { readonly force: string; readonly reason: string }[];
  readonly at: TimeShape;
}

export interface BattleView {
  readonly id: string;
  readonly round: number;
  readonly hex: string;
  readonly state: BattleState;
  readonly mine: boolean;
  /** Null for who does not fight in it. */
  readonly setup: BattleSetup | null;
  readonly reports: readonly BattleReportShape[];
  /** The report that waits or counted. */
  readonly report: string | null;
  readonly winner: string | null;
  /** TAC-8: the tactical engine that fights it. */
  readonly engine: string | null;
  readonly openedAt: TimeShape | null;
  readonly dueAt: TimeShape | null;
  readonly overdue: boolean;
}

export interface OptionsView {
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  /** By order type that is open in this phase: what is legal, in the form of that type. */
  readonly orders: Readonly<Record<string, unknown>>;
}

/** What one force gives in an exchange (DEP-5), as clients write and read it. */
export interface GoodsShape {
  readonly tons: TonsShape;
  readonly stock: readonly { readonly hex: string; readonly item: string; readonly quantity: number }[];
  readonly prisoners: readonly string[];
}

export interface OfferShape {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly give: GoodsShape;
  readonly take: GoodsShape;
}
