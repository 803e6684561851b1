/** Every kind of notice: what calls for it, whom it calls, when it has become untrue, and its words. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UserId } from '../../kernel';
import type { Audience } from '../model/audience';
import { noticesCalled, type CalledNotice } from './called';
import { nextWarning, warningsDue } from './deadlines';
import { isNoticeKind, NOTICE_KINDS, noticeOf, NOTICES, type NoticeKind } from '.';
import type { NoticeFacts } from './facts';
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

/** Of kinds that no event calls for, and of one that goes to whoever is no longer there. */
const DATA: Partial<Record<NoticeKind, object>> = {
  'deadline-near': { epoch: 0, ...position, deadline: DEADLINE, hours: 6 },
  'message-sent': { message: 'm', from: 'Force A', toAll: false },
  'invitation-taken': {},
  'webhook-failing': { engine: 'Dice', since: DEADLINE },
  'seat-lost': { force: 'a', name: 'Force A' },
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
      expect(noticeOf(kind).path(data, '/c/1')).toMatch(/^\/(c\/1|me$|$)/);
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
