/**
 * Under which id a depot holds a piece of equipment (DEP-6), also one whose weight depends on the mech that
 * it was made for.
 */
import { type MicroTons, tons, toTons } from '../../kernel';
import { pieceWeights } from '../construction/piece-weights';
import type { Item, ItemId } from '../model';

/** Between the item and the tons of one piece. No slug has it, so an id with it is read in one way only. */
const MADE_FOR = '@';

/**
 * The id of the stock that a piece becomes. Ammunition is the kind that its shots are counted in. What weighs
 * by the mech is the item and the tons of a piece (`jump-jet@0.5`): a jump jet of a light mech is no use to a
 * heavy one, a targeting computer none where more weapons are aimed; two pieces of the same item and weight
 * are alike. Everything else is the item itself.
 */
export const stockKindOf = (item: Item, tonsOfPiece: MicroTons | null): ItemId => {
  if (item.ammunition !== null) return item.ammunition.stockedAs;
  return item.tons === null && tonsOfPiece !== null
    ? (`${item.id}${MADE_FOR}${toTons(tonsOfPiece)}` as ItemId)
    : item.id;
};

/** The catalogue's item that stock of this id is of. */
export const itemOfKind = (kind: ItemId): ItemId => kind.split(MADE_FOR)[0] as ItemId;

const SIZE = /^(0|[1-9]\d{0,2})(\.\d{0,5}[1-9])?$/;

/**
 * What stock of this id is: the catalogue's item, or a piece of one whose weight goes by the mech, with its
 * own tons and id. Such a piece is traded like any other, if a mech that can be built needs one of this
 * weight. The catalogue itself knows no such pieces: they are in depots only, never in the slots of a design.
 * Null for an id that no stock has.
 */
export const stockItem = (kind: string, lookup: (id: ItemId) => Item | null): Item | null => {
  const [id = '', size, ...more] = kind.split(MADE_FOR);
  const item = lookup(id as ItemId);
  if (item === null || size === undefined) return item;
  const isPiece =
    item.tons === null &&
    item.kind !== 'structure' &&
    more.length === 0 &&
    SIZE.test(size) &&
    Number(size) > 0;
  if (!isPiece) return null;
  const weight = tons(Number(size));
  return { ...item, id: kind as ItemId, tons: weight, tradable: pieceWeights(item).includes(weight) };
};

/**
 * Whether an id is one that stock can have: an item's own, or, of what weighs by the mech, the item's with
 * the tons of one piece.
 */
export const isStockKind = (kind: ItemId, lookup: (id: ItemId) => Item | null): boolean => {
  const item = stockItem(kind, lookup);
  return (
    item !== null &&
    item.tons !== null &&
    item.kind !== 'structure' &&
    (item.ammunition?.stockedAs ?? item.id) === kind
  );
};

/**
 * The ids under which pieces of an item that weighs by the mech can be had, lightest first; none for any
 * other.
 */
export const stockKindsOf = (item: Item): readonly ItemId[] =>
  pieceWeights(item).map((weight) => stockKindOf(item, weight));
