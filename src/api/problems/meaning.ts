/**
 * What the code of a problem means: its text with examples for the facts of a case, the rules that it can
 * name, and what to do.
 */
import type { Language } from '../../kernel';
import { ruleOf } from '../../rules/rulebook';
import { withNames } from '../http/names';
import { codes, hasText, textOf } from '../http/texts';
import { sampleOf } from '../http/texts/samples';
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
  /** With examples for the facts of a case. */
  readonly text: string;
  readonly rules: readonly ProblemRule[];
  readonly advice: string;
}

const NAMED: Readonly<Record<string, readonly string[] | undefined>> = rulesOfProblems;

/** Every code that a problem or a violation of this server can have, sorted. */
export const problemCodes = (): readonly string[] => codes();

/** Null: no problem has this code. */
export const meaningOf = (code: string, language: Language): ProblemMeaning | null => {
  if (!hasText(code)) return null;
  const rules = (NAMED[code] ?? []).flatMap((id) => {
    const found = ruleOf(id);
    return found === null
      ? []
      : [{ id, title: found.entry.title[language], line: found.entry.line[language] }];
  });
  return {
    code,
    language,
    text: textOf(code, withNames(sampleOf(code), language), language),
    rules,
    advice: adviceOn(code)[language],
  };
};
