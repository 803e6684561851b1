/** Who finds too many waiting is refused, before anything is done for them. */
import { Turns } from './turns';

const settle = (ms = 5): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('one is done after the other, and whoever finds too many waiting is sent away', async () => {
  const turns = new Turns('sheets/busy', { atOnce: 1, waiting: 2 });
  const begun: number[] = [];
  const work = (number: number) => async (): Promise<number> => {
    begun.push(number);
    await settle();
    return number;
  };
  const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => turns.run(work(number))));
  expect(begun).toEqual([1, 2, 3]);
  expect(answers.map((answer) => (answer.ok ? answer.value : answer.error.code))).toEqual([
    1,
    2,
    3,
    'sheets/busy',
    'sheets/busy',
  ]);
  expect(answers[4]).toMatchObject({ error: { kind: 'too-many', retryAfterSeconds: 5 } });
  expect(await turns.run(work(6))).toEqual({ ok: true, value: 6 });
});

it('says when to come again', async () => {
  const turns = new Turns('import/busy', { atOnce: 1, waiting: 0 }, 10);
  const first = turns.run(() => settle());
  expect(await turns.run(() => settle())).toMatchObject({ ok: false, error: { retryAfterSeconds: 10 } });
  await first;
});
