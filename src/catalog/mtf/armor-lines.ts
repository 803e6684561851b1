/**
 * Armour as files write it: one kind for the mech, or, of a patchwork mech, a kind in front of each
 * location's points.
 */
import {
  ARMOR_LOCATIONS,
  type ArmorKind,
  type ArmorLocation,
  type Location,
  LOCATIONS,
  type MechDesign,
  type TechBase,
} from '../model';
import { wholeNumber } from './figures';
import { required } from './header';
import { armorKey } from './keys';
import { readArmorKind, writeArmorKind, writeLocationArmorKind } from './kinds';
import type { Line, Problems } from './problem';
import type { Sections } from './sections';

type Motion = MechDesign['motion'];
export type Armor = Pick<MechDesign, 'armorType' | 'armorTechBase' | 'patchwork' | 'armor'>;

const MAX_POINTS = 999;
const PATCHWORK = 'Patchwork';
const isFront = (location: ArmorLocation): location is Location =>
  (LOCATIONS as readonly string[]).includes(location);

/** `Reactive(Inner Sphere):26` in two. Only a patchwork mech's lines have a kind in front. */
const split = (line: Line): { readonly kind: Line | null; readonly points: Line } => {
  const colon = line.text.lastIndexOf(':');
  if (colon < 0) return { kind: null, points: line };
  const part = (text: string): Line => ({ number: line.number, text: text.trim() });
  return { kind: part(line.text.slice(0, colon)), points: part(line.text.slice(colon + 1)) };
};

export const readArmor = (
  sections: Sections,
  motion: Motion,
  own: TechBase,
  problems: Problems,
): Armor | null => {
  const line = required(sections, 'armor', problems);
  const patched = line !== null && /^patchwork( armor)?$/i.test(line.text);
  const whole = line === null || patched ? null : readArmorKind(line, own, problems);
  const kinds: [Location, ArmorKind][] = [];
  const points = ARMOR_LOCATIONS.map((location): [ArmorLocation, number] => {
    const key = armorKey(location, motion);
    const found = sections.armor.get(location) ?? null;
    if (found === null) {
      problems.refuse('mech-file/missing', sections.end, { key });
      return [location, 0];
    }
    const parts = split(found);
    if (patched && isFront(location)) {
      if (parts.kind === null) problems.refuse('mech-file/no-armor-kind', found);
      const kind = parts.kind === null ? null : readArmorKind(parts.kind, own, problems);
      if (kind !== null) kinds.push([location, kind]);
    } else if (parts.kind !== null) problems.refuse('mech-file/not-patchwork', found);
    return [location, wholeNumber(parts.points, key, 0, MAX_POINTS, problems) ?? 0];
  });
  const armor = Object.fromEntries(points) as Record<ArmorLocation, number>;
  if (patched) {
    const patchwork = Object.fromEntries(kinds) as Record<Location, ArmorKind>;
    return { armorType: 'patchwork', armorTechBase: own, patchwork, armor };
  }
  return whole === null
    ? null
    : { armorType: whole.type, armorTechBase: whole.techBase, patchwork: null, armor };
};

export const writeArmorType = ({ armorType, armorTechBase }: Armor): string =>
  armorType === 'patchwork' ? PATCHWORK : writeArmorKind({ type: armorType, techBase: armorTechBase });

export const writeArmorPoints = ({ armor, patchwork }: Armor, location: ArmorLocation): string => {
  const kind = isFront(location) ? (patchwork?.[location] ?? null) : null;
  return `${kind === null ? '' : `${writeLocationArmorKind(kind)}:`}${armor[location]}`;
};
