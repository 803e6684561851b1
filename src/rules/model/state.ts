/**
 * The true state of a running campaign: tables of rows in the shape of the database's. Immutable; `apply`
 * shares what an event does not change. Order sheets, `ready`, drafts, ledger entries, feeds and events are
 * not state: they are kept beside it.
 */
import type { Condition, DesignSlug, FactionId, ItemId } from '../../catalog';
import type {
  BattleId,
  BuildingId,
  CampaignId,
  ForceId,
  MechId,
  MicroTons,
  OfferId,
  PilotId,
  ReportId,
  UserId,
} from '../../kernel';
import type { BattleReport, BattleSetup } from './battle';
import type { BuildingType } from '../buildings';
import type { Direction, Hex, PlanetMap } from './map';
import type { Options } from './options';
import type { CombatStep, Moment, Phase } from './phases';

/** Milliseconds since 1970-01-01 UTC. Comes in as data on commands; the pure rooms have no clock. */
export type Instant = number;

export interface CampaignRow {
  readonly id: CampaignId;
  readonly name: string;
  /** Version of the rules that the campaign is pinned to. */
  readonly ruleset: string;
  readonly options: Options;
  readonly status: 'running' | 'paused' | 'finished';
  /** Counts rollbacks, from 0 (part of every dice label). */
  readonly epoch: number;
  /** From 1. */
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  /** When the phase ends by itself; null: it does not (resolving, paused, finished). */
  readonly deadline: Instant | null;
  /**
   * ROUND-4: what was left of the deadline when the campaign was paused, ms; null when it is not paused or
   * had none.
   */
  readonly remaining: number | null;
  /** ROUND-5: SHA-256 of the dice seed, published at the start. */
  readonly diceCommitment: string;
  /** END-1: forces that have won; empty: a draw; null: not finished. */
  readonly winners: readonly ForceId[] | null;
  /** Secret key (hex) under which ids are derived; in no view. */
  readonly idKey: string;
  /**
   * Content hash of every design that is or was in play, so that an update of the catalogue changes no
   * running war.
   */
  readonly designs: Readonly<Record<string, string>>;
}

export interface ForceRow {
  readonly id: ForceId;
  /** From 1. */
  readonly seat: number;
  readonly name: string;
  readonly faction: FactionId;
  /** SETUP-1: number of its team; null: none. */
  readonly team: number | null;
  /** Who plays it; null: nobody at the moment (ROUND-3 does not wait for it). */
  readonly user: UserId | null;
  readonly playerName: string | null;
  readonly hq: Hex;
  readonly account: MicroTons;
  /** END-1 */
  readonly out: boolean;
  /**
   * How many mechs, pilots and offers it ever had: the counters that its ids are derived from. They never go
   * back.
   */
  readonly counters: { readonly mechs: number; readonly pilots: number; readonly offers: number };
}

export interface MechRow {
  readonly id: MechId;
  readonly force: ForceId;
  readonly design: DesignSlug;
  /**
   * The design in which it was made, once a refit has changed it (SUP-6, BLD-HANGAR); null: its present one.
   */
  readonly factoryDesign: DesignSlug | null;
  readonly name: string;
  /** Null: bought and paid, but no hex to enter was free yet (DEP-4). */
  readonly hex: Hex | null;
  readonly pilot: PilotId | null;
  readonly condition: Condition;
  /** PREP-1: shut down by order this round. */
  readonly shutDown: boolean;
  /** BLD-SPY: not movable this round. */
  readonly sabotaged: boolean;
  /**
   * MOV-2, MOV-4: a move that was ordered and is carried out by the next announcement: its path without the
   * start; null: none.
   */
  readonly plannedPath: readonly Hex[] | null;
  /**
   * BLD-DROP: from which side it will enter its last hex; null: that of the last step of its path. A flight's
   * path is its last hex alone.
   */
  readonly plannedEntry: Direction | null;
  /** BLD-DROP: the dropship that carries it in its planned move; null: none. */
  readonly plannedFlight: BuildingId | null;
  /** How it moved this round; null: not yet. */
  readonly moved: 'move' | 'rail' | 'dropship' | null;
  /** CMB-5: left a battle this round. */
  readonly withdrawn: boolean;
  /** SALV-2: kept from salvage, shut down for the whole of this round; null: not. */
  readonly keptUntilRound: number | null;
  /** Hired mercenary (BLD-MERC). */
  readonly hired: boolean;
  /** CMB-4: side of its hex from which it entered (opposite of the last step); null: it began there. */
  readonly enteredFrom: Direction | null;
  /**
   * When it entered its hex: round × 10 + position of the phase in ROUND-1; 0: it began there. Decides who
   * was there first.
   */
  readonly inHexSince: number;
}

export interface PilotRow {
  readonly id: PilotId;
  readonly force: ForceId;
  readonly name: string;
  readonly rank: 'elite' | 'veteran' | 'regular' | 'green';
  /** 0 … 8, lower is better. */
  readonly gunnery: number;
  readonly piloting: number;
  /** 0 … 6; 6 is dead (CMB-9). */
  readonly hits: number;
  readonly status: 'in-mech' | 'stored' | 'captured' | 'dead';
  /** Where they are stored or held; null in a mech (the mech's hex counts) and when dead. */
  readonly hex: Hex | null;
  /** Who holds them; null unless captured. */
  readonly captor: ForceId | null;
  /** PREP-5, INJ-1: they were in no mech when preparation closed, nor since. */
  readonly rested: boolean;
}

export interface BuildingRow {
  readonly id: BuildingId;
  readonly type: BuildingType;
  readonly hex: Hex;
  readonly control: ForceId | null;
  readonly cp: number;
  readonly cpMax: number;
  /** BLD-SPY: out of work this round. */
  readonly sabotaged: boolean;
  /** BLD-6: control and working as read when the phase opened; they hold for it. */
  readonly opened: { readonly control: ForceId | null; readonly works: boolean };
  /** BLD-FACT: the mech that its controller has begun to make here; null: none. */
  readonly work: FactoryWork | null;
  /** BLD-DROP: it has made its flight of this round. */
  readonly flown: boolean;
}

/** What a mech factory has made of a mech so far. */
export interface FactoryWork {
  readonly design: DesignSlug;
  /** Made and bought; above 0, below the design's tonnage. */
  readonly tons: MicroTons;
}

/**
 * SALV-1: a mech that was left on a field in a salvageable state. It is in play no more; what nobody chooses
 * to salvage is lost (SALV-4).
 */
export interface WreckRow {
  /** The mech's own id, which it has again when it is kept. */
  readonly id: MechId;
  readonly battle: BattleId;
  /** Where it lies: the hex of the battle. */
  readonly hex: Hex;
  /** Who may salvage it (SALV-1, SETUP-1). */
  readonly right: ForceId;
  /** Whose mech it was; its hirer's when it was hired. */
  readonly force: ForceId;
  readonly name: string;
  readonly design: DesignSlug;
  /** As in `MechRow`. */
  readonly factoryDesign: DesignSlug | null;
  /** As the battle left it. */
  readonly condition: Condition;
}

/**
 * One item in one force's depot in one hex (DEP-1). Its key is `stockKey`. Rows with quantity 0 do not exist.
 */
export interface StockRow {
  readonly force: ForceId;
  readonly hex: Hex;
  readonly item: ItemId;
  /** In the item's stock unit (DEP-6); scrap in micro-tons. Whole, > 0. */
  readonly quantity: number;
  /** DEP-2: how much of it lay there at the start of the round and is still there. 0 … quantity */
  readonly usable: number;
}

export type BattleState = 'open' | 'reported' | 'disputed' | 'done' | 'called-off';

export interface BattleRow {
  readonly id: BattleId;
  readonly round: number;
  readonly hex: Hex;
  readonly state: BattleState;
  /** TAC-8: the tactical engine that fights it; the campaign's, unless the GM has handed it to another. */
  readonly engine: string;
  readonly setup: BattleSetup;
  /** CMB-12: attackers from adjacent hexes and where they stood. */
  readonly attackedFrom: Readonly<Record<string /* MechId */, Hex>>;
  /** The report that waits for confirmation, or that counted. */
  readonly report: ReportId | null;
  /** Side that won; null: open, or without a winner (CMB-7). */
  readonly winner: string | null;
  readonly openedAt: Instant;
  /**
   * TAC-7, CMB-11: when something happens by itself (a report counts, the GM is told, it is called off);
   * null: nothing.
   */
  readonly dueAt: Instant | null;
  /** CMB-11: the GM has been told that it is overdue. */
  readonly overdue: boolean;
}

export interface ReportRow {
  readonly id: ReportId;
  readonly battle: BattleId;
  /** Force that filed it; null: the GM. */
  readonly by: ForceId | null;
  readonly body: BattleReport;
  readonly state: 'pending' | 'disputed' | 'applied' | 'superseded';
  /** Sides that agree; a filer agrees by filing. */
  readonly confirmedBy: readonly ForceId[];
  readonly disputes: readonly { readonly force: ForceId; readonly reason: string }[];
  readonly at: Instant;
}

/** What one side gives in an exchange (DEP-5). */
export interface Goods {
  readonly tons: MicroTons;
  /**
   * In stock units. It stays where it is when its new owner may store there (DEP-1), else it goes to their HQ
   * hex.
   */
  readonly stock: readonly { readonly hex: Hex; readonly item: ItemId; readonly quantity: number }[];
  /** Prisoners that the giver holds; own pilots are never given away. */
  readonly prisoners: readonly PilotId[];
}

export interface OfferRow {
  readonly id: OfferId;
  readonly from: ForceId;
  readonly to: ForceId;
  readonly give: Goods;
  readonly take: Goods;
}

/** SIGHT-4: what a force last saw of something that is out of its sight now. Its key is `memoryKey`. */
export type MemoryRow = {
  readonly force: ForceId;
  readonly seen: Moment;
} & (
  | {
      readonly kind: 'mech';
      readonly subject: MechId;
      readonly facts: {
        readonly force: ForceId;
        readonly design: DesignSlug;
        readonly hex: Hex;
        readonly shutDown: boolean;
      };
    }
  | {
      readonly kind: 'building';
      readonly subject: BuildingId;
      readonly facts: { readonly control: ForceId | null; readonly cp: number; readonly works: boolean };
    }
  | {
      readonly kind: 'depot';
      readonly subject: string /* hex|owner */;
      readonly facts: { readonly hex: Hex; readonly force: ForceId };
    }
);

export type Table<K extends string, Row> = Readonly<Record<K, Row>>;

export interface CampaignState {
  readonly campaign: CampaignRow;
  /** Terrain never changes; its own table since it is large. */
  readonly map: PlanetMap;
  readonly forces: Table<ForceId, ForceRow>;
  readonly mechs: Table<MechId, MechRow>;
  readonly pilots: Table<PilotId, PilotRow>;
  readonly buildings: Table<BuildingId, BuildingRow>;
  readonly stock: Table<string, StockRow>;
  readonly battles: Table<BattleId, BattleRow>;
  readonly reports: Table<ReportId, ReportRow>;
  readonly offers: Table<OfferId, OfferRow>;
  /** Of the battles of this round; empty from the close of supply on (SALV-4). */
  readonly wrecks: Table<MechId, WreckRow>;
  readonly memories: Table<string, MemoryRow>;
}

export const stockKey = (force: ForceId, hex: Hex, item: ItemId): string => `${force}|${hex}|${item}`;
export const memoryKey = (force: ForceId, kind: MemoryRow['kind'], subject: string): string =>
  `${force}|${kind}|${subject}`;
