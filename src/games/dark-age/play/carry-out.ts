/** What the answer to a question sets off (DA-TURN-2). The order was checked. */
import { type Dice, flatMap } from '../../../kernel';
import type { Order, Point, Seat } from '../../shapes';
import type { Current, State, Way } from '../model/state';
import { standingOf, unitOf } from '../model/state';
import { inGroupOrder } from '../rules/formation';
import { leavesBy } from '../rules/leave';
import { isPushed } from '../rules/orders';
import { laid } from '../rules/terrain-pool';
import { advance } from './advance';
import { deal } from './attack';
import { ask, type Fight, fightFrom } from './course';
import { finish, withdraw } from './end';
import type { Event } from './events';
import { went } from './push';
import { pooledFrom } from './setting-up';
import { endTurn } from './turn';

const list = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const asPoint = (value: unknown): Point => value as Point;

/** A way as orders have it: corners, the facing at its end, and where the captive ends. */
const wayOf = (value: Readonly<Record<string, unknown>>): Way => {
  const tow = value['tow'] as { readonly id: string; readonly at: Point } | null | undefined;
  return {
    path: (value['path'] ?? []) as readonly Point[],
    facing: Number(value['facing'] ?? 0),
    tow: tow ?? null,
  };
};

const BEGIN: Readonly<Record<string, Partial<Current>>> = {
  move: { kind: 'move', stage: 'break-away' },
  tow: { kind: 'move', stage: 'break-away' },
  run: { kind: 'move', stage: 'break-away', how: 'run' },
  jump: { kind: 'move', stage: 'break-away', how: 'jump' },
  ram: { kind: 'move', stage: 'break-away', special: 'ram' },
  charge: { kind: 'move', stage: 'break-away', how: 'run', special: 'charge' },
  dfa: { kind: 'move', stage: 'break-away', how: 'jump', special: 'dfa' },
  march: { kind: 'move', stage: 'break-away' },
  leave: { kind: 'move', stage: 'break-away', isLeaving: true },
  shoot: { kind: 'ranged', stage: 'defend' },
  volley: { kind: 'ranged', stage: 'defend' },
  indirect: { kind: 'ranged', stage: 'defend', isIndirect: true },
  strike: { kind: 'close', stage: 'attack' },
  gang: { kind: 'close', stage: 'attack' },
  capture: { kind: 'close', stage: 'attack', isCapture: true },
  repair: { kind: 'repair', stage: 'attack' },
  raze: { kind: 'raze', stage: 'attack' },
  'hot-wire': { kind: 'hot-wire', stage: 'attack' },
  cool: { kind: 'cool', stage: 'heat' },
};

const membersOf = (state: State, order: Order): readonly string[] => {
  const leader = standingOf(state, order.token);
  if (leader === null) return [];
  const others = flatMap(list(order['members']), (id) => standingOf(state, id) ?? []);
  if (order.type !== 'march') return [leader.id, ...others.map(({ id }) => id)];
  return inGroupOrder(state, leader, others).map(({ id }) => id);
};

const howToLeave = (state: State, id: string): Current['how'] => {
  const unit = standingOf(state, id);
  return (unit === null ? null : leavesBy(state, unit)) ?? 'walk';
};

const currentOf = (state: State, order: Order): Current => {
  const members = membersOf(state, order);
  const kind = BEGIN[order.type]?.kind ?? 'move';
  const leader = order.token ?? '';
  const target = order['target'];
  const targets = typeof target === 'string' ? [target] : list(order['targets']);
  return {
    kind: 'move',
    stage: 'push',
    leader,
    members,
    pushed: kind === 'cool' ? [] : members.filter((id) => isPushed(unitOf(state, id) ?? { tokens: 0 })),
    how: 'walk',
    special: null,
    isLeaving: false,
    ways:
      kind === 'move' && order.type !== 'march' && order.type !== 'leave' ? { [leader]: wayOf(order) } : {},
    stuck: [],
    slot: order['weapon'] === 'secondary' ? 'secondary' : 'primary',
    targets,
    isCapture: order['capture'] === true,
    isIndirect: false,
    off: list(order['off']),
    spent: [],
    free: [],
    hits: [],
    isCritical: false,
    clicks: 0,
    heat: {},
    again: false,
    ...BEGIN[order.type],
    ...(order.type === 'leave' ? { how: howToLeave(state, leader) } : {}),
    ...(order['capture'] === true ? { isCapture: true } : {}),
  };
};

const take = (fight: Fight, order: Order): void => {
  const { state } = fight;
  switch (order.type) {
    case 'end-turn':
      return;
    case 'withdraw':
      return withdraw(fight, state.active ?? '');
    case 'propose-end': {
      const seat = state.active ?? '';
      fight.add({ type: 'proposed', rolls: [], seat });
      const others = state.seats.filter((one) => one.seat !== seat && !one.isOut).map((one) => one.seat);
      return ask(fight, 'end-vote', others);
    }
    default:
      fight.add({ type: 'ordered', rolls: [], current: currentOf(state, order) });
  }
};

/** The last one in counts them all. */
const vote = (fight: Fight, seat: Seat, order: Order, dice: Dice): void => {
  fight.add({ type: 'answered', rolls: [], seat, order });
  const { question } = fight.state;
  if (question === null || question.seats.some((one) => question.answers[one] === undefined)) return;
  const agreed = question.seats.every((one) => question.answers[one]?.type === 'agree');
  fight.add({ type: 'voted', rolls: [], agreed });
  if (agreed) finish(fight, 'da.end.agreed', dice);
};

const pool = (fight: Fight, seat: Seat, order: Order): void => {
  fight.add({ type: 'answered', rolls: [], seat, order });
  const { question } = fight.state;
  if (question !== null && question.seats.every((one) => question.answers[one] !== undefined))
    fight.add({ type: 'pooled', rolls: [], pieces: pooledFrom(fight.state) });
};

const placePiece = (fight: Fight, order: Order): void => {
  const template = fight.state.pool?.find(({ id }) => id === order['piece']);
  if (template !== undefined)
    fight.add({
      type: 'placed',
      rolls: [],
      piece: laid(template, asPoint(order['at']), Number(order['angle'])),
    });
};

const waysFrom = (order: Order): Current['ways'] =>
  Object.fromEntries(
    Object.entries((order['ways'] ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>).map(
      ([id, way]) => [id, wayOf(way)],
    ),
  );

const answer = (fight: Fight, seat: Seat, order: Order, dice: Dice): void => {
  const { question, current } = fight.state;
  switch (question?.kind) {
    case 'terrain-pool':
      return pool(fight, seat, order);
    case 'terrain-place':
      return placePiece(fight, order);
    case 'deploy':
      return fight.add({
        type: 'deployed',
        rolls: [],
        unit: order.token ?? '',
        at: asPoint(order['at']),
        facing: Number(order['facing']),
      });
    case 'order':
      if (order.type === 'end-turn') return endTurn(fight, dice);
      return take(fight, order);
    case 'end-vote':
      return vote(fight, seat, order, dice);
    case 'defend':
      return went(fight, {
        free: [...(current?.free ?? []), order.token ?? ''],
        off: [...(current?.off ?? []), ...list(order['off'])],
      });
    case 'path':
      return went(fight, { ways: waysFrom(order), stage: 'move' });
    case 'turn':
      return went(fight, {
        how: 'walk',
        ways: { [order.token ?? '']: { path: [], facing: Number(order['facing']), tow: null } },
        special: null,
        isLeaving: false,
        stage: 'move',
      });
    case 'free-turn':
      if (order.type === 'turn')
        fight.add({ type: 'turned', rolls: [], unit: order.token ?? '', facing: Number(order['facing']) });
      return went(fight, { free: (current?.free ?? []).slice(1) });
    case 'split':
      if (current !== null) deal(fight, current, order['clicks'] as Readonly<Record<string, number>>);
      return;
    default:
      return fight.add({ type: 'resumed', rolls: [] });
  }
};

export const play = (state: State, seat: Seat, order: Order, dice: Dice): readonly Event[] => {
  const fight = fightFrom(state);
  answer(fight, seat, order, dice);
  advance(fight, dice);
  return fight.events;
};

/** DA-VP-6, at any time: a seat gives up. */
export const giveUp = (state: State, seat: Seat): readonly Event[] => {
  const fight = fightFrom(state);
  withdraw(fight, seat);
  advance(fight, null);
  return fight.events;
};
