/** hand-to-engine (TAC-8): the GM lets another tactical engine fight a battle that is not over. */
import type { BattleId, Violation } from '../../../kernel';
import { forcesIn } from '../../combat/battle-sides';
import type { Resolution } from '../../resolution';
import { battleFor } from './actor';
import { battleDueAgain } from './due';

export interface HandToEngine {
  readonly battle: BattleId;
  /** The caller has made sure that there is such an engine. */
  readonly engine: string;
  /**
   * Whether it is a program that fights by itself: it fights anew, and what people or another program have
   * reported does not wait any more.
   */
  readonly program?: boolean;
}

/** To the engine that has it already: nothing happens. */
export const decideHandToEngine = (
  resolution: Resolution,
  { battle: id, engine, program = false }: HandToEngine,
): readonly Violation[] => {
  const found = battleFor(resolution.state, { kind: 'gm' }, id);
  if (!found.ok) return found.error;
  const battle = found.value;
  if (battle.engine === engine) return [];
  const { hex, setup, report } = battle;
  const setAside =
    program && report !== null ? { setAside: { report, dueAt: battleDueAgain(resolution, battle) } } : {};
  resolution.emit({
    type: 'battle-handed-over',
    data: { battle: id, hex, engine, forces: forcesIn(setup), ...setAside },
  });
  return [];
};
