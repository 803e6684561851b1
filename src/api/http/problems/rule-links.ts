/** The `Link` header of a refusal (RFC 8288): where each rule that it names can be read. */
import { ruleOf } from '../../../rules/rulebook';
import type { HttpRefusal } from './problem';

/** A sheet can break many rules; headers have a size. */
const MAX = 20;

/** Null when the refusal names no rule. Each rule once, that of the refusal first. */
export const ruleLinks = ({ rule, violations }: Pick<HttpRefusal, 'rule' | 'violations'>): string | null => {
  const named = [...new Set([rule, ...violations.map((violation) => violation.rule)])].filter(
    (id): id is string => id !== null && ruleOf(id) !== null,
  );
  return named.length === 0
    ? null
    : named
        .slice(0, MAX)
        .map((id) => `</v1/rules/${id}>; rel="help"`)
        .join(', ');
};
