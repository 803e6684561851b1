/** A Battle Value's terms with their texts, as clients get them. */
import type { Term } from '../../catalog/battle-value';
import type { Language } from '../http/language';
import { TERM_TEXTS } from './term-texts';

export interface SaidTerm {
  readonly code: string;
  /** How its value follows from its terms. */
  readonly kind: string;
  readonly text: string;
  readonly value: number;
  readonly params: Readonly<Record<string, string | number>>;
  readonly terms: readonly SaidTerm[];
}

export const sayTerm = ({ code, kind, value, params, terms }: Term, language: Language): SaidTerm => ({
  code,
  kind,
  text: TERM_TEXTS[code][language],
  value,
  params,
  terms: terms.map((term) => sayTerm(term, language)),
});
