/** All words of the standard rules in both languages (GAM-10). */
import type { Texts } from '../../../shapes';
import { inBoth } from '../../../shared/texts';
import { DAMAGE_DE } from '../damage/damage.text.de';
import { DAMAGE_EN } from '../damage/damage.text.en';
import { EQUIPMENT_DE } from '../equipment/equipment.text.de';
import { EQUIPMENT_EN } from '../equipment/equipment.text.en';
import { HEAT_DE } from '../heat/heat.text.de';
import { HEAT_EN } from '../heat/heat.text.en';
import { SCENE_DE } from '../scene/scene.text.de';
import { SCENE_EN } from '../scene/scene.text.en';
import { SUPPORT_DE } from '../support/support.text.de';
import { SUPPORT_EN } from '../support/support.text.en';
import { ROLL_DE } from './roll.text.de';
import { ROLL_EN } from './roll.text.en';
import { SAY_DE } from './say.text.de';
import { SAY_EN } from './say.text.en';
import { TELL_DE } from './tell.text.de';
import { TELL_EN } from './tell.text.en';
import { TERM_DE } from './term.text.de';
import { TERM_EN } from './term.text.en';

export const STANDARD_TEXTS: Texts = {
  ...inBoth<keyof typeof DAMAGE_EN>(DAMAGE_EN, DAMAGE_DE),
  ...inBoth<keyof typeof EQUIPMENT_EN>(EQUIPMENT_EN, EQUIPMENT_DE),
  ...inBoth<keyof typeof HEAT_EN>(HEAT_EN, HEAT_DE),
  ...inBoth<keyof typeof ROLL_EN>(ROLL_EN, ROLL_DE),
  ...inBoth<keyof typeof SCENE_EN>(SCENE_EN, SCENE_DE),
  ...inBoth<keyof typeof SAY_EN>(SAY_EN, SAY_DE),
  ...inBoth<keyof typeof SUPPORT_EN>(SUPPORT_EN, SUPPORT_DE),
  ...inBoth<keyof typeof TELL_EN>(TELL_EN, TELL_DE),
  ...inBoth<keyof typeof TERM_EN>(TERM_EN, TERM_DE),
};
