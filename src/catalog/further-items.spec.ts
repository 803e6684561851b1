/**
 * The equipment that only published mech files brought to light: named both ways, mounted, weighed, priced
 * and held to its rules.
 */
import { toTons } from '../kernel/tonnage';
import { bundledCatalog } from './bundled';
import { constructionNotes, constructionViolations, weightOf } from './construction';
import { invented, lookup, put, type Draft } from './construction/testing/invented';
import { fileNameOf, itemNamed } from './items/item-names';
import type { ItemId, Location, MechDesign, Slot, SystemPart } from './model';
import { documentOf, readMtf, writeMtf } from './mtf';
import { binsOf } from './mtf/loads';

const codesOf = (design: MechDesign) => constructionViolations(design, lookup).map(({ code }) => code);
const made = (change: (draft: Draft) => void, motion: MechDesign['motion'] = 'biped'): MechDesign => {
  const draft = invented(motion);
  draft.rulesLevel = 'experimental';
  change(draft);
  return { ...draft, bins: binsOf(draft, lookup) };
};

const parts = (...names: readonly SystemPart[]): Slot[] => names.map((part) => ({ kind: 'system', part }));
const each = (draft: Draft, id: string, ...locations: readonly Location[]): void => {
  for (const location of locations) put(draft, location, id, {}, 1);
};
const NOT_HEAD: readonly Location[] = ['CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'];

it('knows the heat of the prototype ER large laser without what dice add', () => {
  expect(lookup('is-prototype-er-large-laser' as ItemId)?.weapon?.heat).toBe(12);
});

/** Internal name, id, other names that files have. */
const NAMES: readonly (readonly [string, string, ...string[]])[] = [
  ['Autocannon/10 Primitive', 'is-primitive-prototype-autocannon-10', 'ISAC10p', 'AC/10p'],
  ['Blue Shield Particle Field Damper', 'is-blue-shield-particle-field-damper'],
  ['CLERMediumLaserPrototype', 'clan-prototype-er-medium-laser'],
  ['CLERSmallLaserPrototype', 'clan-prototype-er-small-laser'],
  ['CLImpAmmoSRM6', 'clan-improved-srm-6-ammo', 'CLImpSRM6 Ammo'],
  ['ISLaserInsulator', 'laser-insulator', 'CLLaserInsulator', 'Laser Insulator'],
  ['CLRocketLauncher10Prototype', 'prototype-rocket-launcher-10'],
  ['CLRocketLauncher15Prototype', 'prototype-rocket-launcher-15', 'ISPrimRL15'],
  ['RocketLauncher20Prototype', 'prototype-rocket-launcher-20', 'CLRocketLauncher20Prototype'],
  ['CLUltraAC10Prototype', 'clan-prototype-ultra-autocannon-10'],
  ['CLWERPPC', 'enhanced-ppc', 'ISEHERPPC', 'Wolverine ER PPC'],
  [
    'Chameleon Light Polarization Shield',
    'is-chameleon-light-polarization-shield',
    'ChameleonLightPolarizationField',
  ],
  ['Clan Endo-Composite', 'clan-endo-composite'],
  ['IS Endo-Composite', 'is-endo-composite'],
  ['IS Endo Steel Prototype', 'is-endo-steel-prototype', 'Endo Steel Prototype', 'IS Endo-Steel Prototype'],
  ['Reinforced', 'reinforced-structure', 'IS Reinforced', 'Clan Reinforced'],
  ['HarJel Repair Systems (HarJel II)', 'clan-harjel-ii-self-repair-system', 'HarJel II Self-Repair System'],
  [
    'HarJel Repair Systems (HarJel III)',
    'clan-harjel-iii-self-repair-system',
    'HarJel III Self-Repair System',
  ],
  ['ISC3RemoteSensorLauncher', 'is-c3-remote-sensor-launcher', 'C3RemoteSensorLauncher'],
  ['ISCollapsibleCommandModule', 'collapsible-command-module', 'ISCCM'],
  ['ISDoubleHeatSinkPrototype', 'is-double-heat-sink-prototype', 'IS Double Heat Sink Prototype'],
  ['ISERLargeLaserPrototype', 'is-prototype-er-large-laser'],
  ['ISElectronicWarfareEquipment', 'is-electronic-warfare-equipment'],
  ['ISGaussRiflePrototype', 'is-prototype-gauss-rifle'],
  ['ISLBXAC10Prototype', 'is-prototype-lb-10-x-autocannon'],
  ['ISMediumPulseLaserPrototype', 'is-prototype-medium-pulse-laser'],
  ['Mek Taser', 'is-battlemech-taser', 'ISMekTaser'],
  ['ISPrototypeImprovedJumpJet', 'is-prototype-improved-jump-jet'],
  ['ISPrototypeJumpJet', 'primitive-prototype-jump-jet'],
  ['ISRISCEmergencyCoolantSystem', 'is-risc-emergency-coolant-system'],
  ['ISRISCLaserPulseModule', 'is-risc-laser-pulse-module'],
  ['Improved Autocannon/10', 'clan-improved-autocannon-10', 'CLIMPAC10'],
  ['Improved Autocannon/5', 'clan-improved-autocannon-5', 'CLIMPAC5'],
  ['Improved Gauss Rifle', 'clan-improved-gauss-rifle', 'CLIMPGaussRifle'],
  ['Improved LRM 15', 'clan-improved-lrm-15', 'CLImprovedLRM15'],
  ['Improved LRM 20', 'clan-improved-lrm-20', 'CLImpLRM20'],
  ['Improved Large Laser', 'clan-improved-large-laser', 'ImpLargeLaser'],
  ['Improved SRM 6', 'clan-improved-srm-6', 'CLImprovedSRM6'],
  ['Mek Null Signature System', 'is-null-signature-system', 'NullSignatureSystem'],
  ['NovaCEWS', 'clan-nova-cews', 'CLNCEWS'],
  ['Primitive Prototype PPC', 'is-primitive-prototype-ppc', 'ISPPCp'],
  ['Ram Plate', 'ram-plate'],
];

describe('names of further equipment', () => {
  it.each(NAMES)('%s is %s, both ways', (internal, id, ...others) => {
    expect(fileNameOf(id as ItemId)).toBe(internal);
    for (const name of [internal, ...others]) expect([name, itemNamed(name, 'is')]).toEqual([name, id]);
  });

  it('mean the mech’s own technology where they do not say', () => {
    expect(['is', 'clan'].map((own) => itemNamed('Endo-Composite', own as 'is' | 'clan'))).toEqual([
      'is-endo-composite',
      'clan-endo-composite',
    ]);
  });

  it.each(NAMES.map(([, id]) => id))('%s is written and read as it stands', (id) => {
    const slots = lookup(id as ItemId)?.slots ?? 1;
    const design = made((draft) => put(draft, 'LT', id, {}, Math.min(12, Math.max(1, slots))));
    const read = readMtf(writeMtf(documentOf(design)), (one) => {
      const found = lookup(one);
      return found === null ? null : { ...found, bv: found.bv ?? 0 };
    });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.design.slots).toEqual(design.slots);
  });

  it('have a price, and none of them is a standard part', () => {
    for (const [, id] of NAMES) expect([id, lookup(id as ItemId)?.priceClass]).toEqual([id, 'other']);
  });
});

describe('structure', () => {
  it.each([
    ['endo-composite', 'is', 'is-endo-composite', 7, 4],
    ['endo-composite', 'clan', 'clan-endo-composite', 4, 4],
    ['endo-steel-prototype', 'is', 'is-endo-steel-prototype', 16, 2.5],
    ['reinforced', 'is', 'reinforced-structure', 0, 10],
  ] as const)(
    'of kind %s (%s) fills its slots and weighs its share',
    (structureType, structureTechBase, id, slots, weight) => {
      const design = (count: number) =>
        made((draft) => {
          Object.assign(draft, { structureType, structureTechBase, mixedTech: structureTechBase === 'clan' });
          for (let i = 0; i < count; i += 1) put(draft, i < 12 ? 'RT' : 'LT', id, {}, 1);
        });
      expect(codesOf(design(slots))).toEqual([]);
      if (slots > 0) expect(codesOf(design(slots - 1))).toEqual(['construction/structure-slots']);
      expect(
        toTons(
          weightOf(design(slots), lookup).lines.find(({ part }) => part === 'structure')?.tons ??
            (0 as never),
        ),
      ).toBe(weight);
    },
  );

  it('that is reinforced may stand in a slot by name, and only by its own', () => {
    const named = (structureType: MechDesign['structureType'], id: string) =>
      made((draft) => void (Object.assign(draft, { structureType }), put(draft, 'RA', id, {}, 1)));
    expect(codesOf(named('reinforced', 'reinforced-structure'))).toEqual([]);
    expect(codesOf(named('standard', 'reinforced-structure'))).toEqual(['construction/structure-slots']);
    expect(codesOf(named('reinforced', 'is-endo-composite'))).toEqual(['construction/structure-slots']);
  });
});

describe('what weighs by its mech', () => {
  const tonsOf = (design: MechDesign, id: string): number =>
    toTons(weightOf(design, lookup).lines.find((line) => line.item === id)?.tons ?? (0 as never));

  it('a head turret weighs a tenth of what it turns in the head', () => {
    const turret = (lasers: number) =>
      made((draft) => {
        draft.cockpit = 'torso-mounted';
        draft.gyro = 'compact';
        draft.slots.HD = [...parts('sensors', 'sensors'), null, null, null, null];
        draft.slots.CT = [
          ...parts(
            'engine',
            'engine',
            'engine',
            'gyro',
            'gyro',
            'engine',
            'engine',
            'engine',
            'cockpit',
            'sensors',
          ),
          null,
          null,
        ];
        for (const side of ['RT', 'LT'] as const) draft.slots[side].splice(0, 1, ...parts('life-support'));
        for (let i = 0; i < lasers; i += 1) put(draft, 'HD', 'is-medium-x-pulse-laser', { turret: true });
        put(draft, 'CT', 'battlemech-turret-head', {}, 1);
      });
    expect([1, 2, 3, 4].map((lasers) => tonsOf(turret(lasers), 'battlemech-turret-head'))).toEqual([
      0.5, 0.5, 1, 1,
    ]);
    expect(codesOf(turret(4))).toEqual([]);
  });

  it('a dumper weighs a twentieth of the cargo of its own location', () => {
    const dumping = (size: number, pieces: number) =>
      made((draft) => {
        put(draft, 'RT', 'dumper-rear', {}, 1);
        for (let i = 0; i < pieces; i += 1) put(draft, 'RT', 'cargo', { size });
        put(draft, 'LT', 'cargo', { size: 5 });
      });
    expect([
      tonsOf(dumping(1, 10), 'dumper-rear'),
      tonsOf(dumping(1, 1), 'dumper-rear'),
      tonsOf(dumping(11, 1), 'dumper-rear'),
    ]).toEqual([0.5, 0.5, 1]);
    expect(codesOf(dumping(1, 9))).toEqual([]);
    const read = readMtf(writeMtf(documentOf(dumping(1, 9))));
    expect(read.ok && codesOf(read.value.design)).toEqual([]);
    expect(
      tonsOf(
        made((draft) => put(draft, 'RT', 'dumper-rear', {}, 1)),
        'dumper-rear',
      ),
    ).toBe(0);
  });

  it('a ram weighs a tenth of its quad, and needs a frame that bears it', () => {
    const ram = (motion: MechDesign['motion'], structureType: MechDesign['structureType']) =>
      made((draft) => {
        draft.structureType = structureType;
        each(draft, 'ram-plate', 'CT', 'RT', 'LT');
      }, motion);
    expect(codesOf(ram('quad', 'reinforced'))).toEqual([]);
    expect(tonsOf(ram('quad', 'reinforced'), 'ram-plate')).toBe(5);
    expect(codesOf(ram('biped', 'standard'))).toEqual(['construction/excluded', 'construction/excluded']);
  });
});

describe('prototypes of double heat sinks', () => {
  const cooled = (prototypes: number, capacity: number) =>
    made((draft) => {
      draft.heatSinks.count = 10 + prototypes;
      draft.heatSinks.capacity = capacity;
      for (let i = 0; i < prototypes; i += 1) put(draft, 'RT', 'is-double-heat-sink-prototype');
    });

  it('stand beside single ones, and take as much as two of them', () => {
    expect(codesOf(cooled(2, 14))).toEqual([]);
    expect(codesOf(cooled(2, 12))).toEqual(['construction/heat-capacity']);
    const read = readMtf(writeMtf(documentOf(cooled(2, 14))));
    expect(read.ok && read.value.design.heatSinks).toEqual({
      count: 12,
      double: false,
      capacity: 14,
      item: 'heat-sink',
      fixed: null,
    });
  });
});

describe('what hides and shields', () => {
  it('fills its slots all over the mech', () => {
    const hidden = (id: string, ...locations: readonly Location[]) =>
      codesOf(made((draft) => each(draft, id, ...locations)));
    expect(hidden('is-null-signature-system', ...NOT_HEAD)).toEqual([]);
    expect(hidden('is-null-signature-system', 'RT', 'LT')).toEqual(['construction/spread-slots']);
    expect(hidden('is-blue-shield-particle-field-damper', ...NOT_HEAD)).toEqual([]);
    expect(hidden('is-chameleon-light-polarization-shield', ...NOT_HEAD.slice(1))).toEqual([]);
  });

  it('excludes what sees or talks', () => {
    const beside = (id: string) =>
      codesOf(
        made((draft) => {
          each(draft, 'is-null-signature-system', ...NOT_HEAD);
          put(draft, 'RT', 'medium-laser');
          put(draft, 'RT', id, {}, 1);
        }),
      );
    expect(beside('is-targeting-computer')).toEqual(['construction/excluded']);
    expect(beside('is-c3-slave-unit')).toEqual(['construction/excluded']);
    expect(beside('is-guardian-ecm-suite')).not.toContain('construction/excluded');
  });
});

describe('self-repair and tasers', () => {
  it('ask for plain armour, one a location and of one kind; and for fusion', () => {
    const repaired = (armorType: MechDesign['armorType'], ...ids: readonly string[]) =>
      codesOf(
        made((draft) => {
          Object.assign(draft, { armorType, mixedTech: true });
          for (const id of ids) put(draft, 'RT', id);
        }),
      );
    const [two, three] = ['clan-harjel-ii-self-repair-system', 'clan-harjel-iii-self-repair-system'];
    expect(repaired('standard', two)).toEqual([]);
    expect(repaired('hardened', three)).toContain('construction/excluded');
    expect(repaired('standard', two, two)).toEqual(['construction/more-than-one']);
    expect(repaired('standard', two, three)).toEqual(['construction/excluded']);
    const stunning = (type: MechDesign['engine']['type']) =>
      codesOf(
        made(
          (draft) => void (Object.assign(draft.engine, { type }), put(draft, 'RT', 'is-battlemech-taser')),
        ),
      );
    expect(stunning('fusion')).toEqual([]);
    expect(stunning('fuel-cell')).toContain('construction/excluded');
  });
});

describe('the level of a design', () => {
  const of = (rulesLevel: MechDesign['rulesLevel'], id: string, weapon?: string) => {
    const design = made((draft) => {
      draft.rulesLevel = rulesLevel;
      if (weapon !== undefined) put(draft, 'RT', weapon);
      put(draft, 'LT', id);
    });
    return { against: codesOf(design), notes: constructionNotes(design, lookup).map(({ code }) => code) };
  };

  it('is held against the lowest that ammunition ever has', () => {
    const swarm = lookup('is-lrm-15-swarm-ammo' as ItemId);
    expect([swarm?.rulesLevel, swarm?.lowestLevel]).toEqual(['advanced', 'standard']);
    expect(of('standard', 'is-lrm-15-swarm-ammo', 'lrm-15')).toEqual({ against: [], notes: [] });
    expect(of('introductory', 'is-lrm-15-swarm-ammo', 'lrm-15').against).toEqual([
      'construction/rules-level',
    ]);
  });

  it('is what the design is called, of other equipment: higher levels are noted', () => {
    const taser = lookup('is-battlemech-taser' as ItemId);
    expect([taser?.rulesLevel, taser?.lowestLevel]).toEqual(['experimental', 'advanced']);
    expect(of('advanced', 'is-battlemech-taser')).toEqual({ against: [], notes: [] });
    expect(of('standard', 'is-battlemech-taser')).toEqual({
      against: [],
      notes: ['construction/above-its-level'],
    });
    expect(of('introductory', 'is-battlemech-taser').against).toEqual(['construction/rules-level']);
  });

  it('is that of the item where it never fell', () => {
    for (const { rulesLevel, lowestLevel, id } of bundledCatalog().items)
      expect([id, lowestLevel]).toEqual([id, rulesLevel]);
  });
});
