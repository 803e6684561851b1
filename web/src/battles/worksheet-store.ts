/**
 * A battle's worksheet: my side's entries are changed here at once, kept on the device, and sent one at a time, each over the revision that
 * it was made from. What another phone of my side saved meanwhile is shown, never overwritten in silence.
 */
import { computed, signal } from '@preact/signals';
import { api, ApiError, isUnreached, ok, type Schemas } from '../api/client';
import { drop, keep, recall } from '../campaign/kept';
import { NO_FIELD, NO_UNIT, type FieldEntry, type UnitEntry } from './entry';

export type Sheet = Schemas['Worksheet'];
export type Entry = UnitEntry | FieldEntry;
/** The field's key beside the units' ids. */
export const FIELD = '';

interface Waiting {
  readonly entry: Entry;
  /** Of my side's entry that it was made from; 0: there was none. */
  readonly revision: number;
}
export interface EntryConflict {
  readonly key: string;
  readonly mine: Entry;
  readonly theirs: Entry;
  readonly revision: number;
}
export type SavedState = 'saved' | 'saving' | 'unsent' | 'refused' | 'conflict';

const AGAIN_MS = 4_000;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class WorksheetStore {
  readonly sheet = signal<Sheet | null>(null);
  readonly waiting = signal<Readonly<Record<string, Waiting>>>({});
  readonly state = signal<SavedState>('saved');
  readonly problem = signal<unknown>(null);
  readonly conflict = signal<EntryConflict | null>(null);
  readonly kept = signal(true);
  readonly #undo = signal<readonly { readonly key: string; readonly entry: Entry }[]>([]);
  readonly canUndo = computed(() => this.#undo.value.length > 0);
  readonly ready = computed(() => this.sheet.value?.ready === true && Object.keys(this.waiting.value).length === 0);
  readonly #key: string;
  #working: Promise<void> | null = null;
  #wantsRead = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(
    readonly campaign: string,
    readonly battle: string,
  ) {
    this.#key = `${campaign}/worksheet/${battle}`;
  }

  async start(): Promise<void> {
    const [seen, drafts] = await Promise.all([recall<Sheet>('seen', this.#key), recall<Record<string, Waiting>>('drafts', this.#key)]);
    if (seen !== null && this.sheet.value === null) this.sheet.value = seen.data;
    if (drafts !== null) this.waiting.value = { ...drafts.data, ...this.waiting.value };
    window.addEventListener('online', this.#online);
    await this.read();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#online);
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  readonly #online = (): void => void this.read();

  unit(id: string): UnitEntry {
    const mine = this.sheet.value?.mine ?? '';
    const found = this.sheet.value?.units.find((unit) => unit.id === id)?.entries[mine]?.entry;
    return (this.waiting.value[id]?.entry as UnitEntry | undefined) ?? found ?? NO_UNIT;
  }

  field(): FieldEntry {
    const mine = this.sheet.value?.mine ?? '';
    return (this.waiting.value[FIELD]?.entry as FieldEntry | undefined) ?? this.sheet.value?.field.entries[mine]?.entry ?? NO_FIELD;
  }

  change(key: string, entry: Entry): void {
    const before = key === FIELD ? this.field() : this.unit(key);
    if (same(before, entry)) return;
    this.#undo.value = [...this.#undo.value, { key, entry: before }].slice(-200);
    this.#set(key, entry);
  }

  undo(): void {
    const last = this.#undo.value.at(-1);
    if (last === undefined) return;
    this.#undo.value = this.#undo.value.slice(0, -1);
    this.#set(last.key, last.entry);
  }

  /** Ends a conflict: this entry replaces what the other phone saved. */
  resolve(keepMine: boolean): void {
    const conflict = this.conflict.value;
    if (conflict === null) return;
    this.conflict.value = null;
    const { [conflict.key]: waiting, ...others } = this.waiting.value;
    this.waiting.value = keepMine ? { ...others, [conflict.key]: { entry: waiting?.entry ?? conflict.mine, revision: conflict.revision } } : others;
    this.#keep();
    this.state.value = 'saving';
    void this.#work();
  }

  /** Reads what both sides have said by now. */
  read(): Promise<void> {
    this.#wantsRead = true;
    return this.#work();
  }

  /** Ends when nothing waits any more, or it cannot be sent now. */
  flush(): Promise<void> {
    return this.#work();
  }

  #revision(key: string): number {
    const sheet = this.sheet.value;
    const part = key === FIELD ? sheet?.field : sheet?.units.find(({ id }) => id === key);
    return part?.entries[sheet?.mine ?? '']?.revision ?? 0;
  }

  #set(key: string, entry: Entry): void {
    const revision = this.waiting.value[key]?.revision ?? this.#revision(key);
    this.waiting.value = { ...this.waiting.value, [key]: { entry, revision } };
    this.problem.value = null;
    this.#keep();
    if (this.state.value !== 'conflict') this.state.value = 'saving';
    void this.#work();
  }

  #keep(): void {
    if (Object.keys(this.waiting.value).length === 0) void drop('drafts', this.#key);
    else void keep('drafts', this.#key, this.waiting.value).then((kept) => (this.kept.value = kept));
  }

  /** One request at a time, so that no older answer comes after a newer one. */
  #work(): Promise<void> {
    this.#working ??= this.#steps().finally(() => (this.#working = null));
    return this.#working;
  }

  async #steps(): Promise<void> {
    try {
      for (;;) {
        const refused = this.state.value === 'refused' ? null : this.#next();
        if (refused !== null && this.conflict.value === null) await this.#send(...refused);
        else if (this.#wantsRead) {
          this.#wantsRead = false;
          this.#adopt(await ok(api.GET('/v1/campaigns/{id}/battles/{battleId}/worksheet', { params: { path: this.#path() } })));
        } else break;
      }
      if (this.conflict.value === null && this.state.value !== 'refused') this.state.value = 'saved';
    } catch (failed) {
      if (isUnreached(failed) || (failed instanceof ApiError && (failed.status >= 500 || failed.status === 429 || failed.status === 401))) {
        if (Object.keys(this.waiting.value).length > 0) this.state.value = 'unsent';
        this.#later();
      } else {
        this.problem.value = failed;
        if (Object.keys(this.waiting.value).length > 0) this.state.value = 'refused';
      }
    }
  }

  #path(): { id: string; battleId: string } {
    return { id: this.campaign, battleId: this.battle };
  }

  #next(): readonly [string, Waiting] | null {
    return Object.entries(this.waiting.value)[0] ?? null;
  }

  async #send(key: string, waiting: Waiting): Promise<void> {
    this.state.value = 'saving';
    const header = { 'If-Match': `"${waiting.revision}"` };
    const { data, error, response } =
      key === FIELD
        ? await api.PUT('/v1/campaigns/{id}/battles/{battleId}/worksheet/field', {
            params: { path: this.#path(), header },
            body: waiting.entry as FieldEntry,
          })
        : await api.PUT('/v1/campaigns/{id}/battles/{battleId}/worksheet/units/{unit}', {
            params: { path: { ...this.#path(), unit: key }, header },
            body: waiting.entry as UnitEntry,
          });
    if (data !== undefined) {
      const { [key]: now, ...others } = this.waiting.value;
      const revision = Number(/\d+/.exec(response.headers.get('etag') ?? '')?.[0] ?? waiting.revision + 1);
      this.waiting.value = now === undefined || same(now.entry, waiting.entry) ? others : { ...others, [key]: { entry: now.entry, revision } };
      this.#adopt(data as Sheet);
      this.#keep();
      return;
    }
    if (response.status !== 412) throw new ApiError(response.url, response.status, (error ?? null) as Schemas['Problem'] | null);
    // Another phone of my side has saved, or my own answer was lost on the way.
    this.#adopt(await ok(api.GET('/v1/campaigns/{id}/battles/{battleId}/worksheet', { params: { path: this.#path() } })));
    const sheet = this.sheet.value;
    const part = key === FIELD ? sheet?.field : sheet?.units.find(({ id }) => id === key);
    const theirs = (part?.entries[sheet?.mine ?? '']?.entry ?? (key === FIELD ? NO_FIELD : NO_UNIT)) as Entry;
    const mine = this.waiting.value[key]?.entry ?? waiting.entry;
    const { [key]: _, ...others } = this.waiting.value;
    if (same(theirs, mine)) this.waiting.value = others;
    else if (same(theirs, waiting.entry)) this.waiting.value = { ...others, [key]: { entry: mine, revision: this.#revision(key) } };
    else {
      this.conflict.value = { key, mine, theirs, revision: this.#revision(key) };
      this.state.value = 'conflict';
    }
    this.#keep();
  }

  #adopt(sheet: Sheet): void {
    this.sheet.value = sheet;
    void keep('seen', this.#key, sheet);
  }

  #later(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.read(), AGAIN_MS);
  }
}
