/** Schemas of what is told about problems. */
import { choice, list, object, ref, text, type Schema } from '../http/openapi/schema';

const code: Schema = { type: 'string', pattern: '^[a-z0-9-]+/[a-z0-9-]+$' };

export const PROBLEM_SCHEMAS: Readonly<Record<string, Schema>> = {
  ProblemMeaning: object({
    code,
    language: choice('en', 'de'),
    text: { ...text, description: 'What it says, with examples for the facts of a case' },
    rules: {
      ...list(object({ id: text, title: text, line: text })),
      description: 'The rules that it can name; `GET /v1/rules/{id}` tells each in full',
    },
    advice: { ...text, description: 'What to do about it' },
  }),
  ProblemMeanings: object({ items: list(ref('ProblemMeaning')) }),
};
