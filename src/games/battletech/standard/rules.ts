/** All rules of the standard level, in their order (GAM-10). */
import type { GameRule } from '../../contract';
import { DAMAGE_RULES } from './damage/rules';
import { EQUIPMENT_RULES } from './equipment/rules';
import { LAID_SHEETS, MAP_SHEET } from './field/sheets/map-sheet.rule';
import { FIRE_RULES } from './fire/rules';
import { HEAT_RULES } from './heat/rules';
import { MOVEMENT_RULES } from './movement/rules';
import { PHYSICAL_RULES } from './physical/rules';
import { PILOTING_RULES } from './piloting/rules';
import { SIGHT_RULES } from './sight/rules';
import { SUPPORT_RULES } from './support/rules';

export const STANDARD_RULES: readonly GameRule[] = [
  MAP_SHEET,
  LAID_SHEETS,
  ...MOVEMENT_RULES,
  ...PILOTING_RULES,
  ...SIGHT_RULES,
  ...FIRE_RULES,
  ...PHYSICAL_RULES,
  ...DAMAGE_RULES,
  ...HEAT_RULES,
  ...EQUIPMENT_RULES,
  ...SUPPORT_RULES,
];
