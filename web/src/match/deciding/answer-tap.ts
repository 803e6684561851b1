/** What a tap on the table answers: the ask that is open there, else it selects a unit. */
import type { Deciding } from './deciding';
import type { OrderDraft } from './draft';
import { choicesOnField, facingAsk, opened, placeAsk, unitAsk, type OpenAsk } from './field-asks';
import { hexesTo, isHex } from './hex-way';
import { allTo, canToggle, toggled } from './some-of';
import { keyOf } from './order-parts';
import { type Assigned, type Path, type Place, type Token } from '../shapes';
import type { Hit } from '../table/hits';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The way with one more point; from its start anew when it had all its corners. */
function longer(bounds: Path, value: unknown, added: unknown, start: string | null): readonly unknown[] {
  const way = listOf(value);
  if (isHex(added)) {
    const last = way.at(-1);
    const from = isHex(last) ? last : start;
    const again = from === null || way.includes(added) ? start : from;
    const kept = again === from ? way : [];
    return again === null ? [added] : [...kept, ...hexesTo(again, added)];
  }
  return way.length >= bounds.corners ? [added] : [...way, added];
}

/** Undefined: nothing of this ask lies there. */
function placeValue({ bounds }: OpenAsk<Place | Path>, hit: Hit): unknown {
  if (hit.spot !== null) return bounds.places.filter(({ at }) => at !== null)[hit.spot]?.value;
  return bounds.region === null ? undefined : hit.point;
}

function answerPlace(draft: OrderDraft, ask: OpenAsk<Place | Path>, hit: Hit, from: string | null): boolean {
  const value = placeValue(ask, hit);
  if (value === undefined) return false;
  const { pointer } = ask.ask;
  const { bounds } = ask;
  void draft.set(
    pointer,
    bounds.kind === 'path'
      ? longer(bounds, draft.wasSet(pointer) ? draft.valueAt(pointer) : [], value, from)
      : value,
  );
  return true;
}

function answerUnit(draft: OrderDraft, { ask, bounds }: OpenAsk, hit: Hit, spot: number | null): boolean {
  const choices = choicesOnField(bounds);
  const choice =
    choices.find(({ token }) => token !== null && token === hit.token) ??
    (spot === null ? undefined : choices.filter(({ at }) => at !== null)[spot]);
  if (choice === undefined) return false;
  const value = draft.valueAt(ask.pointer);
  if (bounds.kind === 'one-of') void draft.set(ask.pointer, choice.value);
  else if (bounds.kind === 'some-of') {
    if (canToggle(bounds, listOf(value), choice.value))
      void draft.set(ask.pointer, toggled(bounds, listOf(value), choice.value));
  } else if (bounds.kind === 'assign')
    void draft.set(ask.pointer, allTo(bounds, listOf(value) as readonly Assigned[], choice.value));
  return true;
}

/** Another offer of the unit whose places have this one: what is out of a walk's reach is run to. */
function answerOther(deciding: Deciding, hit: Hit): boolean {
  for (const offer of deciding.offersOf(deciding.selected.value)) {
    const draft = deciding.drafts.value.get(keyOf(offer));
    const place = draft === undefined ? null : placeAsk(opened(draft), null);
    const choice = place?.bounds.places.find(({ value }) => value === hit.place);
    if (draft === undefined || place === null || choice === undefined) continue;
    deciding.choose(offer);
    void draft.set(place.ask.pointer, choice.value);
    return true;
  }
  return false;
}

/** What is asked of the unit has not come yet: a tap that may answer it waits. */
export const isEarly = (deciding: Deciding, hit: Hit): boolean => {
  const isOther = hit.token !== null && hit.token !== deciding.selected.value;
  return deciding.isOpening.value && !(isOther && deciding.awaitedTokens.value.includes(hit.token));
};

export function answerTap(deciding: Deciding, hit: Hit, tokens: readonly Token[]): void {
  const draft = deciding.draft.value;
  const active = deciding.active.value;
  const mine = deciding.selected.value;
  const isOtherUnit = hit.token !== null && hit.token !== mine;
  if (draft !== null) {
    const asks = opened(draft);
    const facing = facingAsk(asks, active);
    if (hit.facing !== null && facing !== null) {
      deciding.active.value = facing.ask.pointer;
      void draft.set(facing.ask.pointer, hit.facing);
      return;
    }
    const units = unitAsk(asks, active);
    const place = placeAsk(asks, active);
    // Where places are asked for, too, the spots are theirs.
    const spot = place === null ? hit.spot : null;
    if (units !== null && answerUnit(draft, units, hit, spot)) return;
    const isAwaited = isOtherUnit && deciding.awaitedTokens.value.includes(hit.token);
    const from = tokens.find(({ id }) => id === mine)?.place ?? null;
    if (place !== null && !isAwaited && answerPlace(draft, place, hit, isHex(from) ? from : null)) return;
  }
  if (isOtherUnit) return deciding.select(hit.token);
  if (hit.token === null && hit.place !== null) answerOther(deciding, hit);
}
