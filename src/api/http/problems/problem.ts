/** Problem documents (RFC 9457): what every refusal looks like outside. */
import {
  bounded,
  type Language,
  type ParamsGiven,
  type ProblemCode,
  type Result,
  type Violation,
} from '../../../kernel';
import type { Refusal, RefusalKind } from '../../../application/refusal';
import { withNames } from '../names';
import { textOf } from '../texts';
import { withMessage } from '../wording';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly rule: string | null;
  /** The first hundred. */
  readonly violations: readonly (Violation & { readonly message: string })[];
  /** How many were left out. */
  readonly more: number;
}

/** What only the API meets. */
type HttpKind =
  | 'malformed'
  | 'method-not-allowed'
  | 'timeout'
  | 'too-large'
  | 'media-type'
  | 'headers-too-large'
  | 'unexpected'
  | 'busy';

const KINDS: Readonly<Record<RefusalKind | HttpKind, readonly [status: number, en: string, de: string]>> = {
  malformed: [400, 'Not understood', 'Nicht verstanden'],
  shape: [400, 'Wrong form', 'Falsche Form'],
  unauthenticated: [401, 'Login needed', 'Anmeldung nötig'],
  forbidden: [403, 'Not allowed', 'Nicht erlaubt'],
  'not-found': [404, 'Not found', 'Nicht gefunden'],
  'method-not-allowed': [405, 'Method not allowed', 'Methode nicht erlaubt'],
  timeout: [408, 'Too slow', 'Zu langsam'],
  conflict: [409, 'Conflict', 'Konflikt'],
  precondition: [412, 'Changed meanwhile', 'Inzwischen geändert'],
  'too-large': [413, 'Too large', 'Zu groß'],
  'media-type': [415, 'Unsupported media type', 'Medientyp nicht unterstützt'],
  rules: [422, 'Against the rules', 'Gegen die Regeln'],
  'too-many': [429, 'Too many requests', 'Zu viele Anfragen'],
  'headers-too-large': [431, 'Headers too large', 'Kopfzeilen zu groß'],
  unexpected: [500, 'Server error', 'Serverfehler'],
  busy: [503, 'Not available', 'Nicht verfügbar'],
};

/** A refusal as the API knows it. */
export type HttpRefusal = Omit<Refusal, 'kind'> & { readonly kind: keyof typeof KINDS };

export const httpRefusal = <C extends ProblemCode>(
  kind: HttpRefusal['kind'],
  code: C,
  ...[params]: ParamsGiven<C>
): HttpRefusal => ({
  kind,
  code,
  rule: null,
  params: params ?? {},
  violations: [],
  retryAfterSeconds: null,
  more: {},
});

export const statusOf = (refusal: HttpRefusal): number => KINDS[refusal.kind][0];

export const problemOf = (refusal: HttpRefusal, language: Language): ProblemDocument => {
  const [status, en, de] = KINDS[refusal.kind];
  const { told, more } = bounded(refusal.violations);
  return {
    ...refusal.more,
    type: `/v1/problems/${refusal.code}`,
    title: language === 'de' ? de : en,
    status,
    detail: textOf(refusal.code, withNames(refusal.params, language), language),
    code: refusal.code,
    rule: refusal.rule,
    violations: told.map(withMessage(language)),
    more,
  };
};

/** The only exception that the API throws on purpose: it becomes a problem document. */
export class ProblemError extends Error {
  constructor(readonly refusal: HttpRefusal) {
    super(refusal.code);
    this.name = 'ProblemError';
  }
}

/** The value of a use case, or the problem that it refused with. */
export const orThrow = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new ProblemError(result.error);
  return result.value;
};
