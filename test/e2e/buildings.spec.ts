/**
 * BLD: every building over real HTTP, set up by the game master's corrections: what it brings with none, one
 * and two of its type, with just above and just half of its CP, sabotaged, captured while it is used, and to
 * two players at once.
 */
import { startTestApp, type TestApp } from '../support/app';
import { FIELD_ROWS } from '../support/buildings/field-rows';
import { down, type Party } from '../support/buildings/party';
import type { Row } from '../support/buildings/row';
import { SUPPLY_ROWS } from '../support/buildings/supply-rows';
import { BuildingWar } from '../support/buildings/war';
import { BUILDINGS } from '../../src/rules/buildings';
import { BUILDING_TYPES, type BuildingType } from '../../src/rules/buildings';

let app: TestApp;
let war: BuildingWar;
let A: Party;
let B: Party;

beforeAll(async () => {
  app = await startTestApp();
  war = await BuildingWar.begin(app);
  [A, B] = [war.partyA, war.partyB];
});
afterAll(() => app.close());

const ROWS = [...SUPPLY_ROWS, ...FIELD_ROWS].map((row) => ({
  ...row,
  rule: BUILDINGS.find(({ type }) => type === row.type)?.rule,
}));

it('BLD every type is there', () => {
  expect(ROWS.map(({ type }) => type).sort()).toEqual([...BUILDING_TYPES].sort());
});

const nobodys = (type: BuildingType): readonly object[] => [war.holds(null, type), war.holds(null, type, 1)];
/** Goes to where a row is looked at, through the fights of those who play. */
const arrive = async (row: Row, ...players: readonly Party[]): Promise<void> => {
  if (row.fights !== undefined) await war.to('combat', 'battles');
  for (const p of players) await row.fights?.(p);
  await war.to(...row.when);
};
/** What both players need is there. */
const prepare = async (row: Row, ...control: readonly object[]): Promise<void> => {
  await war.fresh([...[A, B].flatMap((p) => row.needs?.(p) ?? []), ...control]);
  await arrive(row, A, B);
};
/** What A is shown when the buildings of the type stand like this. */
const looked = async (row: Row, ...control: readonly object[]): Promise<unknown> => {
  if (row.anew === true) await prepare(row, ...control);
  else await war.game.correct([...nobodys(row.type), ...control]);
  return row.shows(A);
};

describe.each(ROWS)('$rule $type', (row) => {
  const { type } = row;

  it('BLD-1 BLD-2 BLD-5 brings its benefit to who controls it, while it has more than half of its CP, and of two what the rules say', async () => {
    if (row.anew !== true) await prepare(row);
    expect(await looked(row)).toEqual(row.none);
    expect(await looked(row, war.holds(A.who, type))).toEqual(row.one);
    expect(await looked(row, war.holds(B.who, type))).toEqual(row.none);
    expect(await looked(row, war.holds(A.who, type, 0, 51))).toEqual(row.one);
    expect(await looked(row, war.holds(A.who, type, 0, 50))).toEqual(row.none);
    expect(await looked(row, war.holds(A.who, type), war.holds(A.who, type, 1))).toEqual(row.two);
    expect(await looked(row, war.holds(A.who, type), war.holds(A.who, type, 1, 50))).toEqual(row.one);
  });

  it('BLD-1 two players use theirs at once', async () => {
    await prepare(row, war.holds(A.who, type), war.holds(B.who, type, 1));
    expect([await row.shows(A), await row.shows(B)]).toEqual([row.one, row.one]);
  });

  it('BLD-2 BLD-SPY BLD-6 does not work from the close of preparation to the end of the round when it is sabotaged', async () => {
    const { hex, id } = war.site(type);
    await war.fresh([
      ...(row.needs?.(A) ?? []),
      ...[
        war.holds(A.who, type),
        war.holds(B.who, 'spy-service', 1),
        war.pays(B.who, 15),
        war.stands('B4', down(hex, -1)),
      ],
    ]);
    const { seq } = await A.view();
    await war.order(B.who, [{ type: 'sabotage-building', building: id }]);
    // What happens in preparation happens before it closes.
    if (row.when[0] === 'preparation') expect(await row.shows(A)).toEqual(row.one);
    await war.to('planning');
    const works = async (): Promise<unknown> =>
      (await A.rows('buildings')).find((one) => one['id'] === id)?.['works'];
    expect(await works()).toBe(false);
    if (row.when[0] !== 'preparation') {
      await arrive(row, A);
      expect(await row.shows(A)).toEqual(row.none);
    }
    const [en, de] = [await war.events(A.who, seq), await war.events(A.who, seq, 'de')].map((events) =>
      events.find((event) => event.type === 'building-sabotaged'),
    );
    expect(JSON.stringify(en)).not.toContain(B.who.force);
    expect(en?.text).not.toBe(de?.text);
    await war.to('preparation');
    expect(await works()).toBe(true);
  });
});

describe.each(ROWS.filter(({ garrison }) => garrison !== true))('$rule $type', (row) => {
  const { type } = row;
  it('BLD-6 CMB-10 that an enemy takes works to the end of combat for who held it, and then for who took it', async () => {
    const { hex, id } = war.site(type);
    await prepare(row, war.holds(A.who, type), war.stands('B4', hex));
    if (row.when[0] !== 'supply') expect(await row.shows(A)).toEqual(row.one);
    await war.to('supply');
    const control = async (p: Party): Promise<unknown> =>
      (await p.rows('buildings')).find((one) => one['id'] === id)?.['control'];
    expect(await control(B)).toBe(B.who.force);
    expect(await control(A)).not.toBe(A.who.force);
    if (row.when[0] !== 'supply') await war.to(...row.when);
    expect([await row.shows(A), await row.shows(B)]).toEqual([row.none, row.one]);
  });
});

const USES = ROWS.flatMap(({ use, ...row }) => (use === undefined ? [] : [{ ...row, use }]));

describe.each(USES)('$rule $type', (row) => {
  const { type, use } = row;
  it('ROUND-6 SUP-9 is ordered, paid, told and seen as the dry run said, in English and in German', async () => {
    await prepare(row, war.holds(A.who, type));
    const { seq } = await A.view();
    await war.openBook(A.who);
    const orders = await use.orders(A);
    const { preview } = await war.order(A.who, orders);
    expect(preview.map(({ cost, violations }) => ({ cost, violations }))).toEqual(
      use.costs.map((cost) => ({ cost, violations: [] })),
    );
    const german = await war.price(A.who, orders, 'de');
    const words = (priced: typeof preview): readonly string[] =>
      priced.flatMap(({ terms }) => terms.map(({ text }) => text));
    for (const [en, de] of use.terms)
      expect([words(preview), words(german)]).toEqual([
        expect.arrayContaining([en]),
        expect.arrayContaining([de]),
      ]);
    await war.close();
    const [en, de] = [await war.events(A.who, seq), await war.events(A.who, seq, 'de')];
    expect(en.map((event) => event.type)).toEqual(expect.arrayContaining([...use.told]));
    for (const [index, event] of en.entries()) {
      expect(event.text).not.toMatch(/undefined|\[object|null/);
      if (use.told.includes(event.type)) expect(event.text).not.toBe(de[index]?.text);
    }
    const booked = (await war.ledger(A.who)).filter(({ cause }) => cause.rule !== 'END-2');
    expect(booked.map(({ amount, cause }) => [cause.rule, amount])).toEqual(use.booked);
    const inGerman = (await war.ledger(A.who, 'de')).filter(({ cause }) => cause.rule !== 'END-2');
    for (const [index, { cause }] of booked.entries())
      expect(cause.text).not.toBe(inGerman[index]?.cause.text);
    expect(await use.then(A)).toEqual(use.thenSeen);
  });
});
