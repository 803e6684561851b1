/**
 * The map as its orders see it: what is selected stands in the address, so that back closes and links share.
 */
import { signal } from '@preact/signals';
import type { BoardControl } from '../board/board';
import type { Live } from '../campaign/live';
import type { MapDesk } from './phase-orders';

/** What a card may be about, in the address. */
const CARDS = ['mech', 'pilot', 'building', 'depot', 'hex'] as const;
/** Closer than this one does not go by oneself. */
const MAX_ZOOM = 34;

export class Desk implements MapDesk {
  readonly mech = signal<string | null>(null);
  readonly hex = signal<string | null>(null);
  readonly board: { current: BoardControl | null } = { current: null };
  #route: (url: string, replace: boolean) => void = () => undefined;
  #frame = 0;
  #query: Readonly<Record<string, string>> = {};

  constructor(readonly live: Live) {}

  /** The address has changed, by whatever means. */
  follow(query: Readonly<Record<string, string>>, route: (url: string, replace: boolean) => void): void {
    this.#query = query;
    this.#route = route;
  }

  select({ mech = null, hex = null }: { readonly mech?: string | null; readonly hex?: string | null }): void {
    // From one to the next is one step of the history: back closes, and does not go through all of them.
    const isOpen = CARDS.some((name) => name in this.#query);
    const query = new URLSearchParams(this.#query);
    for (const name of CARDS) query.delete(name);
    if (mech !== null) query.set('mech', mech);
    if (hex !== null) query.set('hex', hex);
    const text = query.toString();
    this.#route(`/c/${this.live.id}${text === '' ? '' : `?${text}`}`, isOpen);
  }

  fit(hexes: readonly string[]): void {
    this.#whenLaid(() => this.board.current?.fit(hexes, MAX_ZOOM));
  }

  keepVisible(hexes: readonly string[]): void {
    this.#whenLaid(() => this.board.current?.keepVisible(hexes));
  }

  /**
   * The sheet below the map grows with what is selected: only then it is known how much of the map is seen.
   * The last wish counts.
   */
  #whenLaid(move: () => void): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(move);
    });
  }
}
