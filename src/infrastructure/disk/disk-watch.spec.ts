/** Full disks: which errors mean one, how often it is told, and when it is over. */
import { isDiskFull } from './disk-full';
import { DiskWatch } from './disk-watch';

const coded = (code: string, cause?: Error): Error => Object.assign(new Error('broken', { cause }), { code });

it.each([
  [coded('53100'), true],
  [coded('ENOSPC'), true],
  [coded('EDQUOT'), true],
  [new Error('migration x failed', { cause: coded('53100') }), true],
  [new Error('PostgreSQL did not start:\nFATAL: could not write: No space left on device'), true],
  [coded('53300'), false],
  [new Error('no space'), false],
  ['ENOSPC', false],
])('%s', (error, full) => {
  expect(isDiskFull(error)).toBe(full);
});

/** A watch over one folder, whose room the test sets. */
const newWatch = (): { watch: DiskWatch; room: { bytes: number; files: number }; told: string[] } => {
  const told: string[] = [];
  const room = { bytes: 2 ** 30, files: 1_000 };
  const watch = new DiskWatch({
    folders: { data: '/data' },
    onFull: (place) => told.push(`full ${place}`),
    onRoom: (place) => told.push(`room ${place}`),
    room: (folder) => (folder === '/data' ? Promise.resolve(room) : Promise.reject(new Error(folder))),
  });
  return { watch, room, told };
};

it('finds a folder without room by itself, says so once, and says when there is room', async () => {
  const { watch, room, told } = newWatch();
  expect(await watch.full()).toEqual([]);
  room.bytes = 1_000_000;
  expect([await watch.full(), await watch.full()]).toEqual([['data'], ['data']]);
  Object.assign(room, { bytes: 2 ** 30, files: 0 });
  expect(await watch.full()).toEqual(['data']);
  room.files = 5;
  expect(await watch.full()).toEqual([]);
  expect(told).toEqual(['full data', 'room data']);
});

it('remembers what PostgreSQL said until something could be written', async () => {
  const { watch, told } = newWatch();
  watch.noted('database', coded('40001'));
  expect(watch.isFull('database')).toBe(false);
  for (let count = 0; count < 3; count += 1) watch.noted('database', coded('53100'));
  expect([watch.isFull('database'), await watch.full()]).toEqual([true, ['database']]);
  watch.cleared('database');
  watch.cleared('database');
  expect([watch.isFull('database'), await watch.full()]).toEqual([false, []]);
  expect(told).toEqual(['full database', 'room database']);
});
