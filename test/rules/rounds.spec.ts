import { beginCampaign, Resolution, rowsOf, type CampaignState } from '../../src/rules';
import { means, world } from '../../src/rules/testing/world';
import {
  after,
  close,
  codes,
  dataOf,
  everything,
  HUNCHBACK,
  mech,
  options,
  ruleset,
  toldTo,
  view,
} from '../support/rules';
import { seededDice, type Roll } from '../../src/kernel/dice';

const inPreparation = () =>
  world({ phase: 'preparation' }).mech('A', HUNCHBACK, '0202').mech('B', HUNCHBACK, '0909');

describe('the course of a round', () => {
  it('ROUND-1 has its phases in this order, then the next round begins', () => {
    const resolution = new Resolution(
      world({ phase: 'setup', round: 0 }).mech('A', HUNCHBACK, '0202').mech('B', HUNCHBACK, '0909').build(),
      means({ ruleset }),
    );
    beginCampaign(resolution);
    let state: CampaignState = resolution.state.finish();
    const opened = dataOf(resolution, 'phase-opened').map(({ round, phase, step }) => [round, phase, step]);
    while (state.campaign.round === 1) {
      const next = close(state);
      opened.push(...dataOf(next, 'phase-opened').map(({ round, phase, step }) => [round, phase, step]));
      state = next.state.finish();
    }
    expect(opened).toEqual([
      [1, 'preparation', null],
      [1, 'planning', null],
      [1, 'announcement-1', null],
      [1, 'movement', null],
      [1, 'announcement-2', null],
      [1, 'combat', 'declarations'],
      [1, 'combat', 'battles'],
      [1, 'supply', null],
      [2, 'preparation', null],
    ]);
  });

  it('ROUND-3 only phases that take orders, and battles that are fought, wait for anybody', () => {
    const waits: string[] = [];
    for (let state = inPreparation().build(); state.campaign.round === 1; state = after(state))
      waits.push(`${state.campaign.phase} ${String(state.campaign.step)}`);
    expect(waits).toEqual([
      'preparation null',
      'planning null',
      'movement null',
      'combat declarations',
      'supply null',
    ]);
  });

  it('ROUND-4 a phase in which nobody gives orders moves nothing and buys nothing', () => {
    const state = inPreparation().stock('A', '0202', 'medium-laser', 2).build();
    let now = state;
    while (now.campaign.round === 1) now = after(now);
    expect([now.mechs, now.pilots, now.stock]).toEqual([state.mechs, expect.anything(), state.stock]);
    expect(rowsOf(now.forces).map(({ account }) => account)).toEqual([20_000_000, 20_000_000]);
  });

  it('ROUND-4 a deadline lies phaseHours after the opening, fractions allowed; announcements have none', () => {
    const start = { ...inPreparation().build() };
    const state: CampaignState = {
      ...start,
      campaign: { ...start.campaign, options: { ...start.campaign.options, phaseHours: 0.5 } },
    };
    const opened = dataOf(close(after(state)), 'phase-opened');
    expect(
      opened.map(({ phase, deadline }) => [phase, deadline === null ? null : deadline - means().now]),
    ).toEqual([
      ['announcement-1', null],
      ['movement', 1_800_000],
    ]);
  });
});

describe('orders of all players at the same time', () => {
  // The HQ hex of one is where the other controls a spaceport.
  const shared = (seats: readonly [number, number]) => {
    const [a, b] = seats;
    return world({ phase: 'supply' })
      .force('A', { seat: a, hq: '0505' as never })
      .force('B', { seat: b, hq: '0101' as never })
      .account('A', 70)
      .account('B', 70)
      .mech('A', HUNCHBACK, '0303', { id: 'MA' })
      .mech('B', HUNCHBACK, '0808', { id: 'MB' })
      .building('spaceport', '0505', 'B');
  };
  const buy = [{ type: 'buy-mech', design: HUNCHBACK, hex: '0505' }];

  it("ROUND-2 DEP-4 no seat comes first: what one buys stands in nobody's way", () => {
    for (const seats of [
      [1, 2],
      [2, 1],
    ] as const) {
      const state = after(shared(seats).build(), { A: buy, B: buy });
      expect(
        rowsOf(state.mechs)
          .filter(({ hex }) => hex === '0505')
          .map(({ force }) => force)
          .sort(),
      ).toEqual(['A', 'B']);
    }
  });

  it('ROUND-2 DEP-1 nor does it keep out what another has delivered there', () => {
    for (const seats of [
      [1, 2],
      [2, 1],
    ] as const) {
      const closed = close(shared(seats).build(), {
        A: buy,
        B: [
          { type: 'buy-equipment', item: 'medium-laser', quantity: 1, hex: '0505' },
          { type: 'buy-pilot', hex: '0505' },
        ],
      });
      expect(dataOf(closed, 'order-dropped')).toEqual([]);
    }
  });

  it('ROUND-2 what one sells makes no room for another', () => {
    for (const seats of [
      [1, 2],
      [2, 1],
    ] as const) {
      const state = shared(seats).mech('B', HUNCHBACK, '0505', { id: 'ON' }).build();
      const closed = close(state, {
        A: [
          { type: 'buy-pilot', hex: '0303' },
          { type: 'buy-mech', design: HUNCHBACK, hex: '0505' },
        ],
        B: [{ type: 'sell', mech: 'ON' }],
      });
      expect(dataOf(closed, 'mech-bought').map(({ hex }) => hex)).toEqual([null]);
    }
  });

  it('ROUND-2 DEP-4 mechs that wait enter together, whoever they are', () => {
    for (const [one, other] of [
      ['1', '2'],
      ['2', '1'],
    ] as const) {
      const state = shared([1, 2])
        .mech('A', HUNCHBACK, null, { id: `W${one}`, pilot: null })
        .mech('B', HUNCHBACK, null, { id: `W${other}`, pilot: null })
        .force('B', { hq: '0505' as never })
        .build();
      const opened = after({
        ...state,
        campaign: { ...state.campaign, phase: 'combat', step: 'declarations' },
      });
      expect([mech(opened, `W${one}`).hex, mech(opened, `W${other}`).hex]).toEqual(['0505', '0505']);
    }
  });

  it('ROUND-2 who sees a purchase is who saw the hex when the phase closed, whatever they have sold themselves', () => {
    for (const seats of [
      [1, 2],
      [2, 1],
    ] as const) {
      const state = shared(seats)
        .building('spaceport', '0505', 'B', { cp: 0 })
        .mech('B', HUNCHBACK, '0506', { id: 'EYE' })
        .build();
      const closed = close(state, { A: buy, B: [{ type: 'sell', mech: 'EYE' }] });
      expect(toldTo(closed, 'B').map(({ type }) => type)).toContain('mech-bought');
    }
  });

  it('ROUND-2 nothing of an order reaches another player while its phase is open or when it closes', () => {
    const state = inPreparation().build();
    const planned = close(
      { ...state, campaign: { ...state.campaign, phase: 'planning' } },
      { A: [{ type: 'move', mech: 'A1', path: ['0203'] }] },
    );
    expect(toldTo(planned, 'B').map(({ type }) => type)).toEqual(['phase-opened', 'phase-opened']);
    expect(toldTo(planned, 'observer').map(({ type }) => type)).toEqual(['phase-opened', 'phase-opened']);
  });
});

describe('dice', () => {
  const circle = () =>
    world({ players: 3, phase: 'combat', step: 'declarations' })
      .mech('A', HUNCHBACK, '0505', { id: 'MA' })
      .mech('B', HUNCHBACK, '0504', { id: 'MB' })
      .mech('C', HUNCHBACK, '0604', { id: 'MC' })
      .build();
  const sheets = {
    A: [{ type: 'attack', mechs: ['MA'], target: '0504' }],
    B: [{ type: 'attack', mechs: ['MB'], target: '0604' }],
    C: [{ type: 'attack', mechs: ['MC'], target: '0505' }],
  };
  const rollsIn = (value: unknown): readonly Roll[] => {
    if (Array.isArray(value)) return value.flatMap(rollsIn);
    if (typeof value !== 'object' || value === null) return [];
    return 'label' in value && 'result' in value ? [value as Roll] : Object.values(value).flatMap(rollsIn);
  };

  it('ROUND-5 every roll stands in the log with its purpose, and the seed gives it again', () => {
    const rolls = rollsIn(close(circle(), sheets).events);
    expect([...new Set(rolls.map(({ label }) => label.purpose))]).toEqual(
      expect.arrayContaining(['attack-circle', 'map-sheets']),
    );
    const dice = seededDice(new Uint8Array(32).fill(7));
    for (const { label, index, sides, result } of rolls) {
      const mine = rolls
        .filter((one) => JSON.stringify(one.label) === JSON.stringify(label))
        .sort((a, b) => a.index - b.index);
      expect(mine.map((one) => one.index)).toEqual(mine.map((_, place) => place));
      const stream = dice.stream(label);
      const again = mine.map((one) => stream.roll(one.sides).result);
      expect([again[index], sides]).toEqual([result, mine[index]?.sides]);
    }
  });

  it('ROUND-5 the same seed gives the same round, another one another', () => {
    const settled = (seed: number) => JSON.stringify(close(circle(), sheets, seed).events);
    expect(settled(7)).toBe(settled(7));
    expect(new Set(Array.from({ length: 12 }, (_, seed) => settled(seed + 1))).size).toBe(12);
  });
});

describe('sheets', () => {
  it('ROUND-6 orders of one sheet build on each other, and one that has become impossible leaves the rest', () => {
    const state = world({ phase: 'supply' })
      .account('A', 60)
      .mech('A', HUNCHBACK, '0303', { id: 'MA' })
      .mech('B', HUNCHBACK, '0909')
      .build();
    const sheet = [
      { type: 'buy-equipment', item: 'medium-laser', quantity: 1, hex: '0303' },
      {
        type: 'transfer',
        from: '0303',
        to: '0101',
        items: [{ item: 'medium-laser', quantity: 1 }],
        pilots: [],
      },
      {
        type: 'transfer',
        from: '0303',
        to: '0101',
        items: [{ item: 'medium-laser', quantity: 1 }],
        pilots: [],
      },
      { type: 'buy-pilot', hex: '0101', name: 'Last' },
    ];
    expect(codes(state, 'A', sheet)).toEqual(['/orders/2/items/0/quantity supply/not-in-stock']);
    const closed = close(state, { A: sheet });
    expect(dataOf(closed, 'order-dropped').map(({ order }) => order)).toEqual([2]);
    expect(rowsOf(closed.state.pilots).map(({ name }) => name)).toContain('Last');
  });

  it('ROUND-6 a mech that is sold in the same sheet is no place to deliver to', () => {
    const state = world({ phase: 'supply', options: { sellMechs: true } })
      .account('A', 60)
      .mech('A', HUNCHBACK, '0303', { id: 'MA' })
      .mech('A', HUNCHBACK, '0404')
      .mech('B', HUNCHBACK, '0909')
      .build();
    const sheet = [
      { type: 'sell', mech: 'MA' },
      { type: 'buy-pilot', hex: '0303' },
    ];
    expect(codes(state, 'A', sheet)).toEqual(['/orders/1/hex supply/no-store']);
    expect(dataOf(close(state, { A: sheet }), 'order-dropped').map(({ order }) => order)).toEqual([1]);
  });
});

describe('preparation', () => {
  const injured = () =>
    world({ phase: 'preparation', options: { sellMechs: true } })
      .mech('A', HUNCHBACK, '0202', { id: 'MA', pilot: { hits: 2 } })
      .mech('B', HUNCHBACK, '0909');
  const hitsAfterRound = (orders: readonly unknown[]) => {
    let state = after(injured().build(), { A: orders });
    while (state.campaign.round === 1) state = after(state);
    return rowsOf(state.pilots).find(({ id }) => id === 'MAp')?.hits;
  };

  it('PREP-5 INJ-1 who left their mech before preparation closed heals, who climbed back in does not, nor who stayed', () => {
    expect(hitsAfterRound([{ type: 'disembark', mech: 'MA' }])).toBe(1);
    expect(
      hitsAfterRound([
        { type: 'disembark', mech: 'MA' },
        { type: 'board', mech: 'MA', pilot: 'MAp' },
      ]),
    ).toBe(2);
    expect(hitsAfterRound([])).toBe(2);
  });

  it('INJ-1 whose mech is sold in supply has not rested the whole round', () => {
    let state = injured().mech('A', HUNCHBACK, '0203').build();
    while (state.campaign.phase !== 'supply') state = after(state);
    const next = after(state, { A: [{ type: 'sell', mech: 'MA' }] });
    expect(rowsOf(next.pilots).find(({ id }) => id === 'MAp')).toMatchObject({ status: 'stored', hits: 2 });
  });

  it('PREP-3 what repairs need is told by the mech: shut down in this round and only in it', () => {
    const state = inPreparation().build();
    const shut = after(state, { A: [{ type: 'shut-down', mech: 'A1' }] });
    expect(view(shut, 'A').mechs.find(({ id }) => id === 'A1')).toMatchObject({ state: 'shut-down' });
    let next = shut;
    while (next.campaign.round === 1) next = after(next);
    expect(view(next, 'A').mechs.find(({ id }) => id === 'A1')).toMatchObject({ state: 'ready' });
    // No other phase takes the order.
    for (let other = shut; other.campaign.round === 1; other = after(other))
      expect(Object.keys(options(other, 'A').orders)).not.toContain('shut-down');
  });

  it('PREP-6 a mech without pilot takes no order to move or attack, and holds no hex', () => {
    const state = world({ phase: 'planning' })
      .mech('A', HUNCHBACK, '0202', { id: 'MA', pilot: null })
      .mech('B', HUNCHBACK, '0203')
      .building('academy', '0202')
      .build();
    expect(codes(state, 'A', [{ type: 'move', mech: 'MA', path: ['0201'] }])).toEqual([
      '/orders/0/mech movement/no-pilot',
    ]);
    const declaring: CampaignState = {
      ...state,
      campaign: { ...state.campaign, phase: 'combat', step: 'declarations' },
    };
    expect(codes(declaring, 'A', [{ type: 'attack', mechs: ['MA'], target: '0203' }])).toEqual([
      '/orders/0/mechs/0 combat/not-able-to-fight',
    ]);
    expect(rowsOf(after(declaring).buildings).map(({ control }) => control)).toEqual([null]);
  });

  it('PREP-2 SIGHT-4 who sits in which mech shows to nobody else', () => {
    const state = inPreparation()
      .mech('A', HUNCHBACK, '0202', { id: 'M2', pilot: { name: 'Second' } })
      .mech('B', HUNCHBACK, '0203', { id: 'EYE' })
      .build();
    const closed = close(state, { A: [{ type: 'exchange-pilots', mechA: 'A1', mechB: 'M2' }] });
    expect(toldTo(closed, 'B').map(({ type }) => type)).toEqual(['phase-opened']);
    expect(everything(closed.state.finish(), 'B')).toBe(everything(after(state), 'B'));
  });
});
