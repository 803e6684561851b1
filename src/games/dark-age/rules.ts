/** The rules of the system as they are listed (GAM-10), in the order of their ids' areas. */
import type { GameRule } from '../contract';
import { ARMY_BUILDING } from './armies/army-building.rule';
import { CONVERSION } from './armies/conversion.rule';
import { DIAL_RULE, HEAT_STOPS_RULE } from './armies/dial.rule';
import { FACTION_RULE } from './armies/factions.rule';
import { PLANE } from './geometry/plane.rule';
import { CAPTURE } from './play/capture.rule';
import { HEAT } from './play/heat.rule';
import { TURNS } from './play/turn.rule';
import { CLOSE } from './rules/close.rule';
import { DEPLOYMENT } from './rules/deployment.rule';
import { FIGURES } from './rules/dials.rule';
import { EQUIPMENT } from './rules/equipment.rule';
import { FORMATIONS } from './rules/formation.rule';
import { GROUND } from './rules/ground.rule';
import { KINDS } from './rules/kinds.rule';
import { ORDERS } from './rules/orders.rule';
import { RANGED } from './rules/ranged.rule';
import { SIGHT } from './rules/sight.rule';
import { SPECIAL } from './rules/special.rule';
import { VICTORY } from './rules/victory.rule';
import { MOVEMENT } from './rules/way.rule';
import { PLAYERS, STANDARD_GAME } from './setup/setting-up.rule';
import { PIECES, SEEDED_TABLES, TERRAIN_POOL, ZONES } from './table/table.rule';

export const RULES: readonly GameRule[] = [
  ...FIGURES,
  FACTION_RULE,
  ...PLANE,
  PIECES,
  PLAYERS,
  ARMY_BUILDING,
  STANDARD_GAME,
  ZONES,
  TERRAIN_POOL,
  ...DEPLOYMENT,
  ...TURNS,
  ...ORDERS,
  ...MOVEMENT,
  ...GROUND,
  ...SIGHT,
  ...RANGED,
  ...CLOSE,
  ...SPECIAL,
  ...CAPTURE,
  ...HEAT,
  ...FORMATIONS,
  ...EQUIPMENT,
  ...VICTORY,
  ...KINDS,
  HEAT_STOPS_RULE,
  DIAL_RULE,
  ...CONVERSION,
  SEEDED_TABLES,
];
