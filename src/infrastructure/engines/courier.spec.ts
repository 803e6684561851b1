/**
 * When the courier looks for battles to post (TAC-8): soon after changes, however many there are, and every
 * few seconds.
 */
import { Courier } from './courier';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const courier = (answers: readonly (number | Error)[] = []) => {
  const failures: unknown[] = [];
  let looks = 0;
  const one = new Courier(
    () => {
      const answer = answers[looks] ?? 0;
      looks += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    (error) => failures.push(error),
  );
  return { one, failures, looks: () => looks };
};

it('TAC-8 looks at its start, then every five seconds', async () => {
  const { one, looks } = courier();
  one.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(looks()).toBe(1);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(looks()).toBe(4);
});

it('TAC-8 looks soon after a change, also when changes never cease', async () => {
  const { one, looks } = courier();
  one.start();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(looks()).toBe(1);
  for (let change = 0; change < 40; change += 1) {
    one.nudge();
    await jest.advanceTimersByTimeAsync(50);
  }
  expect(looks()).toBeGreaterThan(10);
  // A burst is served by one look.
  expect(looks()).toBeLessThan(25);
});

it('TAC-8 looks again at once as long as there was something to post', async () => {
  const { one, looks } = courier([20, 20, 3]);
  one.start();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(looks()).toBe(4);
});

it('a look that fails is told, and the next one comes', async () => {
  const { one, looks, failures } = courier([new Error('no database')]);
  one.start();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(failures).toHaveLength(1);
  expect(looks()).toBe(2);
});

it('after its end nothing looks any more', async () => {
  const { one, looks } = courier();
  one.start();
  await jest.advanceTimersByTimeAsync(0);
  await one.stop();
  one.nudge();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(1);
});
