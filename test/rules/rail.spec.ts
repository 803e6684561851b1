import type { CampaignState } from '../../src/rules';
import { world, type World, type WorldSetup } from '../../src/rules/testing/world';
import { after, close, codes, HUNCHBACK, mech, onlyBattle, options, toldTo } from '../support/rules';

/** A row of hexes that are neighbours, eastwards from 0505: 14 of them. */
const COLUMNS = 24;
const east = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${String(from + index).padStart(2, '0')}05`);

/** A1 stands at its station in 0505. */
const station = (setup: WorldSetup = {}, parts: object = {}): World =>
  world({ round: 3, phase: 'planning', columns: COLUMNS, ...setup })
    .mech('A', HUNCHBACK, '0505', { id: 'A1', ...parts })
    .mech('B', HUNCHBACK, '2410', { id: 'B1' })
    .building('railway-station', '0505', 'A');
const rail = (path: readonly string[], id = 'A1') => ({ type: 'rail', mech: id, path });
/** Planning closes: announcement I carries the moves out. */
const where = (state: CampaignState, id = 'A1') => [mech(state, id).hex, mech(state, id).moved];

it('BLD-RAIL an own mech goes up to 12 hexes from the station, and is not ready to fight that round', () => {
  const state = after(station().build(), { A: [rail(east(6, 17))] });
  expect(where(state)).toEqual(['1705', 'rail']);
});

it('BLD-RAIL a train goes no further than 12 hexes', () => {
  expect(codes(station().build(), 'A', [rail(east(6, 18))])).toEqual(['/orders/0/path movement/too-far']);
});

it('BLD-RAIL BLD-2 the move starts in the hex of a station of their own that works', () => {
  const at = (state: World) => codes(state.build(), 'A', [rail(east(6, 8))]);
  expect(at(station())).toEqual([]);
  const away = world({ phase: 'planning', columns: COLUMNS }).mech('A', HUNCHBACK, '0505', { id: 'A1' });
  expect(at(away)).toEqual(['/orders/0/mech movement/no-station']);
  expect(at(away.building('railway-station', '0505', 'B'))).toEqual(['/orders/0/mech movement/no-station']);
  expect(at(away.building('railway-station', '0505', 'A', { cp: 50 }))).toEqual([
    '/orders/0/mech movement/no-station',
  ]);
});

it('BLD-RAIL CMB-6 who came by train stands on the battlefield shut down', () => {
  const met = station({ phase: 'combat', step: 'declarations' }, { moved: 'rail' })
    .mech('A', HUNCHBACK, '0505', { id: 'A2' })
    .mech('B', HUNCHBACK, '0505', { id: 'FOE', enteredFrom: 'N', inHexSince: 33 });
  const { units } = onlyBattle(after(met.build())).setup;
  expect(units.map(({ id, shutDown }) => [id, shutDown])).toEqual([
    ['A1', true],
    ['A2', false],
    ['FOE', false],
  ]);
});

it('BLD-RAIL stops before a hex that turns out to hold an enemy, and its player is told that it was halted, not by whom', () => {
  const closed = close(station().mech('B', HUNCHBACK, '1205', { id: 'FOE' }).build(), {
    A: [rail(east(6, 15))],
  });
  expect(where(closed.state.finish())).toEqual(['1105', 'rail']);
  const halted = toldTo(closed, 'A').find(({ type }) => type === 'mech-halted');
  expect(halted?.told).toEqual({ mech: 'A1', force: 'A', name: expect.any(String) as string, hex: '1105' });
});

it('BLD-RAIL an enemy that ends its planned move there stops it, one that leaves does not', () => {
  const coming = after(station().mech('B', HUNCHBACK, '1206', { id: 'FOE' }).build(), {
    A: [rail(east(6, 15))],
    B: [{ type: 'move', mech: 'FOE', path: ['1205'] }],
  });
  expect(where(coming)[0]).toBe('1105');
  const leaving = after(station().mech('B', HUNCHBACK, '1205', { id: 'FOE' }).build(), {
    A: [rail(east(6, 15))],
    B: [{ type: 'move', mech: 'FOE', path: ['1206'] }],
  });
  expect(where(leaving)[0]).toBe('1505');
});

it('BLD-RAIL a hex in which they see an enemy is no stop, nor on the way', () => {
  const seen = station().mech('B', HUNCHBACK, '0605', { id: 'FOE' }).build();
  expect(codes(seen, 'A', [rail(east(6, 6))])).toEqual(['/orders/0/path/0 movement/train-into-enemy']);
  expect(codes(seen, 'A', [rail(east(6, 7))])).toEqual(['/orders/0/path/0 movement/through-enemy']);
});

it('ROUND-6 one movement order a mech a round, whatever its kind', () => {
  const both = [rail(east(6, 8)), { type: 'move', mech: 'A1', path: ['0605'] }];
  expect(codes(station().build(), 'A', both)).toEqual(['/orders/1/mech movement/second-order']);
  const moved = after(station().build(), { A: [rail(east(6, 8))] });
  const later: CampaignState = { ...moved, campaign: { ...moved.campaign, phase: 'movement' } };
  expect(codes(later, 'A', [{ type: 'move', mech: 'A1', path: ['0905'] }])).toContain(
    '/orders/0/mech movement/moved-already',
  );
});

it('MOV-8 what is shut down, sabotaged or without a pilot does not go by train; what cannot walk does', () => {
  const at = (parts: object) => codes(station({}, parts).build(), 'A', [rail(east(6, 8))]);
  expect(at({ shutDown: true })).toEqual(['/orders/0/mech movement/shut-down']);
  expect(at({ sabotaged: true })).toEqual(['/orders/0/mech movement/sabotaged']);
  expect(at({ pilot: null })).toEqual(['/orders/0/mech movement/no-pilot']);
  expect(at({ condition: { armor: {}, structure: { LL: 0, RL: 0 }, slots: [], ammunition: [] } })).toEqual(
    [],
  );
});

it('BLD-RAIL MOV-4 in the movement phase not into enemy sight; MOV-5 the umpire stops the train before it', () => {
  const seen = station({ phase: 'movement' })
    .mech('B', HUNCHBACK, '0805', { id: 'FOE' })
    .mech('A', HUNCHBACK, '0905', { id: 'EYE' });
  expect(codes(seen.build(), 'A', [rail(east(6, 7))])).toEqual([
    '/orders/0/path/1 movement/into-enemy-sight',
  ]);
  const unseen = station({ phase: 'movement' }).mech('B', HUNCHBACK, '1205', { id: 'FOE' }).build();
  expect(where(after(unseen, { A: [rail(east(6, 15))] }))[0]).toBe('1005');
});

it('BLD-RAIL options tell the ways of each station once, for all mechs there', () => {
  const told = options(
    station().mech('A', HUNCHBACK, '0505', { id: 'A2' }).mech('A', HUNCHBACK, '0707', { id: 'AWAY' }).build(),
    'A',
  );
  expect(told.orders['rail']).toMatchObject({ stations: [{ hex: '0505', mechs: ['A1', 'A2'] }] });
});
