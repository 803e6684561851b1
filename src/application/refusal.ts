/** A refusal: why a request is not carried out, in the terms of `api.md`; the door makes a problem document of it. */
import type { Violation } from '../kernel/violation';

export type Refusal =
  /** Missing or invisible: one answer (404). */
  | { readonly kind: 'not-found' }
  /** Seen, but not allowed to this role (403). */
  | { readonly kind: 'forbidden'; readonly code: string }
  /** Not understood (400). */
  | { readonly kind: 'shape'; readonly violations: readonly Violation[] }
  /** Wrong phase or stale (409). */
  | { readonly kind: 'conflict'; readonly code: string; readonly rule: string | null }
  /** `If-Match` failed (412). */
  | { readonly kind: 'precondition' }
  /** Understood, but against the rules (422). */
  | { readonly kind: 'rules'; readonly violations: readonly Violation[] };

export const notFound: Refusal = { kind: 'not-found' };
export const forbidden = (code: string): Refusal => ({ kind: 'forbidden', code });
export const conflict = (code: string, rule: string | null = null): Refusal => ({ kind: 'conflict', code, rule });
export const againstRules = (violations: readonly Violation[]): Refusal => ({ kind: 'rules', violations });
export const misshapen = (violations: readonly Violation[]): Refusal => ({ kind: 'shape', violations });
