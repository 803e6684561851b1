/** What the reader decides, in pencil over the table: places, way, ring, odds, the unit as it would stand. */
import type { Point } from '../../board/geometry';
import { percent } from '../../text/format';
import type { OrderDraft } from './draft';
import { choicesOnField, facingAsk, opened, placeAsk, unitAsk, type OpenAsk } from './field-asks';
import { isHex } from './hex-way';
import {
  isSame,
  seatNumber,
  type Assigned,
  type Bounds,
  type Choice,
  type Spot,
  type Token,
} from '../shapes';
import { figureOf, markOf, tokenOf } from '../table/draw-of';
import { NO_OVERLAY, type DrawnMark, type DrawnOverlay, type DrawnSpot, type DrawnTag } from '../table/drawn';
import { toPlaneOf, type Field } from '../table/field';

export interface Deciding {
  readonly field: Field;
  readonly tokens: readonly Token[];
  readonly you: string | null;
  readonly selected: string | null;
  readonly draft: OrderDraft | null;
  readonly active: string | null;
  readonly drafted: readonly string[];
}

const isPoint = (value: unknown): value is Spot =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** Where a value of a place lies; null: nowhere. */
const whereIs = (field: Field, places: readonly Choice[], value: unknown): Point | null => {
  const at = isPoint(value) ? value : (places.find((one) => isSame(one.value, value))?.at ?? null);
  return at === null ? null : toPlaneOf(field, at);
};

/** A hex bears its own label already. */
const costOf = ({ costs, odds, label, value }: Choice): string => {
  if (costs[0] !== undefined) return String(costs[0].value);
  return odds === null ? (isHex(value) ? '' : label) : percent(odds);
};

const spotsOf = ({ field, draft }: Deciding, ask: OpenAsk): readonly DrawnSpot[] => {
  const value = draft?.valueAt(ask.ask.pointer);
  const isTouched = draft?.touched.value === true;
  return choicesOnField(ask.bounds).flatMap((choice) =>
    choice.at === null
      ? []
      : [
          {
            at: toPlaneOf(field, choice.at),
            hex: field.columns > 0 && isHex(choice.value) ? choice.value : null,
            text: costOf(choice),
            chosen: isTouched && isSame(choice.value, value),
          },
        ],
  );
};

/** What of a choice is chosen by the order as it stands. */
export const isChosen = (bounds: Bounds, value: unknown, choice: Choice): boolean => {
  if (bounds.kind === 'assign')
    return (
      Array.isArray(value) &&
      (value as readonly Assigned[]).some(({ column }) => isSame(column, choice.value))
    );
  return bounds.kind === 'one-of'
    ? isSame(value, choice.value)
    : Array.isArray(value) && value.some((one) => isSame(one, choice.value));
};

/** The best that a target offers: its own odds, or those of a weapon at it. */
const oddsAt = (bounds: Bounds, choice: Choice): number | null => {
  if (choice.odds !== null || bounds.kind !== 'assign') return choice.odds;
  const odds = bounds.cells.flatMap((cell) => (isSame(cell.column, choice.value) ? (cell.odds ?? []) : []));
  return odds.length === 0 ? null : Math.max(...odds);
};

const tagsOf = ({ field, tokens, draft }: Deciding, { ask, bounds }: OpenAsk): readonly DrawnTag[] =>
  choicesOnField(bounds).flatMap((choice) => {
    const at = tokens.find(({ id }) => id === choice.token)?.at;
    if (at == null) return [];
    const odds = oddsAt(bounds, choice);
    const chosen = isChosen(bounds, draft?.valueAt(ask.pointer), choice);
    const whole = chosen && draft?.offer.value.odds != null ? draft.offer.value.odds : odds;
    return [{ at: toPlaneOf(field, at), text: whole === null ? choice.label : percent(whole), chosen }];
  });

/** The unit of which this is asked. */
const askedOf = ({ tokens, selected }: Deciding, ask: OpenAsk | null): Token | null =>
  tokens.find(({ id }) => id === (ask?.ask.token ?? selected)) ?? null;

/** The ways over a plane, point by point, where the offer does not draw them itself: of all who go. */
function waysOf(deciding: Deciding, place: OpenAsk | null): readonly DrawnMark[] {
  const { field, draft, tokens, selected } = deciding;
  if (draft === null || place?.bounds.kind !== 'path') return [];
  if (draft.offer.value.marks.some(({ kind }) => kind === 'path')) return [];
  const { bounds } = place;
  return draft.offer.value.ask.flatMap((ask): readonly DrawnMark[] => {
    const way = draft.valueAt(ask.pointer);
    const isOwn = ask.pointer === place.ask.pointer;
    const points = (Array.isArray(way) ? (way as readonly unknown[]) : [])
      .map((one) => whereIs(field, isOwn ? bounds.places : [], one))
      .filter((point) => point !== null);
    const unit = tokens.find(({ id }) => id === (ask.token ?? selected));
    const from = isOwn ? bounds.from : (unit?.at ?? null);
    if (from === null || points.length === 0) return [];
    const figure = { points: [toPlaneOf(field, from), ...points], radius: 0 };
    return [{ kind: 'path', seat: seatNumber(unit?.seat ?? null), figure, text: null }];
  });
}

export function overlayOf(deciding: Deciding): DrawnOverlay {
  const { field, tokens, selected, draft, active, you, drafted } = deciding;
  const unit = tokens.find(({ id }) => id === selected) ?? null;
  const stands = unit?.at == null ? null : toPlaneOf(field, unit.at);
  const bare = { ...NO_OVERLAY, selected: stands, drafted };
  if (draft === null) return bare;
  const asks = opened(draft);
  const place = placeAsk(asks, active);
  const facing = facingAsk(asks, active);
  const units = unitAsk(asks, active);
  const { offer, touched } = draft;
  const value = place === null ? undefined : draft.valueAt(place.ask.pointer);
  const last = Array.isArray(value) ? (value.at(-1) as unknown) : value;
  // Where it goes is chosen by the reader; a way may be left as it came.
  const isDecided = touched.value || place?.bounds.kind !== 'place';
  const goal = place === null || !isDecided ? null : whereIs(field, place.bounds.places, last);
  const goer = askedOf(deciding, place);
  // Over a way that is still being drawn it would lie where the next point goes.
  const isPlaced = place === null || (place.bounds.kind === 'place' && goal !== null);
  const isRingShown = facing !== null && (isPlaced || facing.ask.pointer === active);
  const turned = askedOf(deciding, facing);
  const turnedAt = turned?.at == null ? stands : toPlaneOf(field, turned.at);
  const ringAt = turned === goer ? (goal ?? turnedAt) : turnedAt;
  const degrees = facing === null ? undefined : draft.valueAt(facing.ask.pointer);
  const looks = typeof degrees === 'number' ? degrees : null;
  const region = place?.bounds.region ?? null;
  return {
    ...bare,
    spots: place === null ? (units === null ? [] : spotsOf(deciding, units)) : spotsOf(deciding, place),
    within: (region?.within ?? []).map((one) => figureOf(field, one)),
    without: (region?.without ?? []).map((one) => figureOf(field, one)),
    // Until the server has answered, they are those of the choice before.
    marks:
      isDecided && !draft.busy.value
        ? [...offer.value.marks.map((mark) => markOf(field, mark)), ...waysOf(deciding, place)]
        : [],
    tags: units === null ? [] : tagsOf(deciding, units),
    ring:
      isRingShown && ringAt !== null
        ? {
            at: ringAt,
            from: facing.bounds.from?.map((one) => Number(one.value)) ?? null,
            chosen: looks,
          }
        : null,
    pins: Array.isArray(value) && !isHex(last) ? value.flatMap((one) => pinOf(field, one)) : [],
    ghost:
      goer === null || goal === null
        ? null
        : { ...tokenOf(field, goer, you, goal), facing: (turned === goer ? looks : null) ?? goer.facing },
  };
}

const pinOf = (field: Field, value: unknown): readonly Point[] =>
  isPoint(value) ? [toPlaneOf(field, value)] : [];
