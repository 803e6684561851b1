/** The rulebook as a Markdown document in one language, with an anchor for each rule. */
import type { Language } from '../../kernel';
import { CHAPTERS, ruleOf, type Chapter, type RuleEntry } from '../../rules/rulebook';

const WORDS = {
  en: {
    title: 'The rules',
    head: 'Every rule of the campaign and of the hand-over of its battles, in the words of this project. Violations, the ledger and the tests name rules by these ids; a server tells them at `/v1/rules/{id}`, too. [Deutsch](rulebook.de.md)',
    marks:
      '**S** is stated by the rules of the players’ campaign, **D** is decided by this project because they are silent, **S D** is stated and completed. What is decided about doubtful cases stands indented; [rulings.md](rulings.md) has all of it.',
    decided: 'Decided',
    options: 'Set by',
  },
  de: {
    title: 'Die Regeln',
    head: 'Jede Regel der Kampagne und der Übergabe ihrer Gefechte, in den Worten dieses Projekts. Verstöße, Kontobuch und Tests nennen Regeln nach diesen Kennungen; auch ein Server sagt sie, unter `/v1/rules/{id}`. [English](rulebook.en.md)',
    marks:
      '**S** steht in den Kampagnenregeln der Spieler, **D** ist hier entschieden, weil sie schweigen, **S D** steht dort und ist ergänzt. Was zu Zweifelsfällen entschieden ist, steht eingerückt; vollständig ist [rulings.md](rulings.md) (englisch).',
    decided: 'Entschieden',
    options: 'Einstellbar durch',
  },
} as const;

const MARKS = { source: 'S', project: 'D', both: 'S D' } as const;

/** Rules that are named in the text become links; what is code stays as it is. */
const linked = (text: string): string =>
  text.replace(/`[^`]*`|\b[A-Z]{2,}-(?:\d+|[A-Z]{3,})\b/g, (found) =>
    ruleOf(found) === null ? found : `[${found}](#${found.toLowerCase()})`,
  );

const ruleMarkdown = (
  { id, basis, title, line, text, rulings, options = [] }: RuleEntry,
  language: Language,
): string => {
  const { decided, options: setBy } = WORDS[language];
  return [
    `<a id="${id.toLowerCase()}"></a>\n\n### ${id} · ${title[language]}`,
    `*${linked(line[language])}* **${MARKS[basis]}**`,
    ...text[language].map(linked),
    ...(rulings === undefined ? [] : [`> ${decided}: ${rulings[language].map(linked).join('\n>\n> ')}`]),
    ...(options.length === 0 ? [] : [`${setBy}: ${options.map((name) => `\`${name}\``).join(', ')}`]),
  ].join('\n\n');
};

const chapterMarkdown = (chapter: Chapter, language: Language): string =>
  [
    `<a id="${chapter.id}"></a>\n\n## ${chapter.title[language]}`,
    ...chapter.intro[language].map(linked),
    ...chapter.entries.map((entry) => ruleMarkdown(entry, language)),
  ].join('\n\n');

export const rulebookMarkdown = (language: Language): string => {
  const { title, head, marks } = WORDS[language];
  const contents = CHAPTERS.map(({ id, title: name, entries }) => {
    const range =
      entries.length === 0
        ? ''
        : `: ${entries.map((entry) => `[${entry.id}](#${entry.id.toLowerCase()})`).join(' ')}`;
    return `- [${name[language]}](#${id})${range}`;
  });
  return `${[`# ${title}`, head, marks, contents.join('\n'), ...CHAPTERS.map((chapter) => chapterMarkdown(chapter, language))].join('\n\n')}\n`;
};
