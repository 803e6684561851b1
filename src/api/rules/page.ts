/** The rulebook as a plain page for browsers: no script, nothing from elsewhere; every rule has an anchor. */
import type { Language } from '../../kernel';
import { ruleOf } from '../../rules/rulebook';
import { escaped } from '../../kernel/markup';
import { plainPage } from '../http/answers/page-or-json';
import type { ChapterShape, RuleShape } from './shapes';

const WORDS = {
  en: { title: 'The rules', ruling: 'Decided', options: 'Set by', whole: 'All rules' },
  de: { title: 'Die Regeln', ruling: 'Entschieden', options: 'Einstellbar durch', whole: 'Alle Regeln' },
} as const;

/** A paragraph, with code marked and rules linked. */
export const inline = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\b[A-Z]{2,}-(?:\d+|[A-Z]{3,})\b/g, (id) =>
      ruleOf(id) === null ? id : `<a href="/v1/rules/${id}">${id}</a>`,
    );

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${inline(text)}</p>\n`).join('');

const ruleHtml = (rule: RuleShape, language: Language): string => {
  const { ruling, options } = WORDS[language];
  return (
    `<section id="${rule.id}">\n<h3><a href="/v1/rules/${rule.id}">${rule.id}</a> ${escaped(rule.title)}</h3>\n<p>${inline(rule.line)}</p>\n` +
    paragraphs(rule.text) +
    (rule.rulings.length === 0
      ? ''
      : `<aside><p><b>${ruling}</b></p>\n${paragraphs(rule.rulings)}</aside>\n`) +
    (rule.options.length === 0
      ? ''
      : `<p>${options}: ${rule.options.map((name) => `<code>${name}</code>`).join(', ')}</p>\n`) +
    '</section>\n'
  );
};

export const rulebookPage = (chapters: readonly ChapterShape[], language: Language): string => {
  const { title } = WORDS[language];
  const contents = chapters
    .map((chapter) => `<a href="#${chapter.id}">${escaped(chapter.title)}</a>\n`)
    .join('');
  const body = chapters.map(
    (chapter) =>
      `<h2 id="${chapter.id}">${escaped(chapter.title)}</h2>\n${paragraphs(chapter.intro)}${chapter.rules.map((rule) => ruleHtml(rule, language)).join('')}`,
  );
  return plainPage(title, language, `<h1>${title}</h1>\n<nav>\n${contents}</nav>\n${body.join('')}`);
};

export const rulePage = (rule: RuleShape, language: Language): string =>
  plainPage(
    `${rule.id} ${rule.title}`,
    language,
    `<nav><a href="/v1/rules#${rule.id}">${WORDS[language].whole}</a></nav>\n${ruleHtml(rule, language)}`,
  );
