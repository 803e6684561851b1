/**
 * A refusal: why a request is not carried out, in the terms of HTTP's answers; the API makes a problem
 * document of it.
 */
import type { Facts, ParamsGiven, ParamsOf, PlainCode, ProblemCode, Violation } from '../kernel';

/**
 * The kinds of refusal: `not-found` missing or invisible, one answer (404); `unauthenticated` (401);
 * `forbidden` seen but not allowed to this role (403); `shape` not understood (400); `conflict` wrong phase
 * or stale (409); `precondition` `If-Match` failed (412); `rules` understood but against the rules (422);
 * `too-many` (429).
 */
export type RefusalKind =
  | 'unauthenticated'
  | 'not-found'
  | 'forbidden'
  | 'shape'
  | 'conflict'
  | 'precondition'
  | 'rules'
  | 'too-many';

export interface Refusal {
  readonly kind: RefusalKind;
  /** Stable, `area/problem`. */
  readonly code: string;
  /** Rule id of the campaign rules, or null. */
  readonly rule: string | null;
  /** What the text needs. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Everything that is wrong; empty where the code says it all. */
  readonly violations: readonly Violation[];
  /**
   * When to try the same again, in seconds: for `too-many`, and where another request is in the way; null
   * otherwise.
   */
  readonly retryAfterSeconds: number | null;
  /**
   * Further members of the problem document (RFC 9457, 3.2), in the asker's words: what the use case can tell
   * all the same.
   */
  readonly more: Readonly<Record<string, unknown>>;
}

type Details = Partial<Pick<Refusal, 'rule' | 'violations' | 'retryAfterSeconds' | 'more'>>;

/** The params where the text of the code needs some. */
type DetailsOf<C extends ProblemCode> =
  ParamsGiven<C> extends [params: infer P]
    ? [Details & { readonly params: P }]
    : [(Details & { readonly params?: Facts })?];

/** One whose code comes from a violation. */
export const refusalAs = (
  kind: RefusalKind,
  code: string,
  details: Details & { readonly params?: Facts },
): Refusal => ({
  kind,
  code,
  rule: null,
  params: {},
  violations: [],
  retryAfterSeconds: null,
  more: {},
  ...details,
});

export const refusal = <C extends ProblemCode>(
  kind: RefusalKind,
  code: C,
  ...[details]: DetailsOf<C>
): Refusal => refusalAs(kind, code, (details ?? {}) as Details & { readonly params?: Facts });

export const NOT_FOUND = refusal('not-found', 'request/not-found');
export const UNAUTHENTICATED = refusal('unauthenticated', 'request/unauthenticated');
export const FORBIDDEN = refusal('forbidden', 'request/forbidden');
export const PRECONDITION_FAILED = refusal('precondition', 'request/precondition-failed');

/** Of an attempt that has to wait. */
export type WaitCode = {
  [C in ProblemCode]: { readonly seconds: number } extends ParamsOf<C> ? C : never;
}[ProblemCode];

export const tooMany = (code: WaitCode, seconds: number): Refusal =>
  refusalAs('too-many', code, { params: { seconds }, retryAfterSeconds: seconds });

/** The code and the rule of a refusal with violations are those of its first one. */
const ofViolations = (
  kind: 'shape' | 'rules',
  violations: readonly Violation[],
  more: Refusal['more'] = {},
): Refusal => {
  const [first] = violations;
  return refusalAs(kind, first?.code ?? 'request/refused', {
    rule: first?.rule ?? null,
    params: first?.params ?? {},
    violations,
    more,
  });
};

/** Not understood: every mistake of form. */
export const misshapen = (violations: readonly Violation[]): Refusal => ofViolations('shape', violations);
/** Understood, but against the rules: every violation. */
export const againstRules = (violations: readonly Violation[], more: Refusal['more'] = {}): Refusal =>
  ofViolations('rules', violations, more);
export const conflict = (code: PlainCode, rule: string | null = null): Refusal =>
  refusal('conflict', code, { rule });
