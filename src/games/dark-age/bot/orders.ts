/** Which order the bot gives next: the one that it expects most of, looked at closely before it is given. */
import { flatMap } from '../../../kernel';
import type { Order } from '../../shapes';
import { draftOf } from '../../shared/menu';
import type { Known } from '../known';
import { orderMenusOf } from '../menus';
import { type Standing, standing } from '../model/state';
import { canCool, canFight, canMove } from '../rules/orders';
import { choresOf } from './chores';
import { fightsOf } from './fights';
import type { Idea } from './idea';
import { lateWeights } from './late';
import { leavingOf, weightsFor } from './leave';
import { movesOf } from './moves';
import { ramsOf } from './rams';
import { heatCost } from './value';
import type { Weights } from './weights';

const END_TURN: Order = { type: 'end-turn', token: null };
/** So many ideas are looked at closely before the bot ends its turn. */
const LOOKS = 20;

/** A mech that is hot cools; without an order it would cool one click at the end of the turn. */
const coolings = (known: Known, unit: Standing, weights: Weights): readonly Idea[] => {
  if (!canCool(known, unit) || unit.stop === 0) return [];
  const clicks = Math.min(unit.stop, unit.cooling ?? 0);
  const more = unit.isShutDown ? 0.03 * clicks * unit.points : -heatCost(unit, -clicks) + heatCost(unit, -1);
  return [{ order: { type: 'cool', token: unit.id }, worth: weights.heat * more }];
};

const ideasOf = (known: Known, unit: Standing, weights: Weights): readonly Idea[] => [
  ...(canMove(known, unit) ? leavingOf(known, unit, weights) : []),
  ...(canFight(known, unit) ? [...fightsOf(known, unit, weights), ...ramsOf(known, unit, weights)] : []),
  ...(canMove(known, unit)
    ? [...movesOf(known, unit, weights), ...choresOf(known, unit, weights, canFight(known, unit))]
    : []),
  ...coolings(known, unit, weights),
];

const byWorth = (a: Idea, b: Idea): number =>
  b.worth - a.worth || (String(a.order.token) < String(b.order.token) ? -1 : 1);

/** The draft makes it legal in every detail; null: it has nothing like it. */
const legal = (known: Known, unit: Standing, order: Order): Order | null => {
  const draft = draftOf(orderMenusOf(known, unit, order.type), known.question?.id ?? '', order, null);
  if (draft === null) return null;
  const made = draft.offer.order;
  const isLike = made.type === order.type && made.token === order.token && made['target'] === order['target'];
  return isLike ? made : null;
};

export const orderFor = (known: Known, seat: string, usual: Weights): Order => {
  const mine = standing(known).filter((unit) => unit.seat === seat);
  let ideas = flatMap(mine, (unit) =>
    ideasOf(known, unit, lateWeights(known, seat, weightsFor(known, unit, usual))),
  ).filter(({ worth }) => worth > 0);
  for (let look = 0; look < LOOKS; look += 1) {
    const [best, ...rest] = ideas.sort(byWorth);
    if (best === undefined) return END_TURN;
    ideas = rest;
    if (best.refine !== undefined) {
      const idea = best.refine();
      if (idea !== null && idea.worth > 0) ideas.push(idea);
      continue;
    }
    const unit = mine.find(({ id }) => id === best.order.token);
    const order = unit === undefined ? null : legal(known, unit, best.order);
    if (order !== null) return order;
  }
  return END_TURN;
};
