/** Which asks of an offer the field shows and answers: places, ways, facings, and choices of units. */
import type { OrderDraft } from './draft';
import type { Ask, Bounds, Choice, Facing, Path, Place } from '../shapes';

export interface OpenAsk<B extends Bounds = Bounds> {
  readonly ask: Ask;
  readonly bounds: B;
}

export const opened = (draft: OrderDraft): readonly OpenAsk[] =>
  draft.offer.value.ask.flatMap((ask) => {
    const bounds = draft.boundsOf(ask);
    return bounds === null ? [] : [{ ask, bounds }];
  });

/** Choices that lie on the field: by a unit or a place. */
export const choicesOnField = (bounds: Bounds): readonly Choice[] => {
  if (bounds.kind === 'place' || bounds.kind === 'path') return bounds.places;
  if (bounds.kind === 'one-of' || bounds.kind === 'some-of' || bounds.kind === 'rank')
    return bounds.from.filter(({ token, at }) => token !== null || at !== null);
  return bounds.kind === 'assign'
    ? bounds.columns.filter(({ token, at }) => token !== null || at !== null)
    : [];
};

/** Whether a tap on the field can answer it. */
export const isOnField = (bounds: Bounds): boolean =>
  bounds.kind === 'place' || bounds.kind === 'path' || choicesOnField(bounds).length > 0;

/**
 * The ask whose places are shown: the active one; else the first of a place. A way is drawn by itself only
 * where no place is asked for.
 */
export function placeAsk(asks: readonly OpenAsk[], active: string | null): OpenAsk<Place | Path> | null {
  const isPlace = (one: OpenAsk): one is OpenAsk<Place | Path> =>
    one.bounds.kind === 'place' || one.bounds.kind === 'path';
  const places = asks.filter(isPlace);
  return (
    places.find(({ ask }) => ask.pointer === active) ??
    places.find(({ bounds }) => bounds.kind === 'place') ??
    places[0] ??
    null
  );
}

/** The facing that is chosen on the field: that of the unit, after its place. */
export function facingAsk(asks: readonly OpenAsk[], active: string | null): OpenAsk<Facing> | null {
  const facings = asks.filter((one): one is OpenAsk<Facing> => one.bounds.kind === 'facing');
  return facings.find(({ ask }) => ask.pointer === active) ?? facings[0] ?? null;
}

/** The ask of units that is answered by a tap on one. */
export function unitAsk(asks: readonly OpenAsk[], active: string | null): OpenAsk | null {
  const units = asks.filter(
    ({ bounds }) =>
      (bounds.kind === 'one-of' || bounds.kind === 'some-of' || bounds.kind === 'assign') &&
      choicesOnField(bounds).length > 0,
  );
  return units.find(({ ask }) => ask.pointer === active) ?? units[0] ?? null;
}
