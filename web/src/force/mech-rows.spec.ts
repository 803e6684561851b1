import { KINDS, listed, ORDERS, type MechRow } from './mech-rows';

const row = (id: string, more: Partial<MechRow>): MechRow => ({
  ...{
    id,
    name: `Mech ${id}`,
    designName: 'Locust LCT-1V',
    pilot: null,
    hex: '0505',
    tons: 20,
    armor: 1,
    ordered: true,
    ready: true,
    force: 'mine',
  },
  ...more,
});
const ROWS = [
  row('a', { tons: 50, hex: '0707', pilot: 'Anna', armor: 0.5 }),
  row('b', { tons: 100, hex: '0101', designName: 'Atlas AS7-D', ordered: false }),
  row('c', { ready: false, force: 'other' }),
];
const ids = (wish: Partial<Parameters<typeof listed>[1]>): string =>
  listed(ROWS, { q: '', kind: 'all', order: 'name', force: null, ...wish })
    .map(({ id }) => id)
    .join('');

describe('the mechs of a force', () => {
  it('are listed by kind, words and force', () => {
    expect(KINDS.map((kind) => ids({ kind }))).toEqual(['abc', 'a', 'b', 'c']);
    expect([
      ids({ q: 'ANNA' }),
      ids({ q: 'atlas 0101' }),
      ids({ q: 'atlas 0707' }),
      ids({ force: 'other' }),
    ]).toEqual(['a', 'b', '', 'c']);
  });

  it('stand in the order that was chosen', () => {
    expect(ORDERS.map((order) => ids({ order }))).toEqual(['abc', 'bac', 'abc', 'bca']);
  });
});
