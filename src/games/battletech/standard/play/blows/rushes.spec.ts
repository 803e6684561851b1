/** Charges and deaths from above, from the menu to what they do (BT-PHYS-5, 6, 7, 10). */
import type { Order } from '../../../../shapes';
import { draftOf } from '../../../../shared/menu';
import { bot } from '../../bot/bot';
import { commandOf } from '../../menus/command';
import { menusOf } from '../../menus/menus';
import { physicalOf } from '../../physical/physical';
import { tell } from '../../tell/tell';
import { fixedDice } from '../../testing/fixed-dice';
import { hex, makeField } from '../../testing/make-mech';
import { makeState, type Placed } from '../../testing/make-state';
import type { Event } from '../events';
import { Fight } from '../fight';
import { known } from '../known';
import { fighterOf, isThere, positionOf, type State, unitOf } from '../model';
import { carryOut } from '../orders';
import { resolveBlows } from './physical-phase';
import { hasChoice, waiting } from '../questions';
import { rushesOf } from './rushes';

const gone = { moved: { mode: 'walk', hexes: 0 } } as const;
const me: Placed = { id: 'a1', design: 'phoenix-hawk-pxh-1', hex: hex('0508'), facing: 0 };
const foe: Placed = { id: 'b1', design: 'hunchback-hbk-4g', hex: hex('0504'), facing: 3, ...gone };
const fresh: Placed = { id: 'b2', design: 'hunchback-hbk-4g', hex: hex('0604'), facing: 3 };

const seenBy = (state: State) => known(state, { kind: 'seat', seat: 'A' });
const start = (...placed: readonly Placed[]): State => makeState('movement', placed);
const offered = (state: State): readonly string[] => menusOf(seenBy(state), 'A').map(({ type }) => type);
const violations = (state: State, order: Order): readonly string[] =>
  draftOf(menusOf(seenBy(state), 'A'), 'movement.1', order, null)?.violations.map(({ code }) => code) ?? [
    '?',
  ];
const obeyed = (
  state: State,
  order: Order,
  rolls: Readonly<Record<string, readonly number[]>> = {},
): Fight => {
  expect(violations(state, order)).toEqual([]);
  const fight = new Fight(state, fixedDice(rolls));
  carryOut(fight, commandOf(seenBy(state), order));
  return fight;
};
const charge: Order = { type: 'charge', token: 'a1', target: 'b1', to: '0505' };
const dive: Order = { ...charge, type: 'death-from-above' };
const resolved = (from: Fight, rolls: Readonly<Record<string, readonly number[]>>): Fight => {
  const fight = new Fight({ ...from.state, step: 'physical' }, fixedDice(rolls));
  resolveBlows(fight);
  return fight;
};
const HITS = { 'bt.roll.blow': [6, 6] };
const MISSES = { 'bt.roll.blow': [1, 1] };

it('BT-PHYS-10 a charge is offered at who has moved, from hexes before it that leave the MP for its hex', () => {
  const state = start(me, foe, fresh);
  expect(offered(state)).toEqual(expect.arrayContaining(['charge', 'death-from-above']));
  expect(violations(state, charge)).toEqual([]);
  expect(violations(state, { ...charge, target: 'b2', to: '0605' })).toContain('battletech/no-rush');
  expect(violations(state, { ...charge, to: '0503' })).toContain('battletech/not-reached');
  expect(offered(start(me, fresh))).not.toContain('charge');
  expect(offered(start(me, { ...fresh, isShutDown: true }))).toContain('charge');
  expect(offered(start({ ...me, isProne: true }, foe))).not.toContain('charge');
  // Neighbours: without a hex that was gone nothing is rammed.
  const near = rushesOf(start({ ...me, hex: hex('0505') }, foe), 'a1');
  expect(near.some(({ attack, hex: from }) => attack === 'charge' && from === '0505')).toBe(false);
});

it('BT-PHYS-10 what a charge needs is what the probe says of the same position (BT-9)', () => {
  const state = start(me, foe);
  for (const rush of rushesOf(state, 'a1')) {
    const [by, at] = ['a1', 'b1'].map((id) => unitOf(state, id));
    if (!by || !at || !isThere(by) || !isThere(at)) throw new RangeError('gone');
    const moved = { mode: rush.mode, hexes: rush.hexes };
    const from = { ...fighterOf(state, by), hex: rush.hex, facing: rush.node % 6, moved };
    expect(physicalOf(positionOf(state), from, fighterOf(state, at), rush.attack)).toEqual(rush.aim);
  }
  // 45 tons over 3 hexes; 4 MP are a walk.
  expect(
    rushesOf(state, 'a1').find(({ attack, hex: at }) => attack === 'charge' && at === '0505'),
  ).toMatchObject({ mode: 'walk', mp: 4, hexes: 3, aim: { damage: 14, toHit: 6 } });
});

it('BT-PHYS-10 who has declared one fires nothing and strikes no other blow, and everybody hears of it', () => {
  const fight = obeyed(start(me, foe), charge);
  const { state, events } = fight;
  expect(unitOf(state, 'a1')).toMatchObject({ hex: '0505', facing: 0, hasFired: true, hasStruck: true });
  expect(state.blows).toEqual([{ unit: 'a1', target: 'b1', attack: 'charge' }]);
  expect(waiting({ ...state, step: 'fire' }, 'a')).toEqual([]);
  expect(waiting({ ...state, step: 'physical' }, 'a')).toEqual([]);
  const told = events.flatMap((event) => tell(state, event as Event, { kind: 'gm' })?.text ?? []);
  expect(JSON.stringify(told)).toContain('bt.event.declares-blow');
  // Nobody else attacks the target so, nor the one who attacks.
  const friend: Placed = { ...me, id: 'a2', hex: hex('0808') };
  const second = obeyed(start(me, friend, foe), charge).state;
  expect(rushesOf(second, 'a2')).toEqual([]);
});

it('BT-PHYS-7 a charge that hits hurts both and moves both one hex on', () => {
  const { state, events } = resolved(obeyed(start(me, foe), charge), HITS);
  expect([unitOf(state, 'a1')?.hex, unitOf(state, 'b1')?.hex]).toEqual(['0504', '0503']);
  const hits = events.flatMap((event) => (event.type === 'hit-location' ? [[event.unit, event.damage]] : []));
  expect(hits).toEqual([
    ['b1', 5],
    ['b1', 5],
    ['b1', 4],
    ['a1', 5],
  ]);
  expect(unitOf(state, 'a1')?.causes).toContain('charging');
  expect(unitOf(state, 'b1')?.causes).toContain('charged');
});

it.each([
  [1, '0604'],
  [6, '0404'],
])('BT-PHYS-10 a charge that misses goes past on the side of the die %d', (die, to) => {
  const { state } = resolved(obeyed(start(me, foe), charge), { ...MISSES, 'bt.roll.swerve': [die] });
  expect([unitOf(state, 'a1')?.hex, unitOf(state, 'b1')?.hex]).toEqual([to, '0504']);
});

it('BT-PHYS-10 it goes past on the higher hex without a die, and stays where both are closed', () => {
  const high = makeField({ '0404': { level: 1 } });
  const state = { ...start(me, foe), setup: { ...start(me, foe).setup, field: high } };
  expect(unitOf(resolved(obeyed(state, charge), MISSES).state, 'a1')?.hex).toBe('0404');
  const wet = makeField({ '0404': { water: 1 }, '0604': { level: 3 } });
  const closed = { ...state, setup: { ...state.setup, field: wet } };
  expect(unitOf(resolved(obeyed(closed, charge), MISSES).state, 'a1')?.hex).toBe('0505');
});

it('BT-PHYS-10 a charge comes to nothing when the attacker lies, or the target is gone', () => {
  const { state } = obeyed(start(me, foe), charge);
  const change = (id: string, more: object): State => ({
    ...state,
    step: 'physical',
    units: state.units.map((unit) => (unit.id === id ? { ...unit, ...more } : unit)),
  });
  for (const now of [
    change('a1', { isProne: true }),
    change('b1', { harm: { ...(unitOf(state, 'b1')?.harm ?? {}), out: 'engine' } }),
  ]) {
    const fight = new Fight(now, fixedDice(HITS));
    resolveBlows(fight);
    expect(fight.events.map(({ type }) => type)).toEqual(expect.not.arrayContaining(['struck']));
  }
});

it('BT-PHYS-6 a death from above jumps to the hex before, and lands on the target', () => {
  const fight = obeyed(start(me, foe), dive);
  expect(unitOf(fight.state, 'a1')).toMatchObject({
    ...{ hex: '0505', moved: { mode: 'jump', hexes: 3 }, jumped: 4, hasFired: true },
  });
  const { state, events } = resolved(fight, HITS);
  expect([unitOf(state, 'a1')?.hex, unitOf(state, 'b1')?.hex]).toEqual(['0504', '0503']);
  const points = (id: string): number =>
    events.reduce((sum, one) => (one.type === 'hit-location' && one.unit === id ? sum + one.damage : sum), 0);
  expect([points('b1'), points('a1')]).toEqual([14, 9]);
});

it('BT-PHYS-7 a death from above that misses falls two levels before the target', () => {
  const { state, events } = resolved(obeyed(start(me, foe), dive), MISSES);
  expect(unitOf(state, 'a1')).toMatchObject({ hex: '0505', isProne: true });
  expect(events.find(({ type }) => type === 'fell')).toMatchObject({ levels: 2 });
});

it('BT-6 a bot without weapons charges where that pays, and its order is legal', () => {
  const spent = { spent: [] as string[] };
  const state = start({ ...me, design: 'hunchback-hbk-4g', jammed: ['x'], ...spent }, foe);
  const unarmed = {
    ...state,
    units: state.units.map((unit) =>
      unit.id === 'a1'
        ? { ...unit, jammed: state.setup.sheets[unit.sheet]?.mounts.map(({ id }) => id) ?? [] }
        : unit,
    ),
  };
  const order = bot(seenBy(unarmed), 'A', 'attack');
  expect(order.type).toBe('charge');
  expect(violations(unarmed, order)).toEqual([]);
  expect(hasChoice({ ...unarmed, step: 'movement' }, unarmed.units[0] as never)).toBe(true);
});
