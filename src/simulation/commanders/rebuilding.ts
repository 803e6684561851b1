/**
 * Refits (REP-4): now and then a commander with tons to spare buys the parts of a better design for a mech
 * that stands still, and in the next round the mech stands still again to become it (DEP-2).
 */
import { flatMap } from '../../kernel';
import type { ItemId, MechDesign } from '../../catalog';
import { possibleRefit, refitCandidates, patientOf, standsStill, type Hex } from '../../rules';
import type { SheetDraft, PlacedMech } from './sheet-draft';
import { stockOf } from './stores';

/** How often they think of it, and the tons that they keep. */
const NOW_AND_THEN = 0.1;
const RESERVE = 5;

interface Wish {
  readonly to: MechDesign;
  readonly missing: readonly { readonly item: ItemId; readonly units: number }[];
}

/** Better designs that nothing but parts stands in the way of, the one that lacks least first. */
const wishesFor = (draft: SheetDraft, mech: PlacedMech): readonly Wish[] => {
  const patient = mech.hired ? null : patientOf(draft.context, mech.id);
  if (patient === null || !patient.ok) return [];
  const { design } = patient.value;
  const found = flatMap(refitCandidates(draft.context, patient.value), (to): readonly Wish[] => {
    if (to.bv <= design.bv) return [];
    const { refit, forbidden, missing } = possibleRefit(draft.context, patient.value, to);
    if (refit === null || forbidden.length > 0) return [];
    const lines = missing.map(({ params }) => ({
      item: params['item'] as ItemId,
      units: Number(params['needed']) - Number(params['there']),
    }));
    return [{ to, missing: lines }];
  });
  return found.sort(
    (a, b) => a.missing.length - b.missing.length || b.to.bv - a.to.bv || (a.to.slug < b.to.slug ? -1 : 1),
  );
};

/** Hexes with pieces that may be fitted: armour and shots alone make no other mech. */
const hexesWithPieces = (draft: SheetDraft): ReadonlySet<Hex> =>
  new Set(
    flatMap([...stockOf(draft, 'usable')], ([hex, items]) =>
      [...items.keys()].some((id) => draft.catalog.item(id)?.stockUnit === 'pieces') ? [hex] : [],
    ),
  );

/** Mechs for which all parts of a better design lie in their hex: they had better stand still. */
export const waitsForRefit = (draft: SheetDraft): readonly PlacedMech[] => {
  const hexes = hexesWithPieces(draft);
  return draft.mechs.filter((mech) => hexes.has(mech.hex) && wishesFor(draft, mech)[0]?.missing.length === 0);
};

/** As far as the tons go: all that is missing, or nothing. */
const buyParts = (draft: SheetDraft, hex: Hex, { missing }: Wish): void => {
  const orders = missing.map(
    ({ item, units }) => ({ type: 'buy-equipment', item, quantity: units, hex }) as const,
  );
  const costs = orders.map((order) => draft.costOf(order));
  const cost = costs.reduce<number>((sum, one) => sum + (one ?? Number.POSITIVE_INFINITY), 0);
  if (cost <= draft.tons - RESERVE) for (const order of orders) draft.give(order);
};

export const rebuild = (draft: SheetDraft): void => {
  if (!draft.takes('refit')) return;
  const hexes = hexesWithPieces(draft);
  const still = draft.mechs.filter((mech) => standsStill(draft.knowledge, mech) && !mech.hired);
  for (const mech of still) {
    const [wish] = hexes.has(mech.hex) ? wishesFor(draft, mech) : [];
    if (wish?.missing.length === 0) draft.give({ type: 'refit', mech: mech.id, design: wish.to.slug });
  }
  const mech = draft.chance.maybe(NOW_AND_THEN) ? draft.chance.pick(still) : null;
  const [wish] = mech === null ? [] : wishesFor(draft, mech);
  if (mech !== null && wish !== undefined) buyParts(draft, mech.hex, wish);
};
