/**
 * A pin or the end of the selected mech's way while it is carried to another hex, on the map: what it would
 * be there, and what comes of it.
 */
import { computed, signal } from '@preact/signals';
import { tell } from '../../ui/notices';
import { endOf } from './movement';
import { movedReach, movedWay, type Way } from './moved-way';
import { moveWords as t } from './movement-words';
import type { Planning } from '../planning-state';
import { wayOver } from './route';

export class Carrying {
  readonly #held = signal<{ readonly from: string; readonly to: string } | null>(null);

  constructor(private readonly planning: Planning) {}

  readonly #way = computed((): Way | null => {
    const order = this.planning.order.value;
    if (order === null || order.type === 'dropship' || order.type !== this.planning.means.value) return null;
    return { pins: this.planning.pins.value, end: endOf(order) };
  });

  /** What can be carried: the pins and the end; where a flight lands. */
  readonly handles = computed((): readonly string[] => {
    const { planning } = this;
    if (!planning.desk.live.takesOrders.value) return [];
    if (planning.means.value === 'dropship')
      return planning.flight.to.value === null ? [] : [planning.flight.to.value];
    const way = this.#way.value;
    return way === null || planning.ways.value === null ? [] : [...new Set([...way.pins, way.end])];
  });

  /** The hexes to which what is carried can go; null: nothing is. */
  readonly reach = computed(() => {
    const from = this.#held.value?.from;
    const [way, ways] = [this.#way.value, this.planning.ways.value];
    return from === undefined || way === null || ways === null ? null : movedReach(ways, way, from);
  });

  /**
   * The way as it would be, until the server has said so as well; null: nothing is carried, or it cannot go
   * there.
   */
  readonly preview = computed(() => {
    const held = this.#held.value;
    const { tried, mech } = this.planning;
    if (held === null)
      return tried.value === null || tried.value.mech !== mech.value?.id
        ? null
        : { ...tried.value, at: tried.value.end };
    const [way, ways] = [this.#way.value, this.planning.ways.value];
    if (way === null || ways === null) return null;
    const moved = movedWay(way, ways.start, held.from, held.to);
    const path = moved === null ? null : wayOver(ways, moved.pins, moved.end);
    return moved === null || path === null ? null : { ...moved, path, at: held.to };
  });

  over(from: string, to: string | null): void {
    this.#held.value = to === null ? null : { from, to };
  }

  drop(from: string, to: string): void {
    this.#held.value = null;
    const { planning } = this;
    const mech = planning.mech.value;
    if (mech === null) return;
    if (planning.means.value === 'dropship') {
      if (!planning.flight.tap(to)) tell(t.notThere(to), true);
      return;
    }
    const way = this.#way.value;
    const moved = way === null ? null : movedWay(way, mech.hex, from, to);
    if (moved === null || moved.end === mech.hex || !planning.go(mech, moved.end, moved.pins))
      tell(t.tooFar(to), true);
  }
}
