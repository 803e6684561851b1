/** Reads a stream of server-sent events, as a browser would. */
import type { TestApp } from './app';

export interface StreamEvent {
  readonly id: string;
  readonly data: { readonly seq: number; readonly type: string; readonly text: string };
}

/** What moved beside a battle; all null: look at everything again. */
export interface StreamNotice {
  readonly battle: string | null;
  readonly changed: string | null;
  readonly unit: string | null;
  readonly side: string | null;
  readonly revision: number | null;
}

/** Of a new message; all null: some may have come. */
export interface StreamMessage {
  readonly id: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

export interface OpenStream {
  readonly status: number;
  /** The next event; rejects when none comes in time or the stream has ended. */
  next(): Promise<StreamEvent>;
  /** The next notice; rejects as `next` does. */
  nextNotice(): Promise<StreamNotice>;
  /** Notices that have come and were not asked for. */
  readonly notices: readonly StreamNotice[];
  /** The next notice of a message; rejects as `next` does. */
  nextMessage(): Promise<StreamMessage>;
  readonly messages: readonly StreamMessage[];
  /** The next word that a match has changed beside its events; rejects as `next` does. */
  nextChange(): Promise<unknown>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

const PATIENCE_MS = 120_000;

const fieldOf = (block: string, name: string): string | null =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? null;

const parse = (block: string): StreamEvent | null => {
  const [id, data] = [fieldOf(block, 'id'), fieldOf(block, 'data')];
  return id === null || data === null ? null : { id, data: JSON.parse(data) as StreamEvent['data'] };
};

export const openStream = async (
  app: Pick<TestApp, 'url'>,
  token: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> => {
  const abort = new AbortController();
  const response = await fetch(app.url + path, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: abort.signal,
  });
  const events: StreamEvent[] = [];
  const notices: StreamNotice[] = [];
  const messages: StreamMessage[] = [];
  const changes: unknown[] = [];
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
      for (const block of blocks) {
        const named = fieldOf(block, 'event');
        const data = named === null ? null : (JSON.parse(fieldOf(block, 'data') ?? '') as unknown);
        if (named === 'battle') notices.push(data as StreamNotice);
        if (named === 'messages') messages.push(data as StreamMessage);
        if (named === 'match') changes.push(data);
      }
      wake();
    }
  };
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      over = true;
      wake();
    });
  const taken = async <T>(from: T[]): Promise<T> => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const one = from.shift();
      if (one !== undefined) return one;
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
  return {
    status: response.status,
    next: () => taken(events),
    nextNotice: () => taken(notices),
    notices,
    nextMessage: () => taken(messages),
    messages,
    nextChange: () => taken(changes),
    ended,
    close: () => abort.abort(),
  };
};
