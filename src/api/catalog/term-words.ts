/** A Battle Value's terms with their texts, as clients get them. */
import type { Language } from '../../kernel';
import type { Term } from '../../catalog';
import { TERM_TEXTS } from './term-texts';

export type NameOf = (item: string) => string;

export interface SaidTerm {
  readonly code: string;
  /** How its value follows from its terms. */
  readonly kind: string;
  readonly text: string;
  readonly value: number;
  readonly params: Readonly<Record<string, string | number>>;
  readonly terms: readonly SaidTerm[];
}

/** A term about an item names it, and where it stands: a design has many weapons. */
const saying = ({ code, params }: Term, language: Language, nameOf: NameOf): string => {
  const text = TERM_TEXTS[code][language];
  if (typeof params['item'] !== 'string') return text;
  const place = typeof params['location'] === 'string' ? ` (${params['location']})` : '';
  return `${text}: ${nameOf(params['item'])}${place}`;
};

export const sayTerm = (term: Term, language: Language, nameOf: NameOf): SaidTerm => ({
  code: term.code,
  kind: term.kind,
  text: saying(term, language, nameOf),
  value: term.value,
  params: term.params,
  terms: term.terms.map((inner) => sayTerm(inner, language, nameOf)),
});
