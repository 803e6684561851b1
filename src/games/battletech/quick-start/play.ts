/** Carrying out one order (BT-1), and what follows from it until somebody is asked again. */
import type { Dice } from '../../../kernel';
import { parseHex, type Hex } from '../../../kernel/hex';
import type { Order, TokenId } from '../../shapes';
import { advance, ask, type Fight, fightFrom } from './course';
import type { Event } from './events';
import { asWay, goalOf } from './menu-move';
import {
  type Along,
  type Attack,
  type Edge,
  isThere,
  type Mode,
  type State,
  type Unit,
  unitOf,
} from '../model';
import { walkedOf } from './reach';
import { chosenAlong, sightsBetween, worseOf } from './sight';

const NO_ROLLS = { rolls: [] } as const;

/** A bug if it is missing: the order was checked. */
const actor = (state: State, token: TokenId | null): Unit & { readonly hex: Hex } => {
  const unit = unitOf(state, token);
  if (unit === null || !isThere(unit)) throw new RangeError(`no unit ${String(token)} on the field`);
  return unit;
};

const move = (fight: Fight, order: Order, mode: Mode): void => {
  const unit = actor(fight.state, order.token);
  const way = asWay(order['path']) ?? [];
  const facing = mode === 'stand' ? unit.facing : goalOf(order).facing;
  const walked = walkedOf(fight.state, unit, mode, way, facing);
  if (walked === null) throw new RangeError(`no way for ${unit.id}`);
  fight.add({ ...NO_ROLLS, type: 'moved', unit: unit.id, mode, way, facing, ...walked });
};

/**
 * Fire at once, or the defender's choice first where the line runs along an edge and its sides differ.
 * Whatever is chosen, the target stays in sight: where one side would end it, the target is not on offer
 * (`sightOf`).
 */
const fire = (fight: Fight, attack: Attack): void => {
  const unit = actor(fight.state, attack.unit);
  const target = actor(fight.state, attack.target);
  const sights = sightsBetween(fight.state.setup.field, unit.hex, target.hex);
  if (!sights.isOpen || chosenAlong(fight.state, unit.id, target.id) !== null) {
    fight.add({ ...NO_ROLLS, type: 'declared', attack });
    return;
  }
  const skip = { type: 'sight', token: target.id, along: worseOf(sights) };
  ask(fight, { kind: 'sight', side: target.side, seats: [target.seat], attack, skip });
};

const chooseSight = (fight: Fight, along: Along): void => {
  const attack = fight.state.question?.attack ?? null;
  if (attack === null) throw new RangeError('no attack waits for a choice');
  fight.add({ ...NO_ROLLS, type: 'sight', attack, along });
  fight.add({ ...NO_ROLLS, type: 'declared', attack });
};

const carryOut = (fight: Fight, order: Order): void => {
  const unit = order.token ?? '';
  switch (order.type) {
    case 'deploy':
      fight.add({
        ...NO_ROLLS,
        type: 'deployed',
        unit,
        hex: parseHex(String(order['to'])) as Hex,
        facing: goalOf(order).facing,
      });
      return;
    case 'stand':
    case 'walk':
    case 'run':
      move(fight, order, order.type);
      return;
    case 'leave':
      fight.add({ ...NO_ROLLS, type: 'left', unit, edge: order['edge'] as Edge });
      return;
    case 'fire':
      fire(fight, { unit, target: String(order['target']), weapons: order['weapons'] as readonly string[] });
      return;
    case 'hold-fire':
      fight.add({ ...NO_ROLLS, type: 'declared', attack: { unit, target: unit, weapons: [] } });
      return;
    case 'sight':
      chooseSight(fight, order['along'] as Along);
      return;
    default:
      throw new RangeError(`no order ${order.type}`);
  }
};

export const play = (state: State, order: Order, dice: Dice): readonly Event[] => {
  const fight = fightFrom(state);
  carryOut(fight, order);
  advance(fight, dice);
  return fight.events;
};
