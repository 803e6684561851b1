/**
 * How many statements commands take: as many for large campaigns as for small ones, and shared by those that
 * come at once.
 */
import pg from 'pg';
import { doWhatIsDue } from '../../src/application/campaigns/do-what-is-due';
import type { SheetToSave } from '../../src/application/campaigns/sheets/sheet-store';
import type { CampaignId, ForceId } from '../../src/kernel/ids';
import { recordWrites } from '../../src/cli/bench/support/recorder';
import { copyCampaign } from '../../src/cli/seed/copy';
import { seedAccounts } from '../../src/cli/seed/accounts';
import { createHost, type Host } from '../../src/cli/seed/hosts';
import { makeTemplate, type Template } from '../../src/cli/seed/template';
import { tablesInOrder } from '../../src/infrastructure/backup/schema';
import { replay } from '../../src/infrastructure/store/history/replay';
import { createTestDatabase, type TestDatabase } from '../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
let host: Host;
let template: Template;

const accounts = ['gm', ...Array.from({ length: 6 }, (_, index) => `player-${index + 1}`)];

const started = async (forces: number, mechs: number): Promise<Template> =>
  makeTemplate(host, { forces, mechs }, await seedAccounts(pool, accounts));

const makeDue = (id: CampaignId): Promise<unknown> =>
  pool.query('UPDATE campaigns SET deadline = 1, due_at = to_timestamp(0) WHERE id = $1', [id]);

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8, pipeline: true });
  host = createHost(pool, Buffer.alloc(32, 'statements'));
  template = await started(2, 5);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const closeOf = async (
  forces: number,
  mechs: number,
): Promise<{ readonly statements: number; readonly moved: number }> => {
  const { id } = await started(forces, mechs);
  await makeDue(id);
  const store = host.newStore();
  const { statements } = await recordWrites(async () => expect(await doWhatIsDue(store, id)).toBe(true));
  const { rows } = await pool.query<{ moved: string }>(
    `SELECT count(*) AS moved FROM mechs WHERE campaign_id = $1 AND moved = 'move'`,
    [id],
  );
  return { statements, moved: Number(rows[0]?.moved) };
};

// A table in which nothing changed is not written, and who lost sight of what differs from war to war: two
// tables at most.
it('a close takes as many statements for 6 × 20 mechs as for 2 × 5, but for tables that one of them leaves alone', async () => {
  const small = await closeOf(2, 5);
  const large = await closeOf(6, 20);
  expect(small.moved).toBeGreaterThan(4);
  expect(large.moved).toBeGreaterThan(80);
  expect(Math.abs(large.statements - small.statements)).toBeLessThanOrEqual(2);
  expect(large.statements).toBeLessThan(25);
});

/** Rows that the transaction which changed the campaign last has made or changed, but for mechs. */
const rowsBesideMechs = async (id: CampaignId): Promise<Readonly<Record<string, number>>> => {
  const client = await pool.connect();
  try {
    const tables = (await tablesInOrder(client)).filter((table) => table !== 'mechs');
    const { rows } = await client.query<{ name: string; written: number }>(
      tables
        .map(
          (table) =>
            `SELECT '${table}' AS name, (SELECT count(*)::int FROM ${table} WHERE xmin = (SELECT xmin FROM campaigns WHERE id = $1)) AS written`,
        )
        .join(' UNION ALL '),
      [id],
    );
    return Object.fromEntries(rows.flatMap(({ name, written }) => (written > 0 ? [[name, written]] : [])));
  } finally {
    client.release();
  }
};

const writtenAhead = async (): Promise<number> => {
  const { rows } = await pool.query<{ at: number }>(
    `SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS at`,
  );
  return rows[0]?.at ?? 0;
};

/** Beside mechs that moved: what does not grow with an army. */
const MOST_ROWS = 30;
const MOST_WAL = 250_000;

it('a close of 6 × 20 mechs that move writes a row of events and one of each feed, and little ahead', async () => {
  const { id: original } = await started(6, 20);
  // What others do on the same server counts as well: the least of three is nearest to the close's own.
  const closes = [];
  for (const id of await copyCampaign(pool, original, 3)) {
    await makeDue(id);
    const store = host.newStore();
    const before = await writtenAhead();
    expect(await doWhatIsDue(store, id)).toBe(true);
    const ahead = (await writtenAhead()) - before;
    closes.push({ ahead, rows: await rowsBesideMechs(id) });
  }
  if (process.env['SHOW'] !== undefined) process.stderr.write(`${JSON.stringify(closes)}\n`);
  for (const { rows } of closes) {
    expect(rows).toMatchObject({ campaigns: 1, events: 1 });
    expect(Object.values(rows).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_ROWS);
  }
  expect(Math.min(...closes.map(({ ahead }) => ahead))).toBeLessThanOrEqual(MOST_WAL);
});

it('a seeded copy replays', async () => {
  const [copy] = await copyCampaign(pool, template.id, 1);
  const report = await replay(pool, copy ?? '');
  expect(report?.checks.filter((one) => !one.same)).toEqual([]);
});

describe('sheets that come at once', () => {
  const sheetFor = async (id: CampaignId, force: ForceId, mark: string): Promise<SheetToSave> => {
    const campaign = await host.store.read(id);
    if (campaign === null) throw new Error('no campaign');
    const { epoch, round, phase, step } = campaign.state.campaign;
    return {
      campaign: id,
      force,
      version: campaign.version,
      epoch,
      round,
      phase,
      step,
      orders: [{ type: 'shut-down', mech: mark as never }],
      session: '00000000-0000-7000-8000-000000000000',
      onlyOver: null,
    };
  };
  const saved = async (id: CampaignId, force: ForceId): Promise<string | null> => {
    const { rows } = await pool.query<{ mark: string }>(
      `SELECT orders -> 0 ->> 'mech' AS mark FROM order_sheets WHERE campaign_id = $1 AND force = $2 AND round = 2 AND phase = 'planning'`,
      [id, force],
    );
    return rows[0]?.mark ?? null;
  };
  const [forceA, forceB] = [
    () => template.players[0]?.force ?? ('' as ForceId),
    () => template.players[1]?.force ?? ('' as ForceId),
  ];

  it('ROUND-2 are all saved, in few statements, each with its own answer', async () => {
    const ids = await copyCampaign(pool, template.id, 10);
    const sheets = await Promise.all(
      ids.flatMap((id) => [sheetFor(id, forceA(), `a-${id}`), sheetFor(id, forceB(), `b-${id}`)]),
    );
    const store = host.newStore();
    const answers: unknown[] = [];
    const { statements } = await recordWrites(async () =>
      answers.push(...(await Promise.all(sheets.map((sheet) => store.saveSheet(sheet))))),
    );
    expect(answers).toHaveLength(20);
    expect(answers.every((answer) => answer !== null)).toBe(true);
    expect(statements).toBeLessThan(10);
    for (const id of ids)
      expect([await saved(id, forceA()), await saved(id, forceB())]).toEqual([`a-${id}`, `b-${id}`]);
  });

  it('ROUND-3 of a campaign whose phase has ended are not saved, and keep no other from being saved', async () => {
    const [over, open] = await copyCampaign(pool, template.id, 2);
    if (over === undefined || open === undefined) throw new Error('no copies');
    const [late, good, stale] = [
      await sheetFor(over, forceA(), 'late'),
      await sheetFor(open, forceA(), 'good'),
      await sheetFor(open, forceB(), 'stale'),
    ];
    await makeDue(over);
    expect(await doWhatIsDue(host.newStore(), over)).toBe(true);
    const answers = await Promise.all(
      [late, good, { ...stale, version: stale.version - 1 }].map((sheet) => host.store.saveSheet(sheet)),
    );
    expect(answers.map((answer) => answer !== null)).toEqual([false, true, false]);
    expect(await saved(open, forceA())).toBe('good');
    expect(await saved(over, forceA())).not.toBe('late');
    expect(await saved(open, forceB())).not.toBe('stale');
  });

  it('do not wait for a campaign that is locked', async () => {
    const [locked, ...others] = await copyCampaign(pool, template.id, 6);
    if (locked === undefined) throw new Error('no copies');
    const sheets = await Promise.all([locked, ...others].map((id) => sheetFor(id, forceA(), 'mine')));
    const holder = await pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM campaigns WHERE id = $1 FOR UPDATE', [locked]);
      const [waits, ...rest] = sheets.map((sheet) => host.store.saveSheet(sheet));
      let held = true;
      const late = waits?.then((answer) => {
        expect(held).toBe(false);
        return answer;
      });
      expect((await Promise.all(rest)).every((answer) => answer !== null)).toBe(true);
      held = false;
      await holder.query('COMMIT');
      expect(await late).not.toBeNull();
    } finally {
      holder.release();
    }
  });

  it('of one force are saved in their order, and one that PostgreSQL refuses fails alone', async () => {
    const [id, other] = await copyCampaign(pool, template.id, 2);
    if (id === undefined || other === undefined) throw new Error('no copies');
    const [first, second, good] = [
      await sheetFor(id, forceA(), 'first'),
      await sheetFor(id, forceA(), 'second'),
      await sheetFor(other, forceA(), 'good'),
    ];
    const bad = {
      ...(await sheetFor(other, forceB(), 'bad')),
      orders: [{ type: 'shut-down', mech: '\u0000' as never }] as const,
    };
    const answers = await Promise.allSettled(
      [first, second, bad, good].map((sheet) => host.store.saveSheet(sheet)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await saved(id, forceA())).toBe('second');
    expect(await saved(other, forceA())).toBe('good');
  });
});

it('reads that come at once share their statements', async () => {
  const ids = await copyCampaign(pool, template.id, 5);
  await Promise.all(ids.map((id) => host.store.read(id)));
  const nobody = '00000000-0000-7000-8000-000000000000' as CampaignId;
  const { statements } = await recordWrites(async () => {
    const found = await Promise.all([...ids, ...ids, nobody].map((id) => host.store.read(id)));
    expect(found.map((campaign) => campaign?.state.campaign.id ?? null)).toEqual([...ids, ...ids, null]);
  });
  expect(statements).toBeLessThan(4);
});
