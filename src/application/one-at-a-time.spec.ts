/** Prints and records wait for each other, and nobody is let in when too many wait. */
import { OneAtATime } from './one-at-a-time';

const settle = (ms = 5): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('one is done after the other, in their order, and others are sent away before anything is done for them', async () => {
  const turns = new OneAtATime('sheets/busy', 2);
  const begun: number[] = [];
  let underWay = 0;
  const work = (number: number) => async (): Promise<number> => {
    begun.push(number);
    underWay += 1;
    expect(underWay).toBe(1);
    await settle();
    underWay -= 1;
    return number;
  };
  const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => turns.run(work(number))));
  expect(begun).toEqual([1, 2, 3]);
  expect(answers.map((answer) => (answer.ok ? answer.value : answer.error.code))).toEqual([1, 2, 3, 'sheets/busy', 'sheets/busy']);
  expect(answers[4]).toMatchObject({ error: { kind: 'too-many', retryAfterSeconds: 5 } });
  expect(await turns.run(work(6))).toEqual({ ok: true, value: 6 });
});

it('what throws keeps nobody else from his turn', async () => {
  const turns = new OneAtATime('sheets/busy', 2);
  const broken = turns.run(() => Promise.reject(new Error('broken')));
  const next = turns.run(() => Promise.resolve('next'));
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toEqual({ ok: true, value: 'next' });
});
