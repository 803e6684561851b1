/** Stock that a repair may use (DEP-2), and what it has taken of it so far: no unit twice. */
import { byText } from '../../kernel';
import type { ItemId } from '../model';

export interface ShelfLine {
  readonly item: ItemId;
  /** In stock units, whole and above 0. */
  readonly units: number;
}

export class Shelf {
  readonly #taken = new Map<ItemId, number>();

  constructor(private readonly stockOf: (item: ItemId) => number) {}

  /** All of it, or nothing. */
  takeAll(lines: readonly ShelfLine[]): boolean {
    const before = new Map(this.#taken);
    for (const { item, units } of lines) {
      if (this.#left(item) < units) {
        this.#taken.clear();
        for (const [kind, taken] of before) this.#taken.set(kind, taken);
        return false;
      }
      this.#take(item, units);
    }
    return true;
  }

  /** As much of it as there is. */
  takeSome(item: ItemId, units: number): number {
    const some = Math.max(0, Math.min(units, this.#left(item)));
    if (some > 0) this.#take(item, some);
    return some;
  }

  /** In the order of ids. */
  taken(): readonly ShelfLine[] {
    return [...this.#taken].map(([item, units]) => ({ item, units })).sort((a, b) => byText(a.item, b.item));
  }

  #left(item: ItemId): number {
    return this.stockOf(item) - (this.#taken.get(item) ?? 0);
  }

  #take(item: ItemId, units: number): void {
    this.#taken.set(item, (this.#taken.get(item) ?? 0) + units);
  }
}
