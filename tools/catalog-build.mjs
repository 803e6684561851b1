/**
 * Makes the catalogue's data files (src/catalog/data) from a folder of source figures, in the project's own format:
 * `node tools/catalog-build.mjs <folder>` with mechs.jsonl, support-units.jsonl, equipment.tsv and house-lists.json in it.
 * Factions and buildings are written by hand and stay untouched. Stops at the first figure that does not fit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = process.argv[2];
if (!source) throw new Error('usage: node tools/catalog-build.mjs <folder>');
const target = join(import.meta.dirname, '..', 'src', 'catalog', 'data');
const read = (name) => readFileSync(join(source, name), 'utf8');
const readLines = (name) =>
  read(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
/** One element a line: small, and a change shows as a line in a diff. */
const write = (name, rows) => writeFileSync(join(target, name), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
const fail = (text) => {
  throw new Error(text);
};
const slug = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const unique = (rows, key) => {
  const seen = new Set();
  for (const row of rows) seen.has(row[key]) ? fail(`twice: ${row[key]}`) : seen.add(row[key]);
  return rows;
};
const number = (text) => (text === '' || text === 'variable' ? null : Number(text));

// --- items -----------------------------------------------------------------------------------------------------------------
const NAMES = {
  Standard: 'Standard Armor',
  'IS Stealth': 'Stealth Armor',
  'IS Ferro-Fibrous': 'Ferro-Fibrous Armor',
  'Clan Ferro-Fibrous': 'Ferro-Fibrous Armor',
  BeagleActiveProbe: 'Beagle Active Probe',
  ISGuardianECMSuite: 'Guardian ECM Suite',
  ISC3MasterUnit: 'C3 Master Computer',
  ISC3SlaveUnit: 'C3 Slave Unit',
  ISC3iUnit: 'Improved C3 Computer',
  ISAntiPersonnelPod: 'Anti-Personnel Pods',
  'Flamer (Vehicle)': 'Vehicle Flamer',
  'Clan Machine Gun Ammo - Half': 'Machine Gun Ammo (Half Ton)',
  'IS Machine Gun Ammo - Half': 'Machine Gun Ammo (Half Ton)',
};
const ARMOR_POINTS = { Standard: 16, 'IS Stealth': 16, 'IS Ferro-Fibrous': 17, 'Clan Ferro-Fibrous': 19 };
const STRUCTURE = ['IS Endo Steel', 'Clan Endo Steel'];
const INFANTRY_ONLY = ['Generic Infantry Kit', 'Laser Rifle', 'LegAttack', 'StopSwarm', 'SwarmMek'];
const HALF_BINS = {
  'IS Machine Gun Ammo - Half': 'IS Ammo MG - Full',
  'Clan Machine Gun Ammo - Half': 'Clan Machine Gun Ammo - Full',
};
const MUNITIONS = {
  0: 'standard',
  1: 'cluster',
  128: 'extended-range',
  256: 'high-explosive',
  4096: 'narc',
  8192: 'artemis',
};
/** What the source tells in names only. */
const NAME_FLAGS = [
  [/^ER /, 'er'],
  [/^Heavy /, 'heavy'],
  [/^Light /, 'light'],
  [/^Micro /, 'micro'],
  [/^Improved |^iNarc/, 'improved'],
  [/^C3 Master/, 'c3-master'],
  [/^Narc/, 'narc'],
];

const displayName = (row) => NAMES[row.internalName] ?? row.name.replace(/ ?(\[IS\]|\[Clan\]|\((IS|Clan)\))/g, '').replace(/ {2,}/g, ' ');
const itemId = (row) => {
  const name = slug(displayName(row).replace(/^AC\//, 'Autocannon ').replace(/ AC\//, ' Autocannon '));
  return row.techBase === 'any' ? name : `${row.techBase}-${name}`;
};
const [header, ...body] = read('equipment.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const equipment = body.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
const idOf = new Map(equipment.map((row) => [row.internalName, itemId(row)]));
const id = (internalName) => idOf.get(internalName) ?? fail(`unknown item ${internalName}`);

const items = equipment.map((row) => {
  const name = displayName(row);
  const alias = row.internalName;
  const armor = ARMOR_POINTS[alias];
  const kind = armor ? 'armor' : STRUCTURE.includes(alias) ? 'structure' : { weapon: 'weapon', ammo: 'ammunition', misc: 'equipment' }[row.kind];
  const words = row.flags
    .split(' ')
    .filter((flag) => flag !== '' && !/_equipment$|^variable_size$|^munition=/.test(flag))
    .map((flag) => flag.replace(/_/g, '-'));
  const flags = kind === 'ammunition' ? [] : [...words, ...NAME_FLAGS.filter(([pattern]) => pattern.test(name)).map(([, flag]) => flag)];
  if (INFANTRY_ONLY.includes(alias)) flags.push('infantry');
  if (alias === 'Standard') flags.push('standard');
  const tons = armor ? 1 : number(row.tons);
  const munition = /munition=(\d+)/.exec(row.flags)?.[1];
  const ammunition =
    kind !== 'ammunition'
      ? null
      : {
          shotsPerTon: Number(row.shotsPerTon) / tons,
          type: Number(row.ammoType),
          rackSize: Number(row.rackSize),
          munition: MUNITIONS[munition] ?? fail(`munition of ${alias}`),
          stockedAs: id(HALF_BINS[alias] ?? alias),
        };
  return {
    id: id(alias),
    alias,
    name,
    kind,
    techBase: row.techBase,
    rulesLevel: row.rulesLevel.toLowerCase(),
    tons,
    slots: armor ? null : number(row.slots),
    bv: number(row.bv),
    weapon:
      kind !== 'weapon'
        ? null
        : {
            heat: Number(row.heat),
            damage: row.damage,
            rackSize: Number(row.rackSize),
            min: Number(row.min),
            short: Number(row.short),
            medium: Number(row.medium),
            long: Number(row.long),
            extreme: Number(row.extreme),
            ammunition: Number(row.ammoType),
          },
    ammunition,
    flags: [...new Set(flags)],
    stockUnit: armor ? 'points' : ammunition ? 'shots' : 'pieces',
    perTon: armor ?? ammunition?.shotsPerTon ?? null,
    tradable: tons !== null && kind !== 'structure' && !INFANTRY_ONLY.includes(alias) && !(alias in HALF_BINS),
  };
});
items.push({
  id: 'scrap',
  alias: null,
  name: 'Scrap',
  kind: 'equipment',
  techBase: 'any',
  rulesLevel: 'introductory',
  tons: 1,
  slots: null,
  bv: null,
  weapon: null,
  ammunition: null,
  flags: ['scrap'],
  stockUnit: 'tons',
  perTon: 1_000_000,
  tradable: true,
});
write(
  'items.json',
  unique(
    items.sort((a, b) => (a.id < b.id ? -1 : 1)),
    'id',
  ),
);

// --- mechs -----------------------------------------------------------------------------------------------------------------
const LOCATIONS = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'];
const ARMOR_LOCATIONS = [...LOCATIONS, 'CTR', 'RTR', 'LTR'];
/** A quad's front legs stand where a biped has its arms. */
const QUAD = { FRL: 'RA', FLL: 'LA', RRL: 'RL', RLL: 'LL' };
const SYSTEMS = {
  'Life Support': 'life-support',
  Sensors: 'sensors',
  'Standard Cockpit': 'cockpit',
  Engine: 'engine',
  'Standard Gyro': 'gyro',
  Shoulder: 'shoulder',
  'Upper Arm': 'upper-arm',
  'Lower Arm': 'lower-arm',
  Hand: 'hand',
  Hip: 'hip',
  'Upper Leg': 'upper-leg',
  'Lower Leg': 'lower-leg',
  Foot: 'foot',
};
const WEIGHTLESS_KINDS = new Set(items.filter((item) => item.kind === 'armor' || item.kind === 'structure').map((item) => item.id));
const isAmmunition = new Set(items.filter((item) => item.kind === 'ammunition').map((item) => item.id));
const fullBin = new Map(items.filter((item) => item.ammunition).map((item) => [item.id, item.ammunition.shotsPerTon * item.tons]));
const only = (value, expected, what) => (value === expected ? value : fail(`${what}: ${value}`));

const slotText = (text) => {
  if (text === '') return null;
  if (text.startsWith('system:')) return `@${SYSTEMS[text.slice(7)] ?? fail(text)}`;
  return text
    .split('|')
    .map((part) => (part.endsWith(' (R)') ? `${id(part.slice(0, -4))}<` : id(part)))
    .join('|');
};
const mech = (row) => {
  const name = `${row.chassis} ${row.model}`.trim();
  const at = (location) => (row.motion === 'Quad' ? (QUAD[location] ?? location) : location);
  const moved = (record) => Object.fromEntries(Object.entries(record).map(([key, value]) => [at(key), value]));
  const [armor, structure, sourceSlots] = [moved(row.armor), moved(row.structure), moved(row.slots)];
  const slots = LOCATIONS.map((location) => (sourceSlots[location] ?? fail(`${name}: no ${location}`)).map(slotText));
  const bins = LOCATIONS.flatMap((location, l) =>
    slots[l].flatMap((text, i) => (text !== null && isAmmunition.has(text) ? [[location, i + 1, text, fullBin.get(text)]] : [])),
  );
  const told = row.ammoShots
    .map(([location, item, shots]) => [at(location), id(item), shots].join())
    .sort()
    .join('|');
  only(
    bins
      .map(([location, , item, shots]) => [location, item, shots].join())
      .sort()
      .join('|'),
    told,
    `${name}: bins`,
  );
  only(row.gyro, 'Standard Gyro', name);
  only(row.cockpit, 'Standard Cockpit', name);
  only(row.armorClan, row.techBase === 'clan', name);
  return {
    slug: slug(name),
    mulId: row.mulId,
    chassis: row.chassis,
    model: row.model,
    tons: row.tons,
    techBase: row.techBase,
    rulesLevel: row.rulesLevel.toLowerCase(),
    role: row.role,
    year: row.year,
    bv: row.bv,
    cost: row.cost,
    walk: row.walk,
    // The source counts MASC into some running figures, against its own description.
    run: Math.ceil(row.walk * 1.5),
    jump: row.jump,
    motion: row.motion.toLowerCase(),
    omni: row.omni,
    engine: [row.engine.rating, row.engine.type.toLowerCase()],
    heatSinks: [row.heatSinks.count, row.heatSinks.double, row.heatSinks.capacity],
    structureType: slug(row.structureType),
    armorType: slug(row.armorType),
    armor: ARMOR_LOCATIONS.map((location) => armor[location] ?? fail(`${name}: no armour ${location}`)),
    structure: LOCATIONS.map((location) => structure[location] ?? fail(`${name}: no structure ${location}`)),
    slots,
    mountTons: Object.fromEntries(Object.entries(row.mountTons).map(([item, tons]) => [id(item), WEIGHTLESS_KINDS.has(id(item)) ? 0 : tons])),
    bins,
    factions: row.factions,
  };
};
const mechs = unique(readLines('mechs.jsonl').map(mech), 'slug').sort((a, b) => (a.slug < b.slug ? -1 : 1));
write('mechs.json', mechs);

// --- support units, house lists -----------------------------------------------------------------------------------------------
write(
  'support-units.json',
  readLines('support-units.jsonl').map((row) => ({
    slug: slug(`${row.chassis} ${row.model}`),
    mulId: row.mulId,
    chassis: row.chassis,
    model: row.model.replace(/[()]/g, ''),
    kind: row.motion === 'VTOL' ? 'vtol' : row.kind,
    tons: row.tons,
    bv: row.bv,
    walk: row.walk,
    run: row.run,
    armor: row.armor,
    structure: row.structure,
    mounts: row.mounts.map((mount) => ({ item: id(mount.type), location: mount.loc, shots: mount.shots ?? null })),
  })),
);

const bySlug = new Map(mechs.map((m) => [m.slug, m]));
const classOf = (tons) => (tons <= 35 ? 'light' : tons <= 55 ? 'medium' : tons <= 75 ? 'heavy' : 'assault');
write(
  'house-lists.json',
  Object.entries(JSON.parse(read('house-lists.json'))).flatMap(([faction, lists]) =>
    Object.entries(lists).map(([weightClass, entries]) => ({
      faction,
      class: weightClass,
      entries: entries.map(([name, weight]) => {
        const found = bySlug.get(slug(name)) ?? fail(`house list of ${faction}: ${name}`);
        only(classOf(found.tons), weightClass, name);
        return [found.slug, weight];
      }),
    })),
  ),
);
console.log(`${mechs.length} mechs, ${items.length} items`);
