/** What a number is made of, for readers (BT-9, GAM-4): `gunnery 4, walked 1`, or as terms of an offer. */
import type { Term, Words } from '../../../shapes';
import { words } from '../../../shapes';
import { joined } from './list';

const MOVED: readonly string[] = ['stood', 'walked', 'ran', 'jumped'];
/** Codes whose words the quick start uses otherwise, or that say more with their figure. */
const NAMED: Readonly<Record<string, (value: number) => string>> = {
  'attacker-movement': (value) => MOVED[value] ?? 'moved',
  'spotter-movement': (value) => `spotter-${MOVED[value] ?? 'moved'}`,
  'target-movement': () => 'target-moved',
  range: (value) => (value >= 4 ? 'long-range' : 'medium-range'),
  'target-woods': (value) => (value >= 2 ? 'in-heavy-woods' : 'in-light-woods'),
};

/** By which the texts of a term are found, `bt.term.<name>` and `bt.of.<name>`. */
export const termName = ({ code, value }: Pick<Term, 'code' | 'value'>): string =>
  NAMED[code]?.(value ?? 0) ?? code;

/** Terms of the rules as terms with texts. */
export const spokenTerms = (terms: readonly Term[]): readonly Term[] =>
  terms.map((one) => ({
    code: `bt.term.${termName(one)}`,
    params: {},
    value: one.value,
    terms: spokenTerms(one.terms),
  }));

const figure = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** In one line; terms of one code are added up. At least one term. */
export const termsInLine = (terms: readonly Term[]): Words => {
  const sums = new Map<string, number>();
  for (const one of terms) sums.set(termName(one), (sums.get(termName(one)) ?? 0) + (one.value ?? 0));
  return joined(
    'comma',
    [...sums].map(([name, value]) => words(`bt.of.${name}`, { value: figure(value) })),
  );
};
