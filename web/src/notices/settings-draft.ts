/** The settings of notices as they are on the screen: each change is sent at once, one after the other. */
import { signal } from '@preact/signals';
import { bodyOf, type Settings, type SettingsBody } from './choices';

/** What the draft needs from outside. */
export interface SettingsMeans {
  read(): Promise<Settings>;
  /** In place of all that was set before. */
  save(body: SettingsBody): Promise<Settings>;
}

export class SettingsDraft {
  /** Null: not known yet. */
  readonly settings = signal<Settings | null>(null);
  /** What the last attempt to read or to save failed with. */
  readonly failure = signal<unknown>(null);
  /** `saved`: all that was changed here is on the server. */
  readonly state = signal<'untouched' | 'saving' | 'saved'>('untouched');

  /** What the server has. */
  #known: Settings | null = null;
  #sending: Promise<void> | null = null;

  constructor(readonly means: SettingsMeans) {}

  /** Never fails: `failure` says why. */
  async load(): Promise<void> {
    try {
      const read = await this.means.read();
      // Somebody was faster than the answer: what they changed stays.
      if (this.#sending !== null) return;
      this.#known = read;
      this.settings.value = read;
      this.failure.value = null;
    } catch (failed) {
      this.failure.value = failed;
    }
  }

  /** Shown at once; taken back when it cannot be saved. Several changes while one is sent are sent as one. */
  change(part: Partial<SettingsBody>): Promise<void> {
    const now = this.settings.value;
    if (now === null) return Promise.resolve();
    this.settings.value = { ...now, ...part };
    this.state.value = 'saving';
    this.failure.value = null;
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #send(): Promise<void> {
    try {
      for (;;) {
        const wish = this.settings.value;
        if (wish === null) return;
        const answer = await this.means.save(bodyOf(wish));
        this.#known = answer;
        if (this.settings.value !== wish) continue;
        this.settings.value = answer;
        this.state.value = 'saved';
        return;
      }
    } catch (failed) {
      this.settings.value = this.#known;
      this.state.value = 'untouched';
      this.failure.value = failed;
    }
  }
}
