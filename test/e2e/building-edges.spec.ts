/**
 * BLD: what single buildings do besides, over real HTTP: their limits, who takes them in between, and
 * corrections at the edges of what can be.
 */
import { replay } from '../../src/infrastructure/store/history/replay';
import { startTestApp, type TestApp } from '../support/app';
import { down, type Party, type Shown } from '../support/buildings/party';
import { expectStatus } from '../support/players';
import { BuildingWar, ENFORCER, HUNCHBACK, type Told } from '../support/buildings/war';

let app: TestApp;
let war: BuildingWar;
let A: Party;
let B: Party;
let C: Party;

beforeAll(async () => {
  app = await startTestApp();
  war = await BuildingWar.begin(app);
  [A, B, C] = [war.partyA, war.partyB, war.partyC];
});
afterAll(() => app.close());

const tell = async (p: Party, seq: number, type: string): Promise<readonly Told[]> =>
  (await war.events(p.who, seq)).filter((event) => event.type === type);

describe('mine-factory', () => {
  it('BLD-MINE a report of more mines than the factory makes is refused', async () => {
    await war.fresh([...A.fight(), war.holds(A.who, 'mine-factory')]);
    await war.to('combat', 'battles');
    const { url, setup } = await A.battle();
    const side = setup.sides.find(({ forces }) => forces.includes(A.who.force))?.side ?? '';
    const filed = async (mines: number): Promise<readonly [number, unknown]> => {
      const answer = await war.game.at(A.who, 'POST', `${url}/reports?dryRun=true`, {
        body: { ...A.victory(setup), minesUsed: { [side]: mines } },
      });
      return [answer.status, answer.body['code']];
    };
    expect(await filed(6)).toEqual([422, 'battle/too-many-mines']);
    expect(await filed(-1)).toEqual([400, expect.any(String)]);
    expect((await filed(5))[0]).toBe(201);
  });

  it('BLD-MINE TAC-7 the game master ends a battle whose report claims more mines than the other side had, by a decision or an edit', async () => {
    await war.fresh([...A.fight(), war.holds(A.who, 'mine-factory')]);
    await war.to('combat', 'battles');
    const { url, setup } = await A.battle();
    const side = setup.sides.find(({ forces }) => forces.includes(A.who.force))?.side ?? '';
    const claim = { ...A.victory(setup), minesUsed: { [side]: 99 } };
    const { body: filed } = expectStatus(
      await war.game.at(C.who, 'POST', `${url}/reports`, { body: claim }),
      201,
    );
    const report = String(filed['report']);
    const [decide, edit] = [`${url}/decide`, `${url}/reports/${report}`];
    const gm = (method: string, path: string, body: object) =>
      war.game.at(war.game.gm, method, path, { body });
    expect((await gm('PUT', edit, claim)).body['code']).toBe('battle/too-many-mines');
    expectStatus(await gm('PUT', `${edit}?dryRun=true`, { ...claim, minesUsed: { [side]: 5 } }), 200);
    const decided = expectStatus(await gm('POST', decide, { report }), 200).body;
    expect(decided).toMatchObject({
      state: 'done',
      reportState: 'applied',
      difference: { minesUsed: { [side]: 5 } },
    });
    expect((await war.game.at(A.who, 'GET', url)).body).toMatchObject({
      state: 'done',
      reports: [{ id: report, body: { minesUsed: { [side]: 5 } } }],
    });
    const told = await war.events(A.who, 0);
    expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining(['report-edited', 'battle-ended']));
    expect((await replay(app.pool, war.game.id))?.checks.filter(({ same }) => !same)).toEqual([]);
  });
});

describe('quarry', () => {
  const credit = async (...quarries: readonly object[]): Promise<readonly (readonly [string, number])[]> => {
    await war.fresh([
      ...quarries,
      war.pays(B.who, 50),
      war.holds(B.who, 'barracks', 0, 50),
      war.holds(A.who, 'barracks', 1, 90),
    ]);
    await war.to('supply');
    await war.openBook(A.who);
    await war.order(B.who, [{ type: 'repair-building', building: war.site('barracks').id, cp: 45 }]);
    await war.order(A.who, [{ type: 'repair-building', building: war.site('barracks', 1).id, cp: 10 }]);
    await war.close();
    return (await war.ledger(A.who))
      .filter(({ cause }) => cause.rule === 'BLD-QUARRY')
      .map(({ cause, amount }) => [cause.rule, amount]);
  };

  it('BLD-QUARRY BLD-5 brings a ton for every 10 CP that an enemy has repaired, each of two, and nothing for what its controller repairs', async () => {
    expect(await credit()).toEqual([]);
    expect(await credit(war.holds(A.who, 'quarry'))).toEqual([['BLD-QUARRY', 4.5]]);
    const both = await credit(war.holds(A.who, 'quarry'), war.holds(A.who, 'quarry', 1));
    expect(both.reduce((sum, [, amount]) => sum + amount, 0)).toBe(9);
  });

  it('BLD-QUARRY cannot be damaged', async () => {
    const { hex, id } = war.site('quarry');
    await war.fresh([war.stands('A1', hex), war.stands('C1', hex), war.holds(A.who, 'quarry')]);
    await war.to('combat', 'battles');
    const { url, setup } = await A.battle();
    expect(setup.buildings).toMatchObject([{ id, indestructible: true }]);
    const answer = await war.game.at(A.who, 'POST', `${url}/reports?dryRun=true`, {
      body: { ...A.victory(setup), buildings: [{ id, cp: 99 }] },
    });
    expect(answer.status).toBe(422);
  });
});

describe('spy-service', () => {
  it('BLD-SPY a sabotaged mech does not move, fights, and is told of, but not by whom', async () => {
    await war.fresh([
      war.holds(A.who, 'spy-service'),
      war.pays(A.who, 20),
      war.stands('A1', '0414'),
      war.stands('C1', '0415'),
    ]);
    const { seq } = await C.view();
    await war.order(A.who, [{ type: 'sabotage-mech', mech: war.mech('C1') }]);
    await war.close();
    const [told] = await tell(C, seq, 'mech-sabotaged');
    expect(told?.data).toMatchObject({ mech: war.mech('C1') });
    expect(JSON.stringify(told)).not.toContain(A.who.force);
    const [moving] = await war.price(C.who, [{ type: 'move', mech: war.mech('C1'), path: ['0416'] }]);
    expect(moving?.violations).toMatchObject([{ code: 'movement/sabotaged', rule: 'MOV-8' }]);
    await war.to('combat', 'declarations');
    await war.order(A.who, [{ type: 'attack', mechs: [war.mech('A1')], target: '0415' }]);
    await war.close();
    await war.look();
    expect((await C.setup()).units.find(({ id }) => id === war.mech('C1'))).toMatchObject({
      shutDown: false,
    });
    await war.to('preparation');
    expect((await C.mechOf(war.mech('C1')))['state']).toBe('ready');
  });

  it('BLD-SPY one act a round, a mech or a building, and only against what is or was seen', async () => {
    const school = war.site('academy');
    await war.fresh([
      war.holds(A.who, 'spy-service'),
      war.holds(C.who, 'academy'),
      war.pays(A.who, 50),
      war.stands('A1', down(school.hex, 1)),
      war.stands('C1', down(school.hex, 2)),
    ]);
    const [building, mechToo, unseen] = [
      { type: 'sabotage-building', building: school.id },
      { type: 'sabotage-mech', mech: war.mech('C1') },
      { type: 'sabotage-mech', mech: war.mech('C2') },
    ];
    expect(await A.standing([building, mechToo])).toBe(1);
    expect([await A.costOf(building), await A.costOf(mechToo)]).toEqual([15, 5]);
    const [hidden, invented] = [await A.costOf(unseen), await A.costOf({ ...unseen, mech: 'no-such-mech' })];
    expect([hidden, typeof hidden]).toEqual([invented, 'string']);
  });
});

describe('mercenary-camp', () => {
  it('BLD-MERC SALV-5 is not for sale, stays to the end of the round, and is gone with its pilot', async () => {
    await war.fresh([war.holds(A.who, 'mercenary-camp'), war.pays(A.who, 50)]);
    const [wolf] = await war.price(A.who, [{ type: 'hire', design: 'mad-cat-timber-wolf-prime', hex: A.hq }]);
    expect(wolf?.violations).toMatchObject([
      { code: 'supply/not-enough-for-fee', params: { cost: 60, missing: 10 } },
    ]);
    const hired = async (): Promise<readonly Shown[]> =>
      (await A.rows('mechs')).filter((one) => one['hired'] === true);
    await war.order(A.who, [{ type: 'hire', design: HUNCHBACK, hex: A.hq }]);
    await war.to('movement');
    const [one] = await hired();
    expect(await A.pilotOf(String(one?.['pilot']))).toMatchObject({
      gunnery: 4,
      piloting: 5,
      status: 'in-mech',
    });
    await war.to('supply');
    expect(await A.costOf({ type: 'sell', mech: one?.['id'] })).toBe('supply/hired');
    await war.to('preparation');
    expect(await hired()).toEqual([]);
    expect(await A.pilotOf(String(one?.['pilot']))).toEqual({});
  });
});

describe('mercenary-camp and salvage', () => {
  const wrecks = async (...hired: readonly object[]): Promise<readonly unknown[]> => {
    await war.fresh([
      ...A.fight(),
      war.stands('C3', A.field),
      war.holds(A.who, 'mercenary-camp'),
      war.pays(A.who, 50),
    ]);
    await war.to('planning');
    await war.order(A.who, hired);
    await war.to('combat', 'battles');
    const { seq } = await A.view();
    await A.win();
    const told = await tell(A, seq, 'battle-ended');
    expect(told).toHaveLength(1);
    return (
      (await A.options())['salvage'] as unknown as { readonly wrecks: readonly { readonly unit: string }[] }
    ).wrecks.map(({ unit }) => unit);
  };

  it('SALV-5 the mercenaries get one of the wrecks of a battle in which they fought', async () => {
    const both = [war.mech('C1'), war.mech('C3')].sort();
    expect([...(await wrecks())].sort()).toEqual(both);
    const left = await wrecks({ type: 'hire', design: HUNCHBACK, hex: A.field });
    expect(left).toHaveLength(1);
    expect(both).toEqual(expect.arrayContaining([...left]));
  });
});

describe('railway-station', () => {
  it('BLD-RAIL BLD-6 the train leaves while an enemy comes, who then has the station', async () => {
    const station = war.site('railway-station');
    await war.fresh([
      war.holds(A.who, 'railway-station'),
      war.stands('A1', station.hex),
      war.stands('B4', down(station.hex, -1)),
    ]);
    await war.to('planning');
    await war.order(A.who, [
      {
        type: 'rail',
        mech: war.mech('A1'),
        path: [1, 2, 3, 4, 5, 6].map((rows_) => down(station.hex, rows_)),
      },
    ]);
    await war.order(B.who, [{ type: 'move', mech: war.mech('B4'), path: [station.hex] }]);
    await war.to('supply');
    expect(await A.mechOf(war.mech('A1'))).toMatchObject({
      hex: down(station.hex, 6),
      state: 'moved-by-train',
    });
    expect(await B.building('railway-station')).toMatchObject({ control: B.who.force });
  });
});

describe('repair-hangar', () => {
  it('BLD-HANGAR DEP-3 BLD-6 in the hands of who has taken its hex in between, with what lay there', async () => {
    const hangar = war.site('repair-hangar');
    await war.fresh([
      ...[
        war.holds(A.who, 'repair-hangar'),
        war.stands('A1', hangar.hex),
        war.stands('B4', hangar.hex),
        war.has(A.who, 'medium-laser', 3, hangar.hex),
      ],
      {
        set: 'mech',
        mech: war.mech('A1'),
        state: 'shut-down',
        condition: { armor: { CT: 3 }, structure: {}, slots: [], ammunition: [] },
      },
    ]);
    await war.to('supply');
    expect(await B.building('repair-hangar')).toMatchObject({ control: B.who.force, works: true });
    // CMB-1: nobody of A's could fight there.
    expect(await A.mechOf(war.mech('A1'))).toEqual({});
    expect(await A.costOf({ type: 'hangar', building: hangar.id, mech: war.mech('A1') })).toBe(
      'supply/not-your-building',
    );
    expect([await A.depot(hangar.hex), await B.depot(hangar.hex)]).toEqual([[], [['medium-laser', 3, 3]]]);
  });

  it('BLD-HANGAR one mech a round and hangar, shut down, in its hex', async () => {
    const hangar = war.site('repair-hangar');
    const hurt = { armor: { CT: 3 }, structure: {}, slots: [], ammunition: [] };
    await war.fresh([
      war.holds(A.who, 'repair-hangar'),
      ...['A1', 'A2', 'A3'].map((name) => war.stands(name, hangar.hex)),
      ...['A1', 'A2', 'A3', 'A4'].map((name) => ({
        set: 'mech',
        mech: war.mech(name),
        condition: hurt,
        ...(name === 'A3' ? {} : { state: 'shut-down' }),
      })),
    ]);
    await war.to('supply');
    const on = (name: string): object => ({ type: 'hangar', building: hangar.id, mech: war.mech(name) });
    expect(await A.standing([on('A1'), on('A2')])).toBe(1);
    expect([await A.costOf(on('A3')), await A.costOf(on('A4'))]).toEqual([
      expect.stringMatching('repair/'),
      'repair/not-at-the-hangar',
    ]);
  });
});

describe('mech-factory', () => {
  const work = async (): Promise<unknown> => (await A.building('mech-factory'))['work'];
  const make = (design: string, tons?: number): object => ({
    type: 'factory',
    building: war.site('mech-factory').id,
    design,
    ...(tons === undefined ? {} : { tons }),
  });

  it('BLD-FACT a 45 t mech takes five rounds like one of 50 t, and starts in the factory’s hex', async () => {
    const factory = war.site('mech-factory');
    await war.fresh([war.holds(A.who, 'mech-factory')]);
    const begun: unknown[] = [];
    for (let round = 1; round <= 5; round += 1) {
      await war.to('supply');
      await war.order(A.who, [make('blackjack-bj-1')]);
      await war.close();
      begun.push(await work());
    }
    expect(begun).toEqual(
      [10, 20, 30, 40].map((tons) => ({ design: 'blackjack-bj-1', tons })).concat([null as never]),
    );
    const made = (await A.rows('mechs')).filter(({ design }) => design === 'blackjack-bj-1');
    expect(made).toMatchObject([{ hex: factory.hex, pilot: null }]);
  });

  it('BLD-FACT another design and a new controller start at 0; more than is missing is not sold', async () => {
    const factory = war.site('mech-factory');
    await war.fresh([
      { ...war.holds(A.who, 'mech-factory'), work: { design: ENFORCER, tons: 30 } },
      war.pays(A.who, 50),
    ]);
    await war.to('supply');
    expect([await A.costOf(make(ENFORCER, 10)), await A.costOf(make(ENFORCER, 10.000001))]).toEqual([
      10,
      'supply/more-than-missing',
    ]);
    await war.order(A.who, [make('blackjack-bj-1')]);
    await war.close();
    expect(await work()).toEqual({ design: 'blackjack-bj-1', tons: 10 });
    await war.game.correct([war.stands('B4', factory.hex)]);
    await war.to('supply');
    expect(await B.building('mech-factory')).toMatchObject({ control: B.who.force, work: null });
  });

  it('BLD-FACT two factories make two mechs, a factory one', async () => {
    await war.fresh([
      war.holds(A.who, 'mech-factory'),
      war.holds(A.who, 'mech-factory', 1),
      war.pays(A.who, 200),
    ]);
    await war.to('supply');
    expect(await A.standing([make(ENFORCER, 40), make(ENFORCER, 40)])).toBe(1);
    await war.order(A.who, [
      make(ENFORCER, 40),
      { ...make(ENFORCER, 40), building: war.site('mech-factory', 1).id },
    ]);
    await war.close();
    const made = (await A.rows('mechs')).filter(({ design }) => design === ENFORCER).map(({ hex }) => hex);
    expect(made.sort()).toEqual([A.own('mech-factory'), A.own('mech-factory', 1)].sort());
  });
});

describe('buildings in general', () => {
  it('BLD-3 one that is wholly destroyed is repaired: 100 CP for 20 t', async () => {
    await war.fresh([war.holds(A.who, 'hospital', 0, 0), war.pays(A.who, 20)]);
    await war.to('supply');
    const orders = [{ type: 'repair-building', building: war.site('hospital').id, cp: 100 }];
    expect((await war.order(A.who, orders)).preview).toMatchObject([{ cost: 20 }]);
    await war.close();
    expect(await A.building('hospital')).toMatchObject({ cp: 100, works: true });
  });

  it('END-2 corrections at the edges are carried out or refused, and never break anything', async () => {
    const [id, hex, mech1] = [war.site('mech-factory').id, A.own('mech-factory'), war.mech('A1')];
    const pilot = A.stored;
    const work = { design: ENFORCER, tons: 49.999999 };
    const edges: readonly (readonly [number, ...object[]])[] = [
      [
        200,
        { set: 'building', building: id, control: A.who.force, cp: 0, work },
        { set: 'building', building: id, control: null },
      ],
      [
        200,
        { set: 'building', building: id, control: A.who.force, work },
        { set: 'building', building: id, control: B.who.force },
      ],
      [422, { set: 'building', building: id, control: A.who.force, work: { ...work, tons: 50 } }],
      [422, { set: 'building', building: id, control: A.who.force, work: { ...work, tons: 0 } }],
      [422, { set: 'building', building: war.site('dropship').id, control: A.who.force, work }],
      [422, { set: 'building', building: id, cp: 101 }],
      [400, { set: 'building', building: id, cp: -1 }],
      [422, { set: 'building', building: id, control: 'nobody' }],
      [200, { set: 'pilot', pilot, hits: 6 }],
      [422, { set: 'pilot', pilot, hits: 6, status: 'stored' }],
      [
        200,
        { set: 'pilot', pilot, hits: 5 },
        { set: 'pilot', pilot, status: 'captured', captor: B.who.force, hex },
      ],
      [422, { set: 'pilot', pilot, status: 'captured', captor: A.who.force }],
      [422, { set: 'pilot', pilot, status: 'captured', captor: 'nobody' }],
      [200, { set: 'pilot', pilot, status: 'dead' }, { set: 'pilot', pilot, status: 'stored' }],
      [422, { set: 'pilot', pilot, status: 'in-mech' }],
      [400, { set: 'pilot', pilot, gunnery: -1 }],
      [200, { set: 'pilot', pilot, gunnery: 0, piloting: 8 }],
      [
        200,
        { set: 'mech', mech: mech1, pilot: null },
        { set: 'mech', mech: war.mech('A2'), pilot: war.pilot('Pilot A1') },
      ],
      [422, { set: 'mech', mech: mech1, pilot: war.pilot('Pilot A2') }],
      [422, { set: 'mech', mech: mech1, pilot: war.pilot('Pilot B20') }],
      [200, { set: 'mech', mech: mech1, force: B.who.force, pilot: null }],
      [422, { set: 'mech', mech: mech1, force: B.who.force }],
      [200, { set: 'mech', mech: mech1, state: 'kept-from-salvage' }, { set: 'mech', mech: mech1, hex }],
      [200, { remove: 'mech', mech: mech1 }],
      [422, { remove: 'mech', mech: mech1 }, { set: 'mech', mech: mech1, hex }],
      [
        200,
        { set: 'stock', force: A.who.force, hex, item: 'scrap', quantity: 0.000001, usable: 0 },
        { set: 'stock', force: A.who.force, hex, item: 'scrap', quantity: 0 },
      ],
      [422, { set: 'stock', force: A.who.force, hex, item: 'medium-laser', quantity: 1, usable: 2 }],
      [422, { set: 'stock', force: 'nobody', hex, item: 'medium-laser', quantity: 1 }],
      [400, { set: 'stock', force: A.who.force, hex, item: 'medium-laser', quantity: -1 }],
      [422, { set: 'account', force: A.who.force, change: -0.000001 }],
      [
        200,
        { set: 'account', force: A.who.force, change: 1_000_000 },
        { set: 'account', force: A.who.force, change: -1_000_000 },
      ],
      [
        422,
        { set: 'account', force: A.who.force, change: 0.5 },
        { set: 'account', force: A.who.force, change: -0.500001 },
      ],
    ];
    for (const [status, ...changes] of edges) {
      await war.fresh();
      const answer = await war.game.at(war.game.gm, 'POST', '/gm/correct', {
        body: { changes, reason: 'edges' },
      });
      expect([answer.status, changes, answer.text]).toEqual([status, changes, expect.any(String)]);
    }
  });

  it('the tables are what the events make', async () => {
    expect((await replay(app.pool, war.game.id))?.checks.filter((check) => !check.same)).toEqual([]);
  });
});
