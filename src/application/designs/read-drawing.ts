/**
 * Reading a design as a player sends it: a mech file, or a design that the catalogue has with what is to be
 * changed in it.
 */
import { err, ok, type Result, type Violation } from '../../kernel';
import { Fields } from '../fields';
import { LONGEST_FILE } from '../catalog/design-rules';
import { inner, readChanges } from './read-changes';
import type { Drawing } from './drawing';

/** `{ mtf }` or `{ design: { base, model, … } }`; every mistake of form. */
export const readDrawing = (body: unknown): Result<Drawing, readonly Violation[]> => {
  const fields = new Fields(body);
  const found: Violation[] = [];
  if (fields.has('design')) {
    const drawing = inner(fields.raw('design'), '/design', found, (design) => readChanges(design, found));
    const done = fields.done(drawing);
    const mistakes = [...(done.ok ? [] : done.error), ...found];
    return mistakes.length === 0 ? ok(drawing) : err(mistakes);
  }
  // One of both must be there.
  if (!fields.has('mtf')) fields.refuse('design', 'shape/missing');
  const text = fields.raw('mtf');
  if (typeof text !== 'string' || text.length === 0 || text.length > LONGEST_FILE)
    fields.refuse('mtf', 'shape/not-a-string', { min: 1, max: LONGEST_FILE });
  return fields.done({ kind: 'file', text: typeof text === 'string' ? text : '' });
};
