/** Several words as one text: sentences are made of clauses, clauses of lists. */
import { type Words, words } from '../../../shapes';

/** Comma, semicolon, or a dot between the hits of one salvo. */
export type Joint = 'comma' | 'clause' | 'hit';

/** One or more. Throws RangeError for none. */
export const joined = (joint: Joint, parts: readonly Words[]): Words => {
  const [last, ...before] = [...parts].reverse();
  if (last === undefined) throw new RangeError('nothing to say');
  return before.reduce((rest, one) => words(`bt.join.${joint}`, { one, rest }), last);
};

/** `2 × Medium Laser` for two of one kind; in the order in which each came first. */
export const gathered = (parts: readonly Words[]): readonly Words[] => {
  const found = new Map<string, { readonly one: Words; readonly count: number }>();
  for (const one of parts) {
    const key = JSON.stringify(one);
    found.set(key, { one, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()].map(({ one, count }) =>
    count === 1 ? one : words('bt.join.times', { count, one }),
  );
};
