import {
  CURRENT_RULESET,
  decideFileReport,
  openBattles,
  Resolution,
  rowsOf,
  type CampaignState,
} from '../../src/rules';
import { means, world, type WorldSetup } from '../../src/rules/testing/world';
import {
  after,
  battles,
  close,
  codes,
  dataOf,
  everything,
  HUNCHBACK,
  mech,
  onlyBattle,
  options,
  ruleset,
  toldTo,
  view,
} from '../support/rules';

const declaring = (setup: WorldSetup = {}) =>
  world({ phase: 'combat', step: 'declarations', round: 3, ...setup });
/** Entered this round, in planning or in movement. */
const PLANNED = 33;
const LATER = 35;

describe('who meets whom', () => {
  it('CMB-1 eight forces in one hex are one battle of eight sides', () => {
    const crowd = [...'ABCDEFGH'].reduce(
      (all, force) => all.mech(force, HUNCHBACK, '0505'),
      declaring({ players: 8 }),
    );
    const battle = onlyBattle(after(crowd.build()));
    expect(battle.setup.sides.map(({ side, forces }) => [side, forces])).toEqual(
      [...'ABCDEFGH'].map((force) => [force, [force]]),
    );
    expect(battle.setup.units).toHaveLength(8);
    expect(openBattles({ campaign: { round: 3 }, battles: { b: battle } } as never)).toHaveLength(1);
  });

  it('SETUP-1 CMB-1 a team is one side, whoever of it came with how much', () => {
    const state = after(
      declaring({ players: 3, teams: { A: 1, C: 1 } })
        .mech('A', HUNCHBACK, '0505')
        .mech('B', HUNCHBACK, '0505')
        .mech('C', HUNCHBACK, '0505')
        .build(),
    );
    expect(onlyBattle(state).setup.sides.map(({ forces }) => forces)).toEqual([['A', 'C'], ['B']]);
    expect(battles(state, 'C')).toMatchObject([{ mine: true }]);
  });

  it('CMB-2 declarations are secret until all are revealed, also from who is attacked', () => {
    const state = declaring().mech('A', HUNCHBACK, '0505').mech('B', HUNCHBACK, '0506').build();
    const closed = close(state, { A: [{ type: 'attack', mechs: ['A1'], target: '0506' }] });
    expect(toldTo(closed, 'B').map(({ type }) => type)).toEqual(['battle-opened', 'phase-opened']);
    expect(everything(state, 'B')).not.toContain('attacksFrom');
  });

  it('CMB-3 an attack on a hex in which a battle is fought joins it, on the own side', () => {
    const state = declaring()
      .mech('A', HUNCHBACK, '0505', { id: 'IN' })
      .mech('B', HUNCHBACK, '0505', { id: 'MB' })
      .mech('A', HUNCHBACK, '0504', { id: 'OUT' })
      .build();
    const { setup, attackedFrom } = onlyBattle(
      after(state, { A: [{ type: 'attack', mechs: ['OUT'], target: '0505' }] }),
    );
    expect(setup.units.map(({ id, side }) => [id, side])).toEqual([
      ['IN', 'A'],
      ['MB', 'B'],
      ['OUT', 'A'],
    ]);
    expect(attackedFrom).toEqual({ OUT: '0504' });
  });

  it('CMB-3 a third force beside the defender is drawn in as a side of its own', () => {
    const state = declaring({ players: 3 })
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0506')
      .mech('C', HUNCHBACK, '0506')
      .build();
    expect(
      onlyBattle(after(state, { A: [{ type: 'attack', mechs: ['A1'], target: '0506' }] })).setup.sides,
    ).toHaveLength(3);
  });

  it('CMB-3 mechs of one hex may attack different hexes', () => {
    const state = declaring()
      .mech('A', HUNCHBACK, '0505')
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0506')
      .mech('B', HUNCHBACK, '0504')
      .build();
    const sheet = [
      { type: 'attack', mechs: ['A1'], target: '0506' },
      { type: 'attack', mechs: ['A2'], target: '0504' },
    ];
    expect(codes(state, 'A', sheet)).toEqual([]);
    expect(
      rowsOf(after(state, { A: sheet }).battles)
        .map(({ hex, setup }) => [hex, setup.units.map(({ id }) => id)])
        .sort(),
    ).toEqual([
      ['0504', ['A2', 'B2']],
      ['0506', ['A1', 'B1']],
    ]);
  });
});

describe('where they start', () => {
  it('CMB-4 the defender was there first; a comrade who came after the enemy deploys from where they came', () => {
    const state = declaring()
      .mech('B', HUNCHBACK, '0505', { id: 'OLD' })
      .mech('A', HUNCHBACK, '0505', { id: 'FOE', enteredFrom: 'NE', inHexSince: PLANNED })
      .mech('B', HUNCHBACK, '0505', { id: 'NEW', enteredFrom: 'S', inHexSince: LATER })
      .build();
    const { units } = onlyBattle(after(state)).setup;
    expect(units.map(({ id, role, deployment }) => [id, role, deployment])).toEqual([
      ['FOE', 'attacker', { direction: 'NE', ring: 'middle' }],
      ['NEW', 'attacker', { direction: 'S', ring: 'middle' }],
      ['OLD', 'defender', { direction: 'SW', ring: 'middle' }],
    ]);
  });

  it('CMB-4 a controlled building keeps the terrain from being open', () => {
    const meeting = (control: string | null) =>
      onlyBattle(
        after(
          declaring()
            .building('academy', '0505', control)
            .mech('A', HUNCHBACK, '0505', { enteredFrom: 'N', inHexSince: LATER })
            .mech('B', HUNCHBACK, '0505', { enteredFrom: 'SE', inHexSince: LATER })
            .build(),
        ),
      ).setup.units.map(({ role, deployment }) => [role, deployment]);
    expect(meeting('B')).toEqual([
      ['attacker', { direction: 'N', ring: 'middle' }],
      ['defender', { direction: 'S', ring: 'middle' }],
    ]);
    expect(meeting(null)).toEqual([
      ['attacker', { direction: 'N', ring: 'middle' }],
      ['attacker', { direction: 'SE', ring: 'middle' }],
    ]);
  });

  it('CMB-4 six sides that came over one side of the hex start on six; no two enemies share a strip', () => {
    const crowd = [...'ABCDEF'].reduce(
      (all, force) => all.mech(force, HUNCHBACK, '0505', { enteredFrom: 'SE', inHexSince: LATER }),
      declaring({ players: 6 }),
    );
    const directions = onlyBattle(after(crowd.build())).setup.units.map(({ deployment }) =>
      deployment === 'anywhere' ? null : deployment.direction,
    );
    expect(new Set(directions).size).toBe(6);
  });

  it('CMB-4 strips of the middle sheet and one sheet out are not the same', () => {
    const state = declaring({ players: 3 })
      .mech('B', HUNCHBACK, '0505')
      .mech('A', HUNCHBACK, '0504')
      .mech('C', HUNCHBACK, '0505', { enteredFrom: 'N', inHexSince: PLANNED })
      .build();
    const { units } = onlyBattle(
      after(state, { A: [{ type: 'attack', mechs: ['A1'], target: '0505' }] }),
    ).setup;
    expect(units.map(({ id, deployment }) => [id, deployment])).toEqual([
      ['A1', { direction: 'N', ring: 'outer' }],
      ['B1', { direction: 'S', ring: 'middle' }],
      ['C1', { direction: 'N', ring: 'middle' }],
    ]);
  });

  it('CMB-5 nobody withdraws off the map or into deep water', () => {
    const corner = declaring({ terrain: { '0102': 'deep-water' } })
      .mech('A', HUNCHBACK, '0101')
      .mech('B', HUNCHBACK, '0101')
      .build();
    expect(onlyBattle(after(corner)).setup.sides.map(({ withdrawal }) => withdrawal)).toEqual([
      { SE: '0201' },
      { SE: '0201' },
    ]);
  });

  it('CMB-6 who came by train and who is shut down is on the field, shut down; a sabotaged mech is ready', () => {
    const state = declaring()
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505', { id: 'TRAIN', moved: 'rail' })
      .mech('B', HUNCHBACK, '0505', { id: 'SHUT', shutDown: true })
      .mech('B', HUNCHBACK, '0505', { id: 'SABOTAGED', sabotaged: true })
      .build();
    expect(onlyBattle(after(state)).setup.units.map(({ id, shutDown }) => [id, shutDown])).toEqual([
      ['A1', false],
      ['SABOTAGED', false],
      ['SHUT', true],
      ['TRAIN', true],
    ]);
  });
});

describe('the setup', () => {
  const state = (campaign: { readonly round?: number } = {}) =>
    after(
      declaring()
        .campaign(campaign)
        .building('quarry', '0505', 'B', { cp: 70 })
        .building('academy', '0506', 'B')
        .mech('A', HUNCHBACK, '0505', {
          name: 'Bruno',
          condition: { armor: { CT: 3 }, structure: {}, slots: [], ammunition: [] },
          pilot: { name: 'Anna', gunnery: 2, piloting: 3, hits: 1 },
        })
        .mech('B', HUNCHBACK, '0505', { pilot: null })
        .mech('B', HUNCHBACK, '0505', { id: 'M3' })
        .build(),
    );

  it('TAC-1 names battle, ruleset, hex, terrain and 25 sheets, and has a hash', () => {
    const battle = onlyBattle(state());
    expect(battle.setup).toMatchObject({
      round: 3,
      hex: '0505',
      terrain: 'clear',
      ruleset: CURRENT_RULESET,
      battle: battle.id,
    });
    expect(battle.setup.sheets).toHaveLength(25);
    expect(battle.setup.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('TAC-2 has the forces and the open edges of each side, and each unit its role and deployment', () => {
    const { sides, units } = onlyBattle(state()).setup;
    expect(
      sides.map(({ side, forces, minesAllowed, withdrawal }) => [
        side,
        forces,
        minesAllowed,
        Object.keys(withdrawal).sort(),
      ]),
    ).toEqual([
      ['A', ['A'], 0, ['N', 'NE', 'NW', 'S', 'SE', 'SW']],
      ['B', ['B'], 0, ['N', 'NE', 'NW', 'S', 'SE', 'SW']],
    ]);
    for (const unit of units) expect(['attacker', 'defender']).toContain(unit.role);
  });

  it('TAC-3 has of each unit its exact condition and its pilot as they are', () => {
    expect(onlyBattle(state()).setup.units.slice(0, 2)).toMatchObject([
      {
        id: 'A1',
        kind: 'mech',
        design: HUNCHBACK,
        name: 'Bruno',
        force: 'A',
        hired: false,
        shutDown: false,
        condition: { armor: { CT: 3 } },
        pilot: { id: 'A1p', name: 'Anna', gunnery: 2, piloting: 3, hits: 1 },
      },
      { id: 'B1', pilot: null, shutDown: true },
    ]);
  });

  it('TAC-4 has the buildings of its hex and no others; a quarry is indestructible', () => {
    const { buildings } = onlyBattle(state()).setup;
    expect(buildings).toEqual([
      {
        id: 'quarry-0505',
        type: 'quarry',
        cp: 70,
        cpMax: 100,
        indestructible: true,
        place: expect.any(String) as string,
      },
    ]);
  });

  it('TAC-4 a building stands on the middle sheet where no strip of deployment is, and not always in one place', () => {
    const places = Array.from(
      { length: 60 },
      (_, round) => onlyBattle(state({ round: round + 1 })).setup.buildings[0]?.place ?? '',
    );
    for (const place of places) {
      const [column, row] = [Number(place.slice(0, 2)), Number(place.slice(2))];
      expect([place.length, column > 3, column <= 13, row > 3, row <= 14]).toEqual([
        4,
        true,
        true,
        true,
        true,
      ]);
    }
    expect(new Set(places).size).toBeGreaterThan(30);
  });

  it('SIGHT-4 is for who fights in it; who sees the hex knows of the battle, everybody else how many there are', () => {
    const three = declaring({ players: 4 })
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505')
      .mech('C', HUNCHBACK, '0506')
      .mech('D', HUNCHBACK, '1010')
      .build();
    const closed = close(three);
    const now: CampaignState = closed.state.finish();
    expect(battles(now, 'A')[0]?.setup).not.toBeNull();
    expect(battles(now, 'C')).toMatchObject([
      { hex: '0505', mine: false, setup: null, reports: [], winner: null },
    ]);
    expect([battles(now, 'D'), view(now, 'D').battlesFought]).toEqual([[], { open: 1, over: 0 }]);
    expect(
      toldTo(closed, 'D')
        .filter(({ type }) => type === 'battle-opened')
        .map(({ told }) => told),
    ).toEqual([{}]);
    expect(
      toldTo(closed, 'observer')
        .filter(({ type }) => type === 'battle-opened')
        .map(({ told }) => told),
    ).toEqual([{}]);
  });
});

describe('when all battles are over', () => {
  it('CMB-10 CMB-12 who wins from an adjacent hex holds the hex they have advanced into', () => {
    const state = declaring()
      .building('academy', '0506', 'B')
      .stock('B', '0506', 'medium-laser', 3)
      .pilot('B', '0506', { id: 'STORED' })
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0506', { shutDown: true })
      .build();
    const won = after(state, { A: [{ type: 'attack', mechs: ['A1'], target: '0506' }] });
    expect(mech(won, 'A1')).toMatchObject({ hex: '0506', enteredFrom: 'N', inHexSince: 36 });
    expect(rowsOf(won.buildings)[0]?.control).toBe('A');
    expect(rowsOf(won.stock)).toEqual([
      expect.objectContaining({ force: 'A', hex: '0506', quantity: 3, usable: 3 }),
    ]);
    expect(
      rowsOf(won.pilots)
        .filter(({ status }) => status === 'captured')
        .map(({ id, captor }) => [id, captor]),
    ).toEqual([
      ['B1p', 'A'],
      ['STORED', 'A'],
    ]);
  });

  it('CMB-10 who withdrew, came by train or is shut down takes nothing', () => {
    for (const parts of [
      { withdrawn: true },
      { moved: 'rail' as const },
      { shutDown: true },
      { pilot: null },
      { pilot: { hits: 0, status: 'dead' as const } },
    ]) {
      const state = declaring()
        .building('academy', '0506')
        .mech('A', HUNCHBACK, '0506', parts)
        .mech('B', HUNCHBACK, '0909')
        .build();
      expect(rowsOf(after(state).buildings)[0]?.control).toBeNull();
    }
  });

  it('BLD-1 a building stays with who took it when their mechs are gone, until another takes it', () => {
    const held = (force: string) =>
      declaring()
        .building('academy', '0506', 'A')
        .mech('A', HUNCHBACK, '0101')
        .mech('B', HUNCHBACK, force === 'B' ? '0506' : '0909')
        .build();
    expect(rowsOf(after(held('nobody')).buildings)[0]?.control).toBe('A');
    expect(rowsOf(after(held('B')).buildings)[0]?.control).toBe('B');
  });

  it('BLD-6 what is taken in combat works for its taker when supply opens, not before', () => {
    const closed = close(
      declaring()
        .building('spaceport', '0506', 'B')
        .mech('A', HUNCHBACK, '0506')
        .mech('B', HUNCHBACK, '0909')
        .build(),
    );
    const taken = closed.events.findIndex(({ type }) => type === 'building-captured');
    const opened = closed.events.findIndex(
      ({ type, data }) => type === 'phase-opened' && 'phase' in data && data.phase === 'supply',
    );
    expect([taken >= 0, taken < opened]).toEqual([true, true]);
    expect(JSON.stringify(options(closed.state.finish(), 'A').orders['buy-mech'])).toContain('0506');
    expect(JSON.stringify(options(closed.state.finish(), 'B').orders['buy-mech'])).not.toContain('0506');
  });

  it('SETUP-1 CMB-10 team-mates take nothing from each other', () => {
    const state = declaring({ players: 3, teams: { A: 1, C: 1 } })
      .building('academy', '0506', 'C')
      .stock('C', '0506', 'medium-laser', 1)
      .pilot('C', '0506')
      .mech('A', HUNCHBACK, '0506')
      .mech('B', HUNCHBACK, '0909')
      .mech('C', HUNCHBACK, '0101')
      .build();
    const closed = close(state);
    for (const type of ['building-captured', 'depot-plundered', 'pilots-taken'] as const)
      expect(dataOf(closed, type)).toEqual([]);
  });

  it('DEP-2 plundered stock that lay there is usable at once, what arrived this round is not', () => {
    const state = declaring()
      .stock('B', '0506', 'medium-laser', 5, 2)
      .mech('A', HUNCHBACK, '0506')
      .mech('B', HUNCHBACK, '0909')
      .build();
    expect(rowsOf(after(state).stock)).toEqual([
      expect.objectContaining({ force: 'A', quantity: 5, usable: 2 }),
    ]);
  });
});

it('TAC-7 END-2 a report that is filed after a rollback is not taken for the one before it', () => {
  const state = after(declaring().mech('A', HUNCHBACK, '0505').mech('B', HUNCHBACK, '0505').build());
  const filed = (now: CampaignState): string => {
    const resolution = new Resolution(now, means({ ruleset }));
    const { id, setup } = onlyBattle(now);
    const body = {
      hash: setup.hash,
      turns: 1,
      holder: null,
      log: null,
      buildings: [],
      minesUsed: {},
      units: setup.units.map((unit) => ({
        id: unit.id,
        fate: 'on-field-fit' as const,
        edge: null,
        condition: unit.condition,
        pilot: { hits: 0, fate: 'in-mech' as const },
      })),
    };
    expect(
      decideFileReport(resolution, { actor: { kind: 'force', force: 'A' as never }, battle: id, body }),
    ).toEqual([]);
    return dataOf(resolution, 'report-filed')[0]?.row.id ?? '';
  };
  expect(filed(state)).toMatch(/^[0-9a-f]{24}$/);
  expect(filed({ ...state, campaign: { ...state.campaign, epoch: 1 } })).not.toBe(filed(state));
});
