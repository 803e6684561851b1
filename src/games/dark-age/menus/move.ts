/** Menus of moves (DA-MOV): walk, run, jump, with a captive; tow, leave the field. */
import type { Menu } from '../../shared/menu';
import type { Known } from '../known';
import type { Standing } from '../model/state';
import { leavesBy } from '../rules/leave';
import { canJump, type How, isBound, moverOf, takenAlong } from '../rules/speed';
import { costsOf, offPart, unitMenu } from './choices';
import { besidePart, goalWith, takenPart, towMenus } from './tow';
import { wayParts } from './way-parts';

const moveMenu = (known: Known, decision: string, unit: Standing, how: How): Menu => {
  const along = takenAlong(known, unit);
  const isHot = how === 'run' || (how === 'jump' && unit.kind === 'mech');
  const parts = [
    ...wayParts(known, moverOf(known, unit, how), goalWith(known, unit, along), ''),
    ...(along === null ? [] : [takenPart(unit, [along]), besidePart(known, unit, along)]),
    ...(how === 'jump' ? [] : offPart([unit], ['evade'])),
  ];
  const forecast = () => ({ costs: costsOf(unit, isHot ? 1 : 0) });
  return unitMenu(decision, unit, how === 'walk' ? 'move' : how, parts, forecast, how);
};

/** Off the field over an edge that is open to it, if that is in reach. */
const leaveMenu = (known: Known, decision: string, unit: Standing): readonly Menu[] =>
  leavesBy(known, unit) === null ? [] : [unitMenu(decision, unit, 'leave', [])];

export const moveMenus = (known: Known, decision: string, unit: Standing): readonly Menu[] => [
  moveMenu(known, decision, unit, 'walk'),
  ...(unit.kind === 'mech' && !isBound(known, unit) ? [moveMenu(known, decision, unit, 'run')] : []),
  ...(canJump(unit) && !isBound(known, unit) ? [moveMenu(known, decision, unit, 'jump')] : []),
  ...towMenus(known, decision, unit),
  ...leaveMenu(known, decision, unit),
];
