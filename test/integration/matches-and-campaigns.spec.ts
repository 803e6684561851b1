/**
 * A campaign meets a match in which its battle is fought (MAT-2, MAT-5, MAT-7): what each command does while it
 * runs, while the game master has paused it, after its end and before the report, and after the report; and two at
 * once.
 */
import type pg from 'pg';
import { FinishClosing } from '../../src/application/accounts/closing/finish-closing';
import { CallOffBattle } from '../../src/application/battles/call-off-battle';
import { FileReport } from '../../src/application/battles/reports/file-report';
import { EndCampaign } from '../../src/application/gm/end-campaign';
import { PauseCampaign } from '../../src/application/gm/pause-campaign';
import { ReassignSeat } from '../../src/application/gm/reassign-seat';
import { RemoveMember } from '../../src/application/gm/remove-member';
import { ResumeCampaign } from '../../src/application/gm/resume-campaign';
import { RollBack } from '../../src/application/gm/roll-back';
import { GmPauseMatch } from '../../src/application/matches/gm/pause-match';
import { GmRight } from '../../src/application/matches/gm-right';
import { carryOut } from '../../src/application/matches/orders/send-order';
import { replayMatch } from '../../src/application/matches/course/replay-match';
import { conflict, type Refusal } from '../../src/application/refusal';
import { PgClosedAccounts } from '../../src/infrastructure/accounts/closed-accounts';
import { removeCampaign } from '../../src/infrastructure/setup/remove-campaign';
import { withTransaction } from '../../src/infrastructure/store/transaction';
import { createPool } from '../../src/infrastructure/postgres/pool';
import { err, type ForceId, type Result, seededDice, type UserId } from '../../src/kernel';
import { isFoughtHere, type BattleReport } from '../../src/rules';
import { quietReport } from '../../src/rules/testing/battles';
import { battleWar, endMatch, QUICK, systemOf, type BattleWar } from '../support/matches/battle-in-database';
import { addUser, callOf, newSetupStore, newStore } from '../support/faults/war';
import { createTestDatabase, type TestDatabase } from '../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 8 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const gmOf = ({ war }: BattleWar) => callOf(war, war.gm);
const done = async (result: Promise<{ ok: boolean; error?: { code: string } }>): Promise<string> => {
  const { ok, error } = await result;
  return ok ? 'ok' : String(error?.code);
};
const quiet = async (at: BattleWar): Promise<BattleReport> => {
  const row = (await at.store.read(at.war.id))?.state.battles[at.battle];
  if (row === undefined) throw new Error('no battle');
  return quietReport(row.setup);
};

/** Status and report of the match, state of the battle, and whether it is fought here. */
const standingOf = async ({ store, war, battle, match }: BattleWar): Promise<string> => {
  const { rows } = await pool.query<{ status: string; report: string | null }>(
    'SELECT status, report FROM matches WHERE id = $1',
    [match],
  );
  const row = (await store.read(war.id))?.state.battles[battle];
  const fought = row === undefined ? 'gone' : `${row.state}${isFoughtHere(row) ? ' here' : ''}`;
  return `${rows[0] === undefined ? 'none' : [rows[0].status, rows[0].report ?? '-'].join(' ')}, ${fought}`;
};

const seatsOf = async ({ match }: BattleWar) =>
  (
    await pool.query<{ user: string | null; bot: string | null }>(
      'SELECT user_id AS "user", bot FROM match_seats WHERE match_id = $1 ORDER BY seat',
      [match],
    )
  ).rows;

const NOW = { dryRun: false, idempotency: null };
/** The game master of the war pauses the match itself. */
const pauseMatch = ({ war, matches, match }: BattleWar): Promise<string> => {
  const standing = { of: () => Promise.resolve({ kind: 'gm' } as const) };
  const pause = new GmPauseMatch(new GmRight(matches, systemOf, standing));
  return done(pause.run({ user: war.gm, match, reason: 'Dinner' }, NOW));
};
const holdMatch = async (at: BattleWar): Promise<void> => expect(await pauseMatch(at)).toBe('ok');

const STATES = ['running', 'held', 'ended', 'counted'] as const;
const comeTo = async (state: (typeof STATES)[number]): Promise<BattleWar> => {
  const at = await battleWar(pool);
  if (state === 'held') await holdMatch(at);
  if (state === 'ended' || state === 'counted') await endMatch(at);
  if (state === 'counted') await at.counting.match(at.match);
  return at;
};

/** As the use case does it, once the password is proven. */
const closeAccount = async ({ war }: BattleWar, player: number): Promise<string> => {
  const user = war.players[player]?.user as UserId;
  const closed = new PgClosedAccounts(pool);
  const led = await closed.close(user);
  await new FinishClosing(closed, newSetupStore(pool), (error) => {
    throw error as Error;
  }).run(user);
  return led.length === 0 ? 'ok' : 'led';
};

/** As the store of campaigns that are set up does it. */
const deleted = ({ war: { id } }: BattleWar): Promise<void> =>
  withTransaction(pool, async (client) => {
    await client.query('SELECT FROM campaigns WHERE id = $1 FOR NO KEY UPDATE', [id]);
    await removeCampaign(client, id);
  });

const COMMANDS: Readonly<Record<string, (at: BattleWar) => Promise<string>>> = {
  'calls it off': (at) => done(new CallOffBattle(at.store).run(gmOf(at), at.battle, 'Enough')),
  'hands it to the table': (at) => done(at.hand.run(gmOf(at), at.battle, { engine: 'table' })),
  'hands it over again': (at) => done(at.hand.run(gmOf(at), at.battle, QUICK)),
  'reports it': async (at) => done(new FileReport(at.store).run(gmOf(at), at.battle, await quiet(at))),
  'reports it as a player': async (at) =>
    done(
      new FileReport(at.store).run(
        callOf(at.war, at.war.players[0]?.user as UserId),
        at.battle,
        await quiet(at),
      ),
    ),
  pauses: (at) => done(new PauseCampaign(at.store).run(gmOf(at), null)),
  'pauses and resumes': async (at) => {
    await done(new PauseCampaign(at.store).run(gmOf(at), null));
    return done(new ResumeCampaign(at.store).run(gmOf(at), null));
  },
  'goes back before it': (at) =>
    done(new RollBack(at.store).run(gmOf(at), { round: 1, phase: 'planning', step: null } as never, 'Again')),
  'goes back to its beginning': (at) =>
    done(
      new RollBack(at.store).run(gmOf(at), { round: 1, phase: 'combat', step: 'battles' } as never, 'Again'),
    ),
  'ends the campaign': (at) => done(new EndCampaign(at.store).run(gmOf(at), null, 'Over')),
  'gives a seat to another member': async (at) => {
    const { war } = at;
    const next = await addUser(pool, 'next');
    await pool.query(
      `INSERT INTO campaign_members (campaign_id, user_id, role, display_name) VALUES ($1, $2, 'observer', 'Next')`,
      [war.id, next],
    );
    // What was written past the store is not in its cache.
    return done(new ReassignSeat(newStore(pool)).run(gmOf(at), war.players[0]?.force as ForceId, next, null));
  },
  'removes a member': (at) =>
    done(new RemoveMember(at.store).run(gmOf(at), at.war.players[1]?.user as UserId, null)),
  'loses a player who closes their account': (at) => closeAccount(at, 0),
  'is deleted': async (at) => {
    await deleted(at);
    return 'ok';
  },
};

/** What the command answers, and then: match, its report, battle. */
const TABLE: readonly (readonly [
  command: string,
  running: string,
  held: string,
  ended: string,
  counted: string,
])[] = [
  [
    'calls it off',
    'ok: over dropped, called-off',
    'ok: over dropped, called-off',
    'ok: over dropped, called-off',
    'battle/already-done: over counted, done',
  ],
  [
    'hands it to the table',
    'ok: over dropped, open',
    'ok: over dropped, open',
    'ok: over dropped, open',
    'battle/already-done: over counted, done',
  ],
  [
    'hands it over again',
    'ok: running -, open here',
    'ok: paused -, open here',
    'ok: over due, open here',
    'battle/already-done: over counted, done',
  ],
  [
    'reports it',
    'ok: over dropped, reported',
    'ok: over dropped, reported',
    'ok: over dropped, reported',
    'battle/already-done: over counted, done',
  ],
  [
    'reports it as a player',
    'battle/fought-here: running -, open here',
    'battle/fought-here: paused -, open here',
    'battle/fought-here: over due, open here',
    'battle/already-done: over counted, done',
  ],
  [
    'pauses',
    'ok: paused -, open here',
    'ok: paused -, open here',
    'ok: over due, open here',
    'ok: over counted, done',
  ],
  [
    'pauses and resumes',
    'ok: running -, open here',
    'ok: paused -, open here',
    'ok: over due, open here',
    'ok: over counted, done',
  ],
  [
    'goes back before it',
    'ok: over dropped, gone',
    'ok: over dropped, gone',
    'ok: over dropped, gone',
    'ok: over dropped, gone',
  ],
  [
    'goes back to its beginning',
    'ok: over dropped, open',
    'ok: over dropped, open',
    'ok: over dropped, open',
    'ok: over dropped, open',
  ],
  [
    'ends the campaign',
    'ok: over dropped, open here',
    'ok: over dropped, open here',
    'ok: over dropped, open here',
    'ok: over counted, done',
  ],
  [
    'gives a seat to another member',
    'ok: running -, open here',
    'ok: paused -, open here',
    'ok: over due, open here',
    'ok: over counted, done',
  ],
  [
    'removes a member',
    'ok: running -, open here',
    'ok: paused -, open here',
    'ok: over due, open here',
    'ok: over counted, done',
  ],
  [
    'loses a player who closes their account',
    'ok: running -, open here',
    'ok: paused -, open here',
    'ok: over due, open here',
    'ok: over counted, done',
  ],
  ['is deleted', 'ok: none, gone', 'ok: none, gone', 'ok: none, gone', 'ok: none, gone'],
];

it.each(
  TABLE.flatMap(([command, ...cells]) => cells.map((cell, index) => [command, STATES[index], cell] as const)),
)('MAT-7 the campaign %s while its match is %s: %s', async (command, state, expected) => {
  const at = await comeTo(state ?? 'running');
  const answer = await COMMANDS[command]?.(at);
  expect(`${String(answer)}: ${await standingOf(at)}`).toBe(expected);
  // What counts for nothing never counts later, and what has counted does so once.
  const before = await standingOf(at);
  await at.counting.sweep();
  const isReported = before === 'over due, open here' && command !== 'pauses';
  expect(await standingOf(at)).toBe(isReported ? 'over counted, done' : before);
});

it('every command of the table is tried', () =>
  expect(TABLE.map(([command]) => command).sort()).toEqual(Object.keys(COMMANDS).sort()));

describe('seats', () => {
  it('MAT-2 follow who plays the force, and a bot plays where nobody does', async () => {
    const at = await battleWar(pool);
    const [a, b] = at.war.players as [
      BattleWar['war']['players'][number],
      BattleWar['war']['players'][number],
    ];
    expect(await seatsOf(at)).toEqual([
      { user: a.user, bot: null },
      { user: b.user, bot: null },
    ]);
    expect(await done(new RemoveMember(at.store).run(gmOf(at), b.user, null))).toBe('ok');
    expect(await seatsOf(at)).toEqual([
      { user: a.user, bot: null },
      { user: null, bot: 'hold' },
    ]);
    const woken = await pool.query('SELECT bot_since IS NOT NULL AS woken FROM matches WHERE id = $1', [
      at.match,
    ]);
    expect(woken.rows).toEqual([{ woken: true }]);
    // Of a closed account at once, before its campaigns know.
    await new PgClosedAccounts(pool).close(a.user);
    expect(await seatsOf(at)).toEqual([
      { user: null, bot: 'hold' },
      { user: null, bot: 'hold' },
    ]);
    expect(await standingOf(at)).toBe('running -, open here');
  });

  it('MAT-2 a seat that is given to another member is theirs in the match', async () => {
    const at = await battleWar(pool);
    const [a, b] = at.war.players as [
      BattleWar['war']['players'][number],
      BattleWar['war']['players'][number],
    ];
    await done(new RemoveMember(at.store).run(gmOf(at), b.user, null));
    await pool.query(
      `INSERT INTO campaign_members (campaign_id, user_id, role, display_name) VALUES ($1, $2, 'observer', 'Again')`,
      [at.war.id, b.user],
    );
    // What was written past the store is not in its cache.
    expect(await done(new ReassignSeat(newStore(pool)).run(gmOf(at), a.force, b.user, null))).toBe('ok');
    expect(await seatsOf(at)).toEqual([
      { user: b.user, bot: null },
      { user: null, bot: 'hold' },
    ]);
  });
});

it('MAT-5 clocks stand still while the campaign does, and go on where they stood', async () => {
  const at = await battleWar(pool);
  const clocks = async () =>
    (
      await pool.query<{ status: string; due: number; seats: number[] }>(
        `SELECT status, extract(epoch FROM deadline_at)::float8 * 1000 AS due,
          (SELECT json_agg(d.value::float8) FROM match_seats s, json_each_text(s.deadlines) d WHERE s.match_id = m.id) AS seats
          FROM matches m WHERE id = $1`,
        [at.match],
      )
    ).rows[0];
  const before = await clocks();
  expect(before?.seats).toEqual([before?.due]);
  await COMMANDS['pauses']?.(at);
  // Ten hours, and the clock has run out meanwhile.
  await pool.query(
    `UPDATE matches SET paused_at = paused_at - interval '10 hours', deadline_at = clock_timestamp() - interval '1 hour' WHERE id = $1`,
    [at.match],
  );
  expect(await at.matches.late(100)).not.toContain(at.match);
  await pool.query(`UPDATE matches SET deadline_at = to_timestamp($2::float8 / 1000) WHERE id = $1`, [
    at.match,
    before?.due,
  ]);
  await done(new ResumeCampaign(at.store).run(gmOf(at), null));
  const after = await clocks();
  const moved = (after?.due ?? 0) - (before?.due ?? 0) - 10 * 3_600_000;
  expect(moved).toBeGreaterThanOrEqual(0);
  expect(moved).toBeLessThan(60_000);
  expect(Math.abs((after?.seats[0] ?? 0) - (after?.due ?? 0))).toBeLessThanOrEqual(1);
  expect(after?.status).toBe('running');
});

describe('two at once', () => {
  const TIMES = 6;

  /** Who is asked orders what a bot would: `ok`, or why it is refused. */
  const orderOnce = ({ matches, match }: BattleWar): Promise<string> =>
    done(
      matches.transact(
        match,
        async (transaction): Promise<Result<unknown, Refusal>> => {
          const { state, status } = transaction.match;
          if (state === null || status !== 'running') return err(conflict('match/not-running', 'MAT-3'));
          const system = systemOf(transaction.match);
          const [decision] = system.awaited(state);
          const asked = decision?.asked.find(({ answer }) => answer === null);
          if (decision === undefined || asked === undefined) throw new Error('nobody is asked');
          const { seat, revision } = asked;
          const dice = seededDice(new Uint8Array(32).fill(transaction.match.entries));
          const order = system.bot(
            system.know(state, { kind: 'seat', seat }),
            seat,
            decision.id,
            'attack',
            dice,
          );
          return carryOut(systemOf, transaction, { seat, decision: decision.id, revision, order });
        },
        NOW,
      ),
    );

  it('MAT-7 an end that is reported by two counts once', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const at = await comeTo('ended');
      await Promise.all([at.counting.match(at.match), at.counting.sweep(), at.counting.match(at.match)]);
      expect(await standingOf(at)).toBe('over counted, done');
      const { rows } = await pool.query('SELECT count(*)::int AS n FROM reports WHERE campaign_id = $1', [
        at.war.id,
      ]);
      expect(rows).toEqual([{ n: 1 }]);
    }
  });

  it('MAT-2 a battle that is handed over twice has one match', async () => {
    const at = await battleWar(pool);
    await done(at.hand.run(gmOf(at), at.battle, { engine: 'table' }));
    const hands = await Promise.all([1, 2, 3].map(() => at.hand.run(gmOf(at), at.battle, QUICK)));
    expect(new Set(hands.map((one) => (one.ok ? one.value.match : one.error.code))).size).toBe(1);
  });

  it.each([
    'calls it off',
    'hands it to the table',
    'goes back before it',
    'goes back to its beginning',
    'ends the campaign',
    'reports it',
    'is deleted',
  ])('MAT-7 the match ends, is reported, and the campaign %s: one of them counts', async (command) => {
    for (let time = 0; time < TIMES; time += 1) {
      const at = await comeTo(time % 2 === 0 ? 'running' : 'ended');
      await Promise.all([endMatch(at).then(() => at.counting.match(at.match)), COMMANDS[command]?.(at)]);
      await at.counting.sweep();
      const row = TABLE.find(([name]) => name === command);
      // The match that runs, has ended, or is reported, whoever came first.
      const right = [row?.[1], row?.[3], row?.[4]].map((cell) => cell?.split(': ')[1]);
      expect(right).toContain(await standingOf(at));
    }
  });

  it('MAT-7 the match ends, is reported, and a player closes their account: it counts once', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const at = await comeTo(time % 2 === 0 ? 'running' : 'ended');
      const [, closed] = await Promise.all([
        endMatch(at).then(() => at.counting.match(at.match)),
        closeAccount(at, time % 2),
      ]);
      expect(closed).toBe('ok');
      await at.counting.sweep();
      expect(await standingOf(at)).toBe('over counted, done');
    }
  });

  it.each(['pauses', 'calls it off', 'hands it to the table'])(
    'MAT-2 the campaign %s, and a player closes their account: both are done',
    async (command) => {
      for (let time = 0; time < TIMES; time += 1) {
        const at = await battleWar(pool);
        const answers = await Promise.all([COMMANDS[command]?.(at), closeAccount(at, time % 2)]);
        expect(answers).toEqual(['ok', 'ok']);
        const right = TABLE.find(([name]) => name === command)?.[1];
        expect(`ok: ${await standingOf(at)}`).toBe(right);
      }
    },
  );

  it('MAT-4 both players order and close their accounts: bots have the seats, and no order is lost', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const at = await battleWar(pool);
      const before = (await at.matches.read(at.match))?.entries ?? 0;
      const [first, second, ...closed] = await Promise.all([
        ...[orderOnce(at), orderOnce(at)],
        ...[closeAccount(at, time % 2), closeAccount(at, 1 - (time % 2))],
      ]);
      expect([first, second]).toEqual(['ok', 'ok']);
      expect(closed).toEqual(['ok', 'ok']);
      expect(await seatsOf(at)).toEqual([
        { user: null, bot: 'hold' },
        { user: null, bot: 'hold' },
      ]);
      const match = await at.matches.read(at.match);
      if (match === null) throw new Error('gone');
      expect([match.entries, match.due]).toEqual([before + 2, true]);
      const log = await at.matches.log(at.match);
      expect(replayMatch(systemOf(match), match, log)).toMatchObject({ differs: null, isSameState: true });
    }
  });

  it.each([
    'gives a seat to another member',
    'removes a member',
    'pauses and resumes',
    'hands it over again',
  ])('MAT-7 the match ends, is reported, and the campaign %s: it counts once', async (command) => {
    for (let time = 0; time < TIMES; time += 1) {
      const at = await comeTo(time % 2 === 0 ? 'running' : 'ended');
      const [, answer] = await Promise.all([
        endMatch(at).then(() => at.counting.match(at.match)),
        COMMANDS[command]?.(at),
      ]);
      expect(['ok', ...(command === 'hands it over again' ? ['battle/already-done'] : [])]).toContain(answer);
      // While the campaign stood still it could not end.
      await endMatch(at);
      await at.counting.sweep();
      expect(await standingOf(at)).toBe('over counted, done');
    }
  });

  it.each([
    'calls it off',
    'hands it to the table',
    'reports it',
    'pauses',
    'pauses and resumes',
    'hands it over again',
    'goes back before it',
    'goes back to its beginning',
    'ends the campaign',
    'gives a seat to another member',
    'removes a member',
    'is deleted',
  ])(
    'MAT-4 an order is given, and the campaign %s: the order is kept or refused, and the log proves it',
    async (command) => {
      for (let time = 0; time < TIMES; time += 1) {
        const at = await battleWar(pool);
        const before = (await at.matches.read(at.match))?.entries ?? 0;
        const [ordered, answer] = await Promise.all([orderOnce(at), COMMANDS[command]?.(at)]);
        expect(answer).toBe('ok');
        const row = TABLE.find(([name]) => name === command);
        expect(`ok: ${await standingOf(at)}`).toBe(row?.[1]);
        const match = await at.matches.read(at.match);
        if (match === null) continue;
        expect(match.entries).toBe(before + (ordered === 'ok' ? 1 : 0));
        const log = await at.matches.log(at.match);
        expect(replayMatch(systemOf(match), match, log)).toMatchObject({ differs: null, isSameState: true });
      }
    },
  );

  it.each(TABLE)(
    'MAT-2 the game master pauses the match, and the campaign %s: both are done, or the later one is refused',
    async (command, running, held) => {
      for (let time = 0; time < TIMES / 2; time += 1) {
        const at = await battleWar(pool);
        const [paused, answer] = await Promise.all([pauseMatch(at), COMMANDS[command]?.(at)]);
        // Whoever came first: the match was over or stood still already, or was away.
        expect(['ok', 'match/not-running', 'request/not-found']).toContain(paused);
        expect([held, paused === 'ok' ? held : running]).toContain(
          `${String(answer)}: ${await standingOf(at)}`,
        );
      }
    },
  );

  it('MAT-2 a campaign that is deleted waits for an order that calls a player', async () => {
    const at = await battleWar(pool);
    const isHeldUp = async (): Promise<boolean> => {
      const { rows } = await pool.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0]?.n === 1;
    };
    const deletion = await withTransaction(pool, async (client) => {
      await client.query('SELECT FROM matches WHERE id = $1 FOR UPDATE', [at.match]);
      const removing = deleted(at).then(
        () => 'ok',
        (error: unknown) => String(error),
      );
      for (const until = Date.now() + 60_000; !(await isHeldUp()) && Date.now() < until;)
        await new Promise((next) => setTimeout(next, 20));
      // What the key of a notice asks for.
      await client.query('SELECT FROM campaigns WHERE id = $1 FOR KEY SHARE', [at.war.id]);
      return { removing };
    });
    expect(await deletion.removing).toBe('ok');
    expect(await standingOf(at)).toBe('none, gone');
  });

  it('MAT-5 the match ends while the campaign pauses: its end is reported when the campaign goes on', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const at = await battleWar(pool);
      await Promise.all([endMatch(at), COMMANDS['pauses']?.(at)]);
      await at.counting.sweep();
      expect(['paused -, open here', 'over due, open here']).toContain(await standingOf(at));
      await done(new ResumeCampaign(at.store).run(gmOf(at), null));
      await endMatch(at);
      await at.counting.sweep();
      expect(await standingOf(at)).toBe('over counted, done');
    }
  });
});
