/** The game system of a match, in the version to which the match is pinned (GAM-11). */
import { keptSystem, type KeptSystem } from '../../application/matches/opening/kept-system';
import type { SystemOf } from '../../application/matches/ports';
import { type Frame, type GameSystem, SYSTEMS } from '../../games';
import { memo } from '../../kernel';

const kept: (system: GameSystem) => KeptSystem = memo(keptSystem);

const keptOf = ({ system, version }: Parameters<SystemOf>[0]): KeptSystem => {
  const found = SYSTEMS.find(system, version);
  if (found === null) throw new Error(`this server has no game system ${system} ${version}`);
  return kept(found);
};

export const systemOf: SystemOf = keptOf;

/** Drops what was made of a state of the match that another has followed. */
export const forgetState = (match: Parameters<SystemOf>[0], state: Frame): void =>
  keptOf(match).forget(state);
