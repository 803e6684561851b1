import { bundledCatalog } from '../../catalog/bundled';
import type { ForceId } from '../../kernel/ids';
import { takeTheField } from '../combat/aftermath';
import { creditIncome } from '../economy/books';
import { tellOf } from '../events/tell';
import { DEFAULT_OPTIONS } from '../rulesets/terms-of';
import type { CampaignState } from '../model/state';
import { resolutionOf, world } from '../testing/world';
import { endRound } from './end-round';
import { standingOf } from './standing';

const HUNCHBACK = 'hunchback-hbk-4g';
const victory = (parts: Partial<typeof DEFAULT_OPTIONS.victory>) => ({
  options: { victory: { lastForceStanding: false, buildings: null, rounds: null, gm: false, ...parts } },
});
const end = (state: CampaignState) => {
  const resolution = resolutionOf(state);
  endRound(resolution);
  return { state: resolution.state.finish(), events: resolution.events };
};
const result = (state: CampaignState) => {
  const { campaign } = end(state).state;
  return { status: campaign.status, winners: campaign.winners };
};
const GOES_ON = { status: 'running', winners: null };

describe('forces that are out', () => {
  const base = () =>
    world({ players: 3, phase: 'supply' }).mech('A', HUNCHBACK, '0303').mech('C', HUNCHBACK, '0505');

  it("END-1 who owns no mech is out: buildings nobody's, prisoners home", () => {
    const state = base()
      .building('hospital', '0707', 'B')
      .building('academy', '0303', 'A')
      .pilot('A', '0707', { id: 'P', status: 'captured', captor: 'B' as ForceId })
      .pilot('B', '0101', { id: 'Q', status: 'captured', captor: 'A' as ForceId })
      .build();
    const { state: after } = end(state);
    expect(Object.values(after.forces).map(({ id, out }) => [id, out])).toEqual([
      ['A', false],
      ['B', true],
      ['C', false],
    ]);
    expect(Object.values(after.buildings).map(({ control }) => control)).toEqual([null, 'A']);
    expect(after.pilots['P' as never]).toMatchObject({ status: 'stored', captor: null, hex: '0101' });
    expect(after.pilots['Q' as never]).toMatchObject({ status: 'captured', captor: 'A' });
    expect(after.campaign.status).toBe('running');
  });

  it('END-1 hired mechs do not keep a force in, a mech that waits does', () => {
    expect(
      end(base().mech('B', HUNCHBACK, '0909', { hired: true }).build()).state.forces['B' as ForceId]?.out,
    ).toBe(true);
    expect(end(base().mech('B', HUNCHBACK, null).build()).state.forces['B' as ForceId]?.out).toBe(false);
  });

  it('END-1 everybody learns who is out, only its player what it lost', () => {
    const { events } = end(base().building('hospital', '0707', 'B').build());
    const out = events.find((event) => event.type === 'force-out');
    expect(out && tellOf(out, { kind: 'force', force: 'A' as ForceId })).toEqual({
      force: 'B',
      name: 'Force B',
    });
    expect(out && tellOf(out, { kind: 'observer' })).toEqual({ force: 'B', name: 'Force B' });
    expect(out && tellOf(out, { kind: 'force', force: 'B' as ForceId })).toMatchObject({
      buildings: ['hospital-0707'],
    });
  });
});

describe('what a force leaves behind', () => {
  const left = () => {
    const { state } = end(
      world({ players: 3, phase: 'supply' })
        .mech('A', HUNCHBACK, '0707')
        .mech('C', HUNCHBACK, '0505')
        .account('B', 7)
        .stock('B', '0707', 'medium-laser', 2)
        .pilot('B', '0707', { id: 'P' })
        .pilot('B', '0505', { id: 'Q', status: 'captured', captor: 'C' as ForceId })
        .build(),
    );
    return state;
  };

  it('END-1 depots, tons and pilots of a force that is out stay where they are', () => {
    const state = left();
    expect(state.forces['B' as ForceId]).toMatchObject({ out: true, account: 7_000_000 });
    expect(Object.values(state.stock)).toMatchObject([{ force: 'B', hex: '0707', quantity: 2 }]);
    expect(state.pilots['P' as never]).toMatchObject({ status: 'stored', hex: '0707' });
    expect(state.pilots['Q' as never]).toMatchObject({ status: 'captured', captor: 'C', hex: '0505' });
  });

  it('END-1 DEP-3 DEP-5 until an enemy takes the field: the stock is plundered, the pilots are captured', () => {
    const resolution = resolutionOf(left());
    takeTheField(resolution);
    expect(Object.values(resolution.state.stock)).toMatchObject([{ force: 'A', hex: '0707', quantity: 2 }]);
    expect(resolution.state.pilots['P' as never]).toMatchObject({ status: 'captured', captor: 'A' });
  });

  it('END-1 it gets no income any more and stays out, also with a mech that the game master gives it', () => {
    const state = { ...left() };
    const mech = Object.values(state.mechs)[0];
    if (mech === undefined) throw new Error('no mech');
    const gift = { ...mech, id: 'gift' as never, force: 'B' as ForceId, pilot: null };
    const resolution = resolutionOf({ ...state, mechs: { ...state.mechs, ['gift' as never]: gift } });
    creditIncome(resolution);
    endRound(resolution);
    expect(resolution.state.forces['B' as ForceId]).toMatchObject({ out: true, account: 7_000_000 });
    expect(resolution.state.forces['A' as ForceId]).toMatchObject({ account: 20_000_000 });
  });
});

describe('last-force-standing', () => {
  it('END-1 the last force wins', () => {
    const { state, events } = end(world().mech('A', HUNCHBACK, '0303').build());
    expect(state.campaign).toMatchObject({
      status: 'finished',
      phase: 'finished',
      winners: ['A'],
      deadline: null,
    });
    expect(events.at(-1)).toMatchObject({
      type: 'campaign-finished',
      data: { condition: 'last-force-standing', winners: ['A'] },
    });
  });

  it('END-1 goes on while two sides stand, or when it is not asked for', () => {
    expect(result(world().mech('A', HUNCHBACK, '0303').mech('B', HUNCHBACK, '0909').build())).toEqual(
      GOES_ON,
    );
    expect(
      result(
        world(victory({ gm: true }))
          .mech('A', HUNCHBACK, '0303')
          .build(),
      ),
    ).toEqual(GOES_ON);
  });

  it('SETUP-1 a team wins together, those who are out included', () => {
    const state = world({ players: 3, teams: { A: 1, C: 1 } })
      .mech('A', HUNCHBACK, '0303')
      .build();
    expect(result(state)).toEqual({ status: 'finished', winners: ['A', 'C'] });
  });

  it('END-1 all out at once is a draw', () => {
    expect(result(world().build())).toEqual({ status: 'finished', winners: [] });
  });
});

describe('buildings', () => {
  const held = (a: number, b: number, n: number) => {
    const builder = world(victory({ buildings: n }))
      .mech('A', HUNCHBACK, '0303')
      .mech('B', HUNCHBACK, '0909');
    for (let i = 0; i < a; i += 1) builder.building('hospital', `020${i + 1}`, 'A');
    for (let i = 0; i < b; i += 1) builder.building('academy', `040${i + 1}`, 'B');
    return result(builder.build());
  };

  it('END-1 control of n at the end of a round wins', () => {
    expect(held(2, 0, 3)).toEqual(GOES_ON);
    expect(held(3, 1, 3)).toEqual({ status: 'finished', winners: ['A'] });
    expect(held(3, 4, 3)).toEqual({ status: 'finished', winners: ['B'] });
  });

  it('END-1 SETUP-1 a team’s buildings are added up, and it wins together', () => {
    const team = (teams: Record<string, number>) =>
      result(
        world({ players: 3, teams, ...victory({ buildings: 3 }) })
          .mech('A', HUNCHBACK, '0303')
          .mech('B', HUNCHBACK, '0909')
          .mech('C', HUNCHBACK, '0505')
          .building('hospital', '0201', 'A')
          .building('academy', '0202', 'A')
          .building('quarry', '0203', 'C')
          .build(),
      );
    expect(team({})).toEqual(GOES_ON);
    expect(team({ A: 1, C: 1 })).toEqual({ status: 'finished', winners: ['A', 'C'] });
  });

  it('END-1 what a force that goes out controlled counts for nobody', () => {
    const builder = world({ players: 3, ...victory({ buildings: 2 }) })
      .mech('A', HUNCHBACK, '0303')
      .mech('B', HUNCHBACK, '0909')
      .building('hospital', '0201', 'C')
      .building('academy', '0202', 'C');
    expect(result(builder.build())).toEqual(GOES_ON);
  });

  it('END-1 as many for two is a draw', () =>
    expect(held(3, 3, 3)).toEqual({ status: 'finished', winners: [] }));
});

/** Its values are round numbers of designs; test/rules/planetary-3 has those of mechs as they stand. */
const SECOND = 'planetary-2';

describe('rounds', () => {
  const after = (round: number) =>
    world({ round, ruleset: SECOND, ...victory({ rounds: 5 }) })
      .mech('A', HUNCHBACK, '0303')
      .mech('B', HUNCHBACK, '0909');

  it('END-1 the value is BV of mechs + 100 × tons + 200 × buildings', () => {
    const state = after(5)
      .mech('A', HUNCHBACK, '0304')
      .mech('A', HUNCHBACK, '0305', { hired: true })
      .account('A', 2.5)
      .building('hospital', '0707', 'A')
      .build();
    expect(standingOf(state, bundledCatalog())[0]).toEqual({
      force: 'A',
      out: false,
      bv: 2082,
      tons: 2_500_000,
      buildings: 1,
      value: (2082 + 250 + 200) * 1_000_000,
    });
  });

  it('END-1 the highest value wins after n rounds, not before', () => {
    expect(result(after(4).account('B', 0.5).build())).toEqual(GOES_ON);
    expect(result(after(5).account('B', 0.5).build())).toEqual({ status: 'finished', winners: ['B'] });
  });

  it('END-1 a force that is out does not win by its tons', () => {
    const state = world({ players: 3, round: 5, ...victory({ rounds: 5 }) })
      .mech('A', HUNCHBACK, '0303')
      .mech('B', HUNCHBACK, '0909')
      .account('B', 0.5)
      .account('C', 900)
      .build();
    expect(result(state)).toEqual({ status: 'finished', winners: ['B'] });
  });

  it('END-1 SETUP-1 the values of a team are added up', () => {
    const teams = world({
      players: 3,
      teams: { A: 1, C: 1 },
      round: 5,
      ruleset: SECOND,
      ...victory({ rounds: 5 }),
    })
      .mech('A', HUNCHBACK, '0303')
      .mech('B', HUNCHBACK, '0909')
      .mech('C', HUNCHBACK, '0505')
      .account('B', 10);
    expect(result(teams.build())).toEqual({ status: 'finished', winners: ['A', 'C'] });
    expect(result(teams.account('B', 10.5).build())).toEqual({ status: 'finished', winners: ['B'] });
    expect(result(teams.account('B', 10.41).build())).toEqual({ status: 'finished', winners: [] });
  });

  it('END-1 a mech that waits to enter counts', () => {
    expect(result(after(5).account('B', 10).mech('A', HUNCHBACK, null).build())).toEqual({
      status: 'finished',
      winners: ['A'],
    });
  });

  it('END-1 of several conditions at once last force comes before buildings, and buildings before rounds', () => {
    const both = world({ round: 5, ...victory({ lastForceStanding: true, buildings: 1, rounds: 5 }) })
      .mech('A', HUNCHBACK, '0303')
      .account('A', 900)
      .building('hospital', '0201', 'B');
    const condition = (state: CampaignState) => {
      const event = end(state).events.at(-1);
      return event?.type === 'campaign-finished' ? [event.data.condition, ...event.data.winners] : null;
    };
    expect(condition(both.build())).toEqual(['last-force-standing', 'A']);
    expect(condition(both.mech('B', HUNCHBACK, '0909').build())).toEqual(['buildings', 'B']);
  });

  it('END-1 equal values are a draw', () => {
    expect(result(after(5).account('A', 2).building('hospital', '0707', 'B').build())).toEqual({
      status: 'finished',
      winners: [],
    });
  });
});
