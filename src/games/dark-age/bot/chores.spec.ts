/** GAM-8: wrecks, captives and buildings. */
import { bot } from '.';
import { known } from '../known';
import { block, matchOf, ordered, setupOf, type Side, unit, type Wanted } from '../testing/match';
import type { State } from '../model/state';
import type { Order } from '../../shapes';

const at = (kind: 'infantry' | 'vehicle' | 'mech', x: number, y: number, more: Wanted = {}): Side[string] => [
  kind,
  { at: [x, y], ...more },
];
const far = at('infantry', 1800, 200, { facing: 180 });
const orderIn = (state: State): Order =>
  bot(known(state, { kind: 'seat', seat: 'A' }), 'A', state.question?.id ?? '', 'attack');

it('DA-VP-3 an own wreck is towed home while there is time for it, and no longer', () => {
  const wreck = at('vehicle', 1800, 2900, { points: 90, with: ['wreck'] });
  const match = (turnLimit: number): State =>
    matchOf({ a1: at('vehicle', 1952, 2900, { mode: 'hover' }), a2: wreck }, { b1: far }, [], {
      options: { turnLimit, victory: 'total', openDials: false, first: 'A' },
    });
  const order = orderIn(match(15));
  expect(order).toMatchObject({ type: 'tow', token: 'a1', tow: { id: 'a2' } });
  const after = ordered(match(15), order).state;
  expect(unit(after, 'a2').at?.y).toBeGreaterThan(2900);
  expect(orderIn(match(1)).type).not.toBe('tow');
});

it('DA-SPEC-2 a captive vehicle far from home is taken over', () => {
  const wires = { with: [{ id: 'hot-wire', slot: 'attack' as const }], click: { attack: 12 } };
  const state = matchOf(
    { a1: at('infantry', 1800, 900, wires) },
    { b1: at('vehicle', 1800, 689, { points: 60, state: { captor: 'a1' } }), b2: at('infantry', 3300, 200) },
  );
  expect(orderIn(state)).toEqual({ type: 'hot-wire', token: 'a1', target: 'b1' });
});

it('DA-CAMP-6 only an attacker with nothing better to do fires at a building', () => {
  const house = block('house', 'blocking', [1600, 2200, 400, 300], { cp: 40, look: 'building' });
  const gun = at('mech', 1800, 2800, { click: { speed: 0 } });
  const match = (first: 'A' | 'B', b: Side): State => {
    const options = { turnLimit: 15, victory: 'campaign' as const, openDials: false, first };
    return matchOf({ a1: gun }, b, [house], { options, forces: setupOf({ a1: gun }, b).forces });
  };
  expect(orderIn(match('A', { b1: far }))).toMatchObject({ type: 'raze', target: 'house' });
  expect(orderIn(match('B', { b1: far })).type).not.toBe('raze');
  const near = at('mech', 2400, 2400, { facing: 180 });
  expect(orderIn(match('A', { b1: near }))).toMatchObject({ type: 'shoot', targets: ['b1'] });
});
