import {
  all,
  ARCHER,
  bare,
  efficiency,
  engine,
  figure,
  heats,
  jets,
  param,
  refused,
  sinks,
  times,
  valued,
  weapons,
} from '../../../test/support/states/bare-mech';
import type { Location, MechDesign } from '../model';
import { engineFactor } from './engine';
import { targetModifier } from './movement';

const sum = (points: object): number =>
  Object.values(points).reduce((total: number, value: number) => total + value, 0);

describe('Battle Value by the rules', () => {
  it('adds up a mech of nothing but armour, structure and weight', () => {
    // Armour × 2.5, structure × 1.5, gyro 35; +2 for 6 MP; weight 70 × 1.12.
    expect(valued(bare({})).bv).toBe(
      Math.round((sum(ARCHER.armor) * 2.5 + sum(ARCHER.structure) * 1.5 + 35) * 1.2 + 70 * 1.12),
    );
  });

  it('takes the target modifier of the band, 1 more for a jump', () => {
    expect([2, 3, 4, 5, 6, 7, 9, 10, 17, 18, 24, 25].map(targetModifier)).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6,
    ]);
    expect(figure(bare(jets(7)), 'movement/target-modifier')).toBe(4);
    expect(figure(bare(jets(2)), 'movement/target-modifier')).toBe(2);
  });

  it('runs at twice the walking MP with MASC or a supercharger, two and a half with both', () => {
    const run = (...items: string[]) =>
      param(bare({ LT: items }, { walk: 5 }), 'movement/run-modifier', 'mp');
    expect([run(), run('supercharger'), run('is-masc'), run('supercharger', 'is-masc')]).toEqual([
      8, 10, 10, 13,
    ]);
  });

  it('takes from the structure what the engine fills of the side torsos', () => {
    expect([0, 2, 3, 4, 6].map((slots) => engineFactor(slots))).toEqual([1, 0.75, 0.5, 0.5, 0.25]);
    const factor = (...kind: Parameters<typeof engine>) =>
      figure(bare({}, engine(...kind)), 'structure/engine');
    expect([
      factor('fusion'),
      factor('compact'),
      factor('ice'),
      factor('fuel-cell'),
      factor('fission'),
    ]).toEqual([1, 1, 1, 1, 1]);
    expect([
      factor('light'),
      factor('xl'),
      factor('xl', 'clan'),
      factor('xxl'),
      factor('xxl', 'clan'),
    ]).toEqual([0.75, 0.5, 0.75, 0.25, 0.5]);
  });

  it('counts 15 for each slot of ammunition, where CASE does not help', () => {
    const penalty = (location: Location, items: readonly string[], changes: Partial<MechDesign> = {}) =>
      figure(bare({ [location]: items }, changes), 'defensive/explosive');
    expect(penalty('RT', ['srm-6-ammo', 'srm-6-ammo'])).toBe(-30);
    expect(penalty('RT', ['srm-6-ammo', 'is-case'])).toBe(0);
    expect(penalty('CT', ['srm-6-ammo', 'is-case'])).toBe(-15);
    expect(penalty('RL', ['srm-6-ammo'])).toBe(-15);
    expect(penalty('RT', ['srm-6-ammo'], { techBase: 'clan' })).toBe(0);
    expect(penalty('CT', ['srm-6-ammo'], { techBase: 'clan' })).toBe(-15);
    expect(penalty('RT', ['is-gauss-rifle-ammo'])).toBe(0);
    expect(figure(bare({ RA: ['srm-6-ammo'], RT: ['is-case'] }), 'defensive/explosive')).toBe(0);
    expect(figure(bare({ RA: ['srm-6-ammo'], LT: ['is-case'] }), 'defensive/explosive')).toBe(-15);
  });

  it('counts 1 for each slot of a Gauss rifle', () => {
    expect(figure(bare({ RT: ['is-gauss-rifle'] }), 'defensive/explosive')).toBe(-7);
    expect(figure(bare({ RT: ['is-gauss-rifle', 'is-case'] }), 'defensive/explosive')).toBe(0);
  });

  it('fears for the front legs of a quad as for all legs', () => {
    expect(
      figure(bare({ RA: ['srm-6-ammo'] }, { techBase: 'clan', motion: 'quad' }), 'defensive/explosive'),
    ).toBe(-15);
    expect(figure(bare({ RA: ['srm-6-ammo'] }, { techBase: 'clan' }), 'defensive/explosive')).toBe(0);
  });

  it('fears for ammunition in a side torso or its arm beside an engine that dies with that torso', () => {
    const penalty = (mounted: Parameters<typeof bare>[0], changes: Partial<MechDesign>) =>
      figure(bare(mounted, changes), 'defensive/explosive');
    const inArm = { RA: ['srm-6-ammo'], RT: ['is-case'] };
    expect(penalty(inArm, engine('xl'))).toBe(-15);
    expect(penalty(inArm, engine('light'))).toBe(0);
    expect(penalty({ RT: ['srm-6-ammo', 'is-case'] }, engine('xl'))).toBe(-15);
    expect(penalty({ RA: ['srm-6-ammo', 'is-case'] }, engine('xl'))).toBe(0);
    expect(penalty({ RT: ['srm-6-ammo'] }, { ...engine('xl', 'clan'), techBase: 'clan' })).toBe(0);
    expect(penalty({ RT: ['srm-6-ammo'] }, { ...engine('xxl', 'clan'), techBase: 'clan' })).toBe(-15);
    expect(penalty({ RA: ['srm-6-ammo'] }, { ...engine('xxl', 'clan'), techBase: 'clan' })).toBe(0);
    // Both technologies mixed: the chassis says whether there is CASE, the engine's own maker how big it is.
    expect(penalty({ RT: ['srm-6-ammo'] }, { ...engine('xl', 'is'), techBase: 'clan' })).toBe(-15);
    expect(penalty({ RT: ['srm-6-ammo', 'is-case'] }, { ...engine('xl', 'clan'), techBase: 'is' })).toBe(0);
    expect(penalty({ RT: ['srm-6-ammo'] }, { ...engine('xl', 'clan'), techBase: 'is' })).toBe(-15);
  });

  it('cools 6 and its heat sinks less 2 for running or the jump, which heats 3 at least', () => {
    expect(efficiency(bare({}))).toBe(14);
    expect(efficiency(bare(jets(1)))).toBe(13);
    expect(efficiency(bare(jets(5)))).toBe(11);
    expect(efficiency(bare(jets(7, 'improved-jump-jet')))).toBe(12);
  });

  it('counts weapons in order of value, in full up to the one that passes the heat, the rest at half', () => {
    // 14 may be spent: PPC 10, large laser 8 passes it, medium laser comes too late; a machine gun is cold.
    expect(weapons(bare({ RT: ['medium-laser', 'ppc', 'machine-gun', 'large-laser'] }))).toEqual([
      176, 123, 23, 5,
    ]);
    // Exactly used up is used up.
    expect(weapons(bare({ RT: ['ppc', 'large-laser'] }, sinks(6)))).toEqual([176, 61.5]);
  });

  it('counts everything at half, cold weapons too, when moving alone is too hot', () => {
    // 6 − 0 sinks … 6 heat of running with an XXL: nothing is left.
    const hot = { ...engine('xxl'), ...sinks(0) };
    expect(efficiency(bare({}, hot))).toBe(0);
    expect(weapons(bare({ RT: ['medium-laser', 'machine-gun'] }, hot))).toEqual([23, 2.5]);
  });

  it('counts twice the heat of Ultra, six times of rotary autocannons, half of Streak, a quarter of one shot', () => {
    expect(heats(bare({ LT: ['is-ultra-autocannon-5'] }))).toEqual([2]);
    expect(heats(bare({ LT: ['is-rotary-autocannon-5'] }))).toEqual([6]);
    expect(heats(bare({ LT: ['is-streak-srm-4'] }))).toEqual([1.5]);
    expect(heats(bare({ LT: ['rocket-launcher-10'] }))).toEqual([0.75]);
    expect(heats(bare({ LT: ['clan-streak-srm-4-os'] }))).toEqual([0.375]);
  });

  it('halves what fires to the rear, or the front when the back bites harder; arms never', () => {
    expect(weapons(bare({ LT: ['large-laser', 'medium-laser<'] }))).toEqual([123, 23]);
    expect(weapons(bare({ LT: ['large-laser<', 'medium-laser'] }))).toEqual([123, 23]);
    expect(weapons(bare({ LT: ['medium-laser<'], RA: ['large-laser'] }))).toEqual([123, 46]);
    expect(weapons(bare({ LT: ['srm-6', 'is-streak-srm-4<'] }))).toEqual([59, 29.5]);
  });

  it('lets a quad’s front legs fire as its other legs do', () => {
    expect(weapons(bare({ LT: ['large-laser'], RA: ['medium-laser<'] }, { motion: 'quad' }))).toEqual([
      123, 23,
    ]);
  });

  it('lets each system guide one launcher of its own location, in the order of slots', () => {
    const srm = (design: MechDesign) => weapons(design).map((value) => value / 59);
    expect(srm(bare({ LT: ['is-artemis-iv-fcs', 'srm-6', 'srm-6'], RT: ['srm-6'] }))).toEqual([1.2, 1, 1]);
    expect(weapons(bare({ LT: ['clan-artemis-v-fcs', 'srm-6'] }))[0]).toBeCloseTo(59 * 1.3, 9);
    expect(weapons(bare({ LT: ['is-apollo-mrm-fcs', 'is-mrm-10'] }))[0]).toBeCloseTo(56 * 1.15, 9);
    expect(weapons(bare({ LT: ['is-artemis-iv-fcs', 'is-mrm-10'] }))).toEqual([56]);
    const mixed = weapons(bare({ LT: ['srm-6', 'srm-4', 'srm-6', ...times(2, 'is-artemis-iv-fcs')] }));
    expect(mixed.map((value) => Number(value.toFixed(6)))).toEqual([70.8, 59, 46.8]);
  });

  it('adds a quarter to direct fire with a targeting computer', () => {
    expect(weapons(bare({ LT: ['is-targeting-computer', 'medium-laser', 'srm-6'] }))).toEqual([59, 57.5]);
  });

  it('counts ammunition up to the value of the weapons that fire it, together', () => {
    const ammunition = (...items: string[]) => figure(bare({ LT: items }), 'offensive/ammunition');
    expect(ammunition('autocannon-20', 'autocannon-20-ammo')).toBe(22);
    expect(ammunition('machine-gun', ...times(7, 'machine-gun-ammo'))).toBe(5);
    expect(ammunition('autocannon-20-ammo')).toBe(0);
    expect(ammunition('autocannon-20-ammo', 'autocannon-5')).toBe(0);
    expect(ammunition('is-srm-4-os', 'srm-4-ammo')).toBe(0);
    expect(ammunition('is-lb-10-x-ac', 'is-lb-10-x-ac-ammo', 'is-lb-10-x-cluster-ammo')).toBe(38);
  });

  it('counts missile defence and all its ammunition for the defence only', () => {
    const design = bare({ LT: ['is-anti-missile-system', ...times(4, 'is-anti-missile-system-ammo')] });
    expect(figure(design, 'defensive/equipment')).toBe(32 + 32);
    expect(figure(design, 'offensive/ammunition')).toBe(0);
    expect(weapons(design)).toEqual([]);
  });

  it('counts probes, ECM and pods for the defence', () => {
    const defence = (...items: string[]) => figure(bare({ LT: items }), 'defensive/equipment');
    expect(defence('is-beagle-active-probe', 'is-bloodhound-active-probe')).toBe(10 + 25);
    expect(defence('is-guardian-ecm-suite', 'anti-personnel-pods')).toBe(61 + 1);
    expect(figure(bare({ LT: ['is-bloodhound-active-probe'] }), 'offensive/equipment')).toBe(0);
  });

  it('counts hatchets by their damage, twice with triple-strength myomer', () => {
    expect(figure(bare({ RA: ['is-hatchet'] }), 'offensive/equipment')).toBe(14 * 1.5);
    expect(figure(bare({ RA: ['is-sword'] }), 'offensive/equipment')).toBe(8 * 1.725);
    expect(
      figure(bare({ RA: ['is-hatchet'], LT: ['is-triple-strength-myomer'] }), 'offensive/equipment'),
    ).toBe(14 * 1.5 * 2);
  });

  it('weighs a mech with triple-strength myomer half as much again, industrial 0.15 more', () => {
    expect(figure(bare({ LT: ['is-triple-strength-myomer'] }), 'offensive/weight')).toBe(105);
    expect(
      figure(bare({ LT: times(6, 'is-industrial-triple-strength-myomer*1') }), 'offensive/weight'),
    ).toBeCloseTo(80.5, 9);
  });

  it('leaves C3 and TAG out', () => {
    const design = bare({
      LT: ['is-c3-slave-unit', 'is-improved-c3-computer', 'is-tag'],
      RT: ['is-c3-master-computer'],
    });
    expect(valued(design).bv).toBe(valued(bare({})).bv);
    expect(weapons(design)).toEqual([]);
  });

  it('takes run and half the jump, rounded up, for the speed factor, to two decimals', () => {
    expect(figure(bare({}), 'offensive/speed')).toBe(1.12);
    expect(figure(bare(jets(3)), 'offensive/speed')).toBe(1.37);
    expect(figure(bare({}, { walk: 8, run: 12 }), 'offensive/speed')).toBe(1.89);
  });

  it('refuses by name what is not known, has no value or is not covered, all at once', () => {
    const design = bare(
      { LT: ['mystery', 'no-such-thing', 'battle-armor-jump-jet'] },
      { armorType: 'glass' as 'stealth', gyro: 'spinning-top' as 'xl' },
    );
    expect(refused(design)).toEqual([
      ['battle-value/unknown-kind', 'glass'],
      ['battle-value/unknown-kind', 'spinning-top'],
      ['battle-value/unknown-item', 'no-such-thing'],
      ['battle-value/not-covered', 'battle-armor-jump-jet'],
      ['battle-value/no-value', 'mystery'],
    ]);
    expect(refused(bare({}, { armorType: 'constructor' as 'stealth' }))).toEqual([
      ['battle-value/unknown-kind', 'constructor'],
    ]);
  });

  it('says of every weapon what it is, where, and how hot it makes', () => {
    const term = all(valued(bare({ RT: ['ppc'] })).term, 'weapons/weapon')[0];
    expect(term?.params).toEqual({ item: 'ppc', location: 'RT', heat: 10, heatSoFar: 10 });
  });
});
