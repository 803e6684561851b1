/** Turns go round by user: who asks for many waits behind who asks for one, and nobody is let in when too many wait. */
import type { UserId } from '../../kernel';
import { TurnsByUser } from './turns-by-user';

const settle = (ms = 2): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks in this order, and says in which order it was done; a user's name is their piece's first letter. */
const done = async (turns: TurnsByUser, pieces: readonly string[]) => {
  const begun: string[] = [];
  let underWay = 0;
  const work = (piece: string) => async (): Promise<string> => {
    begun.push(piece);
    underWay += 1;
    expect(underWay).toBe(1);
    await settle();
    underWay -= 1;
    return piece;
  };
  const answers = await Promise.all(pieces.map((piece) => turns.run(piece.slice(0, 1) as UserId, work(piece))));
  return { begun, answers };
};

it('who comes with one is next, however many another has asked for before', async () => {
  const { begun } = await done(new TurnsByUser('pictures/busy', { ofOne: 9, ofAll: 9 }), ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('one who has too many waiting is sent away, and others are not', async () => {
  const turns = new TurnsByUser('pictures/busy', { ofOne: 2, ofAll: 4 });
  const { begun, answers } = await done(turns, ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  expect(answers.map((answer) => (answer.ok ? answer.value : answer.error.code))).toEqual([
    'a1',
    'a2',
    'a3',
    'pictures/busy',
    'b1',
    'c1',
    'pictures/busy',
  ]);
  expect(answers[3]).toMatchObject({ error: { kind: 'too-many', retryAfterSeconds: 5 } });
  expect((await done(turns, ['a5', 'a6', 'a7'])).begun).toEqual(['a5', 'a6', 'a7']);
});

it('what throws keeps nobody else from their turn', async () => {
  const turns = new TurnsByUser('pictures/busy', { ofOne: 2, ofAll: 4 });
  const broken = turns.run('a' as UserId, () => Promise.reject(new Error('broken')));
  const next = turns.run('a' as UserId, () => Promise.resolve('next'));
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toEqual({ ok: true, value: 'next' });
});
