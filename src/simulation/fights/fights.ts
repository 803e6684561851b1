/** Whatever fights a campaign's battles for the balance tool: the stand-in, or an engine that is handed in. */
import type { Catalog } from '../../catalog';
import type { Chance } from '../../kernel';
import type { BattleReport, BattleSetup } from '../../rules';

/** Its report passes the check that every report passes. */
export type Fights = (catalog: Catalog, setup: BattleSetup, chance: Chance) => BattleReport;
