/** What the arena asks of a system whose bots fight in it. */
import type { Fought, Wanted } from '../../games/shared/arena';

export interface Task {
  readonly system: string;
  /** One of the system's, or `changed`: the bot with other weights, or against that of an older build. */
  readonly contest: string;
  readonly seed: string;
  readonly weights: Readonly<Record<string, number>> | null;
  /** Folder of an older build, `dist`. */
  readonly before: string | null;
}

export interface ArenaSystem {
  /** Names of its contests. */
  readonly contests: readonly string[];
  /** What the bot weighs, as it is. */
  readonly weights: Readonly<Record<string, number>>;
  readonly wanted: Wanted;
  /** The battle of a number from 0. */
  fighter(task: Task): (number: number) => Fought;
}
