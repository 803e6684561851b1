/**
 * What a host does with an order that was sent (GAM-4): whether its decision is still asked, whether it is
 * legal, and what follows.
 */
import { type Dice, err, flatMap, isSameJson, ok, type Result, type Violation } from '../../kernel';
import type { AwaitedDecision, Frame, GameEvent, GameSystem } from '../contract';
import type { Decision, Draft, Order, Seat } from '../shapes';
import { refusal } from './refusal';

/** Whether a draft gave an order back as it was sent. */
export const isUnchanged = (draft: Draft, order: Order): boolean => isSameJson(draft.offer.order, order);

/** `check` of every system: what its draft has against the order, or that it is not asked. */
export const checkByDraft =
  <Knowledge>(
    draft: (knowledge: Knowledge, seat: Seat, decision: string, order: Order, open: null) => Draft | null,
  ) =>
  (knowledge: Knowledge, seat: Seat, decision: string, order: Order): readonly Violation[] => {
    const made = draft(knowledge, seat, decision, order, null);
    if (made === null) return [refusal('game/not-asked', 'GAM-4', '/decision', { decision })];
    if (made.violations.length > 0 || isUnchanged(made, order)) return made.violations;
    return [
      refusal('game/not-offered', 'GAM-4', '', { type: String(order.type), token: String(order.token) }),
    ];
  };

/** `decisions` of a system in which all is asked now: what is awaited, as the seat is asked it. */
export const decisionsFor = (awaited: readonly AwaitedDecision[], seat: Seat): readonly Decision[] =>
  flatMap(awaited, ({ id, kind, secret, tokens, asked }) =>
    flatMap(asked, ({ seat: who, revision, skip, answer }) =>
      who === seat ? [{ id, kind, due: 'now' as const, secret, tokens, revision, skip, answer }] : [],
    ),
  );

/** A decision that is still to come (MAT-6). Its offers may change with every answer, as `revision` says. */
export const decisionToCome = (
  id: string,
  kind: Decision['kind'],
  { tokens, revision, skip }: Pick<Decision, 'tokens' | 'revision' | 'skip'>,
): Decision => ({ id, kind, due: 'later', secret: false, tokens, revision, skip, answer: null });

export interface Sent {
  readonly seat: Seat;
  readonly decision: string;
  readonly revision: number;
  readonly order: Order;
}

/**
 * The events of an order, or every reason against it. `game/gone`: the decision is not asked of this seat
 * (any more); `game/stale`: its offers have changed since. Nothing changes by it: the caller applies the
 * events.
 */
export const decide = <Setup, State extends Frame, Event extends GameEvent, Knowledge>(
  system: GameSystem<Setup, State, Event, Knowledge>,
  state: State,
  { seat, decision, revision, order }: Sent,
  dice: Dice,
): Result<readonly Event[], readonly Violation[]> => {
  const asked = system
    .awaited(state)
    .find(({ id }) => id === decision)
    ?.asked.find((one) => one.seat === seat);
  if (asked === undefined) return err([refusal('game/gone', 'GAM-3', '/decision', { decision })]);
  if (asked.revision !== revision)
    return err([refusal('game/stale', 'GAM-4', '/revision', { revision: asked.revision })]);
  const knowledge = system.know(state, { kind: 'seat', seat });
  const wrong = system.check(knowledge, seat, decision, order);
  return wrong.length > 0 ? err(wrong) : ok(system.play(state, seat, decision, order, dice));
};
