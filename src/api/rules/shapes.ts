/** The rulebook as clients get it: in one language. */
import type { Language } from '../../kernel';
import { CHAPTERS, type Chapter, type RuleEntry } from '../../rules/rulebook';

export interface RuleShape {
  readonly id: string;
  /** Id of the chapter in which it stands. */
  readonly chapter: string;
  readonly basis: RuleEntry['basis'];
  readonly title: string;
  readonly line: string;
  /** In paragraphs, as are the rulings. */
  readonly text: readonly string[];
  readonly rulings: readonly string[];
  /** Names of the campaign's options that set it. */
  readonly options: readonly string[];
}

export interface ChapterShape {
  readonly id: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly rules: readonly RuleShape[];
}

export interface RulebookShape {
  readonly language: Language;
  readonly chapters: readonly ChapterShape[];
}

export const ruleShape = (
  chapter: Chapter,
  { id, basis, title, line, text, rulings, options = [] }: RuleEntry,
  language: Language,
): RuleShape => ({
  id,
  chapter: chapter.id,
  basis,
  title: title[language],
  line: line[language],
  text: text[language],
  rulings: rulings?.[language] ?? [],
  options,
});

/** `further`: chapters behind those of the campaign. */
export const rulebookShape = (language: Language, further: readonly ChapterShape[]): RulebookShape => ({
  language,
  chapters: [
    ...CHAPTERS.map((chapter) => ({
      id: chapter.id,
      title: chapter.title[language],
      intro: chapter.intro[language],
      rules: chapter.entries.map((entry) => ruleShape(chapter, entry, language)),
    })),
    ...further,
  ],
});
