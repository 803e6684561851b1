import type { CampaignId } from '../../kernel/ids';
import { FetchWork } from './fetch-work';

const caller = { engine: 'ext-dice-1', campaign: 'c' as CampaignId, signedUnder: '' };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A campaign in which nothing is ever to be fought, and a hand to change it. */
const quiet = () => {
  const listeners = new Set<(campaign: string | null) => void>();
  let looks = 0;
  const work = new FetchWork(
    { isCurrent: () => Promise.resolve(true) },
    { read: () => ((looks += 1), Promise.resolve(null)) },
    {
      subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    },
  );
  return {
    work,
    looks: () => looks,
    listeners,
    change: (campaign: string | null) => listeners.forEach((listener) => listener(campaign)),
  };
};

it('TAC-8 a long poll in a busy campaign looks again and again, and leaves nothing behind', async () => {
  const { work, looks, listeners, change } = quiet();
  const gone = new AbortController();
  const { signal } = gone;
  const listening = jest.spyOn(signal, 'addEventListener');
  // It ends when the changes have come, however long the machine takes for them.
  const polling = work.run(caller, [], 60_000, signal);
  for (let changes = 0; changes < 14; changes += 1) {
    await pause(70);
    change('c');
    change('another');
  }
  await pause(70);
  gone.abort();
  expect(await polling).toEqual({ ok: true, value: [] });
  expect(looks()).toBeGreaterThan(11);
  expect(listeners.size).toBe(0);
  expect(listening).toHaveBeenCalledTimes(1);
});

it('TAC-8 changes of a moment cost one look', async () => {
  const { work, looks, change } = quiet();
  const polling = work.run(caller, [], 400, new AbortController().signal);
  await pause(50);
  for (let changes = 0; changes < 50; changes += 1) change(changes % 2 === 0 ? 'c' : null);
  await polling;
  // At the beginning, after the changes and at the end; a timer that rings a moment early costs one more.
  expect(looks()).toBeLessThan(10);
});

it('TAC-8 who has gone is not waited for', async () => {
  const { work, listeners, change } = quiet();
  const gone = new AbortController();
  const began = performance.now();
  const polling = work.run(caller, [], 20_000, gone.signal);
  await pause(20);
  gone.abort();
  change('c');
  expect(await polling).toEqual({ ok: true, value: [] });
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(listeners.size).toBe(0);
});
