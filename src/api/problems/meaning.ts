/** What the code of a problem means: its text without the facts of a case, the rules that it can name, and what to do. */
import type { Language } from '../../kernel';
import { ruleOf } from '../../rules/rulebook';
import { codes, textOf } from '../http/texts';
import { adviceOn } from './advice';
import rulesOfProblems from './rules-of-problems.json';

export interface ProblemRule {
  readonly id: string;
  readonly title: string;
  readonly line: string;
}

export interface ProblemMeaning {
  readonly code: string;
  readonly language: Language;
  /** With `…` in place of the facts of a case. */
  readonly text: string;
  readonly rules: readonly ProblemRule[];
  readonly advice: string;
}

/** Stands for every fact. */
const ANY_FACT = '…';
const allFacts = (value: unknown): Readonly<Record<string, unknown>> => new Proxy({}, { get: () => value });
const TEXTS = allFacts(ANY_FACT);
const LISTS = allFacts([ANY_FACT]);

/** A text that cannot be made of `…` wants lists. Numbers that are none become `…`, too, and facts of which a text makes several one. */
const withoutFacts = (code: string, language: Language): string => {
  const text = textOf(code, TEXTS, language);
  const made = text === code ? textOf(code, LISTS, language) : text;
  return made.replaceAll(/NaN|undefined/g, ANY_FACT).replaceAll(/…(?:,? …)+/g, ANY_FACT);
};

const NAMED: Readonly<Record<string, readonly string[] | undefined>> = rulesOfProblems;

/** Every code that a problem or a violation of this server can have, sorted. */
export const problemCodes = (): readonly string[] => codes();

/** Null: no problem has this code. */
export const meaningOf = (code: string, language: Language): ProblemMeaning | null => {
  if (!codes().includes(code)) return null;
  const rules = (NAMED[code] ?? []).flatMap((id) => {
    const found = ruleOf(id);
    return found === null ? [] : [{ id, title: found.entry.title[language], line: found.entry.line[language] }];
  });
  return { code, language, text: withoutFacts(code, language), rules, advice: adviceOn(code)[language] };
};
