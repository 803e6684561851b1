/** Reading corrections as sent (END-2): every mistake of form at once, and never an exception. */
import { isRecord, type Result, type Violation } from '../../../kernel';
import { list, Mistakes, type Shape } from '../../../kernel/shape';
import { CORRECTIONS, type Correction } from './correction';

/** More changes than one correction can need. */
export const MAX_CHANGES = 200;

const SHAPES: Readonly<Record<string, Shape<Correction>>> = CORRECTIONS;
const VERBS = ['set', 'add', 'remove', 'forget'];
const NOTHING = {} as Correction;

/** What the one verb that was sent is about decides what else there is to it. */
export const correction: Shape<Correction> = {
  form: { kind: 'variants', of: Object.values(CORRECTIONS) },
  schema: {
    anyOf: Object.values(CORRECTIONS).map(({ schema }) => ({ ...schema, additionalProperties: false })),
  },
  read: (value, mistakes) => {
    if (!isRecord(value)) {
      mistakes.add('shape/not-an-object');
      return NOTHING;
    }
    const verbs = VERBS.filter((one) => Object.hasOwn(value, one));
    const [verb] = verbs;
    const what = verb === undefined ? null : value[verb];
    const kind = verbs.length === 1 && typeof what === 'string' ? `${String(verb)} ${what}` : '';
    const shape = Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : undefined;
    if (shape !== undefined) return shape.read(value, mistakes);
    mistakes.addProblem({ code: 'correction/unknown-kind' }, 'END-2');
    return NOTHING;
  },
  absent: (mistakes) => {
    mistakes.add('shape/missing');
    return NOTHING;
  },
};

const changes = list(correction, 1, MAX_CHANGES);

/** The changes of a correction; pointers begin with `/changes`. */
export const parseCorrections = (input: unknown): Result<readonly Correction[], readonly Violation[]> => {
  const mistakes = new Mistakes();
  const read = changes.read(input, mistakes);
  mistakes.under('/changes', 0);
  return mistakes.result(read);
};
