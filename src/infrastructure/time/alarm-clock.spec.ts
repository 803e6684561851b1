import type { SweepReport } from '../../application/time/due-sweep';
import { AlarmClock } from './alarm-clock';

const NOTHING: SweepReport = { done: 0, nextInMs: null, lateMs: 0 };

let clock: AlarmClock;

/** A clock whose sweeps wait to be ended by the test; answers what ends them. */
const held = (): { readonly sweeps: () => number; readonly end: (report?: SweepReport) => Promise<void> } => {
  let sweeps = 0;
  let resolve: (report: SweepReport) => void = () => undefined;
  clock = new AlarmClock(
    () => {
      sweeps += 1;
      return new Promise((done) => (resolve = done));
    },
    (error) => {
      throw error;
    },
  );
  clock.start();
  return {
    sweeps: () => sweeps,
    end: async (report = NOTHING) => {
      resolve(report);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
};

beforeEach(() => jest.useFakeTimers());

afterEach(async () => {
  await clock.stop();
  jest.useRealTimers();
});

it('sweeps at the start, when the next thing is due, and every 15 s in any case', async () => {
  const { sweeps, end } = held();
  await jest.advanceTimersByTimeAsync(0);
  expect(sweeps()).toBe(1);
  await end({ ...NOTHING, nextInMs: 4_000 });
  await jest.advanceTimersByTimeAsync(3_999);
  expect(sweeps()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(sweeps()).toBe(2);
  await end();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(sweeps()).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(sweeps()).toBe(3);
  await end();
});

it('sweeps soon after a change', async () => {
  const { sweeps, end } = held();
  await jest.advanceTimersByTimeAsync(0);
  await end();
  clock.nudge();
  clock.nudge();
  await jest.advanceTimersByTimeAsync(50);
  expect(sweeps()).toBe(2);
  await end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sweeps()).toBe(2);
});

it('sweeps once more for a change that came while a sweep ran', async () => {
  const { sweeps, end } = held();
  await jest.advanceTimersByTimeAsync(0);
  clock.nudge();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sweeps()).toBe(1);
  await end();
  await jest.advanceTimersByTimeAsync(50);
  expect(sweeps()).toBe(2);
  await end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sweeps()).toBe(2);
});

it('MAT-5 sweeps when a clock of a match runs out of which the last sweep did not know', async () => {
  const { sweeps, end } = held();
  await jest.advanceTimersByTimeAsync(0);
  await end();
  clock.ring(4_000);
  clock.ring(9_000);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(sweeps()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(sweeps()).toBe(2);
  // While a sweep runs, which may have looked before: another follows.
  clock.ring(4_000);
  await end();
  await jest.advanceTimersByTimeAsync(50);
  expect(sweeps()).toBe(3);
  await end();
});
