/** Where a turn of a match began (MAT-2), by its log. */
import type { Frame, GameSystem } from '../../games';
import { foldSlowly, type Logged } from './log';
import type { Match } from './model';

export interface Start {
  /** Of the entry with which the turn had begun. */
  readonly number: number;
  readonly state: Frame;
}

/** Null: the turn has not begun, or what had led to it was taken back. */
export const startOf = async (
  system: GameSystem,
  match: Pick<Match, 'setup'>,
  log: readonly Logged[],
  turn: number,
): Promise<Start | null> => {
  let line: Start[] = [];
  for await (const { entry, number, state } of foldSlowly(system, match, log))
    if (entry.kind === 'take-back') line.pop();
    else if (entry.kind === 'rewind') line = line.filter((one) => one.number <= entry.to);
    else line.push({ number, state });
  return line.find(({ state }) => state.turn === turn) ?? null;
};
