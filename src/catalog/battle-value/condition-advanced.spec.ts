import {
  bare,
  efficiency,
  figure,
  hit,
  itemHits,
  jets,
  param,
  partHits,
  sinks,
  times,
  valued,
  weapons,
} from '../../../test/support/states/bare-mech';
import { UNDAMAGED, type Condition } from '../condition';
import type { Location, MechDesign, Slot, SystemPart } from '../model';

const without = (...locations: readonly Location[]): Condition => ({
  ...UNDAMAGED,
  structure: Object.fromEntries(locations.map((location) => [location, 0])),
});
const jumps = (design: MechDesign, condition: Condition = UNDAMAGED) =>
  param(design, 'movement/jump-modifier', 'mp', condition);
const runs = (design: MechDesign, condition: Condition = UNDAMAGED) =>
  param(design, 'movement/run-modifier', 'mp', condition);
const parts = (...names: readonly SystemPart[]): readonly Slot[] =>
  names.map((part) => ({ kind: 'system', part }));

describe('Battle Value of a damaged mech with advanced equipment', () => {
  it('BV-D2 lasts while a seat of a command console, or a cockpit in the torso, stands', () => {
    const base = bare({}, { cockpit: 'command-console' });
    const console2 = {
      ...base,
      slots: {
        ...base.slots,
        HD: parts('life-support', 'sensors', 'cockpit', 'cockpit', 'sensors', 'life-support'),
      },
    };
    expect(valued(console2, hit(partHits(console2, 'HD', 'cockpit', 1))).bv).toBe(valued(console2).bv);
    expect(valued(console2, hit(partHits(console2, 'HD', 'cockpit', 2))).bv).toBe(0);
    const plain = bare({}, { cockpit: 'torso-mounted' });
    const torso = {
      ...plain,
      slots: {
        ...plain.slots,
        HD: parts('sensors', 'sensors'),
        CT: [...plain.slots.CT.slice(0, 10), ...parts('cockpit', 'sensors')],
      },
    };
    expect(valued(torso, without('HD')).bv).toBeGreaterThan(0);
    expect(valued(torso, hit(partHits(torso, 'CT', 'cockpit', 1))).bv).toBe(0);
  });

  it('BV-D4 keeps industrial myomer while any of it stands', () => {
    const design = bare({
      LT: times(6, 'is-industrial-triple-strength-myomer*1'),
      RT: times(6, 'is-industrial-triple-strength-myomer*1'),
    });
    expect(figure(design, 'offensive/weight', without('LT'))).toBeCloseTo(80.5, 9);
    expect(figure(design, 'offensive/weight', without('LT', 'RT'))).toBe(70);
  });

  it('BV-D5 leaves a claw out without its hand', () => {
    const design = bare({ RA: ['claw'] });
    expect(figure(design, 'offensive/equipment')).toBeCloseTo(12.75, 9);
    expect(figure(design, 'offensive/equipment', hit(partHits(design, 'RA', 'shoulder', 1)))).toBe(0);
  });

  it('BV-D6 fears a PPC no more whose capacitor is broken', () => {
    const design = bare({ RT: ['ppc', 'ppc-capacitor'] });
    const after = hit(itemHits(design, 'RT', 'ppc-capacitor'));
    expect([figure(design, 'defensive/explosive'), figure(design, 'defensive/explosive', after)]).toEqual([
      -4, 0,
    ]);
    expect(weapons(design, after)).toEqual([176]);
  });

  it('BV-D7 fears ammunition behind a CASE II that is broken', () => {
    const design = bare({ CT: ['srm-6-ammo', 'is-case-ii'] });
    expect(figure(design, 'defensive/explosive', hit(itemHits(design, 'CT', 'is-case-ii')))).toBe(-15);
  });

  it('BV-D8 counts a heavy-duty gyro until its third hit, with what it carries', () => {
    const design = bare(jets(4), { gyro: 'heavy-duty' });
    const after = (hits: number) => hit(partHits(design, 'CT', 'gyro', hits));
    expect([
      figure(design, 'defensive/gyro', after(2)),
      runs(design, after(2)),
      jumps(design, after(2)),
    ]).toEqual([70, 6, 4]);
    expect([
      figure(design, 'defensive/gyro', after(3)),
      runs(design, after(3)),
      jumps(design, after(3)),
    ]).toEqual([0, 0, 0]);
    const compact = bare({}, { gyro: 'compact' });
    expect(figure(compact, 'defensive/gyro', hit(partHits(compact, 'CT', 'gyro', 2)))).toBe(0);
  });

  it('BV-D9 takes what hinders from the walk that is left', () => {
    const design = bare({ LA: ['is-shield-large'] }, { walk: 5 });
    expect(runs(design, hit(partHits(design, 'RL', 'hip', 1)))).toBe(3);
    expect(runs(design, without('LA'))).toBe(8);
  });

  it('BV-D10 loses all jump boosters with any of their slots', () => {
    const design = bare(
      { RL: ['is-mechanical-jump-boosters*2'], LL: ['is-mechanical-jump-boosters*2'] },
      { jump: 4 },
    );
    expect(jumps(design, hit(itemHits(design, 'LL', 'is-mechanical-jump-boosters')))).toBe(0);
  });

  it('BV-D11 counts fewer heat sinks for what goes by their number', () => {
    const design = bare({ LT: ['is-radical-heat-sink-system', ...times(3, 'heat-sink')] }, sinks(11));
    expect(efficiency(design)).toBe(6 + 11 + 5 - 2);
    expect(efficiency(design, hit(itemHits(design, 'LT', 'heat-sink')))).toBe(6 + 10 + 4 - 2);
    const fuelled = bare({}, { engine: { rating: 280, type: 'ice', techBase: 'is' } });
    expect(efficiency(fuelled, hit(partHits(fuelled, 'CT', 'engine', 1)))).toBe(efficiency(fuelled));
  });

  it('BV-D12 fires with a third sensor when the cockpit is in the torso', () => {
    const plain = bare({ RT: ['ppc'] }, { cockpit: 'torso-mounted' });
    const torso = {
      ...plain,
      slots: {
        ...plain.slots,
        HD: parts('sensors', 'sensors'),
        CT: [...plain.slots.CT.slice(0, 10), ...parts('cockpit', 'sensors')],
      },
    };
    const two = partHits(torso, 'HD', 'sensors', 2);
    expect(weapons(torso, hit(two))).toEqual([176]);
    expect(weapons(torso, hit(two, partHits(torso, 'CT', 'sensors', 1)))).toEqual([]);
  });

  it('BV-D13 loses a void signature with any of it, or with the ECM suite', () => {
    const design = bare({ RT: ['is-guardian-ecm-suite', 'is-void-signature-system'] });
    const modifier = (condition: Condition) => figure(design, 'movement/defense-modifier', condition);
    expect(modifier(UNDAMAGED)).toBe(3);
    expect(modifier(hit(itemHits(design, 'RT', 'is-guardian-ecm-suite')))).toBe(2);
    expect(modifier(hit(itemHits(design, 'RT', 'is-void-signature-system')))).toBe(2);
  });

  it('BV-D14 loses 1 MP of a partial wing with each slot, and its cooling with the last', () => {
    const wing = ['is-partial-wing*4', 'jump-jet', 'jump-jet'];
    const design = bare({ RT: wing, LT: wing }, { tons: 50 });
    expect(jumps(design)).toBe(6);
    expect(jumps(design, hit(itemHits(design, 'RT', 'is-partial-wing', 1)))).toBe(5);
    expect(jumps(design, hit(itemHits(design, 'RT', 'is-partial-wing', 3)))).toBe(4);
    const all = hit(
      itemHits(design, 'RT', 'is-partial-wing', 4),
      itemHits(design, 'LT', 'is-partial-wing', 4),
    );
    expect(efficiency(design, hit(itemHits(design, 'RT', 'is-partial-wing', 4)))).toBe(6 + 10 + 3 - 4);
    expect(efficiency(design, all)).toBe(6 + 10 - 4);
  });

  it('BV-D15 counts enhanced legs while both are, an arm while its own is', () => {
    const aes = 'actuator-enhancement-system';
    const design = bare({ RL: [`${aes}*2`], LL: [`${aes}*2`], RA: [aes, 'ppc'] });
    expect(figure(design, 'offensive/weight')).toBeCloseTo(70 * 1.3, 9);
    expect(figure(design, 'offensive/weight', hit(itemHits(design, 'LL', aes)))).toBeCloseTo(77, 9);
    expect(weapons(design, hit(itemHits(design, 'RA', aes)))).toEqual([176]);
  });

  it('BV-D16 loses modular armour with its slot', () => {
    const design = bare({ CT: ['modular-armor'] }, { walk: 5 });
    const after = hit(itemHits(design, 'CT', 'modular-armor'));
    expect([runs(design), runs(design, after)]).toEqual([8, 8]);
    expect(figure(design, 'defensive/armor') - figure(design, 'defensive/armor', after)).toBeCloseTo(25, 9);
  });

  it('BV-D17 cools with a coolant pod while it is full', () => {
    const design = bare({ LT: ['coolant-pod'] });
    const [pod] = design.bins;
    if (pod === undefined) throw new Error('no pod');
    expect(efficiency(design)).toBe(16);
    expect(
      efficiency(design, { ...UNDAMAGED, ammunition: [{ location: 'LT', slot: pod.slot, shots: 0 }] }),
    ).toBe(14);
    expect(efficiency(design, hit(itemHits(design, 'LT', 'coolant-pod')))).toBe(14);
  });

  it('BV-D18 counts armoured slots of the mech while their location stands', () => {
    const base = bare({ RT: ['ppc!'] });
    const armored = { kind: 'system', part: 'shoulder', armored: true } as const;
    const design = { ...base, slots: { ...base.slots, RA: [armored, ...base.slots.RA.slice(1)] } };
    expect(figure(design, 'defensive/equipment')).toBeCloseTo(176 * 0.15 + 5, 9);
    expect(figure(design, 'defensive/equipment', without('RA'))).toBeCloseTo(176 * 0.15, 9);
    expect(figure(design, 'defensive/equipment', hit(itemHits(design, 'RT', 'ppc')))).toBe(5);
  });
});
