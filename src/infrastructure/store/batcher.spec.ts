/** When what waits is sent: together, two batches at a time, and nothing is forgotten. */
import { Batcher } from './batcher';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A batcher of up to `most` things at once, whose statements end when the test says so. */
const make = (most: number) => {
  const waiting: string[] = [];
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  const batcher = new Batcher<readonly string[]>(
    () => (waiting.length === 0 ? null : waiting.splice(0, most)),
    (batch) => {
      sent.push(batch.join());
      return new Promise((resolve) => ends.push(resolve));
    },
  );
  const add = (...things: readonly string[]): void => {
    for (const thing of things) {
      waiting.push(thing);
      batcher.wake();
    }
  };
  const endFirst = async (): Promise<void> => {
    ends.shift()?.();
    await turn();
    await turn();
  };
  return { add, sent, endFirst };
};

it('sends together what comes with one turn', async () => {
  const { add, sent } = make(10);
  add('a', 'b');
  expect(sent).toEqual([]);
  await turn();
  expect(sent).toEqual(['a,b']);
});

it('has two batches on their way at most, and sends what came meanwhile when one is back', async () => {
  const { add, sent, endFirst } = make(10);
  for (const thing of ['a', 'b', 'c', 'd']) {
    add(thing);
    await turn();
  }
  expect(sent).toEqual(['a', 'b']);
  await endFirst();
  expect(sent).toEqual(['a', 'b', 'c,d']);
});

it('sends what a batch has left over without being woken again', async () => {
  const { add, sent, endFirst } = make(1);
  add('a', 'b', 'c');
  await turn();
  while (sent.length < 3) {
    const before = sent.length;
    await endFirst();
    expect(sent.length).toBeGreaterThan(before);
  }
  expect(sent).toEqual(['a', 'b', 'c']);
});

it('wakes in vain where nothing waits', async () => {
  const { add, sent, endFirst } = make(10);
  add('a');
  await turn();
  await endFirst();
  add('b');
  await turn();
  expect(sent).toEqual(['a', 'b']);
});
