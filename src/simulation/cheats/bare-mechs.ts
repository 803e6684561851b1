/**
 * Drawings (REP-4) of a force's mechs without weapons, ammunition and armour: what a mech is that has been
 * broken up for its parts.
 */
import {
  ARMOR_LOCATIONS,
  bundledCatalog,
  type Catalog,
  changedDesign,
  LOCATIONS,
  type MechDesign,
  type Slot,
  variantOf,
} from '../../catalog';
import { flatMap, type ForceId } from '../../kernel';
import { rowsOf, type CampaignState } from '../../rules';

const stays = (slot: Slot | null): slot is Slot =>
  slot !== null &&
  (slot.kind === 'system' ||
    slot.items.every(({ item }) => {
      const kind = bundledCatalog().item(item)?.kind;
      return kind !== 'weapon' && kind !== 'ammunition';
    }));

const bareOf = (design: MechDesign): MechDesign =>
  variantOf(
    changedDesign(
      design,
      {
        ...{
          model: 'bare',
          role: null,
          year: null,
          jump: null,
          armorType: null,
          armorTechBase: null,
          heatSinks: null,
        },
        armor: Object.fromEntries(ARMOR_LOCATIONS.map((location) => [location, 0])),
        slots: Object.fromEntries(
          LOCATIONS.map((location) => [location, design.slots[location].filter(stays)]),
        ),
      },
      (id) => bundledCatalog().item(id),
    ),
  );

const drawn = new Map<string, MechDesign>();

const bare = (design: MechDesign): MechDesign => {
  const known = drawn.get(design.slug) ?? bareOf(design);
  drawn.set(design.slug, known);
  return known;
};

/** The catalogue of a campaign in which the force has drawn all of its mechs bare. */
export const withBareMechs = (state: CampaignState, force: ForceId): Catalog => {
  const catalog = bundledCatalog();
  const designs = flatMap(rowsOf(state.mechs), (mech) => {
    const design = mech.force === force ? catalog.mech(mech.design) : null;
    return design === null ? [] : [bare(design)];
  });
  const bySlug = new Map(designs.map((design) => [design.slug, design]));
  return {
    ...catalog,
    mech: (slug) => bySlug.get(slug as MechDesign['slug']) ?? catalog.mech(slug),
    drawnBy: (owner) => (owner === force ? [...bySlug.keys()].sort() : []),
  };
};
