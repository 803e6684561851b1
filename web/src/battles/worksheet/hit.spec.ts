/** BT-1 damage transfer on the worksheet. */
import { hit } from './hit';

const whole = {
  motion: 'biped',
  armor: { HD: 9, CT: 20, CTR: 6, LT: 12, LTR: 4, LA: 10, LL: 15 },
  structure: { HD: 3, CT: 16, LT: 12, LA: 8, LL: 12 },
} as const;
const none = { armor: {}, structure: {} };

describe('BT-1 a hit', () => {
  it('takes armour first', () =>
    expect(hit(whole, none, 'LA', 4)).toEqual({ armor: { LA: 6 }, structure: {} }));
  it('then structure', () =>
    expect(hit(whole, none, 'LA', 12)).toEqual({ armor: { LA: 0 }, structure: { LA: 6 } }));
  it('goes from the arm to the side, and on to the middle', () => {
    expect(hit(whole, none, 'LA', 20)).toEqual({ armor: { LA: 0, LT: 10 }, structure: { LA: 0 } });
    expect(hit(whole, none, 'LA', 44)).toEqual({
      armor: { LA: 0, LT: 0, CT: 18 },
      structure: { LA: 0, LT: 0 },
    });
  });
  it('goes from the leg to the side', () =>
    expect(hit(whole, none, 'LL', 28)).toEqual({ armor: { LL: 0, LT: 11 }, structure: { LL: 0 } }));
  it('stays at the back when it came from there', () =>
    expect(hit(whole, none, 'LTR', 18)).toEqual({ armor: { LTR: 0, CTR: 4 }, structure: { LT: 0 } }));
  it('is spent in the head and in the middle', () => {
    expect(hit(whole, none, 'HD', 50)).toEqual({ armor: { HD: 0 }, structure: { HD: 0 } });
    expect(hit(whole, none, 'CT', 99)).toEqual({ armor: { CT: 0 }, structure: { CT: 0 } });
  });
  it('goes past what is gone already', () =>
    expect(hit(whole, { armor: { LA: 3 }, structure: { LA: 0 } }, 'LA', 5)).toEqual({
      armor: { LA: 3, LT: 7 },
      structure: { LA: 0 },
    }));
  it('leaves what it was given', () => {
    const before = { armor: { LA: 3 }, structure: {} };
    hit(whole, before, 'LA', 3);
    expect(before.armor).toEqual({ LA: 3 });
  });
});
