/**
 * Dropships (BLD-DROP, MOV-9), from the text of the rules: who may fly and where to, what it costs, and what
 * the umpire makes of it.
 */
import type { BuildingId, ForceId } from '../../src/kernel/ids';
import { toTons } from '../../src/kernel/tonnage';
import { rowsOf, type CampaignState, type Hex } from '../../src/rules';
import { world, type World, type WorldSetup } from '../../src/rules/testing/world';
import {
  after,
  close,
  codes,
  dataOf,
  HUNCHBACK,
  mech,
  onlyBattle,
  options,
  toldTo,
  view,
} from '../support/rules';

const LOCUST = 'locust-lct-1v'; // 20 t
const ATLAS = 'atlas-as7-d'; // 100 t
const SHIP = 'dropship-0303';

/** A1 (50 t) stands in 0505, their dropship in 0303, an enemy in the far corner. */
const port = (setup: WorldSetup = {}, parts: object = {}): World =>
  world({ round: 3, phase: 'planning', columns: 24, rows: 16, ...setup })
    .account('A', 100)
    .mech('A', HUNCHBACK, '0505', { id: 'A1', ...parts })
    .mech('B', HUNCHBACK, '2414', { id: 'B1' })
    .building('dropship', '0303', 'A');
const fly = (to = '1510', mechs: readonly string[] = ['A1'], direction = 'NE', building = SHIP) => ({
  type: 'dropship',
  building,
  mechs,
  to,
  direction,
});
const account = (state: CampaignState, force = 'A'): number =>
  toTons(state.forces[force as ForceId]?.account ?? (Number.NaN as never));
const spent = (state: CampaignState): number => 100 - account(state);
/** Lances of own mechs `L1`, `L2`, … in 0606. */
const lance = (...designs: string[]): World =>
  designs.reduce((built, design, index) => built.mech('A', design, '0606', { id: `L${index + 1}` }), port());
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `L${index + 1}`);

describe('who flies', () => {
  it('MOV-9 BLD-DROP a mech flies anywhere on the map within the round, and may fight', () => {
    const state = after(port().build(), { A: [fly('2401')] });
    expect(mech(state, 'A1')).toMatchObject({
      hex: '2401',
      moved: 'dropship',
      enteredFrom: 'NE',
      plannedPath: null,
      plannedEntry: null,
      plannedFlight: null,
    });
    expect(view(state, 'A').mechs.find(({ id }) => id === 'A1')).toMatchObject({
      state: 'ready',
      moved: 'dropship',
    });
  });

  it('BLD-DROP one lance from any one hex: up to 4 mechs', () => {
    const five = lance(LOCUST, LOCUST, LOCUST, LOCUST, LOCUST).build();
    expect(codes(five, 'A', [fly('1510', names(4))])).toEqual([]);
    expect(codes(five, 'A', [fly('1510', names(5))])).toEqual(['/orders/0/mechs movement/more-than-a-lance']);
    expect(codes(five, 'A', [fly('1510', ['L1', 'A1', 'L2'])])).toEqual([
      '/orders/0/mechs/1 movement/not-one-hex',
    ]);
    expect(() => codes(five, 'A', [fly('1510', [])])).toThrow('shape/list-length');
    const flown = after(five, { A: [fly('1510', names(4))] });
    expect(['L1', 'L2', 'L3', 'L4', 'L5'].map((id) => mech(flown, id).hex)).toEqual([
      '1510',
      '1510',
      '1510',
      '1510',
      '0606',
    ]);
  });

  it('BLD-DROP together up to 200 t: 200 fly, 205 do not', () => {
    const exactly = lance(ATLAS, 'shadow-hawk-shd-2h', 'commando-com-2d', LOCUST).build();
    expect(codes(exactly, 'A', [fly('1510', names(4))])).toEqual([]);
    expect(spent(after(exactly, { A: [fly('1510', names(4))] }))).toBe(40);
    const above = lance(ATLAS, 'shadow-hawk-shd-2h', 'commando-com-2d', 'commando-com-2d').build();
    expect(codes(above, 'A', [fly('1510', names(4))])).toEqual(['/orders/0/mechs movement/lance-too-heavy']);
  });

  it('MOV-8 BLD-SPY what is shut down, sabotaged, without a pilot or kept from salvage does not fly; what cannot walk does', () => {
    const at = (parts: object) => codes(port({}, parts).build(), 'A', [fly()]);
    expect(at({ shutDown: true })).toEqual(['/orders/0/mechs/0 movement/shut-down']);
    expect(at({ sabotaged: true })).toEqual(['/orders/0/mechs/0 movement/sabotaged']);
    expect(at({ pilot: null })).toEqual(['/orders/0/mechs/0 movement/no-pilot']);
    expect(at({ keptUntilRound: 3 })).toEqual(['/orders/0/mechs/0 movement/kept-from-salvage']);
    expect(at({ condition: { armor: {}, structure: { LL: 0, RL: 0 }, slots: [], ammunition: [] } })).toEqual(
      [],
    );
  });

  it('BLD-DROP own mechs only, and none that waits to enter play', () => {
    const state = port().mech('A', LOCUST, null, { id: 'WAITS' }).build();
    expect(codes(state, 'A', [fly('1510', ['B1'])])).toEqual(['/orders/0/mechs/0 orders/not-your-mech']);
    expect(codes(state, 'A', [fly('1510', ['WAITS'])])).toEqual([
      '/orders/0/mechs/0 orders/mech-not-in-play',
    ]);
  });

  it('BLD-DROP BLD-MERC a mercenary flies like any own mech', () => {
    const hired = after(port({ phase: 'preparation' }).building('mercenary-camp', '0404', 'A').build(), {
      A: [{ type: 'hire', design: LOCUST, hex: '0505' }],
    });
    const mercenary = rowsOf(hired.mechs).find((row) => row.hired);
    const flown = after(hired, { A: [fly('1510', [mercenary?.id ?? '', 'A1'])] });
    expect(mech(flown, mercenary?.id ?? '').hex).toBe('1510');
    // 8 t for a locust, 14 t for a flight of 70 t.
    expect(spent(flown)).toBe(8 + 14);
  });
});

describe('the dropship', () => {
  it('BLD-DROP BLD-2 an own one that works: more than half of its CP', () => {
    const at = (cp: number, control: string | null = 'A') =>
      codes(port().building('dropship', '0404', control, { cp }).build(), 'A', [
        fly('1510', ['A1'], 'N', 'dropship-0404'),
      ]);
    expect(at(51)).toEqual([]);
    for (const wrong of [at(50), at(0), at(100, 'B'), at(100, null)])
      expect(wrong).toEqual(['/orders/0/building movement/no-dropship']);
    expect(
      codes(port().building('railway-station', '0404', 'A').build(), 'A', [
        fly('1510', ['A1'], 'N', 'railway-station-0404'),
      ]),
    ).toEqual(['/orders/0/building movement/no-dropship']);
    const sabotaged = port().building('dropship', '0404', 'A', { sabotaged: true });
    expect(codes(sabotaged.build(), 'A', [fly('1510', ['A1'], 'N', 'dropship-0404')])).toEqual([
      '/orders/0/building movement/no-dropship',
    ]);
  });

  it('BLD-DROP one flight a round per dropship, in planning or in movement', () => {
    const state = port().mech('A', LOCUST, '0505', { id: 'A2' }).build();
    expect(codes(state, 'A', [fly('1510', ['A1']), fly('1511', ['A2'])])).toEqual([
      '/orders/1/building movement/dropship-has-flown',
    ]);
    const moving = after(state, { A: [fly('1510', ['A1'])] });
    expect(moving.campaign.phase).toBe('movement');
    expect(view(moving, 'A').buildings.find(({ id }) => id === SHIP)).toMatchObject({ id: SHIP });
    expect(codes(moving, 'A', [fly('1511', ['A2'])])).toEqual([
      '/orders/0/building movement/dropship-has-flown',
    ]);
    expect(options(moving, 'A').orders['dropship']).toBeNull();
    // The next round it flies again.
    let next = moving;
    while (next.campaign.round === 3 || next.campaign.phase !== 'planning') next = after(next);
    expect(codes(next, 'A', [fly('1511', ['A2'])])).toEqual([]);
  });

  it('BLD-DROP BLD-5 two dropships make two flights', () => {
    const state = port().mech('A', LOCUST, '0505', { id: 'A2' }).building('dropship', '0404', 'A').build();
    const flown = after(state, { A: [fly('1510', ['A1']), fly('1511', ['A2'], 'S', 'dropship-0404')] });
    expect([mech(flown, 'A1'), mech(flown, 'A2')].map(({ hex, enteredFrom }) => [hex, enteredFrom])).toEqual([
      ['1510', 'NE'],
      ['1511', 'S'],
    ]);
    expect(spent(flown)).toBe(10 + 4);
  });

  it('BLD-6 taken from its owner later in the round, it flies no more for anybody', () => {
    const moving = after(port().build(), { A: [fly()] });
    const control = 'B' as ForceId;
    const taken = rowsOf(moving.buildings).map(
      (row) => [row.id, { ...row, control, opened: { control, works: true } }] as const,
    );
    const state: CampaignState = { ...moving, buildings: Object.fromEntries(taken) };
    expect(codes(state, 'B', [fly('1511', ['B1'])])).toEqual([
      '/orders/0/building movement/dropship-has-flown',
    ]);
  });

  it('ROUND-6 one movement order a mech a round: no walk and no train beside a flight, and nobody twice in one', () => {
    const state = port().building('railway-station', '0505', 'A').building('dropship', '0404', 'A').build();
    const walk = { type: 'move', mech: 'A1', path: ['0506'] };
    const train = { type: 'rail', mech: 'A1', path: ['0506'] };
    expect(codes(state, 'A', [fly(), walk])).toEqual(['/orders/1/mech movement/second-order']);
    expect(codes(state, 'A', [walk, fly()])).toEqual(['/orders/1/mechs/0 movement/second-order']);
    expect(codes(state, 'A', [train, fly()])).toEqual(['/orders/1/mechs/0 movement/second-order']);
    expect(codes(state, 'A', [fly(), fly('1510', ['A1'], 'N', 'dropship-0404')])).toEqual([
      '/orders/1/mechs/0 movement/second-order',
    ]);
    expect(codes(state, 'A', [fly('1510', ['A1', 'A1'])])).toEqual([
      '/orders/0/mechs/1 movement/second-order',
    ]);
    const walked = after(state, { A: [walk] });
    expect(codes(walked, 'A', [fly()])).toEqual(['/orders/0/mechs/0 movement/moved-already']);
  });
});

describe('where to', () => {
  it('BLD-DROP anywhere on the map, but not into deep water, off the map, or where the lance stands', () => {
    const state = port({ terrain: { '1510': 'deep-water', '1511': 'mountains' } }).build();
    expect(codes(state, 'A', [fly('1511')])).toEqual([]);
    expect(codes(state, 'A', [fly('1510')])).toEqual(['/orders/0/to movement/impassable']);
    expect(codes(state, 'A', [fly('2501')])).toEqual(['/orders/0/to movement/off-map']);
    expect(codes(state, 'A', [fly('0505')])).toEqual(['/orders/0/to movement/flight-to-start']);
  });

  it('BLD-DROP over deep water and over enemies: there is no way between (MOV-7)', () => {
    const island = port({
      terrain: Object.fromEntries(
        ['0504', '0404', '0405', '0506', '0604', '0605'].map((hex) => [hex, 'deep-water' as const]),
      ),
    });
    expect(mech(after(island.build(), { A: [fly('1510')] }), 'A1').hex).toBe('1510');
  });

  it.each(['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const)(
    'BLD-DROP CMB-4 the direction of entry is the player’s choice: %s',
    (direction) => {
      expect(mech(after(port().build(), { A: [fly('1510', ['A1'], direction)] }), 'A1').enteredFrom).toBe(
        direction,
      );
      expect(() => codes(port().build(), 'A', [fly('1510', ['A1'], 'E')])).toThrow('shape/not-a-choice');
    },
  );

  it('MOV-2 BLD-DROP planned, a flight goes into an enemy’s hex, and they fight: from the side that the player chose', () => {
    const planned = close(port().build(), { A: [fly('2414', ['A1'], 'SW')] });
    expect(mech(planned.state.finish(), 'A1')).toMatchObject({ hex: '2414', enteredFrom: 'SW' });
    expect(dataOf(planned, 'mech-halted')).toEqual([]);
    const { units } = onlyBattle(after(after(planned.state.finish()))).setup;
    expect(units.find(({ id }) => id === 'A1')).toMatchObject({
      role: 'attacker',
      shutDown: false,
      deployment: { direction: 'SW', ring: 'middle' },
    });
  });

  it('MOV-4 BLD-DROP in movement not into enemy sight that its player knows of; the hex is named', () => {
    const state = port({ phase: 'movement' })
      .mech('A', LOCUST, '2412', { id: 'EYE' })
      .mech('B', LOCUST, '2413', { id: 'SEEN' })
      .build();
    expect(codes(state, 'A', [fly('2414')])).toEqual(['/orders/0/to movement/into-enemy-sight']);
    expect(codes(state, 'A', [fly('2413')])).toEqual(['/orders/0/to movement/into-enemy-sight']);
    expect(codes(state, 'A', [fly('2311')])).toEqual([]);
  });
});

describe('the umpire', () => {
  // Under the second ruleset the whole fee comes back; test/rules/planetary-3 has what the third leaves of
  // it.
  const moving = (setup: WorldSetup = {}): World =>
    port({ phase: 'movement', ruleset: 'planetary-2', ...setup });
  const stays = {
    hex: '0505',
    moved: null,
    enteredFrom: null,
    plannedPath: null,
    plannedEntry: null,
    plannedFlight: null,
  };

  it('MOV-5 BLD-DROP into enemy sight that nobody knew of, the flight does not start and costs nothing; its player is told that, not why', () => {
    const closed = close(moving().build(), { A: [fly('2413')] });
    const state = closed.state.finish();
    expect(mech(state, 'A1')).toMatchObject(stays);
    expect(account(state)).toBe(100);
    expect(
      dataOf(closed, 'account-changed').map(({ amount, cause }) => [
        toTons(amount),
        cause.rule,
        cause.text,
        cause.order?.type ?? null,
      ]),
    ).toEqual([
      [-10, 'BLD-DROP', 'supply/flight', 'dropship'],
      [10, 'BLD-DROP', 'supply/flight-returned', null],
    ]);
    expect(toldTo(closed, 'A').find(({ type }) => type === 'mech-halted')?.told).toEqual({
      mech: 'A1',
      force: 'A',
      name: expect.any(String) as string,
      hex: '0505',
    });
    expect(toldTo(closed, 'B').map(({ type }) => type)).not.toContain('account-changed');
    // CMB-1: it is there to fight where it stands.
    expect(view(state, 'A').mechs.find(({ id }) => id === 'A1')).toMatchObject({ state: 'ready' });
  });

  it('MOV-5 SIGHT-2 nor into the sight of an enemy building, unless only units trigger', () => {
    const built = (setup: WorldSetup): CampaignState =>
      moving(setup).building('hospital', '1508', 'B').build();
    expect(mech(after(built({}), { A: [fly('1510')] }), 'A1').hex).toBe('0505');
    expect(mech(after(built({}), { A: [fly('1511')] }), 'A1').hex).toBe('1511');
    expect(mech(after(built({ options: { sightTriggers: 'units' } }), { A: [fly('1510')] }), 'A1').hex).toBe(
      '1510',
    );
  });

  it('MOV-5 BLD-DROP a mech that began in enemy sight does not fly to a seen hex either', () => {
    // The enemy stands out of its player's sight, and sees both hexes through their building.
    const state = moving().building('sensor-network', '0508', 'B').build();
    expect(mech(after(state, { A: [fly('0507')] }), 'A1')).toMatchObject(stays);
    expect(mech(after(state, { A: [fly('1510')] }), 'A1').hex).toBe('1510');
  });

  it('MOV-5 BLD-DROP a flight within one hex of an enemy mover does not start, and ends their move', () => {
    // Nobody sees anybody. 1510 is where A flies to; B walks from 1507 to 1509 by way of 1508.
    const state = moving().mech('B', HUNCHBACK, '1508', { id: 'B2' }).build();
    const closed = close(state, {
      A: [fly('1510')],
      B: [{ type: 'move', mech: 'B2', path: ['1509', '1510'] }],
    });
    expect(mech(closed.state.finish(), 'A1')).toMatchObject(stays);
    expect(mech(closed.state.finish(), 'B2').hex).toBe('1508');
    expect(account(closed.state.finish())).toBe(100);
    expect(dataOf(closed, 'mech-halted').map(({ mech: id }) => id)).toEqual(['A1', 'B2']);
  });

  it('MOV-5 BLD-DROP who comes later is halted before a lance that has landed, which stays', () => {
    const state = moving().mech('B', HUNCHBACK, '1507', { id: 'B2' }).build();
    const closed = close(state, {
      A: [fly('1510')],
      B: [{ type: 'move', mech: 'B2', path: ['1508', '1509'] }],
    });
    expect([mech(closed.state.finish(), 'A1').hex, mech(closed.state.finish(), 'B2').hex]).toEqual([
      '1510',
      '1508',
    ]);
    expect(spent(closed.state.finish())).toBe(10);
  });

  it('MOV-5 BLD-DROP of two enemy flights to neighbouring hexes neither starts, and both get their fee back', () => {
    const state = moving().account('B', 50).building('dropship', '2003', 'B').build();
    const closed = close(state, { A: [fly('1510')], B: [fly('1511', ['B1'], 'N', 'dropship-2003')] });
    expect(['A1', 'B1'].map((id) => mech(closed.state.finish(), id).hex)).toEqual(['0505', '2414']);
    expect([account(closed.state.finish(), 'A'), account(closed.state.finish(), 'B')]).toEqual([100, 50]);
    const apart = after(state, { A: [fly('1510')], B: [fly('1512', ['B1'], 'N', 'dropship-2003')] });
    expect(['A1', 'B1'].map((id) => mech(apart, id).hex)).toEqual(['1510', '1512']);
  });

  it('BLD-DROP the whole lance starts or none of it, and every flight gets back what itself has cost', () => {
    // Two flights of 20 t and 70 t from one hex, both refused: 4 t and 14 t come back.
    const state = moving()
      .mech('A', LOCUST, '0505', { id: 'A2' })
      .mech('A', LOCUST, '0505', { id: 'A3' })
      .building('dropship', '0404', 'A')
      .build();
    const closed = close(state, {
      A: [fly('2413', ['A2']), fly('2413', ['A1', 'A3'], 'S', 'dropship-0404')],
    });
    expect(['A1', 'A2', 'A3'].map((id) => mech(closed.state.finish(), id).hex)).toEqual([
      '0505',
      '0505',
      '0505',
    ]);
    expect(dataOf(closed, 'account-changed').map(({ amount }) => toTons(amount))).toEqual(
      [-4, -14, 4, 14].map((tons) => expect.closeTo(tons) as number),
    );
    const started = close(state, {
      A: [fly('1510', ['A2']), fly('2413', ['A1', 'A3'], 'S', 'dropship-0404')],
    });
    expect(['A1', 'A2', 'A3'].map((id) => mech(started.state.finish(), id).hex)).toEqual([
      '0505',
      '1510',
      '0505',
    ]);
    expect(spent(started.state.finish())).toBe(4);
  });

  it('END-2 BLD-DROP an announcement to which the war is taken back knows what its flights have cost', () => {
    const going = { plannedPath: ['2413' as Hex], plannedEntry: 'N' as const, moved: 'dropship' as const };
    const state = world({ round: 3, phase: 'announcement-2', columns: 24, rows: 16 })
      .account('A', 86)
      .mech('A', HUNCHBACK, '0505', { id: 'A1', ...going, plannedFlight: SHIP as BuildingId })
      .mech('A', LOCUST, '0505', { id: 'A2', ...going, plannedFlight: SHIP as BuildingId })
      .mech('B', HUNCHBACK, '2414', { id: 'B1' })
      .building('dropship', '0303', 'A', { flown: true })
      .build();
    const resolved = after(state);
    expect(['A1', 'A2'].map((id) => mech(resolved, id))).toMatchObject([stays, stays]);
    // Of the fee of 14 t half is lost.
    expect(account(resolved)).toBe(93);
  });

  it('BLD-RAIL BLD-DROP a train stops before a hex in which a flight ends, and not before one that did not start', () => {
    const line = ['1010', '1110', '1210', '1310', '1410', '1510', '1610'];
    const rails = (phase: 'planning' | 'movement'): World =>
      port({ phase }).mech('B', HUNCHBACK, '0910', { id: 'B2' }).building('railway-station', '0910', 'B');
    const ends = (state: World): (string | null)[] => {
      const closed = after(state.build(), {
        A: [fly('1410')],
        B: [{ type: 'rail', mech: 'B2', path: line }],
      });
      return ['A1', 'B2'].map((id) => mech(closed, id).hex);
    };
    expect(ends(rails('planning'))).toEqual(['1410', '1310']);
    // The hospital sees 1410, which A does not know.
    expect(ends(rails('movement').building('hospital', '1411', 'B'))).toEqual(['0505', '1610']);
  });
});

describe('the fee', () => {
  it('BLD-DROP 1 t per 5 t begun, of the lance together, as the preview says', () => {
    expect(spent(after(port().build(), { A: [fly()] }))).toBe(10);
    expect(
      spent(after(lance(LOCUST, 'phoenix-hawk-pxh-1').build(), { A: [fly('1510', ['L1', 'L2'])] })),
    ).toBe(13);
  });

  it('SUP-8 what is missing is named, and who cannot pay two flights makes one', () => {
    expect(codes(port().account('A', 9.5).build(), 'A', [fly()])).toEqual([
      '/orders/0 supply/not-enough-for-fee',
    ]);
    const two = port()
      .account('A', 12)
      .mech('A', LOCUST, '0505', { id: 'A2' })
      .building('dropship', '0404', 'A')
      .build();
    expect(codes(two, 'A', [fly(), fly('1511', ['A2'], 'N', 'dropship-0404')])).toEqual([
      '/orders/1 supply/not-enough-for-fee',
    ]);
    expect(account(after(two, { A: [fly(), fly('1511', ['A2'], 'N', 'dropship-0404')] }))).toBe(2);
  });

  it('SUP-7 a fee is exact, and no part of what supply rounds', () => {
    let state = after(port().account('A', 30.25).build(), { A: [fly()] });
    expect(account(state)).toBe(20.25);
    while (state.campaign.phase !== 'supply') state = after(state);
    // Supply brings 20 t, which are whole: nothing is rounded.
    expect(account(after(state))).toBe(40.25);
  });

  it('BLD-DROP an order that falls when its phase closes costs nothing', () => {
    const closed = close(port().build(), { A: [fly('1510', ['A1', 'B1'])] });
    expect(dataOf(closed, 'order-dropped')).toHaveLength(1);
    expect(account(closed.state.finish())).toBe(100);
  });
});

it('MOV-3 a flight is revealed to who saw its start or sees its end, the way between to nobody', () => {
  const state = port({ players: 5 })
    .mech('B', LOCUST, '0506', { id: 'START' })
    .mech('C', LOCUST, '1511', { id: 'END' })
    .mech('D', LOCUST, '1007', { id: 'BETWEEN' })
    .build();
  const closed = close(state, { A: [fly('1510')] });
  const told = (force: string) =>
    toldTo(closed, force).find(({ type }) => type === 'mech-moved')?.told ?? null;
  expect([told('B'), told('C')].map((one) => one?.['path'])).toEqual([['1510'], ['1510']]);
  expect(told('B')).toMatchObject({ mech: 'A1', from: '0505', by: 'dropship' });
  expect([told('D'), told('E')]).toEqual([null, null]);
});

it('BLD-DROP the options tell the dropships, who could fly from where, and where no flight may go', () => {
  const state = port({ phase: 'movement', terrain: { '1510': 'deep-water' } })
    .mech('A', LOCUST, '0505', { id: 'A2' })
    .mech('A', LOCUST, '2412', { id: 'EYE' })
    .mech('B', LOCUST, '2413', { id: 'SEEN' })
    .mech('A', LOCUST, '0707', { id: 'DOWN', shutDown: true })
    .build();
  const told = options(state, 'A').orders['dropship'] as { forbidden: string[] };
  expect(told).toMatchObject({
    dropships: [{ building: SHIP, hex: '0303' }],
    from: [
      {
        hex: '0505',
        mechs: [
          { mech: 'A1', tons: 50 },
          { mech: 'A2', tons: 20 },
        ],
      },
      { hex: '2412', mechs: [{ mech: 'EYE', tons: 20 }] },
    ],
    most: { mechs: 4, tons: 200 },
    tonsPerFee: 5,
  });
  expect(told.forbidden).toContain('1510');
  expect(told.forbidden).toContain('2414');
  expect(told.forbidden).not.toContain('0606');
  for (const hex of told.forbidden) expect(codes(state, 'A', [fly(hex)])).not.toEqual([]);
  expect(options(port().build(), 'B').orders['dropship']).toBeNull();
  // In planning, a flight may go where the enemy is.
  expect((options(port().build(), 'A').orders['dropship'] as { forbidden: string[] }).forbidden).toEqual([]);
});
