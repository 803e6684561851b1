/** The campaign store on real PostgreSQL: races, statements, and that what fails leaves nothing. */
import { closeWithSheets } from '../../../src/application/campaigns/close-phase';
import { AdvancePhase } from '../../../src/application/campaigns/advance-phase';
import { doWhatIsDue } from '../../../src/application/campaigns/do-what-is-due';
import { MarkReady } from '../../../src/application/campaigns/mark-ready';
import { command } from '../../../src/application/campaigns/command';
import { CorrectCampaign } from '../../../src/application/gm/correct-campaign';
import type { Refusal } from '../../../src/application/refusal';
import { replay } from '../../../src/infrastructure/store/history/replay';
import { ok, type Result } from '../../../src/kernel/result';
import type { UserId } from '../../../src/kernel/ids';
import { until } from '../../support/eventually';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { callBy, storeCampaign, StoreProcess, type StoredCampaign } from '../../support/stored-campaign';
import { storedEventsOf } from '../../support/stored-history';

let database: TestDatabase;
let one: StoreProcess;
let other: StoreProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  one = new StoreProcess(database.url);
  other = new StoreProcess(database.url);
});
afterAll(async () => {
  await one.pool.end();
  await other.pool.end();
  await database.drop();
});

const PLAIN = { mayReplace: null, dryRun: false };

const phaseOf = async ({ id }: StoredCampaign): Promise<string> => {
  const { state } = (await one.store.read(id)) ?? fail('no campaign');
  return `${state.campaign.round} ${state.campaign.phase}${state.campaign.step === null ? '' : ` ${state.campaign.step}`}`;
};

const fail = (message: string): never => {
  throw new Error(message);
};

const must = async <T>(result: Promise<Result<T, Refusal>>): Promise<T> => {
  const done = await result;
  return done.ok ? done.value : fail(JSON.stringify(done.error));
};

const advanceBy = (process: StoreProcess, { id, gm }: StoredCampaign): Promise<unknown> =>
  must(new AdvancePhase(process.store).run(callBy(id, gm), null));

/** Every mech of a player goes one hex to the south. */
const marching = async (process: StoreProcess, { id }: StoredCampaign, user: UserId): Promise<object> => {
  const access = await must(process.reader.access(id, user));
  const mechs = Object.values(access.campaign.state.mechs).filter(
    (mech) => mech.force === access.member.force,
  );
  const south = (hex: string): string => hex.slice(0, 2) + String(Number(hex.slice(2)) + 1).padStart(2, '0');
  return {
    phase: 'planning',
    orders: mechs.map((mech) => ({ type: 'move', mech: mech.id, path: [south(mech.hex ?? '')] })),
  };
};

const due = (id: string): Promise<unknown> =>
  one.pool.query(
    `UPDATE campaigns SET deadline = 1, due_at = now() - interval '1 second', version = version + 1 WHERE id = $1`,
    [id],
  );

const phaseEvents = async (id: string): Promise<number> =>
  (await storedEventsOf(one.pool, id, 'phase-opened')).length;

it('a sheet is saved by one statement, a view that is known is answered by one', async () => {
  const campaign = await storeCampaign(one.pool);
  await advanceBy(one, campaign);
  const [user] = campaign.users as [UserId];
  const sheet = await marching(one, campaign, user);
  expect(await one.counted(() => must(one.sheets.run(campaign.id, user, sheet, PLAIN)))).toBe(1);
  const view = async (): Promise<unknown> => {
    const access = await must(one.reader.access(campaign.id, user));
    return one.prepared.view(access, access.audience);
  };
  await view();
  expect(await one.counted(view)).toBe(1);
});

it('closing a phase takes as many statements for 6 × 20 mechs as for 2 × 5', async () => {
  const closing = async (players: number, mechs: number): Promise<number> => {
    const campaign = await storeCampaign(one.pool, { players, mechs });
    await advanceBy(one, campaign);
    for (const user of campaign.users)
      await must(one.sheets.run(campaign.id, user, await marching(one, campaign, user), PLAIN));
    const statements = await one.counted(() => advanceBy(one, campaign));
    const moved = Object.values((await one.store.read(campaign.id))?.state.mechs ?? {}).filter(
      (mech) => mech.moved === 'move',
    );
    expect(moved).toHaveLength(players * mechs);
    return statements;
  };
  const small = await closing(2, 5);
  expect(await closing(6, 20)).toBe(small);
  expect(small).toBeLessThan(25);
});

it('two processes that close what is due at once close it once', async () => {
  const campaign = await storeCampaign(one.pool);
  await due(campaign.id);
  const before = await phaseEvents(campaign.id);
  const done = await Promise.all(
    [one, other, one, other].map((process) => doWhatIsDue(process.store, campaign.id)),
  );
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await phaseEvents(campaign.id)).toBe(before + 1);
  expect(await phaseOf(campaign)).toBe('1 planning');
});

it('the last two players who are ready at once end the phase once', async () => {
  const campaign = await storeCampaign(one.pool);
  const [a, b] = campaign.users as [UserId, UserId];
  const seen = ((await one.store.read(campaign.id)) ?? fail('none')).state.campaign;
  await Promise.all([
    must(new MarkReady(one.store).run(callBy(campaign.id, a), true, seen)),
    must(new MarkReady(other.store).run(callBy(campaign.id, b), true, seen)),
  ]);
  expect(await phaseOf(campaign)).toBe('1 planning');
  const late = await new MarkReady(one.store).run(callBy(campaign.id, a), true, seen);
  expect(late).toMatchObject({ ok: false, error: { kind: 'conflict', code: 'phase/not-open' } });
});

it('a sheet that waited behind a close gets a conflict, and is not saved', async () => {
  const campaign = await storeCampaign(one.pool);
  await advanceBy(one, campaign);
  const [user] = campaign.users as [UserId];
  const sheet = await marching(other, campaign, user);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let locked: () => void = () => undefined;
  const isLocked = new Promise<void>((resolve) => (locked = resolve));
  const closing = command(one.store, { id: campaign.id }, 'no-member', async (resolution, transaction) => {
    locked();
    await held;
    await closeWithSheets(resolution, transaction);
    return ok({ answer: null });
  });
  await isLocked;
  const saving = other.sheets.run(campaign.id, user, sheet, PLAIN);
  await until('sheet that waits', async () => {
    const { rowCount } = await one.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  });
  release();
  await must(closing);
  expect(await saving).toMatchObject({ ok: false, error: { kind: 'conflict', code: 'phase/not-open' } });
  const { rows } = await one.pool.query('SELECT 1 FROM order_sheets WHERE campaign_id = $1', [campaign.id]);
  expect(rows).toEqual([]);
  expect(await phaseOf(campaign)).toBe('1 movement');
});

it('a sheet written for a phase that another process has closed gets a conflict', async () => {
  const campaign = await storeCampaign(one.pool);
  await advanceBy(one, campaign);
  const [user] = campaign.users as [UserId];
  const sheet = await marching(other, campaign, user);
  await advanceBy(one, campaign);
  expect(await other.sheets.run(campaign.id, user, sheet, PLAIN)).toMatchObject({
    ok: false,
    error: { kind: 'conflict', code: 'phase/not-open' },
  });
});

it('a sheet is judged anew when something changes within its phase', async () => {
  const campaign = await storeCampaign(one.pool);
  await advanceBy(one, campaign);
  const [user] = campaign.users as [UserId];
  const sheet = await marching(other, campaign, user);
  await must(
    new CorrectCampaign(one.store).run(callBy(campaign.id, campaign.gm), {
      changes: [{ set: 'account', force: 'A' as never, change: 1 }],
      reason: 'gift',
    }),
  );
  expect((await other.sheets.run(campaign.id, user, sheet, PLAIN)).ok).toBe(true);
  const first = Object.values((await one.store.read(campaign.id))?.state.mechs ?? {}).find(
    (mech) => mech.force === 'A',
  );
  await must(
    new CorrectCampaign(one.store).run(callBy(campaign.id, campaign.gm), {
      changes: [{ remove: 'mech', mech: first?.id ?? ('' as never) }],
      reason: 'gone',
    }),
  );
  expect(await other.sheets.run(campaign.id, user, sheet, PLAIN)).toMatchObject({
    ok: false,
    error: { kind: 'rules' },
  });
});

it('a transaction that fails after it has written leaves nothing', async () => {
  const campaign = await storeCampaign(one.pool);
  const before = await one.store.read(campaign.id);
  const failing = one.store.transact(campaign.id, async (transaction) => {
    const { state } = transaction.campaign;
    await transaction.write({
      state: { ...state, campaign: { ...state.campaign, round: 7 } },
      events: [{ type: 'campaign-paused', data: { remaining: null, reason: null } }],
      openings: [],
      members: [],
      timetable: transaction.timetable,
    });
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  for (const process of [one, other])
    expect((await process.store.read(campaign.id))?.version).toBe(before?.version);
  expect((await replay(one.pool, campaign.id))?.same).toBe(true);
  expect(one.store.peek(campaign.id)?.state.campaign.round).toBe(1);
});

it('a dry run and a refusal write nothing', async () => {
  const campaign = await storeCampaign(one.pool);
  const version = (await one.store.read(campaign.id))?.version;
  await must(new AdvancePhase(one.store).run(callBy(campaign.id, campaign.gm, { dryRun: true }), null));
  const [user] = campaign.users as [UserId];
  expect(await new AdvancePhase(one.store).run(callBy(campaign.id, user), null)).toMatchObject({
    ok: false,
    error: { kind: 'forbidden' },
  });
  expect((await other.store.read(campaign.id))?.version).toBe(version);
});

it('one of two requests with the same idempotency key does the work', async () => {
  const campaign = await storeCampaign(one.pool);
  const claim = { user: campaign.gm, route: 'POST /test', key: 'twice', bodyHash: 'same' };
  await one.pool.query(
    `INSERT INTO users (id, email, display_name, password_hash, created_at) VALUES ($1, $2, 'Gm', 'x', now())`,
    [campaign.gm, `${campaign.gm}@example.org`],
  );
  const results = await Promise.all(
    [one, other].map((process) =>
      new AdvancePhase(process.store).run(callBy(campaign.id, campaign.gm, { claim }), null),
    ),
  );
  const again = await new AdvancePhase(other.store).run(callBy(campaign.id, campaign.gm, { claim }), null);
  expect(again).toEqual(ok({ round: 1, phase: 'planning', step: null }));
  for (const result of results)
    expect(result.ok ? result.value : result.error).toMatchObject(
      result.ok ? { phase: 'planning' } : { kind: 'conflict', code: 'request/idempotency-key-running' },
    );
  expect(await phaseOf(campaign)).toBe('1 planning');
});

it('commands on a campaign come one after the other, and replay makes the same tables', async () => {
  const campaign = await storeCampaign(one.pool, { players: 3, mechs: 4 });
  const steps = Array.from({ length: 12 }, (_, index) =>
    command(
      index % 2 === 0 ? one.store : other.store,
      { id: campaign.id },
      'no-member',
      async (resolution) => {
        resolution.emit({
          type: 'phase-advanced',
          data: { round: 1, phase: 'preparation', step: null, reason: `step ${index}` },
        });
        return ok({ answer: index });
      },
    ),
  );
  expect((await Promise.all(steps)).every((step) => step.ok)).toBe(true);
  for (let step = 0; step < 6; step += 1) await advanceBy(step % 2 === 0 ? one : other, campaign);
  expect(await phaseOf(campaign)).toBe('2 planning');
  expect((await replay(one.pool, campaign.id))?.checks.filter((check) => !check.same)).toEqual([]);
});
