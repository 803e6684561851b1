/** Fire at buildings (DA-CAMP-6). */
import { darkAge } from '..';
import { known } from '../known';
import { offersOf } from '../menus';
import type { Piece } from '../model/terrain';
import type { State } from '../model/state';
import { block, matchOf, ordered, type Side, unit, type Wanted } from '../testing/match';

const at = (kind: 'infantry' | 'vehicle' | 'mech', x: number, y: number, more: Wanted = {}): Side[string] => [
  kind,
  { at: [x, y], ...more },
];
const house = (cp: number): Piece =>
  block('depot', 'blocking', [1600, 1000, 400, 300], { look: 'building', cp });
const match = (wanted: Wanted, cp = 40, foe = at('infantry', 300, 300), more: readonly Piece[] = []): State =>
  matchOf({ a1: at('vehicle', 1800, 1800, wanted) }, { b1: foe }, [house(cp), ...more]);
const can = (state: State): boolean =>
  offersOf(known(state, { kind: 'seat', seat: 'A' }), 'A').some(({ type }) => type === 'raze');
const raze = { type: 'raze', token: 'a1', weapon: 'primary', target: 'depot' };
const depot = ({ terrain }: State): Piece | undefined => terrain.find(({ id }) => id === 'depot');

it('DA-CAMP-6 a ranged order at a building hits without a roll, 5 CP for each point of damage', () => {
  const { state, events } = ordered(match({ state: { tokens: 1 } }), raze);
  expect(depot(state)).toMatchObject({ cp: 25, ground: 'blocking' });
  expect(unit(state, 'a1')).toMatchObject({ tokens: 2, click: 1 });
  expect(events.find(({ type }) => type === 'razed')).toMatchObject({ piece: 'depot', cp: 15, rolls: [] });
});

it('DA-CAMP-6 a building without construction points is rubble, and no target', () => {
  const { state } = ordered(match({}, 12), raze);
  expect(depot(state)).toMatchObject({ cp: 0, ground: 'difficult', look: 'rubble' });
  expect(can({ ...state, question: match({}).question })).toBe(false);
});

it.each([
  ['in range, ahead and in sight', {}, true],
  ['beyond its range', { primary: { type: 'ballistic', targets: 1, min: 0, max: 6 } } as const, false],
  ['too near', { primary: { type: 'ballistic', targets: 1, min: 7, max: 12 } } as const, false],
  ['behind it', { facing: 180 }, false],
  ['without damage', { click: { primary: 0 } }, false],
])('DA-CAMP-6 it is fired at %s', (_, wanted: Wanted, isTarget) => expect(can(match(wanted))).toBe(isTarget));

it('DA-CAMP-6 not over other blocking terrain, not in contact with an enemy (DA-RNG-2)', () => {
  const wall = block('rock', 'blocking', [1700, 1450, 200, 50]);
  expect(can(match({}, 40, at('infantry', 300, 300), [wall]))).toBe(false);
  expect(can(match({}, 40, at('infantry', 1952, 1800)))).toBe(false);
  expect(can(match({}, 0))).toBe(false);
});

it('DA-CAMP-6 refuses what is no building in sight', () => {
  const state = match({});
  const check = (target: string) =>
    darkAge
      .check(known(state, { kind: 'seat', seat: 'A' }), 'A', state.question?.id ?? '', { ...raze, target })
      .map(({ code }) => code);
  expect([check('depot'), check('b1')]).toEqual([[], ['dark-age/no-building']]);
});
