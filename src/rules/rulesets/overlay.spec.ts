/**
 * A made-up ruleset that has one building type more than its predecessor, and other options: wars pinned to
 * an earlier one know nothing of it.
 */
import { sum } from '../buildings/benefit';
import type { BuildingType } from '../buildings';
import { defineBuilding } from '../buildings/definition';
import { text } from '../buildings/hospital.text';
import { benefitsOfTypes } from '../buildings/benefits';
import { generateMap } from '../map/generator/generate';
import { readMapPlan } from '../map/validate';
import type * as TermsModule from './terms';
import { buildingTypesOf, CURRENT_RULESET, DEFAULT_OPTIONS, termsOf } from './terms-of';

const MADE_UP = 'made-up-tower' as BuildingType;

jest.mock('./terms', (): typeof TermsModule => {
  const actual = jest.requireActual<typeof TermsModule>('./terms');
  const latest = actual.TERMS.at(-1);
  if (latest === undefined) throw new Error('no ruleset to change');
  const madeUp = defineBuilding({
    type: 'made-up-tower' as BuildingType,
    rule: 'BLD-MADE-UP',
    text,
    benefits: { mines: sum(2) },
  });
  const next = actual.changed(latest, {
    id: 'made-up',
    buildings: [...latest.buildings, madeUp],
    options: { phaseHours: 12 },
  });
  return { ...actual, TERMS: [...actual.TERMS, next] };
});

const EARLIER = ['planetary-1', 'planetary-2', 'planetary-3'] as const;
const dealt = (ruleset: string) => {
  const made = generateMap({ seed: 'overlay', players: 2, ruleset });
  if (!made.ok) throw new Error('no map');
  return made.value;
};

it('is what new campaigns have: its building, its options, one building of every type, and all else as before', () => {
  expect(CURRENT_RULESET).toBe('made-up');
  expect(buildingTypesOf('made-up')).toEqual([...buildingTypesOf('planetary-3'), MADE_UP]);
  const { buildingCount, ...options } = termsOf('planetary-3').options;
  expect(DEFAULT_OPTIONS).toEqual({ ...options, phaseHours: 12, buildingCount: buildingCount + 1 });
  expect(termsOf('made-up')).toMatchObject({ salvage: true, roundEnds: true });
  expect(benefitsOfTypes('made-up', [MADE_UP, 'mine-factory']).mines).toBe(7);
});

it.each(EARLIER)(
  'SETUP-7 %s neither has it, nor deals it, nor takes it on a map, nor gains by it',
  (ruleset) => {
    expect(buildingTypesOf(ruleset)).not.toContain(MADE_UP);
    expect(termsOf(ruleset).options).toMatchObject({
      phaseHours: 48,
      buildingCount: buildingTypesOf(ruleset).length,
    });
    expect(dealt(ruleset).buildings.map(({ type }) => type)).not.toContain(MADE_UP);
    expect(dealt('made-up').buildings.map(({ type }) => type)).toContain(MADE_UP);
    const { map, starts, hqs, buildings } = dealt('made-up');
    const sent = { ...map, starts, hqs, buildings };
    expect(readMapPlan(sent, 2).ok).toBe(true);
    // An earlier one may know still fewer types.
    const unknown = buildings.flatMap(({ type }, at) =>
      buildingTypesOf(ruleset).includes(type) ? [] : [{ type, pointer: `/buildings/${at}/type` }],
    );
    expect(unknown.map(({ type }) => type)).toContain(MADE_UP);
    const error = unknown.map(({ pointer }) => ({
      code: 'map/unknown-building-type',
      rule: 'SETUP-7',
      pointer,
    }));
    expect(readMapPlan(sent, 2, ruleset)).toMatchObject({ ok: false, error });
    expect(benefitsOfTypes(ruleset, [MADE_UP])).toEqual(benefitsOfTypes(ruleset, []));
  },
);

it.each(EARLIER)('%s deals the same planet from a seed as if there were no later one', (ruleset) => {
  expect(buildingTypesOf(ruleset)).toHaveLength(dealt(ruleset).buildings.length);
  expect([...dealt(ruleset).buildings.map(({ type }) => type)].sort()).toEqual(
    [...buildingTypesOf(ruleset)].sort(),
  );
});
