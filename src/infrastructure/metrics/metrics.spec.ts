/** Figures while the database is away: what failed is counted, and what nobody can know has no sample. */
import { freePort } from '../postgres/cluster-files';
import { createPool } from '../postgres/pool';
import { Metrics } from './metrics';

it('counts connections that could not be made, and never says NaN', async () => {
  const metrics = new Metrics();
  const url = `postgresql://host@127.0.0.1:${await freePort()}/campaign`;
  const pool = createPool({ url, size: 2, watch: { onConnectFailed: () => metrics.connectFailed() } });
  metrics.watchPool(pool);
  metrics.watchSweeps(() => 1_500);
  try {
    await expect(pool.query('SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
    expect(await metrics.text()).toMatch(/^sql_connection_failures_total 1$/m);
    const text = await metrics.text();
    // Asking for figures wants a connection too.
    expect(text).toMatch(/^sql_connection_failures_total 4$/m);
    expect(text).toMatch(/^# TYPE campaign_due_lateness_seconds gauge$/m);
    expect(text).not.toMatch(/^campaign_due_lateness_seconds /m);
    expect(text).toMatch(/^sweep_last_success_age_seconds 1\.5$/m);
    expect(text).not.toMatch(/^(sql|campaign|sweep)_\S* nan/im);
  } finally {
    await pool.end();
  }
});

it('a sample that was known before goes when it is known no more', async () => {
  const metrics = new Metrics();
  let answers = true;
  const query = () =>
    answers
      ? Promise.resolve({
          rows: [{ seconds: 7, way: 'chat', waiting: 3, failing: 2, givenUp: 1, oldest: 1.5 }],
        })
      : Promise.reject(new Error('away'));
  metrics.watchPool({ query, totalCount: 0, idleCount: 0, waitingCount: 0 } as unknown as Parameters<
    Metrics['watchPool']
  >[0]);
  expect(await metrics.text()).toMatch(/^campaign_due_lateness_seconds 7$/m);
  expect(await metrics.text()).toMatch(/^notice_deliveries_waiting 3$/m);
  expect(await metrics.text()).toMatch(/^notice_deliveries_oldest_seconds 1\.5$/m);
  expect(await metrics.text()).toMatch(/^deliveries\{way="chat",state="failing"\} 2$/m);
  expect(await metrics.text()).toMatch(/^deliveries\{way="chat",state="given-up"\} 1$/m);
  metrics.noticeSettled('email', 'sent');
  expect(await metrics.text()).toMatch(/^notice_deliveries_total\{way="email",end="sent"\} 1$/m);
  answers = false;
  expect(await metrics.text()).not.toMatch(
    /^(campaign_due_lateness_seconds|notice_deliveries_waiting|deliveries\{[^}]*\}) /m,
  );
});
