/**
 * A connection that tells how each of its statements ended, and whether it came about: for figures, and to
 * learn of a full disk whoever met it.
 */
import pg from 'pg';

export interface StatementWatch {
  /**
   * Told of every statement, when there is somebody who counts: how long it took, in seconds, waiting in the
   * connection's queue included.
   */
  readonly onDone?: (seconds: number) => void;
  readonly onFailed?: (error: Error) => void;
  /** Told of every connection that could not be made. */
  readonly onConnectFailed?: (error: Error) => void;
}

type Callback = (error: Error | undefined, result: unknown) => void;
type Query = (...args: unknown[]) => unknown;
type Connect = (callback?: (error: Error | null) => void) => Promise<void> | void;

/** The class of connections for a pool. */
export const watchedClient = ({ onDone, onFailed, onConnectFailed }: StatementWatch): typeof pg.Client => {
  class WatchedClient extends pg.Client {}
  // The method has a dozen signatures; all of them end in a callback, a promise, or a query that submits
  // itself.
  const original = (client: pg.Client): Query => (pg.Client.prototype.query as Query).bind(client);
  (WatchedClient.prototype as { query: Query }).query = function (this: pg.Client, ...args) {
    const started = onDone === undefined ? 0 : performance.now();
    const ended = (error: Error | null | undefined): void => {
      onDone?.((performance.now() - started) / 1_000);
      if (error) onFailed?.(error);
    };
    const last = args.length - 1;
    const callback = args[last];
    if (typeof callback === 'function') {
      args[last] = ((error, result) => {
        ended(error);
        (callback as Callback)(error, result);
      }) satisfies Callback;
      return original(this)(...args);
    }
    const result = original(this)(...args);
    if (result instanceof Promise) void result.then(() => ended(null), ended);
    return result;
  };
  const connect = pg.Client.prototype.connect as Connect;
  // The pool gives a callback; whoever has a client of their own may wait for the promise.
  (WatchedClient.prototype as { connect: Connect }).connect = function (this: pg.Client, callback) {
    if (callback !== undefined)
      return connect.call(this, (error) => {
        if (error) onConnectFailed?.(error);
        callback(error);
      });
    const connected = connect.call(this);
    if (connected instanceof Promise) connected.catch((error: unknown) => onConnectFailed?.(error as Error));
    return connected;
  };
  return WatchedClient;
};
