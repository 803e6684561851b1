/** Reads a stream of server-sent events, as a browser would. */
import type { TestApp } from './app';

export interface StreamEvent {
  readonly id: string;
  readonly data: { readonly seq: number; readonly type: string; readonly text: string };
}

export interface OpenStream {
  readonly status: number;
  /** The next event; rejects when none comes in time or the stream has ended. */
  next(): Promise<StreamEvent>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

const PATIENCE_MS = 8_000;

const parse = (block: string): StreamEvent | null => {
  const field = (name: string): string | null =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? null;
  const id = field('id');
  const data = field('data');
  return id === null || data === null ? null : { id, data: JSON.parse(data) as StreamEvent['data'] };
};

export const openStream = async (
  app: Pick<TestApp, 'url'>,
  token: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> => {
  const abort = new AbortController();
  const response = await fetch(app.url + path, { headers: { authorization: `Bearer ${token}`, ...headers }, signal: abort.signal });
  const events: StreamEvent[] = [];
  let wake: () => void = () => undefined;
  let over = false;
  const read = async (): Promise<void> => {
    if (response.body === null || !response.ok) return;
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const event of blocks.map(parse)) if (event !== null) events.push(event);
      wake();
    }
  };
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      over = true;
      wake();
    });
  const next = async (): Promise<StreamEvent> => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const event = events.shift();
      if (event !== undefined) return event;
      if (over) throw new Error('the stream has ended');
      if (Date.now() > until) throw new Error('no event came');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 500);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  return { status: response.status, next, ended, close: () => abort.abort() };
};
