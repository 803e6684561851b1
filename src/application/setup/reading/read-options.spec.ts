/** The options of a campaign as clients name them. */
import { microTons } from '../../../kernel/tonnage';
import { DEFAULT_OPTIONS } from '../../../rules';
import { optionViolations } from '../option-violations';
import { readOptions } from './read-options';

const read = (input: unknown) => readOptions(input, DEFAULT_OPTIONS, '/options');
const pointers = (input: unknown): readonly string[] => {
  const result = read(input);
  return result.ok ? [] : result.error.map(({ pointer }) => pointer);
};

it('SETUP-2 keeps the defaults of the rules where nothing is said', () => {
  expect(read({})).toEqual({ ok: true, value: DEFAULT_OPTIONS });
});

it('SUP-1 takes tons with six decimals, exactly', () => {
  expect(read({ supplyPerRound: 12.000001, startingTons: 0.5 })).toMatchObject({
    value: { supplyPerRound: microTons(12_000_001), startingTons: microTons(500_000) },
  });
  expect(pointers({ supplyPerRound: 0.0000001, startingTons: -1 })).toEqual([
    '/options/supplyPerRound',
    '/options/startingTons',
  ]);
});

it('ROUND-4 takes fractions of an hour, but no time at all', () => {
  expect(read({ phaseHours: 0.25 })).toMatchObject({ value: { phaseHours: 0.25 } });
  expect(pointers({ phaseHours: 0, battleHours: Number.POSITIVE_INFINITY })).toEqual([
    '/options/phaseHours',
    '/options/battleHours',
  ]);
});

it('BLD-2 takes construction points for all buildings or by type', () => {
  expect(read({ buildingCp: { quarry: 40 } })).toMatchObject({ value: { buildingCp: { quarry: 40 } } });
  expect(pointers({ buildingCp: { castle: 3 } })).toEqual(['/options/buildingCp/castle']);
  expect(pointers({ buildingCp: '100' })).toEqual(['/options/buildingCp']);
  expect(pointers({ buildingCp: null })).toEqual(['/options/buildingCp']);
});

it('END-1 changes only the ends that are named', () => {
  const first = read({ victory: { rounds: 8 } });
  if (!first.ok) throw new Error('refused');
  expect(readOptions({ victory: { lastForceStanding: false } }, first.value, '')).toMatchObject({
    value: { victory: { lastForceStanding: false, rounds: 8, buildings: null, gm: false } },
  });
});

it('never throws, whatever comes in', () => {
  for (const wrong of [null, 1, 'x', [], { teams: [[{}]], victory: [], engine: {} }])
    expect(read(wrong).ok).toBe(false);
});

describe('what is understood, but cannot be', () => {
  const codes = (input: object, seats = 4): readonly string[] => {
    const result = read(input);
    if (!result.ok) throw new Error('refused');
    return optionViolations(result.value, seats, ['table']).map(({ code }) => code);
  };

  it('SETUP-1 wants seats that exist, in one team each, and two sides', () => {
    expect(
      codes({
        teams: [
          [1, 2],
          [3, 4],
        ],
      }),
    ).toEqual([]);
    expect(
      codes({
        teams: [
          [1, 5],
          [2, 1],
        ],
      }),
    ).toEqual(['setup/team-seat-unknown', 'setup/seat-in-two-teams']);
    expect(codes({ teams: [[1, 2]] }, 2)).toEqual(['setup/one-team-only']);
  });

  it('SETUP-7 wants a building for every player', () => {
    expect(codes({ buildingCount: 4 })).toEqual([]);
    expect(codes({ buildingCount: 3 })).toEqual(['setup/too-few-buildings']);
  });

  it('END-1 wants an end', () => {
    expect(codes({ victory: { lastForceStanding: false } })).toEqual(['setup/no-victory']);
    expect(codes({ victory: { lastForceStanding: false, gm: true } })).toEqual([]);
  });
});
