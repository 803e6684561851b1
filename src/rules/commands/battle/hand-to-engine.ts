/** hand-to-engine (TAC-8): the GM lets another tactical engine fight a battle that is not over. */
import type { BattleId } from '../../../kernel/ids';
import type { Violation } from '../../../kernel/violation';
import { forcesIn } from '../../combat/battle-sides';
import type { Resolution } from '../../resolution';
import { battleFor } from './actor';

export interface HandToEngine {
  readonly battle: BattleId;
  /** The caller has made sure that there is such an engine. */
  readonly engine: string;
}

/** To the engine that has it already: nothing happens. */
export const decideHandToEngine = (resolution: Resolution, { battle: id, engine }: HandToEngine): readonly Violation[] => {
  const battle = battleFor(resolution.state, { kind: 'gm' }, id);
  if (!battle.ok) return battle.error;
  const { hex, setup } = battle.value;
  if (battle.value.engine !== engine) resolution.emit({ type: 'battle-handed-over', data: { battle: id, hex, engine, forces: forcesIn(setup) } });
  return [];
};
