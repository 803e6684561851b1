/** The rules of support units (BT-SUP), in their order. */
import type { GameRule } from '../../../contract';
import { BODIES } from './bodies.rule';
import { HOVER } from './movement/hover.rule';
import { VTOL_FLIGHT } from './movement/vtol.rule';
import { FOOT } from './movement/foot.rule';
import { SUPPORT_HEIGHTS } from './heights.rule';
import { SUPPORT_ARCS } from './arcs.rule';
import { SUPPORT_GUNNERY } from './gunnery.rule';
import { VEHICLE_TABLE } from './damage/vehicle-table.rule';
import { MOTIVE } from './damage/motive.rule';
import { SUPPORT_CRITICAL } from './damage/support-critical.rule';
import { INFANTRY_LOSSES } from './damage/infantry-losses.rule';
import { PLATOON_SHOT } from './fire/platoon-shot.rule';
import { NO_FIELD } from './field.rule';

export const SUPPORT_RULES: readonly GameRule[] = [
  BODIES,
  HOVER,
  VTOL_FLIGHT,
  FOOT,
  SUPPORT_HEIGHTS,
  SUPPORT_ARCS,
  SUPPORT_GUNNERY,
  VEHICLE_TABLE,
  MOTIVE,
  SUPPORT_CRITICAL,
  INFANTRY_LOSSES,
  PLATOON_SHOT,
  NO_FIELD,
];
