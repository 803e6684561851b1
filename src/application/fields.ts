/**
 * Reading flat bodies and queries property by property: collects every mistake of form at once, and never
 * throws, whatever comes in. What has parts is read by a shape.
 */
import {
  err,
  gather,
  MAX_TOLD,
  ok,
  type ParamsGiven,
  pointerTo,
  type ProblemCode,
  readName,
  type Result,
  violation,
  type Violation,
} from '../kernel';
import { type Hex, parseHex } from '../rules';

const readId = <T extends string>(value: unknown): T | null =>
  typeof value === 'string' && value.length > 0 && value.length <= 100 ? (value as T) : null;

const readHex = (value: unknown): Hex | null => (typeof value === 'string' ? parseHex(value) : null);

const isWhole = <T>(all: readonly (T | null)[]): all is readonly T[] => !all.includes(null);

/** Reads the properties of one JSON object; `done` also refuses those that nobody asked for. */
export class Fields {
  readonly #input: Readonly<Record<string, unknown>>;
  readonly #pointer: string;
  readonly #asked = new Set<string>();
  readonly violations: Violation[] = [];

  constructor(input: unknown, pointer = '') {
    this.#pointer = pointer;
    const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
    if (!isObject) this.violations.push(violation('shape/not-an-object', null, pointer));
    this.#input = isObject ? (input as Record<string, unknown>) : {};
  }

  /** Whether the property was sent at all. */
  has(name: string): boolean {
    return Object.hasOwn(this.#input, name);
  }

  /** A property whose value needs no further reading, like the order's `type`. */
  raw(name: string): unknown {
    this.#asked.add(name);
    return this.has(name) ? this.#input[name] : null;
  }

  /** An id as this API gives them out; '' after a mistake. */
  id<T extends string>(name: string): T {
    return readId<T>(this.raw(name)) ?? this.#wrong(name, 'shape/not-an-id', '' as T);
  }

  hex(name: string): Hex {
    return readHex(this.raw(name)) ?? this.#wrong(name, 'shape/not-a-hex', '0101' as Hex);
  }

  /** A list of at most `max` elements (`min` at least), each read by `read` with its own pointer. */
  list<T>(
    name: string,
    min: number,
    max: number,
    read: (value: unknown, pointer: string) => T | null,
  ): readonly T[] {
    return this.#elements(name, min, max, (value, index) => read(value, this.#pointerTo(name, index)));
  }

  ids<T extends string>(name: string, min: number, max: number): readonly T[] {
    return this.#elements<T>(name, min, max, readId);
  }

  /** A whole number in min … max. */
  integer(name: string, min: number, max: number): number {
    const value = this.raw(name);
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max)
      return value;
    return this.#wrong(name, 'shape/not-an-integer', min, { min, max });
  }

  /** A number in min … max, fractions allowed. */
  number(name: string, min: number, max: number): number {
    const value = this.raw(name);
    if (typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max) return value;
    return this.#wrong(name, 'shape/not-a-number', min, { min, max });
  }

  /**
   * A name that people see: NFC, 1 … max characters after trimming, one of them visible, no control or
   * bidirectional ones. Null when not sent.
   */
  optionalName(name: string, max = 60): string | null {
    if (!this.has(name)) return null;
    return readName(this.raw(name), max) ?? this.#wrong(name, 'shape/not-a-name', null, { max });
  }

  /** One of some words; the first of them after a mistake. `choices` is not empty. */
  oneOf<T extends string>(name: string, choices: readonly T[]): T {
    const value = this.raw(name);
    const found = choices.find((choice) => choice === value);
    return found ?? this.#wrong(name, 'shape/not-a-choice', choices[0] as T, { choices });
  }

  /** Records a mistake that the caller found in a property. */
  refuse<C extends ProblemCode>(name: string, code: C, ...params: ParamsGiven<C>): void {
    this.#wrong(name, code, null, ...params);
  }

  /** The value when nothing was wrong; unknown properties are wrong too. */
  done<T>(value: T): Result<T, readonly Violation[]> {
    let unmade = 0;
    for (const name of Object.keys(this.#input)) {
      if (this.#asked.has(name)) continue;
      if (this.violations.length < MAX_TOLD)
        this.violations.push(violation('shape/unknown-property', null, pointerTo(this.#pointer, name)));
      else unmade += 1;
    }
    if (this.violations.length > MAX_TOLD || unmade > 0) gather(this.violations, [], unmade);
    return this.violations.length === 0 ? ok(value) : err(this.violations);
  }

  /** Pointers are made for mistakes only: nearly all lists are right, and a sheet has many. */
  #elements<T>(
    name: string,
    min: number,
    max: number,
    read: (value: unknown, index: number) => T | null,
  ): readonly T[] {
    const value = this.raw(name);
    if (!Array.isArray(value)) return this.#wrong(name, 'shape/not-a-list', []);
    if (value.length < min || value.length > max)
      return this.#wrong(name, 'shape/list-length', [], { min, max });
    const all = value.map((element, index) => {
      const one = read(element, index);
      if (one === null)
        this.violations.push(violation('shape/wrong-element', null, this.#pointerTo(name, index)));
      return one;
    });
    return isWhole(all) ? all : all.filter((one): one is T => one !== null);
  }

  #pointerTo(name: string, index: number): string {
    return `${this.#pointer}/${name}/${index}`;
  }

  #wrong<C extends ProblemCode, T>(name: string, code: C, fallback: T, ...params: ParamsGiven<C>): T {
    const pointer = `${this.#pointer}/${name}`;
    this.violations.push(
      this.has(name)
        ? violation(code, null, pointer, ...params)
        : violation('shape/missing', null, pointer, params[0]),
    );
    return fallback;
  }
}
