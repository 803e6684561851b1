import { hurt } from '../../testing/hurt';
import { makeMech } from '../../testing/make-mech';
import { fallDamage, inGroups } from './fall-damage';
import { dropOnTheSpot, fallOf } from './fall-height';
import { pilotInFall } from './fall-pilot';
import { fallSide } from './fall-side';
import { canGoProne } from './go-prone';
import { standUp } from './stand-up';

const mech = makeMech('hunchback-hbk-4g', { facing: 4 });
const prone = { ...mech, isProne: true };

it('BT-PSR-5 a die turns it and says the side', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => fallSide(4, die))).toEqual([
    { side: 'front', facing: 4 },
    { side: 'right', facing: 5 },
    { side: 'right', facing: 0 },
    { side: 'rear', facing: 1 },
    { side: 'left', facing: 2 },
    { side: 'left', facing: 3 },
  ]);
  expect(() => fallSide(0, 7)).toThrow(RangeError);
});

it('BT-PSR-6 damage by tonnage and levels, half in water', () => {
  expect([20, 50, 55, 100].map((tons) => fallDamage(tons, 0, 0))).toEqual([2, 5, 6, 10]);
  expect([1, 2, 5].map((levels) => fallDamage(55, levels, 0))).toEqual([12, 18, 36]);
  expect(fallDamage(50, 0, 1)).toBe(2);
  expect(fallDamage(50, 1, 1)).toBe(5);
  expect(fallDamage(50, 2, 2)).toBe(7);
  // two levels to the surface, one to the bottom: 15 / 2 and 10 / 2
  expect(fallDamage(50, 3, 1)).toBe(12);
  expect([0, 4, 5, 12].map(inGroups)).toEqual([[], [4], [5], [5, 5, 2]]);
});

it('BT-PSR-7 the pilot rolls with the levels above the first', () => {
  const numbers = [0, 1, 2, 4].map((levels) => {
    const pilot = pilotInFall(mech, levels);
    return pilot.kind === 'roll' ? pilot.target.needed : null;
  });
  expect(numbers).toEqual([5, 5, 6, 8]);
  const terms = [1, 2].map((levels) => {
    const pilot = pilotInFall(mech, levels);
    return pilot.kind === 'roll' ? pilot.target.terms.map(({ code }) => code) : [];
  });
  expect(terms).toEqual([['piloting'], ['piloting', 'fall-height']]);
  const of = (slots: readonly string[], lost: readonly ('RL' | 'LL')[], more = {}): unknown => {
    const pilot = pilotInFall({ ...mech, condition: hurt(slots, lost), ...more }, 2);
    return pilot.kind === 'roll' ? pilot.target.needed : pilot.kind;
  };
  expect(of(['CT.4', 'CT.5', 'RL.1'], [])).toBe(12);
  expect(of([], ['RL'])).toBe(11);
  expect(of([], ['RL', 'LL'])).toBe(16);
  expect(of(['RL.1'], [], { isShutDown: true })).toBe(9);
  expect(of([], [], { isConscious: false })).toBe('hurt');
  expect(of([], [], { isConscious: false, pilotHits: 6 })).toBe('unhurt');
});

it('BT-PSR-8 falls from where it stood to where it lies', () => {
  expect(fallOf(mech, dropOnTheSpot(-1, 1), 4)).toEqual({
    kind: 'fall',
    levels: 0,
    side: 'rear',
    facing: 1,
    table: 'normal',
    groups: [2],
  });
  expect(fallOf(mech, { from: 0, to: -2, depth: 2 }, 1)).toMatchObject({ levels: 2, groups: [5, 2] });
  expect(fallOf(mech, { from: 0, to: 2, depth: 0 }, 1)).toMatchObject({ levels: 0, groups: [5] });
});

it('BT-PSR-9 two MP a try and a roll', () => {
  expect(standUp(prone, 2)).toMatchObject({ possible: true, cost: 2, target: { needed: 5 } });
  expect(standUp(prone, 1)).toEqual({ possible: false, why: 'mp' });
  expect(standUp(mech, 4)).toEqual({ possible: false, why: 'upright' });
  const of = (slots: readonly string[], lost: readonly ('RL' | 'LL' | 'RA' | 'LA')[]): unknown =>
    standUp({ ...prone, condition: hurt(slots, lost) }, 6);
  expect(of([], ['RL'])).toMatchObject({ possible: true, cost: 1, target: { needed: 10 } });
  expect(of([], ['RL', 'LA'])).toMatchObject({ possible: true });
  expect(of([], ['RL', 'LA', 'RA'])).toEqual({ possible: false, why: 'arms' });
  expect(of([], ['LA', 'RA'])).toMatchObject({ possible: true });
  expect(of([], ['RL', 'LL'])).toEqual({ possible: false, why: 'legs' });
  expect(of(['CT.4', 'CT.5'], [])).toEqual({ possible: false, why: 'gyro' });
  expect(standUp({ ...prone, isShutDown: true }, 6)).toEqual({ possible: false, why: 'unable' });
  const quad = makeMech('scorpion-scp-12s', { isProne: true });
  expect(standUp(quad, 6)).toMatchObject({ possible: true, cost: 2, target: null });
  expect(standUp({ ...quad, condition: hurt([], ['RA']) }, 6)).toMatchObject({ target: { needed: 5 } });
});

it('BT-PSR-10 lying down costs a point', () => {
  expect([canGoProne(mech, 1), canGoProne(mech, 0), canGoProne(prone, 4)]).toEqual([true, false, false]);
});
