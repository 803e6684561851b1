import { deadlineOf, inOrder, movesOf, standingOf, type Listed, type Match } from './standing';

const seat = (letter: string, user: string | null, bot: 'attack' | null = null) => ({
  ...{ seat: letter, side: letter, name: letter, force: null, out: false, reserve: null, bot },
  user: user === null ? null : { id: user, displayName: user },
});

const listed = (id: string, change: Partial<Match> = {}): Listed => {
  const match = {
    ...{ id, system: 'x', version: '1', title: 'X', openedAt: '2026-11-01T00:00:00Z', state: 'running' },
    ...{ battle: null, turn: 1, step: { code: 'move', text: 'Move' }, proposals: [], outcome: null },
    seats: [seat('A', 'me'), seat('B', 'you')],
    awaited: [],
    ...change,
  } as unknown as Match;
  return { line: match, match };
};
const asked = (seats: string[], answered: string[] = [], deadline: string | null = null) => [
  { decision: 'd', seats, answers: 'each' as const, answered, kind: null, deadline },
];

describe('how a match stands', () => {
  it.each([
    ['move', listed('1', { awaited: asked(['A', 'B']) })],
    ['waits', listed('2', { awaited: asked(['A', 'B'], ['A']) })],
    ['waits', listed('3', { awaited: asked(['B']) })],
    ['bot', listed('4', { seats: [seat('A', 'me', 'attack'), seat('B', 'you')], awaited: asked(['A']) })],
    ['watch', listed('5', { seats: [seat('A', 'one'), seat('B', 'other')] })],
    ['missing', listed('6', { state: 'waiting' })],
    ['paused', listed('7', { state: 'paused', awaited: asked(['A']) })],
    ['over', listed('8', { state: 'over' })],
    [
      'proposal',
      listed('9', { proposals: [{ id: 'p', what: 'end', by: 'B', agreed: ['B'], until: '2026-12-01' }] }),
    ],
  ] as const)('is %s', (standing, one) => {
    expect(standingOf(one, 'me')).toBe(standing);
  });

  it.each([
    ['move', { decisions: 2, proposals: 1, deadline: '2026-11-03T00:00:00Z' }],
    ['proposal', { decisions: 0, proposals: 1, deadline: null }],
    ['waits', { decisions: 0, proposals: 0, deadline: null }],
    ['waits', undefined],
  ] as const)('is %s by what the list says', (standing, mine) => {
    const { line } = listed('1');
    const one = { line: mine === undefined ? line : { ...line, mine }, match: null };
    expect(standingOf(one, 'me')).toBe(standing);
    expect(deadlineOf(one, 'me')).toBe(mine?.deadline ?? null);
  });

  it('lists my move first, and of those what is due first', () => {
    const all = [
      listed('over', { state: 'over' }),
      listed('waits', { awaited: asked(['B']) }),
      listed('no clock', { awaited: asked(['A']) }),
      listed('late', { awaited: asked(['A'], [], '2026-11-03T00:00:00Z') }),
      listed('soon', { awaited: asked(['A'], [], '2026-11-02T00:00:00Z') }),
    ];
    expect(inOrder(all, 'me').map(({ line }) => line.id)).toEqual([
      'soon',
      'late',
      'no clock',
      'waits',
      'over',
    ]);
    expect(movesOf(all, 'me')).toBe(3);
    expect(deadlineOf(all[3] as Listed, 'me')).toBe('2026-11-03T00:00:00Z');
    expect(deadlineOf(all[1] as Listed, 'me')).toBeNull();
  });
});
