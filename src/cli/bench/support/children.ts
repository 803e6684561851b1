/** The bench's helper processes: the load generator and the bare server. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { FloodOrder, FloodReport } from './flood';
import type { LoadOrder, LoadReport } from './load';

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

export const startBareServer = async (
  url: string,
  poolSize: number,
): Promise<{ readonly port: number; readonly pid: number; stop(): void }> => {
  const child = fork(join(__dirname, 'bare-server.js'), [url, String(poolSize)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = await message<{ readonly port: number }>(child);
  return { port, pid: child.pid ?? 0, stop: () => void child.kill() };
};
