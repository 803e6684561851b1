/** Schemas of matches (games.d.ts), and of what is sent to them. */
import type { Schema } from '../../http/openapi/schema';
import { FIELD_SCHEMAS } from './field';
import { SENT_SCHEMAS } from './sent';
import { SUMMARY_SCHEMAS } from './summary';
import { TOLD_SCHEMAS } from './told';
import { VIEW_SCHEMAS } from './view';

export const MATCH_SCHEMAS: Readonly<Record<string, Schema>> = {
  ...FIELD_SCHEMAS,
  ...SUMMARY_SCHEMAS,
  ...TOLD_SCHEMAS,
  ...VIEW_SCHEMAS,
  ...SENT_SCHEMAS,
};
