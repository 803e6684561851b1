/**
 * A bot (GAM-8): weighs every attack, move and pause by the points that it expects to win and lose. Its
 * effort is counted in positions.
 */
import type { Order, Seat, Stance } from '../../shapes';
import { offerOf } from '../../shared/menu';
import type { Known } from '../known';
import { menusOf } from '../menus';
import { standing } from '../model/state';
import { orderFor } from './orders';
import { clickWorth } from './value';
import { WEIGHTS, type Weights } from './weights';

/** Clicks go to whom they cost most. */
const splitFor = (known: Known): Order => {
  const { leader = '', hits = [], clicks = 0 } = known.current ?? {};
  const targets = standing(known)
    .filter(({ id }) => hits.includes(id))
    .sort((a, b) => clickWorth(b) - clickWorth(a) || (a.id < b.id ? -1 : 1));
  const most = targets[0]?.id;
  return {
    type: 'split',
    token: leader,
    clicks: Object.fromEntries(hits.map((id) => [id, id === most ? clicks : 0])),
  };
};

const firstOffered = (known: Known, seat: Seat, decision: string): Order | null => {
  const [menu] = menusOf(known, seat).filter((one) => one.decision === decision);
  return menu === undefined ? null : offerOf(menu).order;
};

/** With weights of one's own. */
export const orderOf = (known: Known, seat: Seat, decision: string, weights: Weights): Order => {
  const kind = known.question?.kind;
  const token = known.question?.tokens[0] ?? null;
  if (kind === 'order') return orderFor(known, seat, weights);
  if (kind === 'split') return splitFor(known);
  if (kind === 'end-vote') return { type: 'refuse', token: null };
  if (kind === 'free-turn') {
    const turn = menusOf(known, seat).find(({ type }) => type === 'turn');
    return turn === undefined ? { type: 'stay', token } : offerOf(turn).order;
  }
  return firstOffered(known, seat, decision) ?? { type: 'end-turn', token: null };
};

export const bot = (known: Known, seat: Seat, decision: string, stance: Stance): Order =>
  orderOf(known, seat, decision, WEIGHTS[stance]);
