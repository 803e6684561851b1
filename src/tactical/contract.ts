/**
 * The tactical contract (TAC-1 to TAC-8): the campaign hands a battle setup to an engine and takes a battle
 * report back. Whatever knows how a fight is fought lives behind this.
 */
import type { Catalog } from '../catalog';
import type { Result, Violation } from '../kernel';
import type { BattleReport, BattleSetup } from '../rules';
import type { GameFiles, Play } from './capabilities';
import type { Evidence } from './evidence';

export {
  DEADLY_HITS,
  PILOT_FATES,
  REPORT_LIMITS,
  UNIT_FATES,
  type BattleReport,
  type BattleSetup,
  type Deployment,
  type PilotFate,
  type ReportUnit,
  type SetupBuilding,
  type SetupSide,
  type SetupUnit,
  type UnitFate,
} from '../rules';

/** One way to fight battles (TAC-8): a folder below `engines/`, listed once in the registry. */
export interface Engine {
  /** Stands in a campaign's option `engine`. */
  readonly id: string;
  readonly name: { readonly en: string; readonly de: string };
  /** TAC-7: people's reports wait for the other sides; those of a program count at once. */
  readonly source: 'people' | 'program';
  /** Why it cannot fight this battle, everything at once; empty: it can. Pointers are within the setup. */
  refusals(catalog: Catalog, setup: BattleSetup): readonly Violation[];
  /**
   * The report with which a battle begins: everything is on the field as it was set up, and nobody holds it.
   */
  blankReport(catalog: Catalog, setup: BattleSetup): BattleReport;
  /**
   * Reads what the engine's source hands in, and checks it against the setup (TAC-6). Every mistake at once;
   * never throws.
   */
  readReport(
    catalog: Catalog,
    setup: BattleSetup,
    input: unknown,
  ): Result<BattleReport, readonly Violation[]>;
  /** What it takes of people besides whole reports. */
  readonly evidence: readonly Evidence[];
  /** Null: it needs none. */
  readonly files: GameFiles | null;
  /** Null: it does not play on the server. */
  readonly play: Play | null;
}
