import { KeepPlaying } from './keep-playing';

/** Matches with so many orders each; what was given, in order, and the most that were played at once. */
const played = async (orders: Readonly<Record<string, number>>, fails: readonly string[] = []) => {
  const left = new Map(Object.entries(orders));
  const given: string[] = [];
  const [rested, failed]: [string[], string[]] = [[], []];
  let [now, most] = [0, 0];
  const run = async (id: string, stopped: () => boolean): Promise<number> => {
    now += 1;
    most = Math.max(most, now);
    for (let count = 0; ; count += 1) {
      if (stopped() || (left.get(id) ?? 0) === 0) {
        now -= 1;
        return count;
      }
      await Promise.resolve();
      if (fails.includes(id)) {
        now -= 1;
        throw new Error('a mistake');
      }
      left.set(id, (left.get(id) ?? 0) - 1);
      given.push(id);
    }
  };
  const nothing = () => Promise.resolve(0);
  const none = () => Promise.resolve([]);
  const matches = { withBots: none, late: none, toCall: none, expire: () => Promise.resolve() };
  const keep = new KeepPlaying(
    { run },
    { run: nothing },
    { run: () => Promise.resolve(0) },
    matches as never,
    { end: () => Promise.resolve() },
    (id) => Promise.resolve(void rested.push(id)),
    (id) => void failed.push(id),
  );
  for (const id of Object.keys(orders)) keep.nudge(id);
  // Until all that can be done is done: nothing here waits for time.
  for (let turn = 0; turn < 2_000; turn += 1) await Promise.resolve();
  return { keep, given, rested, failed, most, left };
};

const MANY = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`m${index}`, 5]));

it('MAT-4 a few matches are played at once, all of them to where nobody is asked', async () => {
  const { given, rested, most } = await played(MANY);
  expect(given).toHaveLength(150);
  expect([...rested].sort()).toEqual(Object.keys(MANY).sort());
  expect(most).toBe(4);
});

it('MAT-4 a match among many does not wait until the others are over', async () => {
  const { given } = await played({ ...MANY, mine: 1 });
  expect(given.indexOf('mine')).toBeLessThan(2 * Object.keys(MANY).length);
});

it('MAT-4 one alone is played without a break; one that fails keeps no other from its turn', async () => {
  expect((await played({ mine: 40 })).given).toHaveLength(40);
  const { given, failed } = await played(MANY, ['m3']);
  expect(given).toHaveLength(145);
  expect(failed).toEqual(['m3']);
});

it('MAT-4 what happens while a match is played is played, too', async () => {
  const { keep, left, given } = await played({ mine: 2 });
  left.set('mine', 3);
  keep.nudge('mine');
  keep.nudge('mine');
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  expect(given).toHaveLength(5);
  await keep.stop();
  keep.nudge('mine');
  expect(given).toHaveLength(5);
});
