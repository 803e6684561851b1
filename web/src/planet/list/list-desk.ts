/**
 * The list in place of the map, for the orders of movement: what is selected stands in its address, and there
 * is nothing to move into view.
 */
import { signal } from '@preact/signals';
import type { Live } from '../../campaign/live';
import type { MapDesk } from '../phase-orders';

export class ListDesk implements MapDesk {
  readonly mech = signal<string | null>(null);
  readonly hex = signal<string | null>(null);
  #route: (url: string, replace?: boolean) => void = () => undefined;

  constructor(readonly live: Live) {}

  /** The address has changed, by whatever means. */
  follow(query: Readonly<Record<string, string>>, route: (url: string, replace?: boolean) => void): void {
    this.#route = route;
    this.mech.value = query['mech'] ?? null;
    this.hex.value = query['hex'] ?? null;
  }

  select({ mech = null, hex = null }: { readonly mech?: string | null; readonly hex?: string | null }): void {
    const query = new URLSearchParams({
      ...(mech === null ? {} : { mech }),
      ...(hex === null ? {} : { hex }),
    }).toString();
    this.#route(`/c/${this.live.id}/list${query === '' ? '' : `?${query}`}`, true);
  }

  fit(): void {}
  keepVisible(): void {}
}
