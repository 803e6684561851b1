import type { Schemas } from '../../../../src/client/client';
import { inHex, sightingOf, stacksOf } from './in-hex';
import { aimOf, isAbout, ordersAbout } from './order-about';
import { carriedBy, heatOf, shotsOf } from './weapons';

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
    expect(stacksOf(view({ force: null }), mechs).map(({ force }) => force)).toEqual([
      'theirs',
      'mine',
      'third',
    ]);
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
    const mech = (own: boolean) =>
      ({ own, seen: { round: 2, phase: 'supply' } }) as unknown as Schemas['View']['mechs'][number];
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
  const place = (location: string, slot: number) => ({ location, slot });
  const mount = (
    item: string,
    heat: number | null,
    slots: readonly ReturnType<typeof place>[],
    rear = false,
  ) => ({
    ...{ item, heat, rear, slots },
    location: slots[0]?.location,
  });
  const sheet = {
    items: [
      { item: 'laser', name: 'Laser', tons: 1 },
      { item: 'cannon', name: 'Cannon', tons: 12 },
      { item: 'jet', name: 'Jump Jet', tons: 20 },
      { item: 'shells', name: 'Shells', tons: 1 },
    ],
    mounts: [
      mount('laser', 3, [place('LA', 2)]),
      mount('laser', 3, [place('LA', 3)]),
      mount('laser', 3, [place('RA', 2)]),
      mount('laser', 3, [place('LT', 1)], true),
      mount('jet', null, [place('CT', 11)]),
      mount('cannon', 7, [place('LA', 4), place('LA', 5)]),
    ],
    ammunition: [
      { item: 'shells', ...place('LT', 2), shots: 5 },
      { item: 'shells', ...place('RT', 2), shots: 5 },
    ],
  } as unknown as Parameters<typeof carriedBy>[0] & Parameters<typeof shotsOf>[0];
  const whole: Schemas['Condition'] = { armor: {}, structure: {}, slots: [], ammunition: [] };
  const hit = (location: 'LA' | 'LT', slot: number) => ({
    ...whole,
    slots: [{ location, slot, state: 'hit' as const }],
  });

  it('is counted by kind, weapons and the heaviest first, and what faces the rear apart', () => {
    expect(
      carriedBy(sheet, whole).map(({ name, count, locations, rear }) => [
        name,
        count,
        locations.join(),
        rear,
      ]),
    ).toEqual([
      ['Cannon', 1, 'LA', false],
      ['Laser', 3, 'LA,RA', false],
      ['Laser', 1, 'LT', true],
      ['Jump Jet', 1, 'CT', false],
    ]);
  });

  it('is out when one of its slots is hit or its location is gone, and makes no heat then', () => {
    const outs = (condition: Schemas['Condition']) =>
      carriedBy(sheet, condition).flatMap(({ name, out }) => (out > 0 ? [[name, out]] : []));
    expect(outs(hit('LA', 5))).toEqual([['Cannon', 1]]);
    expect(outs({ ...whole, structure: { LA: 0 } })).toEqual([
      ['Cannon', 1],
      ['Laser', 2],
    ]);
    expect(heatOf(carriedBy(sheet, whole))).toBe(19);
    expect(heatOf(carriedBy(sheet, hit('LA', 5)))).toBe(12);
  });

  it('has the shots that are left in its bins', () => {
    expect(shotsOf(sheet, whole)).toEqual([{ item: 'shells', left: 10, most: 10 }]);
    expect(shotsOf(sheet, { ...whole, ammunition: [{ location: 'RT', slot: 2, shots: 1 }] })[0]?.left).toBe(
      6,
    );
    expect(shotsOf(sheet, hit('LT', 2))[0]?.left).toBe(5);
    expect(shotsOf(sheet, { ...whole, structure: { RT: 0, LT: 0 } })[0]?.left).toBe(0);
  });
});
