/** Menus of attacks, repair and hot-wiring (DA-SPEC-2, DA-SPEC-3), and of fire at buildings (DA-CAMP-6). */
import type { Menu } from '../../shared/menu';
import type { Known } from '../known';
import type { Standing, Unit } from '../model/state';
import { neededAgainst } from '../play/mend';
import { hotWireTargetOf, repairTargetsOf } from '../rules/close';
import { oddsOf3 } from '../rules/odds';
import { costsOf, refused, targetPart, unitChoice, unitMenu } from './choices';
import { razeMenu } from './raze';
import { shootMenus } from './shoot';
import { strikeMenus } from './strike';

const treatMenu = (
  decision: string,
  unit: Standing,
  type: string,
  targets: readonly Unit[],
): readonly Menu[] => {
  if (targets.length === 0) return [];
  const choices = targets.map((one) => unitChoice(one, { odds: oddsOf3(neededAgainst(unit, one)) }));
  const part = targetPart('/target', () => choices, refused('no-target', 'DA-SPEC-2'));
  return [unitMenu(decision, unit, type, [part], () => ({ costs: costsOf(unit, 0) }))];
};

export const fightMenus = (known: Known, decision: string, unit: Standing): readonly Menu[] => [
  ...shootMenus(known, decision, unit),
  ...razeMenu(known, decision, unit),
  ...strikeMenus(known, decision, unit),
  ...treatMenu(decision, unit, 'repair', repairTargetsOf(known, unit)),
];
export const hotWireMenu = (known: Known, decision: string, unit: Standing): readonly Menu[] => {
  const target = hotWireTargetOf(known, unit);
  return treatMenu(decision, unit, 'hot-wire', target === null ? [] : [target]);
};
