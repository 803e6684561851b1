import type { Location } from '../../../../catalog';
import type { Mech } from '../mech/model';
import { hurt } from '../testing/hurt';
import { makeMech } from '../testing/make-mech';
import { failureOf, phaseFailure } from './automatic';
import { addedBy, addedByWater, PHASE_CAUSES } from './causes';
import { phaseRolls } from './order';
import { addedBySkid } from './hazard/skid';
import { pilotingTarget, pilotingTerms } from './target';
import { addedByWalls, wallDamage } from './hazard/walls';

const biped = (
  slots: readonly string[] = [],
  lost: readonly Location[] = [],
  more: Partial<Mech> = {},
): Mech => makeMech('hunchback-hbk-4g', { condition: hurt(slots, lost), ...more });
const quad = (slots: readonly string[] = [], lost: readonly Location[] = []): Mech =>
  makeMech('scorpion-scp-12s', { condition: hurt(slots, lost) });
const needed = (mech: Mech): number => pilotingTarget(mech, 'rubble', 0).needed;
const told = (mech: Mech): readonly string[] =>
  pilotingTerms(mech).map(({ code, value }) => `${code} ${value}`);

it('BT-PSR-1 piloting and what is hit', () => {
  expect(needed(biped())).toBe(5);
  expect(needed(biped(['CT.4']))).toBe(8);
  expect(told(biped(['RL.1', 'RL.2', 'LL.2', 'LL.4']))).toEqual([
    'piloting 5',
    'hip 2',
    'upper-leg 1',
    'foot 1',
  ]);
  expect(told(biped(['LL.3'], ['RL']))).toEqual(['piloting 5', 'leg-lost 5', 'lower-leg 1']);
  expect(needed(biped([], [], { pilotHits: 3, heat: 20, piloting: 3 }))).toBe(3);
  expect(told(quad())).toEqual(['piloting 5', 'quad -2']);
  expect(told(quad([], ['RA']))).toEqual(['piloting 5']);
  expect(told(quad(['LL.1'], ['RA', 'LA']))).toEqual(['piloting 5', 'leg-lost 5', 'hip 2']);
});

it('BT-PSR-1 kinds of gyro and cockpit', () => {
  const { sheet } = biped();
  const heavy = { sheet: { ...sheet, gyro: 'heavy-duty' as const } };
  expect([['CT.4'], ['CT.4', 'CT.5']].map((slots) => needed(biped(slots, [], heavy)))).toEqual([6, 8]);
  expect(needed(biped([], [], { sheet: { ...sheet, cockpit: 'small' } }))).toBe(6);
});

it('BT-PSR-2 fails without dice', () => {
  expect(failureOf(biped())).toBeNull();
  expect(failureOf(biped([], [], { pilotHits: 6 }))).toBe('pilot-dead');
  expect(failureOf(biped([], [], { isConscious: false }))).toBe('pilot-unconscious');
  expect(failureOf(biped(['CT.4', 'CT.5']))).toBe('gyro-lost');
  expect(failureOf(biped([], ['RL', 'LL']))).toBe('legs-lost');
  expect([quad([], ['RA', 'LA']), quad([], ['RA', 'LA', 'RL'])].map(failureOf)).toEqual([null, 'legs-lost']);
  expect(failureOf(biped([], [], { isShutDown: true }))).toBe('shut-down');
  expect(phaseFailure(biped([], ['RL']), ['leg-lost'])).toBe('leg-lost');
  expect(phaseFailure(biped([], ['RL']), ['kicked'])).toBeNull();
  expect(phaseFailure(quad([], ['RA']), ['leg-lost'])).toBeNull();
  expect(phaseFailure(quad([], ['RA', 'LL']), ['leg-lost'])).toBe('leg-lost');
  expect(phaseFailure(biped([], [], { isShutDown: true }), ['shut-down'])).toBeNull();
  expect(phaseFailure(biped([], [], { isShutDown: true }), ['kicked'])).toBe('shut-down');
  expect(phaseFailure(biped([], [], { isConscious: false }), [])).toBeNull();
});

it('BT-PSR-3 what causes add', () => {
  const added = Object.fromEntries(
    PHASE_CAUSES.flatMap((cause) => (addedBy(cause) === 0 ? [] : [[cause, addedBy(cause)]])),
  );
  expect(added).toEqual({
    damage: 1,
    charged: 2,
    charging: 2,
    'death-from-above-hit': 2,
    'death-from-above': 4,
    'shut-down': 3,
  });
  expect([1, 2, 3, 5].map(addedByWater)).toEqual([-1, 0, 1, 1]);
});

it('BT-PSR-4 rolls of a phase in their order, with all that adds', () => {
  const due = phaseRolls(biped(['CT.4']), ['kicked', 'damage', 'charged', 'kicked', 'gyro-hit']);
  expect(due.falls).toBe(false);
  if (due.falls) return;
  expect(due.rolls.map(({ cause }) => cause)).toEqual(['damage', 'gyro-hit', 'kicked', 'kicked', 'charged']);
  expect(due.rolls.map(({ target }) => target.needed)).toEqual([11, 11, 11, 11, 11]);
  expect(phaseRolls(biped([], [], { isProne: true }), ['damage'])).toEqual({ falls: false, rolls: [] });
  expect(phaseRolls(biped([], ['RL']), ['damage', 'leg-lost'])).toEqual({ falls: true, why: 'leg-lost' });
  expect(phaseRolls(biped(), [])).toEqual({ falls: false, rolls: [] });
});

it('BT-PSR-11 skids by the hexes entered', () => {
  expect([0, 2, 3, 4, 5, 7, 8, 10, 11, 20].map(addedBySkid)).toEqual([-1, -1, 0, 0, 1, 1, 2, 2, 4, 4]);
});

it('BT-PSR-12 walls by kind and hexes', () => {
  expect([1, 2, 3, 4].map((kind) => addedByWalls(kind, 1))).toEqual([0, 1, 2, 5]);
  expect([2, 3, 5, 7, 10, 18, 25].map((hexes) => addedByWalls(1, hexes))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(wallDamage(2, 35, 55)).toEqual({ kind: 2, toMech: 4, toBuilding: 6 });
});
