import {
  bare,
  efficiency,
  engine,
  figure,
  heats,
  jets,
  param,
  sinks,
  times,
  valued,
  weapons,
} from '../../../test/support/states/bare-mech';
import { LOCATIONS, type ArmorKind, type ArmorType, type Location, type MechDesign } from '../model';

const patchwork = (kinds: Partial<Record<Location, ArmorType>>): Partial<MechDesign> => ({
  armorType: 'patchwork',
  patchwork: Object.fromEntries(
    LOCATIONS.map((location): [Location, ArmorKind] => [
      location,
      { type: kinds[location] ?? 'standard', techBase: 'is' },
    ]),
  ) as Record<Location, ArmorKind>,
});
const points = (design: MechDesign): number =>
  Object.values(design.armor).reduce((sum, value) => sum + value, 0);
const runs = (design: MechDesign) => param(design, 'movement/run-modifier', 'mp');
const jumps = (design: MechDesign) => param(design, 'movement/jump-modifier', 'mp');
const penalty = (mounted: Parameters<typeof bare>[0], changes: Partial<MechDesign> = {}) =>
  figure(bare(mounted, changes), 'defensive/explosive');

describe('kinds of armour, structure, gyro and cockpit', () => {
  it.each([
    ['hardened', 2],
    ['reactive', 1.5],
    ['reflective', 1.5],
    ['ballistic-reinforced', 1.5],
    ['ferro-lamellor', 1.2],
    ['anti-penetrative-ablation', 1.2],
    ['heat-dissipating', 1.1],
    ['impact-resistant', 1],
    ['heavy-industrial', 1],
    ['industrial', 1],
    ['primitive', 1],
    ['commercial', 0.5],
  ] as const)('%s armour counts %d times its points', (armorType, factor) => {
    const design = bare({}, { armorType });
    expect(figure(design, 'defensive/armor')).toBeCloseTo(points(design) * 2.5 * factor, 9);
  });

  it('counts each location of a patchwork mech by its own armour', () => {
    const design = bare({}, patchwork({ CT: 'hardened', RA: 'commercial' }));
    const { CT, CTR, RA } = design.armor;
    expect(figure(design, 'defensive/armor')).toBeCloseTo((points(design) + CT + CTR - RA / 2) * 2.5, 9);
  });

  it('loses 1 running MP by hardened armour, on all of it or on a leg', () => {
    expect(runs(bare({}, { armorType: 'hardened' }))).toBe(5);
    expect(runs(bare({}, patchwork({ LL: 'hardened' })))).toBe(5);
    expect(runs(bare({}, patchwork({ CT: 'hardened', RA: 'hardened' })))).toBe(6);
    expect(runs(bare({}, { ...patchwork({ RA: 'hardened' }), motion: 'quad' }))).toBe(5);
    // MASC doubles the walk first.
    expect(runs(bare({ LT: ['is-masc'] }, { armorType: 'hardened' }))).toBe(7);
  });

  it('counts composite and industrial structure half, reinforced twice', () => {
    const factor = (structureType: MechDesign['structureType']) =>
      figure(bare({}, { structureType }), 'structure/kind');
    expect([
      factor('composite'),
      factor('industrial'),
      factor('reinforced'),
      factor('endo-composite'),
    ]).toEqual([0.5, 0.5, 2, 1]);
  });

  it('counts the tons once for a heavy-duty gyro, half for any other', () => {
    const gyro = (kind: MechDesign['gyro']) => figure(bare({}, { gyro: kind }), 'defensive/gyro');
    expect([gyro('heavy-duty'), gyro('compact'), gyro('xl')]).toEqual([70, 35, 35]);
  });

  it('takes a twentieth of all for a small or torso-mounted cockpit, which counts the armour of its torso again', () => {
    for (const cockpit of ['small', 'torso-mounted'] as const) {
      const design = bare({}, { cockpit });
      expect(valued(design).bv).toBe(Math.round(figure(design, 'battle-value/ratings') * 0.95));
    }
    const torso = bare({}, { cockpit: 'torso-mounted' });
    expect(figure(torso, 'armor/cockpit')).toBe(torso.armor.CT + torso.armor.CTR);
    expect(valued(bare({}, { cockpit: 'command-console' })).bv).toBe(valued(bare({})).bv);
  });

  it('takes a tenth of the offence without advanced fire control', () => {
    const offence = (cockpit: MechDesign['cockpit']) =>
      figure(bare({ RT: ['ppc'] }, { cockpit }), 'offensive');
    expect(offence('industrial')).toBeCloseTo(offence('standard') * 0.9, 9);
    expect(offence('primitive-industrial')).toBeCloseTo(offence('standard') * 0.9, 9);
    expect(offence('primitive')).toBe(offence('standard'));
  });
});

describe('movement', () => {
  it('flies further with a partial wing: 2 MP up to 55 t, 1 above, and none without jets', () => {
    const winged = {
      RT: ['is-partial-wing*4', ...times(3, 'jump-jet')],
      LT: ['is-partial-wing*4', ...times(2, 'jump-jet')],
    };
    expect(jumps(bare(winged))).toBe(6);
    expect(jumps(bare(winged, { tons: 55 }))).toBe(7);
    expect(jumps(bare({ RT: ['is-partial-wing*4'], LT: ['is-partial-wing*4'] }))).toBe(0);
    // 6 + 10 sinks + 3 of the wing − 5: the wing's own MP do not heat.
    expect(efficiency(bare(winged))).toBe(14);
  });

  it('jumps as far as boosters were built for, without heat', () => {
    const design = bare(
      { RL: ['is-mechanical-jump-boosters*2'], LL: ['is-mechanical-jump-boosters*2'] },
      { jump: 4 },
    );
    expect(jumps(design)).toBe(4);
    expect(efficiency(design)).toBe(14);
  });

  it('keeps its speed under modular armour, which adds 10 points a piece', () => {
    const design = bare({ ...jets(4), CT: ['modular-armor'], LA: ['modular-armor'] }, { walk: 5 });
    expect(runs(design)).toBe(8);
    expect(jumps(design)).toBe(4);
    expect(figure(design, 'armor/modular')).toBe(20);
    const mixed = bare({ CT: ['modular-armor'] }, patchwork({ CT: 'hardened' }));
    expect(figure(mixed, 'defensive/armor')).toBeCloseTo(
      (points(mixed) + mixed.armor.CT + mixed.armor.CTR + 20) * 2.5,
      9,
    );
  });

  it('is slowed by shields: 1 MP walking by a medium or large one, 1 jumping by a medium one, all by a large one', () => {
    const shielded = (shield: string) => bare({ ...jets(4), LA: [shield] }, { walk: 5 });
    expect([runs(shielded('is-shield-small')), jumps(shielded('is-shield-small'))]).toEqual([8, 4]);
    expect([runs(shielded('is-shield-medium')), jumps(shielded('is-shield-medium'))]).toEqual([6, 3]);
    expect([runs(shielded('is-shield-large')), jumps(shielded('is-shield-large'))]).toEqual([6, 0]);
    expect(figure(shielded('is-shield-medium'), 'defensive/equipment')).toBe(135);
  });

  it('counts UMU like running for the modifier, like jumping for the speed', () => {
    const design = bare({ RT: times(4, 'umu'), LT: times(4, 'umu') }, { walk: 2 });
    expect(figure(design, 'movement/umu-modifier')).toBe(3);
    expect(figure(design, 'movement/target-modifier')).toBe(3);
    expect(param(design, 'speed/exact', 'mp')).toBe(3 + 4);
  });
});

describe('what hides a mech', () => {
  const modifier = (mounted: Parameters<typeof bare>[0], changes: Partial<MechDesign> = {}) =>
    figure(bare(mounted, changes), 'movement/defense-modifier');
  const ecm = 'is-guardian-ecm-suite';

  it('adds 2 for stealth armour or a null signature, 2 for a chameleon field, at 10 and 6 heat', () => {
    expect(modifier({ RT: [ecm] }, { armorType: 'stealth' })).toBe(4);
    expect(modifier({ RT: ['null-signature'] })).toBe(4);
    expect(modifier({ RT: ['null-signature', 'chameleon'] })).toBe(6);
    expect(efficiency(bare({ RT: [ecm] }, { armorType: 'stealth' }))).toBe(4);
    expect(efficiency(bare({ RT: ['null-signature', 'chameleon'] }))).toBe(-2);
  });

  it('makes 3 of less by a void signature that an ECM suite feeds, 4 of 3, and nothing of more', () => {
    const hidden = { RT: [ecm, 'is-void-signature-system'] };
    expect(modifier(hidden)).toBe(3);
    expect(modifier(hidden, { walk: 5 })).toBe(4);
    expect(modifier(hidden, { walk: 7 })).toBe(4);
    expect(modifier({ RT: ['is-void-signature-system'] })).toBe(2);
    expect(efficiency(bare(hidden))).toBe(4);
  });
});

describe('heat', () => {
  it('goes by the engine: none of fuel, three times as much of an XXL, which jumps twice as hot', () => {
    expect(efficiency(bare({}, engine('ice')))).toBe(16);
    expect(efficiency(bare({}, engine('fuel-cell')))).toBe(16);
    expect(efficiency(bare({}, engine('fission')))).toBe(14);
    expect(efficiency(bare({}, engine('xxl')))).toBe(10);
    expect(efficiency(bare(jets(4), engine('xxl')))).toBe(8);
    expect(efficiency(bare(jets(1), engine('xxl')))).toBe(10);
  });

  it('is taken by radical heat sinks, coolant pods and cold myomer', () => {
    expect(efficiency(bare({ LT: ['is-radical-heat-sink-system'] }, sinks(12)))).toBe(6 + 12 + 5 - 2);
    expect(efficiency(bare({ LT: ['coolant-pod'] }, sinks(12)))).toBe(6 + 12 + 3 - 2);
    expect(efficiency(bare({ LT: times(2, 'coolant-pod') }, sinks(12)))).toBe(6 + 12 + 5 - 2);
    expect(efficiency(bare({ LT: ['cold-myomer'] }))).toBe(16);
    expect(efficiency(bare({ ...jets(4), CT: ['cold-myomer'] }))).toBe(12);
  });

  it('counts two compact heat sinks in a slot as one for what goes by their number', () => {
    const compact = {
      count: 14,
      double: false,
      capacity: 14,
      item: 'is-1-compact-heat-sink' as never,
      fixed: null,
    };
    const design = bare(
      { LT: ['is-radical-heat-sink-system', ...times(4, 'is-2-compact-heat-sinks')] },
      { heatSinks: compact },
    );
    // 14 are 10 by number: 4 more by radical heat sinks.
    expect(efficiency(design)).toBe(6 + 14 + 4 - 2);
  });
});

describe('explosive equipment', () => {
  it('counts ammunition not at all behind CASE II, and behind a prototype’s CASE as behind CASE', () => {
    expect(penalty({ CT: ['srm-6-ammo', 'is-case-ii'] })).toBe(0);
    expect(penalty({ RA: ['srm-6-ammo'], RT: ['is-case-ii'] })).toBe(0);
    expect(penalty({ RT: ['srm-6-ammo', 'is-case-ii'] }, engine('xl'))).toBe(0);
    expect(penalty({ RT: ['srm-6-ammo', 'is-case-p-prototype'] })).toBe(0);
    expect(penalty({ RT: ['srm-6-ammo', 'is-case-p-prototype'] }, engine('xl'))).toBe(-15);
  });

  it('counts a charged PPC and its capacitor by the slot, and a capacitor without a PPC not', () => {
    expect(penalty({ RT: ['ppc', 'ppc-capacitor'] })).toBe(-4);
    expect(penalty({ RT: ['ppc-capacitor'] })).toBe(0);
    expect(penalty({ RT: ['ppc'] })).toBe(0);
  });

  it('counts 1 a slot of improved heavy lasers, TSEMP, pods and coolant, 15 of a fuel tank', () => {
    expect(penalty({ RT: ['clan-improved-heavy-large-laser'] })).toBe(-3);
    expect(penalty({ RT: ['is-tsemp-cannon'] })).toBe(-5);
    expect(penalty({ RT: ['anti-battlearmor-pods', 'is-m-pod'] })).toBe(-2);
    expect(penalty({ RT: ['coolant-pod'] })).toBe(-1);
    expect(penalty({ RT: ['extended-fuel-tank*2'] })).toBe(-30);
  });

  it('counts 1 of a hyper-velocity autocannon, if there is ammunition for it', () => {
    expect(penalty({ RT: ['is-hvac-10'] })).toBe(0);
    expect(penalty({ RT: ['is-hvac-10'], LA: ['is-hvac-10-ammo'], LT: ['is-case'] })).toBe(-1);
  });

  it('counts of a weapon split between locations the slots in those that are exposed', () => {
    expect(
      penalty({ RA: ['is-improved-heavy-gauss-rifle*7'], RT: ['is-improved-heavy-gauss-rifle*4'] }),
    ).toBe(-11);
    expect(
      penalty({
        RT: ['is-improved-heavy-gauss-rifle*9', 'is-case'],
        CT: ['is-improved-heavy-gauss-rifle*2'],
      }),
    ).toBe(-2);
  });
});

describe('weapons', () => {
  const cool = sinks(40);
  it('charges one PPC with a capacitor, for 5 heat; what it adds is halved with its PPC', () => {
    const design = bare({ LT: ['ppc', 'ppc', 'ppc-capacitor'] }, cool);
    expect(weapons(design)).toEqual([264, 176]);
    expect(heats(design)).toEqual([15, 10]);
    expect(weapons(bare({ LT: ['ppc', 'ppc', 'ppc-capacitor', 'ppc-capacitor'] }, cool))).toEqual([264, 264]);
    expect(
      weapons(
        bare({ LT: ['ppc<', 'ppc-capacitor'], RT: ['large-laser', 'large-laser', 'large-laser'] }, cool),
      ),
    ).toEqual([(176 + 88) / 2, 123, 123, 123]);
    expect(weapons(bare({ RA: ['ppc', 'ppc-capacitor', 'actuator-enhancement-system'] }, cool))).toEqual([
      (176 + 88) * 1.25,
    ]);
    expect(weapons(bare({ LT: ['is-heavy-ppc', 'ppc-capacitor'] }, cool))).toEqual([317 + 53]);
    expect(weapons(bare({ LT: ['is-snub-nose-ppc', 'ppc-capacitor'] }, cool))).toEqual([165 + 87]);
  });

  it('charges a clan PPC from 3101 on', () => {
    const charged = (year: number) =>
      weapons(bare({ LT: ['clan-er-ppc', 'ppc-capacitor'] }, { ...cool, year }));
    expect(charged(3100)).toEqual([412]);
    expect(charged(3101)).toEqual([412 + 136]);
  });

  it('values an array at 0.67 of its machine guns beside themselves', () => {
    const array = 'is-machine-gun-array';
    expect(weapons(bare({ LT: [array, 'machine-gun', 'machine-gun'] }))).toEqual([6.7, 5, 5]);
    expect(weapons(bare({ LT: [array, ...times(5, 'machine-gun')] }))[0]).toBeCloseTo(13.4, 9);
  });

  it('gives each array its own guns, slot by slot', () => {
    const array = 'is-machine-gun-array';
    // The second gun does not stand beside the first; the second array takes it.
    const apart = weapons(bare({ LT: [array, 'machine-gun', 'medium-laser', 'machine-gun'] }));
    expect(apart).toEqual([46, 5, 5, 3.35]);
    expect(weapons(bare({ LT: [array, array, 'machine-gun', 'medium-laser', 'machine-gun'] }))).toEqual([
      46, 5, 5, 3.35, 3.35,
    ]);
    expect(weapons(bare({ LT: ['is-light-machine-gun-array', 'machine-gun'] }))).toEqual([5, 0]);
  });

  it('steadies what an arm with an enhancement system holds, by a quarter, and the weight by 0.1 an arm, 0.2 the legs', () => {
    const aes = 'actuator-enhancement-system';
    expect(weapons(bare({ RA: [aes, 'ppc'], LA: ['large-laser'] }))).toEqual([220, 123]);
    expect(figure(bare({ RA: [aes, 'is-hatchet'] }), 'offensive/equipment')).toBe(14 * 1.5 * 1.25);
    expect(figure(bare({ RA: [aes], LA: [aes] }), 'offensive/weight')).toBeCloseTo(84, 9);
    expect(figure(bare({ RL: ['actuator-enhancement-system*2'] }), 'offensive/weight')).toBe(70);
    expect(
      figure(
        bare({ RL: ['actuator-enhancement-system*2'], LL: ['actuator-enhancement-system*2'] }),
        'offensive/weight',
      ),
    ).toBeCloseTo(84, 9);
    const legs = Object.fromEntries(
      (['RA', 'LA', 'RL', 'LL'] as const).map((leg) => [leg, ['actuator-enhancement-system*2']]),
    );
    expect(figure(bare(legs, { motion: 'quad' }), 'offensive/weight')).toBeCloseTo(98, 9);
    expect(weapons(bare({ ...legs, LT: ['ppc'] }, { motion: 'quad' }))).toEqual([176]);
  });

  it('never halves what stands in a turret, nor counts it to a side', () => {
    expect(weapons(bare({ RT: ['ppc<^', 'medium-laser<'], LT: ['large-laser'] }, cool))).toEqual([
      176, 123, 23,
    ]);
    // In a turret the PPC does not make the front the stronger side.
    expect(weapons(bare({ RT: ['ppc^', 'large-laser<'], LT: ['medium-laser'] }, cool))).toEqual([
      176, 123, 23,
    ]);
  });

  it('takes a fifth of each weapon and a twentieth of all from a drone', () => {
    const design = bare({ RT: ['ppc', 'drone-operating-system'] });
    expect(weapons(design)[0]).toBeCloseTo(140.8, 9);
    expect(valued(design).bv).toBe(Math.round(figure(design, 'battle-value/ratings') * 0.95));
    const small = bare({ RT: ['ppc', 'drone-operating-system'] }, { cockpit: 'small' });
    expect(valued(small).bv).toBe(Math.round(figure(small, 'battle-value/ratings') * 0.95));
  });

  it('counts vibroblades among the weapons, each with its own heat', () => {
    const blade = 'is-vibroblade-large';
    expect([weapons(bare({ LA: [blade] })), heats(bare({ LA: [blade] }))]).toEqual([[24], [7]]);
    expect(heats(bare({ RA: [blade] }))).toEqual([7]);
    expect(heats(bare({ LA: ['is-vibroblade-small'], RA: [blade] }))).toEqual([7, 3]);
    expect(figure(bare({ LA: [blade] }), 'offensive/equipment')).toBe(0);
  });
});

describe('other equipment', () => {
  const offence = (mounted: Parameters<typeof bare>[0]) => figure(bare(mounted), 'offensive/equipment');
  const defence = (mounted: Parameters<typeof bare>[0]) => figure(bare(mounted), 'defensive/equipment');

  it('counts by damage: mace, claw, lance, blade and, half a kick, talons', () => {
    expect(offence({ RA: ['is-mace'] })).toBe(18);
    expect(offence({ RA: ['claw'] })).toBeCloseTo(12.75, 9);
    expect(offence({ RA: ['is-lance'] })).toBe(14);
    expect(offence({ RA: ['is-retractable-blade'] })).toBeCloseTo(12.075, 9);
    expect(offence({ RL: ['clan-talons*2'], LL: ['clan-talons*2'] })).toBe(7);
  });

  it('doubles by triple-strength myomer only what goes by damage', () => {
    const myomer = { LT: ['is-triple-strength-myomer'] };
    expect(offence({ ...myomer, RL: ['clan-talons*2'], LL: ['clan-talons*2'] })).toBe(14);
    expect(offence({ ...myomer, RA: ['is-flail'] })).toBe(11);
    expect(offence({ ...myomer, RA: ['chainsaw'] })).toBe(7);
  });

  it('counts tools, mine dispensers and a cowl for the offence', () => {
    expect(offence({ RT: ['vehicular-mine-dispenser', 'vehicular-mine-dispenser'] })).toBe(16);
    expect(offence({ RT: ['backhoe'], HD: ['is-armored-cowl'] })).toBe(8 + 10);
  });

  it('counts pods, spikes, bridges, laser missile defence and survival systems for the defence', () => {
    expect(defence({ RT: ['is-spikes'], LT: ['is-spikes'] })).toBe(8);
    expect(defence({ RT: ['anti-battlearmor-pods', 'is-m-pod', 'is-chaff-pod'] })).toBe(2 + 5 + 19);
    expect(defence({ RT: ['is-laser-ams', 'bridge-layer-light'] })).toBe(45 + 5);
    expect(defence({ HD: ['mechwarrior-aquatic-survival-system'] })).toBe(9);
    expect(weapons(bare({ RT: ['is-laser-ams', 'is-m-pod'] }))).toEqual([]);
  });

  it('counts a Watchdog system once, for the defence', () => {
    expect(defence({ RT: ['clan-watchdog-cews'] })).toBe(68);
    expect(offence({ RT: ['clan-watchdog-cews'] })).toBe(0);
  });

  it('counts ammunition of all missile defence together', () => {
    const design = bare({ RT: ['is-anti-missile-system'], LT: times(5, 'is-anti-missile-system-ammo') });
    expect(figure(design, 'defensive/equipment')).toBe(32 + 32);
  });

  it('adds a twentieth a slot of what is armoured by itself, 5 where it has no value', () => {
    expect(defence({ RT: ['ppc!'] })).toBeCloseTo(176 * 0.05 * 3, 9);
    expect(defence({ RT: ['is-case!', 'is-targeting-computer!*2'] })).toBe(5 + 10);
    // The capacitor counts with its PPC.
    expect(defence({ RT: ['ppc!', 'ppc-capacitor!'] })).toBeCloseTo(264 * 0.05 * 4, 9);
    const base = bare({});
    const armored = {
      ...base,
      slots: {
        ...base.slots,
        CT: base.slots.CT.map((slot) =>
          slot?.kind === 'system' ? { ...slot, armored: true as const } : slot,
        ),
      },
    };
    const parts = base.slots.CT.filter((slot) => slot?.kind === 'system');
    const gyros = parts.filter((slot) => slot?.kind === 'system' && slot.part === 'gyro').length;
    expect(gyros).toBe(4);
    expect(figure(armored, 'defensive/equipment')).toBeCloseTo(
      (parts.length - gyros) * 5 + gyros * 35 * 0.05,
      9,
    );
  });
});
