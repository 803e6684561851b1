/**
 * What is written is what was read, and what MegaMek's own reader takes: its keys, its figures at their
 * places, twelve lines a location.
 */
import { documentIn, fixture, FIXTURES } from '../../../test/support/mtf';
import { bundledCatalog } from '../bundled';
import { documentOf, writeMtf } from './index';

const catalog = bundledCatalog();

describe.each(FIXTURES)('%s', (name) => {
  const document = documentIn(fixture(name));
  const text = writeMtf(document);

  it('reads again as it was', () => {
    expect(documentIn(text)).toEqual(document);
  });

  it('is written the same again', () => {
    expect(writeMtf(documentIn(text))).toBe(text);
  });
});

it('keeps a head that leaves with its pilot', () => {
  const document = documentIn(
    fixture('prairie-dog-prd-1a', [
      'Myomer:Standard\n',
      'Myomer:Standard\nEjection:Full Head Ejection System\n',
    ]),
  );
  expect(document.design.fullHeadEjection).toBe(true);
  const text = writeMtf(document);
  expect(text).toContain('\nejection:Full Head Ejection System\n');
  expect(documentIn(text)).toEqual(document);
  const { fullHeadEjection, ...design } = documentIn(fixture('prairie-dog-prd-1a')).design;
  expect(fullHeadEjection).toBe(false);
  expect(document.design).toMatchObject({ bv: design.bv, cockpit: design.cockpit });
});

/** Keys in the order of MegaMek's writer; those in brackets need not be there. */
const ORDER =
  /^Version:1\.[0-3]\n[^#\n].*\n(?!#).*\n(?:#.*\n)*(?:generator:.+\n)?(?:clanname:.+\n)?(?:mul id:\d+\n)?\nConfig:(?:Biped|Quad)(?: OmniMek)?\ntechbase:(?:Inner Sphere|Clan|Mixed \((?:IS|Clan) Chassis\))\nera:\d+\n(?:source:.+\n)?rules level:[1-5]\n(?:role:.+\n)?(?:[a-z ]+:.*\n)*\n(?:(?:quirk:.+\n|weaponquirk:.+\n)+\n)?mass:\d+\nengine:\d+ \S.* Engine(?:\(IS\))?\nstructure:(?:IS|Clan) .+\nmyomer:.+\n(?:cockpit:.+\ngyro:.+\n)?(?:ejection:.+\n)?\nheat sinks:\d+ .+\n(?:base chassis heat sinks:\d+\n)?walk mp:\d+\njump mp:\d+\n\narmor:.+\n(?:\w+ armor:.+\n){11}\n/;

const LOCATIONS = [
  'Left Arm',
  'Right Arm',
  'Left Torso',
  'Right Torso',
  'Center Torso',
  'Head',
  'Left Leg',
  'Right Leg',
];
const QUAD_LOCATIONS = [
  'Front Left Leg',
  'Front Right Leg',
  'Left Torso',
  'Right Torso',
  'Center Torso',
  'Head',
  'Rear Left Leg',
  'Rear Right Leg',
];
const ARMOR = ['LA', 'RA', 'LT', 'RT', 'CT', 'HD', 'LL', 'RL', 'RTL', 'RTR', 'RTC'];
const QUAD_ARMOR = ['FLL', 'FRL', 'LT', 'RT', 'CT', 'HD', 'RLL', 'RRL', 'RTL', 'RTR', 'RTC'];
const PARTS = new Set(
  'Life Support|Sensors|Cockpit|Fusion Engine|Gyro|Shoulder|Upper Arm Actuator|Lower Arm Actuator|Hand Actuator|Hip|Upper Leg Actuator|Lower Leg Actuator|Foot Actuator|-Empty-'.split(
    '|',
  ),
);
/** From the end of a line inwards. */
const MARKS = [/ \(ARMORED\)$/, /:SIZE:\d+\.\d+$/, / \(OMNIPOD\)$/, / \(T\)$/, / \(R\)$/];
const INTERNAL_NAMES = new Set(catalog.items.map(({ alias }) => alias));

/**
 * Reads as strictly as MegaMek does, which takes figures from fixed columns and knows equipment by exact
 * names.
 */
const strict = (text: string) => {
  expect(text).toMatch(ORDER);
  const lines = text.split('\n');
  const quad = text.includes('Config:Quad');
  const blocks = quad ? QUAD_LOCATIONS : LOCATIONS;
  const value = (key: string) =>
    lines.find((line) => line.startsWith(`${key}:`))?.slice(key.length + 1) ?? '';
  expect(value('heat sinks').slice(0, 2)).toMatch(/^\d\d$|^\d $/);
  expect(value('engine').split(' ')[0]).toMatch(/^\d{2,3}$/);
  expect(
    lines.filter((line) => / armor:/.test(line)).map((line) => line.slice(0, line.indexOf(' '))),
  ).toEqual(quad ? QUAD_ARMOR : ARMOR);
  const first = lines.findIndex((line) => line.startsWith('Weapons:'));
  const weapons = Number(lines[first]?.slice('Weapons:'.length));
  expect(lines[first + weapons + 1]).toBe('');
  let at = first + weapons + 2;
  for (const block of blocks) {
    expect(lines[at]).toBe(`${block}:`);
    const unknown = lines
      .slice(at + 1, at + 13)
      .map((line) => MARKS.reduce((name, mark) => name.replace(mark, ''), line))
      .filter((name) => !PARTS.has(name) && !INTERNAL_NAMES.has(name));
    expect(unknown).toEqual([]);
    expect(lines[at + 13]).toBe('');
    at += 14;
  }
};

it('is accepted by a strict reader, for every bundled design', () => {
  for (const mech of catalog.mechs) strict(writeMtf(documentOf(mech)));
});

it('says every kind of technology where a strict reader looks for it', () => {
  const mixed = writeMtf(documentIn(fixture('patchwork-quilt-pq-9')));
  expect(mixed).toContain('engine:320 XL (Clan) Engine\n');
  expect(mixed).toContain('heat sinks:13 Laser\n');
  expect(mixed).toContain('LA armor:IS Reactive(Inner Sphere):22\n');
  expect(mixed).toContain('RT armor:Clan Ferro-Fibrous(Clan):24\n');
  expect(mixed).toContain('cockpit:Command Console\ngyro:XL Gyro\n');
  expect(mixed).toContain('\nISVehicularGrenadeLauncher (FR)\n');
  expect(mixed).toContain('\nCargo:SIZE:2.5 (ARMORED)\n');
  expect(mixed).toContain('\nMedium Laser (T)\n');
  const isEngine = documentIn(
    fixture(
      'shamal-c',
      ['techbase:Clan', 'techbase:Mixed (Clan Chassis)'],
      ['270 XL (Clan) Engine', '270 XL Engine(IS)'],
    ),
  );
  expect(writeMtf(isEngine)).toContain('engine:270 XL Engine(IS)\n');
  expect(writeMtf(documentIn(fixture('tumbleweed-tw-4')))).toContain('myomer:Triple-Strength\n');
});

it('tells the clans’ name from the chassis, and lists weapons by location', () => {
  const clan = writeMtf(documentIn(fixture('shamal-c')));
  expect(clan).toMatch(/^Version:1\.2\nShamal\nC\n/);
  expect(clan).toContain('\nclanname:Dune Fox\n');
  const { design } = documentIn(fixture('prairie-dog-prd-1a'));
  expect(documentOf(design).carried.weapons).toEqual([
    'Medium Laser, Left Arm',
    'PPC, Right Arm',
    'LRM 10, Left Torso',
    'SRM 4, Right Torso',
    'Machine Gun, Right Torso',
    'Machine Gun, Right Torso',
    'Medium Laser, Center Torso',
    'Small Laser, Head',
  ]);
});

it('begins as every release can read it, whatever a design is called', () => {
  const { design } = documentIn(fixture('prairie-dog-prd-1a'));
  const named = (chassis: string, model: string) => documentOf({ ...design, chassis, model });
  expect(writeMtf(named('Prairie Dog', ''))).toMatch(/^Version:1\.2\nPrairie Dog\n\ngenerator:/);
  // A bare line of these would be a comment, or the name of a program.
  for (const [chassis, model] of [
    ['#1 Dog', 'A'],
    ['Dog', '# 2'],
    ['Generator:x', 'A'],
  ] as const) {
    const text = writeMtf(named(chassis, model));
    expect(text).toMatch(/^chassis:/);
    expect(documentIn(text).design).toMatchObject({ chassis, model });
  }
});
