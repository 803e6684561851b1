/** The bench's helper processes: the load generator and the bare server. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { FloodOrder, FloodReport } from './flood';
import type { LoadOrder, LoadReport } from './load';
import type { Recorded } from './recorder';

const message = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('a helper process ended'));
    child.once('exit', onExit);
    child.once('message', (value) => {
      child.off('exit', onExit);
      resolve(value as T);
    });
  });

/** A helper that takes one order after the other. */
interface Helper<Order, Report> {
  run(order: Order): Promise<Report>;
  stop(): void;
}

const startHelper = <Order extends object, Report extends object>(file: string): Helper<Order, Report> => {
  const child = fork(join(__dirname, file));
  return {
    run: async (order) => {
      child.send(order);
      const report = await message<Report | { readonly error: string }>(child);
      if ('error' in report) throw new Error(report.error);
      return report;
    },
    stop: () => void child.kill(),
  };
};

export type Generator = Helper<LoadOrder, LoadReport>;
export const startGenerator = (): Generator => startHelper('load.js');

export type Flooder = Helper<FloodOrder, FloodReport>;
export const startFlooder = (): Flooder => startHelper('flood.js');

export interface BareServer {
  readonly port: number;
  readonly pid: number;
  stop(): void;
}

/** @param first what it is told before it listens; null: nothing */
const startBare = async (
  file: string,
  url: string,
  poolSize: number,
  first: object | null,
): Promise<BareServer> => {
  const child = fork(join(__dirname, file), [url, String(poolSize)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (first !== null) child.send(first);
  const { port } = await message<{ readonly port: number }>(child);
  return { port, pid: child.pid ?? 0, stop: () => void child.kill() };
};

export const startBareServer = (url: string, poolSize: number): Promise<BareServer> =>
  startBare('bare-server.js', url, poolSize, null);

/** @param orders the statements of each order, which it runs in turn */
export const startBareMatches = (
  url: string,
  poolSize: number,
  orders: readonly (readonly Recorded[])[],
): Promise<BareServer> => startBare('bare-matches.js', url, poolSize, orders);
