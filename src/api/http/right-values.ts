/** The values that would be right (`params.right`), as a sentence behind the text of a contradiction. */
import type { Language } from '../../kernel';
import { directionName, DIRECTIONS, type Direction } from '../../rules';
import { de } from './right-values.de';
import { en } from './right-values.en';

type Value = string | number | null;

const WORDS: Readonly<Record<Language, typeof en>> = { en, de };

/** Their own text says it already. */
const SAID: ReadonlySet<string> = new Set([
  ...['battle/holder-missing', 'battle/beyond-salvage', 'battle/pilot-survives-six-hits', 'battle/edge-without-withdrawal', 'battle/indestructible'],
]);
/** Where null is nobody, and not none. */
const WHO: ReadonlySet<string> = new Set(['battle/holder-has-nobody', 'battle/field-contested', 'battle/unknown-side']);

const isDirection = (value: Value): value is Direction => (DIRECTIONS as readonly Value[]).includes(value);

/** Empty where nothing is to be said: figures stand in the text itself. */
export const rightText = (code: string, right: unknown, language: Language): string => {
  if (typeof right !== 'object' || right === null || !('values' in right) || !Array.isArray(right.values) || SAID.has(code)) return '';
  const words = WORDS[language];
  const named: Readonly<Record<string, string>> = words.values;
  const nameOf = (value: Value): string => {
    if (value === null) return WHO.has(code) ? words.nobody : words.none;
    return isDirection(value) ? directionName(value, language) : (named[String(value)] ?? String(value));
  };
  return ` ${words.right((right.values as readonly Value[]).map(nameOf))}`;
};
