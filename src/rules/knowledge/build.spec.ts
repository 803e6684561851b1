import { bundledCatalog } from '../../catalog/bundled';
import type { ForceId, MechId, PilotId } from '../../kernel/ids';
import { tons } from '../../kernel/tonnage';
import type { Hex } from '../model/map';
import type { BattleRow, CampaignState } from '../model/state';
import { world } from '../testing/world';
import { knowledgeOf } from './build';

const A = { kind: 'force', force: 'A' as ForceId } as const;
const B = { kind: 'force', force: 'B' as ForceId } as const;
const known = (state: CampaignState, audience: Parameters<typeof knowledgeOf>[2] = A) =>
  knowledgeOf(state, bundledCatalog(), audience);
const HBK = 'hunchback-hbk-4g';

const battle = (
  hex: string,
  forces: readonly [string, string],
  parts: Partial<BattleRow> = {},
): BattleRow => ({
  id: `battle-${hex}` as BattleRow['id'],
  round: 1,
  hex: hex as Hex,
  state: 'open',
  engine: 'table',
  attackedFrom: {},
  report: null,
  winner: null,
  openedAt: 0,
  dueAt: null,
  overdue: false,
  setup: {
    battle: `battle-${hex}`,
    campaign: 'campaign',
    ruleset: 'planetary-1',
    hash: 'x',
    round: 1,
    hex: hex as Hex,
    terrain: 'clear',
    turnLimit: null,
    sheets: [],
    sides: forces.map((force) => ({ side: force, forces: [force], minesAllowed: 5, withdrawal: {} })),
    units: [],
    buildings: [],
  },
  ...parts,
});

describe('knowledge', () => {
  it('SIGHT-4 of a mech in sight: type, owner, place, shut down or not; none out of sight', () => {
    const state = world()
      .mech('A', HBK, '0505')
      .mech('B', 'atlas-as7-d', '0506', { shutDown: true })
      .mech('B', HBK, '0909')
      .build();
    expect(known(state).others).toEqual([
      { id: 'B1', force: 'B', design: 'atlas-as7-d', hex: '0506', shutDown: true, seen: null },
    ]);
    expect(Object.keys(known(state).mechs)).toEqual(['A1']);
    expect(Object.keys(known(state).pilots)).toEqual(['A1p']);
  });

  it('SIGHT-4 position and type of every building; control and CP only in sight, or of one’s own', () => {
    const state = world()
      .mech('A', HBK, '0505')
      .building('hospital', '0505', 'B', { cp: 70 })
      .building('quarry', '0909', 'B', { cp: 60 })
      .building('academy', '1201', 'A', { cp: 20 })
      .build();
    const byType = Object.fromEntries(known(state).buildings.map((one) => [one.type, one]));
    expect(byType['hospital']).toMatchObject({
      hex: '0505',
      control: 'B',
      cp: 70,
      works: true,
      known: true,
      effective: false,
    });
    expect(byType['quarry']).toMatchObject({
      hex: '0909',
      control: null,
      cp: null,
      works: null,
      known: false,
    });
    expect(byType['academy']).toMatchObject({ control: 'A', cp: 20, works: false, known: true });
  });

  it('SIGHT-4 that a depot is there, not what it holds; team-mates keep stock and account to themselves', () => {
    const state = world({ players: 3, teams: { A: 1, C: 1 } })
      .mech('A', HBK, '0505')
      .stock('B', '0505', 'medium-laser', 3)
      .stock('B', '0909', 'medium-laser', 3)
      .stock('C', '0506', 'medium-laser', 2)
      .account('C', 7)
      .build();
    const knowledge = known(state);
    expect(knowledge.depots).toEqual([
      { hex: '0505', force: 'B', seen: null },
      { hex: '0506', force: 'C', seen: null },
    ]);
    expect(knowledge.stock).toEqual([]);
    expect(knowledge.accounts).toEqual({ A: 0 });
  });

  it('SIGHT-4 out of sight the last thing seen, dated; not where one sees that it is gone', () => {
    const memory = (hex: string, subject: string) =>
      ({
        force: 'A' as ForceId,
        seen: { round: 1, phase: 'supply' },
        kind: 'mech',
        subject: subject as MechId,
        facts: { force: 'B' as ForceId, design: 'atlas-as7-d' as never, hex: hex as Hex, shutDown: false },
      }) as const;
    const state = world({ round: 2 })
      .mech('A', HBK, '0505')
      .mech('B', 'atlas-as7-d', '1209')
      .mech('B', 'atlas-as7-d', '1208')
      .memory(memory('0909', 'B1'))
      .memory(memory('0506', 'B2'))
      .build();
    expect(known(state).others).toEqual([
      {
        id: 'B1',
        force: 'B',
        design: 'atlas-as7-d',
        hex: '0909',
        shutDown: false,
        seen: { round: 1, phase: 'supply' },
      },
    ]);
    expect(known(state, B).others).toEqual([]);
  });

  it('DEP-5 the owner of a prisoner is not told where they are or who holds them; the captor is', () => {
    const state = world()
      .pilot('A', '0909', { status: 'captured', captor: 'B' as ForceId, id: 'p' })
      .mech('A', HBK, '0909')
      .build();
    expect(known(state).pilots['p' as PilotId]).toMatchObject({
      status: 'captured',
      hex: null,
      captor: null,
    });
    expect(known(state).depots).toEqual([]);
    expect(known(state, B).prisoners).toEqual([{ id: 'p', name: 'Pilot p', force: 'A', hex: '0909' }]);
  });

  it('SIGHT-4 a battle whole for who fights in it except the other’s mines, its hex for who sees it, its number for all', () => {
    const state = world({ players: 3 })
      .mech('C', HBK, '0505')
      .battle(battle('0505', ['A', 'B']))
      .battle(battle('0909', ['A', 'B']))
      .battle(battle('0504', ['A', 'B'], { state: 'done' }))
      .build();
    const mine = known(state).battles[2];
    expect(mine?.row?.setup.sides.map(({ minesAllowed }) => minesAllowed)).toEqual([5, 0]);
    const seen = known(state, { kind: 'force', force: 'C' as ForceId });
    expect(seen.battles.map(({ hex, row }) => [hex, row])).toEqual([['0505', null]]);
    expect(seen.battlesFought).toEqual({ open: 2, over: 1 });
    expect(known(state, { kind: 'observer' }).battles).toEqual([]);
    expect(known(state, { kind: 'observer' }).battlesFought).toEqual({ open: 2, over: 1 });
  });

  it('SIGHT-4 an observer sees what is public: no mechs, pilots, stock, accounts, sight', () => {
    const state = world()
      .mech('A', HBK, '0505')
      .stock('A', '0505', 'medium-laser', 1)
      .building('hospital', '0505', 'A')
      .build();
    const observer = known(state, { kind: 'observer' });
    expect([
      observer.mechs,
      observer.pilots,
      observer.others,
      observer.stock,
      observer.depots,
      observer.accounts,
      observer.prisoners,
    ]).toEqual([{}, {}, [], [], [], {}, []]);
    expect(observer.sight.some((one) => one === 1)).toBe(false);
    expect(observer.buildings).toMatchObject([{ type: 'hospital', control: null, cp: null, known: false }]);
    expect(observer.forces.map(({ name }) => name)).toEqual(['Force A', 'Force B']);
  });

  it('END after the end everything, for everybody; the GM always', () => {
    const build = () =>
      world()
        .mech('A', HBK, '0505')
        .mech('B', HBK, '1209')
        .stock('B', '1209', 'medium-laser', 1)
        .force('B', { account: tons(3) });
    const over = build().campaign({ status: 'finished', phase: 'finished', winners: [] }).build();
    for (const [state, audience] of [
      [over, A],
      [over, { kind: 'observer' }],
      [build().build(), { kind: 'gm' }],
    ] as const) {
      const all = known(state, audience);
      expect(Object.keys(all.mechs)).toEqual(['A1', 'B1']);
      expect(all.stock).toHaveLength(1);
      expect(all.accounts).toEqual({ A: 0, B: 3_000_000 });
    }
  });

  it('without fog of war all positions are open, damage and pilots are not', () => {
    const state = world({ options: { fogOfWar: false } })
      .mech('A', HBK, '0101')
      .mech('B', HBK, '1209')
      .build();
    expect(known(state).others).toEqual([
      { id: 'B1', force: 'B', design: HBK, hex: '1209', shutDown: false, seen: null },
    ]);
    expect(Object.keys(known(state).pilots)).toEqual(['A1p']);
  });
});
