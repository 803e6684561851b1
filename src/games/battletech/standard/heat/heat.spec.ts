import { UNDAMAGED } from '../../../../catalog';
import { UNHARMED } from '../damage/victim';
import { makeSheet } from '../testing/make-mech';
import { fixedDice } from '../testing/make-course';
import { makeHeat, type TestHeat } from '../testing/make-heat-course';
import { ammunitionNumber, hottestBin, infernoNumber } from './heat-explosion';
import type { Heated } from './heat-course';
import { heatMade, weaponHeat } from './heat-made';
import { heatPhase } from './heat-phase';
import { pilotHeatHits } from './heat-pilot';
import { sinkCapacity } from './heat-sinks';
import { movementHeat } from './movement-heat';
import { heatMpLoss, heatToHit } from './scale';
import { reactorNumber } from './shutdown';

const DRY = { depth: 0, isProne: false };
const heated = (slug: string, heat: number, changes: Partial<Heated> = {}): Heated => ({
  id: 'x',
  sheet: makeSheet(slug),
  condition: UNDAMAGED,
  pilotHits: 0,
  isConscious: true,
  harm: UNHARMED,
  heat,
  isShutDown: false,
  ...changes,
});
/** Ends its heat phase with `heat`. */
const phase = (mech: Heated, heat: number, ...dice: number[]): TestHeat => {
  const course = makeHeat(mech, fixedDice(...dice));
  heatPhase(course, 'x', heat - mech.heat + sinkCapacity(mech, DRY), DRY);
  return course;
};
const HUNCHBACK = 'hunchback-hbk-4g';
/** No ammunition. */
const AWESOME = 'awesome-aws-8q';

it('BT-HEAT-1 standing, walking, running and jumping', () => {
  const sheet = makeSheet(AWESOME);
  expect((['stand', 'walk', 'run'] as const).map((mode) => movementHeat(sheet, mode, 4))).toEqual([0, 1, 2]);
  expect([1, 3, 5].map((hexes) => movementHeat(sheet, 'jump', hexes))).toEqual([3, 3, 5]);
  expect(movementHeat(sheet, 'walk', 2, 2)).toBe(3);
});

it('BT-HEAT-1 improved and prototype jets, and engines of other kinds', () => {
  const sheet = makeSheet(HUNCHBACK);
  const [mount] = sheet.mounts;
  if (mount === undefined) throw new RangeError('no equipment');
  const jets = (...flags: string[]): typeof sheet => ({
    ...sheet,
    mounts: [{ ...mount, figures: { ...mount.figures, flags: ['jump-jet', ...flags] } }],
  });
  expect([1, 6, 7].map((hexes) => movementHeat(jets('improved'), 'jump', hexes))).toEqual([3, 3, 4]);
  expect([2, 5].map((hexes) => movementHeat(jets('improved', 'prototype'), 'jump', hexes))).toEqual([6, 10]);
  const xxl = { ...sheet, engine: { ...sheet.engine, type: 'xxl' } } as const;
  expect((['stand', 'walk', 'run'] as const).map((mode) => movementHeat(xxl, mode, 4))).toEqual([2, 4, 6]);
  expect(movementHeat(xxl, 'jump', 4)).toBe(8);
  const ice = { ...sheet, engine: { ...sheet.engine, type: 'ice' } } as const;
  expect(movementHeat(ice, 'run', 4)).toBe(0);
});

it('BT-HEAT-2 all that heats is added up, from outside at most 15', () => {
  const cannon = makeSheet(HUNCHBACK).mounts.find(({ id }) => id === 'RT.1');
  expect(cannon === undefined ? 0 : weaponHeat(cannon.figures, 2)).toBe(14);
  const all = { movement: 2, weapons: 13, engineHits: 2, isRunning: true, isStealthOn: true, outside: 20 };
  expect(heatMade(all)).toBe(2 + 13 + 10 + 10 + 15);
  expect(heatMade({ ...all, isRunning: false, isStealthOn: false, outside: 4 })).toBe(19);
});

it('BT-HEAT-3 sinks that are hit or lost do not cool', () => {
  const mech = heated(HUNCHBACK, 0);
  expect(sinkCapacity(mech, DRY)).toBe(13);
  const slots = [{ location: 'RL', slot: 5, state: 'hit' } as const];
  expect(sinkCapacity({ ...mech, condition: { ...UNDAMAGED, slots } }, DRY)).toBe(12);
  expect(sinkCapacity({ ...mech, condition: { ...UNDAMAGED, structure: { LL: 0 } } }, DRY)).toBe(11);
});

it('BT-HEAT-3 water cools legs, or all of a mech, by at most 6', () => {
  const mech = heated(HUNCHBACK, 0);
  expect(sinkCapacity(mech, { depth: 1, isProne: false })).toBe(13 + 4);
  expect(sinkCapacity(mech, { depth: 1, isProne: true })).toBe(13 + 6);
  expect(sinkCapacity(mech, { depth: 2, isProne: false })).toBe(13 + 6);
});

it('BT-HEAT-3 heat does not fall below 0', () => {
  const course = makeHeat(heated(HUNCHBACK, 3), fixedDice());
  heatPhase(course, 'x', 4, DRY);
  expect(course.events).toMatchObject([{ type: 'heated', made: 4, sunk: 7, heat: 0 }]);
});

it('BT-HEAT-4 a walking MP for each five', () => {
  expect([0, 4, 5, 9, 10, 15, 20, 24, 25, 40].map(heatMpLoss)).toEqual([0, 0, 1, 1, 2, 3, 4, 4, 5, 5]);
});

it('BT-HEAT-5 fire at 8, 13, 17 and 24', () => {
  expect([7, 8, 12, 13, 16, 17, 23, 24].map(heatToHit)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

it('BT-HEAT-6 the numbers of the reactor', () => {
  expect([13, 14, 17, 18, 22, 26, 29, 30].map(reactorNumber)).toEqual([null, 4, 4, 6, 8, 10, 10, null]);
});

it('BT-HEAT-6 it is kept running, or shuts down, with a roll and at 30 without', () => {
  expect(phase(heated(AWESOME, 0), 18, 3, 3).now.isShutDown).toBe(false);
  expect(phase(heated(AWESOME, 0), 18, 2, 3).now.isShutDown).toBe(true);
  expect(phase(heated(AWESOME, 0), 30).now.isShutDown).toBe(true);
  expect(phase(heated(AWESOME, 0, { isConscious: false }), 14).now.isShutDown).toBe(true);
});

it('BT-HEAT-6 it starts again by itself below 14, by a roll below 30', () => {
  const off = heated(AWESOME, 0, { isShutDown: true });
  expect(phase(off, 13).now.isShutDown).toBe(false);
  expect(phase(off, 20, 3, 3).now.isShutDown).toBe(false);
  expect(phase(off, 20, 2, 3).now.isShutDown).toBe(true);
  expect(phase(off, 30).events).toHaveLength(1);
  expect(phase({ ...off, isConscious: false }, 20).now.isShutDown).toBe(true);
  expect(phase({ ...off, isConscious: false }, 13).now.isShutDown).toBe(false);
});

it('BT-HEAT-7 the numbers of ammunition', () => {
  expect([18, 19, 22, 23, 27, 28].map(ammunitionNumber)).toEqual([null, 4, 4, 6, 6, 8]);
  expect([9, 10, 14, 19, 23, 28].map(infernoNumber)).toEqual([null, 4, 6, 8, 10, 12]);
});

it('BT-HEAT-7 the worst bin explodes, the first of equal ones', () => {
  const mech = heated(HUNCHBACK, 0);
  expect(hottestBin(mech)).toMatchObject({ location: 'LT', slot: 1 });
  const ammunition = [{ location: 'LT', slot: 1, shots: 4 } as const];
  expect(hottestBin({ ...mech, condition: { ...UNDAMAGED, ammunition } })).toMatchObject({ slot: 2 });
  expect(hottestBin(heated(AWESOME, 0))).toBeNull();
  // 19 heat: the reactor on 6, ammunition fails on 3, then the pilot's two hits and two rolls for structure.
  const course = phase(mech, 19, 3, 3, 1, 2, 6, 6, 6, 6, 3, 4, 3, 4);
  expect(course.events.find(({ type }) => type === 'exploded')).toMatchObject({ slot: 1, damage: 100 });
  expect(course.now.harm.isDevastated).toBe(true);
});

it('BT-HEAT-7 without ammunition that can explode nothing is rolled', () => {
  expect(phase(heated(AWESOME, 0), 19, 3, 3).events.map(({ type }) => type)).toEqual(['heated', 'reactor']);
});

it('BT-HEAT-8 life support', () => {
  const slots = [{ location: 'HD', slot: 1, state: 'hit' } as const];
  const mech = heated(AWESOME, 0, { condition: { ...UNDAMAGED, slots } });
  expect([14, 15, 24, 25].map((heat) => pilotHeatHits(mech, heat))).toEqual([0, 1, 1, 2]);
  expect(pilotHeatHits(heated(AWESOME, 0), 30)).toBe(0);
  const inTorso = { ...mech, sheet: { ...mech.sheet, cockpit: 'torso-mounted' } } as const;
  expect([0, 1].map((heat) => pilotHeatHits(inTorso, heat))).toEqual([0, 1]);
  // Kept running, then the hit.
  expect(phase(mech, 15, 6, 6, 6, 6).now.pilotHits).toBe(1);
});
