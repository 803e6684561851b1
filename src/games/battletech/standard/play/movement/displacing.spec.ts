/** Pushes over the edge and onto others (BT-PSR-13). */
import type { Battlefield } from '../../field/model';
import { fixedDice } from '../../testing/fixed-dice';
import { hex, makeField } from '../../testing/make-mech';
import { makeState, type Placed } from '../../testing/make-state';
import { Fight } from '../fight';
import { type Edge, unitOf } from '../model';
import { resolveBlows } from '../blows/physical-phase';

const done = { moved: { mode: 'stand', hexes: 0 }, facing: 0 } as const;
const mech = (id: string, label: string, more: Partial<Placed> = {}): Placed => ({
  ...{ id, design: 'hunchback-hbk-4g', hex: hex(label), ...done },
  ...more,
});

interface Setting {
  readonly exits?: Readonly<Record<string, readonly Edge[]>>;
  readonly field?: Battlefield;
  readonly check?: readonly number[];
}

/** `a1` pushes `b1` north, and hits. */
const pushed = (placed: readonly Placed[], { exits = {}, field, check = [6, 6] }: Setting = {}): Fight => {
  const state = makeState('physical', placed, { exits, ...(field === undefined ? {} : { field }) });
  const blow = { unit: 'a1', target: 'b1', attack: 'push' } as const;
  const rolls = { 'bt.roll.blow': [6, 6], 'bt.roll.piloting': check };
  const fight = new Fight({ ...state, blows: [blow] }, fixedDice(rolls));
  resolveBlows(fight);
  return fight;
};
const hexes = ({ state }: Fight): readonly unknown[] => state.units.map((unit) => unit.hex);

it('BT-PSR-13 who is pushed over an open edge leaves over it, and the attacker follows', () => {
  const fight = pushed([mech('a1', '0502'), mech('b1', '0501')], { exits: { b: ['N'] } });
  expect(hexes(fight)).toEqual(['0501', null]);
  expect(unitOf(fight.state, 'b1')).toMatchObject({ left: 'N' });
});

it('BT-PSR-13 over an edge that is not open to its side nobody is pushed', () => {
  const exits = { a: ['N'], b: ['S'] } as const;
  expect(hexes(pushed([mech('a1', '0502'), mech('b1', '0501')], { exits }))).toEqual(['0502', '0501']);
  // CMB-6: who is shut down is not taken over an edge.
  const idle = mech('b1', '0501', { isShutDown: true });
  const open = { b: ['N'] } as const;
  expect(hexes(pushed([mech('a1', '0502'), idle], { exits: open }))).toEqual(['0502', '0501']);
});

it('BT-PSR-13 who stands behind is pushed on, and the next one too', () => {
  const row = [mech('a1', '0508'), mech('b1', '0507'), mech('b2', '0506'), mech('b3', '0505')];
  const fight = pushed(row);
  expect(hexes(fight)).toEqual(['0507', '0506', '0505', '0504']);
  const rolled = fight.events.flatMap((event) =>
    event.type === 'check' && event.cause === 'displaced' ? [event.unit] : [],
  );
  // The furthest first: it makes room.
  expect(rolled).toEqual(['b3', 'b2']);
  expect(fight.state.units.some(({ isProne }) => isProne)).toBe(false);
});

it('BT-PSR-13 who is pushed on and fails the roll falls; who lies does not roll', () => {
  const fight = pushed([mech('a1', '0508'), mech('b1', '0507'), mech('b2', '0506')], { check: [1, 1] });
  expect(unitOf(fight.state, 'b2')).toMatchObject({ hex: '0505', isProne: true });
  const lying = pushed([mech('a1', '0508'), mech('b1', '0507'), mech('b2', '0506', { isProne: true })]);
  expect(hexes(lying)).toEqual(['0507', '0506', '0505']);
  expect(lying.events.some((event) => event.type === 'check' && event.cause === 'displaced')).toBe(false);
});

it('BT-PSR-13 support units are not pushed on: where one stands behind nobody moves', () => {
  const car = mech('b2', '0506', { design: 'centipede-scout-car-standard' });
  expect(hexes(pushed([mech('a1', '0508'), mech('b1', '0507'), car]))).toEqual(['0508', '0507', '0506']);
});

it('BT-PSR-13 it gives way to the side where ahead is closed, and nobody moves where nothing is open', () => {
  const row = [mech('a1', '0508'), mech('b1', '0507'), mech('b2', '0506')];
  const cliff = { level: 3 };
  expect(hexes(pushed(row, { field: makeField({ '0505': cliff }) }))).toEqual(['0507', '0506', '0605']);
  const around = ['0505', '0605', '0405', '0606', '0406'];
  const field = makeField(Object.fromEntries(around.map((label) => [label, cliff])));
  // What is left is the way back, onto who pushes.
  expect(hexes(pushed(row, { field }))).toEqual(['0508', '0507', '0506']);
});
