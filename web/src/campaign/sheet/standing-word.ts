/**
 * A player's standing word, as the form has it: each tap is saved, one at a time and the last one at the end
 * (ROUND-3).
 */
import { signal } from '@preact/signals';
import { api, ok, type Schemas } from '../../api/client';

export type Word = Schemas['Standing'];

export class WordStore {
  /** Null: not read yet. */
  readonly word = signal<Word | null>(null);
  readonly error = signal<unknown>(null);
  readonly saved = signal(false);
  #wanted: Word | null = null;
  #saving: Promise<void> | null = null;

  constructor(
    private readonly campaign: string,
    /** The open phase may end with a word, and the own mark is set by it. */
    private readonly onSaved: () => void,
  ) {}

  async read(): Promise<void> {
    try {
      this.word.value = await ok(api.GET('/v1/campaigns/{id}/standing', this.#path()));
      this.error.value = null;
    } catch (failed) {
      this.error.value = failed;
    }
  }

  change(word: Word): Promise<void> {
    this.word.value = word;
    this.saved.value = false;
    this.#wanted = word;
    this.#saving ??= this.#save().finally(() => (this.#saving = null));
    return this.#saving;
  }

  async #save(): Promise<void> {
    try {
      for (let next = this.#wanted; next !== null; next = this.#wanted) {
        this.#wanted = null;
        await ok(api.PUT('/v1/campaigns/{id}/standing', { ...this.#path(), body: next }));
      }
      this.error.value = null;
      this.saved.value = true;
      this.onSaved();
    } catch (failed) {
      // What is shown is what counts.
      await this.read();
      this.#wanted = null;
      this.error.value = failed;
    }
  }

  #path() {
    return { params: { path: { id: this.campaign } } };
  }
}
