/** A setup with what it names of the opener's own list (GAM-2). What is not there is refused where it is read. */
import type { GameSystem } from '../../../games';

export const broughtAlong = async (
  { pieces }: GameSystem,
  setup: unknown,
  find: (ids: readonly string[]) => Promise<readonly unknown[]>,
): Promise<unknown> => {
  const ids = pieces?.asked(setup) ?? [];
  return pieces === undefined || ids.length === 0 ? setup : pieces.filled(setup, await find(ids));
};
