/** The sweep of deadlines: what is stuck keeps nobody waiting. */
import type { CampaignId } from '../../kernel/ids';
import { sweepDue, withMoreWork } from './due-sweep';
import type { CampaignStates } from '../campaigns/campaign-store';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';

const idsOf = (count: number, name: string): CampaignId[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index}` as CampaignId);

/**
 * Campaigns that begin with `broken` throw, those with `held` are in other hands; the others are done once.
 */
const storeOf = (due: CampaignId[]): { store: CampaignStates & CampaignTransactions; done: CampaignId[] } => {
  const done: CampaignId[] = [];
  const transact = (id: CampaignId): Promise<unknown> => {
    if (id.startsWith('broken')) return Promise.reject(new Error('broken'));
    if (id.startsWith('held')) return Promise.resolve({ kind: 'missing' });
    done.push(id);
    due.splice(due.indexOf(id), 1);
    return Promise.resolve({ kind: 'done', value: { ok: true, value: true } });
  };
  const store = {
    transact,
    due: (limit: number) => Promise.resolve({ ids: due.slice(0, limit), nextInMs: 7, lateMs: 9 }),
  };
  return { store: store as unknown as CampaignStates & CampaignTransactions, done };
};

it('ROUND-4 does everything that is due, also behind campaigns that stay due', async () => {
  const good = idsOf(250, 'good');
  const { store, done } = storeOf([...idsOf(120, 'broken'), ...idsOf(90, 'held'), ...good]);
  const failed: CampaignId[] = [];
  const report = await sweepDue(
    store,
    (id) => failed.push(id),
    () => false,
  );
  expect(report).toEqual({ done: 250, nextInMs: 7, lateMs: 9 });
  expect([...done].sort()).toEqual([...good].sort());
  expect(failed).toHaveLength(120);
});

it('stops when the process does', async () => {
  const { store, done } = storeOf(idsOf(50, 'good'));
  let left = 5;
  await sweepDue(
    store,
    () => undefined,
    () => (left -= 1) < 0,
  );
  expect(done.length).toBeLessThan(10);
});

describe('more work after a sweep', () => {
  const after = (nextInMs: number | null, tookMs: number, more: number | null = null) => {
    let at = 1_000;
    const work = (): Promise<number | null> => {
      at += tookMs;
      return Promise.resolve(more);
    };
    return withMoreWork({ done: 3, nextInMs, lateMs: 7 }, work, () => at);
  };

  it('ROUND-4 makes nobody later: the time until the next deadline went on meanwhile', async () => {
    expect(await after(5_000, 3_000)).toEqual({ done: 3, nextInMs: 2_000, lateMs: 7 });
    expect(await after(5_000, 8_000)).toEqual({ done: 3, nextInMs: 0, lateMs: 7 });
  });

  it('MAT-5 knows the next clock of a match as well as the next deadline of a campaign', async () => {
    expect(await after(5_000, 1_000, 3_000)).toMatchObject({ nextInMs: 2_000 });
    expect(await after(5_000, 1_000, 9_000)).toMatchObject({ nextInMs: 4_000 });
    expect(await after(null, 1_000, 3_000)).toMatchObject({ nextInMs: 2_000 });
  });

  it('has nothing to make nearer when nothing is due', async () =>
    expect(await after(null, 8_000)).toEqual({ done: 3, nextInMs: null, lateMs: 7 }));
});
