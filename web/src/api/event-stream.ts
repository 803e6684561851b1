/** A stream of server-sent events: read with the login, resumed where it broke off. */
import { accessToken, tokenRefused } from './session';
import { language } from '../text/language';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/**
 * The server says something every 20 s. A line that went dead (a tunnel, another network) says nothing, not
 * even that it ended.
 */
const QUIET_MS = 45_000;

export interface Message {
  /** Of the stream's own kinds; `message` where none is named. */
  readonly event: string;
  readonly data: string;
}

/** Whole messages, and what is left of the last one. */
export function takeMessages(text: string): { readonly messages: readonly Message[]; readonly rest: string } {
  const parts = text.split(/\r?\n\r?\n/);
  const rest = parts.pop() ?? '';
  const messages = parts.flatMap((part) => {
    const lines = part.split(/\r?\n/);
    const said = (name: string): readonly string[] =>
      lines
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1).trimStart());
    const data = said('data');
    return data.length === 0 ? [] : [{ event: said('event').at(-1) ?? 'message', data: data.join('\n') }];
  });
  return { messages, rest };
}

export interface StreamHandlers {
  readonly onMessage: (message: Message) => void;
  /** Whether the server is reached. */
  readonly onState: (live: boolean) => void;
  /** It is not visible any more: removed, deleted, logged out. */
  readonly onGone: () => void;
}

/** Reads until the answered function is called. `path` is asked anew each time that the stream is opened. */
export function followStream(path: () => string, { onMessage, onState, onGone }: StreamHandlers): () => void {
  const stop = new AbortController();
  const wait = (ms: number): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(done, ms);
      const now = (): void => {
        clearTimeout(timer);
        done();
      };
      stop.signal.addEventListener('abort', now, { once: true });
      // Back on the net one does not wait for the timer.
      window.addEventListener('online', now, { once: true, signal: stop.signal });
    });
  const read = async (): Promise<'again' | 'gone'> => {
    const token = await accessToken();
    if (token === null) return 'gone';
    const end = new AbortController();
    const giveUp = (): void => end.abort();
    stop.signal.addEventListener('abort', giveUp, { once: true, signal: end.signal });
    let quiet = setTimeout(giveUp, QUIET_MS);
    const answer = await fetch(path(), {
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': language.value,
        accept: 'text/event-stream',
      },
      signal: end.signal,
    });
    if (answer.status === 401) {
      tokenRefused(token);
      return 'again';
    }
    if (answer.status === 404 || answer.status === 403) return 'gone';
    if (!answer.ok || answer.body === null) throw new TypeError('no stream');
    onState(true);
    let text = '';
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      clearTimeout(quiet);
      quiet = setTimeout(giveUp, QUIET_MS);
      if (done) return 'again';
      const { messages, rest } = takeMessages(text + value);
      text = rest;
      messages.forEach(onMessage);
    }
  };
  void (async () => {
    let pause = FIRST_PAUSE_MS;
    while (!stop.signal.aborted) {
      const begun = performance.now();
      try {
        if ((await read()) === 'gone') return onGone();
      } catch {
        if (stop.signal.aborted) return;
        onState(false);
      }
      pause =
        performance.now() - begun > LONGEST_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      await wait(pause);
    }
  })();
  return () => stop.abort();
}
