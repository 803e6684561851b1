/**
 * What was told is shown in order: each event changes the scene that is seen, with its dice; who wants to go
 * on skips it. Then the scene is the view's again.
 */
import { effect, signal } from '@preact/signals';
import type { MatchLive } from '../match-live';
import type { Mark, Scene, Told } from '../shapes';

/** How long an event is shown, in ms, and how much longer for its dice. */
const EVENT_MS = 450;
const ROLLS_MS = 900;
/** More than that in a row are not shown one by one. */
const MAX_SHOWN = 60;

const byId = <T extends { readonly id: string }>(old: readonly T[], changed: readonly T[]): readonly T[] => {
  const fresh = new Map(changed.map((one) => [one.id, one]));
  const kept = old.map((one) => fresh.get(one.id) ?? one);
  const known = new Set(old.map(({ id }) => id));
  return [...kept, ...changed.filter(({ id }) => !known.has(id))];
};

/** The scene after an event. */
export const changed = (scene: Scene, { change }: Told): Scene => ({
  tokens: byId(
    scene.tokens.filter(({ id }) => !change.gone.includes(id)),
    change.tokens,
  ) as Scene['tokens'],
  marks: change.marks ?? scene.marks,
  trays: byId(scene.trays, change.trays) as Scene['trays'],
});

const still = matchMedia('(prefers-reduced-motion: reduce)');

export class Playback {
  /** Null: that of the view. */
  readonly scene = signal<Scene | null>(null);
  /** What is being shown; null: nothing. */
  readonly now = signal<Told | null>(null);
  readonly flash = signal<readonly Mark[]>([]);
  #shown: number | null = null;
  #base: Scene | null = null;
  #waiting: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly live: MatchLive) {}

  start(): () => void {
    const end = effect(() => {
      const view = this.live.view.value;
      const told = this.live.told.value;
      if (view === null) return;
      queueMicrotask(() => this.#take(view.seq, view.scene, told));
    });
    return () => {
      end();
      if (this.#timer !== null) clearTimeout(this.#timer);
    };
  }

  /** To the present, at once. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.scene.value = null;
    this.now.value = null;
    this.flash.value = [];
    this.#base = this.live.view.value?.scene ?? null;
  }

  /** The next event, before its time. */
  step(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#next();
  }

  #take(seq: number, scene: Scene, told: readonly Told[]): void {
    if (this.#shown === null || this.#base === null) {
      this.#shown = Math.max(seq, told.at(-1)?.seq ?? 0);
      this.#base = scene;
      return;
    }
    const last = this.#shown;
    const fresh = told.filter((one) => one.seq > last);
    this.#shown = Math.max(last, fresh.at(-1)?.seq ?? last);
    if (fresh.length === 0) {
      if (this.#timer === null) this.#base = scene;
      return;
    }
    this.#waiting.push(...fresh);
    if (still.matches || this.#waiting.length > MAX_SHOWN || document.visibilityState === 'hidden')
      return this.skip();
    if (this.#timer === null) this.#next();
  }

  #next(): void {
    this.#timer = null;
    const event = this.#waiting.shift();
    if (event === undefined || this.#base === null) return this.skip();
    this.#base = changed(this.#base, event);
    this.scene.value = this.#base;
    this.now.value = event;
    this.flash.value = event.change.flash;
    this.#timer = setTimeout(() => this.#next(), EVENT_MS + (event.rolls.length > 0 ? ROLLS_MS : 0));
  }
}
