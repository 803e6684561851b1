/**
 * Requests at a fixed rate, each sent at its time whether the ones before it are answered or not; measured
 * from that time.
 */
import { Agent, request as send } from 'node:http';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface SteadyLoad {
  /** ms of each answer since the start or the last `forget`. */
  times(): readonly number[];
  forget(): void;
  /** Requests that are not answered yet. */
  pending(): number;
  /** Waits for what is on its way; answers what went wrong. */
  stop(): Promise<readonly string[]>;
}

export interface SteadyLoadOptions {
  readonly port: number;
  readonly perSecond: number;
  readonly request: (turn: number) => Request;
}

const once = (agent: Agent, port: number, { method, path, headers, body }: Request): Promise<number> =>
  new Promise((resolve, reject) => {
    const typed =
      body === null
        ? headers
        : {
            ...headers,
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          };
    const sent = send({ agent, port, host: '127.0.0.1', method, path, headers: typed }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });

export const steadyLoad = ({ port, perSecond, request }: SteadyLoadOptions): SteadyLoad => {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  let times: number[] = [];
  let turn = 0;
  const began = performance.now();
  const fire = (due: number): void => {
    const one = request(turn);
    const job = once(agent, port, one)
      .then((status) => {
        if (status >= 400) failures.push(`${one.method} ${one.path}: ${status}`);
        times.push(performance.now() - due);
      })
      .catch((error: unknown) => void failures.push(`${one.method} ${one.path}: ${String(error)}`))
      .finally(() => underWay.delete(job));
    underWay.add(job);
  };
  const timer = setInterval(() => {
    const now = performance.now();
    for (let due = began + (turn * 1000) / perSecond; due <= now; due = began + (turn * 1000) / perSecond) {
      fire(due);
      turn += 1;
    }
  }, 5);
  return {
    times: () => [...times],
    forget: () => {
      times = [];
    },
    pending: () => underWay.size,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
      return failures;
    },
  };
};
