/**
 * The thread in which bots think is killed while one does (MAT-4): nothing is ordered for it, the failure is
 * told, and the next sweep has the match played on in a new thread, every order once.
 */
import type pg from 'pg';
import { KeepPlaying } from '../../src/application/matches/bots/keep-playing';
import { PlayBots } from '../../src/application/matches/bots/play-bots';
import { replayMatch } from '../../src/application/matches/course/replay-match';
import type { BotTask, BotThinker } from '../../src/application/matches/ports';
import { seedAccounts } from '../../src/cli/seed/accounts';
import { PgMatches } from '../../src/infrastructure/matches/pg-matches';
import { systemOf } from '../../src/infrastructure/matches/pinned-systems';
import { ThreadThinker } from '../../src/infrastructure/matches/thread-thinker';
import { createPool } from '../../src/infrastructure/postgres/pool';
import { SealedBox } from '../../src/infrastructure/secrets/sealed-box';
import type { UserId } from '../../src/kernel';
import { openBotsMatch } from '../support/matches/bots-match';
import { createTestDatabase, type TestDatabase } from '../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
let user: UserId;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 4 });
  [user] = (await seedAccounts(pool, ['ada'])) as unknown as [UserId];
}, 60_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const NOTHING = { run: () => Promise.resolve() };

/** Its thread ends in the middle of one thought, from a number on. */
class KilledOnce implements BotThinker {
  readonly #thread = new ThreadThinker();
  #thoughts = 0;
  #wasKilled = false;

  constructor(private readonly killedAt: number) {}

  async think(task: BotTask): Promise<Awaited<ReturnType<BotThinker['think']>>> {
    this.#thoughts += 1;
    const thought = this.#thread.think(task);
    // The thread has got it by then. Where it has answered already, the next thought is tried.
    if (this.#thoughts >= this.killedAt && !this.#wasKilled) setImmediate(() => void this.#thread.end());
    try {
      return await thought;
    } catch (error) {
      this.#wasKilled = true;
      throw error;
    }
  }

  end(): Promise<void> {
    return this.#thread.end();
  }
}

it('MAT-4 a bot whose thread is killed while it thinks is taken up again by the sweep, and no order is lost or twice', async () => {
  const matches = new PgMatches(pool, new SealedBox(Buffer.alloc(32, 'matches'), 'dice-seeds'));
  const id = await openBotsMatch(matches, user, { system: 'battletech', scenario: 'training' });
  const thinker = new KilledOnce(4);
  const failures: unknown[] = [];
  const playing = new KeepPlaying(
    new PlayBots(matches, systemOf, thinker),
    { run: () => Promise.resolve(0) } as unknown as ConstructorParameters<typeof KeepPlaying>[1],
    NOTHING as unknown as ConstructorParameters<typeof KeepPlaying>[2],
    matches,
    thinker,
    () => Promise.resolve(),
    (_, error) => failures.push(error),
  );
  const entries = async (): Promise<number> => (await matches.read(id))?.entries ?? 0;
  const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  playing.nudge(id);
  await until(() => failures.length > 0);
  expect(String(failures[0])).toContain('broken');
  const left = await entries();
  expect(left).toBeGreaterThan(0);
  expect((await matches.read(id))?.status).toBe('running');

  // It finds bots that have been asked for a while, and nobody else tells it of them.
  await until(async () => {
    await playing.sweep();
    return (await entries()) > left;
  });
  await until(async () => (await matches.read(id))?.status === 'over');
  await playing.stop();
  expect(failures).toHaveLength(1);

  const match = await matches.read(id);
  if (match === null) throw new Error('gone');
  const log = await matches.log(id);
  expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
  expect(replayMatch(systemOf(match), match, log)).toMatchObject({ differs: null, isSameState: true });
});
