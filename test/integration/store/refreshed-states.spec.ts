/** SIGHT-4 over two processes: what one changes, the other has loaded before its players ask. */
import { command } from '../../../src/application/campaigns/command';
import { ok } from '../../../src/kernel/result';
import type { CampaignId, ForceId } from '../../../src/kernel/ids';
import { tons } from '../../../src/kernel/tonnage';
import { Publisher } from '../../../src/infrastructure/outbox/publisher';
import { ChangeListener } from '../../../src/infrastructure/store/change-listener';
import { StateRefresher } from '../../../src/infrastructure/store/cache/state-refresher';
import { until } from '../../support/eventually';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { storeCampaign, StoreProcess } from '../../support/stored-campaign';

let database: TestDatabase;
let writing: StoreProcess;
let other: StoreProcess;
let publisher: Publisher;
let listener: ChangeListener;
let refresher: StateRefresher;

beforeAll(async () => {
  database = await createTestDatabase();
  writing = new StoreProcess(database.url);
  other = new StoreProcess(database.url);
  listener = new ChangeListener(database.url, () => undefined);
  refresher = new StateRefresher(other.store, (error) => {
    throw error;
  });
  listener.subscribe((campaign, version) => refresher.changed(campaign, version));
  await listener.start();
  publisher = new Publisher(writing.pool, (error) => {
    throw error;
  });
  publisher.start();
});
afterAll(async () => {
  await publisher.stop();
  await refresher.stop();
  await listener.stop();
  await writing.pool.end();
  await other.pool.end();
  await database.drop();
});

const earn = (process: StoreProcess, id: CampaignId): Promise<unknown> =>
  command(process.store, { id }, 'no-member', (resolution) => {
    const balance = (resolution.state.forces['B' as ForceId]?.account ?? 0) + tons(3);
    resolution.emit({
      type: 'account-changed',
      data: {
        force: 'B' as ForceId,
        amount: tons(3),
        balance: balance as never,
        cause: { rule: 'SUP-1', text: 'supply/income', order: null },
      },
    });
    return Promise.resolve(ok({ answer: null }));
  });
const look = (process: StoreProcess, id: CampaignId): Promise<unknown> =>
  process.store.transact(id, () => Promise.resolve(null));
const versionIn = (process: StoreProcess, id: CampaignId): number | null =>
  process.store.peek(id)?.version ?? null;

it('a command under the lock finds the state there, as if nothing had been changed elsewhere', async () => {
  const { id } = await storeCampaign(writing.pool, { players: 3 });
  await look(other, id);
  const usual = await other.counted(() => look(other, id));
  for (let turn = 0; turn < 3; turn += 1) {
    await earn(writing, id);
    await until('refreshed state', () => versionIn(other, id) === versionIn(writing, id));
    expect(await other.counted(() => look(other, id))).toBe(usual);
  }
  const [here, there] = [await writing.store.read(id), await other.store.read(id)];
  expect(there?.state).toEqual(here?.state);
});

it('a state that nobody asks for is refreshed a hundred times and no more', async () => {
  const { id } = await storeCampaign(writing.pool, { players: 2 });
  await look(other, id);
  for (let turn = 0; turn < 100; turn += 1) {
    await earn(writing, id);
    await other.store.refresh(id);
  }
  const version = versionIn(writing, id) ?? 0;
  expect(versionIn(other, id)).toBe(version);
  expect(other.store.isBehind(id, version + 1)).toBe(false);
  await look(other, id);
  expect(other.store.isBehind(id, version + 1)).toBe(true);
});

it('what is not kept is not loaded', async () => {
  const { id } = await storeCampaign(writing.pool, { players: 2 });
  expect(other.store.isBehind(id, 1_000)).toBe(false);
  await other.store.refresh(id);
  expect(versionIn(other, id)).toBeNull();
});
