/**
 * Reads the seed of a map or of a suggested force: a text, or a whole number, which is taken as its digits.
 */
import type { Fields } from '../../fields';

const MAX_SEED = 200;

/** Null: none was sent. */
export const readSeed = (fields: Fields, name: string): string | null => {
  if (!fields.has(name)) return null;
  const value = fields.raw(name);
  if (value === null) return null;
  if (typeof value === 'string' && value.length > 0 && value.length <= MAX_SEED) return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  fields.refuse(name, 'shape/not-a-seed', { max: MAX_SEED });
  return null;
};
