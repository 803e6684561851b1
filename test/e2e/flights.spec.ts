/**
 * BLD-DROP over real HTTP: a planned flight into an enemy's hex leads to a battle from the chosen side; one
 * that may not start costs nothing.
 */
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck, type AnswerCheck } from '../support/answers';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus } from '../support/players';

interface Hold {
  readonly dropships: readonly { readonly building: string }[];
  readonly from: readonly {
    readonly hex: string;
    readonly mechs: readonly { readonly mech: string; readonly tons: number }[];
  }[];
  readonly forbidden: readonly string[];
}
interface Sheet {
  readonly preview: readonly {
    readonly cost: number | null;
    readonly violations: readonly { readonly code: string; readonly pointer: string }[];
  }[];
}

let app: TestApp;
let is: AnswerCheck;
let game: Game;
let A: Player;
let B: Player;
let ship: string;

beforeAll(async () => {
  app = await startTestApp();
  is = await answerCheck(app);
});
afterAll(() => app.close());

/** Two players at their HQs, far from each other; A has a dropship and 100 t. */
beforeEach(async () => {
  game = await newGame(app);
  const [a, b] = game.players;
  if (a === undefined || b === undefined) throw new Error('two players');
  [A, B] = [a, b];
  const { buildings } = (await game.view(game.gm)) as unknown as {
    buildings: readonly { id: string; type: string }[];
  };
  ship = buildings.find(({ type }) => type === 'dropship')?.id ?? '';
  await game.correct([
    { set: 'building', building: ship, control: A.force },
    { set: 'account', force: A.force, change: 100 },
  ]);
});

const hold = async (): Promise<Hold> => {
  const { body } = expectStatus(await game.at(A, 'GET', '/options'), 200);
  is('OrderOptions', body);
  return (body as unknown as { orders: { dropship: Hold } }).orders.dropship;
};
/** The two lightest mechs at A's HQ. */
const lance = async (): Promise<{ readonly mechs: readonly string[]; readonly fee: number }> => {
  const { mechs } = (await hold()).from[0] ?? { mechs: [] };
  const two = [...mechs].sort((a, b) => a.tons - b.tons).slice(0, 2);
  return {
    mechs: two.map(({ mech }) => mech),
    fee: Math.ceil(two.reduce((sum, { tons }) => sum + tons, 0) / 5),
  };
};
const hexesOf = async (mechs: readonly string[]): Promise<readonly (string | undefined)[]> => {
  const view = await game.view(A);
  return mechs.map((id) => view.mechs.find((mech) => mech.id === id)?.hex);
};
const ledger = async (): Promise<readonly (readonly [number, string, string])[]> => {
  const { body } = expectStatus(await game.at(A, 'GET', '/ledger'), 200);
  const { items } = body as unknown as {
    items: readonly { amount: number; cause: { rule: string; text: string } }[];
  };
  return items
    .filter(({ cause }) => cause.rule === 'BLD-DROP')
    .map(({ amount, cause }) => [amount, cause.rule, cause.text]);
};

it('BLD-DROP CMB-4 planned, a lance flies into the enemy’s hex, and the battle’s setup has it on the side that its player chose', async () => {
  await game.advanceTo('planning');
  const { mechs, fee } = await lance();
  const target = (await game.view(B)).map.hq;
  const order = { type: 'dropship', building: ship, mechs, to: target, direction: 'SW' };
  const { body } = expectStatus(await game.order(A, [order]), 200);
  is('OrderSheet', body);
  expect((body as unknown as Sheet).preview).toMatchObject([{ cost: fee, violations: [] }]);
  await game.allReady();
  expect(await hexesOf(mechs)).toEqual([target, target]);
  expect((await game.view(A)).account).toBe(100 - fee);
  expect(await hold()).toBeNull();
  await game.advanceTo('combat', 'battles');
  const list = expectStatus(await game.at(A, 'GET', '/battles'), 200).body as unknown as {
    items: readonly { id: string; hex: string }[];
  };
  const id = list.items.find(({ hex }) => hex === target)?.id ?? '';
  const battle = expectStatus(await game.at(A, 'GET', `/battles/${id}`), 200).body as unknown as {
    setup: {
      units: readonly { id: string; force: string; role: string; shutDown: boolean; deployment: unknown }[];
    };
  };
  for (const mech of mechs)
    expect(battle.setup.units.find((unit) => unit.id === mech)).toMatchObject({
      force: A.force,
      role: 'attacker',
      shutDown: false,
      deployment: { direction: 'SW', ring: 'middle' },
    });
});

it('BLD-DROP MOV-5 in movement, a flight into sight that its player does not know of does not start, and half of its fee comes back', async () => {
  await game.advanceTo('movement');
  const { mechs, fee } = await lance();
  const start = await hexesOf(mechs);
  const target = (await game.view(B)).map.hq;
  expect((await hold()).forbidden).not.toContain(target);
  const order = { type: 'dropship', building: ship, mechs, to: target, direction: 'N' };
  expectStatus(await game.order(A, [order]), 200);
  // Where it stands is no goal, and nobody flies twice.
  const { body } = await game.order(A, [order, { ...order, to: start[0] }]);
  const twice = JSON.stringify(body);
  for (const code of ['movement/dropship-has-flown', 'movement/second-order', 'movement/flight-to-start'])
    expect(twice).toContain(code);
  expectStatus(await game.order(A, [order]), 200);
  await game.allReady();
  expect(await hexesOf(mechs)).toEqual(start);
  expect((await game.view(A)).account).toBe(100 - fee / 2);
  const lines = await ledger();
  expect(lines.map(([amount]) => amount).sort((a, b) => a - b)).toEqual([-fee, fee / 2]);
  const { body: feed } = expectStatus(await game.at(A, 'GET', '/events'), 200);
  const { items } = feed as unknown as { items: readonly { type: string; data: { mech?: string } }[] };
  expect(items.filter(({ type }) => type === 'mech-halted').map(({ data }) => data.mech)).toEqual(
    [...mechs].sort(),
  );
});
