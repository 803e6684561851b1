/**
 * The list of the game systems (GAM-1). A new system: one folder here, one line in `SYSTEMS`. A match is
 * pinned to a system by id and version (GAM-11): a version stays in the list while matches of it run, and its
 * folder beside that of the newer one.
 */
import { battletech } from './battletech';
import type { GameSystem } from './contract';
import { darkAge } from './dark-age';

export interface Registry {
  readonly all: readonly GameSystem[];
  /** The newest version of each, for new matches. */
  readonly newest: readonly GameSystem[];
  /** The system of a running match; null: this server does not have it. */
  find(id: string, version: string): GameSystem | null;
  /** For a new match; null: there is none. */
  newestOf(id: string): GameSystem | null;
}

/**
 * Versions of one system are listed from the oldest to the newest. Throws RangeError when one is listed
 * twice.
 */
export const registryOf = (systems: readonly GameSystem[]): Registry => {
  const pinned = new Map<string, GameSystem>();
  const newest = new Map<string, GameSystem>();
  for (const system of systems) {
    const key = `${system.id}|${system.version}`;
    if (pinned.has(key)) throw new RangeError(`${system.id} ${system.version} is listed twice`);
    pinned.set(key, system);
    newest.set(system.id, system);
  }
  return {
    all: systems,
    newest: [...newest.values()],
    find: (id, version) => pinned.get(`${id}|${version}`) ?? null,
    newestOf: (id) => newest.get(id) ?? null,
  };
};

export const SYSTEMS: Registry = registryOf([battletech, darkAge]);
