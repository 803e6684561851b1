/** The menu of fire at buildings (DA-CAMP-6). */
import { amount, type Order, text } from '../../shapes';
import type { Menu } from '../../shared/menu';
import type { Known } from '../known';
import type { Standing } from '../model/state';
import { buildingsInSight, middleOf, razedBy } from '../rules/raze';
import { SLOTS } from '../rules/ranged';
import { named } from '../named';
import { slotOf, weaponPart } from './attack-parts';
import { choice, costsOf, refused, targetPart, unitMenu } from './choices';

export const razeMenu = (known: Known, decision: string, unit: Standing): readonly Menu[] => {
  const slots = SLOTS.filter((slot) => buildingsInSight(known, unit, slot).length > 0);
  if (slots.length === 0) return [];
  const targets = (order: Order) =>
    buildingsInSight(known, unit, slotOf(order)).map((piece) =>
      choice(piece.id, text('da.building', { look: named('look', piece.look), cp: piece.cp ?? 0 }), {
        at: middleOf(piece),
      }),
    );
  const parts = [
    weaponPart(unit, slots),
    targetPart('/target', targets, refused('no-building', 'DA-CAMP-6')),
  ];
  return [
    unitMenu(decision, unit, 'raze', parts, (order) => ({
      costs: costsOf(unit, 0),
      expects: [amount('da.expect.cp', razedBy(unit, slotOf(order)))],
    })),
  ];
};
