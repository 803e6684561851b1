/** Schemas of messages and of who is muted, with examples. */
import { MAX_TEXT } from '../../application/messages/model';
import { MAX_SEATS } from '../../application/setup/model';
import { body, flag, list, object, orNull, text, time, type Schema } from '../http/openapi/schema';

const ANNA = '826d5b5d1dd87752eb959614';
const BEN = '0f3c9a7be1d24458c6a0b7d2';
const to: Schema = {
  ...orNull(text),
  description: 'A force’s id, `gm`, `team`, or null: everybody in the campaign',
};
const words: Schema = { type: 'string', minLength: 1, maxLength: MAX_TEXT };
const TRUCE = 'A truce at 0805 until the round ends?';

export const MESSAGE_EXAMPLE = {
  id: 'b41f0c6f2f0d4c1f8d3e9a57',
  from: ANNA,
  to: BEN,
  at: '3025-06-01T18:00:00.000Z',
  text: TRUCE,
};
export const MUTES_EXAMPLE = { everything: false, forces: [BEN] };

export const MESSAGE_SCHEMAS: Readonly<Record<string, Schema>> = {
  Message: {
    ...object({
      id: { ...text, description: 'Tells neither age nor number; the cursor of what comes after it' },
      from: { ...text, description: 'A force’s id, or `gm`' },
      to,
      at: time,
      text: {
        ...words,
        description: 'Plain text; lines end with \\n. It is shown as it is, and never as HTML',
      },
    }),
    examples: [MESSAGE_EXAMPLE],
  },
  NewMessage: {
    ...body(
      {
        to,
        text: {
          ...words,
          description: `1 to ${MAX_TEXT.toLocaleString('en')} characters (code points) after trimming and NFC, one of them visible; no control characters but \\n, and none that turn the direction of the text`,
        },
      },
      ['to', 'text'],
    ),
    examples: [{ to: BEN, text: TRUCE }],
  },
  Mutes: {
    ...object({
      everything: { ...flag, description: 'Whatever others write, the game master too' },
      forces: { ...list(text), description: 'Whatever these forces write, also to everybody' },
    }),
    examples: [MUTES_EXAMPLE],
  },
  MutesBody: {
    ...body(
      { everything: flag, forces: { type: 'array', items: text, maxItems: MAX_SEATS, uniqueItems: true } },
      ['everything', 'forces'],
    ),
    examples: [MUTES_EXAMPLE],
  },
};
