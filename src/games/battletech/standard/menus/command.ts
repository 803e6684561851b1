/** An order that was checked, as a command of the fight. */
import { type Hex, parseHex } from '../../../../kernel/hex';
import type { Order } from '../../../shapes';
import { cellsOf } from '../play/fire/cells';
import { endsOf } from '../play/movement/ends';
import type { Gait } from '../play/going-on';
import type { Known } from '../play/known';
import { type Edge, fighterOf, unitOf } from '../play/model';
import { aimedWith } from '../play/fire/modes';
import type { Command } from '../play/orders';
import { blowsOf } from '../play/questions';
import { bothPunches, othersFor, PUNCH_BOTH } from '../play/blows/two-punches';
import type { PhysicalAttack } from '../physical/physical';
import { chosenCells, primaryFirst, twistOf } from './attacks';
import { nodeOfOrder } from './move';

type Field = Pick<Known, 'setup' | 'units' | 'fire'>;

const moveCommand = (state: Field, unit: string, order: Order, mode: Gait): Command => {
  const ends = endsOf(state, unit, mode);
  const node = ends === null ? undefined : nodeOfOrder(ends, order);
  if (node === undefined) throw new RangeError(`${unit} does not get there`);
  return { type: 'move', unit, mode, node };
};

const fireCommand = (state: Field, id: string, order: Order): Command => {
  const unit = unitOf(state, id);
  if (unit === null) throw new RangeError(`no unit ${id}`);
  const twist = twistOf(order);
  const mech = { ...fighterOf(state, unit), twist };
  const chosen = primaryFirst(mech, chosenCells(cellsOf(state, id, twist), order['attacks']));
  const shots = chosen.map(({ mount, target, firing }) => aimedWith(mount.id, target, firing));
  return { type: 'fire', fire: { unit: id, twist, shots } };
};

const strikeCommand = (state: Field, id: string, order: Order): Command => {
  const target = String(order['target']);
  if (order['attack'] !== PUNCH_BOTH) {
    const attack = order['attack'] as PhysicalAttack;
    return { type: 'strike', unit: id, blow: { unit: id, target, attack } };
  }
  const unit = unitOf(state, id);
  const blows = unit === null ? [] : blowsOf(state, unit);
  const other = order['other'] ?? othersFor(blows, target)[0];
  const pair = bothPunches(blows, target, String(other));
  if (pair === null) throw new RangeError(`${id} has no two punches`);
  const [blow, second] = pair.map((one) => ({ unit: id, target: one.target, attack: one.attack }));
  return { type: 'strike', unit: id, blow: blow ?? null, ...(second === undefined ? {} : { second }) };
};

/** Throws RangeError for what no menu has: a bug, for it was checked. */
export const commandOf = (state: Field, order: Order): Command => {
  const unit = order.token ?? '';
  switch (order.type) {
    case 'deploy': {
      const hex = parseHex(String(order['place']));
      if (hex === null) throw new RangeError('no hex');
      return { type: 'deploy', unit, hex, facing: Number(order['facing']) / 60 };
    }
    case 'stand':
    case 'go-prone':
    case 'eject':
    case 'clear-jam':
      return { type: order.type, unit };
    case 'walk':
    case 'run':
    case 'jump':
    case 'boost':
      return moveCommand(state, unit, order, order.type);
    case 'stand-up':
      return { type: 'stand-up', unit, mode: order['mode'] === 'run' ? 'run' : 'walk' };
    case 'charge':
    case 'death-from-above':
      return {
        ...{ type: 'rush', unit, attack: order.type, target: String(order['target']) },
        hex: order['to'] as Hex,
      };
    case 'leave':
      return { type: 'leave', unit, edge: order['edge'] as Edge };
    case 'fire':
      return fireCommand(state, unit, order);
    case 'hold-fire':
      return { type: 'fire', fire: { unit, twist: 0, shots: [] } };
    case 'strike':
      return strikeCommand(state, unit, order);
    case 'hold':
      return { type: 'strike', unit, blow: null };
    default:
      throw new RangeError(`no order ${order.type}`);
  }
};
