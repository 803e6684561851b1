import { bundledCatalog } from '../../catalog/bundled';
import type { BuildingId, ForceId, MechId, PilotId } from '../../kernel/ids';
import { tellOf, type Audience, type CampaignEvent, type CampaignState, type Hex } from '../../rules';
import { declare, onlyBattle, quietReport, withUnits, WRECKED } from '../../rules/testing/battles';
import { decideCallOff } from '../../rules/commands/battle/call-off';
import { decideDecideReport } from '../../rules/commands/battle/decide-report';
import { decideFileReport } from '../../rules/commands/battle/file-report';
import { planetary2 } from '../../rules/rulesets/planetary-2';
import { resolutionOf, world } from '../../rules/testing/world';
import { feedName, type FeedEntry } from '../campaigns/feeds/feeds';
import { courseOf } from './course';
import { standing } from './entries';
import { roundReport } from './round-report';
import type { RoundReport } from './round-report-shape';

const H = 'hunchback-hbk-4g';
const A = 'A' as ForceId;
const B = 'B' as ForceId;
const C = 'C' as ForceId;
const as = (force: ForceId): Audience => ({ kind: 'force', force });
const GM: Audience = { kind: 'gm' };
const hex = (label: string): Hex => label as Hex;

const BARE = world({ players: 3, phase: 'supply' })
  .mech('A', H, '0303')
  .mech('B', H, '0909')
  .mech('C', H, '0606')
  .build();

/** What the audience reads of round 1 when these events are all that happened in it. */
const report = (
  audience: Audience,
  events: readonly CampaignEvent[],
  state: CampaignState = BARE,
): RoundReport => {
  const opened: CampaignEvent = {
    type: 'phase-opened',
    data: { round: 1, phase: 'supply', step: null, deadline: null },
  };
  const feed: FeedEntry[] = [];
  for (const event of [opened, ...events]) {
    const data = tellOf(event, audience);
    if (data !== null)
      feed.push({ seq: feed.length + 1, round: 1, phase: 'supply', at: 0, type: event.type, data });
  }
  const entries = standing(state, courseOf(feed.slice(0, 1)), feed);
  expect(feedName(audience)).not.toBe('');
  return roundReport({
    round: 1,
    over: false,
    audience,
    entries,
    sheets: [],
    before: new Map(),
    state,
    catalog: bundledCatalog(),
  });
};

it('MOV-5 where an announced move was halted, for its player', () => {
  const events: CampaignEvent[] = [
    {
      type: 'mech-halted',
      data: { mech: 'A1' as MechId, force: A, name: 'Hunchback', hex: hex('0404') } as never,
    },
  ];
  expect(report(as(A), events).halted).toMatchObject([{ mech: 'A1', name: 'Hunchback', hex: '0404' }]);
  expect(report(as(B), events).halted).toEqual([]);
});

it('CMB-10 buildings that changed hands: won, lost, lost unseen, or seen', () => {
  const taken = (knownTo: readonly ForceId[]): CampaignEvent[] => [
    {
      type: 'building-captured',
      data: {
        building: 'b' as BuildingId,
        buildingType: 'hospital',
        hex: hex('0707'),
        from: B,
        to: A,
        knownTo,
        rolls: [],
      },
    },
  ];
  const told = (force: ForceId, knownTo: readonly ForceId[]) =>
    report(as(force), taken(knownTo)).buildings.map(({ change, from, to }) => [change, from, to]);
  expect(told(A, [])).toEqual([['won', 'B', 'A']]);
  expect(told(B, [B])).toEqual([['lost', 'B', 'A']]);
  expect(told(B, [])).toEqual([['lost', 'B', null]]);
  expect(told(C, [C])).toEqual([['seen', 'B', 'A']]);
  expect(told(C, [])).toEqual([]);
  expect(report(GM, taken([])).buildings).toMatchObject([{ change: 'seen', from: 'B', to: 'A' }]);
});

it('END-1 END-2 buildings of a force that goes out, and what the game master sets', () => {
  const state = world({ players: 3 }).building('hospital', '0707', null, { id: 'b' }).build();
  const out: CampaignEvent[] = [
    { type: 'force-out', data: { force: B, name: 'Force B', buildings: ['b' as BuildingId] } },
  ];
  expect(report(as(B), out, state).buildings).toMatchObject([
    { building: 'b', buildingType: 'hospital', hex: '0707', change: 'lost', from: 'B', to: null },
  ]);
  expect(report(as(A), out, state).buildings).toEqual([]);
});

it('DEP-3 depots won and lost, with what lay in them', () => {
  const stock = [{ item: 'medium-laser' as never, quantity: 2, usable: 1 }];
  const events: CampaignEvent[] = [
    { type: 'depot-plundered', data: { hex: hex('0707'), from: B, to: A, stock, knownTo: [], rolls: [] } },
  ];
  expect(report(as(A), events).depots).toMatchObject([
    { change: 'won', from: 'B', to: 'A', stock: [{ item: 'medium-laser', quantity: 2 }] },
  ]);
  expect(report(as(B), events).depots).toMatchObject([{ change: 'lost', from: 'B', to: null }]);
  expect(report(as(C), events).depots).toEqual([]);
});

describe('pilots', () => {
  const changes = (audience: Audience, events: readonly CampaignEvent[]) =>
    report(audience, events).pilots.map(({ name, change }) => [name, change]);

  it('DEP-5 captured, freed and passed on: each is told by their own side, by who has them, and by who had them', () => {
    const pilot = (
      name: string,
      force: ForceId,
      how: 'captured' | 'freed' | 'passed-on',
      from: ForceId | null,
    ) => ({
      pilot: name as PilotId,
      name,
      force,
      how,
      from,
    });
    const pilots = [
      pilot('P', B, 'captured', null),
      pilot('Q', A, 'freed', B),
      pilot('R', C, 'passed-on', B),
    ];
    const events: CampaignEvent[] = [
      { type: 'pilots-taken', data: { hex: hex('0707'), by: A, pilots, rolls: [] } },
    ];
    expect(changes(as(A), events)).toEqual([
      ['P', 'prisoner-taken'],
      ['Q', 'freed'],
      ['R', 'prisoner-taken'],
    ]);
    expect(changes(as(B), events)).toEqual([
      ['P', 'captured'],
      ['Q', 'prisoner-lost'],
      ['R', 'prisoner-lost'],
    ]);
    // Their owner learns nothing while they stay a prisoner.
    expect(changes(as(C), events)).toEqual([]);
  });

  it('DEP-5 handed over to another captor, or home', () => {
    const passed = (to: ForceId): CampaignEvent[] => [
      {
        type: 'prisoner-passed',
        data: { pilot: 'P' as PilotId, name: 'P', owner: C, from: A, to, hex: hex('0101') },
      },
    ];
    expect([A, B, C].map((force) => changes(as(force), passed(B)))).toEqual([
      [['P', 'prisoner-lost']],
      [['P', 'prisoner-taken']],
      [],
    ]);
    expect([A, B, C].map((force) => changes(as(force), passed(C)))).toEqual([
      [['P', 'freed']],
      [],
      [['P', 'freed']],
    ]);
  });

  it('INJ-1 BLD-ACA SUP-5 SUP-6 healed, trained, hired and sold, with what they are now', () => {
    const he = { force: A, pilot: 'P' as PilotId, name: 'P' };
    const events: CampaignEvent[] = [
      { type: 'pilot-healed', data: { ...he, hits: 2 } },
      { type: 'pilot-trained', data: { ...he, gunnery: 3, piloting: 4 } },
      { type: 'pilot-bought', data: { ...he, counter: 1, gunnery: 4, piloting: 5, hex: hex('0101') } },
      { type: 'pilot-sold', data: he },
    ];
    expect(report(as(A), events).pilots).toMatchObject([
      { change: 'healed', hits: 2, gunnery: null },
      { change: 'trained', hits: null, gunnery: 3, piloting: 4 },
      { change: 'joined' },
      { change: 'sold' },
    ]);
    expect(changes(as(B), events)).toEqual([]);
  });
});

describe('battles', () => {
  const start = (options: Parameters<typeof world>[0] = {}): CampaignState =>
    world({ players: 3, phase: 'combat', step: 'declarations', ...options })
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '1010')
      .mech('C', H, '0909')
      .mech('A', H, '0505', { hired: true, id: 'hired' })
      .build();
  const played = (state: CampaignState, how: 'won' | 'drawn' | 'called-off' | 'open') => {
    const opened = declare(state);
    const battle = onlyBattle(opened.state.finish());
    const resolution = resolutionOf(opened.state.finish(), { ruleset: planetary2 });
    const quiet = quietReport(battle.setup);
    const body =
      how === 'won'
        ? withUnits(
            quiet,
            {
              B1: { fate: 'destroyed', condition: WRECKED, pilot: { hits: 2, fate: 'captured' } },
              A1: { pilot: { hits: 3, fate: 'in-mech' } },
              hired: { fate: 'destroyed', condition: WRECKED, pilot: { hits: 6, fate: 'dead' } },
            },
            'A',
          )
        : quiet;
    if (how === 'called-off') decideCallOff(resolution, { battle: battle.id, reason: 'Storm' });
    else if (how !== 'open') {
      decideFileReport(resolution, { actor: { kind: 'gm' }, battle: battle.id, body });
      if (resolution.state.battles[battle.id]?.state !== 'done')
        decideDecideReport(resolution, { battle: battle.id, report: null });
    }
    return {
      events: [...opened.events, ...resolution.events.filter(({ type }) => type !== 'phase-opened')],
      state: resolution.state.finish(),
    };
  };

  it('CMB-7 to who fought: result, losses by side, and what became of each mech', () => {
    const { events, state } = played(start(), 'won');
    const mine = report(as(A), events, state);
    expect(mine.battles).toMatchObject({
      fought: [
        {
          hex: '0505',
          state: 'done',
          mine: 'A',
          result: 'won',
          winner: 'A',
          sides: [
            { side: 'A', lost: { mechs: 1, bv: 1041 } },
            { side: 'B', lost: { mechs: 1, bv: 1041 } },
          ],
        },
      ],
      elsewhere: { begun: 0, over: 0 },
    });
    expect(report(as(B), events, state).battles.fought).toMatchObject([{ mine: 'B', result: 'lost' }]);
    expect(report(GM, events, state).battles.fought).toMatchObject([
      { mine: null, result: null, winner: 'A' },
    ]);
    const units = mine.battles.fought[0]?.units.map(({ unit, change }) => [unit, change]).sort();
    expect(units).toEqual([
      ['A1', 'stays'],
      ['B1', 'destroyed'],
      ['hired', 'destroyed'],
    ]);
  });

  it('CMB-9 pilots hurt and captured, prisoners taken; hired ones are nobody’s', () => {
    const { events, state } = played(start(), 'won');
    const changes = (force: ForceId) =>
      report(as(force), events, state).pilots.map(({ pilot, change, hits }) => [pilot, change, hits]);
    expect(changes(A)).toEqual([
      ['A1p', 'hurt', 3],
      ['B1p', 'prisoner-taken', 2],
    ]);
    expect(changes(B)).toEqual([['B1p', 'captured', 2]]);
    expect(changes(C)).toEqual([]);
    expect(report(as(B), events, state).mechs).toMatchObject([
      { mech: 'B1', change: 'destroyed', hex: null },
    ]);
  });

  it('SIGHT-4 to who did not fight: that one was fought, and where only without fog of war', () => {
    const fog = played(start(), 'won');
    expect(report(as(C), fog.events, fog.state).battles).toEqual({
      fought: [],
      elsewhere: { begun: 1, over: 1 },
    });
    const { options } = start().campaign;
    const open = played(start({ options: { ...options, fogOfWar: false } }), 'won');
    expect(report(as(C), open.events, open.state).battles).toMatchObject({
      fought: [{ hex: '0505', mine: null, result: null, winner: 'A', sides: [], units: [] }],
      elsewhere: { begun: 0 },
    });
  });

  it.each([
    ['drawn', { state: 'done', result: 'drawn', winner: null }],
    ['called-off', { state: 'called-off', result: null, reason: 'Storm' }],
    ['open', { state: 'open', result: null, turns: null }],
  ] as const)('CMB-7 CMB-11 one that is %s', (how, expected) => {
    const { events, state } = played(start(), how);
    expect(report(as(A), events, state).battles.fought).toMatchObject([expected]);
  });
});

it('SUP-4 DEP-4 SIGHT-4 mechs of the reader’s own, not those of others whom they see', () => {
  const bought: CampaignEvent = {
    type: 'mech-bought',
    data: {
      force: A,
      mech: 'N' as MechId,
      counter: 9,
      design: H as never,
      designHash: '',
      name: 'New',
      hex: null,
      since: 0,
      knownTo: [B],
    } as never,
  };
  const entered: CampaignEvent = {
    type: 'mech-entered',
    data: {
      force: A,
      mech: 'N' as MechId,
      design: H as never,
      name: 'New',
      hex: hex('0303'),
      since: 1,
      knownTo: [B],
    },
  };
  expect(report(as(A), [bought, entered]).mechs).toMatchObject([
    { change: 'bought', hex: null, name: 'New' },
    { change: 'entered', hex: '0303' },
  ]);
  expect(report(as(B), [bought, entered]).mechs).toEqual([]);
  expect(report(GM, [bought, entered]).mechs).toHaveLength(2);
});

it('CMB-3 whatever has no section of its own is told as it was told', () => {
  const events: CampaignEvent[] = [
    {
      type: 'attack-fell-away',
      data: { force: A, mechs: ['A1' as MechId], from: hex('0303'), target: hex('0304'), reason: 'attacked' },
    },
  ];
  expect(report(as(A), events).others).toMatchObject([
    { type: 'attack-fell-away', seq: 2, data: { target: '0304' } },
  ]);
  expect(report(as(B), events).others).toEqual([]);
});
