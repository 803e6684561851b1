/**
 * A battle's worksheet: my side's entries are changed here at once, kept on the device, and sent, several
 * units together, each over the revision that it was made from. What another phone of my side saved meanwhile is shown,
 * never overwritten in silence.
 */
import { computed, signal } from '@preact/signals';
import type { Schemas } from '../../../../src/client/client';
import { saysLater } from '../../api/says-later';
import { entryDifferences } from './compare-entries';
import type { Entries } from './entries';
import { NO_FIELD, NO_UNIT, type FieldEntry, type UnitEntry } from './entry';
import { UndoSteps } from './undo-steps';

export type Sheet = Schemas['Worksheet'];
export type Entry = UnitEntry | FieldEntry;
/** The field's key beside the units' ids. */
export const FIELD = '';

export interface Waiting {
  readonly entry: Entry;
  /** Of my side's entry that it was made from; 0: there was none. */
  readonly revision: number;
  /** What was sent since and not answered: the server may have taken it. */
  readonly sent?: readonly Entry[];
}
export type Waits = Readonly<Record<string, Waiting>>;

/**
 * The server, as far as one battle's worksheet needs it. What it refuses is thrown as an error with a
 * `status`; anything else that is thrown: not reached.
 */
export interface WorksheetServer {
  read(): Promise<Sheet>;
  /** Answers the sheet and the entry's new revision. */
  put(
    key: string,
    entry: Entry,
    revision: number,
  ): Promise<{ readonly sheet: Sheet; readonly revision: number }>;
  /** Entries of several units at once, all or none; their new revisions stand in the sheet. */
  putUnits(
    entries: readonly { readonly unit: string; readonly entry: UnitEntry; readonly revision: number }[],
  ): Promise<Sheet>;
}

/** What this device keeps of it over a closed page. */
export interface WorksheetKeeper {
  recallSeen(): Promise<Sheet | null>;
  keepSeen(sheet: Sheet): void;
  recallWaits(): Promise<Waits | null>;
  /** False: they could not be kept. */
  keepWaits(waits: Waits): Promise<boolean>;
}

/** The status of a refusal; null: the server was not reached, or has not said. */
const refusalOf = (failed: unknown): number | null => {
  const { status } = failed as { readonly status?: unknown };
  return typeof status === 'number' && !saysLater(status) ? status : null;
};
export interface EntryConflict {
  readonly key: string;
  readonly mine: Entry;
  readonly theirs: Entry;
  readonly revision: number;
}
export type SavedState = 'saved' | 'saving' | 'unsent' | 'refused' | 'conflict';

const AGAIN_MS = 4_000;
/** Entries without an answer that are remembered. */
const SENT_KEPT = 20;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class WorksheetStore implements Entries {
  readonly sheet = signal<Sheet | null>(null);
  readonly waiting = signal<Waits>({});
  readonly state = signal<SavedState>('saved');
  readonly problem = signal<unknown>(null);
  /** By key; each waits for a choice, and the rest goes on. */
  readonly #conflicts = signal<Readonly<Record<string, EntryConflict>>>({});
  readonly conflict = computed((): EntryConflict | null => Object.values(this.#conflicts.value)[0] ?? null);
  /** Keys of entries that the server refused as they are: not sent again before they are changed. */
  readonly #refused = new Set<string>();
  /** Keys of entries that were refused together: which of them are wrong is told when each goes alone. */
  readonly #alone = new Set<string>();
  readonly kept = signal(true);
  readonly #undo = new UndoSteps((key) => (key === FIELD ? this.field() : this.unit(key)));
  readonly canUndo = this.#undo.can;
  readonly ready = computed(
    () => this.sheet.value?.ready === true && Object.keys(this.waiting.value).length === 0,
  );
  #working: Promise<void> | null = null;
  #wantsRead = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(
    readonly battle: string,
    private readonly server: WorksheetServer,
    private readonly keeper: WorksheetKeeper,
  ) {}

  async start(): Promise<void> {
    const [seen, waits] = await Promise.all([this.keeper.recallSeen(), this.keeper.recallWaits()]);
    this.sheet.value ??= seen;
    if (waits !== null) this.waiting.value = { ...waits, ...this.waiting.value };
    await this.read();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  unit(id: string): UnitEntry {
    const mine = this.sheet.value?.mine ?? '';
    const found = this.sheet.value?.units.find((unit) => unit.id === id)?.entries[mine]?.entry;
    return (this.waiting.value[id]?.entry as UnitEntry | undefined) ?? found ?? NO_UNIT;
  }

  field(): FieldEntry {
    const mine = this.sheet.value?.mine ?? '';
    return (
      (this.waiting.value[FIELD]?.entry as FieldEntry | undefined) ??
      this.sheet.value?.field.entries[mine]?.entry ??
      NO_FIELD
    );
  }

  change(key: string, entry: Entry): void {
    const before = key === FIELD ? this.field() : this.unit(key);
    if (same(before, entry)) return;
    this.#undo.add({ key, before, after: entry });
    this.#set(key, entry);
  }

  /** Answers the key of what was taken back. */
  undo(): string | null {
    const step = this.#undo.take();
    if (step === null) return null;
    this.#set(step.key, step.before);
    return step.key;
  }

  /** Nobody but who fights here enters anything. */
  get locked(): boolean {
    return this.sheet.value?.mine == null;
  }

  /** Ends the conflict that is shown: this entry replaces what the other phone saved, or that one stays. */
  resolve(keepMine: boolean): void {
    const conflict = this.conflict.value;
    if (conflict === null) return;
    const { key, mine, revision } = conflict;
    const { [key]: waiting, ...others } = this.waiting.value;
    const { [key]: _, ...conflicts } = this.#conflicts.value;
    this.#conflicts.value = conflicts;
    this.waiting.value = keepMine
      ? { ...others, [key]: { entry: waiting?.entry ?? mine, revision } }
      : others;
    this.#keep();
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
    const { revision = this.#revision(key), sent = [] } = this.waiting.value[key] ?? {};
    this.waiting.value = { ...this.waiting.value, [key]: { entry, revision, sent } };
    this.#refused.delete(key);
    this.#alone.delete(key);
    this.problem.value = null;
    this.#keep();
    const conflict = this.#conflicts.value[key];
    if (conflict === undefined) this.state.value = 'saving';
    else this.#conflicts.value = { ...this.#conflicts.value, [key]: { ...conflict, mine: entry } };
    void this.#work();
  }

  #keep(): void {
    void this.keeper.keepWaits(this.waiting.value).then((kept) => (this.kept.value = kept));
  }

  /** One request at a time, so that no older answer comes after a newer one. */
  #work(): Promise<void> {
    this.#working ??= this.#steps().finally(() => (this.#working = null));
    return this.#working;
  }

  async #steps(): Promise<void> {
    try {
      for (;;) {
        const ready = this.#ready();
        const [next] = ready;
        const together = ready.filter(([key]) => key !== FIELD && !this.#alone.has(key));
        if (together.length > 1) await this.#sendTogether(together);
        else if (next !== undefined) await this.#send(...next);
        else if (this.#wantsRead) {
          this.#wantsRead = false;
          this.#adopt(await this.server.read());
        } else break;
      }
      this.state.value =
        this.conflict.value !== null ? 'conflict' : this.#refused.size > 0 ? 'refused' : 'saved';
    } catch (failed) {
      if (refusalOf(failed) !== null) this.problem.value = failed;
      else {
        if (Object.keys(this.waiting.value).length > 0) this.state.value = 'unsent';
        this.#later();
      }
    }
  }

  /** What may be sent, the oldest first. */
  #ready(): readonly (readonly [string, Waiting])[] {
    return Object.entries(this.waiting.value).filter(
      ([key]) => !this.#refused.has(key) && this.#conflicts.value[key] === undefined,
    );
  }

  /** Kept before it goes: whatever happens now, it is known what the server may have. Answers whether it is new. */
  #noteSent(key: string, waiting: Waiting): boolean {
    const { entry, sent = [] } = waiting;
    if (sent.some((before) => same(before, entry))) return false;
    this.#wait(key, { ...waiting, sent: [...sent, entry].slice(-SENT_KEPT) });
    return true;
  }

  /** The server has it; what was changed meanwhile goes over what it has now. */
  #taken(key: string, entry: Entry, revision: number): void {
    const now = this.waiting.value[key];
    this.#alone.delete(key);
    this.#wait(key, now === undefined || same(now.entry, entry) ? null : { entry: now.entry, revision });
  }

  /** Units that were filled in without a network, or faster than it answers. */
  async #sendTogether(some: readonly (readonly [string, Waiting])[]): Promise<void> {
    this.state.value = 'saving';
    const isNew = some.map(([key, waiting]) => this.#noteSent(key, waiting));
    try {
      const sheet = await this.server.putUnits(
        some.map(([unit, { entry, revision }]) => ({ unit, entry: entry as UnitEntry, revision })),
      );
      for (const [key, { entry }] of some) {
        const part = sheet.units.find(({ id }) => id === key);
        this.#taken(key, entry, part?.entries[sheet.mine ?? '']?.revision ?? 0);
      }
      this.#adopt(sheet);
    } catch (failed) {
      if (refusalOf(failed) === null) throw failed;
      for (const [at, [key, waiting]] of some.entries()) {
        this.#alone.add(key);
        const now = this.waiting.value[key] ?? waiting;
        if (isNew[at] === true) this.#wait(key, { ...now, sent: waiting.sent ?? [] });
      }
    }
  }

  async #send(key: string, waiting: Waiting): Promise<void> {
    this.state.value = 'saving';
    const { entry, revision, sent = [] } = waiting;
    const isNew = this.#noteSent(key, waiting);
    try {
      const told = await this.server.put(key, entry, revision);
      this.#taken(key, entry, told.revision);
      this.#adopt(told.sheet);
    } catch (failed) {
      const status = refusalOf(failed);
      if (status === null) throw failed;
      const now = this.waiting.value[key] ?? waiting;
      if (isNew) this.#wait(key, { ...now, sent });
      if (status === 412) await this.#meet(key);
      else if (same(now.entry, entry)) {
        this.#refused.add(key);
        this.problem.value = failed;
      }
    }
  }

  /**
   * Another phone of my side has saved, or my own answer was lost on the way: what stands there decides
   * which.
   */
  async #meet(key: string): Promise<void> {
    this.#adopt(await this.server.read());
    const waiting = this.waiting.value[key];
    if (waiting === undefined) return;
    const { entry: mine, sent = [] } = waiting;
    const sheet = this.sheet.value;
    const part = key === FIELD ? sheet?.field : sheet?.units.find(({ id }) => id === key);
    const theirs = (part?.entries[sheet?.mine ?? '']?.entry ?? (key === FIELD ? NO_FIELD : NO_UNIT)) as Entry;
    const revision = this.#revision(key);
    const isTheirs = (entry: Entry): boolean => entryDifferences(entry, theirs).length === 0;
    if (isTheirs(mine)) this.#wait(key, null);
    else if (sent.some(isTheirs)) this.#wait(key, { entry: mine, revision });
    else this.#conflicts.value = { ...this.#conflicts.value, [key]: { key, mine, theirs, revision } };
  }

  /** What waits under a key; null: nothing does. */
  #wait(key: string, waiting: Waiting | null): void {
    const { [key]: _, ...others } = this.waiting.value;
    this.waiting.value = waiting === null ? others : { ...others, [key]: waiting };
    this.#keep();
  }

  #adopt(sheet: Sheet): void {
    this.sheet.value = sheet;
    this.keeper.keepSeen(sheet);
  }

  #later(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.read(), AGAIN_MS);
  }
}
