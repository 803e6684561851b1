/** The thread in which bots think: each message is what a bot is asked, and is answered with its order. */
import { parentPort } from 'node:worker_threads';
import type { BotTask } from '../../application/matches/ports';
import { SYSTEMS } from '../../games';
import { seededDice } from '../../kernel';

parentPort?.on('message', ({ system, version, knowledge, seat, decision, stance, seed }: BotTask) => {
  const found = SYSTEMS.find(system, version);
  if (found === null) throw new RangeError(`no game system ${system} ${version}`);
  parentPort?.postMessage(found.bot(knowledge, seat, decision, stance, seededDice(seed)));
});
