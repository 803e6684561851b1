/** Places in the course of a match from which one can go on: few enough to be kept, near enough to every line. */

/** A place lies this much work after the one before it, or a power of two as much. */
const FIRST_STRIDE = 100;
const MAX_PLACES = 96;

export interface CoursePlace {
  /** Lines before it. */
  readonly seq: number;
  /** Work that it takes to come to it from the beginning: events, or lines. */
  readonly work: number;
}

export class CoursePlaces<P extends CoursePlace> {
  #stride = FIRST_STRIDE;
  #places: P[];

  constructor(opening: P) {
    this.#places = [opening];
  }

  /** The last one that does not lie behind what `isBefore` says. */
  last(isBefore: (place: P) => boolean): P {
    return this.#places.findLast(isBefore) ?? (this.#places[0] as P);
  }

  /** `place` is made only where it is kept. */
  pass(work: number, place: () => P): void {
    if (work - (this.#places.at(-1)?.work ?? 0) < this.#stride) return;
    this.#places.push(place());
    if (this.#places.length <= MAX_PLACES) return;
    this.#stride *= 2;
    this.#places = this.#places.filter((_, index) => index % 2 === 0);
  }
}
