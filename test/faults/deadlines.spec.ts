/**
 * Deadlines that are moved, have passed already, fire twice, or lie where the clocks change: each ends its
 * phase once, at its instant.
 */
import type pg from 'pg';
import { doWhatIsDue } from '../../src/application/campaigns/do-what-is-due';
import { MoveDeadline } from '../../src/application/gm/move-deadline';
import { PauseCampaign } from '../../src/application/gm/pause-campaign';
import { ResumeCampaign } from '../../src/application/gm/resume-campaign';
import { sweepDue, type SweepReport } from '../../src/application/time/due-sweep';
import type { PgCampaignStore } from '../../src/infrastructure/store/pg-campaign-store';
import { AlarmClock } from '../../src/infrastructure/time/alarm-clock';
import { until } from '../support/eventually';
import { createTestDatabase, type TestDatabase } from '../support/postgres';
import { databaseNow, expectSound, lookingPool, positionOf, wait } from '../support/faults/checks';
import { letDeadlinePass, setDeadline } from '../support/faults/deadline';
import { callOf, must, newStore, startWar } from '../support/faults/war';
import { storedEventsOf } from '../support/stored-history';

const HOUR = 3_600_000;

let database: TestDatabase;
let pool: pg.Pool;
let store: PgCampaignStore;
let gm: MoveDeadline;

const sweep = (on: PgCampaignStore = store): Promise<SweepReport> =>
  sweepDue(
    on,
    (_, error) => {
      throw error;
    },
    () => false,
  );

const rowOf = async (
  id: string,
): Promise<{ deadline: number | null; due: number | null; status: string }> => {
  const { rows } = await pool.query<{ deadline: string | null; due: string | null; status: string }>(
    'SELECT deadline, (extract(epoch FROM due_at) * 1000)::int8 AS due, status FROM campaigns WHERE id = $1',
    [id],
  );
  const [row] = rows;
  const number = (text: string | null | undefined): number | null =>
    text === null || text === undefined ? null : Number(text);
  return { deadline: number(row?.deadline), due: number(row?.due), status: row?.status ?? '' };
};

const countOf = async (id: string, type: string): Promise<number> =>
  (await storedEventsOf(pool, id, type)).length;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = lookingPool(database.url);
  store = newStore(pool);
  gm = new MoveDeadline(store);
});

afterEach(async () => {
  await pool.end();
  await database.drop();
});

it('ROUND-4 nothing happens before the deadline, and the phase ends after it', async () => {
  const war = await startWar(pool);
  const before = await positionOf(pool, war);
  await setDeadline(gm, callOf(war, war.gm), (await databaseNow(pool)) + 4_000);
  const early = await sweep();
  expect(early.done).toBe(0);
  expect(early.nextInMs).toBeGreaterThan(0);
  expect(early.nextInMs).toBeLessThanOrEqual(4_001);
  expect(await positionOf(pool, war)).toEqual(before);
  const at = (await rowOf(war.id)).deadline ?? 0;
  await until('deadline', async () => (await databaseNow(pool)) > at);
  expect((await sweep()).done).toBe(1);
  expect(await positionOf(pool, war)).not.toEqual(before);
  await expectSound(pool, war);
});

it('ROUND-4 a deadline of a fraction of an hour is that long', async () => {
  const war = await startWar(pool, { phaseHours: 0.25 });
  const opened = (await storedEventsOf(pool, war.id, 'phase-opened')).at(-1)?.at;
  expect((await rowOf(war.id)).deadline).toBe(Number(opened) + HOUR / 4);
});

it('ROUND-4 a deadline that was moved away after it was found due ends nothing', async () => {
  const war = await startWar(pool);
  await letDeadlinePass(pool, gm, callOf(war, war.gm));
  expect((await store.due(10)).ids).toEqual([war.id]);
  const before = await positionOf(pool, war);
  await setDeadline(gm, callOf(war, war.gm), (await databaseNow(pool)) + HOUR);
  expect(await doWhatIsDue(store, war.id)).toBe(false);
  expect(await positionOf(pool, war)).toEqual(before);
  expect((await store.due(10)).ids).toEqual([]);
});

it('ROUND-4 a deadline that fires twice, also at once, ends the phase once', async () => {
  const war = await startWar(pool);
  await letDeadlinePass(pool, gm, callOf(war, war.gm));
  const fired = await Promise.all([
    doWhatIsDue(store, war.id),
    doWhatIsDue(newStore(pool), war.id),
    doWhatIsDue(newStore(pool), war.id),
  ]);
  const later = [await doWhatIsDue(store, war.id), await doWhatIsDue(newStore(pool), war.id)];
  expect([...fired, ...later].filter(Boolean)).toEqual([true]);
  expect(await countOf(war.id, 'phase-opened')).toBe(2);
  await expectSound(pool, war);
});

it('ROUND-4 a deadline that passed while no server ran is met as soon as one starts', async () => {
  const war = await startWar(pool);
  const before = await positionOf(pool, war);
  await letDeadlinePass(pool, gm, callOf(war, war.gm));
  const clock = new AlarmClock(
    (stopped) => sweepDue(newStore(pool), () => undefined, stopped),
    () => undefined,
  );
  clock.start();
  await until('next phase', async () => (await positionOf(pool, war)).phase !== before.phase);
  await clock.stop();
  expect((await positionOf(pool, war)).phase).not.toBe(before.phase);
  // The next phase has its whole time from now on, not from the old deadline.
  expect((await rowOf(war.id)).deadline).toBeGreaterThan((await databaseNow(pool)) + 999 * HOUR);
  expect(await countOf(war.id, 'phase-opened')).toBe(2);
});

it('ROUND-4 a clock that sleeps wakes for a deadline that comes nearer', async () => {
  const war = await startWar(pool);
  const before = await positionOf(pool, war);
  const clock = new AlarmClock(
    (stopped) => sweepDue(newStore(pool), () => undefined, stopped),
    () => undefined,
  );
  clock.start();
  await wait(100);
  await setDeadline(gm, callOf(war, war.gm), (await databaseNow(pool)) + 4_000);
  clock.nudge();
  await until('next phase', async () => (await positionOf(pool, war)).phase !== before.phase);
  await clock.stop();
  expect((await positionOf(pool, war)).phase).not.toBe(before.phase);
});

it('ROUND-4 a paused campaign misses its deadline without harm and has what was left when it goes on', async () => {
  const war = await startWar(pool);
  const before = await positionOf(pool, war);
  await setDeadline(gm, callOf(war, war.gm), (await databaseNow(pool)) + 4_000);
  must(await new PauseCampaign(store).run(callOf(war, war.gm), null));
  expect(await rowOf(war.id)).toEqual({ deadline: null, due: null, status: 'paused' });
  await wait(4_100);
  expect((await sweep()).done).toBe(0);
  must(await new ResumeCampaign(store).run(callOf(war, war.gm), null));
  const { deadline, due } = await rowOf(war.id);
  expect(due).toBe(deadline);
  expect((deadline ?? 0) - (await databaseNow(pool))).toBeGreaterThan(100);
  expect(await positionOf(pool, war)).toEqual(before);
});

it('ROUND-4 where the GM wants to be asked, the passed deadline is told once and ends nothing', async () => {
  const war = await startWar(pool, { onDeadline: 'wait' });
  const before = await positionOf(pool, war);
  await letDeadlinePass(pool, gm, callOf(war, war.gm));
  await sweep();
  await sweep(newStore(pool));
  await sweep();
  expect(await countOf(war.id, 'deadline-passed')).toBe(1);
  expect(await positionOf(pool, war)).toEqual(before);
  expect((await store.due(10)).ids).toEqual([]);
});

describe('where the clocks change', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  /** The hour that is left out, the hour that comes twice, and the seconds around them. */
  const INSTANTS = [
    '2097-03-31T00:59:59.999Z',
    '2097-03-31T01:00:00.000Z',
    '2097-03-31T01:30:00.000Z',
    '2097-10-27T00:30:00.000Z',
    '2097-10-27T01:30:00.000Z',
    '2097-03-10T06:59:59.999Z',
    '2097-03-10T07:00:00.000Z',
    '2097-11-03T05:30:00.000Z',
    '2097-11-03T06:30:00.000Z',
  ];

  it.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'])(
    'ROUND-4 a deadline is an instant, whatever the clocks of %s show',
    async (local) => {
      process.env['TZ'] = local;
      const there = lookingPool(database.url, `-c timezone=${local}`);
      try {
        expect((await there.query<{ TimeZone: string }>('SHOW timezone')).rows).toEqual([
          { TimeZone: local },
        ]);
        const war = await startWar(there);
        const away = new MoveDeadline(newStore(there));
        for (const instant of INSTANTS) {
          const at = Date.parse(instant);
          const moved = await setDeadline(away, callOf(war, war.gm), at);
          expect(moved.deadline).toBe(instant);
          expect(await rowOf(war.id)).toEqual({ deadline: at, due: at, status: 'running' });
        }
      } finally {
        await there.end();
      }
    },
  );
});
