/**
 * Who reads a match along without a seat (GAM-6, MAT-2, MAT-9) gets the same bytes as before, on every address and on
 * the connection of their stream, whatever is done in it that they may not know yet, or never; and mistakes of
 * each kind, planted one after the other, are seen.
 */
import type { oneTurnLate } from '../../src/application/matches/watching';
import { MatchHub } from '../../src/application/matches/match-hub';
import { SeeMatch } from '../../src/application/matches/see-match';
import { startTestApp, type TestApp } from '../support/app';
import { openBattleMatch } from '../support/matches/battle-matches';
import { newGame } from '../support/game';
import { bytesOf, difference, type Asked, type Bytes } from '../support/interference/bytes';
import { openRawStream, type RawStream } from '../support/interference/raw-stream';
import { firstOf, openTogether, viewOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

type Late = typeof oneTurnLate;

/** What stands in for the match one turn late; null: nothing does. */
let mockLate: ((real: Late) => Late) | null = null;
jest.mock('../../src/application/matches/watching', () => {
  const real = jest.requireActual<{ oneTurnLate: Late }>('../../src/application/matches/watching');
  const late: Late = (...asked) => (mockLate?.(real.oneTurnLate) ?? real.oneTurnLate)(...asked);
  return { ...real, oneTurnLate: late };
});

let app: TestApp;
let [ada, ben, cleo]: Person[] = [];
beforeAll(async () => {
  app = await startTestApp();
  [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => register(app, name)));
});
afterAll(() => app.close());
afterEach(() => {
  mockLate = null;
  jest.restoreAllMocks();
});

const READS = ['', '/view', '/board', '/events', '/replay', '/scene.svg', '/cards/hbk', '/cards/enf', '/log'];

const PATIENCE_MS = 60_000;

/** Records everything that reaches somebody of one match. */
class Reader {
  #before = new Map<string, Bytes>();
  #stream: RawStream | null = null;

  constructor(
    private readonly who: Person,
    private readonly match: string,
    private readonly query: string,
  ) {}

  async begin(): Promise<void> {
    const path = `/v1/matches/${this.match}/events/stream${this.query}`;
    this.#stream = await openRawStream(app.url, path, this.who.token);
    await this.differences();
  }

  /** What is different from the last time; empty: nothing, to the last byte. */
  async differences(): Promise<readonly string[]> {
    const found: string[] = [];
    const heard = (await this.#stream?.taken()) ?? '';
    if (heard !== '') found.push(`stream: ${heard}`);
    for (const rest of READS)
      for (const language of ['en', 'de']) {
        const name = `${rest} in ${language}`;
        const headers = { 'accept-language': language };
        const path = `/v1/matches/${this.match}${rest}${this.query}`;
        const asked: Asked = { name, method: 'GET', path, token: this.who.token, headers };
        const now = await bytesOf(app.url, asked);
        const before = this.#before.get(name);
        const what = before === undefined ? null : difference(before, now);
        if (what !== null) found.push(`${name}: ${what}`);
        this.#before.set(name, now);
      }
    return found;
  }

  /** What is different once something like this is; rejects when nothing is in time. */
  async learns(what: RegExp): Promise<void> {
    const found: string[] = [];
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
      found.push(...(await this.differences()));
      if (found.some((one) => what.test(one))) return;
    }
    throw new Error(`nothing like ${String(what)} in ${found.join('\n')}`);
  }

  end(): void {
    this.#stream?.close();
  }
}

const at = (id: string, rest: string): string => `/v1/matches/${id}${rest}`;
const orderFirst = async (players: readonly Person[], id: string): Promise<boolean> => {
  for (const who of players) {
    const body = firstOf(await viewOf(who, id));
    if (body === null) continue;
    expectStatus(await who.call('POST', at(id, '/orders'), { body }), 200);
    return true;
  }
  return false;
};
const turnNow = async (who: Person, id: string): Promise<number> => (await viewOf(who, id)).match.turn;

type Say = (one: Person, other: Person, id: string) => Promise<unknown>;

/** The same proposal again is a word for it: each has another. */
const stays: Say = async (one, _other, id) =>
  expectStatus(await one.call('POST', at(id, '/proposals'), { body: { what: 'bots' } }), 200);

/** Everything that players say and leave without an order. */
const SAID: readonly (readonly [name: string, say: Say])[] = [
  [
    'a proposal, and its answer',
    async (one, other, id) => {
      const body = { what: 'end' };
      const made = expectStatus(await one.call('POST', at(id, '/proposals'), { body }), 200).body;
      const answer = { body: { agree: false } };
      expectStatus(await other.call('POST', at(id, `/proposals/${String(made['proposal'])}`), answer), 200);
    },
  ],
  ['a proposal that stays open', stays],
  [
    'standing words and a queue',
    async (one, _other, id) => {
      const standing = [{ kind: 'bt.question.sight', then: 'bot' }];
      expectStatus(await one.call('PUT', at(id, '/standing'), { body: { standing } }), 200);
      expectStatus(await one.call('PUT', at(id, '/queue'), { body: { queue: [] } }), 200);
    },
  ],
  [
    'drafts',
    async (one, _other, id) => {
      const body = firstOf(await viewOf(one, id));
      if (body !== null) await one.call('POST', at(id, '/orders?dryRun=true'), { body });
    },
  ],
];

/** In the fire of the first turn or later it may end by the dice: it is asked for what is set up only. */
const shared = async (): Promise<{ readonly id: string; readonly reader: Reader }> => {
  const seats = [{ me: true }, { invite: true }];
  const options = { live: { minutes: 60, reserve: 60 } };
  const body = { system: 'battletech', scenario: 'training', seats, options };
  const id = await openTogether([ada as Person, ben as Person], body);
  const link = { body: { shared: true } };
  const { code } = expectStatus(await (ada as Person).call('PUT', at(id, '/link'), link), 200).body;
  const reader = new Reader(cleo as Person, id, `?watch=${String(code)}`);
  await reader.begin();
  return { id, reader };
};

describe('who watches by a link', () => {
  it('MAT-9 learns nothing of a turn, by no byte and at no moment, before it is over', async () => {
    const players = [ada as Person, ben as Person];
    const { id, reader } = await shared();
    let orders = 0;
    while ((await turnNow(ada as Person, id)) === 1 && (await orderFirst(players, id))) {
      const { match } = await viewOf(ada as Person, id);
      if (match.turn > 1 || match.state === 'over') break;
      orders += 1;
      expect(await reader.differences()).toEqual([]);
    }
    expect(orders).toBeGreaterThan(0);
    // The turn, or the match, is over: now they learn of it all.
    await reader.learns(/^stream: .*id: 1/s);
    reader.end();
  }, 300_000);

  it.each(SAID)(
    'MAT-9 %s: of that nothing reaches them',
    async (_name, say) => {
      const { id, reader } = await shared();
      await say(ada as Person, ben as Person, id);
      expect(await reader.differences()).toEqual([]);
      reader.end();
    },
    300_000,
  );

  it('MAT-9 a bot in a player’s seat is told of with the turn in which it came', async () => {
    const { id, reader } = await shared();
    expectStatus(await (ada as Person).call('PUT', at(id, '/bot'), { body: { stance: 'hold' } }), 200);
    expectStatus(await (ada as Person).call('PUT', at(id, '/bot'), { body: { stance: null } }), 200);
    if ((await turnNow(ada as Person, id)) === 1) expect(await reader.differences()).toEqual([]);
    reader.end();
  }, 300_000);

  it.each<readonly [string, () => void, (id: string) => Promise<unknown>]>([
    [
      'the present state',
      () => {
        mockLate = () => (_system, match) => Promise.resolve({ match, state: match.state as never });
      },
      (id) => orderFirst([ada as Person, ben as Person], id),
    ],
    [
      'the present proposals',
      () => {
        mockLate = (real) => async (system, match, log) => ({ ...(await real(system, match, log)), match });
      },
      (id) => stays(ada as Person, ben as Person, id),
    ],
    [
      'word that something has changed',
      () => {
        const { follow } = MatchHub.prototype;
        jest.spyOn(MatchHub.prototype, 'follow').mockImplementation(function (this: MatchHub, follower) {
          // As if they had a seat.
          const { seat } = follower;
          return follow.call(
            this,
            seat === null
              ? { ...follower, seat: 'A', watch: null, user: (ada as Person).id as never }
              : follower,
          );
        });
      },
      (id) => stays(ada as Person, ben as Person, id),
    ],
  ])(
    'a mistake is seen: they get %s',
    async (_name, plant, act) => {
      plant();
      const { id, reader } = await shared();
      await act(id);
      await reader.learns(/./s);
      reader.end();
    },
    300_000,
  );
});

describe('the game master', () => {
  const inBattle = async () => {
    const game = await newGame(app);
    const { match } = await openBattleMatch(game);
    const reader = new Reader(game.gm, match, '');
    await reader.begin();
    return { players: game.players as readonly Person[], match, reader };
  };

  it('MAT-2 learns nothing of what players leave for themselves', async () => {
    const { players, match, reader } = await inBattle();
    const standing = [{ kind: 'bt.question.sight', then: 'bot' }];
    for (const who of players.slice(0, 2))
      expectStatus(await who.call('PUT', at(match, '/standing'), { body: { standing } }), 200);
    for (const who of players.slice(0, 2))
      expectStatus(await who.call('PUT', at(match, '/queue'), { body: { queue: [] } }), 200);
    expect(await reader.differences()).toEqual([]);
    reader.end();
  }, 300_000);

  it('MAT-2 learns of orders, and of proposals, at once: the comparison looks', async () => {
    const { players, match, reader } = await inBattle();
    expect(await orderFirst(players, match)).toBe(true);
    await reader.learns(/^stream: .*id: /s);
    const body = { what: 'end' };
    expectStatus(await (players[0] as Person).call('POST', at(match, '/proposals'), { body }), 200);
    await reader.learns(/^stream: .*event: match/s);
    reader.end();
  }, 300_000);

  it('a mistake is seen: they get what a seat has left', async () => {
    const { view } = SeeMatch.prototype;
    jest.spyOn(SeeMatch.prototype, 'view').mockImplementation(async function (this: SeeMatch, ...asked) {
      const seen = await view.apply(this, asked);
      if (!seen.ok || seen.value.seat !== null) return seen;
      const { match } = seen.value;
      const words = match.seats.flatMap(({ standing }) => standing).length;
      return { ...seen, value: { ...seen.value, seq: seen.value.seq + words } };
    });
    const { players, match, reader } = await inBattle();
    const standing = [{ kind: 'bt.question.sight', then: 'bot' }];
    for (const who of players.slice(0, 2))
      expectStatus(await who.call('PUT', at(match, '/standing'), { body: { standing } }), 200);
    await reader.learns(/^\/view/);
    reader.end();
  }, 300_000);
});
