/**
 * One match as this reader sees it now, kept up to date by what is told. Without network the last view is
 * shown, and nothing is sent.
 */
import { computed, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { ApiError } from '../api/client';
import { followStream } from '../api/event-stream';
import { user } from '../api/session';
import { keep, recall } from '../campaign/kept';
import { serverNow } from '../ui/device/use-now';
import { readBoard, readView, streamPath, type Eyes } from './match-means';
import type { Board, MatchView, Told } from './shapes';

const SETTLE_MS = 60;
const TOLD_KEPT = 400;
/** How often the view is asked for beside the stream: a proposal's time runs out without a word. */
const LOOK_MS = 60_000;
/** How often is asked before the start, when nothing is told yet, and after the view could not be read. */
const ASK_MS = 5_000;

interface Seen {
  readonly view: MatchView;
  readonly board: Board;
}

export class MatchLive {
  readonly view = signal<MatchView | null>(null);
  readonly board = signal<Board | null>(null);
  /** When what is shown was seen, in ms since 1970; null: it is the present. */
  readonly asOf = signal<number | null>(null);
  readonly online = signal(true);
  readonly failure = signal<unknown>(null);
  readonly gone = signal(false);
  /** What was told, newest last. */
  readonly told = signal<readonly Told[]>([]);
  /** The kinds of questions that were seen here, by code, in the reader's words. */
  readonly kinds = signal<ReadonlyMap<string, string>>(new Map());
  readonly you = computed(() => this.view.value?.you ?? null);

  #tag: string | null = null;
  #stop: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #reading: Promise<void> | null = null;
  /** Begins when the present reading has ended. */
  #next: Promise<void> | null = null;
  #readAt: number | null = null;
  #ended = false;

  constructor(readonly eyes: Eyes) {}

  /** Shows what was kept, then the present, and follows from there. Answers how to end it. */
  start(): () => void {
    this.#ended = false;
    void this.#begin();
    document.addEventListener('visibilitychange', this.#visible);
    window.addEventListener('offline', this.#away);
    window.addEventListener('online', this.#visible);
    const look = setInterval(() => this.online.value && this.#visible(), LOOK_MS);
    return () => {
      this.#ended = true;
      clearInterval(look);
      document.removeEventListener('visibilitychange', this.#visible);
      window.removeEventListener('offline', this.#away);
      window.removeEventListener('online', this.#visible);
      this.#stop?.();
      if (this.#timer !== null) clearTimeout(this.#timer);
      clearTimeout(this.#retry);
    };
  }

  /** Reads the view anew: what is shown then is no older than this call. Several calls at once are one more. */
  async refresh(): Promise<void> {
    if (this.#reading === null) {
      this.#reading = this.#read().finally(() => (this.#reading = null));
      return this.#reading;
    }
    // What is being read may be older than the order after which this is asked.
    this.#next ??= this.#reading.then(() => {
      this.#next = null;
      return this.refresh();
    });
    return this.#next;
  }

  /** What an order has done is told with its answer, before the stream says it. */
  take(told: readonly Told[]): void {
    const last = this.told.value.at(-1)?.seq ?? 0;
    const fresh = told.filter(({ seq }) => seq > last);
    if (fresh.length > 0) this.told.value = [...this.told.value, ...fresh].slice(-TOLD_KEPT);
  }

  #noteKinds({ decisions }: MatchView): void {
    const fresh = decisions.filter(({ kind }) => this.kinds.value.get(kind.code) !== kind.text);
    if (fresh.length === 0) return;
    const seen = fresh.map(({ kind }) => [kind.code, kind.text] as const);
    this.kinds.value = new Map([...this.kinds.value, ...seen]);
  }

  /** Goes by the match's own id: two seats of one person are two tables. */
  get #key(): string {
    const { match, seat, watch } = this.eyes;
    return `match/${match}/${seat ?? ''}${watch === null ? '' : '/watch'}`;
  }

  readonly #visible = (): void => {
    if (document.visibilityState === 'visible') void this.refresh();
  };
  readonly #away = (): void => {
    this.online.value = false;
    this.asOf.value ??= this.#readAt;
  };

  async #begin(): Promise<void> {
    const kept = user.value === undefined ? null : await recall<Seen>('seen', this.#key);
    if (kept !== null && this.view.value === null) {
      this.board.value = kept.data.board;
      this.view.value = kept.data.view;
      this.asOf.value = kept.at;
    }
    await this.refresh();
    this.#follow();
  }

  #follow(): void {
    if (this.#ended || this.gone.value) return;
    const view = this.view.value;
    if (view === null || view.match.state === 'waiting') {
      this.#timer = setTimeout(() => void this.refresh().then(() => this.#follow()), ASK_MS);
      return;
    }
    this.#stop?.();
    this.#stop = followStream(
      () => streamPath(this.eyes, this.told.value.at(-1)?.seq ?? this.view.value?.seq ?? 0),
      {
        onMessage: ({ event, data }) => {
          if (event === 'match') this.#soon();
          if (event !== 'message') return;
          this.take([JSON.parse(data) as Told]);
          this.#soon();
        },
        onState: (live) => {
          if (!live) return this.#away();
          this.online.value = true;
          // Proposals, and what else came before the stream was open, are told by nothing else.
          void this.refresh();
        },
        onGone: () => void this.refresh(),
      },
    );
  }

  #soon(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(), SETTLE_MS);
  }

  async #read(): Promise<void> {
    try {
      const read = await readView(this.eyes, this.#tag);
      if (read !== null) {
        const { view } = read;
        if (this.board.value?.hash !== view.board) this.board.value = await readBoard(this.eyes);
        this.#tag = read.tag;
        const isOther = this.view.value !== null && this.view.value.you !== view.you;
        if (isOther) this.told.value = [];
        this.take(view.told);
        this.#noteKinds(view);
        this.view.value = view;
        // Who plays several seats sees the one that is asked, and hears what that one is told.
        if (isOther && this.#stop !== null) this.#follow();
        if (this.board.value !== null && user.value != null)
          void keep('seen', this.#key, { view, board: this.board.value } satisfies Seen);
      }
      this.asOf.value = null;
      this.#readAt = serverNow();
      this.failure.value = null;
      this.online.value = true;
    } catch (failed) {
      this.failure.value = failed;
      if (failed instanceof ApiError && (failed.status === 404 || failed.status === 401)) {
        this.gone.value = true;
        return;
      }
      this.#away();
      // The stream may be well, and say nothing for long.
      clearTimeout(this.#retry);
      if (!this.#ended) this.#retry = setTimeout(this.#visible, ASK_MS);
    }
  }
}

export const MatchContext = createContext<MatchLive | null>(null);

export function useMatch(): MatchLive {
  const live = useContext(MatchContext);
  if (live === null) throw new Error('this belongs to a match');
  return live;
}
