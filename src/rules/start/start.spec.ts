import { bundledCatalog } from '../../catalog/bundled';
import type { ForceDraft } from '../../catalog/force';
import { tons } from '../../kernel/tonnage';
import { decideStart } from '../commands/start';
import { DEFAULT_OPTIONS } from '../rulesets/terms-of';
import { Resolution } from '../resolution';
import { planetary1 } from '../rulesets/planetary-1';
import { clearMap, means } from '../testing/world';
import { buildInitialState, forceIdOf } from './initial-state';
import type { StartInput, StartSeat } from './input';
import { startViolations } from './violations';

const catalog = bundledCatalog();
const pilots: ForceDraft['pilots'] = [
  ...Array.from({ length: 4 }, () => ({ rank: 'elite' as const, name: null })),
  ...Array.from({ length: 4 }, () => ({ rank: 'veteran' as const, name: null })),
  ...Array.from({ length: 4 }, () => ({ rank: 'regular' as const, name: 'Kim' })),
  ...Array.from({ length: 8 }, () => ({ rank: 'green' as const, name: null })),
];
const house = Object.values(catalog.houseList('davion') ?? {})
  .flat()
  .map(({ design }) => design);
const design = house[0] ?? '';
const draft = (hex: string | null = null): ForceDraft => ({
  mechs: [
    { design, name: 'Alpha', pilot: 0, hex },
    { design, name: null, pilot: null, hex: null },
  ],
  pilots,
});
const seat = (number: number, force: ForceDraft | null = draft()): StartSeat => ({
  seat: number,
  force,
  player: {
    user: `user-${number}` as never,
    name: `Player ${number}`,
    faction: 'davion' as never,
    forceName: `Force ${number}`,
  },
});
const input = (parts: Partial<StartInput> = {}): StartInput => ({
  id: 'campaign' as never,
  name: 'War',
  ruleset: 'planetary-1',
  options: { ...DEFAULT_OPTIONS, buildingCount: 3, buildingCp: { hospital: 40 } },
  seats: [seat(1), seat(2)],
  idKey: 'ab'.repeat(32),
  diceCommitment: 'c'.repeat(64),
  catalog,
  plan: {
    map: clearMap(12, 10),
    starts: ['0203', '1103'] as never,
    hqs: ['0203', '1103'] as never,
    seed: null,
    buildings: [
      { type: 'hospital', hex: '0203' as never, seat: 0 },
      { type: 'academy', hex: '1103' as never, seat: 1 },
      { type: 'quarry', hex: '0608' as never, seat: null },
    ],
  },
  ...parts,
});
const codes = (parts: Partial<StartInput>): readonly string[] =>
  startViolations(input(parts)).map((v) => `${v.pointer} ${v.code}`);

describe('what keeps a campaign from starting', () => {
  it('nothing does when all is there', () => expect(startViolations(input())).toEqual([]));

  it('SETUP-1 SETUP-7 SETUP-11 everything that is missing is named at once', () => {
    expect(codes({ seats: [{ seat: 1, player: null, force: null }, seat(2, null)], plan: null })).toEqual([
      '/seats/0/player start/seat-empty',
      '/seats/1/force start/force-missing',
      '/map start/map-missing',
    ]);
    expect(codes({ seats: [seat(1)], plan: null })).toEqual([
      '/seats start/player-count',
      '/map start/map-missing',
    ]);
  });

  it('SETUP-11 a force that breaks its rules, and SETUP-9 a mech in the wrong place', () => {
    const bad: ForceDraft = {
      ...draft('1103'),
      mechs: [...draft('1103').mechs, { design: 'warp-9', name: null, pilot: 0, hex: null }],
    };
    expect(codes({ seats: [seat(1, bad), seat(2)] })).toEqual([
      '/seats/0/force/mechs/2/design force/unknown-design',
      '/seats/0/force/mechs/2/pilot force/pilot-in-two-mechs',
      '/seats/0/force/mechs/0/hex start/mech-misplaced',
    ]);
  });

  it("SETUP-9 own-half opens the own part of the map, not the other's", () => {
    const options = { ...DEFAULT_OPTIONS, buildingCount: 3, deployment: 'own-half' as const };
    expect(codes({ options, seats: [seat(1, draft('0305')), seat(2)] })).toEqual([]);
    expect(codes({ options, seats: [seat(1, draft('1005')), seat(2)] })).toEqual([
      '/seats/0/force/mechs/0/hex start/mech-misplaced',
    ]);
  });

  it('SETUP-1 teams name seats once, and leave an enemy', () => {
    const teams = (value: readonly (readonly number[])[]) =>
      codes({ options: { ...DEFAULT_OPTIONS, buildingCount: 3, teams: value } });
    expect(teams([[1], [2]])).toEqual([]);
    expect(teams([[1]])).toEqual([]);
    expect(teams([[1, 2]])).toEqual(['/options/teams start/no-enemies']);
    expect(
      teams([
        [1, 3],
        [2, 1],
      ]),
    ).toEqual([
      '/options/teams/0/0 start/team-seat-twice',
      '/options/teams/0/1 start/team-unknown-seat',
      '/options/teams/1/1 start/team-seat-twice',
    ]);
  });
});

describe('the initial state', () => {
  const state = buildInitialState(
    input({ options: { ...input().options, startingTons: tons(3), teams: [[2]] } }),
  );
  const forces = Object.values(state.forces);

  it('SUP-1 SETUP-1 SETUP-8 forces have HQ, team and starting tons', () => {
    expect(
      forces
        .map(({ seat: number, hq, team, account }) => ({ number, hq, team, account }))
        .sort((a, b) => a.number - b.number),
    ).toEqual([
      { number: 1, hq: '0203', team: null, account: 3_000_000 },
      { number: 2, hq: '1103', team: 1, account: 3_000_000 },
    ]);
    expect(forces.map(({ id }) => id).sort()).toEqual(
      [1, 2].map((number) => forceIdOf('ab'.repeat(32), 'campaign', number)).sort(),
    );
  });

  it('SETUP-4 SETUP-9 mechs stand undamaged in the HQ hex, seated as drafted', () => {
    const one = forces.find(({ seat: number }) => number === 1);
    const mechs = Object.values(state.mechs).filter(({ force }) => force === one?.id);
    expect(mechs).toHaveLength(2);
    expect(
      mechs.every((mech) => mech.hex === '0203' && Object.keys(mech.condition.structure).length === 0),
    ).toBe(true);
    const alpha = mechs.find(({ name }) => name === 'Alpha');
    expect(
      alpha?.pilot === undefined || alpha.pilot === null ? null : state.pilots[alpha.pilot],
    ).toMatchObject({
      rank: 'elite',
      status: 'in-mech',
      hex: null,
      hits: 0,
    });
    expect(Object.keys(state.campaign.designs)).toEqual([design]);
  });

  it('SETUP-5 SETUP-6 twenty pilots, named, those without a mech stored in the HQ', () => {
    const own = Object.values(state.pilots).filter(
      ({ force }) => force === forces.find(({ seat: number }) => number === 1)?.id,
    );
    expect(own).toHaveLength(20);
    expect(
      own
        .map(({ name }) => name)
        .filter((name) => name !== 'Kim')
        .sort(),
    ).toEqual(Array.from({ length: 16 }, (_, i) => `Pilot #${i + 1}`).sort());
    expect(own.filter(({ status, hex }) => status === 'stored' && hex === '0203')).toHaveLength(19);
    expect(own.filter(({ gunnery, piloting }) => gunnery === 1 && piloting === 2)).toHaveLength(4);
  });

  it('SETUP-7 BLD-2 buildings at full CP, the first ones controlled', () => {
    const seatOf = (id: string | null) => forces.find((force) => force.id === id)?.seat ?? null;
    expect(
      Object.values(state.buildings)
        .map(({ type, cp, cpMax, control, opened }) => [type, cp, cpMax, seatOf(control), opened.works])
        .sort(),
    ).toEqual([
      ['academy', 100, 100, 2, true],
      ['hospital', 40, 40, 1, true],
      ['quarry', 100, 100, null, true],
    ]);
  });

  it('ids tell neither age nor number', () => {
    for (const id of [
      ...Object.keys(state.mechs),
      ...Object.keys(state.pilots),
      ...Object.keys(state.buildings),
    ])
      expect(id).toMatch(/^[0-9a-f]{24}$/);
  });
});

it('ROUND-1 starts with the whole state in its first event, and opens the first phase of round 1', () => {
  const state = buildInitialState(input());
  const resolution = new Resolution(state, means({ ruleset: planetary1 }));
  decideStart(resolution, state);
  expect(resolution.events[0]).toEqual({ type: 'campaign-started', data: { state } });
  expect(resolution.state.campaign).toMatchObject({ round: 1, phase: 'preparation', status: 'running' });
});
