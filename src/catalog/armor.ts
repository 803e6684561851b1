/** The armour of a design as stock (DEP-6): which item its points are. */
import { locationOfArmor } from './body';
import type { ArmorKind, ArmorLocation, ArmorType, ItemId, Location, MechDesign } from './model';

/**
 * Kinds of which clans and the Inner Sphere each have their own, and those that one alone makes; all others
 * are anybody's.
 */
const OF_EITHER: readonly ArmorType[] = ['ferro-fibrous', 'reactive', 'reflective'];
const OF_INNER_SPHERE: readonly ArmorType[] = [
  'stealth',
  'light-ferro-fibrous',
  'heavy-ferro-fibrous',
  'ferro-fibrous-prototype',
  'primitive',
  'impact-resistant',
  'ballistic-reinforced',
  'anti-penetrative-ablation',
];
const OF_CLAN: readonly ArmorType[] = ['ferro-lamellor'];

/** The item whose points a kind of armour is counted in. */
export const armorItemOfKind = ({ type, techBase }: ArmorKind): ItemId => {
  const maker = OF_EITHER.includes(type)
    ? `${techBase}-`
    : OF_INNER_SPHERE.includes(type)
      ? 'is-'
      : OF_CLAN.includes(type)
        ? 'clan-'
        : '';
  return `${maker}${type}-armor` as ItemId;
};

type Armored = Pick<MechDesign, 'armorType' | 'armorTechBase' | 'patchwork'>;
/** The kind of armour of a location. */
export const armorKindAt = (
  { armorType, armorTechBase, patchwork }: Armored,
  location: Location,
): ArmorKind =>
  armorType === 'patchwork'
    ? (patchwork?.[location] ?? { type: 'standard', techBase: armorTechBase })
    : { type: armorType, techBase: armorTechBase };

/** Of which item the points of a location are, front or rear. */
export const armorItemAt = (design: Armored, at: ArmorLocation): ItemId =>
  armorItemOfKind(armorKindAt(design, locationOfArmor(at)));

/**
 * The item of which a depot must hold points to mend this design's armour; of a patchwork mech, that of its
 * centre torso.
 */
export const armorItemOf = (design: Armored): ItemId => armorItemAt(design, 'CT');
