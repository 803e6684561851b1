/** A violation: one thing that is wrong with a request, in a form that a client can show at the right field. */
export interface Violation {
  /** Stable, `area/problem`, e.g. `movement/into-enemy-sight`. The text for people is made from it at the door, per language. */
  readonly code: string;
  /** Rule id of the campaign rules (`MOV-4`), or null when no rule of the game but the form is violated. */
  readonly rule: string | null;
  /** JSON pointer into the request, `''` for the whole of it. */
  readonly pointer: string;
  /** What the text needs: names, figures, hexes. Only facts that the addressee may know. */
  readonly params: Readonly<Record<string, unknown>>;
}

export const violation = (code: string, rule: string | null, pointer: string, params: Readonly<Record<string, unknown>> = {}): Violation => ({
  code,
  rule,
  pointer,
  params,
});

/** Nothing is wrong. Shared, since most of what is asked for every order of a sheet ends with it. */
export const NO_VIOLATIONS: readonly Violation[] = Object.freeze([]);

/** The same violations as seen from an enclosing document: `at('/orders/3', …)`. */
export const at = (prefix: string, violations: readonly Violation[]): Violation[] => violations.map((v) => ({ ...v, pointer: prefix + v.pointer }));

/** The pointer to a property whose name was sent by a client: escaped (RFC 6901), and cut off after `longest` UTF-16 code units. */
export const pointerTo = (parent: string, name: string, longest = 80): string =>
  `${parent}/${name.slice(0, longest).replaceAll('~', '~0').replaceAll('/', '~1')}`;
