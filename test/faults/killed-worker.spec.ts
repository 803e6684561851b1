/**
 * A worker hangs in the middle of ending a phase, then is killed: nobody waits for it, and another does its
 * work.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { isUnavailable } from '../../src/api/http/problems/classify';
import { AdvancePhase } from '../../src/application/campaigns/advance-phase';
import { MoveDeadline } from '../../src/application/gm/move-deadline';
import { sweepDue } from '../../src/application/time/due-sweep';
import { createPool } from '../../src/infrastructure/postgres/pool';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { eventually, until } from '../support/eventually';
import { expectSound, lookingPool, positionOf } from '../support/faults/checks';
import { CuttingProxy } from '../support/faults/cutting-proxy';
import { letDeadlinePass } from '../support/faults/deadline';
import { buildOnce, ServerProcess } from '../support/faults/server';
import { callOf, MASTER_KEY, must, newStore, startWar } from '../support/faults/war';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-worker-'));
let database: TestDatabase;
let pool: pg.Pool;
let proxy: CuttingProxy;

beforeAll(async () => {
  buildOnce();
  writeFileSync(join(dataDir, 'master.key'), `${MASTER_KEY.toString('base64url')}\n`);
  database = await createTestDatabase();
  pool = lookingPool(database.url);
  proxy = await CuttingProxy.start(database.url);
});

/** The error of a step that must fail. */
const failureOf = (step: Promise<unknown>): Promise<Error> =>
  step.then(
    () => new Error('it did not fail'),
    (error: Error) => error,
  );

afterAll(async () => {
  await proxy.stop();
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The statement by which a sweep locks a campaign. */
const LOCK = 'FOR NO KEY UPDATE SKIP LOCKED';

/** Whether some transaction holds the campaign's row. */
const isHeld = async (id: string): Promise<boolean> =>
  (await pool.query('SELECT 1 FROM campaigns WHERE id = $1 FOR UPDATE SKIP LOCKED', [id])).rowCount === 0;

it('ROUND-4 the phase that a dead worker was ending is ended by another, once', async () => {
  const war = await startWar(pool);
  const other = await startWar(pool);
  const store = newStore(pool);
  const gm = new MoveDeadline(store);
  const sweep = async (): Promise<number> =>
    (
      await sweepDue(
        store,
        (_, error) => {
          throw error;
        },
        () => false,
      )
    ).done;
  const worker = ServerProcess.spawn({
    dataDir,
    port: 0,
    env: { DATABASE_URL: proxy.url(database.url), PROCESS: 'worker' },
  });
  try {
    await until('ready worker', () => worker.output.includes('"ready"'));
    const before = await positionOf(pool, war);
    // Somewhere among its statements, after it has locked the campaign. What it does beside is not counted.
    const frozen = proxy.freezeAfter(15, LOCK);
    await letDeadlinePass(pool, gm, callOf(war, war.gm));
    await frozen;
    await eventually(() => isHeld(war.id), true);
    expect(await positionOf(pool, war)).toEqual(before);

    // Others go on with everything else, and do not wait for it.
    await letDeadlinePass(pool, gm, callOf(other, other.gm));
    const begun = Date.now();
    expect(await sweep()).toBe(1);
    expect(Date.now() - begun).toBeLessThan(15_000);
    expect(await positionOf(pool, war)).toEqual(before);

    await worker.kill();
    await eventually(() => isHeld(war.id), false);
    expect(await sweep()).toBe(1);
    expect(await positionOf(pool, war)).not.toEqual(before);
    await expectSound(pool, war);
    await expectSound(pool, other);
    expect(await sweep()).toBe(0);
  } finally {
    if (worker.child.exitCode === null && worker.child.signalCode === null) await worker.kill();
  }
});

it('ROUND-3 who wants something of a campaign that a hanging process holds is told to try again, and the process is undone in time', async () => {
  const war = await startWar(pool);
  const before = await positionOf(pool, war);
  // Whoever is refused must have been by then.
  const hanging = createPool({ url: proxy.url(database.url), size: 1, idleTransactionMs: 5_000 });
  const patient = createPool({ url: database.url, size: 2, lockTimeoutMs: 200 });
  try {
    proxy.thaw();
    await Promise.all([hanging, patient].map((one) => one.query('SELECT 1')));
    const frozen = proxy.freezeAfter(25);
    const stuck = failureOf(new AdvancePhase(newStore(hanging)).run(callOf(war, war.gm), null));
    await frozen;
    const refused = await failureOf(new AdvancePhase(newStore(patient)).run(callOf(war, war.gm), null));
    expect({ code: (refused as { code?: string }).code, unavailable: isUnavailable(refused) }).toEqual({
      code: '55P03',
      unavailable: true,
    });
    await eventually(() => isHeld(war.id), false);
    expect(await positionOf(pool, war)).toEqual(before);
    must(await new AdvancePhase(newStore(patient)).run(callOf(war, war.gm), null));
    await expectSound(pool, war);
    // The hanging process comes back, and learns that its work was undone.
    proxy.thaw();
    expect(isUnavailable(await stuck)).toBe(true);
    await expectSound(pool, war);
  } finally {
    await hanging.end();
    await patient.end();
  }
});
