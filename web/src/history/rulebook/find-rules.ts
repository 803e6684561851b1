/**
 * Searching the rulebook: every word of the question must stand somewhere in the rule, as its beginning or
 * within.
 */
import type { components } from '../../../../src/client/api.generated';

type Rule = components['schemas']['Rule'];
type Chapter = components['schemas']['RuleChapter'];

/** Small, without accents: `MÜNZE` finds `munze`. */
export const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (question: string): readonly string[] => plain(question).split(/\s+/).filter(Boolean);

const textOf = ({ id, title, line, text, rulings, options }: Rule): string =>
  plain([id, title, line, ...text, ...rulings, ...options].join('\n'));

/**
 * Chapters with the rules that were found; a chapter whose title or introduction fits comes whole. Without a
 * question: all.
 */
export function findRules(chapters: readonly Chapter[], question: string): readonly Chapter[] {
  const words = wordsOf(question);
  if (words.length === 0) return chapters;
  const fits = (text: string): boolean => words.every((word) => text.includes(word));
  return chapters.flatMap((chapter) => {
    const whole =
      fits(plain(chapter.title)) || (chapter.rules.length === 0 && fits(plain(chapter.intro.join('\n'))));
    const rules = whole ? chapter.rules : chapter.rules.filter((rule) => fits(textOf(rule)));
    if (!whole && rules.length === 0) return [];
    return [{ ...chapter, intro: whole ? chapter.intro : [], rules }];
  });
}

export interface Piece {
  readonly kind: 'text' | 'code' | 'rule';
  readonly text: string;
}

const SPECIAL = /`([^`]+)`|\b([A-Z]{2,}-(?:\d+|[A-Z]{3,}))\b/g;

/** A paragraph in pieces: names of settings, and rules that there are, stand out. */
export function piecesOf(paragraph: string, isRule: (id: string) => boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(SPECIAL)) {
    const [whole, code, rule] = match;
    if (rule !== undefined && !isRule(rule)) continue;
    if (match.index > from) pieces.push({ kind: 'text', text: paragraph.slice(from, match.index) });
    pieces.push(code === undefined ? { kind: 'rule', text: whole } : { kind: 'code', text: code });
    from = match.index + whole.length;
  }
  if (from < paragraph.length) pieces.push({ kind: 'text', text: paragraph.slice(from) });
  return pieces;
}
