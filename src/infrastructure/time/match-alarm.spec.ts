/** The alarm of matches: one look for many changes, and none is missed. */
import { MatchAlarm } from './match-alarm';

const alarmOf = (next: () => Promise<number | null>) => {
  const rung: number[] = [];
  const failures: unknown[] = [];
  const alarm = new MatchAlarm(
    next,
    (inMs) => rung.push(inMs),
    (error) => failures.push(error),
  );
  return { alarm, rung, failures };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('MAT-5 many changes are one look, which rings when the first clock runs out', async () => {
  let looks = 0;
  const { alarm, rung } = alarmOf(() => {
    looks += 1;
    return Promise.resolve(3_000);
  });
  for (let change = 0; change < 50; change += 1) alarm.nudge();
  await jest.advanceTimersByTimeAsync(1_000);
  expect([looks, rung]).toEqual([1, [3_000]]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(1);
  await alarm.stop();
});

it('MAT-5 what changes while it looks is looked at by another look', async () => {
  const ends: ((ms: number | null) => void)[] = [];
  const { alarm, rung } = alarmOf(() => new Promise((end) => ends.push(end)));
  alarm.nudge();
  await jest.advanceTimersByTimeAsync(1_000);
  alarm.nudge();
  ends[0]?.(null);
  await jest.advanceTimersByTimeAsync(1_000);
  ends[1]?.(700);
  await jest.advanceTimersByTimeAsync(0);
  expect(rung).toEqual([700]);
  await alarm.stop();
});

it('a look that fails ends nothing, and none begins after the end', async () => {
  let isAway = true;
  const { alarm, rung, failures } = alarmOf(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(10),
  );
  alarm.nudge();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(failures).toHaveLength(1);
  isAway = false;
  alarm.nudge();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(rung).toEqual([10]);
  await alarm.stop();
  alarm.nudge();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(rung).toEqual([10]);
});
