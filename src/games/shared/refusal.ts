/**
 * Violations of games (GAM-10): their texts stand beside the system, in its `texts`, so that a match that is
 * pinned to an old version keeps its words.
 */
import type { Violation } from '../../kernel';
import type { Params } from '../shapes';

export const refusal = (code: string, rule: string, pointer: string, params: Params = {}): Violation => ({
  code,
  rule,
  pointer,
  params,
});
