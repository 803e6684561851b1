/**
 * Statements of one transaction that do not wait for each other's answers: they go out one behind the other,
 * and the way there and back is paid once.
 */
import type { Writable } from 'node:stream';
import type { ClientBase, QueryConfig } from 'pg';

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

interface Failure {
  readonly reason: unknown;
}

/** Of statements on one connection, once each has ended: what failed first, what failed because of it last. */
const failuresOf = async (sent: readonly Promise<unknown>[]): Promise<readonly Failure[]> => {
  const failed = (await Promise.allSettled(sent)).filter((one) => one.status === 'rejected');
  const first = failed.filter(({ reason }) => !isConsequence(reason));
  return first.length > 0 ? first : failed;
};

/**
 * Sends all in their order, waits until each has ended, so that none is sent after the transaction is over,
 * and then throws what failed first, if anything did. The database carries them out in the order in which
 * they were sent.
 */
export const together = async (sends: readonly Send[]): Promise<void> => {
  // What throws before it sends anything is a failure as any other.
  const [failed] = await failuresOf(sends.map(async (send) => send()));
  if (failed !== undefined) throw failed.reason;
};

/** Of connections in a transaction: what was sent and nobody has waited for. */
const ahead = new WeakMap<ClientBase, Promise<unknown>[]>();

/**
 * Sends a statement whose answer the transaction does not need: the commit goes out right behind it, in the same write
 * if nothing is waited for between them, and the transaction fails when the statement does. Throws outside a
 * transaction, where nobody would learn of that.
 */
export const queryAhead = (client: ClientBase, statement: QueryConfig): void => {
  const sent = ahead.get(client);
  if (sent === undefined) throw new Error('statements are sent ahead in transactions only');
  inOneWrite(client);
  const one = client.query(statement);
  one.catch(() => undefined);
  sent.push(one);
};

/** What a transaction on this connection sends ahead, from its begin. */
export class SentAhead {
  readonly #sent: Promise<unknown>[] = [];

  constructor(private readonly client: ClientBase) {
    ahead.set(client, this.#sent);
  }

  /** Nothing more is sent ahead. Throws what failed first, once all have ended; `commit` goes out behind them. */
  end(commit: Send): Promise<void> {
    ahead.delete(this.client);
    return together([...this.#sent.map((one) => () => one), commit]);
  }

  /** After the end by another error: that of a statement that was sent ahead, if any, is what came first. */
  async causeOf(error: unknown): Promise<unknown> {
    ahead.delete(this.client);
    const [failed] = await failuresOf(this.#sent);
    return failed === undefined ? error : failed.reason;
  }
}
