/**
 * What an event is: its data, how it changes the state, and who is told what of it. One file per event type;
 * its lines stand beside it, by language.
 */
import type { ForceId } from '../../kernel';
import { isForce, mayKnow, type Audience } from '../model/audience';
import type { Draft } from '../model/draft';
import type { Beside } from './beside';

/** What a listener is told; plain JSON. Hidden facts are left out by building it anew, never by deleting. */
export type Told = Readonly<Record<string, unknown>>;

export interface EventDefinition<T extends string, D extends object, S extends object> {
  /** Past tense: `mech-moved`. */
  readonly type: T;
  /** Version of the data's shape, from 1; older ones are upcast when read. */
  readonly version: number;
  /** Total, no dice, no clock: what was decided or rolled stands in the data. */
  apply(draft: Draft, data: D): void;
  /**
   * What this audience is told, or null. Whoever decides an event writes into it who may know it (`knownTo`),
   * since only they have the sight of that moment. `beside` gives names that the data lack. A GM is told
   * everything. Properties may be added, never renamed: feeds are frozen.
   */
  tell(data: D, to: Audience, beside?: Beside): S | null;
}

/** An event as decided, before the store gives it a number and a time. */
export interface EventOf<T extends string, D extends object> {
  readonly type: T;
  readonly data: D;
}

/**
 * Of what is told alone nothing changes, and data are of their first shape unless an event says otherwise.
 */
type Usual = 'version' | 'apply';
type Written<T extends string, D extends object, S extends object> = Omit<EventDefinition<T, D, S>, Usual> &
  Partial<Pick<EventDefinition<T, D, S>, Usual>>;

/** `S`: what is told of it, which its lines of text get. */
export const defineEvent = <T extends string, D extends object, S extends object>(
  written: Written<T, D, S>,
): EventDefinition<T, D, S> => ({
  version: 1,
  apply: () => undefined,
  ...written,
});

/** What of a force's own is told: all to itself, what can be seen to those who see it, nothing to others. */
export const ownOrSeen = <Own extends object, Seen extends object>(
  to: Audience,
  { force, knownTo }: { readonly force: ForceId; readonly knownTo: readonly ForceId[] },
  own: Own,
  seen: Seen,
): Own | Seen | null => {
  if (mayKnow(to, force)) return own;
  return isForce(to, ...knownTo) ? seen : null;
};
