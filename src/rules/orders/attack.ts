/**
 * attack (CMB-2, CMB-3): mechs attack enemies in an adjacent hex. The phase settles all attacks at the same
 * time.
 */
import { about, answer, list, type Of } from '../../kernel/shape';
import { flatMap, violation, type Violation } from '../../kernel';
import { directionTo, neighbour } from '../../kernel/hex';
import { enemyHexes } from '../knowledge/enemies';
import type { Knowledge } from '../knowledge/knowledge';
import { isAbleToFight } from '../mechs/ability';
import { ownPlacedMech, placedMechs } from '../mechs/own';
import { DIRECTIONS, type Hex } from '../model/map';
import { hex, mech } from '../shapes';
import { defineOrder, order, type SheetContext } from './definition';

/** More mechs than any hex holds; keeps a hostile sheet small. */
const MAX_MECHS = 500;

const shape = order('attack', {
  mechs: about(list(mech, 1, MAX_MECHS), 'Each attacks once; also from several hexes'),
  target: about(hex, 'A hex beside theirs'),
});
export type AttackOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    attack: AttackOrder;
  }
}

/** What is open of it. */
const open = answer.object({ mechs: answer.list(answer.object({ mech, targets: answer.list(hex) })) });

const enemiesSeenIn = (knowledge: Knowledge, hex: Hex): boolean => enemyHexes(knowledge).has(hex);

const mechViolations = (
  { knowledge, catalog, earlier }: SheetContext,
  { mechs, target }: AttackOrder,
): readonly Violation[] =>
  flatMap(mechs, (id, index): readonly Violation[] => {
    const pointer = `/mechs/${index}`;
    const found = ownPlacedMech(knowledge, id, pointer);
    if (!found.ok) return [found.error];
    const { mech, hex } = found.value;
    const about = { mech: id, name: mech.name };
    const twice =
      mechs.indexOf(id) < index ||
      earlier.some((order) => order.type === 'attack' && order.mechs.includes(id));
    return [
      ...(twice ? [violation('combat/attacks-twice', 'CMB-3', pointer, about)] : []),
      ...(isAbleToFight(knowledge, catalog, mech)
        ? []
        : [violation('combat/not-able-to-fight', 'CMB-2', pointer, about)]),
      ...(enemiesSeenIn(knowledge, hex)
        ? [violation('combat/already-fighting', 'CMB-3', pointer, { ...about, hex })]
        : []),
      ...(directionTo(hex, target) === null
        ? [violation('combat/not-adjacent', 'CMB-2', pointer, { ...about, hex, target })]
        : []),
    ];
  });

const checkAttack = (context: SheetContext, order: AttackOrder): readonly Violation[] => {
  const { knowledge } = context;
  if (knowledge.grid.indexOf(order.target) < 0)
    return [violation('combat/off-map', 'CMB-2', '/target', { hex: order.target })];
  const nobody = enemiesSeenIn(knowledge, order.target)
    ? []
    : [violation('combat/nobody-there', 'CMB-2', '/target', { hex: order.target })];
  return [...nobody, ...mechViolations(context, order)];
};

export const attack = defineOrder({
  shape,
  open,
  phases: [{ phase: 'combat', step: 'declarations' }],

  check: checkAttack,

  price: () => null,

  project: ({ knowledge }) => knowledge,

  offers: ({ mechs }) => mechs.length > 0,

  options: ({ knowledge, catalog, earlier }) => ({
    mechs: flatMap(placedMechs(knowledge), ({ mech, hex }) => {
      const ordered = earlier.some((order) => order.type === 'attack' && order.mechs.includes(mech.id));
      if (ordered || !isAbleToFight(knowledge, catalog, mech) || enemiesSeenIn(knowledge, hex)) return [];
      const targets = flatMap(DIRECTIONS, (direction) => {
        const target = neighbour(hex, direction);
        return target !== null && enemiesSeenIn(knowledge, target) ? [target] : [];
      });
      return targets.length === 0 ? [] : [{ mech: mech.id, targets }];
    }),
  }),

  carryOut: (_resolution, _force, order, context) => checkAttack(context, order),
});
