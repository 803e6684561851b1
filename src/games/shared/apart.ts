/** Names of a match's units, of which no two are the same (GAM-10). */
import type { TokenId } from '../shapes';

interface Named {
  readonly id: TokenId;
  readonly name: string;
}

/**
 * By id: the name, and where several have the same, with the id behind it: `Cicada CDA-2A B2`. For systems
 * whose units are known to all, since a sign tells that there is another.
 */
export const namesApart = (units: readonly Named[]): ReadonlyMap<TokenId, string> => {
  const often = new Map<string, number>();
  for (const { name } of units) often.set(name, (often.get(name) ?? 0) + 1);
  return new Map(
    units.map(({ id, name }) => [id, (often.get(name) ?? 0) > 1 ? `${name} ${id.toUpperCase()}` : name]),
  );
};
