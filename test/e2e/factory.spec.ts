/**
 * BLD-FACT over real HTTP: what the game master says that a factory has begun, its controller sees, works on
 * and gets.
 */
import { startTestApp, type TestApp } from '../support/app';
import { answerCheck } from '../support/answers';
import { newGame } from '../support/game';
import { expectStatus } from '../support/players';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Seen {
  readonly buildings: readonly {
    readonly id: string;
    readonly type: string;
    readonly hex: string;
    readonly work: object | null;
  }[];
  readonly mechs: readonly {
    readonly own: boolean;
    readonly design: string;
    readonly hex: string;
    readonly state?: string;
  }[];
  readonly account: number;
}

it('BLD-FACT BLD-4 END-2 a mech that was begun is finished with bought tons, and stands in the factory’s hex when supply is over', async () => {
  const is = await answerCheck(app);
  const game = await newGame(app);
  const [A, B] = game.players;
  if (A === undefined || B === undefined) throw new Error('two players');
  const seenBy = async (who: typeof A): Promise<Seen> => (await game.view(who)) as unknown as Seen;
  const plant = (await seenBy(A)).buildings.find(({ type }) => type === 'mech-factory');
  if (plant === undefined) throw new Error('no factory');
  const design = 'jagermech-jm6-s'; // 65 t, of House Davion
  const begin = (tons: number): object => ({
    set: 'building',
    building: plant.id,
    control: A.force,
    work: { design, tons },
  });
  const reason = 'for the test';
  const whole = await game.at(game.gm, 'POST', '/gm/correct', { body: { changes: [begin(65)], reason } });
  expect(whole).toMatchObject({
    status: 422,
    body: {
      violations: [
        {
          code: 'correction/no-part-of-a-mech',
          rule: 'END-2',
          pointer: '/changes/0/work/tons',
          params: { tons: 65 },
        },
      ],
    },
  });
  await game.correct([begin(40.5), { set: 'account', force: A.force, change: 20 }]);
  await game.advanceTo('supply');
  const before = await seenBy(A);
  is('View', before);
  expect(before.buildings.find(({ id }) => id === plant.id)?.work).toEqual({ design, tons: 40.5 });
  expect((await seenBy(B)).buildings.find(({ id }) => id === plant.id)?.work).toBeNull();
  const { orders } = expectStatus(await game.at(A, 'GET', '/options'), 200).body as unknown as {
    orders: Record<string, unknown>;
  };
  expect(orders['factory']).toMatchObject({
    buildings: [{ building: plant.id, hex: plant.hex, work: { design, tons: 40.5 } }],
    tons: 10,
  });
  const order = { type: 'factory', building: plant.id, design, tons: 14.5 };
  expect(await game.order(A, [{ ...order, tons: 15 }])).toMatchObject({
    status: 422,
    body: { code: 'supply/more-than-missing' },
  });
  const { body } = expectStatus(await game.order(A, [order]), 200);
  is('OrderSheet', body);
  expect(body).toMatchObject({ preview: [{ cost: 14.5, violations: [] }] });
  await game.allReady();
  const after = await seenBy(A);
  expect(
    after.mechs.filter((mech) => mech.own && mech.design === design && mech.hex === plant.hex),
  ).toMatchObject([{ state: 'no-pilot' }]);
  expect(after.buildings.find(({ id }) => id === plant.id)?.work).toBeNull();
  expect(before.account - after.account).toBe(14.5);
});
