/** Standing words: what a player has said once, when it counts, what it ends, and how it is taken back. */
import { startTestApp, type TestApp } from '../support/app';
import { gameOf, newGame, type Game, type Player } from '../support/game';
import type { Answer } from '../support/http';
import { expectStatus, register, startedCampaign } from '../support/players';

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  game = await newGame(app, { onDeadline: 'wait' });
  [A, B] = game.players as [Player, Player];
});

const ALL = ['preparation', 'planning', 'movement', 'combat', 'supply'];
const NONE = { readyWhenNothingToOrder: false, readyIn: [] };
const tryWord = (
  who: Player,
  word: object,
  query = '',
  headers: Record<string, string> = {},
): Promise<Answer> => game.at(who, 'PUT', `/standing${query}`, { body: word, headers });
const leave = async (who: Player, word: object): Promise<object> =>
  expectStatus(await tryWord(who, { ...NONE, ...word }), 200).body;
const wordOf = async (who: Player): Promise<object> =>
  expectStatus(await game.at(who, 'GET', '/standing'), 200).body;
const say = async (who: Player, ready: boolean): Promise<void> =>
  void expectStatus(await game.at(who, 'PUT', '/ready', { body: { ready } }), 200);
/** Of A and of B, as B sees it. */
const readyNow = async (): Promise<readonly (boolean | undefined)[]> => {
  const { forces } = await game.view(B);
  return [A, B].map(({ force }) => forces.find(({ id }) => id === force)?.ready);
};
const at = async (): Promise<string> => {
  const { round, phase } = await game.view(A);
  return `${round} ${phase}`;
};

describe('a standing word', () => {
  it('ROUND-3 is kept as it was said, in the order of the round, and told to its player alone', async () => {
    expect(await wordOf(A)).toEqual(NONE);
    const word = { readyWhenNothingToOrder: true, readyIn: ['supply', 'planning'] };
    const tried = expectStatus(await tryWord(A, word, '?dryRun=true'), 200).body;
    expect(tried).toEqual({ readyWhenNothingToOrder: true, readyIn: ['planning', 'supply'] });
    expect(await wordOf(A)).toEqual(NONE);
    expect(await leave(A, word)).toEqual(tried);
    expect(await wordOf(A)).toEqual(tried);
    expect(await wordOf(B)).toEqual(NONE);
    expect((await game.at(game.gm, 'GET', '/standing')).status).toBe(403);
    expect(await leave(A, {})).toEqual(NONE);
    const { rows } = await app.pool.query('SELECT 1 FROM standing_words WHERE campaign_id = $1', [game.id]);
    expect(rows).toEqual([]);
  });

  it('ROUND-3 names phases that take orders, each once; every mistake is told', async () => {
    const wrong = expectStatus(
      await tryWord(A, { readyWhenNothingToOrder: 1, readyIn: ['announcement-1', 'battles'], x: 1 }),
      400,
    ).body;
    const found = wrong['violations'] as unknown as readonly { code: string; pointer: string }[];
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual([
      'shape/not-a-boolean /readyWhenNothingToOrder',
      'shape/unknown-property /x',
      'shape/wrong-element /readyIn/0',
      'shape/wrong-element /readyIn/1',
    ]);
    expectStatus(await tryWord(A, { readyWhenNothingToOrder: true, readyIn: ['supply', 'supply'] }), 400);
    expectStatus(await tryWord(A, {}), 400);
  });

  it('is replaced only by who has read it, when they say so', async () => {
    const read = await game.at(A, 'GET', '/standing');
    const etag = read.headers.get('etag') ?? '';
    expect((await game.at(A, 'GET', '/standing', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expectStatus(await tryWord(A, { ...NONE, readyIn: ['combat'] }, '', { 'if-match': etag }), 200);
    expectStatus(await tryWord(A, NONE, '', { 'if-match': etag }), 412);
    expect(await wordOf(A)).toEqual({ ...NONE, readyIn: ['combat'] });
  });

  it('ROUND-3 counts only when somebody has acted in the round: words alone end nothing', async () => {
    await leave(A, { readyIn: ALL });
    await leave(B, { readyIn: ALL });
    expect([await at(), await readyNow()]).toEqual(['1 preparation', [false, false]]);
    await game.advance();
    expect([await at(), await readyNow()]).toEqual(['1 planning', [false, false]]);
    // Who takes back what they have not said does nothing either.
    await say(A, false);
    expect(await readyNow()).toEqual([false, false]);
  });

  it('ROUND-3 one act in the round lets the words close phase after phase, to the beginning of the next round', async () => {
    await leave(A, { readyIn: ALL });
    await leave(B, { readyIn: ALL });
    const heads = (await game.view(A)).seq;
    await say(B, true);
    expect([await at(), await readyNow()]).toEqual(['2 preparation', [false, false]]);
    const events = expectStatus(await game.at(A, 'GET', `/events?after=${heads}&limit=100`), 200).body[
      'items'
    ] as unknown as {
      type: string;
      data: { phase: string };
    }[];
    expect(events.filter(({ type }) => type === 'phase-opened').map(({ data }) => data.phase)).toEqual([
      ...[
        'planning',
        'announcement-1',
        'movement',
        'announcement-2',
        'combat',
        'combat',
        'supply',
        'preparation',
      ],
    ]);
    // In the new round nobody has acted.
    await game.advance();
    expect([await at(), await readyNow()]).toEqual(['2 planning', [false, false]]);
  });

  it('ROUND-3 a saved sheet is an act, too; the word does not speak for who is at their sheet', async () => {
    await leave(A, { readyIn: ['preparation'] });
    await leave(B, { readyIn: ['preparation', 'planning'] });
    const saved = expectStatus(await game.order(A, []), 200).body;
    expect(saved['ready']).toBe(false);
    expect([await at(), await readyNow()]).toEqual(['1 preparation', [false, true]]);
    // Saved anew it is no first act, and it stands as it is.
    expectStatus(await game.order(A, []), 200);
    await say(A, true);
    expect([await at(), await readyNow()]).toEqual(['1 planning', [false, true]]);
  });

  it('ROUND-3 the sheet whose saving lets the words count is carried out when they end its phase', async () => {
    await leave(B, { readyIn: ['preparation'] });
    const [mech] = (await game.view(A)).mechs.filter(({ own }) => own);
    expectStatus(await game.order(A, [{ type: 'shut-down', mech: mech?.id }]), 200);
    expect(await readyNow()).toEqual([false, true]);
    await say(A, true);
    expect(await at()).toBe('1 planning');
    expect((await game.view(A)).mechs.find(({ id }) => id === mech?.id)?.state).toBe('shut-down');
  });

  it('ROUND-3 what a word has set is taken back until the phase ends, and the word does not set it again', async () => {
    await leave(A, { readyIn: ['preparation', 'planning'] });
    await say(B, true);
    expect(await at()).toBe('1 planning');
    expect(await readyNow()).toEqual([true, false]);
    await say(A, false);
    expect(await readyNow()).toEqual([false, false]);
    await leave(A, { readyIn: ALL });
    await say(B, true);
    expect([await at(), await readyNow()]).toEqual(['1 planning', [false, true]]);
    await say(A, true);
    expect(await at()).toBe('1 movement');
    expect(await readyNow()).toEqual([true, false]);
  });

  it('ROUND-3 ready where there is nothing to order, and nowhere else', async () => {
    await leave(A, { readyWhenNothingToOrder: true });
    await say(B, true);
    expect(await readyNow()).toEqual([false, true]);
    // The round goes on by hand to the declarations, where no enemy stands beside anybody.
    for (const phase of ['planning', 'movement']) {
      await say(A, true);
      expect((await game.view(A)).phase).toBe(phase);
      await say(B, true);
    }
    const options = expectStatus(await game.at(A, 'GET', '/options'), 200).body;
    expect(options['phase']).toBe('movement');
    await say(A, true);
    const { phase, step } = await game.view(A);
    expect([phase, step, await readyNow()]).toEqual(['combat', 'declarations', [true, false]]);
    await say(B, true);
    expect([await at(), await readyNow()]).toEqual(['1 supply', [false, false]]);
  });

  it('ROUND-3 a word that is left in a round in which somebody has acted counts at once', async () => {
    await say(B, true);
    await leave(A, { readyIn: ['preparation'] });
    expect(await at()).toBe('1 planning');
  });

  it('ROUND-3 the game master who advances is told where the words lead', async () => {
    await leave(A, { readyIn: ['planning', 'movement'] });
    await leave(B, { readyIn: ['planning', 'movement'] });
    expectStatus(await game.order(B, []), 200);
    const tried = expectStatus(
      await game.at(game.gm, 'POST', '/gm/advance?dryRun=true', { body: {} }),
      200,
    ).body;
    expect(tried).toMatchObject({ phase: 'planning' });
    const done = expectStatus(await game.at(game.gm, 'POST', '/gm/advance', { body: {} }), 200).body;
    expect(done).toMatchObject({ round: 1, phase: 'combat', step: 'declarations' });
    expect(await at()).toBe('1 combat');
  });

  it('ROUND-3 ROUND-4 a deadline that passes opens phases that the words end', async () => {
    game = await newGame(app, { onDeadline: 'advance' });
    [A, B] = game.players as [Player, Player];
    for (const who of [A, B]) await leave(who, { readyIn: ['planning', 'movement'] });
    expectStatus(await game.order(A, []), 200);
    const passed = expectStatus(
      await game.at(game.gm, 'POST', '/gm/deadline', { body: { now: true } }),
      200,
    ).body;
    expect(passed).toMatchObject({ round: 1, phase: 'combat', step: 'declarations' });
    expect(await at()).toBe('1 combat');
  });

  it('ROUND-3 END-2 goes with its player: a seat that is passed on begins without', async () => {
    await leave(A, { readyIn: ALL });
    const next = await register(app, 'Next');
    const { code } = expectStatus(
      await game.at(game.gm, 'POST', '/invitations', { body: { role: 'player', force: A.force } }),
      201,
    ).body;
    expectStatus(await next.call('POST', `/v1/invitations/${String(code)}/accept`, { body: {} }), 200);
    expect(await wordOf({ ...next, force: A.force })).toEqual(NONE);
    expect((await game.at(A, 'GET', '/standing')).status).toBe(403);
    await say(B, true);
    expect([(await game.view(B)).phase, await readyNow()]).toEqual(['preparation', [false, true]]);
  });

  it('ROUND-3 is applied when somebody leaves for whom the phase waited, and waits for an act again in the next round', async () => {
    const war = await gameOf(await startedCampaign(app, 3, { onDeadline: 'wait' }));
    const [first, second, third] = war.players as [Player, Player, Player];
    const says = async (who: Player, path: string, body: object): Promise<void> =>
      void expectStatus(await war.at(who, 'PUT', path, { body }), 200);
    await says(first, '/standing', { ...NONE, readyIn: ALL });
    await says(second, '/standing', { ...NONE, readyIn: ALL });
    await says(second, '/ready', { ready: true });
    expect(await war.view(first)).toMatchObject({ round: 1, phase: 'preparation' });
    expectStatus(await war.at(third, 'DELETE', `/members/${third.id}`), 204);
    expect(await war.view(first)).toMatchObject({ round: 2, phase: 'preparation' });
    // The first sheet of the new round is an act again.
    expectStatus(await war.order(first, []), 200);
    const { forces } = await war.view(first);
    expect(forces.find(({ id }) => id === second.force)?.ready).toBe(true);
  });

  it('ROUND-3 rests while the campaign rests, and after the end there is none to leave', async () => {
    await say(B, true);
    expectStatus(await game.at(game.gm, 'POST', '/gm/pause', { body: {} }), 200);
    await leave(A, { readyIn: ['preparation'] });
    expect(await at()).toBe('1 preparation');
    const resumed = expectStatus(await game.at(game.gm, 'POST', '/gm/resume', { body: {} }), 200).body;
    expect(resumed).toMatchObject({ status: 'running', phase: 'planning' });
    expect(await at()).toBe('1 planning');
    expectStatus(
      await game.at(game.gm, 'POST', '/gm/end', { body: { winner: A.force, reason: 'Peace' } }),
      200,
    );
    const late = await tryWord(A, NONE);
    expect([late.status, late.body['code']]).toEqual([409, 'phase/not-open']);
  });

  it('is gone with its player, and with the campaign', async () => {
    const rows = async (): Promise<readonly object[]> =>
      (await app.pool.query<object>('SELECT force FROM standing_words WHERE campaign_id = $1', [game.id]))
        .rows;
    await leave(A, { readyIn: ALL });
    await leave(B, { readyIn: ALL });
    expect(await rows()).toHaveLength(2);
    expectStatus(await game.at(A, 'POST', '/leave', { body: {} }), 204);
    expect(await rows()).toEqual([{ force: B.force }]);
    // Nobody else is waited for, and the word of who is left counts from their first act on.
    await say(B, true);
    expect((await game.view(B)).round).toBe(2);
    expectStatus(
      await game.at(game.gm, 'POST', '/gm/end', { body: { winner: B.force, reason: 'Alone' } }),
      200,
    );
    expectStatus(await game.at(game.gm, 'DELETE', ''), 204);
    expect(await rows()).toEqual([]);
  });

  it('END-2 after a rollback nobody has acted yet, so that the words wait', async () => {
    await leave(A, { readyIn: ALL });
    await say(B, true);
    expect(await at()).toBe('1 planning');
    expectStatus(
      await game.at(game.gm, 'POST', '/gm/rollback', {
        body: { round: 1, phase: 'preparation', reason: 'Anew' },
      }),
      200,
    );
    expect([await at(), await readyNow()]).toEqual(['1 preparation', [false, false]]);
    await say(B, true);
    expect([await at(), await readyNow()]).toEqual(['1 planning', [true, false]]);
  });
});
