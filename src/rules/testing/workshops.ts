/**
 * Random work for workshops (REP-4, BLD-HANGAR): mechs that were refitted before, that stand where the parts
 * of another design lie, or at a hangar.
 */
import { bundledCatalog, knownRefit, type MechDesign, UNDAMAGED } from '../../catalog';
import { stockKey, type CampaignState, type MechRow, type StockRow } from '../model/state';
import { anyWear, DESIGNS, type Chance } from './draws';

/** Bundled designs to which a refit can lead from this one. */
export const relatedDesigns = (slug: string): readonly MechDesign[] => {
  const { mechs, mech, item } = bundledCatalog();
  const from = mech(slug);
  if (from === null) return [];
  return mechs.filter(
    (to) =>
      to !== from && to.chassis === from.chassis && knownRefit(from, UNDAMAGED, to, item).refit !== null,
  );
};

/** Mostly of its chassis, since a refit leads nowhere else, and often one for which the parts lie there. */
export const anyRefit = (
  random: Chance,
  { stock }: CampaignState,
  { design, condition, factoryDesign, force, hex }: MechRow,
): string => {
  const { mech, item } = bundledCatalog();
  const [related, from] = [relatedDesigns(design), mech(design)];
  if (related.length === 0 || from === null || random.once(8)) return random.pick(DESIGNS);
  if (factoryDesign !== null && random.once(4)) return factoryDesign;
  const usable = (kind: string): number => stock[`${force}|${String(hex)}|${kind}`]?.usable ?? 0;
  const ready = related.filter(
    (to) =>
      knownRefit(from, condition, to, item).refit?.takes.every(
        (line) => usable(line.item) >= line.quantity,
      ) === true,
  );
  return random.pick(ready.length > 0 && !random.once(4) ? ready : related).slug;
};

/** Mostly of an own hangar, for a mech that stands in it. */
export const anyHangar = (
  random: Chance,
  { buildings, mechs }: CampaignState,
  mech: MechRow,
): { readonly building: string; readonly mech: string } => {
  const hangars = Object.values(buildings).filter(({ type }) => type === 'repair-hangar');
  const hangar =
    random.once(6) || hangars.length === 0 ? random.pick(Object.values(buildings)) : random.pick(hangars);
  const inside = Object.values(mechs).filter(({ force, hex }) => force === mech.force && hex === hangar.hex);
  return {
    building: hangar.id,
    mech: inside.length === 0 || random.once(4) ? mech.id : random.pick(inside).id,
  };
};

export const withWorkshops = (random: Chance, state: CampaignState): CampaignState => {
  const { mech: find, item } = bundledCatalog();
  const stock: Record<string, StockRow> = { ...state.stock };
  const hangars = Object.values(state.buildings).filter(({ type }) => type === 'repair-hangar');
  const mechs = Object.values(state.mechs).map((row): MechRow => {
    const hangar = hangars.find(({ control }) => control === row.force) ?? hangars[0];
    const placed =
      hangar !== undefined && row.hex !== null && random.once(4)
        ? { ...row, hex: hangar.hex, shutDown: true }
        : row;
    const { force, hex } = placed;
    const related = relatedDesigns(placed.design);
    if (hex === null || related.length === 0) return placed;
    const one = random.pick(related);
    const mech = random.once(3)
      ? { ...placed, design: one.slug, factoryDesign: placed.design, condition: anyWear(random, one) }
      : placed;
    const from = find(mech.design);
    const to = random.pick(relatedDesigns(mech.design));
    if (from === null || random.once(2)) return mech;
    for (const { item: kind, quantity } of knownRefit(from, mech.condition, to, item).refit?.takes ?? []) {
      const key = stockKey(force, hex, kind);
      const before = stock[key] ?? { force, hex, item: kind, quantity: 0, usable: 0 };
      stock[key] = { ...before, quantity: before.quantity + quantity, usable: before.usable + quantity };
    }
    return { ...mech, shutDown: true };
  });
  return { ...state, stock, mechs: Object.fromEntries(mechs.map((mech) => [mech.id, mech])) };
};
