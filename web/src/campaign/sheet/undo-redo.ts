/** What a sheet was before its changes, to go back and forth. Pure but for its signals. */
import { computed, signal } from '@preact/signals';
import type { Order } from './order-compare';

type Orders = readonly Order[];
const MAX = 200;

export class UndoRedo {
  readonly #back = signal<readonly Orders[]>([]);
  readonly #forth = signal<readonly Orders[]>([]);
  readonly canUndo = computed(() => this.#back.value.length > 0);
  readonly canRedo = computed(() => this.#forth.value.length > 0);

  /** Before a change: these can be brought back, and what was taken back is gone. */
  remember(orders: Orders): void {
    this.#back.value = [...this.#back.value, orders].slice(-MAX);
    this.#forth.value = [];
  }

  forget(): void {
    this.#back.value = [];
    this.#forth.value = [];
  }

  /** What was before `now`; null: nothing was. */
  undo(now: Orders): Orders | null {
    const back = this.#back.value.at(-1);
    if (back === undefined) return null;
    this.#back.value = this.#back.value.slice(0, -1);
    this.#forth.value = [...this.#forth.value, now];
    return back;
  }

  redo(now: Orders): Orders | null {
    const forth = this.#forth.value.at(-1);
    if (forth === undefined) return null;
    this.#forth.value = this.#forth.value.slice(0, -1);
    this.#back.value = [...this.#back.value, now];
    return forth;
  }
}
