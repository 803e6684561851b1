/** Every kind of notice: what calls for it, whom it calls, when it has become untrue, and its words. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UserId } from '../../kernel';
import type { Audience } from '../model/audience';
import { noticesCalled, type CalledNotice } from './called';
import { nextWarning, warningsDue } from './deadlines';
import { lastAwaited } from './last-awaited';
import { isNoticeKind, NOTICE_KINDS, noticeOf, NOTICES, type NoticeKind } from '.';
import type { NoticeFacts } from './facts';
import type { MatchFacts } from './matches';
import { noticeWords } from './texts';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const HOUR = 3_600_000;
const DEADLINE = '2026-11-26T19:00:00.000Z';
const [A, B, C] = ['a', 'b', 'c'].map(
  (id) => ({ kind: 'force', force: id }) as Audience & { kind: 'force' },
) as [
  Extract<Audience, { kind: 'force' }>,
  Extract<Audience, { kind: 'force' }>,
  Extract<Audience, { kind: 'force' }>,
];
const GM: Audience = { kind: 'gm' };
const OBSERVER: Audience = { kind: 'observer' };
const EVERYBODY = [A, B, C, GM, OBSERVER];

const forceFacts = (id: string) =>
  ({
    id,
    name: `Force ${id.toUpperCase()}`,
    out: false,
    user: `user-${id}`,
  }) as unknown as NoticeFacts['forces'][number];
const battle = (changes: object = {}) => ({
  state: 'open',
  overdue: false,
  sides: [['a'], ['b']],
  report: null,
  confirmedBy: [],
  ...changes,
});
const facts = (changes: object = {}): NoticeFacts =>
  ({
    ...{
      now: NOW,
      status: 'running',
      ruleset: 'planetary-3',
      epoch: 0,
      round: 2,
      phase: 'planning',
      step: null,
    },
    ...{
      deadline: Date.parse(DEADLINE),
      forces: ['a', 'b', 'c'].map(forceFacts),
      ready: [],
      away: [],
      battles: {},
      offers: [],
    },
    ...changes,
  }) as unknown as NoticeFacts;

const userOf = (to: Audience): UserId =>
  (to.kind === 'force' ? `user-${to.force}` : `the-${to.kind}`) as UserId;
const present = (to: Audience) => ({ before: [userOf(to)], after: [userOf(to)] });
const called = (
  type: string,
  told: (to: Audience) => object | null,
  now: NoticeFacts,
  people = present,
): readonly CalledNotice[] =>
  noticesCalled(
    EVERYBODY.map((to) => {
      const data = told(to);
      return { to, told: data === null ? [] : [{ type, data }] };
    }),
    now,
    people,
  );

/** By kind: an event as it is told, the facts after it, who is called, and facts by which it is untrue. */
interface Case {
  readonly type: string;
  readonly told: (to: Audience) => object | null;
  readonly facts: NoticeFacts;
  readonly calls: readonly string[];
  readonly untrue: readonly NoticeFacts[];
}

const toTwo = (data: object) => (to: Audience) => (to === A || to === B || to === GM ? data : null);
const toGm = (data: object) => (to: Audience) => (to === GM ? data : null);
const reported = { state: 'reported', report: 'r1', confirmedBy: ['a'] };
const disputed = { state: 'disputed', report: 'r1' };
const position = { round: 2, phase: 'planning', step: null };

const CASES: Partial<Record<NoticeKind, Case>> = {
  'phase-open': {
    type: 'phase-opened',
    told: () => ({ ...position, deadline: DEADLINE }),
    facts: facts(),
    calls: ['user-a', 'user-b', 'user-c'],
    untrue: [
      facts({ phase: 'movement' }),
      facts({ ready: ['a', 'b', 'c'] }),
      facts({ status: 'paused' }),
      facts({ epoch: 1 }),
      facts({ round: 3 }),
    ],
  },
  'battle-waits': {
    type: 'battle-opened',
    told: (to) => (to === C || to === OBSERVER ? {} : { battle: 'x', hex: '0703', sides: [] }),
    facts: facts({ phase: 'combat', step: 'battles', battles: { x: battle() } }),
    calls: ['user-a', 'user-b'],
    untrue: [
      facts({ battles: { x: battle(reported) } }),
      facts({ battles: {} }),
      facts({ status: 'paused', battles: { x: battle() } }),
    ],
  },
  'report-to-confirm': {
    type: 'report-filed',
    told: toTwo({ battle: 'x', hex: '0703', report: 'r1', by: 'a' }),
    facts: facts({ battles: { x: battle(reported) } }),
    calls: ['user-b'],
    untrue: [
      facts({ battles: { x: battle({ ...reported, report: 'r2' }) } }),
      facts({ battles: { x: battle({ ...reported, confirmedBy: ['b'] }) } }),
      facts({ battles: { x: battle({ ...reported, state: 'done' }) } }),
    ],
  },
  'report-disputed': {
    type: 'report-disputed',
    told: toTwo({ battle: 'x', hex: '0703', report: 'r1', force: 'b', reason: 'No' }),
    facts: facts({ battles: { x: battle(disputed) } }),
    calls: ['user-a'],
    untrue: [facts({ battles: { x: battle({ ...disputed, report: 'r2', state: 'reported' }) } })],
  },
  'offer-made': {
    type: 'offer-made',
    told: toTwo({ offer: 'o', from: 'a', to: 'b' }),
    facts: facts({ offers: ['o'] }),
    calls: ['user-b'],
    untrue: [facts(), facts({ offers: ['o'], status: 'paused' })],
  },
  nudged: {
    type: 'nudged',
    told: (to) =>
      to === A || to === GM ? { force: 'a', name: 'Force A', ...position, reason: 'Please' } : null,
    facts: facts(),
    calls: ['user-a'],
    untrue: [facts({ ready: ['a'] }), facts({ phase: 'movement' })],
  },
  'seat-taken-over': {
    type: 'seat-reassigned',
    told: () => ({ force: 'b', player: 'Cleo', reason: null }),
    facts: facts(),
    calls: ['user-b'],
    untrue: [],
  },
  'reset-link-made': {
    type: 'reset-link-made',
    told: () => ({ name: 'Ben', force: 'b', worksFrom: DEADLINE }),
    facts: facts(),
    calls: ['user-b'],
    untrue: [],
  },
  'campaign-over': {
    type: 'campaign-finished',
    told: () => ({ winners: ['a'], condition: 'rounds', reason: null, standing: [] }),
    facts: facts({ status: 'finished', phase: 'finished' }),
    calls: ['user-a', 'user-b', 'user-c', 'the-gm', 'the-observer'],
    untrue: [facts({ epoch: 1 })],
  },
  'players-late': {
    type: 'deadline-passed',
    told: (to) => ({ ...position, ...(to === GM ? { late: ['a', 'c'] } : {}) }),
    facts: facts({ deadline: null }),
    calls: ['the-gm'],
    untrue: [facts({ ready: ['a', 'c'] }), facts({ phase: 'movement' })],
  },
  'battle-overdue': {
    type: 'battle-overdue',
    told: toGm({ battle: 'x', hex: '0703', calledOffAt: DEADLINE }),
    facts: facts({ battles: { x: battle({ overdue: true }) } }),
    calls: ['the-gm'],
    untrue: [
      facts({ battles: { x: battle({ overdue: true, state: 'reported' }) } }),
      facts({ battles: { x: battle() } }),
    ],
  },
  'dispute-waits': {
    type: 'dispute-waits',
    told: toGm({ battle: 'x', hex: '0703', toldAgainAt: DEADLINE }),
    facts: facts({ battles: { x: battle(disputed) } }),
    calls: ['the-gm'],
    untrue: [facts({ battles: { x: battle({ state: 'done' }) } })],
  },
};

const MATCH = { match: 'm', battle: null, seat: 'A', system: { en: 'BattleTech', de: 'BattleTech' } };

/** Of kinds that no event calls for, and of one that goes to whoever is no longer there. */
const DATA: Partial<Record<NoticeKind, object>> = {
  'deadline-near': { epoch: 0, ...position, deadline: DEADLINE, hours: 6 },
  'others-ready': { epoch: 0, ...position, deadline: DEADLINE },
  'message-sent': { message: 'm', from: 'Force A', toAll: false },
  'chat-failing': { server: 'discord.com', removed: false },
  'invitation-taken': {},
  'webhook-stopped': { server: 'bot.example.org', gone: false },
  'webhook-failing': { engine: 'Dice', since: DEADLINE },
  'seat-lost': { force: 'a', name: 'Force A' },
  'match-move': { ...MATCH, decision: 'd', turn: 2, deadline: DEADLINE },
  'match-clock': { ...MATCH, decision: 'd', deadline: DEADLINE, hours: 6 },
  'match-bot': { ...MATCH, why: 'gm' },
  'match-proposal': { ...MATCH, proposal: 'p', what: 'end', by: 'B', until: DEADLINE },
  'match-over': { ...MATCH, result: 'won' },
};

it('every file of kinds/ is listed under its name, and has an example here', () => {
  const files = readdirSync(join(__dirname, 'kinds')).filter(
    (name) => /^[^.]+\.ts$/.test(name) && name !== 'index.ts',
  );
  expect(Object.keys(NOTICES).sort()).toEqual(files.map((name) => name.slice(0, -'.ts'.length)).sort());
  for (const [kind, { kind: named }] of Object.entries(NOTICES)) expect(named).toBe(kind);
  expect(Object.keys({ ...CASES, ...DATA }).sort()).toEqual([...NOTICE_KINDS].sort());
  expect(isNoticeKind('toString')).toBe(false);
});

describe('MAT-5 notices of matches', () => {
  const seat = {
    ...{ seat: 'A', user: 'user-a' as UserId, bot: true, asked: ['d'] },
    deadlines: { d: Date.parse(DEADLINE) },
  };
  const match = (changes: Partial<MatchFacts> = {}, place: Partial<typeof seat> = {}): MatchFacts => ({
    ...{ status: 'running', seats: [{ ...seat, ...place }], proposals: { p: ['B'] }, ...changes },
  });
  const over = match({ status: 'over' });
  const elsewhere = match({}, { user: 'user-b' as UserId });

  it.each([
    ['match-move', match(), [match({}, { asked: [] }), match({ status: 'paused' }), over, elsewhere]],
    ['match-clock', match(), [match({}, { asked: [] }), match({}, { deadlines: { d: 1 } }), over, elsewhere]],
    ['match-bot', match(), [match({}, { bot: false }), over, elsewhere]],
    ['match-proposal', match(), [match({ proposals: {} }), match({ proposals: { p: ['A', 'B'] } }), over]],
    ['match-over', over, [match()]],
  ] as const)('%s: true, and by what it becomes untrue', (kind, yes, no) => {
    const { stillTrueIn, path } = noticeOf(kind);
    const data = DATA[kind] ?? {};
    expect(stillTrueIn?.(data, yes, seat.user)).toBe(true);
    expect(no.map((facts) => stillTrueIn?.(data, facts, seat.user))).toEqual(no.map(() => false));
    // What is asked opens at the unit of which it is asked.
    const table = kind === 'match-move' || kind === 'match-clock' ? '/m/m?decision=d' : '/m/m';
    expect(path(data, '/')).toBe(table);
    // A battle's end is told by its report.
    expect(path({ ...data, battle: 'b1' }, '/c/1')).toBe(kind === 'match-over' ? '/c/1/b/b1' : table);
  });

  it('a bot that decides once has decided, though it plays no more', () => {
    const once = noticeOf('match-bot').stillTrueIn?.(
      { ...MATCH, why: 'clock' },
      match({}, { bot: false }),
      seat.user,
    );
    expect(once).toBe(true);
  });
});

describe.each(Object.entries(CASES))('%s', (kind, { type, told, facts: now, calls, untrue }) => {
  const mine = called(type, told, now).filter((one) => one.kind === kind);

  it('calls the people whom it is about, and nobody else', () => {
    expect(mine.map(({ user }) => user)).toEqual(calls);
    for (const { cause } of mine) expect(cause.length).toBeLessThanOrEqual(200);
  });

  it('is called for once more for the same cause', () => {
    expect(called(type, told, now).filter((one) => one.kind === kind)).toEqual(mine);
  });

  it('becomes untrue', () => {
    for (const later of untrue)
      for (const { data, to } of mine)
        expect(noticeOf(kind as NoticeKind).stillTrue(data, later, to)).toBe(false);
  });
});

describe('texts', () => {
  const examples: readonly (readonly [NoticeKind, object])[] = [
    ...Object.entries(CASES).flatMap(([kind, { type, told, facts: now }]) =>
      called(type, told, now)
        .filter((one) => one.kind === kind)
        .slice(0, 1)
        .map(({ data }) => [kind as NoticeKind, data] as const),
    ),
    ...Object.entries(DATA).map(([kind, data]) => [kind as NoticeKind, data] as const),
  ];

  it.each(examples)(
    '%s has a short title, a sentence and a place on the page, in both languages',
    (kind, data) => {
      const [en, de] = [noticeWords(kind, data, 'en', 'UTC'), noticeWords(kind, data, 'de', 'UTC')];
      for (const { title, body } of [en, de]) {
        expect(title.length).toBeLessThanOrEqual(70);
        expect(body).toMatch(/[.!”“]$/);
        expect(`${title} ${body}`).not.toMatch(/undefined|null|\[object/);
      }
      expect(en.title).not.toBe(de.title);
      expect(noticeOf(kind).path(data, '/c/1')).toMatch(/^\/(c\/1|me$|m\/m(\?decision=d)?$|$)/);
    },
  );

  it('a deadline is said in the reader’s zone', () => {
    const data = { epoch: 0, ...position, deadline: DEADLINE };
    expect(noticeWords('phase-open', data, 'en', 'America/New_York').body).toContain('14:00');
    expect(noticeWords('phase-open', data, 'de', 'Europe/Berlin').body).toMatch(/Donnerstag.*20:00 MEZ/);
    expect(noticeWords('phase-open', data, 'en', 'Nowhere/There').body).toContain('19:00 UTC');
  });
});

describe('people', () => {
  it('who has lost a seat is called, and who has got it is told that', () => {
    const people = (to: Audience) =>
      to === B ? { before: ['old' as UserId], after: ['new' as UserId] } : present(to);
    const made = called(
      'seat-reassigned',
      () => ({ force: 'b', player: 'Cleo', reason: null }),
      facts(),
      people,
    );
    expect(made.map(({ user, kind }) => [user, kind])).toEqual([
      ['old', 'seat-lost'],
      ['new', 'seat-taken-over'],
    ]);
  });

  it('no notice names a person: names may want to be forgotten', () => {
    for (const data of called(
      'seat-reassigned',
      () => ({ force: 'b', player: 'Cleo', reason: null }),
      facts(),
    ))
      expect(JSON.stringify(data)).not.toContain('Cleo');
  });

  it('SIGHT-4 a battle among others calls nobody who may not know it, whatever the truth is', () => {
    const now = facts({ battles: { x: battle({ sides: [['a'], ['b'], ['c']] }) } });
    expect(
      called('battle-opened', (to) => (to === C ? {} : { battle: 'x', hex: '0703', sides: [] }), now).map(
        ({ user }) => user,
      ),
    ).toEqual(['user-a', 'user-b']);
  });
});

describe('ROUND-4 deadlines', () => {
  const left = (hours: number, changes: object = {}) => facts({ deadline: NOW + hours * HOUR, ...changes });

  it.each([
    [30, 6],
    [24, 18],
    [10, 4],
    [5, 4],
    [1.5, 0.5],
  ])('with %d hours left the next warning comes in %d hours', (hours, next) => {
    expect(nextWarning(left(hours), NOW)).toBe(NOW + next * HOUR);
  });

  it('there is none in the last hour, in a pause, or where no orders are taken', () => {
    for (const none of [
      left(0.5),
      left(30, { status: 'paused' }),
      left(30, { phase: 'combat', step: 'battles' }),
      facts({ deadline: null }),
    ])
      expect(nextWarning(none, NOW)).toBeNull();
  });

  it('a warning calls who is not ready, by the least of its hours', () => {
    const due = warningsDue(left(5, { ready: ['b'] }));
    expect(due.map(({ user, data }) => [user, (data as { hours: number }).hours])).toEqual([
      ['user-a', 6],
      ['user-c', 6],
    ]);
    expect(due.every(({ data, to }) => NOTICES['deadline-near'].stillTrue(data as never, left(5), to))).toBe(
      true,
    );
    expect(due.some(({ data, to }) => NOTICES['deadline-near'].stillTrue(data as never, left(4), to))).toBe(
      false,
    );
    expect(warningsDue(left(30))).toEqual([]);
    expect(warningsDue(left(-1))).toEqual([]);
  });
});

describe('ROUND-3 the last who is waited for', () => {
  it('is called when all others are ready, once a phase', () => {
    const [one, ...more] = lastAwaited(facts({ ready: ['a', 'c'] }));
    expect(one).toMatchObject({ user: 'user-b', kind: 'others-ready', to: B, cause: '0.2.planning.' });
    expect(more).toEqual([]);
    expect(lastAwaited(facts({ ready: ['c', 'a'], deadline: null }))[0]?.cause).toBe(one?.cause);
  });

  it.each([
    ['two are waited for', { ready: ['a'] }],
    ['all are ready', { ready: ['a', 'b', 'c'] }],
    ['nobody said anything, and the others are out', { forces: [forceFacts('a')] }],
    ['they are on vacation', { ready: ['a', 'c'], away: ['b'] }],
    ['the war is paused', { ready: ['a', 'c'], status: 'paused' }],
    ['no orders are taken', { ready: ['a', 'c'], phase: 'announcement-1' }],
    ['nobody plays the force', { ready: ['a', 'c'], forces: [{ ...forceFacts('b'), user: null }] }],
  ])('is nobody when %s', (_when, changes) => expect(lastAwaited(facts(changes))).toEqual([]));

  it('is not told when somebody took it back, or they were ready themselves', () => {
    const { stillTrue } = noticeOf('others-ready');
    const [one] = lastAwaited(facts({ ready: ['a', 'c'] }));
    const still = (changes: object): boolean => stillTrue(one?.data ?? {}, facts(changes), B);
    expect([{ ready: ['a', 'c'] }, { ready: ['a'] }, { ready: ['a', 'b', 'c'] }].map(still)).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      [
        { ready: ['a', 'c'], away: ['b'] },
        { ready: ['a', 'c'], phase: 'movement' },
      ].map(still),
    ).toEqual([false, false]);
  });
});

describe('ROUND-4 whoever is on vacation', () => {
  it('is not warned of a deadline', () => {
    const near = facts({ deadline: NOW + HOUR / 2, away: ['b'] });
    expect(warningsDue(near).map(({ user }) => user)).toEqual(['user-a', 'user-c']);
    const [one] = warningsDue(near);
    expect(noticeOf('deadline-near').stillTrue(one?.data ?? {}, near, B)).toBe(false);
    expect(noticeOf('deadline-near').stillTrue(one?.data ?? {}, near, C)).toBe(true);
  });

  it('is named to the game master as that', () => {
    const late = (ids: readonly string[]) =>
      called(
        'deadline-passed',
        (to) => ({ ...position, ...(to === GM ? { late: ids } : {}) }),
        facts({ deadline: null, away: ['c'] }),
      );
    const [both] = late(['a', 'c']);
    expect(both?.data).toMatchObject({ late: ['Force A'], away: ['Force C'] });
    expect(noticeWords('players-late', both?.data ?? {}, 'en', 'UTC').body).toBe(
      'The phase “planning” stays open: it waits for Force A and Force C. On vacation: Force C.',
    );
    expect(late(['c'])[0]?.data).toMatchObject({ late: [], away: ['Force C'] });
    expect(late(['a'])[0]?.data).not.toHaveProperty('away');
  });
});
