/** The published schemas against the types' own readers: what the one takes, the other takes. */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import '../../test/support/jest/property-seed';
import { bundledCatalog } from '../catalog/bundled';
import { parseReport } from '../rules/combat/report/parse';
import { planetary2 } from '../rules/rulesets/planetary-2';
import { closePhase } from '../rules/course';
import { resolutionOf, world } from '../rules/testing/world';
import { onlyBattle, quietReport } from '../rules/testing/battles';
import type { BattleSetup } from './contract';
import { contractDocuments } from './contract-schemas';
import { tableEngine } from './engines/table';

const ajv = new Ajv2020({ allErrors: false, strictTypes: false });
addFormats(ajv);
const documents = contractDocuments('https://campaign.example/v1/schemas');
const setupFits = ajv.compile(documents['battle-setup.json'] ?? {});
const reportFits = ajv.compile(documents['battle-report.json'] ?? {});

const opened = (): BattleSetup => {
  const state = world({ phase: 'combat', step: 'declarations', players: 3 })
    .building('quarry', '0606', 'A')
    .building('hospital', '0101', 'A')
    .mech('A', 'hunchback-hbk-4g', '0606', {
      condition: {
        armor: { CT: 3 },
        structure: { LA: 0 },
        slots: [{ location: 'RT', slot: 3, state: 'hit' }],
        ammunition: [],
      },
    })
    .mech('B', 'enforcer-enf-4r', '0606')
    .mech('B', 'enforcer-enf-4r', '0606', { pilot: null })
    .mech('C', 'enforcer-enf-4r', '0606')
    .build();
  const resolution = resolutionOf(state, { ruleset: planetary2 });
  closePhase(resolution, new Map());
  return onlyBattle(resolution.state.finish()).setup;
};
// Test worlds have a short name in the place of a campaign's id.
const setup: BattleSetup = { ...opened(), campaign: '0193a5c0-0000-7000-8000-000000000001' };
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Everywhere in a document, with the keys that lead there. */
const places = (value: unknown, at: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, one]) => places(one, [...at, key]))]
    : [at];

const changed = (
  value: Json,
  path: readonly string[],
  change: (old: Json) => Json | undefined,
): Json | undefined => {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    return list.flatMap((one, index) =>
      String(index) === key
        ? ([changed(one, rest, change)].filter((now) => now !== undefined) as Json[])
        : [one],
    );
  }
  return Object.fromEntries(
    Object.entries(value as Record<string, Json>).flatMap(([name, one]) => {
      const now = name === key ? changed(one, rest, change) : one;
      return now === undefined ? [] : [[name, now]];
    }),
  );
};

const odd = fc.constantFrom<Json>(
  null, true, 0, 1, -1, 6, 7, 12, 13, 999, 1000, 10_000, 10_001, 1_000_000, 1_000_001, 0.5, 1e300, '', 'A', 'N', 'X', 'hit', 'dead', 'CT',
  'withdrawn', 'x'.repeat(40), 'x'.repeat(41), 'x'.repeat(100), 'x'.repeat(101), 'x'.repeat(20_001), [], {}, [null], { CT: 1 }, { A: 0, B: 3 },
  Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`k${index}`, 1])), { hits: 1, fate: 'safe' }, [{ id: 'x', cp: 1 }],
); // prettier-ignore

const change = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), value: odd }),
  fc.record({ kind: fc.constant('drop' as const), value: odd }),
  fc.record({ kind: fc.constant('add' as const), value: odd }),
);

const filled = {
  ...tableEngine.blankReport(bundledCatalog(), setup),
  minesUsed: { A: 2 },
  log: 'long ago',
  units: quietReport(setup).units.map((unit) => ({
    ...unit,
    condition: {
      armor: { CT: 1 },
      structure: { LA: 0 },
      slots: [{ location: 'RT', slot: 3, state: 'hit' }],
      ammunition: [{ location: 'RT', slot: 4, shots: 1 }],
    },
  })),
};
const whole = asSent(filled) as Json;
const spots = places(whole);

describe('JSON Schemas of the contract', () => {
  it('TAC-1 every setup fits its schema', () => {
    expect(setupFits(asSent(setup)) ? [] : setupFits.errors).toEqual([]);
  });

  it.each([
    ['a side less', { ...setup, sides: undefined }],
    ['a unit of no kind', { ...setup, units: [{ ...setup.units[0], kind: 'boat' }] }],
    ['24 sheets', { ...setup, sheets: setup.sheets.slice(1) }],
    ['another terrain', { ...setup, terrain: 'cheese' }],
    ['something more', { ...setup, weather: 'rain' }],
    [
      'armour where no mech has any',
      {
        ...setup,
        units: setup.units.map((unit) => ({ ...unit, condition: { ...unit.condition, armor: { XX: 1 } } })),
      },
    ],
    [
      'half a point',
      {
        ...setup,
        units: setup.units.map((unit) => ({
          ...unit,
          condition: { ...unit.condition, structure: { CT: 0.5 } },
        })),
      },
    ],
    ['no hex', { ...setup, hex: '6' }],
    [
      'an edge that is none',
      { ...setup, sides: setup.sides.map((side) => ({ ...side, withdrawal: { E: '0101' } })) },
    ],
  ])('TAC-1 a setup with %s does not fit', (_, broken) => {
    expect(setupFits(asSent(broken))).toBe(false);
  });

  it('TAC-5 the blank report fits its schema', () => {
    expect(
      reportFits(asSent(tableEngine.blankReport(bundledCatalog(), setup))) ? [] : reportFits.errors,
    ).toEqual([]);
    expect(reportFits(whole) ? [] : reportFits.errors).toEqual([]);
  });

  it('TAC-6 reader and schema take and refuse the same reports', () => {
    let [taken, refused] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.nat(), change }), { minLength: 1, maxLength: 2 }),
        (changes) => {
          const broken = changes.reduce<Json>((value, { at, change: { kind, value: now } }) => {
            const path = spots[at % spots.length] ?? [];
            const result = changed(value, path, (old) => {
              if (kind === 'drop') return path.length === 0 ? null : undefined;
              if (kind === 'put') return now;
              if (Array.isArray(old)) return [...(old as readonly Json[]), now];
              return typeof old === 'object' && old !== null ? { ...(old as object), extra: now } : now;
            });
            return result ?? null;
          }, whole);
          const fits = reportFits(broken);
          const read = parseReport(broken);
          if (fits) taken += 1;
          else refused += 1;
          expect({ broken, fits }).toEqual({ broken, fits: read.ok });
        },
      ),
      { numRuns: 4000 },
    );
    // Both answers were tried.
    expect(taken).toBeGreaterThan(200);
    expect(refused).toBeGreaterThan(1000);
  });

  it('TAC-8 says of every schema what it is, where it is, and which rules it keeps', () => {
    for (const [name, schema] of Object.entries(documents)) {
      expect(schema['$id']).toBe(`https://campaign.example/v1/schemas/${name}`);
      expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
      expect(JSON.stringify(schema)).toMatch(/TAC-\d/);
    }
  });
});
