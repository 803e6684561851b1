/** What follows from an act while nobody needs to be asked (MAT-5, MAT-6), and what may be taken back (MAT-3). */
import { type Frame, type Order, SYSTEMS } from '../../../games';
import type { UserId } from '../../../kernel';
import { beginMatch } from '../opening/begin-match';
import { happened } from '../course/log';
import { FRESH_MATCH, FRESH_SEAT, type Match, type MatchOptions, type MatchSeat, NO_CLOCK } from '../model';
import { openProposals } from '../proposals/proposal';
import { settle } from './settle';

const HOUR = 3_600_000;
const system = SYSTEMS.newestOf('battletech');
if (system === null) throw new Error('no system');
const training = system.scenarios.find(({ id }) => id === 'training');

const seat = (letter: string, side: string, change: Partial<MatchSeat> = {}): MatchSeat => ({
  ...FRESH_SEAT,
  ...{ seat: letter, side, bot: null, codeHash: null },
  user: { id: `user-${letter}` as UserId, displayName: letter },
  ...change,
});

const begun = (
  options: MatchOptions = NO_CLOCK,
  seats: readonly MatchSeat[] = [seat('A', 'south'), seat('B', 'north')],
): Match & { readonly state: Frame } => {
  const match: Match = {
    ...FRESH_MATCH,
    ...{ id: 'match', system: system.id, version: system.version, scenario: 'training', epoch: 0 },
    ...{ setup: training?.setup, status: 'running', openedAt: 0, openedBy: null, expiresAt: null },
    ...{ options, dice: { commitment: '', seed: new Uint8Array(32) }, seats, proposals: [], due: false },
    ...{ entries: 1, state: null, battle: null, watch: null },
  };
  return { ...match, state: beginMatch(system, match).state };
};

const HEARD = { A: 0, B: 0 };

/** The first question, its seat, and what that seat can order. */
const first = (match: { readonly state: Frame }) => {
  const [awaited] = system.awaited(match.state);
  const [asked] = awaited?.asked ?? [];
  if (awaited === undefined || asked === undefined) throw new Error('nobody is asked');
  const knowledge = system.know(match.state, { kind: 'seat', seat: asked.seat });
  const [offer] = system.offers(knowledge, asked.seat);
  return { id: awaited.id, kind: awaited.kind.code, seat: asked.seat, order: offer?.order as Order };
};

const withChange = (match: Match, letter: string, change: Partial<MatchSeat>): readonly MatchSeat[] =>
  match.seats.map((one) => (one.seat === letter ? { ...one, ...change } : one));

describe('MAT-6', () => {
  it('an order of the queue is given when its decision is asked, and is gone from the queue', () => {
    const match = begun();
    const { id, seat: asked, order } = first(match);
    const queue = [{ decision: id, order, otherwise: 'ask' } as const];
    const act = { match, heard: HEARD, now: 0 };
    const { steps, seats } = settle(system, act, [], withChange(match, asked, { queue }));
    expect(steps[0]?.entry).toEqual({ kind: 'order', seat: asked, decision: id, order, by: 'queue' });
    expect(seats.find((one) => one.seat === asked)?.queue ?? []).toEqual([]);
  });

  it.each([
    ['ask', [], []],
    // Where to set up has no answer of the rules' own: a bot decides, too.
    ['skip', [], ['deployment.1']],
    ['bot', [], ['deployment.1']],
  ] as const)('an order that is not legal any more: %s', (otherwise, entries, botFor) => {
    const match = begun();
    const { id, seat: asked } = first(match);
    const queue = [{ decision: id, order: { type: 'none', token: null }, otherwise }];
    const act = { match, heard: HEARD, now: 0 };
    const write = settle(system, act, [], withChange(match, asked, { queue }));
    expect(write.steps.map(({ entry }) => entry)).toEqual(entries);
    const place = write.seats.find((one) => one.seat === asked) ?? seat(asked, '');
    expect(place.queue).toEqual([]);
    expect(place.botFor).toEqual(botFor);
    expect(write.bots).toBe(botFor.length > 0);
  });

  /** Where the first seat is asked first, and the other one can leave something. */
  const leaving = () => {
    const match = begun();
    const { seat: asked, id, order } = first(match);
    const other = asked === 'A' ? 'B' : 'A';
    const knowledge = system.know(match.state, { kind: 'seat', seat: other });
    const later = system.decisions(knowledge, other);
    const [offer] = system.offers(knowledge, other);
    if (offer === undefined) throw new Error('nothing can be left');
    const queue = [{ decision: offer.decision, order: offer.order, otherwise: 'ask' } as const];
    return { match, asked, id, order, other, later, queue };
  };

  it('an order that was left for a decision to come is given as soon as its side is asked', () => {
    const { match, asked, id, order, other, later, queue } = leaving();
    expect(later.map(({ due, tokens }) => [due, tokens.length])).toEqual([['later', 1]]);
    const act = { match, heard: HEARD, now: 0 };
    const left = settle(system, act, [], withChange(match, other, { queue }));
    expect(left.steps).toEqual([]);
    expect(left.seats.find((one) => one.seat === other)?.queue).toEqual(queue);
    const mine = [{ decision: id, order, otherwise: 'ask' } as const];
    const seats = withChange({ ...match, seats: withChange(match, other, { queue }) }, asked, {
      queue: mine,
    });
    const { steps, seats: after } = settle(system, act, [], seats);
    expect(steps.map(({ entry }) => entry)).toMatchObject([
      { seat: asked, by: 'queue' },
      { seat: other, order: queue[0]?.order, by: 'queue' },
    ]);
    expect(after.find((one) => one.seat === other)?.queue ?? []).toEqual([]);
  });

  it.each([
    ['ask', 1, []],
    ['bot', 1, [expect.stringMatching(/^deployment/)]],
  ] as const)('one that has become illegal, otherwise %s', (otherwise, count, botFor) => {
    const { match, asked, id, order, other, queue } = leaving();
    const broken = queue.map((one) => ({ ...one, order: { ...one.order, to: 'nowhere' }, otherwise }));
    const mine = [{ decision: id, order, otherwise: 'ask' } as const];
    const first = withChange(match, other, { queue: broken });
    const seats = withChange({ ...match, seats: first }, asked, { queue: mine });
    const write = settle(system, { match, heard: HEARD, now: 0 }, [], seats);
    expect(write.steps).toHaveLength(count);
    const place = write.seats.find((one) => one.seat === other);
    expect(place?.botFor ?? []).toEqual(botFor);
    // It is tried again with the next question, as long as its unit is to act.
    expect(place?.queue ?? broken).toEqual(broken);
  });

  it('a standing word counts for its kind of decision only', () => {
    const match = begun();
    const { id, kind, seat: asked } = first(match);
    const act = { match, heard: HEARD, now: 0 };
    const bot = settle(system, act, [], withChange(match, asked, { standing: [{ kind, then: 'bot' }] }));
    expect(bot.seats.find((one) => one.seat === asked)?.botFor).toEqual([id]);
    const other = [{ kind: 'bt.question.fire', then: 'bot' } as const];
    expect(settle(system, act, [], withChange(match, asked, { standing: other })).bots).toBe(false);
  });

  it('nothing is answered for a seat that a bot plays, and no clock runs for it', () => {
    const clock = { ...NO_CLOCK, hoursPerDecision: 24 };
    const match = begun(clock);
    const { id, order, seat: asked } = first(match);
    const queue = [{ decision: id, order, otherwise: 'skip' } as const];
    const act = { match, heard: HEARD, now: 0 };
    const write = settle(system, act, [], withChange(match, asked, { queue, bot: 'hold' }));
    expect(write).toMatchObject({ steps: [], bots: true, deadline: null });
  });
});

describe('MAT-5', () => {
  it('a clock runs for who is asked, goes on while they are, and ends with the answer', () => {
    const match = begun({ ...NO_CLOCK, hoursPerDecision: 24 });
    const { id, order, seat: asked } = first(match);
    const set = settle(system, { match, heard: HEARD, now: HOUR }, []);
    expect(set.deadline).toBe(25 * HOUR);
    expect(set.seats.map((one) => [one.seat, one.deadlines])).toEqual([[asked, { [id]: 25 * HOUR }]]);
    const running = {
      ...match,
      seats: match.seats.map((one) => set.seats.find(({ seat: s }) => s === one.seat) ?? one),
    };
    expect(settle(system, { match: running, heard: HEARD, now: 9 * HOUR }, [])).toMatchObject({
      ...{ seats: [], deadline: 25 * HOUR },
    });
    const queue = [{ decision: id, order, otherwise: 'ask' } as const];
    const act = { match: running, heard: HEARD, now: 9 * HOUR };
    const answered = settle(system, act, [], withChange(running, asked, { queue }));
    expect(answered.deadline).toBe(33 * HOUR);
    expect(answered.seats.find((one) => one.seat === asked)?.deadlines[id]).toBeUndefined();
  });

  it('on a live clock what a decision takes beyond its own time is taken from the reserve', () => {
    const live = { ...NO_CLOCK, live: { minutes: 5, reserve: 10 } };
    const seats = [seat('A', 'south', { reserve: 600_000 }), seat('B', 'north', { reserve: 600_000 })];
    const match = begun(live, seats);
    const { id, order, seat: asked } = first(match);
    const set = settle(system, { match, heard: HEARD, now: 0 }, []);
    expect(set.deadline).toBe(900_000);
    const running = {
      ...match,
      seats: seats.map((one) => set.seats.find(({ seat: s }) => s === one.seat) ?? one),
    };
    const queue = [{ decision: id, order, otherwise: 'ask' } as const];
    const after = (now: number): number | null | undefined =>
      settle(
        system,
        { match: running, heard: HEARD, now },
        [],
        withChange(running, asked, { queue }),
      ).seats.find((one) => one.seat === asked)?.reserve;
    expect([after(100_000), after(420_000), after(2_000_000)]).toEqual([600_000, 480_000, 0]);
  });
});

it('MAT-3: a proposal counts until its time is up, and a take-back until another order is given', () => {
  const base = { by: 'A', agreed: [], until: 100, entries: 1 } as const;
  const proposals = [
    { ...base, id: '1', what: 'take-back' as const },
    { ...base, id: '2', what: 'end' as const },
  ];
  const match = { ...begun(), proposals };
  const ids = (entries: number, now: number): readonly string[] =>
    openProposals({ ...match, entries }, now).map(({ id }) => id);
  expect([ids(1, 99), ids(2, 99), ids(1, 100)]).toEqual([['1', '2'], ['2'], []]);
});

it('MAT-3: an order that was taken back has not happened, nor has what was rewound', () => {
  const order = (number: number) => ({
    number,
    entry: { kind: 'order', seat: 'A', decision: 'd', order: { type: 'x', token: null } } as const,
  });
  const back = { number: 3, entry: { kind: 'take-back', seat: 'A' } as const };
  const log = [order(1), order(2), back, order(4)];
  expect(happened(log)).toEqual([order(1), order(4)]);
  const rewind = { number: 5, entry: { kind: 'rewind', turn: 1, to: 1, reason: 'x' } as const };
  expect(happened([...log, rewind, order(6)])).toEqual([order(1), order(6)]);
});
