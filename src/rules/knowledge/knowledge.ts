/**
 * Knowledge: all that one audience may know at one moment (SIGHT-4), built from the true state by allow-list.
 * Views, options, checks, prices and previews are made from this and never see the state, so nothing hidden
 * can leak through them.
 */
import type { DesignSlug } from '../../catalog';
import type { BattleId, BuildingId, ForceId, MechId, MicroTons, PilotId } from '../../kernel';
import type { Grid } from '../map/grid';
import type { Mask } from '../map/sight';
import type { Audience } from '../model/audience';
import type { BuildingType } from '../buildings';
import type { Hex, PlanetMap } from '../model/map';
import type { Options } from '../model/options';
import type { CombatStep, Moment, Phase } from '../model/phases';
import type {
  BattleRow,
  BattleState,
  FactoryWork,
  Instant,
  MechRow,
  OfferRow,
  PilotRow,
  ReportRow,
  StockRow,
  WreckRow,
} from '../model/state';

export interface PublicForce {
  readonly id: ForceId;
  readonly seat: number;
  readonly name: string;
  readonly faction: string;
  readonly team: number | null;
  readonly playerName: string | null;
  readonly out: boolean;
}

/** A mech of somebody else, seen now (`seen` null) or remembered. */
export interface KnownMech {
  readonly id: MechId;
  readonly force: ForceId;
  readonly design: DesignSlug;
  readonly hex: Hex;
  /** SIGHT-4: shut down or not. */
  readonly shutDown: boolean;
  readonly seen: Moment | null;
}

export interface KnownBuilding {
  readonly id: BuildingId;
  readonly type: BuildingType;
  readonly hex: Hex;
  readonly cpMax: number;
  /** Of what was never seen: null. */
  readonly control: ForceId | null;
  readonly cp: number | null;
  readonly works: boolean | null;
  /** BLD-6, for own buildings only: it was controlled and working when the phase opened. */
  readonly effective: boolean;
  /** BLD-FACT, BLD-DROP, for own buildings only: what it is making; whether it has flown this round. */
  readonly work: FactoryWork | null;
  readonly flown: boolean;
  readonly seen: Moment | null;
  /** Whether it was ever seen; if not, control, cp and works tell nothing. */
  readonly known: boolean;
}

export interface KnownDepot {
  readonly hex: Hex;
  readonly force: ForceId;
  readonly seen: Moment | null;
}

export interface KnownBattle {
  readonly id: BattleId;
  readonly hex: Hex;
  readonly round: number;
  readonly state: BattleState;
  readonly mine: boolean;
  /** The whole row for those who fight in it and the GM; null for others. */
  readonly row: BattleRow | null;
  readonly reports: readonly ReportRow[];
}

export interface Knowledge {
  readonly audience: Audience;
  readonly campaign: {
    readonly id: string;
    readonly name: string;
    readonly ruleset: string;
    readonly options: Options;
    readonly status: 'running' | 'paused' | 'finished';
    readonly round: number;
    readonly phase: Phase;
    readonly step: CombatStep | null;
    readonly deadline: Instant | null;
    readonly winners: readonly ForceId[] | null;
  };
  readonly map: PlanetMap;
  readonly grid: Grid;
  /** By grid index: 1 where the audience sees now (shared within a team). */
  readonly sight: Mask;
  readonly forces: readonly PublicForce[];
  /** The audience's own force; null for observers and the GM. */
  readonly force: {
    readonly id: ForceId;
    readonly faction: string;
    readonly team: number | null;
    readonly hq: Hex;
    readonly account: MicroTons;
    /**
     * SUP-7: what the orders projected so far change the account by, exactly; 0 in knowledge that is built
     * from a state.
     */
    readonly ordered: MicroTons;
    readonly out: boolean;
  } | null;
  /** Its own force and its team-mates. */
  readonly allies: ReadonlySet<ForceId>;
  /** Own mechs (GM: all; after the end: all, for everybody). */
  readonly mechs: Readonly<Record<MechId, MechRow>>;
  /** Own pilots; of the captured ones neither hex nor captor (DEP-5). GM: all. */
  readonly pilots: Readonly<Record<PilotId, PilotRow>>;
  readonly prisoners: readonly {
    readonly id: PilotId;
    readonly name: string;
    readonly force: ForceId;
    readonly hex: Hex;
  }[];
  readonly stock: readonly StockRow[];
  readonly others: readonly KnownMech[];
  readonly buildings: readonly KnownBuilding[];
  readonly depots: readonly KnownDepot[];
  readonly battles: readonly KnownBattle[];
  /** SIGHT-4: that battles are being fought is public, where is not. */
  readonly battlesFought: { readonly open: number; readonly over: number };
  /**
   * Accounts that it may know: its own; of all forces for the GM, and for everybody when the campaign is
   * over.
   */
  readonly accounts: Readonly<Record<ForceId, MicroTons>>;
  /** Exchanges that it made or was offered (DEP-5). */
  readonly offers: readonly OfferRow[];
  /** SALV-1: what it may salvage (GM: all). */
  readonly wrecks: readonly WreckRow[];
  /** REP-4: designs that it has drawn up. */
  readonly drawings: readonly DesignSlug[];
}
