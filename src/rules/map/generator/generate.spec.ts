import * as fc from 'fast-check';
import { BUILDING_TYPES } from '../../buildings';
import { DIRECTIONS, type Hex } from '../../model/map';
import { distance, neighbour } from '../../../kernel/hex';
import { partOf } from '../parts';
import type { MapPlan } from '../plan';
import { readMapPlan } from '../validate';
import { generateMap, type MapRequest } from './generate';

const made = (request: MapRequest): MapPlan => {
  const result = generateMap(request);
  if (!result.ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(result.error)}`);
  return result.value;
};

/** Steps by land, computed with labels only, not with the grid that the generator uses. */
const waysFrom = ({ map }: MapPlan, start: Hex): ReadonlyMap<Hex, number> => {
  const steps = new Map<Hex, number>([[start, 0]]);
  for (const [from, length] of steps) {
    for (const direction of DIRECTIONS) {
      const to = neighbour(from, direction);
      const terrain = to === null ? undefined : map.terrain[to];
      if (to !== null && terrain !== undefined && terrain !== 'deep-water' && !steps.has(to))
        steps.set(to, length + 1);
    }
  }
  return steps;
};

const fits = (
  plan: MapPlan,
  request: Required<Pick<MapRequest, 'columns' | 'rows' | 'players' | 'buildingCount'>>,
): void => {
  const { columns, rows, players, buildingCount } = request;
  expect([plan.map.columns, plan.map.rows, Object.keys(plan.map.terrain).length]).toEqual([
    columns,
    rows,
    columns * rows,
  ]);
  // SETUP-7: one building a hex, never in deep water, exactly one first building a seat, in their own part
  expect(plan.buildings).toHaveLength(buildingCount);
  expect(new Set(plan.buildings.map((one) => one.hex)).size).toBe(buildingCount);
  expect(plan.buildings.some((one) => plan.map.terrain[one.hex] === 'deep-water')).toBe(false);
  const part = partOf(plan.map, plan.starts);
  const firsts = plan.buildings.filter((one) => one.seat !== null);
  expect(firsts.map((one) => one.seat)).toEqual(Array.from({ length: players }, (_, seat) => seat));
  expect(firsts.map((one) => part(one.hex))).toEqual(firsts.map((one) => one.seat));
  // SETUP-8: the HQ is where the first building is
  expect(firsts.map((one) => one.hex)).toEqual(plan.hqs);
  // SETUP-10: all in reach of each other, and fair
  const near = plan.hqs.map((hq, seat) => {
    const ways = waysFrom(plan, hq);
    return plan.buildings
      .filter((one) => one.seat !== seat)
      .map((one) => ways.get(one.hex) ?? Number.NaN)
      .sort((a, b) => a - b);
  });
  expect(near.flat().some(Number.isNaN)).toBe(false);
  const depth = Math.min(2 * Math.ceil(buildingCount / players), buildingCount - 1);
  for (let n = 1; n <= depth; n += 1) {
    const sums = near.map((own) => own.slice(0, n).reduce((a, b) => a + b, 0));
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(n);
  }
  // no building beside the HQ of a seat in whose part it does not lie
  for (const building of plan.buildings) {
    plan.hqs.forEach((hq, seat) => {
      if (distance(hq, building.hex) === 1) expect(part(building.hex)).toBe(seat);
    });
  }
  expect(
    readMapPlan({ ...plan.map, starts: plan.starts, hqs: plan.hqs, buildings: plan.buildings }, players).ok,
  ).toBe(true);
};

const size = {
  columns: fc.integer({ min: 8, max: 60 }),
  rows: fc.integer({ min: 8, max: 40 }),
  players: fc.integer({ min: 2, max: 8 }),
};

describe('SETUP-10 the map generator', () => {
  it('SETUP-7 SETUP-8 SETUP-10 makes fair, connected maps of every size, for every number of players and buildings', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.record(size),
        fc.integer({ min: 0, max: 52 }),
        (seed, { columns, rows, players }, more) => {
          // three buildings a player or more, and room for them: otherwise an honest refusal is allowed (next
          // tests)
          const buildingCount = Math.max(
            3 * players,
            Math.min(players + more, Math.floor((columns * rows) / 10)),
          );
          const request = { columns, rows, players, buildingCount };
          fits(made({ seed, ...request }), request);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('SETUP-10 on a crowded map gives a fair plan or says that there is none', () => {
    fc.assert(
      fc.property(
        fc.string(),
        size.players,
        fc.integer({ min: 8, max: 60 }),
        (seed, players, buildingCount) => {
          const request = { columns: 8, rows: 8, players, buildingCount };
          const result = generateMap({ seed, ...request });
          if (result.ok) fits(result.value, request);
          else expect(result.error.map((one) => one.code)).toEqual(['map/no-fair-map']);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('SETUP-10 with hardly a building a player gives a fair plan or says that there is none', () => {
    fc.assert(
      fc.property(fc.string(), fc.record(size), fc.nat(8), (seed, { columns, rows, players }, more) => {
        const request = { columns, rows, players, buildingCount: players + more };
        const result = generateMap({ seed, ...request });
        if (result.ok) fits(result.value, request);
        else expect(result.error.map((one) => one.code)).toEqual(['map/no-fair-map']);
      }),
      { numRuns: 10 },
    );
  });

  it('SETUP-10 says so where no fair map exists', () => {
    expect(generateMap({ seed: 'crowd', columns: 8, rows: 8, players: 8, buildingCount: 60 })).toEqual({
      ok: false,
      error: [
        {
          code: 'map/no-fair-map',
          rule: 'SETUP-10',
          pointer: '',
          params: { columns: 8, rows: 8, players: 8, buildings: 60 },
        },
      ],
    });
  });

  it('SETUP-10 the default is 24 × 16; 8 × 8 carries eight players with a building of every type', () => {
    for (let players = 2; players <= 8; players += 1) {
      for (const seed of ['a', 'b']) {
        fits(made({ seed, players }), {
          columns: 24,
          rows: 16,
          players,
          buildingCount: BUILDING_TYPES.length,
        });
        fits(made({ seed, columns: 8, rows: 8, players }), {
          columns: 8,
          rows: 8,
          players,
          buildingCount: BUILDING_TYPES.length,
        });
      }
    }
  });

  it('SETUP-10 a seed gives one map for ever, another seed another', () => {
    expect(made({ seed: 'terra', players: 3 })).toEqual(made({ seed: 'terra', players: 3 }));
    expect(made({ seed: 'terra', players: 3 }).map).not.toEqual(made({ seed: 'luna', players: 3 }).map);
  });

  it('SETUP-10 has every kind of terrain, and more land than water', () => {
    const kinds = Object.values(made({ seed: 'terra', players: 2 }).map.terrain);
    for (const kind of ['clear', 'woods', 'hills', 'mountains', 'urban', 'deep-water'])
      expect(kinds).toContain(kind);
    expect(kinds.filter((kind) => kind === 'deep-water').length).toBeLessThan(kinds.length / 5);
  });

  it('SETUP-7 as many buildings as types are one of every type, fewer are all different, more repeat', () => {
    const ALL = BUILDING_TYPES.length;
    const typesOf = (buildingCount: number): readonly string[] =>
      made({ seed: 'terra', players: 2, buildingCount }).buildings.map((one) => one.type);
    expect([...typesOf(ALL)].sort()).toEqual([...BUILDING_TYPES].sort());
    expect(new Set(typesOf(12)).size).toBe(12);
    expect(
      BUILDING_TYPES.map((type) => typesOf(2 * ALL + 3).filter((one) => one === type).length).sort(),
    ).toEqual([...Array(ALL - 3).fill(2), 3, 3, 3]);
  });

  it('SETUP-7 whose part has a building more is drawn by lot; under earlier rulesets it is the first seat', () => {
    const parts = (ruleset: string): readonly number[] => {
      const more = [0, 0, 0, 0];
      for (let seed = 0; seed < 60; seed += 1) {
        // Four first buildings and 17 others: one part begins with five of them.
        const plan = made({ seed: `${seed}`, players: 4, ruleset });
        const part = partOf(plan.map, plan.starts);
        for (const { hex } of plan.buildings) more[part(hex) ?? 0] = (more[part(hex) ?? 0] ?? 0) + 1;
      }
      return more;
    };
    const [first = 0, ...others] = parts('planetary-2');
    expect(first - Math.max(...others)).toBeGreaterThan(20);
    const drawn = parts('planetary-3');
    expect(Math.max(...drawn) - Math.min(...drawn)).toBeLessThan(20);
  });

  it('SETUP-7 the types are dealt by seed', () => {
    const firsts = Array.from(
      { length: 40 },
      (_, seed) => made({ seed: `${seed}`, columns: 8, rows: 8, players: 2 }).buildings[0]?.type,
    );
    expect(new Set(firsts).size).toBeGreaterThan(10);
  });

  it('SETUP-1 team-mates start side by side', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { starts } = made({ seed, players: 4, teams });
      // around the map's middle, a team is never split by an enemy on both sides
      const [x, y] = [12.5, 8.5];
      const around = [0, 1, 2, 3]
        .sort((a, b) => angle(starts[a], x, y) - angle(starts[b], x, y))
        .map((seat) => seat % 2);
      expect(around.join('')).toMatch(/^(0011|0110|1100|1001)$/);
    }
  });

  it.each<[MapRequest, string[]]>([
    [{ seed: '', players: 1 }, ['map/players ']],
    [{ seed: '', players: 9, columns: 7, rows: 41 }, ['map/size /columns', 'map/size /rows', 'map/players ']],
    [{ seed: '', players: 4, buildingCount: 3 }, ['map/building-count /buildings']],
    [{ seed: '', players: 4, buildingCount: 12.5 }, ['map/building-count /buildings']],
    [{ seed: '', players: 2, columns: Number.NaN }, ['map/size /columns']],
    [{ seed: '', players: 2, teams: [[0, 2]] }, ['map/teams /teams']],
    [{ seed: '', players: 2, teams: [[0, 1], [1]] }, ['map/teams /teams']],
  ])('SETUP-10 refuses %j', (request, expected) => {
    const result = generateMap(request);
    expect(result.ok ? [] : result.error.map((one) => `${one.code} ${one.pointer}`)).toEqual(expected);
  });
});

const angle = (hex: Hex | undefined, x: number, y: number): number =>
  hex === undefined ? Number.NaN : Math.atan2(Number(hex.slice(2)) - y, Number(hex.slice(0, 2)) - x);
