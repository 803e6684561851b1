/**
 * My force before the start: changed here at once, saved one save at a time, and judged by the server with
 * every save. What another device saved is never overwritten in silence.
 */
import { computed, signal } from '@preact/signals';
import { api, ApiError, isUnreached, ok, type Schemas } from '../../api/client';
import { saysLater } from '../../api/says-later';
import { drop, keep, recall } from '../../campaign/kept';
import { EMPTY, RANKS, withWanted, type Draft, type Wanted } from './draft';

export type Force = Schemas['Force'];
/**
 * loading: what is saved is not known yet, and nothing can be changed; unsent: the server was not reached or
 * is busy, it waits here; refused: not understood; conflict: another device saved meanwhile; closed: the war
 * has begun.
 */
export type DraftState = 'loading' | 'saved' | 'saving' | 'unsent' | 'refused' | 'conflict' | 'closed';

const UNDO_STEPS = 100;
const AGAIN_MS = 5_000;

const draftOf = ({ mechs, pilots }: Force): Draft => ({ mechs, pilots });
const same = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The numbers of pilots that the server misses. */
export const wantedIn = (violations: Force['violations']): readonly Wanted[] =>
  violations.flatMap(({ code, params: { rank, wanted } }) => {
    const known = RANKS.find((one) => one === rank);
    return code === 'force/pilot-count' && known !== undefined && typeof wanted === 'number'
      ? [{ rank: known, wanted }]
      : [];
  });

export class DraftStore {
  /** As the server judged it last. */
  readonly force = signal<Force | null>(null);
  readonly draft = signal<Draft>(EMPTY);
  readonly state = signal<DraftState>('loading');
  readonly failure = signal<unknown>(null);
  readonly theirs = signal<Force | null>(null);
  readonly #undo = signal<readonly Draft[]>([]);
  readonly #redo = signal<readonly Draft[]>([]);
  readonly canUndo = computed(() => this.#undo.value.length > 0);
  readonly canRedo = computed(() => this.#redo.value.length > 0);
  /** Whether what the server said is about what is shown. */
  readonly judged = computed(
    () => this.force.value !== null && same(draftOf(this.force.value), this.draft.value),
  );
  /** Whether it can be changed: a change must know which version it changes. */
  readonly ready = computed(() => this.state.value !== 'loading');
  #etag = '';
  #loading: Promise<void> | null = null;
  #sending: Promise<void> | null = null;
  /** Saves of which nobody knows whether they came through. */
  #unanswered: readonly Draft[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #key: string;
  readonly #path;

  constructor(campaign: string) {
    this.#key = `${campaign}/force`;
    this.#path = { path: { id: campaign } };
  }

  /** Answers how to end it. */
  start(): () => void {
    void this.load();
    const online = (): void => void this.flush();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      if (this.#timer !== null) clearTimeout(this.#timer);
    };
  }

  async load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  change(next: Draft): void {
    if (same(next, this.draft.value)) return;
    this.#undo.value = [...this.#undo.value.slice(-UNDO_STEPS), this.draft.value];
    this.#redo.value = [];
    this.#show(next);
  }

  undo(): void {
    const before = this.#undo.value.at(-1);
    if (before === undefined) return;
    this.#undo.value = this.#undo.value.slice(0, -1);
    this.#redo.value = [...this.#redo.value, this.draft.value];
    this.#show(before);
  }

  redo(): void {
    const after = this.#redo.value.at(-1);
    if (after === undefined) return;
    this.#redo.value = this.#redo.value.slice(0, -1);
    this.#undo.value = [...this.#undo.value, this.draft.value];
    this.#show(after);
  }

  /** A legal force by chance; the present one can be had back by undo. */
  async suggest(): Promise<void> {
    this.change(
      draftOf(await ok(api.POST('/v1/campaigns/{id}/force/suggest', { params: this.#path, body: {} }))),
    );
    await this.flush();
  }

  async submit(): Promise<void> {
    await this.flush();
    if (this.state.value !== 'saved') return;
    await ok(api.POST('/v1/campaigns/{id}/force/submit', { params: this.#path, body: {} }));
    await this.#read();
  }

  /** Of two versions: what is shown here, or what another device saved. */
  async settle(mine: boolean): Promise<void> {
    const { theirs } = this;
    if (theirs.value === null) return;
    const other = theirs.value;
    theirs.value = null;
    this.force.value = other;
    if (!mine) this.change(draftOf(other));
    this.state.value = 'saved';
    await this.flush();
  }

  /** Sends what is not saved; one save at a time, the last wish counts. Before the first load it loads. */
  async flush(): Promise<void> {
    if (!this.ready.value) return this.load();
    if (this.state.value === 'conflict' || this.state.value === 'closed') return;
    if (this.#sending !== null) return this.#sending;
    if (this.judged.value) return this.#settle();
    this.#sending = this.#send();
    return this.#sending;
  }

  #show(next: Draft): void {
    this.draft.value = next;
    void keep('drafts', this.#key, { draft: next, etag: this.#etag });
    void this.flush();
  }

  async #load(): Promise<void> {
    try {
      await this.#read();
      this.failure.value = null;
    } catch (failed) {
      this.failure.value = failed;
      return;
    }
    const kept = await recall<{ readonly draft: Draft; readonly etag: string }>('drafts', this.#key);
    const force = this.force.value;
    if (force === null) return;
    const saved = draftOf(force);
    if (kept === null || same(kept.data.draft, saved)) {
      await drop('drafts', this.#key);
      // A new player begins with the pilots that everybody has.
      const isNew = saved.mechs.length === 0 && saved.pilots.length === 0;
      this.draft.value = isNew ? withWanted(EMPTY, wantedIn(force.violations)) : saved;
    } else {
      this.draft.value = kept.data.draft;
      if (kept.data.etag !== this.#etag) {
        this.theirs.value = force;
        this.state.value = 'conflict';
        return;
      }
    }
    this.state.value = 'saved';
    await this.flush();
  }

  async #read(): Promise<void> {
    const { data, error, response } = await api.GET('/v1/campaigns/{id}/force', { params: this.#path });
    if (data === undefined)
      throw new ApiError(response.url, response.status, (error ?? null) as Schemas['Problem'] | null);
    this.#etag = response.headers.get('etag') ?? '';
    this.force.value = data;
  }

  async #send(): Promise<void> {
    try {
      while (!this.judged.value) {
        const sent = this.draft.value;
        this.state.value = 'saving';
        try {
          const { data, error, response } = await api.PUT('/v1/campaigns/{id}/force', {
            params: this.#path,
            body: { mechs: [...sent.mechs], pilots: [...sent.pilots] },
            headers: { 'if-match': this.#etag },
          });
          if (data === undefined)
            throw new ApiError(response.url, response.status, (error ?? null) as Schemas['Problem'] | null);
          this.#etag = response.headers.get('etag') ?? '';
          this.force.value = data;
          this.failure.value = null;
          this.#unanswered = [];
          if (!same(draftOf(data), sent) && same(this.draft.value, sent)) this.draft.value = draftOf(data);
        } catch (failed) {
          if (!(await this.#failed(failed, sent))) return;
        }
      }
      this.#settle();
    } finally {
      // At once, so that a change that comes now begins a save of its own.
      this.#sending = null;
    }
  }

  #settle(): void {
    this.state.value = 'saved';
    void drop('drafts', this.#key);
  }

  /** Answers whether to send again. */
  async #failed(failed: unknown, sent: Draft): Promise<boolean> {
    if (isUnreached(failed) || (failed instanceof ApiError && saysLater(failed.status))) {
      this.#unanswered = [...this.#unanswered, sent];
      this.#later();
      return false;
    }
    if (failed instanceof ApiError && failed.status === 412) return this.#overtaken();
    this.failure.value = failed;
    this.state.value = failed instanceof ApiError && failed.status === 409 ? 'closed' : 'refused';
    return false;
  }

  /**
   * What is saved is not what was changed here: another device saved, or a save of ours came through whose
   * answer was lost. Answers whether to send again.
   */
  async #overtaken(): Promise<boolean> {
    try {
      await this.#read();
    } catch {
      this.#later();
      return false;
    }
    const saved = this.force.value;
    const isOurs = saved !== null && this.#unanswered.some((one) => same(one, draftOf(saved)));
    this.#unanswered = [];
    if (isOurs) return true;
    this.theirs.value = saved;
    this.state.value = 'conflict';
    return false;
  }

  #later(): void {
    this.state.value = 'unsent';
    this.#timer = setTimeout(() => void this.flush(), AGAIN_MS);
  }
}
