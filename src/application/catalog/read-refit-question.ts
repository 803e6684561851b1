/** A question about a refit as sent: two designs, by their slugs or as files, the mech's condition, and a stock. */
import { type Condition, type ItemId, UNDAMAGED } from '../../catalog';
import { gather, type Result, type Violation } from '../../kernel';
import { Fields, readCondition } from '../../rules';
import { LONGEST_FILE } from './design-rules';

/** More kinds than a depot holds of what one mech can need. */
const MAX_STOCK = 1_000;

const MAX_QUANTITY = 1_000_000;

const MAX_NAME = 200;

export const isFile = (text: string): boolean => /[\r\n]/.test(text);

interface Question {
  readonly from: string;
  readonly to: string;
  readonly condition: Condition;
  readonly stock: readonly { readonly item: ItemId; readonly quantity: number }[] | null;
}

/** A slug, or the text of a mech file, which has lines. */
const readDesign = (fields: Fields, name: string): string => {
  const value = fields.raw(name);
  const max = typeof value === 'string' && isFile(value) ? LONGEST_FILE : MAX_NAME;
  if (typeof value === 'string' && value.length > 0 && value.length <= max) return value;
  fields.refuse(name, 'shape/not-a-string', { min: 1, max });
  return '';
};

export const readQuestion = (body: unknown): Result<Question, readonly Violation[]> => {
  const fields = new Fields(body);
  const [from, to] = [readDesign(fields, 'from'), readDesign(fields, 'to')];
  const condition = fields.has('condition') ? readCondition(fields.raw('condition'), '/condition', fields.violations) : UNDAMAGED;
  const readLine = (value: unknown, pointer: string) => {
    const line = new Fields(value, pointer);
    const read = { item: line.id<ItemId>('item'), quantity: line.integer('quantity', 0, MAX_QUANTITY) };
    const done = line.done(read);
    if (!done.ok) gather(fields.violations, done.error);
    return read;
  };
  const stock = fields.has('stock') ? fields.list('stock', 0, MAX_STOCK, readLine) : null;
  return fields.done({ from, to, condition, stock });
};
