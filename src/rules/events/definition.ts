/** What an event is: its data, how it changes the state, who is told what of it, and its text. One file per event type. */
import type { ForceId } from '../../kernel';
import { isForce, mayKnow, type Audience } from '../model/audience';
import type { Draft } from '../model/draft';

/** What a listener is told; plain JSON. Hidden facts are left out by building it anew, never by deleting. */
export type Told = Readonly<Record<string, unknown>>;

export interface EventDefinition<T extends string, D extends object> {
  /** Past tense: `mech-moved`. */
  readonly type: T;
  /** Version of the data's shape, from 1; older ones are upcast when read. */
  readonly version: number;
  /** Total, no dice, no clock: what was decided or rolled stands in the data. */
  apply(draft: Draft, data: D): void;
  /**
   * What this audience is told, or null. Works on the data alone: whoever decides an event writes into it who may know it
   * (`knownTo`), since only he has the sight of that moment. A GM is told everything.
   */
  tell(data: D, to: Audience): Told | null;
  /** One line for people, made from what was told (never from the full data). */
  readonly text: { readonly en: (told: Told) => string; readonly de: (told: Told) => string };
}

/** An event as decided, before the store gives it a number and a time. */
export interface EventOf<T extends string, D extends object> {
  readonly type: T;
  readonly data: D;
}

/** Of what is told alone nothing changes, and data are of their first shape unless an event says otherwise. */
type Usual = 'version' | 'apply';
type Written<T extends string, D extends object> = Omit<EventDefinition<T, D>, Usual> & Partial<Pick<EventDefinition<T, D>, Usual>>;

export const defineEvent = <T extends string, D extends object>(written: Written<T, D>): EventDefinition<T, D> => ({
  version: 1,
  apply: () => undefined,
  ...written,
});

/** What of a force's own is told: all to itself, what can be seen to those who see it, nothing to others. */
export const ownOrSeen = (
  to: Audience,
  { force, knownTo }: { readonly force: ForceId; readonly knownTo: readonly ForceId[] },
  own: Told,
  seen: Told,
): Told | null => {
  if (mayKnow(to, force)) return own;
  return isForce(to, ...knownTo) ? seen : null;
};
