/** The lines of the weapons table: weapons of one kind in one location together, other equipment by kind. */
import { has, type Mount } from '../../battle-value/mounts';
import { byText } from '../../../kernel';
import { LOCATIONS, type Item, type Location, type MechDesign } from '../../model';
import { codeOf } from '../language';
import type { SheetState } from '../state';
import type { SheetTexts } from '../texts';

export interface TableRow {
  readonly count: number;
  readonly working: number;
  readonly name: string;
  readonly locations: string;
  /** Null: it is no weapon, or has no such figure. */
  readonly heat: string | null;
  readonly damage: string | null;
  readonly ranges: readonly [min: string, short: string, medium: string, long: string] | null;
}

/**
 * Damage of one missile or pellet, by the type of the ammunition (`Item.weapon.ammunition`). Others have none
 * of their own.
 */
const PER_MISSILE: Readonly<Record<number, number>> = {
  7: 1,
  8: 1,
  9: 2,
  10: 2,
  11: 2,
  12: 1,
  28: 2,
  29: 1,
  31: 1,
  37: 1,
  44: 1,
  67: 2,
  91: 1,
  99: 2,
};
/** Long- or short-range missiles from the same tubes. */
const EITHER_MISSILE = 45;
const EITHER: readonly [string, string] = ['1', '2'];
/** Weapons that may fire more than one shot a turn, each with its own damage. */
const SALVOES: readonly number[] = [20, 23];
/** One missile, whose damage is that of its size. */
const SINGLE_MISSILES: readonly number[] = [49, 50, 51, 52];
/** Ranges of the two kinds of missiles that such tubes fire. */
const EITHER_RANGES: readonly [string, string, string, string] = ['–/6', '3/7', '6/14', '9/21'];

/** Points of a blow: TM's physical weapons, by the mech's tonnage. */
const BLOWS: Readonly<Record<string, (tons: number) => number>> = {
  hatchet: (tons) => Math.ceil(tons / 5),
  sword: (tons) => Math.ceil(tons / 10) + 1,
  mace: (tons) => Math.ceil(tons / 4),
  claw: (tons) => Math.ceil(tons / 7),
  lance: (tons) => Math.ceil(tons / 5),
  'retractable-blade': (tons) => Math.ceil(tons / 10),
};
const blowOf = (item: Item, tons: number): string | null => {
  const kind = Object.keys(BLOWS).find((name) => item.id === name || item.id.endsWith(`-${name}`));
  return kind === undefined ? null : String(BLOWS[kind]?.(tons));
};

const damageOf = (item: Item, texts: SheetTexts): string => {
  const { weapon } = item;
  if (weapon === null) return '–';
  const type = weapon.ammunition;
  if (weapon.damage === 'cluster') {
    if (SINGLE_MISSILES.includes(type)) return String(weapon.rackSize);
    if (type === EITHER_MISSILE) return `${EITHER.join('/')} · ${texts.perMissile}`;
    const each = PER_MISSILE[type];
    return each === undefined ? '–' : `${each}/${texts.perMissile}`;
  }
  if (!/^[\d/.-]+$/.test(weapon.damage)) return texts.special;
  if (weapon.damage === '0') return '–';
  return SALVOES.includes(type) ? `${weapon.damage}/${texts.perShot}` : weapon.damage;
};

const rangesOf = ({ weapon }: Item): TableRow['ranges'] => {
  if (weapon === null) return null;
  if (weapon.ammunition === EITHER_MISSILE) return EITHER_RANGES;
  const range = (hexes: number): string => (hexes > 0 ? String(hexes) : '–');
  return weapon.long === 0
    ? null
    : [range(weapon.min), range(weapon.short), range(weapon.medium), range(weapon.long)];
};

/**
 * What the table leaves to other panels: heat sinks, and what fills slots without doing anything by itself.
 */
const isListed = ({ item }: Mount): boolean =>
  (item.kind === 'weapon' || item.kind === 'equipment') &&
  !item.flags.some((flag) => flag === 'heat-sink' || flag === 'double-heat-sink');

const isWeapon = (mount: Mount): boolean => mount.item.kind === 'weapon';
const groupOf = (mount: Mount): string =>
  `${mount.item.id}|${mount.rear}|${isWeapon(mount) || has(mount, 'club') ? mount.location : ''}`;

/** The most that one shot does at its shortest range. */
const forceOf = ({ item: { weapon } }: Mount): number => {
  if (weapon === null) return 0;
  if (weapon.damage !== 'cluster') return Number(/^\d+/.exec(weapon.damage)?.[0] ?? 0);
  return (
    weapon.rackSize *
    (PER_MISSILE[weapon.ammunition] ?? (SINGLE_MISSILES.includes(weapon.ammunition) ? 1 : 0))
  );
};

/** Weapons first, the strongest at the top; physical ones after them; then equipment. */
const rankOf = (mount: Mount): number => (isWeapon(mount) ? 0 : has(mount, 'club') ? 1 : 2);

export const tableRows = (
  { subject, mounts, working }: SheetState,
  texts: SheetTexts,
): readonly TableRow[] => {
  const groups = new Map<string, Mount[]>();
  for (const mount of mounts.filter(isListed))
    groups.set(groupOf(mount), [...(groups.get(groupOf(mount)) ?? []), mount]);
  return [...groups.values()]
    .map((pieces) => ({
      pieces,
      rank: Math.min(...pieces.map(rankOf)),
      force: Math.max(...pieces.map(forceOf)),
      name: pieces[0]?.item.name ?? '',
    }))
    .sort((a, b) => a.rank - b.rank || b.force - a.force || byText(a.name, b.name))
    .map(({ pieces }) => rowOf(subject.design, pieces, working, texts));
};

const rowOf = (
  design: MechDesign,
  pieces: readonly Mount[],
  working: ReadonlySet<Mount>,
  texts: SheetTexts,
): TableRow => {
  const [first] = pieces;
  if (first === undefined) throw new RangeError('a group without pieces');
  const { item, rear } = first;
  const places = (mount: Mount): readonly Location[] =>
    LOCATIONS.filter((location) => mount.slots.some((slot) => slot.location === location));
  const locations = LOCATIONS.filter((location) => pieces.some((mount) => places(mount).includes(location)));
  const isBlow = has(first, 'club');
  return {
    count: pieces.length,
    working: pieces.filter((mount) => working.has(mount)).length,
    name: rear ? `${item.name} (${texts.rear})` : item.name,
    locations: locations.map((location) => codeOf(design.motion, location)).join(' '),
    heat: item.weapon === null ? null : String(item.weapon.heat),
    damage: isBlow ? blowOf(item, design.tons) : item.weapon === null ? null : damageOf(item, texts),
    ranges: rangesOf(item),
  };
};

/** Heat of all working weapons fired once. */
export const heatOfAll = ({ mounts, working }: SheetState): number =>
  mounts.reduce((sum, mount) => sum + (working.has(mount) ? (mount.item.weapon?.heat ?? 0) : 0), 0);
