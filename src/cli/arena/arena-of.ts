/** The arena of a game system, made of what its rules and its bot give. */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Fought, Wanted } from '../../games/shared/arena';
import type { ArenaSystem, Task } from './system';

interface Rules<Agent, Contest, Weights> {
  readonly CONTESTS: Readonly<Record<string, Contest>>;
  readonly WANTED: Wanted;
  /** By stance; bots of the arena attack. */
  readonly WEIGHTS: { readonly attack: Weights };
  botAgent(weights?: Weights): Agent;
  changedAgainst(changed: Agent, other: Agent): Contest;
}

interface Bot<Agent> {
  /** Where a build has it, below its folder. */
  readonly file: string;
  /** Of what that file exports. */
  agentOf(exported: unknown): Agent;
}

/** `fights` is asked once a task; it answers the battle of a number. */
export const arenaOf = <Agent, Contest, Weights extends Readonly<Record<keyof Weights, number>>>(
  { CONTESTS, WANTED, WEIGHTS, botAgent, changedAgainst }: Rules<Agent, Contest, Weights>,
  bot: Bot<Agent>,
  fights: () => (contest: Contest, seed: string, number: number) => Fought,
): ArenaSystem => {
  /** The bot of another build. It must know the same states. */
  const olderAgent = (folder: string): Agent =>
    bot.agentOf(createRequire(__filename)(join(resolve(folder), bot.file)));
  const contestOf = ({ contest, weights, before }: Task): Contest =>
    CONTESTS[contest] ??
    changedAgainst(
      weights === null ? botAgent() : botAgent({ ...WEIGHTS.attack, ...weights }),
      before === null ? botAgent() : olderAgent(before),
    );
  return {
    contests: Object.keys(CONTESTS),
    weights: { ...WEIGHTS.attack },
    wanted: WANTED,
    fighter: (task) => {
      const contest = contestOf(task);
      const fight = fights();
      return (number) => fight(contest, task.seed, number);
    },
  };
};
