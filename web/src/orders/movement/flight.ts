/** A flight with the dropship as it is put together: who flies, where to, and from which side it enters. */
import { computed, signal } from '@preact/signals';
import type { DropshipOrder, MovementOrder } from './movement';
import type { Planning } from '../planning-state';

export type Direction = DropshipOrder['direction'];
export const WHEEL: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

export class Flight {
  readonly mechs = signal<readonly string[]>([]);
  readonly to = signal<string | null>(null);
  readonly direction = signal<Direction | null>(null);

  constructor(private readonly planning: Planning) {}

  readonly options = computed(() => this.planning.desk.live.options.value?.orders.dropship ?? null);

  /** The flights of the sheet. */
  readonly #flown = computed(() =>
    this.planning.desk.live.sheet.orders.value.filter(
      (order): order is DropshipOrder => order.type === 'dropship',
    ),
  );
  /** The one that the selected mech is on. */
  readonly mine = computed(
    () => this.#flown.value.find(({ mechs }) => mechs.includes(this.planning.mech.value?.id ?? '')) ?? null,
  );
  /** A dropship that is free, or that of the mech's own flight. */
  readonly building = computed(
    () =>
      this.mine.value?.building ??
      this.options.value?.dropships.find(
        ({ building }) => !this.#flown.value.some((one) => one.building === building),
      )?.building ??
      null,
  );
  /** Who may fly from the hex of the selected mech, with tons. */
  readonly passengers = computed(
    () => this.options.value?.from.find(({ hex }) => hex === this.planning.mech.value?.hex)?.mechs ?? [],
  );
  readonly tons = computed(() =>
    this.passengers.value
      .filter(({ mech }) => this.mechs.value.includes(mech))
      .reduce((sum, { tons }) => sum + tons, 0),
  );
  readonly fee = computed(() => Math.ceil(this.tons.value / (this.options.value?.tonsPerFee ?? 1)));
  readonly isOpen = computed(
    () =>
      this.options.value !== null &&
      this.building.value !== null &&
      (this.mine.value !== null ||
        this.passengers.value.some(({ mech }) => mech === this.planning.mech.value?.id)),
  );

  /** Begins with the order of the mech that is selected now. */
  follow(order: MovementOrder | null): void {
    const flight = order?.type === 'dropship' ? order : null;
    const own = this.planning.mech.peek()?.id;
    this.mechs.value = flight?.mechs ?? (own === undefined ? [] : [own]);
    this.to.value = flight?.to ?? null;
    this.direction.value = flight?.direction ?? null;
  }

  toggle(mech: string): void {
    const chosen = this.mechs.value;
    this.mechs.value = chosen.includes(mech) ? chosen.filter((id) => id !== mech) : [...chosen, mech];
    this.#give();
  }

  tap(hex: string): boolean {
    if (this.options.value?.forbidden.includes(hex) !== false || hex === this.planning.mech.value?.hex)
      return false;
    this.to.value = hex;
    this.#give();
    this.planning.desk.keepVisible([hex]);
    return true;
  }

  turn(direction: Direction): void {
    this.direction.value = direction;
    this.#give();
  }

  /** Whole enough to be ordered: who, where and from where. */
  #give(): void {
    const [to, direction, building] = [this.to.value, this.direction.value, this.building.value];
    if (to === null || direction === null || building === null || this.mechs.value.length === 0) return;
    this.planning.put({ type: 'dropship', building, mechs: [...this.mechs.value], to, direction });
  }
}
