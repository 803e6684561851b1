/**
 * The course of a match as it was told: the field and the scene after any number of events, and the turns and steps
 * into which they fall. Pure.
 */
import type { Area, Board, Scene, Told } from '../match/shapes';

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

/** So many events at most are applied for one picture. */
const KEPT_EVERY = 40;

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
    trays: byId(scene.trays, change.trays),
  },
});

export const momentsOf = (told: readonly Told[]): readonly Moment[] => {
  const moments: Moment[] = [];
  told.forEach(({ turn, step }, index) => {
    const last = moments.at(-1);
    if (last !== undefined && last.turn === turn && last.step === step.text)
      moments[moments.length - 1] = { ...last, to: index + 1 };
    else moments.push({ turn, step: step.text, from: index, to: index + 1 });
  });
  return moments;
};

export class Course {
  readonly moments: readonly Moment[];
  /** After every so many events, from none on. */
  readonly #kept: Picture[];

  constructor(
    opening: Picture,
    readonly told: readonly Told[],
  ) {
    this.moments = momentsOf(told);
    this.#kept = [opening];
  }

  /** After so many events; 0: before the first. */
  at(count: number): Picture {
    const asked = Math.max(0, Math.min(this.told.length, count));
    while (this.#kept.length - 1 < Math.floor(asked / KEPT_EVERY)) {
      const done = (this.#kept.length - 1) * KEPT_EVERY;
      this.#kept.push(this.#after(done, done + KEPT_EVERY));
    }
    return this.#after(Math.floor(asked / KEPT_EVERY) * KEPT_EVERY, asked);
  }

  #after(from: number, to: number): Picture {
    const base = this.#kept[Math.floor(from / KEPT_EVERY)] as Picture;
    return this.told.slice(from, to).reduce(pictureAfter, base);
  }

  /** The step in which the event is that was the last of so many; of none the first. */
  momentAt(count: number): number {
    const found = this.moments.findIndex(({ to }) => count <= to);
    return found === -1 ? Math.max(0, this.moments.length - 1) : found;
  }
}
