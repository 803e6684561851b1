/** Bench: the same requests over and over, by clients that never pause. */
import type { Generator } from './children';
import { cpuSeconds, type Server } from './server';

export interface Load {
  readonly connections: number;
  readonly requests: readonly string[];
  readonly rounds: number;
  /** Of each round. */
  readonly seconds: number;
  readonly warmUpAnswers: number;
}

export interface Loaded {
  /** ms of each answer. */
  readonly times: readonly number[];
  /** Processor time of the server for an answer. */
  readonly processorMs: number;
  /** Of the best round. */
  readonly perSecond: number;
}

/** Throws when an answer is not 200. */
export const loadInRounds = async (generator: Generator, server: Server, load: Load): Promise<Loaded> => {
  const { connections, requests, rounds, seconds, warmUpAnswers } = load;
  const order = { port: server.port, connections, requests, answers: 0, timed: true };
  await generator.run({ ...order, seconds, answers: warmUpAnswers });
  const times: number[] = [];
  let [perSecond, answers] = [0, 0];
  const before = cpuSeconds(server.pid);
  for (let round = 0; round < rounds; round += 1) {
    const report = await generator.run({ ...order, seconds });
    const wrong = Object.keys(report.statuses).filter((status) => status !== '200');
    if (wrong.length > 0) throw new Error(`expected 200 only, got ${JSON.stringify(report.statuses)}`);
    times.push(...report.times);
    answers += report.answers;
    perSecond = Math.max(perSecond, report.perSecond);
  }
  return { times, processorMs: (1000 * (cpuSeconds(server.pid) - before)) / answers, perSecond };
};
