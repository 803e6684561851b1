import {
  bare,
  efficiency,
  engine,
  figure,
  heats,
  itemOf,
  jets,
  raise,
  sinks,
  valued,
  weapons,
} from '../../../test/support/states/bare-mech';
import type { MechDesign } from '../model';

const cool = sinks(40);
const penalty = (mounted: Parameters<typeof bare>[0], changes: Partial<MechDesign> = {}) =>
  figure(bare(mounted, changes), 'defensive/explosive');

describe('equipment of experimental rules', () => {
  it('adds a fifth to armour and structure by a blue shield, and takes 1 for each location that it endangers', () => {
    const shield = { HD: ['blue-shield'] };
    const [plain, shielded] = [bare({}), bare(shield)];
    expect(figure(shielded, 'defensive/armor')).toBeCloseTo(figure(plain, 'defensive/armor') * 1.2, 9);
    expect(figure(shielded, 'defensive/structure')).toBeCloseTo(
      figure(plain, 'defensive/structure') * 1.2,
      9,
    );
    expect(figure(bare(shield, { armorType: 'reactive' }), 'armor/factor')).toBeCloseTo(1.7, 9);
    expect(penalty(shield)).toBe(-7);
    expect(penalty({ ...shield, RT: ['is-case'] })).toBe(-5);
    expect(penalty({ ...shield, RT: ['is-case'] }, engine('xl'))).toBe(-7);
    expect(penalty({ ...shield, RT: ['is-case-ii'] })).toBe(-6);
    expect(penalty(shield, { techBase: 'clan' })).toBe(-3);
    expect(penalty(shield, { techBase: 'clan', ...engine('xxl', 'clan') })).toBe(-5);
  });

  it('strengthens the armour of its location by HarJel II a tenth, III a fifth, for 1 a piece', () => {
    const plain = bare({});
    const { RT, RTR, LT, LTR } = plain.armor;
    const design = bare({ RT: ['harjel-two'], LT: ['harjel-three'] });
    const more = ((RT + RTR) * 0.1 + (LT + LTR) * 0.2) * 2.5;
    expect(figure(design, 'defensive/armor')).toBeCloseTo(figure(plain, 'defensive/armor') + more, 9);
    expect(figure(design, 'defensive/equipment')).toBe(-2);
  });

  it('aids the first free laser of its location by a pulse module, what stands before it by an insulator', () => {
    expect(weapons(bare({ RT: ['medium-laser', 'pulse-module'] }, cool))).toEqual([46 * 1.15]);
    expect(heats(bare({ RT: ['medium-laser', 'pulse-module'] }, cool))).toEqual([5]);
    expect(penalty({ RT: ['medium-laser', 'pulse-module'] })).toBe(-1);
    expect(heats(bare({ RT: ['large-laser', 'insulator', 'small-laser'] }, cool))).toEqual([7, 1]);
    expect(heats(bare({ RT: ['small-laser', 'insulator'] }, cool))).toEqual([1]);
    expect(weapons(bare({ RT: ['medium-laser'], LT: ['pulse-module'] }, cool))).toEqual([46]);
  });

  it('takes 4 heat by emergency coolant, and counts the first lasers and improved jets as hot as they are', () => {
    expect(efficiency(bare({ RT: ['emergency-coolant'] }))).toBe(18);
    expect(heats(bare({ RT: ['first-er-large-laser'] }, cool))).toEqual([15]);
    expect(efficiency(bare(jets(4, 'first-improved-jet')))).toBe(6 + 10 - 8);
    expect(efficiency(bare(jets(2, 'first-improved-jet')))).toBe(6 + 10 - 6);
  });
});

describe('where MegaMek and the books differ', () => {
  const split = bare(
    { RT: ['is-improved-heavy-gauss-rifle*9'], CT: ['is-improved-heavy-gauss-rifle*2'] },
    { techBase: 'clan', ...engine('xl', 'clan') },
  );
  const withAmmunition = bare(
    { RT: ['is-improved-heavy-gauss-rifle*9', 'srm-6-ammo'], CT: ['is-improved-heavy-gauss-rifle*2'] },
    { techBase: 'clan', ...engine('xl', 'clan') },
  );
  const explosive = (design: MechDesign, reading: 'megamek' | 'books') => {
    const { term } = valued(design, undefined, reading);
    const found = term.terms[0]?.terms[0]?.terms[0]?.terms.find(({ code }) => code === 'defensive/explosive');
    return (found ?? raise('no such term')).value;
  };

  it('a clan mech has CASE where something explosive mainly stands; by the books everywhere', () => {
    expect([explosive(split, 'megamek'), explosive(split, 'books')]).toEqual([-11, -2]);
    expect([explosive(withAmmunition, 'megamek'), explosive(withAmmunition, 'books')]).toEqual([-2, -2]);
  });

  it('artillery in three locations is two weapons; by the books one', () => {
    const design = bare({ RT: ['thumper*7'], LT: ['thumper*7'], CT: ['thumper*1'] }, cool);
    const count = (reading: 'megamek' | 'books') => {
      const text = JSON.stringify(valued(design, undefined, reading).term);
      return text.split('"weapons/weapon"').length - 1;
    };
    expect([count('megamek'), count('books')]).toEqual([2, 1]);
  });

  it('does not count a targeting computer when front and rear are compared', () => {
    // LRM 15 (136) in front, two large lasers (123 each, 246; × 1.25) behind them would be the front; one and
    // a small laser are not.
    const computer = 'is-targeting-computer*1';
    const design = bare({ RT: ['lrm-15'], LT: ['large-laser<', 'medium-laser'], CT: [computer] }, cool);
    expect(weapons(design)).toEqual([itemOf('lrm-15')?.bv ?? 0, (123 * 1.25) / 2, 46 * 1.25]);
    const even = bare({ RT: ['lrm-15'], LT: ['large-laser<'], CT: [computer] }, cool);
    expect(weapons(even)).toEqual([itemOf('lrm-15')?.bv ?? 0, (123 * 1.25) / 2]);
  });

  it('adds tenths as they are, so that a float does not tip a half', () => {
    expect(figure(bare({ RT: ['null-signature', 'chameleon'] }, { walk: 5 }), 'defensive/factor')).toBe(1.7);
  });
});
