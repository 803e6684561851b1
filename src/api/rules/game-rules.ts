/** Rules of the game systems as chapters behind the campaign's book (GAM-10): each has its id and its line. */
import { type GameRule, type GameSystem, SYSTEMS } from '../../games';
import type { Language } from '../../kernel';
import type { ChapterShape, RuleShape } from './shapes';

const WORDS = {
  en: 'By these rules fights are played on the server (`/v1/systems`).',
  de: 'Nach diesen Regeln werden Gefechte auf dem Server gespielt (`/v1/systems`).',
} as const;

/** No chapter of the campaign's book is called so. */
const chapterOf = ({ id }: GameSystem): string => `game-${id}`;

const shapeOf = (system: GameSystem, { id, line }: GameRule, language: Language): RuleShape => ({
  id,
  chapter: chapterOf(system),
  basis: 'both',
  title: system.title[language],
  line: line[language],
  text: [],
  rulings: [],
  options: [],
});

export const gameChapters = (language: Language): readonly ChapterShape[] =>
  SYSTEMS.newest.map((system) => ({
    id: chapterOf(system),
    title: system.title[language],
    intro: [WORDS[language]],
    rules: system.rules.map((rule) => shapeOf(system, rule, language)),
  }));

/** Null: no system has such a rule. */
export const gameRule = (id: string, language: Language): RuleShape | null => {
  for (const system of SYSTEMS.newest) {
    const rule = system.rules.find((one) => one.id === id);
    if (rule !== undefined) return shapeOf(system, rule, language);
  }
  return null;
};
