/**
 * Items: those of the bundled designs (equipment.tsv) and all others that a mech can mount
 * (equipment-all.tsv, equipment-more.tsv).
 */
import { munitionOf } from './munitions.mjs';
import { displayName, idsOf } from './naming.mjs';
import { byKey, fail, number, only, readTable, unique, write } from './source.mjs';

/**
 * Kinds of armour by internal name: the rest of the id, and whole points in a ton (TM and TO armour tables).
 */
const ARMOR = {
  Standard: ['standard', 16],
  'IS Stealth': ['stealth', 16],
  'IS Ferro-Fibrous': ['ferro-fibrous', 17],
  'Clan Ferro-Fibrous': ['ferro-fibrous', 19],
  'IS Ferro-Fibrous Prototype': ['ferro-fibrous-prototype', 17],
  'IS Light Ferro-Fibrous': ['light-ferro-fibrous', 16],
  'IS Heavy Ferro-Fibrous': ['heavy-ferro-fibrous', 19],
  'Clan Ferro-Lamellor': ['ferro-lamellor', 14],
  'IS Reactive': ['reactive', 16],
  'Clan Reactive': ['reactive', 16],
  'IS Reflective': ['reflective', 16],
  'Clan Reflective': ['reflective', 16],
  'IS Hardened': ['hardened', 8],
  'IS Primitive': ['primitive', 10],
  'Clan Industrial ': ['industrial', 10],
  'IS Heavy Industrial': ['heavy-industrial', 16],
  'Clan Commercial': ['commercial', 24],
  'IS Impact-Resistant': ['impact-resistant', 14],
  'IS Heat-Dissipating': ['heat-dissipating', 10],
  'IS Ballistic-Reinforced': ['ballistic-reinforced', 12],
  'IS Anti-Penetrative Ablation': ['anti-penetrative-ablation', 12],
};
const STRUCTURE = [
  'IS Endo Steel',
  'Clan Endo Steel',
  'IS Endo-Composite',
  'Clan Endo-Composite',
  'IS Endo Steel Prototype',
  'Reinforced',
];
const INFANTRY_ONLY = ['Generic Infantry Kit', 'Laser Rifle', 'LegAttack', 'StopSwarm', 'SwarmMek'];
const HALF_BIN = / - Half$/;

/**
 * Flags of the source that the project calls by another name; a prototype of double heat sinks is a double
 * heat sink.
 */
const FLAGS = {
  nullsig: ['null-signature'],
  ew_equipment: ['electronic-warfare'],
  is_double_heat_sink_prototype: ['double-heat-sink', 'prototype'],
};
/** Things of either technology that the source has under one name: they weigh, do and are worth the same. */
const OF_EITHER = ['CLWERPPC'];
/**
 * Heat of weapons of which the source has another figure (that of Alpha Strike, with the most that the dice
 * add); the dice stand apart.
 */
const HEAT = { ISERLargeLaserPrototype: '12' };
/** A value of the source that is none: what such a thing is worth goes by the armour around it. */
const NO_VALUE = '-1.0';
/** Flags of the source that tell on what a thing is mounted, not what it is. */
const MOUNTING = /_equipment$|^(mech|proto)_weapon$|^variable_size$|^munition=/;
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
/** The same of items that no bundled design has. */
const WIDE_NAME_FLAGS = [
  ...NAME_FLAGS,
  [/^Improved Heavy /, 'heavy'],
  [/^ER Micro /, 'micro'],
  [/\(I-OS\)$/, 'improved'],
  [/^C3 Boosted Master|^C3 Emergency Master/, 'c3-master'],
  [/Active Probe|^Watchdog/, 'bap'],
  [/^Supercharger$/, 'supercharger'],
  [/\bPrototype\b/, 'prototype'],
  [/^Snub-Nose /, 'snub-nose'],
  [/^Bombast /, 'bombast'],
  [/^Binary Laser/, 'binary'],
  [/^Void Signature/, 'void-signature'],
  [/^Shield /, 'shield'],
  [/^Vibroblade /, 'vibroblade'],
  [/^Extended Jump Jet/, 'extended'],
  [/^Prototype ER |^Enhanced PPC$/, 'er'],
  [/^Prototype Improved Jump Jet/, 'improved'],
  [/^RISC Laser Pulse Module/, 'risc-laser-pulse-module'],
  [/^(Battle Armor|ProtoMech|Vehicle) Jump Jet$/, 'of-another-unit'],
  [/\(BA\)$|^LRM 1$|Bomb Launcher$/, 'of-another-unit'],
];
/** Of ammunition only these matter: a launcher of two kinds of missile fires both. */
const AMMUNITION_FLAG = /^mml_/;
const BATTLE_ARMOR_AMMUNITION = /^BA|^IS BA |^ISBA| - Proto$/;

const rows = readTable('equipment.tsv');
const wideRows = [...readTable('equipment-all.tsv'), ...readTable('equipment-more.tsv')].map((row) =>
  OF_EITHER.includes(row.internalName) ? { ...row, techBase: 'any' } : row,
);
/** By internal name: the lowest level that a thing ever has, where it is not the one that it has now. */
const lowestLevels = new Map(
  readTable('equipment-levels.tsv').map((row) => [row.internalName, lowestOf(row)]),
);
const narrow = new Set(rows.map((row) => row.internalName));
const sourceOf = new Map(wideRows.map((row) => [row.internalName, row]));
const newRows = wideRows.filter((row) => !narrow.has(row.internalName));

const nameOf = (row) =>
  ARMOR[row.internalName] && !displayName(row).endsWith(' Armor')
    ? `${displayName(row)} Armor`
    : displayName(row);
const ids = idsOf([...rows, ...newRows], nameOf);
/** The id of an item by its internal name. */
export const id = (internalName) => ids.get(internalName) ?? fail(`unknown item ${internalName}`);

/** The source tells it for either technology, and the same for both. */
function lowestOf(row) {
  only(row['minimum IS'], row['minimum clan'], `lowest level of ${row.internalName}`);
  return row['minimum IS'].toLowerCase();
}

const yes = (text) => text === 'true';
const kindOf = (row) => {
  if (ARMOR[row.internalName]) return 'armor';
  if (STRUCTURE.includes(row.internalName)) return 'structure';
  return (
    { weapon: 'weapon', ammo: 'ammunition', misc: 'equipment' }[row.kind] ??
    fail(`kind of ${row.internalName}`)
  );
};
const weaponOf = (row) => ({
  heat: Number(HEAT[row.internalName] ?? row.heat),
  damage: row.damage,
  rackSize: Number(row.rackSize),
  min: Number(row.min),
  short: Number(row.short),
  medium: Number(row.medium),
  long: Number(row.long),
  extreme: Number(row.extreme),
  ammunition: Number(row.ammoType),
});
/** A half-ton bin is stocked as the bin of a whole ton. */
const fullBinOf = (alias) => {
  if (alias === 'IS Machine Gun Ammo - Half') return 'IS Ammo MG - Full';
  return HALF_BIN.test(alias) ? alias.replace(HALF_BIN, ' - Full') : alias;
};
/** Shots of a bin that has no weight are those of the bin. */
const shotsPerTon = (row) =>
  Number(row.tons) > 0 ? Math.round(Number(row.shotsPerTon) / Number(row.tons)) : Number(row.shotsPerTon);
const ammunitionOf = (row) => ({
  shotsPerTon: shotsPerTon(row),
  type: Number(row.ammoType),
  rackSize: Number(row.rackSize),
  munition: munitionOf(row.flags) ?? fail(`munition of ${row.internalName}`),
  stockedAs: id(fullBinOf(row.internalName)),
});

/** Types and racks of the weapons of mechs: naval ones and those of other units fill no slots of a mech. */
const fired = new Set(
  wideRows
    .filter(
      (row) =>
        row.kind === 'weapon' &&
        row.slots !== '0' &&
        !/bomb_weapon/.test(row.flags) &&
        !/\(BA\)$/.test(row.name),
    )
    .map((row) => `${row.ammoType}:${row.rackSize}`),
);
/**
 * Whether a mech can mount it, as far as the list tells: naval weapons fill no slots, some ammunition is of
 * no weapon in it.
 */
const isForMechs = (row, kind, flags) => {
  if (INFANTRY_ONLY.includes(row.internalName) || flags.includes('of-another-unit')) return false;
  if (kind === 'weapon') return row.slots !== '0';
  if (kind === 'ammunition')
    return (
      !BATTLE_ARMOR_AMMUNITION.test(row.internalName) &&
      Number(row.tons) > 0 &&
      fired.has(`${row.ammoType}:${row.rackSize}`)
    );
  return row.slots !== '0' || kind === 'armor';
};

const itemOf = (row, nameFlags, isWide) => {
  const alias = row.internalName;
  const name = nameOf(row);
  const kind = kindOf(row);
  const armor = ARMOR[alias];
  const words = row.flags
    .split(' ')
    .filter(
      (flag) =>
        flag !== '' &&
        (flag in FLAGS || !MOUNTING.test(flag)) &&
        (kind !== 'ammunition' || (isWide && AMMUNITION_FLAG.test(flag))),
    )
    .flatMap((flag) => FLAGS[flag] ?? flag.replace(/_/g, '-'));
  const told =
    kind === 'ammunition' ? [] : nameFlags.filter(([pattern]) => pattern.test(name)).map(([, flag]) => flag);
  const flags = [...new Set([...words, ...told])];
  if (INFANTRY_ONLY.includes(alias)) flags.push('infantry');
  if (alias === 'Standard') flags.push('standard');
  const tons = armor ? 1 : number(row.tons);
  const ammunition = kind === 'ammunition' ? ammunitionOf(row) : null;
  const isWhole = kind !== 'armor' && kind !== 'structure';
  const figures = sourceOf.get(alias) ?? {};
  const lowestLevel = lowestLevels.get(alias);
  return {
    id: id(alias),
    alias,
    name,
    kind,
    techBase: row.techBase,
    rulesLevel: row.rulesLevel.toLowerCase(),
    ...(lowestLevel === undefined ? {} : { lowestLevel }),
    tons,
    slots: armor ? null : number(row.slots),
    bv: row.bv === NO_VALUE ? null : number(row.bv),
    weapon: kind === 'weapon' ? weaponOf(row) : null,
    ammunition,
    flags,
    explosive: isWhole && yes(figures.explosive),
    hittable: isWhole && yes(figures.hittable),
    spreadable: yes(figures.spreadable),
    stockUnit: armor ? 'points' : ammunition ? 'shots' : 'pieces',
    perTon: armor?.[1] ?? ammunition?.shotsPerTon ?? null,
    tradable:
      tons !== null &&
      kind !== 'structure' &&
      !INFANTRY_ONLY.includes(alias) &&
      !HALF_BIN.test(alias) &&
      (!isWide || isForMechs(row, kind, flags)),
  };
};

const SCRAP = {
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
  explosive: false,
  hittable: false,
  spreadable: false,
  stockUnit: 'tons',
  perTon: 1_000_000,
  tradable: true,
};

/** Items of the bundled designs, and scrap. */
export const items = [...rows.map((row) => itemOf(row, NAME_FLAGS, false)), SCRAP].sort(byKey('id'));
/** All others. */
export const wideItems = newRows.map((row) => itemOf(row, WIDE_NAME_FLAGS, true)).sort(byKey('id'));
unique([...items, ...wideItems], 'id');

/** What most wide items have alike is left out of their file; `equipment.ts` puts it back. */
const USUAL = {
  kind: 'ammunition',
  techBase: 'is',
  rulesLevel: 'standard',
  tons: 1,
  slots: 1,
  bv: 0,
  weapon: null,
  flags: [],
  hittable: true,
  explosive: false,
  spreadable: false,
};
const isUsual = (name, value) => name in USUAL && JSON.stringify(USUAL[name]) === JSON.stringify(value);
const compact = ({ stockUnit, perTon, ammunition, ...item }) => {
  const rest = Object.fromEntries(Object.entries(item).filter(([name, value]) => !isUsual(name, value)));
  if (ammunition === null) return stockUnit === 'points' ? { ...rest, perTon } : rest;
  const { shotsPerTon: shots, type, rackSize, munition, stockedAs } = ammunition;
  return {
    ...rest,
    ammunition: [shots, type, rackSize, munition, ...(stockedAs === item.id ? [] : [stockedAs])],
  };
};

/**
 * Every other name of an item, by id: as the source writes them, joined by `|`. What calls two items is told
 * of both.
 */
const namesOf = () => {
  const internal = new Set([...rows, ...wideRows].map((row) => row.internalName));
  return [...rows.filter((row) => !sourceOf.has(row.internalName)), ...wideRows].map((row) => {
    const others = [row.name, ...(row.aliases ?? '').split('|')].filter(
      (name) => name !== '' && !internal.has(name),
    );
    return [id(row.internalName), [...new Set(others)].join('|')];
  });
};

export const writeItems = () => {
  write('items.json', items);
  write('equipment.json', wideItems.map(compact));
  write(
    'names.json',
    namesOf()
      .filter(([, names]) => names !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};
