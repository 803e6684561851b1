/**
 * remove-engine (TAC-8): an external engine is gone; its battles that are not over, and those to come, go to
 * the table.
 */
import { forcesIn } from '../../combat/battle-sides';
import { openBattles } from '../../combat/open-battles';
import type { Resolution } from '../../resolution';

export interface RemoveEngine {
  readonly engine: string;
  readonly name: string;
}

/** In a paused campaign too, and in one that is over: an engine whose secret has leaked must never wait. */
export const decideRemoveEngine = (resolution: Resolution, { engine, name }: RemoveEngine): void => {
  const battles = openBattles(resolution.state)
    .filter((battle) => battle.engine === engine)
    .map(({ id, hex, setup }) => ({ battle: id, hex, forces: forcesIn(setup) }));
  resolution.emit({ type: 'engine-removed', data: { engine, name, battles } });
};
