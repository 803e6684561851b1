/**
 * Statements of one transaction that do not wait for each other's answers: they go out one behind the other,
 * and the way there and back is paid once.
 */
import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';

type Send = () => Promise<unknown>;

/** What a connection writes to, which its type does not show. */
interface Wired {
  readonly connection?: { readonly stream?: Pick<Writable, 'cork' | 'uncork'> };
}

/**
 * What is sent on this connection from now until this turn of the loop is over goes out in one write, not in
 * one for each statement.
 */
export const inOneWrite = (client: ClientBase): void => {
  const stream = (client as unknown as Wired).connection?.stream;
  if (stream === undefined) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/** The code of what follows a statement that failed. */
const ABORTED = '25P02';

const isConsequence = (reason: unknown): boolean =>
  (reason as { readonly code?: unknown } | null)?.code === ABORTED;

/**
 * Sends all in their order, waits until each has ended, so that none is sent after the transaction is over,
 * and then throws what failed first, if anything did. The database carries them out in the order in which
 * they were sent.
 */
export const together = async (sends: readonly Send[]): Promise<void> => {
  // What throws before it sends anything is a failure as any other.
  const ended = await Promise.allSettled(sends.map(async (send) => send()));
  const failed = ended
    .filter((one): one is PromiseRejectedResult => one.status === 'rejected')
    .map(({ reason }): unknown => reason);
  if (failed.length > 0) throw failed.find((reason) => !isConsequence(reason)) ?? failed[0];
};
