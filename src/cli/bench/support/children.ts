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

export interface Generator {
  run(order: LoadOrder): Promise<LoadReport>;
  stop(): void;
}

export const startGenerator = (): Generator => {
  const child = fork(join(__dirname, 'load.js'));
  return {
    run: async (order) => {
      child.send(order);
      const report = await message<LoadReport | { readonly error: string }>(child);
      if ('error' in report) throw new Error(report.error);
      return report;
    },
    stop: () => void child.kill(),
  };
};

export interface Flooder {
  run(order: FloodOrder): Promise<FloodReport>;
  stop(): void;
}

export const startFlooder = (): Flooder => {
  const child = fork(join(__dirname, 'flood.js'));
  return {
    run: (order) => {
      child.send(order);
      return message<FloodReport>(child);
    },
    stop: () => void child.kill(),
  };
};

export const startBareServer = async (url: string, poolSize: number): Promise<{ readonly port: number; readonly pid: number; stop(): void }> => {
  const child = fork(join(__dirname, 'bare-server.js'), [url, String(poolSize)], { env: { ...process.env, NODE_ENV: 'production' } });
  const { port } = await message<{ readonly port: number }>(child);
  return { port, pid: child.pid ?? 0, stop: () => void child.kill() };
};
