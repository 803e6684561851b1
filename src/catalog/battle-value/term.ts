/**
 * A step of the Battle Value computation that explains itself: its figure, how it was made, and the steps it
 * was made from.
 */
import type { TermCode } from './term-codes';

/**
 * How a term follows from its own terms; `given` has none: a figure of the design, of an item or of a rule.
 */
export type TermKind = 'given' | 'sum' | 'product' | 'smallest' | 'largest' | 'rounded' | 'two-decimals';

export interface Term {
  /** Stable, `part/what`, e.g. `defensive/armor`. The text for people is made from it in the API. */
  readonly code: TermCode;
  readonly kind: TermKind;
  readonly value: number;
  /** What it is about: an item, a location, how many. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly terms: readonly Term[];
}

type Params = Term['params'];

export const given = (code: TermCode, value: number, params: Params = {}): Term => ({
  code,
  kind: 'given',
  value,
  params,
  terms: [],
});

/** What a kind of term makes of the values of its terms. */
export const valueOf = (kind: Exclude<TermKind, 'given'>, values: readonly number[]): number => {
  switch (kind) {
    case 'sum':
      return values.reduce((sum, value) => sum + value, 0);
    case 'product':
      return values.reduce((product, value) => product * value, 1);
    case 'smallest':
      return Math.min(...values);
    case 'largest':
      return Math.max(...values);
    case 'rounded':
      return Math.round(values.reduce((sum, value) => sum + value, 0));
    case 'two-decimals':
      return Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;
  }
};

const valueIn = ({ value }: Term): number => value;
/** As `valueOf`, without a list of the values: nearly all terms are sums and products. */
const sumOf = (terms: readonly Term[]): number => {
  let sum = 0;
  for (const { value } of terms) sum += value;
  return sum;
};
const productOf = (terms: readonly Term[]): number => {
  let product = 1;
  for (const { value } of terms) product *= value;
  return product;
};

const made =
  (kind: Exclude<TermKind, 'given'>) =>
  (code: TermCode, terms: readonly Term[], params: Params = {}): Term => ({
    code,
    kind,
    value:
      kind === 'product'
        ? productOf(terms)
        : kind === 'sum'
          ? sumOf(terms)
          : valueOf(kind, terms.map(valueIn)),
    params,
    terms,
  });

export const sum = made('sum');
export const product = made('product');
export const smallest = made('smallest');
export const largest = made('largest');
/**
 * The sum of the terms to the nearest whole number, halves up. A half that was missed by the error of a float
 * is none: MegaMek computes in the same floats, in the same order, and rounds the same way.
 */
export const rounded = made('rounded');
/** The sum of the terms to the nearest hundredth, halves up. */
export const twoDecimals = made('two-decimals');
