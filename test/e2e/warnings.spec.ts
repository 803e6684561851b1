/** ROUND-6 over HTTP: a sheet that harms its player is saved, and says so in the language asked for. */
import { startTestApp, type TestApp } from '../support/app';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

interface Told {
  readonly code: string;
  readonly rule: string;
  readonly pointer: string;
  readonly message: string;
}
interface Sheet {
  readonly preview: readonly { readonly violations: readonly Told[]; readonly warnings: readonly Told[] }[];
  readonly warnings: readonly Told[];
}

let app: TestApp;
let game: Game;
let A: Player;
let B: Player;
beforeAll(async () => {
  app = await startTestApp();
  game = await newGame(app);
  [A, B] = game.players as [Player, Player];
});
afterAll(() => app.close());

const orders = async (): Promise<readonly object[]> => {
  const own = (await game.view(A)).mechs.filter((mech) => mech.own);
  return own.map(({ id }) => ({ type: 'shut-down', mech: id }));
};
const sheetOf = (body: unknown): Sheet => body as Sheet;

it('ROUND-6 CMB-1 mechs that are parked where nobody stands guard are told with the order, by dry run, saving and reading', async () => {
  const body = { phase: 'preparation', orders: await orders() };
  const tried = expectStatus(await game.at(A, 'PUT', '/orders?dryRun=true', { body }), 200);
  const saved = expectStatus(await game.at(A, 'PUT', '/orders', { body }), 200);
  const read = expectStatus(await game.at(A, 'GET', '/orders'), 200);
  for (const { body: answer } of [tried, saved, read]) {
    const { preview, warnings } = sheetOf(answer);
    expect(warnings.map(({ code, rule }) => [code, rule])).toContainEqual([
      'warnings/parked-unguarded',
      'CMB-1',
    ]);
    const [first] = warnings;
    const at = Number(/^\/orders\/(\d+)/.exec(first?.pointer ?? '')?.[1]);
    expect(preview[at]?.warnings[0]).toEqual({
      ...first,
      pointer: (first?.pointer ?? '').replace(/^\/orders\/\d+/, ''),
    });
    expect(first?.message).toMatch(
      /^No mech that can fight guards \d{4}: an enemy who comes takes .+, .+, .+ and \d+ more without a fight\. Leave a mech there that can fight\.$/,
    );
    expect(preview.flatMap(({ violations }) => violations)).toEqual([]);
  }
  const german = sheetOf(
    expectStatus(await game.at(A, 'GET', '/orders', { headers: { 'accept-language': 'de' } }), 200).body,
  );
  expect(german.warnings[0]?.message).toMatch(/^Kein kampffähiger Mech bewacht \d{4}/);
});

it('a sheet that harms nobody has none, and another player sees nothing of mine', async () => {
  const { warnings, preview } = sheetOf(expectStatus(await game.at(B, 'GET', '/orders'), 200).body);
  expect([warnings, preview]).toEqual([[], []]);
});

it('a refused sheet warns of what stands beside what does not', async () => {
  const body = { phase: 'preparation', orders: [...(await orders()), { type: 'shut-down', mech: 'nobody' }] };
  const refused = expectStatus(await game.at(A, 'PUT', '/orders', { body }), 422);
  expect(sheetOf(refused.body).warnings.map(({ code }) => code)).toContain('warnings/parked-unguarded');
});
