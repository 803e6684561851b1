/**
 * What a mech file says, in either form and in all the spellings that files have, and what is carried of it.
 */
import { documentIn, fixture } from '../../../test/support/mtf';
import type { ItemId, Slot } from '../model';

const older = documentIn(fixture('prairie-dog-prd-1a'));
const newer = documentIn(fixture('shamal-c'));
const quad = documentIn(fixture('tumbleweed-tw-4'));
const mixed = documentIn(fixture('patchwork-quilt-pq-9'));

const items = (...list: readonly (readonly [item: string, marks?: object])[]): Slot => ({
  kind: 'items',
  items: list.map(([item, marks = {}]) => ({ item: item as ItemId, rear: false, ...marks })),
});

describe('the older form', () => {
  const { design } = older;
  it('has chassis and model on bare lines behind the version', () => {
    expect([design.chassis, design.model, design.slug]).toEqual([
      'Prairie Dog',
      'PRD-1A',
      'prairie-dog-prd-1a',
    ]);
    expect(documentIn(fixture('prairie-dog-prd-1a', ['PRD-1A\n', '\n'])).design).toMatchObject({
      model: '',
      slug: 'prairie-dog',
    });
  });

  it('may name its program between version and chassis, and have comments anywhere', () => {
    const text = fixture(
      'prairie-dog-prd-1a',
      ['Version:1.1\n', 'Version:1.0\n#one\ngenerator:Old Press\n# two\n'],
      ['Medium Laser\n', '# three\nMedium Laser\n'],
    );
    const read = documentIn(text);
    expect(read.design).toEqual(design);
    expect(read.carried).toMatchObject({ generator: 'Old Press', comments: ['#one', '# two', '# three'] });
  });

  it('says what it says', () => {
    expect(design).toMatchObject({
      mulId: null,
      tons: 50,
      weightClass: 'medium',
      techBase: 'is',
      mixedTech: false,
      rulesLevel: 'introductory',
      role: '',
      year: 2891,
      cost: null,
      walk: 4,
      run: 6,
      jump: 0,
      motion: 'biped',
      omni: false,
      engine: { rating: 200, type: 'fusion', techBase: 'is' },
      heatSinks: { count: 12, double: false, capacity: 12, item: 'heat-sink', fixed: null },
      structureType: 'standard',
      gyro: 'standard',
      cockpit: 'standard',
      armorType: 'standard',
      armor: { HD: 9, CT: 23, CTR: 6, RT: 16, RTR: 5, LT: 16, LTR: 5, RA: 14, LA: 14, RL: 22, LL: 22 },
      structure: { HD: 3, CT: 16, RT: 12, LT: 12, RA: 8, LA: 8, RL: 12, LL: 12 },
      factions: [],
    });
    expect(design.slots.RT).toEqual([
      items(['srm-4']),
      items(['srm-4-ammo']),
      items(['machine-gun']),
      items(['machine-gun']),
      items(['machine-gun-ammo-half-ton']),
      items(['heat-sink']),
      items(['heat-sink']),
      ...Array.from({ length: 5 }, () => null),
    ]);
    expect(design.slots.CT[10]).toEqual(items(['medium-laser', { rear: true }]));
    expect(design.slots.HD).toHaveLength(6);
  });

  it('fills every bin, and half a ton has half the shots', () => {
    expect(design.bins).toEqual([
      { location: 'RT', slot: 2, item: 'srm-4-ammo', shots: 25 },
      { location: 'RT', slot: 5, item: 'machine-gun-ammo-half-ton', shots: 100 },
      { location: 'LT', slot: 3, item: 'lrm-10-ammo', shots: 12 },
    ]);
  });

  it('carries prose over several lines until the next key, whatever colons are in it', () => {
    expect(older.carried.fluff).toEqual([
      {
        key: 'overview',
        text: 'The Prairie Dog was drawn up by a workshop that had more engines than orders.\n\nNobody remembers who asked for the machine guns.',
      },
      { key: 'capabilities', text: 'It digs in and stays there: that is all of it.' },
      { key: 'deployment', text: 'Seen on worlds with soft ground.\nMostly in pairs.' },
      { key: 'systemmanufacturer', text: 'CHASSIS:Burrow 4' },
      { key: 'systemmode', text: 'ENGINE:Hum 200' },
      { key: 'manufacturer', text: "Three Brothers' Sheds" },
      { key: 'primaryfactory', text: 'Old Meadow' },
    ]);
    const text = fixture('prairie-dog-prd-1a', [
      'Mostly in pairs.',
      'Variants: one is red.\nMass of the rest: unknown.',
    ]);
    expect(documentIn(text).carried.fluff[2]?.text).toBe(
      'Seen on worlds with soft ground.\nVariants: one is red.\nMass of the rest: unknown.',
    );
  });
});

describe('the newer form', () => {
  const { design, carried } = newer;
  it('tells the chassis from its name among the clans; the design has both', () => {
    expect([design.chassis, design.model, design.slug]).toEqual([
      'Shamal (Dune Fox)',
      'C',
      'shamal-dune-fox-c',
    ]);
    expect(carried.clanName).toBe('Dune Fox');
  });

  it('carries what the rules do not need', () => {
    expect(carried).toMatchObject({
      comments: ['# drawn for the tests of this project'],
      generator: 'Fixture Press 2 on 3060-02-11',
      source: 'Workshop Notes 14',
      quirks: ['easy_maintain', 'battle_fists_la'],
      weaponQuirks: ['accurate:RA:4:CLERLargeLaser'],
      other: [
        { key: 'uuid', text: '0f0e0d0c-1111-4222-8333-444455556666' },
        { key: 'published', text: 'none' },
        { key: 'faction', text: 'CLAN' },
      ],
    });
    expect(carried.fluff.map(({ key }) => key)).toEqual(['overview', 'imagefile', 'notes']);
  });

  it('has pods, whose marks are read in any case, and a base chassis with its own heat sinks', () => {
    expect(design).toMatchObject({
      omni: true,
      techBase: 'clan',
      engine: { rating: 270, type: 'xl', techBase: 'clan' },
      role: 'Striker',
    });
    expect(design.heatSinks).toEqual({
      count: 11,
      double: true,
      capacity: 22,
      item: 'clan-double-heat-sink',
      fixed: 10,
    });
    expect(design.slots.RT.slice(2, 6)).toEqual([
      items(['clan-machine-gun', { omnipod: true }]),
      items(['clan-er-small-laser', { rear: true, omnipod: true }]),
      items(['clan-machine-gun-ammo-half-ton', { omnipod: true }]),
      items(['clan-endo-steel']),
    ]);
    // Anything that explodes: a clan mech has CASE for it without a word.
    expect(design.mountTons).toMatchObject({
      'clan-case': 0,
      'clan-endo-steel': 0,
      'clan-machine-gun': 250_000,
    });
  });

  it('takes keys in any case', () => {
    const shouted = fixture('shamal-c').replace(
      /^([a-z ]+):/gim,
      (_all, key: string) => `${key.toUpperCase()}:`,
    );
    expect(documentIn(shouted).design).toEqual(design);
  });

  it('takes lines ended as on any system', () => {
    for (const end of ['\r\n', '\r'])
      expect(documentIn(fixture('shamal-c').replaceAll('\n', end))).toEqual(newer);
  });
});

describe('a quad', () => {
  it('has legs for arms, under either of their names', () => {
    expect(quad.design).toMatchObject({
      motion: 'quad',
      gyro: 'compact',
      cockpit: 'small',
      armor: { LA: 24, RA: 23, LL: 24, RL: 23 },
    });
    expect(quad.design.slots.LA).toHaveLength(6);
    expect(quad.design.structure).toMatchObject({ LA: 15, RA: 15, LL: 15, RL: 15 });
    const armed = fixture(
      'tumbleweed-tw-4',
      ['Front Left Leg:', 'Left Arm:'],
      ['FLL armor', 'LA armor'],
      ['RRL armor', 'RL armor'],
    );
    expect(documentIn(armed).design).toEqual(quad.design);
  });
});

describe('mixed technology and advanced parts', () => {
  const { design, carried } = mixed;
  it('has a kind of armour and a maker for each location', () => {
    expect(design).toMatchObject({
      mixedTech: true,
      techBase: 'is',
      armorType: 'patchwork',
      armorTechBase: 'is',
    });
    expect(design.patchwork).toEqual({
      LA: { type: 'reactive', techBase: 'is' },
      RA: { type: 'reactive', techBase: 'clan' },
      LT: { type: 'standard', techBase: 'is' },
      RT: { type: 'ferro-fibrous', techBase: 'clan' },
      CT: { type: 'hardened', techBase: 'is' },
      HD: { type: 'standard', techBase: 'is' },
      LL: { type: 'heavy-ferro-fibrous', techBase: 'is' },
      RL: { type: 'stealth', techBase: 'is' },
    });
    expect(design).toMatchObject({
      gyro: 'xl',
      cockpit: 'command-console',
      engine: { rating: 320, type: 'xl', techBase: 'clan' },
    });
    expect(design.heatSinks).toEqual({
      count: 13,
      double: true,
      capacity: 26,
      item: 'clan-laser-heat-sink',
      fixed: null,
    });
  });

  it('has marks of all kinds', () => {
    expect(design.slots.LA[0]).toEqual({ kind: 'system', part: 'shoulder', armored: true });
    expect(design.slots.RA[3]).toEqual(items(['clan-er-ppc', { armored: true }]));
    expect(design.slots.LT[3]).toEqual(items(['medium-laser', { turret: true }]));
    expect(design.slots.LT[4]).toEqual(items(['cargo', { armored: true }]));
    expect(design.slots.RT[4]).toEqual(items(['clan-medium-pulse-laser', { rear: true }]));
    expect(carried.facings).toEqual([{ location: 'RA', slot: 6, facing: 'FR' }]);
  });

  it('says a size once, by weight, where all of a kind are of one size', () => {
    expect(design.mountTons['cargo']).toBe(2_500_000);
    const two = documentIn(
      fixture('patchwork-quilt-pq-9', [
        /-Empty-\n-Empty-\n-Empty-\n\nRight Torso/,
        'Cargo:SIZE:1.0\n-Empty-\n-Empty-\n\nRight Torso',
      ]),
    );
    expect(two.design.slots.LT[9]).toEqual(items(['cargo', { size: 1 }]));
    expect(two.design.slots.LT[4]).toEqual(items(['cargo', { armored: true }]));
  });

  it('weighs what goes by the mech: a targeting computer by the weapons that it steers', () => {
    // Direct-fire weapons: two medium lasers of 1 t, an ER PPC of 6 t, a medium pulse laser of 2 t.
    expect(design.mountTons).toMatchObject({ 'is-targeting-computer': 3_000_000, 'jump-jet': 1_000_000 });
  });

  it('puts two of a kind into one slot', () => {
    const text = fixture('prairie-dog-prd-1a', [
      'IS Ammo LRM-10\n',
      'IS Ammo LRM-10|IS Ammo LRM-10 (armored)\n',
    ]);
    const { design: doubled } = documentIn(text);
    expect(doubled.slots.LT[2]).toEqual(
      items(['lrm-10-ammo', { armored: true }], ['lrm-10-ammo', { armored: true }]),
    );
    expect(doubled.bins.filter(({ location }) => location === 'LT')).toHaveLength(2);
  });
});

describe('spellings', () => {
  const of = (from: string, to: string) => documentIn(fixture('prairie-dog-prd-1a', [from, to])).design;

  it.each([
    ['200 Fusion Engine(IS)', 'fusion', 'is'],
    ['200 Fusion', 'fusion', 'is'],
    ['200 XL Engine', 'xl', 'is'],
    ['200 XL Fusion Engine(IS)', 'xl', 'is'],
    ['200 Light Fusion Engine', 'light', 'is'],
    ['200 XXL Engine', 'xxl', 'is'],
    ['200 Compact Fusion Engine(IS)', 'compact', 'is'],
    ['200 ICE', 'ice', 'is'],
    ['200 I.C.E. Engine', 'ice', 'is'],
    ['200 Fuel Cell Engine', 'fuel-cell', 'is'],
    ['200 Fuel-Cell Engine', 'fuel-cell', 'is'],
    ['200 Fission Engine', 'fission', 'is'],
    ['200 XL (Clan) Engine(IS)', 'xl', 'clan'],
    ['440 Large XL Engine', 'xl', 'is'],
  ])('of an engine: %s', (text, type, techBase) => {
    expect(of('200 Fusion Engine', text).engine).toEqual({
      rating: Number.parseInt(text, 10),
      type,
      techBase,
    });
  });

  it('gives a clan mech a clan engine, whatever files of old write behind it, and a mixed one what it says', () => {
    const engine = (text: string) =>
      documentIn(fixture('shamal-c', ['270 XL (Clan) Engine', text])).design.engine.techBase;
    expect([engine('270 XL Engine'), engine('270 XL Engine(IS)')]).toEqual(['clan', 'clan']);
    const inMixed = (text: string) =>
      documentIn(
        fixture('shamal-c', ['techbase:Clan', 'techbase:Mixed (Clan Chassis)'], [/270 XL .*/, `${text} `]),
      ).design.engine.techBase;
    expect([inMixed('270 XL Engine'), inMixed('270 XL Engine(IS)'), inMixed('270 XL (Clan) Engine')]).toEqual(
      ['clan', 'is', 'clan'],
    );
  });

  it.each([
    ['IS Standard', 'standard', 'is'],
    ['', 'standard', 'is'],
    ['Endo Steel', 'endo-steel', 'is'],
    ['Endo-Steel', 'endo-steel', 'is'],
    ['Clan Endo Steel', 'endo-steel', 'clan'],
    ['IS Endo-Composite', 'endo-composite', 'is'],
    ['Clan Endo-Composite', 'endo-composite', 'clan'],
    ['IS Endo Steel Prototype', 'endo-steel-prototype', 'is'],
    ['IS Composite', 'composite', 'is'],
    ['IS Reinforced', 'reinforced', 'is'],
    ['IS Industrial', 'industrial', 'is'],
  ])('of a structure: %j', (text, structureType, structureTechBase) => {
    expect(of('Structure:Standard', `Structure:${text}`)).toMatchObject({ structureType, structureTechBase });
  });

  it.each([
    ['Standard(Inner Sphere)', 'standard', 'is'],
    ['', 'standard', 'is'],
    ['Ferro-Fibrous', 'ferro-fibrous', 'is'],
    ['Ferro-Fibrous Armor', 'ferro-fibrous', 'is'],
    ['Ferro-Fibrous(Clan)', 'ferro-fibrous', 'clan'],
    ['Clan Ferro-Fibrous', 'ferro-fibrous', 'clan'],
    ['Light Ferro-Fibrous(Inner Sphere)', 'light-ferro-fibrous', 'is'],
    ['Heavy Ferro-Fibrous', 'heavy-ferro-fibrous', 'is'],
    ['Stealth(Inner Sphere)', 'stealth', 'is'],
    ['Stealth Armor', 'stealth', 'is'],
    ['Reactive(Clan)', 'reactive', 'clan'],
    ['Reflective(Inner Sphere)', 'reflective', 'is'],
    ['Laser-Reflective(Clan)', 'reflective', 'clan'],
    ['Hardened(Inner Sphere)', 'hardened', 'is'],
    ['Ferro-Lamellor(Clan)', 'ferro-lamellor', 'clan'],
    ['Primitive(Inner Sphere)', 'primitive', 'is'],
    ['Industrial(Inner Sphere)', 'industrial', 'is'],
    ['Heavy Industrial(Inner Sphere)', 'heavy-industrial', 'is'],
    ['Commercial(Inner Sphere)', 'commercial', 'is'],
    ['Impact-Resistant(Inner Sphere)', 'impact-resistant', 'is'],
    ['Heat-Dissipating(Inner Sphere)', 'heat-dissipating', 'is'],
    ['Ballistic-Reinforced(Inner Sphere)', 'ballistic-reinforced', 'is'],
    ['Anti-Penetrative Ablation(Inner Sphere)', 'anti-penetrative-ablation', 'is'],
    ['Ferro-Fibrous Prototype(Inner Sphere)', 'ferro-fibrous-prototype', 'is'],
  ])('of armour: %j', (text, armorType, armorTechBase) => {
    expect(of('Armor:Standard Armor', `Armor:${text}`)).toMatchObject({
      armorType,
      armorTechBase,
      patchwork: null,
    });
  });

  it('takes 1 from running in hardened armour', () => {
    expect(of('Armor:Standard Armor', 'Armor:Hardened(Inner Sphere)')).toMatchObject({ walk: 4, run: 5 });
  });

  const noSinks: readonly [RegExp, string] = [/^Heat Sink\n/gm, ''];
  it.each([
    ['12 Double', 'is-double-heat-sink', true, 24],
    ['12 IS Double', 'is-double-heat-sink', true, 24],
    ['12 Clan Double', 'clan-double-heat-sink', true, 24],
    ['12 Double Heat Sinks', 'is-double-heat-sink', true, 24],
    ['12 Laser', 'clan-laser-heat-sink', true, 24],
    ['12 Compact', 'is-1-compact-heat-sink', false, 12],
    ['0 Single', 'heat-sink', false, 0],
  ])('of heat sinks: %s', (text, item, double, capacity) => {
    const read = documentIn(fixture('prairie-dog-prd-1a', noSinks, ['12 Single', text]));
    expect(read.design.heatSinks).toEqual({
      count: Number.parseInt(text, 10),
      double,
      capacity,
      item,
      fixed: null,
    });
  });

  it.each([
    ['XL Gyro', 'gyro', 'xl'],
    ['Heavy Duty Gyro', 'gyro', 'heavy-duty'],
    ['Compact Gyro', 'gyro', 'compact'],
    ['Standard Gyro', 'gyro', 'standard'],
    ['Torso-Mounted Cockpit', 'cockpit', 'torso-mounted'],
    ['Industrial Cockpit', 'cockpit', 'industrial'],
    ['Industrial Cockpit (AFC)', 'cockpit', 'standard'],
    ['Primitive Cockpit', 'cockpit', 'primitive'],
    ['Primitive Industrial Cockpit', 'cockpit', 'primitive-industrial'],
    ['Small Cockpit', 'cockpit', 'small'],
    ['Command Console', 'cockpit', 'command-console'],
  ])('of gyro and cockpit: %s', (text, key, kind) => {
    expect(of('Myomer:Standard\n', `Myomer:Standard\n${key}:${text}\n`)).toMatchObject({ [key]: kind });
  });

  it.each(['Biped Omnimech', 'Biped OmniMek', 'Biped Omnimek', 'biped omni'])('of an omni: %s', (text) => {
    expect(of('Config:Biped', `Config:${text}`)).toMatchObject({ omni: true, motion: 'biped' });
  });

  it('of a slot: parts and equipment without regard to case, and what the mech’s own technology calls so', () => {
    const text = fixture(
      'shamal-c',
      ['Fusion Engine\n', 'ENGINE\n'],
      ['Clan Ferro-Fibrous\n', 'Ferro-Fibrous\n'],
    );
    const { slots } = documentIn(text).design;
    expect(slots).toEqual(newer.design.slots);
  });

  it('passes over empty lines beyond the twelfth, and takes patchwork under its longer name', () => {
    const more = fixture('prairie-dog-prd-1a', [/(Left Torso:\n(?:.+\n){12})/, '$1-Empty-\n-Empty-\n']);
    expect(documentIn(more).design).toEqual(older.design);
    expect(documentIn(fixture('patchwork-quilt-pq-9', ['armor:Patchwork', 'armor:Patchwork Armor']))).toEqual(
      mixed,
    );
  });

  it('closes gaps up, as MegaMek does, but not in the head', () => {
    const gap = fixture('prairie-dog-prd-1a', [
      'Heat Sink\nHeat Sink\n-Empty-',
      '-Empty-\nHeat Sink\nHeat Sink',
    ]);
    expect(documentIn(gap).design).toEqual(older.design);
    const head = fixture('prairie-dog-prd-1a', ['Cockpit\nSmall Laser', 'Cockpit\n-Empty-']);
    expect(documentIn(head).design.slots.HD[3]).toBeNull();
    expect(documentIn(head).design.slots.HD[4]).toEqual({ kind: 'system', part: 'sensors' });
  });
});
