/** Schemas of the rulebook's answers. */
import { choice, list, object, ref, text, type Schema } from '../http/openapi/schema';

export const RULES_SCHEMAS: Readonly<Record<string, Schema>> = {
  Rule: object({
    id: text,
    chapter: text,
    basis: choice('source', 'project', 'both'),
    title: text,
    line: text,
    text: list(text),
    rulings: list(text),
    options: list(text),
  }),
  RuleChapter: object({ id: text, title: text, intro: list(text), rules: list(ref('Rule')) }),
  Rulebook: object({ language: choice('en', 'de'), chapters: list(ref('RuleChapter')) }),
};
