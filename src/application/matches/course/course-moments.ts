/** Turns and steps into which the course of a match falls (MAT-3, GAM-11). */
import type { Words } from '../../../games';

/** Lines of one step of a turn, one after the other. */
export interface CourseMoment {
  readonly turn: number;
  readonly step: Words;
  /** The number of the last of them. */
  readonly to: number;
}

/** Lines of a course, one after the other. */
export class Moments {
  readonly #all: CourseMoment[] = [];

  get count(): number {
    return this.#all.at(-1)?.to ?? 0;
  }

  add(turn: number, step: Words): void {
    const to = this.count + 1;
    const last = this.#all.at(-1);
    if (last !== undefined && last.turn === turn && last.step.code === step.code)
      this.#all[this.#all.length - 1] = { ...last, to };
    else this.#all.push({ turn, step, to });
  }

  /** Without those of later turns. */
  until(turn: number): readonly CourseMoment[] {
    const late = this.#all.findIndex((one) => one.turn > turn);
    return late < 0 ? [...this.#all] : this.#all.slice(0, late);
  }
}

/** Which lines are wanted: those after a number, at most so many. */
export interface LinesAsked {
  readonly after: number;
  readonly limit: number;
}
