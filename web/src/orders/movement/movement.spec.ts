/** How a sheet changes by orders of movement. */
import { awaited, byHex } from './awaited';
import { ownMech } from '../examples';
import { endOf, movements, withMovement, without, type DropshipOrder, type Order } from './movement';

const move = (mech: string, ...path: string[]): Order => ({ type: 'move', mech, path });
const flight = (...mechs: string[]): DropshipOrder => ({
  type: 'dropship',
  building: 'd',
  mechs,
  to: '0909',
  direction: 'N',
});
const hire: Order = { type: 'hire', design: 'x', hex: '0101' };

describe('orders of movement', () => {
  it('are one for each mech', () => {
    const found = movements([hire, move('a', '0102'), flight('b', 'c')]);
    expect([...found.keys()]).toEqual(['a', 'b', 'c']);
    expect([...found.values()].map(endOf)).toEqual(['0102', '0909', '0909']);
  });

  it('take the place of what the mech had', () => {
    const sheet = [hire, move('a', '0102'), move('b', '0103')];
    expect(withMovement(sheet, { type: 'rail', mech: 'a', path: ['0202'] })).toEqual([
      hire,
      { type: 'rail', mech: 'a', path: ['0202'] },
      move('b', '0103'),
    ]);
    expect(withMovement(sheet, { type: 'move', mech: 'c', path: ['0202'] })).toEqual([
      ...sheet,
      move('c', '0202'),
    ]);
  });

  it('take several mechs aboard at once, and leave the others there when one walks', () => {
    const aboard = withMovement([move('a', '0102'), move('b', '0103')], flight('a', 'b'));
    expect(aboard).toEqual([flight('a', 'b')]);
    expect(without(aboard, ['a'])).toEqual([flight('b')]);
    expect(without(aboard, ['a', 'b'])).toEqual([]);
  });

  it('leave what is no movement alone', () => expect(without([hire], ['a'])).toEqual([hire]));
});

describe('awaited', () => {
  const reach = (mech: string, hexes = 1) => ({
    mech,
    walkingMp: 4,
    reachable: Array.from({ length: hexes }, () => ({
      hex: '0102',
      cost: 1,
      inEnemySight: false,
      path: ['0102'],
    })),
  });
  const options = { immobile: [], mechs: [reach('a'), reach('b'), reach('c'), reach('d'), reach('e', 0)] };

  it('are those that can move, and have neither an order nor a hold', () => {
    const mine = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
      ownMech(id, '0101', { moved: id === 'd' ? 'move' : null }),
    );
    const found = awaited(mine, options, movements([move('a', '0102')]), new Set(['b']));
    expect(found).toEqual({ movable: ['a', 'b', 'c'], open: ['c'] });
  });

  it('come stack by stack, the largest first', () => {
    const mine = [ownMech('a', '0303'), ownMech('b', '0202'), ownMech('c', '0101'), ownMech('d', '0202')];
    expect(byHex(mine).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
  });
});
