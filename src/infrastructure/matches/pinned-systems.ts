/** The game system of a match, in the version to which the match is pinned (GAM-11). */
import { keptSystem, type KeptSystem } from '../../application/matches/opening/kept-system';
import type { SystemOf } from '../../application/matches/ports';
import { type GameSystem, SYSTEMS } from '../../games';
import { memo } from '../../kernel';

const kept: (system: GameSystem) => KeptSystem = memo(keptSystem);

export const systemOf = ({ system, version }: Parameters<SystemOf>[0]): KeptSystem => {
  const found = SYSTEMS.find(system, version);
  if (found === null) throw new Error(`this server has no game system ${system} ${version}`);
  return kept(found);
};
