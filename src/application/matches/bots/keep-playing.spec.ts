/** Bots are played on for everything that happens in a match, whenever it comes (MAT-4). */
import { KeepPlaying } from './keep-playing';

const MATCH = 'm-1';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A match whose bots play, and whose rest is told of, as long as the test says. */
const held = () => {
  const done: string[] = [];
  const failures: unknown[] = [];
  let end: { readonly resolve: () => void; readonly reject: (error: Error) => void } | null = null;
  const step = (name: string): Promise<void> => {
    done.push(name);
    return new Promise((resolve, reject) => (end = { resolve, reject }));
  };
  const none = (): Promise<never[]> => Promise.resolve([]);
  const keep = new KeepPlaying(
    { run: async () => (await step('bots'), 0) },
    { run: () => Promise.resolve(true) } as never,
    { run: () => Promise.resolve() } as never,
    { withBots: none, late: none, toCall: none, expire: () => Promise.resolve() } as never,
    { end: () => Promise.resolve() },
    () => step('rested'),
    (_match, error) => failures.push(error),
  );
  return {
    ...{ keep, done, failures },
    go: async (error: Error | null = null): Promise<void> => {
      if (error === null) end?.resolve();
      else end?.reject(error);
      await turn();
    },
  };
};

it('MAT-4 plays once for one nudge, and tells that nobody is asked', async () => {
  const { keep, done, go } = held();
  keep.nudge(MATCH);
  await go();
  await go();
  expect(done).toEqual(['bots', 'rested']);
});

it('MAT-4 plays once more for what comes while bots play', async () => {
  const { keep, done, go } = held();
  keep.nudge(MATCH);
  keep.nudge(MATCH);
  keep.nudge(MATCH);
  for (let step = 0; step < 4; step += 1) await go();
  expect(done).toEqual(['bots', 'bots', 'rested']);
});

it('MAT-4 plays once more for what comes while it tells that nobody is asked', async () => {
  const { keep, done, go } = held();
  keep.nudge(MATCH);
  await go();
  keep.nudge(MATCH);
  for (let step = 0; step < 4; step += 1) await go();
  expect(done).toEqual(['bots', 'rested', 'bots', 'rested']);
});

it('MAT-4 plays once more for what comes before it fails', async () => {
  const { keep, done, failures, go } = held();
  keep.nudge(MATCH);
  keep.nudge(MATCH);
  await go(new Error('away'));
  for (let step = 0; step < 3; step += 1) await go();
  expect(done).toEqual(['bots', 'bots', 'rested']);
  expect(failures).toHaveLength(1);
});
