/**
 * What a match did to each figure, as its log tells it (DA-CAMP-7, DA-CAMP-8): clicks from behind, shots,
 * how it fell, and where it left.
 */
import { darkAge, type Edge, type Event, isAhead, type Point, type State } from '../../../games/dark-age';
import type { PlayedMatch } from '../../capabilities';

export interface FigureCourse {
  readonly start: number;
  readonly fromBehind: number;
  readonly fired: { readonly primary: number; readonly secondary: number };
  /** Fell by a critical hit. */
  readonly byCritical: boolean;
  /** Clicks beyond its last one with which it fell. */
  readonly over: number;
  /** Null: it did not leave over an edge. */
  readonly left: { readonly at: Point; readonly edge: Edge | null } | null;
}

export interface Course {
  readonly state: State;
  readonly figures: ReadonlyMap<string, FigureCourse>;
}

/** What the attack that is being carried out is like for its targets. */
interface Blow {
  readonly behind: ReadonlySet<string>;
  readonly critical: ReadonlySet<string>;
}

const NO_BLOW: Blow = { behind: new Set(), critical: new Set() };

/** The open edge that lies nearest. */
const edgeFrom = ({ seats, field }: State, seat: string, { x, y }: Point): Edge | null => {
  const far: Readonly<Record<Edge, number>> = { south: field.y - y, north: y, west: x, east: field.x - x };
  const exits = seats.find((one) => one.seat === seat)?.exits ?? [];
  return exits.reduce<Edge | null>(
    (best, edge) => (best === null || far[edge] < far[best] ? edge : best),
    null,
  );
};

const blowOf = ({ units }: State, event: Event & { readonly type: 'attacked' }): Blow => {
  const attacker = units.find(({ id }) => id === event.unit);
  const from = attacker?.at ?? null;
  const behind = units.filter(
    ({ id, at, facing }) =>
      from !== null && at !== null && event.targets.includes(id) && !isAhead({ at, facing }, from),
  );
  return {
    behind: new Set(behind.map(({ id }) => id)),
    critical: new Set(event.isCritical ? event.hits : []),
  };
};

const BY_ATTACK = ['attack', 'special'];

class Reader {
  readonly #figures = new Map<string, FigureCourse>();
  #blow = NO_BLOW;

  constructor(private state: State) {
    for (const { id, click } of state.units)
      this.#figures.set(id, {
        ...{ start: click, fromBehind: 0, fired: { primary: 0, secondary: 0 } },
        ...{ byCritical: false, over: 0, left: null },
      });
  }

  #change(id: string, change: (before: FigureCourse) => Partial<FigureCourse>): void {
    const before = this.#figures.get(id);
    if (before !== undefined) this.#figures.set(id, { ...before, ...change(before) });
  }

  #attacked(event: Event & { readonly type: 'attacked' }): void {
    const { current } = this.state;
    this.#blow = blowOf(this.state, event);
    if (event.kind !== 'ranged' || current === null) return;
    for (const id of current.members) {
      // In a formation all but the leader fire what is primary.
      const slot = id === event.unit ? current.slot : 'primary';
      this.#fired(id, slot);
    }
  }

  #fired(id: string, slot: 'primary' | 'secondary'): void {
    this.#change(id, ({ fired }) => ({ fired: { ...fired, [slot]: fired[slot] + 1 } }));
  }

  #damaged({ unit: id, clicks, why }: Event & { readonly type: 'damaged' }): void {
    const click = this.state.units.find((one) => one.id === id)?.click ?? 0;
    const long = this.state.dials[id]?.dial.length ?? 0;
    const isBlow = BY_ATTACK.includes(why);
    this.#change(id, ({ fromBehind }) => ({
      fromBehind: fromBehind + (isBlow && this.#blow.behind.has(id) ? clicks : 0),
      byCritical: isBlow && this.#blow.critical.has(id) && click + clicks >= long,
      over: Math.max(0, click + clicks - long),
    }));
  }

  #left(id: string): void {
    const unit = this.state.units.find((one) => one.id === id);
    const at = unit?.at ?? null;
    if (unit === undefined || at === null) return;
    this.#change(id, () => ({ left: { at, edge: edgeFrom(this.state, unit.owner, at) } }));
  }

  read(event: Event): void {
    if (event.type === 'attacked') this.#attacked(event);
    if (event.type === 'damaged') this.#damaged(event);
    if (event.type === 'razed') this.#fired(event.unit, event.slot);
    if (event.type === 'left') this.#left(event.unit);
    if (event.type === 'ordered') this.#blow = NO_BLOW;
    this.state = darkAge.apply(this.state, event);
  }

  course(): Course {
    return { state: this.state, figures: this.#figures };
  }
}

/** Throws RangeError for what no match of this system is: it is read from the server's own log. */
export const courseOf = ({ version, setup, events }: PlayedMatch): Course => {
  const read = darkAge.readSetup(setup);
  if (!read.ok || version !== darkAge.version) throw new RangeError('no match of this system');
  const reader = new Reader(darkAge.open(read.value));
  for (const event of events as readonly Event[]) reader.read(event);
  return reader.course();
};
