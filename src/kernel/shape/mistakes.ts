/**
 * The mistakes of form found while something sent is read: the first hundred are kept, the others only
 * counted.
 */
import { err, ok, type Result } from '../result';
import {
  LEFT_OUT,
  MAX_TOLD,
  violation,
  violationOf,
  type ParamsGiven,
  type Problem,
  type ProblemCode,
  type Violation,
} from '../violation';

export class Mistakes {
  /**
   * Pointers are relative to what is being read; whoever reads a property puts its name before them
   * (`under`).
   */
  #told: Violation[] = [];
  #more = 0;

  /** How many there are. */
  get count(): number {
    return this.#told.length + this.#more;
  }

  add<C extends ProblemCode>(code: C, pointer = '', ...params: ParamsGiven<C>): void {
    this.put(() => violation(code, null, pointer, ...params));
  }

  /** One that is a value, or that a rule of the game forbids. */
  addProblem(problem: Problem, rule: string | null = null): void {
    this.put(() => violationOf(problem, rule, ''));
  }

  private put(make: () => Violation): void {
    if (this.#told.length < MAX_TOLD) this.#told.push(make());
    else this.#more += 1;
  }

  /** So many more, which were not even made. */
  addUntold(count: number): void {
    this.#more += count;
  }

  /** Puts `prefix` before the pointers of all that came after the first `count`. */
  under(prefix: string, count: number): void {
    for (let index = count; index < this.#told.length; index += 1) {
      const one = this.#told[index] as Violation;
      this.#told[index] = { ...one, pointer: prefix + one.pointer };
    }
  }

  /** The value when nothing was wrong with it. */
  result<T>(value: T): Result<T, readonly Violation[]> {
    if (this.count === 0) return ok(value);
    return err(
      this.#more === 0 ? this.#told : [...this.#told, violation(LEFT_OUT, null, '', { count: this.#more })],
    );
  }
}
