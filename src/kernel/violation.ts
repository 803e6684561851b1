/**
 * A violation: one thing that is wrong with a request, in a form that a client can show at the right field.
 */
export interface Violation {
  /**
   * Stable, `area/problem`, e.g. `movement/into-enemy-sight`. The text for people is made from it in the API,
   * per language.
   */
  readonly code: string;
  /** Rule id of the campaign rules (`MOV-4`), or null when no rule of the game but the form is violated. */
  readonly rule: string | null;
  /** JSON pointer into the request, `''` for the whole of it. */
  readonly pointer: string;
  /** What the text needs: names, figures, hexes. Only facts that the addressee may know. */
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * What the text of each code is made from, by code; `unknown` where it needs nothing. Every table of texts
 * adds its codes (`declare module`), so that a code without a text, or with other params than its text has,
 * does not compile wherever it is used.
 */
export interface ProblemParams {
  'shape/more': { readonly count: number };
}

export type ProblemCode = keyof ProblemParams;

/** Of a code; of several, what all of them need. */
export type ParamsOf<C extends ProblemCode> = (
  C extends unknown ? (params: ProblemParams[C]) => void : never
) extends (params: infer P) => void
  ? P
  : never;

export type Facts = Readonly<Record<string, unknown>>;

type Needed<C extends ProblemCode, Added extends string> = Omit<ParamsOf<C>, Added>;

/**
 * What the text needs, where it needs something, but what is `Added` anyway. Further facts are for programs.
 */
export type ParamsGiven<C extends ProblemCode, Added extends string = never> =
  Readonly<Record<never, never>> extends Needed<C, Added>
    ? [params?: Needed<C, Added> & Facts]
    : [params: Needed<C, Added> & Facts];

/** Their texts need nothing. */
export type PlainCode = {
  [C in ProblemCode]: ParamsGiven<C> extends [params: unknown] ? never : C;
}[ProblemCode];

/** A code with what its text needs, as one value. */
export type Problem = {
  [C in ProblemCode]: Readonly<Record<never, never>> extends Needed<C, never>
    ? { readonly code: C; readonly params?: Needed<C, never> & Facts }
    : { readonly code: C; readonly params: Needed<C, never> & Facts };
}[ProblemCode];

/** Of a problem that is a value. */
export const violationOf = (
  { code, params = {} }: Problem,
  rule: string | null,
  pointer: string,
): Violation => ({ code, rule, pointer, params });

export const violation = <C extends ProblemCode>(
  code: C,
  rule: string | null,
  pointer: string,
  ...[params]: ParamsGiven<C>
): Violation => ({
  code,
  rule,
  pointer,
  params: params ?? {},
});

/** Nothing is wrong. Shared, since most of what is asked for every order of a sheet ends with it. */
export const NO_VIOLATIONS: readonly Violation[] = Object.freeze([]);

/** So many violations of one request are told; how many more there are is only counted. */
export const MAX_TOLD = 100;

/** Stands for violations that were not kept: `count` of them. */
export const LEFT_OUT = 'shape/more';

/** How many violations one of a list stands for. */
const weightOf = ({ code, params }: Violation): number => (code === LEFT_OUT ? Number(params['count']) : 1);

/**
 * Adds to a list, which keeps the first hundred of all and counts the others: whoever sends ten thousand
 * mistakes is not told of each, and costs nobody the time for them. `unmade`: found besides, and not even
 * made.
 */
export const gather = (into: Violation[], found: readonly Violation[], unmade = 0): void => {
  if (into.length + found.length <= MAX_TOLD && unmade === 0) {
    for (const one of found) into.push(one);
    return;
  }
  const all = [...into, ...found];
  const { told, more } = bounded(all);
  into.length = 0;
  for (const one of told) into.push(one);
  if (more + unmade > 0) into.push(violation(LEFT_OUT, null, '', { count: more + unmade }));
};

/** What is told of a list, and how many are left out. */
export const bounded = (
  violations: readonly Violation[],
): { readonly told: readonly Violation[]; readonly more: number } => {
  const told: Violation[] = [];
  let more = 0;
  for (const one of violations)
    if (told.length < MAX_TOLD && one.code !== LEFT_OUT) told.push(one);
    else more += weightOf(one);
  return { told, more };
};

/** The same violations as seen from an enclosing document: `at('/orders/3', …)`. */
export const at = (prefix: string, violations: readonly Violation[]): Violation[] =>
  violations.map((v) => ({ ...v, pointer: prefix + v.pointer }));

/**
 * The pointer to a property whose name was sent by a client: escaped (RFC 6901), and cut off after `longest`
 * UTF-16 code units.
 */
export const pointerTo = (parent: string, name: string, longest = 80): string =>
  `${parent}/${name.slice(0, longest).replaceAll('~', '~0').replaceAll('/', '~1')}`;
