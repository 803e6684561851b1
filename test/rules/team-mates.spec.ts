/**
 * What a team-mate's buildings and stock are to others (SETUP-1): nothing; and what prisoners are to their
 * captor (DEP-5).
 */
import { UNDAMAGED } from '../../src/catalog/condition';
import type { BuildingType, CampaignState } from '../../src/rules';
import { world, type World, type WorldSetup } from '../../src/rules/testing/world';
import { after, close, codes, dataOf, HUNCHBACK, options } from '../support/rules';

const WORKSHOPS: readonly BuildingType[] = [
  'black-market',
  'free-trader',
  'academy',
  'mech-factory',
  'spaceport',
  'railway-station',
  'dropship',
  'ammunition-depot',
  'commodity-exchange',
  'spy-service',
  'mercenary-camp',
];
const site = (index: number): string => `0${1 + (index % 9)}0${2 + Math.floor(index / 9)}`;

/**
 * A and C are a team, and C has all the buildings; A1 stands shut down in C's repair hangar, where C has a
 * depot, A2 in C's station.
 */
const allied = (setup: WorldSetup): CampaignState =>
  WORKSHOPS.reduce<World>(
    (all, type, index) => all.building(type, site(index), 'C', { id: type, cp: 90 }),
    world({ round: 3, players: 3, teams: { A: 1, C: 1 }, ...setup })
      .account('A', 500)
      .mech('A', HUNCHBACK, '0505', {
        shutDown: true,
        condition: { ...UNDAMAGED, armor: { CT: 1 }, structure: { LA: 1 } },
      })
      .mech('A', HUNCHBACK, site(WORKSHOPS.indexOf('railway-station')))
      .mech('B', HUNCHBACK, '0504')
      .mech('C', HUNCHBACK, '0101')
      .pilot('A', '0505', { id: 'pupil', rested: true })
      .building('repair-hangar', '0505', 'C', { id: 'repair-hangar' })
      .stock('C', '0505', 'standard-armor', 16),
  ).build();

it('SETUP-1 BLD-1 a team-mate’s buildings serve nobody else', () => {
  const supply = allied({ phase: 'supply' });
  expect(
    codes(supply, 'A', [
      { type: 'train', pilot: 'pupil', gunnery: true },
      { type: 'hangar', building: 'repair-hangar', mech: 'A1' },
      { type: 'factory', building: 'mech-factory', design: HUNCHBACK },
      { type: 'ammunition', building: 'ammunition-depot', items: [{ item: 'autocannon-20-ammo', tons: 1 }] },
      { type: 'buy-equipment', item: 'clan-er-medium-laser', quantity: 1, hex: '0101' },
      { type: 'buy-mech', design: HUNCHBACK, hex: site(WORKSHOPS.indexOf('spaceport')) },
      { type: 'repair-building', building: 'spaceport', cp: 1 },
    ]),
  ).toEqual([
    '/orders/0 supply/no-academy',
    '/orders/1/building supply/not-your-building',
    '/orders/2/building supply/no-factory',
    '/orders/3/building supply/not-your-building',
    '/orders/4/item supply/other-technology-item',
    '/orders/5/hex supply/no-entry',
    '/orders/6/building supply/not-your-building',
  ]);
  expect(options(supply, 'A').orders).toMatchObject({
    sell: { factor: 0.5 },
    'buy-equipment': { factors: { standard: 1, other: 1.5 } },
  });
  const rail = { type: 'rail', mech: 'A2', path: ['0504'] };
  const flight = { type: 'dropship', building: 'dropship', mechs: ['A2'], to: '0909', direction: 'N' };
  expect(codes(allied({ phase: 'planning' }), 'A', [rail])).toContain('/orders/0/mech movement/no-station');
  expect(codes(allied({ phase: 'planning' }), 'A', [flight])).toEqual([
    '/orders/0/building movement/no-dropship',
  ]);
  expect(
    codes(allied({ phase: 'preparation' }), 'A', [
      { type: 'sabotage-mech', mech: 'B1' },
      { type: 'hire', design: HUNCHBACK, hex: '0505' },
    ]),
  ).toEqual(['/orders/0 preparation/no-spy-service', '/orders/1 hire/no-camp']);
});

it('SETUP-1 BLD-PORT nor do they bring others tons', () => {
  const income = dataOf(close(allied({ phase: 'combat', step: 'battles' })), 'account-changed').map(
    ({ force, amount }) => [force, amount / 1_000_000],
  );
  expect(income).toEqual([
    ['A', 20],
    ['B', 20],
    ['C', 20],
    ['C', 10],
  ]);
});

it('SETUP-1 DEP-1 a team-mate’s stock is neither moved, sold nor fitted', () => {
  const line = { item: 'standard-armor', quantity: 1 };
  expect(
    codes(allied({ phase: 'supply' }), 'A', [
      { type: 'transfer', from: '0505', to: '0101', items: [line], pilots: [] },
      { type: 'sell', ...line, hex: '0505' },
      { type: 'repair-armor', mech: 'A1' },
    ]),
  ).toEqual([
    '/orders/0/items/0/quantity supply/not-in-stock',
    '/orders/1/quantity supply/not-in-stock',
    '/orders/2/mech repair/nothing-to-mend',
  ]);
});

it('DEP-5 a captor cannot use their prisoners: neither seat, sell nor train them; nor can their owner', () => {
  const held = (phase: 'preparation' | 'supply') =>
    world({ round: 3, phase })
      .account('A', 100)
      .account('B', 100)
      .mech('A', HUNCHBACK, '0505', { pilot: null })
      .mech('B', HUNCHBACK, '1010')
      .pilot('B', '0505', { id: 'caught', status: 'captured', captor: 'A' as never, rested: true })
      .building('academy', '0303', 'A')
      .building('academy', '0909', 'B')
      .build();
  expect(codes(held('preparation'), 'A', [{ type: 'board', mech: 'A1', pilot: 'caught' }])).toEqual([
    '/orders/0/pilot orders/not-your-pilot',
  ]);
  const uses = [
    { type: 'sell', pilot: 'caught' },
    { type: 'train', pilot: 'caught', gunnery: true },
  ];
  expect(codes(held('supply'), 'A', uses)).toEqual([
    '/orders/0/pilot supply/prisoner',
    '/orders/1/pilot supply/not-your-pilot',
  ]);
  expect(
    codes(held('supply'), 'B', [
      ...uses,
      { type: 'transfer', from: '0505', to: '1010', items: [], pilots: ['caught'] },
    ]),
  ).toEqual([
    '/orders/0/pilot supply/pilot-not-free',
    '/orders/1/pilot supply/not-free-to-train',
    '/orders/2/pilots/0 supply/pilot-not-stored',
  ]);
});

it('BLD-RAIL DEP-3 DEP-5 CMB-10 who came by train takes nothing, plunders nothing and frees nobody', () => {
  const state = world({ round: 3, phase: 'combat', step: 'declarations' })
    .mech('A', HUNCHBACK, '0505', { moved: 'rail' })
    .mech('B', HUNCHBACK, '1010')
    .pilot('A', '0505', { id: 'caught', status: 'captured', captor: 'B' as never })
    .pilot('B', '0505', { id: 'stored' })
    .stock('B', '0505', 'standard-armor', 3)
    .building('hospital', '0505', 'B', { id: 'hospital' })
    .build();
  const { pilots, buildings, stock } = after(state);
  expect(pilots).toMatchObject({ caught: { status: 'captured', captor: 'B' }, stored: { status: 'stored' } });
  expect(buildings).toMatchObject({ hospital: { control: 'B' } });
  expect(Object.values(stock).map(({ force }) => force)).toEqual(['B']);
});
