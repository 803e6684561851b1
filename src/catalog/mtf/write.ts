/**
 * Writes a mech file that every MegaMek from 0.49 on reads: in the order of its keys, with all the lines that
 * its own reader asks for.
 */
import { flatMap } from '../../kernel';
import { bundledCatalog } from '../bundled';
import type { Item, ItemId, Location, MechDesign } from '../model';
import { slotCount } from '../decode';
import { writeArmorPoints, writeArmorType } from './armor-lines';
import { NOTHING_CARRIED, type MtfDocument } from './document';
import { writeEngine } from './engine';
import { writeConfiguration, writeLam, writeRulesLevel, writeTechnology } from './header';
import { writeHeatSinks } from './heat-sinks';
import { FILE_ARMOR, FILE_LOCATIONS, armorKey, locationName } from './keys';
import { writeCockpit, writeFullHeadEjection, writeGyro, writeStructure } from './kinds';
import { sizesOf } from './loads';
import { writeMotive } from './motive';
import { BLOCK_LINES } from './sections';
import { writeSlotLine } from './slot-line';
import { weaponLines } from './weapons';

type Lookup = (id: ItemId) => Item | null;
type Sizes = ReturnType<typeof sizesOf>;
const GENERATOR = 'BattleTech campaign host';

/** A document of a design that no file told of. */
export const documentOf = (design: MechDesign, lookup: Lookup = bundledCatalog().item): MtfDocument => ({
  design,
  carried: { ...NOTHING_CARRIED, generator: GENERATOR, weapons: weaponLines(design, lookup) },
});

/**
 * The earlier releases of 0.49 open no file that does not begin with this and the two names on bare lines;
 * later ones still read it.
 */
const VERSION = 'Version:1.2';

/**
 * On a bare line MegaMek would take the one for a comment and the other for the program that wrote the file.
 */
const fitsBareLine = (name: string): boolean => !/^(?:#|generator:)/i.test(name);

const names = ({ design, carried }: MtfDocument): readonly string[] => {
  const { clanName } = carried;
  const ending = ` (${clanName ?? ''})`;
  const apart = clanName !== null && design.chassis.endsWith(ending);
  const chassis = apart ? design.chassis.slice(0, -ending.length) : design.chassis;
  return [
    ...(fitsBareLine(chassis) && fitsBareLine(design.model)
      ? [VERSION, chassis, design.model]
      : [`chassis:${chassis}`, `model:${design.model}`]),
    ...carried.comments,
    ...(carried.generator === null ? [] : [`generator:${carried.generator}`]),
    ...(apart ? [`clanname:${clanName}`] : []),
    ...(design.mulId === null ? [] : [`mul id:${design.mulId}`]),
  ];
};

const origin = ({ design, carried }: MtfDocument): readonly string[] => [
  `Config:${writeConfiguration(design)}`,
  `techbase:${writeTechnology(design)}`,
  `era:${design.year}`,
  ...(carried.source === null ? [] : [`source:${carried.source}`]),
  `rules level:${writeRulesLevel(design.rulesLevel)}`,
  ...(design.role === '' ? [] : [`role:${design.role}`]),
  ...carried.other.map(({ key, text }) => `${key}:${text}`),
];

const myomer = ({ slots }: MechDesign, lookup: Lookup): string => {
  const flags = new Set(
    flatMap(
      flatMap(FILE_LOCATIONS, (location) =>
        flatMap(slots[location], (slot) => (slot?.kind === 'items' ? slot.items : [])),
      ),
      ({ item }) => lookup(item)?.flags ?? [],
    ),
  );
  return flags.has('tsm')
    ? 'Triple-Strength'
    : flags.has('industrial-tsm')
      ? 'Industrial Triple-Strength'
      : 'Standard';
};

const parts = (design: MechDesign, lookup: Lookup): readonly string[] => [
  `mass:${design.tons}`,
  `engine:${writeEngine(design)}`,
  `structure:${writeStructure({ type: design.structureType, techBase: design.structureTechBase })}`,
  `myomer:${myomer(design, lookup)}`,
  ...writeMotive(design),
  ...writeLam(design),
  ...(design.cockpit === 'standard' && design.gyro === 'standard'
    ? []
    : [`cockpit:${writeCockpit(design.cockpit)}`, `gyro:${writeGyro(design.gyro)}`]),
  ...(design.fullHeadEjection ? [`ejection:${writeFullHeadEjection()}`] : []),
];

const heatAndMovement = (design: MechDesign, lookup: Lookup): readonly string[] => [
  `heat sinks:${writeHeatSinks(design.heatSinks, lookup)}`,
  ...(design.omni && design.heatSinks.fixed !== null
    ? [`base chassis heat sinks:${design.heatSinks.fixed}`]
    : []),
  `walk mp:${design.walk}`,
  `jump mp:${design.jump}`,
];

const armor = (design: MechDesign): readonly string[] => [
  `armor:${writeArmorType(design)}`,
  ...FILE_ARMOR.map(
    (location) => `${armorKey(location, design.motion)}:${writeArmorPoints(design, location)}`,
  ),
];

const block = ({ design, carried }: MtfDocument, location: Location, size: Sizes): readonly string[] => {
  const count = slotCount(design.motion, location);
  const facingOf = (slot: number) =>
    carried.facings.find((entry) => entry.location === location && entry.slot === slot)?.facing ?? null;
  const line = (index: number): string =>
    writeSlotLine(index < count ? (design.slots[location][index] ?? null) : null, facingOf(index + 1), size);
  return [
    `${locationName(location, design.motion)}:`,
    ...Array.from({ length: BLOCK_LINES }, (_, index) => line(index)),
  ];
};

/**
 * Text of a mech file, with lines ended by `\n`. Throws RangeError for equipment that files have no name for.
 */
export const writeMtf = (document: MtfDocument, lookup: Lookup = bundledCatalog().item): string => {
  const { design, carried } = document;
  const size = sizesOf(design, lookup);
  const groups: readonly (readonly string[])[] = [
    names(document),
    origin(document),
    [
      ...carried.quirks.map((quirk) => `quirk:${quirk}`),
      ...carried.weaponQuirks.map((quirk) => `weaponquirk:${quirk}`),
    ],
    parts(design, lookup),
    heatAndMovement(design, lookup),
    armor(design),
    carried.weapons === null ? [] : [`Weapons:${carried.weapons.length}`, ...carried.weapons],
    ...FILE_LOCATIONS.map((location) => block(document, location, size)),
    ...carried.fluff.map(({ key, text }) => [`${key}:${text}`]),
  ];
  return groups
    .filter((group) => group.length > 0)
    .map((group) => `${group.join('\n')}\n`)
    .join('\n');
};
