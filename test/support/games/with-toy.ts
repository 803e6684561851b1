/**
 * The registry of game systems with a toy beside them, for tests on a whole server and its page: what
 * `jest.mock('…/src/games/registry')` answers. This file imports no system, since each imports the registry.
 */
import type { GameSystem } from '../../../src/games';

type Registry = typeof import('../../../src/games/registry');

const TOYS = {
  invented: (): unknown =>
    jest.requireActual<typeof import('./toys/invented')>('./toys/invented').inventedToy,
  large: (): unknown => jest.requireActual<typeof import('./toys/large')>('./toys/large').largeToy,
  queued: (): unknown => jest.requireActual<typeof import('./toys/queued')>('./toys/queued').queuedToy,
};

export const registryWith = (toy: keyof typeof TOYS): Registry => {
  const real = jest.requireActual<Registry>('../../../src/games/registry');
  let all: Registry['SYSTEMS'] | null = null;
  return {
    ...real,
    // The toy imports what imports this: it is looked for when the list is asked for first.
    get SYSTEMS() {
      all ??= real.registryOf([...real.SYSTEMS.all, TOYS[toy]() as GameSystem]);
      return all;
    },
  };
};
