/**
 * The rulebook is whole: no id twice, nothing empty, both languages with the same figures, and no reference
 * that leads nowhere.
 */
import type { Both, Language } from '../../kernel/language';
import { buildingInfos } from '../buildings/info';
import { DEFAULT_OPTIONS } from '../rulesets/terms-of';
import { CHAPTERS, ruleOf, type RuleEntry } from './index';

const entries = CHAPTERS.flatMap((chapter) => chapter.entries);
const NO_TEXT: Both<readonly string[]> = { en: [], de: [] };

const wordsOf = ({ title, line, text, rulings = NO_TEXT }: RuleEntry, language: Language): string =>
  [title[language], line[language], ...text[language], ...rulings[language]].join('\n');

const ID = /\b[A-Z]{2,}-(?:\d+|[A-Z]{3,})\b/g;

/** Every figure of a text, ids of rules and the digits of hexes included, however the language writes it. */
const figures = (text: string): readonly string[] => {
  const found = text
    .replace(/(\d)[.,](\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .match(/[A-Z]{2,}-(?:\d+|[A-Z]{3,})\b|\d+(?:\.\d+)?|[½¾]/g);
  return [...new Set(found ?? [])].sort();
};

it('has chapters and rules once, under ids as violations name them', () => {
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(CHAPTERS.map(({ id }) => id)).size).toBe(CHAPTERS.length);
  for (const id of ids) expect(id).toMatch(/^(?:TBL|[A-Z]{2,}-(?:[1-9]\d?|[A-Z]{3,}))$/);
  expect(ruleOf('MOV-5')?.chapter.id).toBe('movement');
  expect(ruleOf('MOV-99')).toBeNull();
  expect(ruleOf('constructor')).toBeNull();
});

it.each(entries.map((entry) => [entry.id, entry] as const))(
  '%s is told in both languages, with the same figures and no dead reference',
  (_id, entry) => {
    for (const language of ['en', 'de'] as const) {
      const { title, line, text, rulings } = entry;
      expect(line[language].length).toBeGreaterThan(10);
      expect(line[language].length).toBeLessThanOrEqual(130);
      expect(line[language]).toMatch(/\.$/);
      expect(title[language]).not.toBe('');
      for (const paragraph of [...text[language], ...(rulings?.[language] ?? [])])
        expect(paragraph).toMatch(/^[^\n]{15,}[.)]$/u);
      expect(text[language].length).toBeGreaterThan(0);
      expect(wordsOf(entry, language)).not.toMatch(/["']| {2}|@@/);
      for (const [reference] of wordsOf(entry, language).matchAll(ID)) {
        const isRule = /^(?:SETUP|ROUND|PREP|SIGHT|MOV|CMB|SALV|BLD|DEP|SUP|REP|INJ|END|TAC|MM|BT)-/.test(
          reference,
        );
        if (isRule) expect([reference, ruleOf(reference) !== null]).toEqual([reference, true]);
      }
    }
    expect(entry.text.en).toHaveLength(entry.text.de.length);
    expect(entry.rulings?.en.length).toBe(entry.rulings?.de.length);
    expect(figures(wordsOf(entry, 'de'))).toEqual(figures(wordsOf(entry, 'en')));
  },
);

it('tells every option of a campaign where its rule stands', () => {
  const told = new Set(entries.flatMap(({ options }) => options ?? []));
  expect([...told].sort()).toEqual(Object.keys(DEFAULT_OPTIONS).sort());
});

it('has the buildings under the names and the rule ids that the catalogue has', () => {
  const chapter = CHAPTERS.find(({ id }) => id === 'building-types');
  expect(chapter?.entries.map(({ id, title }) => [id, title])).toEqual(
    buildingInfos().map(({ rule, name }) => [rule, name]),
  );
  expect(chapter?.title.de).toBe(`Die ${buildingInfos().length} Gebäude`);
});
