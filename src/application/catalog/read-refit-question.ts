/**
 * A question about a refit as sent: two designs, by their slugs or as files, the mech's condition, and a
 * stock.
 */
import { type ItemId, UNDAMAGED } from '../../catalog';
import { ok } from '../../kernel';
import { id, integer, list, object, optional, readAll, type Shape } from '../../kernel/shape';
import { condition } from '../../rules';
import { LONGEST_FILE } from './design-rules';

/** More kinds than a depot holds of what one mech can need. */
const MAX_STOCK = 1_000;

const MAX_QUANTITY = 1_000_000;

const MAX_NAME = 200;

export const isFile = (text: string): boolean => /[\r\n]/.test(text);

/** A slug, or the text of a mech file, which has lines. */
const design: Shape<string> = {
  form: { kind: 'value', about: 'design' },
  schema: { type: 'string' },
  read: (value, mistakes) => {
    const max = typeof value === 'string' && isFile(value) ? LONGEST_FILE : MAX_NAME;
    if (typeof value === 'string' && value.length > 0 && value.length <= max) return value;
    mistakes.add('shape/not-a-string', '', { min: 1, max });
    return '';
  },
  absent: (mistakes) => {
    mistakes.add('shape/missing', '', { min: 1, max: MAX_NAME });
    return '';
  },
};

const stock = list(object({ item: id<ItemId>('item'), quantity: integer(0, MAX_QUANTITY) }), 0, MAX_STOCK);
const question = object({ from: design, to: design, condition: optional(condition), stock: optional(stock) });

/** `condition`: undamaged when it was not sent; `stock`: null then. */
export const readQuestion = (body: unknown) => {
  const read = readAll(question, body);
  return read.ok
    ? ok({ ...read.value, condition: read.value.condition ?? UNDAMAGED, stock: read.value.stock ?? null })
    : read;
};
