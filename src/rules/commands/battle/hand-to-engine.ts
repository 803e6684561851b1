/** hand-to-engine (TAC-8): the GM lets another tactical engine fight a battle that is not over. */
import type { BattleId, Violation } from '../../../kernel';
import { forcesIn } from '../../combat/battle-sides';
import { isFoughtHere } from '../../combat/open-battles';
import type { BattleRow, Instant } from '../../model/state';
import type { Resolution } from '../../resolution';
import { battleFor } from './actor';
import { battleDue, battleDueAgain } from './due';

export interface HandToEngine {
  readonly battle: BattleId;
  /** The caller has made sure that there is such an engine. */
  readonly engine: string;
  /**
   * Whether it is a program that fights by itself: it fights anew, and what people or another program have
   * reported does not wait any more.
   */
  readonly program?: boolean;
  /** MAT-5: whether it fights on the server: the battle is not overdue then, its own clock counts. */
  readonly here?: boolean;
}

/** When the battle comes due under the new engine; undefined: as before. */
const dueNow = (resolution: Resolution, battle: BattleRow, here: boolean): Instant | null | undefined => {
  if (here) return null;
  return isFoughtHere(battle) ? battleDue(resolution, battle) : undefined;
};

/** To the engine that has it already: nothing happens. */
export const decideHandToEngine = (
  resolution: Resolution,
  { battle: id, engine, program = false, here = false }: HandToEngine,
): readonly Violation[] => {
  const found = battleFor(resolution.state, { kind: 'gm' }, id);
  if (!found.ok) return found.error;
  const battle = found.value;
  if (battle.engine === engine) return [];
  const { hex, setup, report } = battle;
  const setAside =
    program && report !== null ? { setAside: { report, dueAt: battleDueAgain(resolution, battle) } } : {};
  const dueAt = dueNow(resolution, battle, here);
  resolution.emit({
    type: 'battle-handed-over',
    data: {
      ...{ battle: id, hex, engine, forces: forcesIn(setup), ...setAside },
      ...(dueAt === undefined ? {} : { dueAt }),
    },
  });
  return [];
};
