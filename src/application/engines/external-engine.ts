/** External engines (TAC-8): programs outside of the server that fight battles of one campaign. */
import { violation, type Violation } from '../../kernel';
import type { Instant } from '../../rules';

/** TAC-7: whether its reports count at once, or wait until the sides have confirmed them. */
export const COUNTS = ['confirmed', 'at-once'] as const;
export type Counts = (typeof COUNTS)[number];

/** By which ids of external engines are told from those of the registry. */
export const EXTERNAL = 'ext-';

export interface ExternalEngine {
  /** `ext-…`; unique on the server. */
  readonly id: string;
  readonly name: string;
  /** Those that it can fight by, the campaign's among them. */
  readonly rulesets: readonly string[];
  readonly counts: Counts;
  /** Where battles are posted when they open; null: it fetches them. */
  readonly webhook: string | null;
  readonly createdAt: Instant;
}

/** TAC-8: what is wrong when it cannot fight by a campaign's ruleset; it is called by its name. */
export const rulesetViolations = (
  { name, rulesets }: Pick<ExternalEngine, 'name' | 'rulesets'>,
  ruleset: string,
  pointer: string,
): readonly Violation[] =>
  rulesets.includes(ruleset)
    ? []
    : [violation('engine/unknown-ruleset', 'TAC-8', pointer, { ruleset, name, known: rulesets.join(', ') })];
