import { UNDAMAGED } from '../../../../../catalog';
import { UNHARMED } from '../../damage/victim';
import { makeMech } from '../../testing/make-mech';
import { spentFrom, Stock } from './ammunition';
import type { Fighter } from '../model';

const archer = (shots: readonly number[]): Fighter => {
  const mech = makeMech('archer-arc-2r');
  const ammunition = mech.sheet.bins.map(({ location, slot }, index) => ({
    location,
    slot,
    shots: shots[index] ?? 0,
  }));
  return { ...mech, harm: UNHARMED, condition: { ...UNDAMAGED, ammunition } };
};

const launchers = (mech: Fighter) =>
  mech.sheet.mounts.filter(({ figures }) => figures.weapon !== null && figures.item === 'lrm-20');
const shot = (mount: string) => ({ mount, target: 'x', shots: 1 });

describe('ammunition of a phase', () => {
  it('BT-GUN-19 two launchers that share a last shot fire it once', () => {
    const mech = archer([0, 1]);
    const [left, right] = launchers(mech);
    if (left === undefined || right === undefined) throw new Error('no launchers');
    const stock = new Stock();
    expect(stock.take(mech, left, shot(left.id))).toMatchObject({ slot: mech.sheet.bins[1]?.slot });
    expect(stock.take(mech, right, shot(right.id))).toBeUndefined();
  });

  it('BT-GUN-19 the second takes from the next bin when the first is empty', () => {
    const mech = archer([1, 5]);
    const [left, right] = launchers(mech);
    if (left === undefined || right === undefined) throw new Error('no launchers');
    const stock = new Stock();
    const from = [left, right].map((mount) => stock.take(mech, mount, shot(mount.id)));
    expect(from).toEqual([mech.sheet.bins[0], mech.sheet.bins[1]]);
  });

  it('BT-GUN-19 a bin that is lost loses nothing more', () => {
    const mech = archer([3, 5]);
    const [bin] = mech.sheet.bins;
    if (bin === undefined) throw new Error('no bin');
    expect(spentFrom(mech, bin, 2).ammunition).toContainEqual({ ...place(bin), shots: 1 });
    const condition = { ...mech.condition, slots: [{ ...place(bin), state: 'hit' as const }] };
    expect(spentFrom({ ...mech, condition }, bin, 2)).toBe(condition);
  });
});

const place = ({
  location,
  slot,
}: {
  location: Fighter['sheet']['bins'][number]['location'];
  slot: number;
}) => ({
  location,
  slot,
});
