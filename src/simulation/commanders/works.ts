/**
 * Supply, what buildings make by order: ammunition of a depot (BLD-AMMO), mechs of a factory (BLD-FACT),
 * whole mechs out of the hangar (BLD-HANGAR).
 */
import type { DesignSlug, ItemId, MechDesign } from '../../catalog';
import type { BuildingId, MechId } from '../../kernel';
import type { SheetDraft } from './sheet-draft';

/** Heavier ones take too long to be of any use. */
const HEAVIEST_TO_MAKE = 60;

const kindsFired = (draft: SheetDraft): readonly ItemId[] => {
  const kinds = new Map<ItemId, number>();
  for (const { design } of draft.mechs)
    for (const { item, shots } of draft.catalog.mech(design)?.bins ?? [])
      kinds.set(item, (kinds.get(item) ?? 0) + shots);
  return [...kinds].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([item]) => item);
};

const works = (draft: SheetDraft, type: string): boolean =>
  draft.knowledge.buildings.some((building) => building.type === type && building.effective);

/** Whole tons of the kinds that their mechs fire most. */
export const takeDeliveries = (draft: SheetDraft): void => {
  if (!works(draft, 'ammunition-depot')) return;
  const depots = draft.options('ammunition') as {
    readonly buildings: readonly { readonly building: BuildingId; readonly tons: number }[];
  } | null;
  for (const { building, tons } of depots?.buildings ?? []) {
    const kinds = kindsFired(draft).slice(0, 2);
    const each = Math.floor(tons / Math.max(1, kinds.length));
    if (kinds.length > 0)
      draft.give({ type: 'ammunition', building, items: kinds.map((item) => ({ item, tons: each })) });
  }
};

export const useHangars = (draft: SheetDraft): void => {
  if (!works(draft, 'repair-hangar')) return;
  const hangars = draft.options('hangar') as {
    readonly buildings: readonly {
      readonly building: BuildingId;
      readonly mechs: readonly { readonly mech: MechId }[];
    }[];
  } | null;
  const bv = (id: MechId): number =>
    draft.catalog.mech(draft.knowledge.mechs[id]?.design ?? ('' as DesignSlug))?.bv ?? 0;
  for (const { building, mechs } of hangars?.buildings ?? []) {
    const [best] = [...mechs].sort((a, b) => bv(b.mech) - bv(a.mech) || (a.mech < b.mech ? -1 : 1));
    if (best !== undefined) draft.give({ type: 'hangar', building, mech: best.mech });
  }
};

const made = new Map<string, MechDesign | null>();

/** Most Battle Value for each round that it takes; of the own faction. */
const worthMaking = ({ catalog, knowledge }: SheetDraft): MechDesign | null => {
  const faction = knowledge.force?.faction ?? '';
  const known = made.get(faction);
  if (known !== undefined) return known;
  const own = catalog.mechs.filter(
    ({ factions, tons }) => tons <= HEAVIEST_TO_MAKE && factions.some((id) => id === faction),
  );
  const worth = ({ bv, tons }: MechDesign): number => bv / Math.ceil(tons / 10);
  const best = [...own].sort((a, b) => worth(b) - worth(a) || (a.slug < b.slug ? -1 : 1))[0] ?? null;
  made.set(faction, best);
  return best;
};

export const keepFactoriesBusy = (draft: SheetDraft): void => {
  if (!works(draft, 'mech-factory')) return;
  const factories = draft.options('factory') as {
    readonly buildings: readonly {
      readonly building: BuildingId;
      readonly work: { readonly design: DesignSlug } | null;
    }[];
  } | null;
  for (const { building, work } of factories?.buildings ?? []) {
    const design = work?.design ?? worthMaking(draft)?.slug;
    if (design !== undefined) draft.give({ type: 'factory', building, design });
  }
};
