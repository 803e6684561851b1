/**
 * The course of a match as it was told, of which parts are there: the field and the scene after an event, and the turns
 * and steps into which all of it falls. Pure.
 */
import type { Area, Board, Scene, Told } from '../match/shapes';
import { PART_EVENTS } from './part-events';

/** One step of a turn: events `from` (counted from 0) up to but not including `to`. */
export interface Moment {
  readonly turn: number;
  readonly step: string;
  readonly from: number;
  readonly to: number;
}

export interface Picture {
  readonly board: Board;
  readonly scene: Scene;
}

/** What the server answers: events after so many, and the picture before them. */
export interface Part extends Picture {
  readonly after: number;
  readonly count: number;
  readonly told: readonly Told[];
  readonly moments: readonly {
    readonly turn: number;
    readonly step: { readonly text: string };
    readonly to: number;
  }[];
}

/** Parts that are kept; those that were looked at last. */
const MAX_PARTS = 60;

const byId = <T extends { readonly id: string }>(old: readonly T[], changed: readonly T[]): T[] => {
  const fresh = new Map(changed.map((one) => [one.id, one]));
  const known = new Set(old.map(({ id }) => id));
  return [...old.map((one) => fresh.get(one.id) ?? one), ...changed.filter(({ id }) => !known.has(id))];
};

const isGone = ({ shape, places }: Area): boolean => shape === null && places.length === 0;

export const pictureAfter = ({ board, scene }: Picture, { seq, change }: Told): Picture => ({
  board:
    change.areas.length === 0
      ? board
      : {
          ...board,
          // Another field is another picture.
          hash: `${board.hash} ${seq}`,
          areas: byId(board.areas, change.areas).filter((area) => !isGone(area)),
        },
  scene: {
    tokens: byId(
      scene.tokens.filter(({ id }) => !change.gone.includes(id)),
      change.tokens,
    ),
    marks: change.marks ?? scene.marks,
    trays: byId(scene.trays, change.trays).filter(({ id }) => !change.gone.includes(id)),
  },
});

const momentsOf = (moments: Part['moments']): readonly Moment[] =>
  moments.map(({ turn, step, to }, index) => ({
    turn,
    step: step.text,
    from: moments[index - 1]?.to ?? 0,
    to,
  }));

export class Course {
  /** Events in all. */
  readonly count: number;
  readonly moments: readonly Moment[];
  /** By the events before them. */
  readonly #parts = new Map<number, Part>();
  /** After the last event: known without any. */
  readonly #end: Picture | null;

  constructor(first: Part) {
    this.count = first.count;
    this.moments = momentsOf(first.moments);
    this.#end = first.after === first.count ? first : null;
    this.add(first);
  }

  /** The part that shows the field after so many events, by the events before it: the event itself is in it. */
  static partOf(count: number): number {
    return Math.floor(Math.max(0, count - 1) / PART_EVENTS) * PART_EVENTS;
  }

  add(part: Part): void {
    if (part.after % PART_EVENTS !== 0 || (part.told.length === 0 && part.count > part.after)) return;
    this.#parts.delete(part.after);
    this.#parts.set(part.after, part);
    for (const oldest of this.#parts.keys()) {
      if (this.#parts.size <= MAX_PARTS) break;
      this.#parts.delete(oldest);
    }
  }

  has(after: number): boolean {
    return this.#parts.has(after);
  }

  /** After so many events, 0: before the first. Null: its part is not there. */
  at(count: number): Picture | null {
    const part = this.#parts.get(Course.partOf(count));
    if (part === undefined || part.after + part.told.length < count)
      return count >= this.count ? this.#end : null;
    return part.told.slice(0, count - part.after).reduce<Picture>(pictureAfter, part);
  }

  /** The event that was the last of so many; null: there was none, or its part is not there. */
  event(count: number): Told | null {
    const part = this.#parts.get(Course.partOf(count));
    return (count > 0 ? part?.told[count - 1 - part.after] : undefined) ?? null;
  }

  /** Events around one, as many one after the other as are there, none of another step. */
  around(count: number): readonly Told[] {
    const { from, to } = this.moments[this.momentAt(count)] ?? { from: 0, to: 0 };
    const here = Math.max(count, from + 1);
    const told: Told[] = [];
    for (let number = here; number <= to; number += 1) {
      const event = this.event(number);
      if (event === null) break;
      told.push(event);
    }
    for (let number = here - 1; number > from; number -= 1) {
      const event = this.event(number);
      if (event === null) break;
      told.unshift(event);
    }
    return told;
  }

  /** The step in which the event is that was the last of so many; of none the first. */
  momentAt(count: number): number {
    const found = this.moments.findIndex(({ to }) => count <= to);
    return found === -1 ? Math.max(0, this.moments.length - 1) : found;
  }
}
