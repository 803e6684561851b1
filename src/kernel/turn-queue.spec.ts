/**
 * Turns go round by owner: who asks for many waits behind who asks for one, and nobody is let in when too
 * many wait.
 */
import { TurnQueue } from './turn-queue';

const settle = (ms = 2): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks in this order, and says in which order it was begun and how many were under way at the most; an
 * owner's name is their piece's first letter.
 */
const done = async (turns: TurnQueue, pieces: readonly string[]) => {
  const begun: string[] = [];
  let [underWay, most] = [0, 0];
  const work = (piece: string) => async (): Promise<string> => {
    begun.push(piece);
    underWay += 1;
    most = Math.max(most, underWay);
    await settle();
    underWay -= 1;
    return piece;
  };
  const answers = await Promise.all(pieces.map(async (piece) => turns.run(work(piece), piece.slice(0, 1))));
  return { begun, answers, most };
};

it('who comes with one is next, however many another has asked for before', async () => {
  const { begun, most } = await done(new TurnQueue({ atOnce: 1, waiting: 9 }), [
    'a1',
    'a2',
    'a3',
    'a4',
    'b1',
    'c1',
    'b2',
  ]);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(most).toBe(1);
});

it('as many are done at once as may be, and not one more', async () => {
  const { answers, most } = await done(new TurnQueue({ atOnce: 3, waiting: 9 }), [
    'a1',
    'a2',
    'a3',
    'a4',
    'b1',
    'c1',
    'b2',
  ]);
  expect(most).toBe(3);
  expect(answers).not.toContain(null);
});

it('one who has too many waiting is sent away, and others are not', async () => {
  const turns = new TurnQueue({ atOnce: 1, waiting: 4, waitingOfOne: 2 });
  const { begun, answers } = await done(turns, ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  expect(answers).toEqual(['a1', 'a2', 'a3', null, 'b1', 'c1', null]);
  expect((await done(turns, ['a5', 'a6', 'a7'])).begun).toEqual(['a5', 'a6', 'a7']);
});

it('nobody waits where nobody may', async () => {
  const turns = new TurnQueue({ atOnce: 2, waiting: 0 });
  expect((await done(turns, ['a1', 'b1', 'c1'])).answers).toEqual(['a1', 'b1', null]);
  expect((await done(turns, ['c1'])).answers).toEqual(['c1']);
});

it('what throws, at once or later, keeps nobody else from their turn', async () => {
  const turns = new TurnQueue({ atOnce: 1, waiting: 4 });
  const broken = turns.run(() => Promise.reject(new Error('broken')));
  const atOnce = turns.run(() => {
    throw new Error('at once');
  });
  const next = turns.run(() => Promise.resolve('next'));
  await expect(broken).rejects.toThrow('broken');
  await expect(atOnce).rejects.toThrow('at once');
  expect(await next).toBe('next');
  expect(await turns.run(() => Promise.resolve('free'))).toBe('free');
});
