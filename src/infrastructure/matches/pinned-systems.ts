/** The game system of a match, in the version to which the match is pinned (GAM-11). */
import { keptSystem } from '../../application/matches/opening/kept-system';
import type { SystemOf } from '../../application/matches/ports';
import { type GameSystem, SYSTEMS } from '../../games';
import { memo } from '../../kernel';

const kept: (system: GameSystem) => GameSystem = memo(keptSystem);

export const systemOf: SystemOf = ({ system, version }) => {
  const found = SYSTEMS.find(system, version);
  if (found === null) throw new Error(`this server has no game system ${system} ${version}`);
  return kept(found);
};
