/**
 * Orders of movement as they are given on the map: which mech, by what means, over which pins; every tap goes
 * into the sheet.
 */
import { warningsOf } from '../campaign/remarks';
import { batch, computed, effect, signal } from '@preact/signals';
import type { OwnMech } from '../campaign/live';
import type { MapDesk } from '../planet/phase-orders';
import { sentenceOf } from '../ui/form/problem';
import { tell } from '../ui/notices';
import { awaited, byHex } from './movement/awaited';
import { Carrying } from './movement/carrying';
import { Flight } from './movement/flight';
import { heldOf, type Held } from './held';
import {
  endOf,
  mechsOf,
  movements,
  withMovement,
  without,
  type MovementOrder,
  type Order,
} from './movement/movement';
import { pinsOf, reachOver, wayOver, type Ways } from './movement/route';
import { refusalOf } from './try-orders';

export type Means = 'move' | 'rail' | 'dropship';
type Act = 'sheet' | { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> };

export interface Tried {
  readonly mech: string;
  readonly pins: readonly string[];
  readonly end: string;
  readonly path: readonly string[];
}

export class Planning {
  readonly means = signal<Means>('move');
  readonly flight: Flight;
  readonly carrying: Carrying;
  readonly #held: Held;
  /** Hexes that the selected mech's way leads over. */
  readonly pins = signal<readonly string[]>([]);
  /** A way that the server is being asked about. */
  readonly tried = signal<Tried | null>(null);
  readonly #done = signal<readonly Act[]>([]);
  readonly #undone = signal<readonly Act[]>([]);
  /** Was selected by a tap on the map, or follows in its stack: the map stays as it is. */
  #stays: string | null = null;

  readonly ordered = computed(() => movements(this.desk.live.sheet.orders.value));
  readonly mechs = computed(() => byHex(this.desk.live.myMechs.value));
  readonly held = computed(() => this.#held.mechs.value);
  readonly mech = computed(() => this.mechs.value.find(({ id }) => id === this.desk.mech.value) ?? null);
  readonly stack = computed(() => this.mechs.value.filter(({ hex }) => hex === this.mech.value?.hex));
  readonly order = computed(() => this.ordered.value.get(this.mech.value?.id ?? '') ?? null);
  readonly awaited = computed(() => {
    const move = this.desk.live.options.value?.orders.move;
    return move === undefined
      ? { movable: [], open: [] }
      : awaited(this.mechs.value, move, this.ordered.value, this.held.value);
  });
  readonly ways = computed(() => this.waysOf(this.mech.value, this.means.value));
  readonly reach = computed(() => {
    const ways = this.ways.value;
    return ways === null ? null : reachOver(ways, this.pins.value);
  });
  readonly canUndo = computed(() => this.#done.value.length > 0 || this.desk.live.sheet.canUndo.value);
  readonly canRedo = computed(() => this.#undone.value.length > 0 || this.desk.live.sheet.canRedo.value);

  constructor(readonly desk: MapDesk) {
    this.#held = heldOf(desk.live);
    this.flight = new Flight(this);
    this.carrying = new Carrying(this);
  }

  /** Follows the selection. Answers how to end it. */
  start(): () => void {
    let shown: string | null = null;
    return effect(() => {
      const mech = this.mech.value;
      if (mech === null || mech.id === shown) {
        shown = mech?.id ?? null;
        return;
      }
      shown = mech.id;
      const order = this.order.peek();
      batch(() => {
        this.means.value = order?.type ?? 'move';
        const ways = this.waysOf(mech, this.means.peek());
        this.pins.value =
          ways === null || order === null || order.type === 'dropship' ? [] : pinsOf(ways, order.path);
        this.flight.follow(order);
      });
      const reach = this.reach.peek() ?? [];
      // In a stack the map moves only where a faster mech reaches farther: the thumb knows where things are.
      if (this.#stays === mech.id)
        this.desk.keepVisible([mech.hex, ...(order === null ? reach.map(({ hex }) => hex) : [endOf(order)])]);
      else this.desk.fit([mech.hex, ...(this.means.peek() === 'move' ? reach.map(({ hex }) => hex) : [])]);
      this.#stays = null;
    });
  }

  waysOf(mech: OwnMech | null, means: Means): Ways | null {
    const orders = this.desk.live.options.value?.orders;
    if (mech === null || orders === undefined || means === 'dropship' || mech.moved !== null) return null;
    if (means === 'move') {
      const found = orders.move?.mechs.find((one) => one.mech === mech.id);
      return found === undefined
        ? null
        : { start: mech.hex, reachable: found.reachable, most: found.walkingMp };
    }
    // A mech that has its ticket already is not among those that could take the train: the ways of its
    // station are the same.
    const rides = this.ordered.value.get(mech.id)?.type === 'rail';
    const station = orders.rail?.stations.find(
      (one) => one.mechs.includes(mech.id) || (rides && one.hex === mech.hex),
    );
    return station === undefined
      ? null
      : {
          start: mech.hex,
          reachable: station.reachable,
          most: Math.max(0, ...station.reachable.map(({ cost }) => cost)),
        };
  }

  /** As far as known. */
  isSeen(hex: string): boolean {
    return this.desk.live.view.value?.map.enemySight.includes(hex) ?? false;
  }

  /** What the server says about the saved order of the selected mech. */
  readonly #told = computed(() => {
    const order = this.order.value;
    const at = order === null ? -1 : this.desk.live.sheet.orders.value.indexOf(order);
    return this.desk.live.sheet.sheet.value?.preview.find((line) => line.order === at) ?? null;
  });
  /** Why it does not hold any more. */
  readonly faults = computed(() => this.#told.value?.violations ?? []);
  /** What nothing forbids of it, but harms. */
  readonly warnings = computed(() => warningsOf(this.#told.value));

  /** Why the selected mech cannot move at all, with the rule. */
  readonly immobile = computed(
    () =>
      this.desk.live.options.value?.orders.move?.immobile.find(({ mech }) => mech === this.mech.value?.id) ??
      null,
  );

  tap(hex: string): boolean {
    const mech = this.mech.value;
    if (mech !== null && this.means.value === 'dropship') return this.flight.tap(hex);
    if (mech !== null && this.#tapWay(mech, hex)) return true;
    const here = this.mechs.value.filter((one) => one.hex === hex);
    if (mech !== null && hex === mech.hex && here.length > 1)
      return this.#pick(this.stack.value[(this.stack.value.indexOf(mech) + 1) % here.length]);
    if (here.length === 0) return false;
    return this.#pick(here.find(({ id }) => this.awaited.value.open.includes(id)) ?? here[0]);
  }

  #pick(mech: OwnMech | undefined): boolean {
    if (mech === undefined) return false;
    this.#stays = mech.id;
    this.desk.select({ mech: mech.id, hex: null });
    return true;
  }

  #tapWay(mech: OwnMech, hex: string): boolean {
    const order = this.order.value;
    const path =
      order === null || order.type === 'dropship' || order.type !== this.means.value ? [] : order.path;
    const at = path.indexOf(hex);
    if (at >= 0 && this.ways.value !== null) return this.#tapPath(mech, path, at);
    if (hex === mech.hex || this.reach.value?.some((one) => one.hex === hex) !== true) return false;
    return this.go(mech, hex, this.pins.value);
  }

  /**
   * On the way: pins it; a pin that is tapped again becomes the end; the end that is tapped again is where it
   * goes on from.
   */
  #tapPath(mech: OwnMech, path: readonly string[], at: number): boolean {
    const hex = path[at] as string;
    const pins = this.pins.value;
    if (at === path.length - 1) {
      this.pins.value = pins.includes(hex) ? pins.filter((pin) => pin !== hex) : [...pins, hex];
      return true;
    }
    if (pins.includes(hex)) return this.go(mech, hex, pins.slice(0, pins.indexOf(hex)));
    this.pins.value = [...pins, hex].sort((one, other) => path.indexOf(one) - path.indexOf(other));
    return true;
  }

  /** Orders the mech there over the pins; false: there is no such way. */
  go(mech: OwnMech, hex: string, pins: readonly string[]): boolean {
    const ways = this.ways.value;
    const path = ways === null ? null : wayOver(ways, pins, hex);
    if (path === null) return false;
    const isNew = this.order.value === null && !this.held.value.has(mech.id);
    const order: MovementOrder = {
      type: this.means.value === 'rail' ? 'rail' : 'move',
      mech: mech.id,
      path: [...path],
    };
    const give = (): void => {
      this.pins.value = pins;
      this.put(order);
      if (isNew) this.#follow(mech);
      else this.desk.keepVisible([mech.hex, hex]);
    };
    // Ways of the server's own telling are legal; one over pins is tried first, so that a refusal leaves the
    // saved orders in peace.
    if (pins.length === 0) give();
    else void this.#try({ mech: mech.id, pins, end: hex, path }, order, give);
    return true;
  }

  async #try(way: Tried, order: MovementOrder, give: () => void): Promise<void> {
    this.tried.value = way;
    const refusal = await refusalOf(this.desk.live, withMovement(this.desk.live.sheet.orders.value, order));
    // Meanwhile another way was tried.
    if (this.tried.value !== way) return;
    batch(() => {
      this.tried.value = null;
      if (refusal === null) give();
    });
    if (refusal !== null) tell(sentenceOf(refusal), true);
  }

  /** The next in the same hex without an order, so that a stack is ordered by its destinations alone. */
  #follow(mech: OwnMech): void {
    const open = this.awaited.value.open;
    const next = this.stack.value.find(({ id }) => id !== mech.id && open.includes(id));
    if (next === undefined) this.desk.keepVisible([mech.hex]);
    else this.#pick(next);
  }

  /** Gives an order in the place of what its mechs had. */
  put(order: MovementOrder): void {
    this.change(withMovement(this.desk.live.sheet.orders.value, order), mechsOf(order));
  }

  change(orders: readonly Order[], mechs: readonly string[]): void {
    this.#done.value = [...this.#done.value, 'sheet'];
    this.#undone.value = [];
    const held = this.held.value;
    if (mechs.some((id) => held.has(id)))
      this.#held.set(new Set([...held].filter((id) => !mechs.includes(id))));
    this.desk.live.sheet.change(orders);
  }

  /** Stays where it is: an order that it had goes. */
  hold(): void {
    const mech = this.mech.value;
    if (mech === null) return;
    if (this.order.value !== null) this.change(without(this.desk.live.sheet.orders.value, [mech.id]), []);
    const before = this.held.value;
    const after = new Set([...before, mech.id]);
    this.#held.set(after);
    this.#done.value = [...this.#done.value, { before, after }];
    this.#undone.value = [];
    this.pins.value = [];
    const open = this.awaited.value.open;
    const mate = this.stack.value.find(({ id }) => open.includes(id));
    if (mate !== undefined) this.#pick(mate);
  }

  /** Takes the order of the selected mech back. */
  clear(): void {
    const mech = this.mech.value;
    if (mech === null) return;
    this.pins.value = [];
    if (this.order.value !== null) this.change(without(this.desk.live.sheet.orders.value, [mech.id]), []);
  }

  /** How many of the stack could go where the selected one goes. */
  readonly mates = computed(() => {
    const order = this.order.value;
    if (order === null || order.type === 'dropship') return [];
    return this.stack.value.flatMap((mech) => {
      const path = this.waysOf(mech, order.type)?.reachable.find(({ hex }) => hex === endOf(order))?.path;
      if (mech.id === order.mech || path === undefined) return [];
      // The same way where it is not too far for this one, else its own.
      return [
        {
          type: order.type,
          mech: mech.id,
          path: (this.waysOf(mech, order.type)?.most ?? 0) >= order.path.length ? order.path : path,
        },
      ];
    });
  });

  /** Sends the whole stack where the selected mech goes: one step to undo. */
  all(): void {
    const mates = this.mates.value;
    if (mates.length === 0) return;
    const orders = mates.reduce<readonly Order[]>(
      (sheet, order) => withMovement(sheet, order),
      this.desk.live.sheet.orders.value,
    );
    this.change(
      orders,
      mates.map(({ mech }) => mech),
    );
  }

  undo(): void {
    const act = this.#done.value.at(-1) ?? 'sheet';
    this.#done.value = this.#done.value.slice(0, -1);
    this.#undone.value = [...this.#undone.value, act];
    if (act === 'sheet') this.desk.live.sheet.undo();
    else this.#held.set(act.before);
    this.pins.value = [];
  }

  redo(): void {
    const act = this.#undone.value.at(-1) ?? 'sheet';
    this.#undone.value = this.#undone.value.slice(0, -1);
    this.#done.value = [...this.#done.value, act];
    if (act === 'sheet') this.desk.live.sheet.redo();
    else this.#held.set(act.after);
    this.pins.value = [];
  }

  /** The next or the one before that waits for an order, in a circle; when none waits, any that can move. */
  step(by: 1 | -1): void {
    const { movable, open } = this.awaited.value;
    const among = open.length > 0 ? open : movable;
    const all = this.mechs.value.map(({ id }) => id);
    const at = all.indexOf(this.mech.value?.id ?? '');
    const round = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
    const next = (by === 1 ? round : round.reverse()).find((id) => among.includes(id));
    if (next !== undefined) this.desk.select({ mech: next, hex: null });
  }
}
