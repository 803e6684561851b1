/** Posts for chat rooms: what calls for them, when they have become untrue, their words, and what they leave out. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NoticeFacts } from '../facts';
import * as LISTED from './kinds';
import { POST_KINDS, postsCalled, postsDue, wordPost, type PostKind } from '.';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const HOUR = 3_600_000;
const DEADLINE = '2026-11-25T17:30:00.000Z';

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
    ...{ deadline: Date.parse(DEADLINE), ready: ['b'], battles: {}, offers: ['secret-offer'] },
    forces: ['a', 'b', 'c'].map((id) => ({
      id,
      name: `Force ${id.toUpperCase()}`,
      out: false,
      user: `user-${id}`,
    })),
    ...changes,
  }) as unknown as NoticeFacts;
const position = { round: 2, phase: 'planning', step: null };
const opened = { type: 'phase-opened', data: { ...position, deadline: DEADLINE } };

/** By kind: what observers are told, and facts by which the post is untrue. */
const CASES: Readonly<
  Record<
    PostKind,
    { told: readonly { type: string; data: object }[]; now?: object; untrue: readonly object[] }
  >
> = {
  'phase-began': { told: [opened], untrue: [{ phase: 'supply' }, { status: 'paused' }, { epoch: 1 }] },
  'waiting-for': {
    told: [{ type: 'deadline-passed', data: position }],
    untrue: [{ ready: ['a', 'b', 'c'] }, { round: 3 }],
  },
  'battles-begun': { told: [{ type: 'battle-opened', data: {} }], untrue: [] },
  'battles-over': { told: [{ type: 'battle-ended', data: {} }], untrue: [] },
  'round-over': {
    told: [{ type: 'round-ended', data: { round: 2, forces: [] } }],
    untrue: [{ epoch: 1 }],
  },
  'war-over': {
    told: [
      { type: 'campaign-finished', data: { winners: ['b'], standing: [], condition: 'gm', reason: null } },
    ],
    now: { status: 'finished', phase: 'finished' },
    untrue: [{}],
  },
};

it('every file of kinds/ is listed under its name', () => {
  const files = readdirSync(join(__dirname, 'kinds')).filter(
    (name) => /^[^.]+\.ts$/.test(name) && name !== 'index.ts',
  );
  expect([...POST_KINDS].sort()).toEqual(files.map((name) => name.slice(0, -'.ts'.length)).sort());
  expect(Object.keys(LISTED)).toHaveLength(POST_KINDS.length);
});

it.each(Object.entries(CASES))(
  '%s is called for, has words in both languages, and becomes untrue',
  (kind, one) => {
    const now = facts(one.now);
    const called = postsCalled(one.told, 17, now);
    expect(called.map(({ kind: name, cause }) => [name, cause])).toEqual([[kind, '17']]);
    const [post] = called;
    if (post === undefined) throw new Error('nothing');
    for (const language of ['en', 'de'] as const) {
      const worded = wordPost(post, now, language, 'Europe/Berlin', '/c/x');
      expect(worded?.title).toMatch(/\S/);
      expect(`${worded?.title ?? ''} ${worded?.body ?? ''}`).not.toMatch(/undefined|NaN|user-|secret/);
      expect(worded?.path).toMatch(/^\/c\/x/);
    }
    for (const untrue of one.untrue) expect(wordPost(post, facts(untrue), 'en', 'UTC', '/c/x')).toBeNull();
  },
);

it('ROUND-4 who is waited for is named as it is when the post is sent', () => {
  const [post] = postsCalled([opened], 3, facts());
  if (post === undefined) throw new Error('nothing');
  expect(wordPost(post, facts(), 'en', 'Europe/Berlin', '/c/x')).toEqual({
    kind: 'phase-began',
    title: 'Round 2: planning',
    body: 'Orders are due by Wednesday, 25 November 2026 at 18:30 CET. Waiting for Force A and Force C.',
    path: '/c/x',
  });
  expect(wordPost(post, facts({ ready: ['a', 'b', 'c'] }), 'de', 'UTC', '/c/x')?.body).not.toContain(
    'fehlen',
  );
});

it('ROUND-4 the clock calls for one post a warning, with those who are not ready', () => {
  const [post, ...more] = postsDue(facts());
  expect(more).toEqual([]);
  expect(post).toMatchObject({ kind: 'waiting-for', cause: `0.2.planning..${Date.parse(DEADLINE)}.6` });
  if (post === undefined) throw new Error('nothing');
  expect(wordPost(post, facts(), 'de', 'UTC', '/c/x')?.title).toBe('Es fehlen noch Force A und Force C');
  expect(postsDue(facts({ ready: ['a', 'b', 'c'] }))).toEqual([]);
  expect(postsDue(facts({ deadline: NOW + 30 * HOUR }))).toEqual([]);
  expect(postsDue(facts({ deadline: null }))).toEqual([]);
  expect(postsDue(facts({ deadline: NOW }))).toEqual([]);
});

it('several battles of one command are one post, and no word of it says who fights', () => {
  const sides = [{ side: 'A', forces: ['a'] }];
  const planted = { battle: 'b1', hex: '0703', sides, rolls: [{ id: 'r' }], winner: 'A', mechs: ['m1'] };
  for (const type of ['battle-opened', 'battle-ended']) {
    const [post] = postsCalled(
      [
        { type, data: {} },
        { type, data: planted },
      ],
      4,
      facts(),
    );
    expect(post?.data).toEqual({ round: 2, count: 2, hexes: ['0703'] });
  }
});

it('what is over comes before what begins', () => {
  const told = [opened, ...CASES['round-over'].told, ...CASES['battles-over'].told];
  expect(postsCalled(told, 9, facts()).map(({ kind }) => kind)).toEqual([
    'battles-over',
    'round-over',
    'phase-began',
  ]);
});

it('a kind that this version does not know is not sent', () => {
  expect(wordPost({ kind: 'later-kind', data: {} }, facts(), 'en', 'UTC', '/c/x')).toBeNull();
});
