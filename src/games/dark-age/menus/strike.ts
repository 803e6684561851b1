/** Menus of close orders (DA-CC-1, DA-CC-2, DA-CAP-1, DA-FORM-4): strike, capture, both together with others. */
import { type Order, text } from '../../shapes';
import type { Menu, Part } from '../../shared/menu';
import type { Known } from '../known';
import type { Standing } from '../model/state';
import { canCapture, closeTargetsOf, fistOf } from '../rules/close';
import { strikersOf } from '../rules/formation';
import { SLOTS } from '../rules/ranged';
import { attackedPart, forecastOf, membersPart, weaponPart } from './attack-parts';
import { choice, offPart, unitMenu } from './choices';

const capturePart = (canTake: (order: Order) => boolean): Part => ({
  pointer: '/capture',
  title: text('da.ask.capture'),
  bounds: (order) => ({
    kind: 'one-of',
    from: [
      choice(false, text('da.capture.no')),
      ...(canTake(order) ? [choice(true, text('da.capture.yes'))] : []),
    ],
  }),
  choose: () => false,
});

export const strikeMenus = (known: Known, decision: string, unit: Standing): readonly Menu[] => {
  const targets = closeTargetsOf(known, unit);
  if (targets.length === 0) return [];
  const captured = targets.filter((one) => canCapture(known, unit, one));
  const joined = targets.filter((one) => strikersOf(known, unit, one).length > 0);
  const target = (type: string, from: readonly Standing[]): Part =>
    attackedPart(known, unit, type, 'close', () => from);
  const off = offPart([unit], ['hand-to-hand']);
  const strikers = (order: Order): readonly Standing[] => {
    const victim = joined.find(({ id }) => id === order['target']);
    return victim === undefined ? [] : strikersOf(known, unit, victim);
  };
  const canTake = (order: Order): boolean => captured.some(({ id }) => id === order['target']);
  const menu = (type: string, parts: readonly Part[]): Menu =>
    unitMenu(decision, unit, type, parts, forecastOf(known, unit, 'close'));
  return [
    menu('strike', [target('strike', targets), weaponPart(unit, fistOf(unit) ? SLOTS : ['primary']), ...off]),
    ...(captured.length === 0 ? [] : [menu('capture', [target('capture', captured)])]),
    ...(joined.length === 0
      ? []
      : [
          menu('gang', [
            target('gang', joined),
            membersPart(strikers, [1, 2]),
            capturePart(canTake),
            // In a formation the primary damage counts (DA-FORM-3).
            weaponPart(unit, ['primary']),
            ...off,
          ]),
        ]),
  ];
};
