import { playAll } from './play-all';

const WAR = { players: 2, rounds: 1, ruleset: 'planetary-3' };

it('plays all of them', async () => {
  const told: number[] = [];
  const played = await playAll(
    2,
    'x',
    WAR,
    () => false,
    (number) => told.push(number),
  );
  expect(played.stopped).toBe(false);
  expect(played.records.map(({ seed }) => seed)).toEqual(['x 1', 'x 2']);
  expect(told).toEqual([1, 2]);
});

it('stops when it is told to, with what there is', async () => {
  let stop = false;
  setImmediate(() => (stop = true));
  const played = await playAll(
    50,
    'x',
    WAR,
    () => stop,
    () => undefined,
  );
  expect(played.stopped).toBe(true);
  expect(played.records.length).toBeLessThan(50);
});
