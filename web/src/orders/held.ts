/**
 * Mechs that I decided to keep where they are. The rules know no order to hold: a mech without an order
 * stays. So this is noted on the device only, for the round and phase, so that it does not count as
 * forgotten.
 */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { keep, recall } from '../campaign/kept';
import type { Live } from '../campaign/live';

interface Note {
  readonly round: number;
  readonly phase: string;
  readonly mechs: readonly string[];
}

export class Held {
  readonly #note = signal<Note | null>(null);
  readonly #key: string;
  readonly mechs: ReadonlySignal<ReadonlySet<string>> = computed(() => {
    const note = this.#note.value;
    const campaign = this.live.campaign.value;
    return new Set(
      note !== null && campaign !== null && note.round === campaign.round && note.phase === campaign.phase
        ? note.mechs
        : [],
    );
  });

  constructor(private readonly live: Live) {
    this.#key = `${live.id}/held`;
    void recall<Note>('seen', this.#key).then((kept) => (this.#note.value ??= kept?.data ?? null));
  }

  set(mechs: ReadonlySet<string>): void {
    const campaign = this.live.campaign.value;
    if (campaign === null) return;
    this.#note.value = { round: campaign.round, phase: campaign.phase, mechs: [...mechs] };
    void keep('seen', this.#key, this.#note.value);
  }
}

const all = new WeakMap<Live, Held>();

export function heldOf(live: Live): Held {
  const found = all.get(live) ?? new Held(live);
  all.set(live, found);
  return found;
}
