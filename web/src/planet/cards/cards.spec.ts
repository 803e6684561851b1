import type { Schemas } from '../../../../src/client/client';
import { inHex, sightingOf, stacksOf } from './in-hex';
import { aimOf, isAbout, ordersAbout } from './order-about';
import { carriedBy } from './weapons';

const view = (changes: Partial<Schemas['View']>): Schemas['View'] =>
  ({
    force: 'mine',
    forces: [
      { id: 'theirs', seat: 1 },
      { id: 'mine', seat: 2 },
      { id: 'third', seat: 3 },
    ],
    ...{ mechs: [], buildings: [], depots: [], battles: [], pilots: [], prisoners: [], wrecks: [] },
    ...changes,
  }) as unknown as Schemas['View'];

describe('what stands in a hex', () => {
  it('has my own mechs first, then the others by seat', () => {
    const mechs = [
      { id: 'c', force: 'third', hex: '0101' },
      { id: 'a', force: 'theirs', hex: '0101' },
      { id: 'b', force: 'mine', hex: '0101' },
      { id: 'd', force: 'mine', hex: '0102' },
    ] as unknown as Schemas['View']['mechs'];
    const { stacks } = inHex(view({ mechs }), '0101');
    expect(stacks.map(({ force, mechs: those }) => [force, those.map(({ id }) => id)])).toEqual([
      ['mine', ['b']],
      ['theirs', ['a']],
      ['third', ['c']],
    ]);
    expect(stacksOf(view({ force: null }), mechs).map(({ force }) => force)).toEqual(['theirs', 'mine', 'third']);
  });

  it('has pilots who rest there, and not those in mechs', () => {
    const pilots = [
      { id: 'p', status: 'stored', hex: '0101' },
      { id: 'q', status: 'in-mech', hex: '0101' },
      { id: 'r', status: 'stored', hex: '0102' },
    ] as unknown as Schemas['View']['pilots'];
    expect(inHex(view({ pilots }), '0101').pilots.map(({ id }) => id)).toEqual(['p']);
  });

  it('knows no sighting of my own mechs', () => {
    const mech = (own: boolean) => ({ own, seen: { round: 2, phase: 'supply' } }) as unknown as Schemas['View']['mechs'][number];
    expect(sightingOf(mech(true))).toBeNull();
    expect(sightingOf(mech(false))).toEqual({ round: 2, phase: 'supply' });
  });
});

describe('the orders about a mech', () => {
  const orders: readonly Schemas['Order'][] = [
    { type: 'move', mech: 'a', path: ['0102', '0103'] },
    { type: 'attack', mechs: ['a', 'b'], target: '0104' },
    { type: 'exchange-pilots', mechA: 'c', mechB: 'b' },
    { type: 'dropship', building: 'x', mechs: ['c'], to: '0909', direction: 'N' },
    { type: 'buy-mech', design: 'a', hex: '0101' },
  ];

  it('are those that name it, alone or among others', () => {
    expect(['a', 'b', 'c', 'x'].map((mech) => ordersAbout(orders, mech).map(({ type }) => type))).toEqual([
      ['move', 'attack'],
      ['attack', 'exchange-pilots'],
      ['exchange-pilots', 'dropship'],
      [],
    ]);
    expect(orders.some((order) => isAbout(order, 'd'))).toBe(false);
  });

  it('lead to where they end', () => {
    expect(orders.map(aimOf)).toEqual(['0103', '0104', null, '0909', null]);
  });
});

describe('what a mech carries', () => {
  const slot = (item: string, rear = false) => ({ items: [{ item, rear }] });
  const sheet = {
    items: [
      { item: 'laser', name: 'Laser', tons: 1 },
      { item: 'cannon', name: 'Cannon', tons: 12 },
    ],
    slots: {
      ...{ HD: [], CT: [], RA: [], LL: [], RL: [], RT: [] },
      LA: [null, slot('laser'), slot('cannon'), slot('cannon')],
      LT: [slot('laser', true), slot('shells')],
    },
  } as unknown as Parameters<typeof carriedBy>[0];

  it('is told by location, heaviest first, without ammunition', () => {
    expect(carriedBy(sheet, []).map(({ name, location, rear }) => [name, location, rear])).toEqual([
      ['Cannon', 'LA', false],
      ['Laser', 'LA', false],
      ['Laser', 'LT', true],
    ]);
  });

  it('is hit when one of its slots is', () => {
    const hits = carriedBy(sheet, [{ location: 'LA', slot: 4, state: 'hit' }]).filter(({ hit }) => hit);
    expect(hits.map(({ name }) => name)).toEqual(['Cannon']);
  });
});
