import { UNDAMAGED } from '../../../../catalog';
import { makeVictim } from '../testing/make-course';
import { fateOf, isOut } from './fate';
import { UNHARMED } from './victim';

const slug = 'hunchback-hbk-4g';

it('BT-DMG-8 undamaged, unconscious or without legs: fit', () => {
  expect(fateOf(makeVictim(slug))).toBe('fit');
  expect(fateOf(makeVictim(slug, { isConscious: false }))).toBe('fit');
  expect(fateOf(makeVictim(slug, { condition: { ...UNDAMAGED, structure: { RL: 0, LL: 0 } } }))).toBe('fit');
});

it('BT-DMG-8 centre torso, engine, head, cockpit or pilot gone: not fit', () => {
  const engine = [1, 2, 3].map((slot) => ({ location: 'CT', slot, state: 'hit' }) as const);
  expect(fateOf(makeVictim(slug, { condition: { ...UNDAMAGED, structure: { CT: 0 } } }))).toBe('not-fit');
  expect(fateOf(makeVictim(slug, { condition: { ...UNDAMAGED, slots: engine } }))).toBe('not-fit');
  expect(fateOf(makeVictim(slug, { condition: { ...UNDAMAGED, slots: engine.slice(1) } }))).toBe('fit');
  expect(fateOf(makeVictim(slug, { condition: { ...UNDAMAGED, structure: { HD: 0 } } }))).toBe('not-fit');
  const cockpit = [{ location: 'HD', slot: 3, state: 'hit' } as const];
  expect(fateOf(makeVictim(slug, { condition: { ...UNDAMAGED, slots: cockpit } }))).toBe('not-fit');
  expect(fateOf(makeVictim(slug, { harm: { ...UNHARMED, pilot: 'ejected' } }))).toBe('not-fit');
});

it('BT-DMG-8 beyond salvage only if an explosion took the centre torso', () => {
  const harm = { ...UNHARMED, out: 'centre-torso', isDevastated: true } as const;
  expect(fateOf(makeVictim(slug, { harm }))).toBe('beyond-salvage');
  expect(isOut({ harm })).toBe(true);
  expect(isOut({ harm: UNHARMED })).toBe(false);
});
