/** A problem's page for people: what its `type` leads to in a browser. */
import type { Language } from '../../kernel';
import { escaped } from '../../kernel/markup';
import { plainPage } from '../http/answers/page-or-json';
import { needsFacts } from '../http/texts';
import { inline } from '../rules/page';
import type { ProblemMeaning } from './meaning';

const WORDS = {
  en: {
    list: 'All problems',
    advice: 'What to do',
    rules: 'Rules',
    facts: 'Names and figures are examples; the problem itself has those of the case.',
  },
  de: {
    list: 'Alle Probleme',
    advice: 'Was zu tun ist',
    rules: 'Regeln',
    facts: 'Namen und Zahlen sind Beispiele; das Problem selbst nennt die des Falls.',
  },
} as const;

const link = (code: string): string => `<a href="/v1/problems/${code}"><code>${code}</code></a>`;

export const problemPage = ({ code, text, rules, advice }: ProblemMeaning, language: Language): string => {
  const words = WORDS[language];
  const ruled = rules
    .map(
      ({ id, title, line }) =>
        `<li><a href="/v1/rules/${id}">${id}</a> ${escaped(title)}: ${inline(line)}</li>\n`,
    )
    .join('');
  return plainPage(
    code,
    language,
    `<nav><a href="/v1/problems">${words.list}</a></nav>\n<h1><code>${code}</code></h1>\n<p>${escaped(text)}</p>\n` +
      (needsFacts(code) ? `<p><small>${words.facts}</small></p>\n` : '') +
      `<h2>${words.advice}</h2>\n<p>${escaped(advice)}</p>\n` +
      (ruled === '' ? '' : `<h2>${words.rules}</h2>\n<ul>\n${ruled}</ul>\n`),
  );
};

export const problemsPage = (problems: readonly ProblemMeaning[], language: Language): string =>
  plainPage(
    WORDS[language].list,
    language,
    `<h1>${WORDS[language].list}</h1>\n<ul>\n${problems.map(({ code, text }) => `<li>${link(code)} ${escaped(text)}</li>\n`).join('')}</ul>\n`,
  );
