/** Records the statements that write rows, so that the bare way can write the very same rows. */
import pg from 'pg';

/** A parameter: rows as objects, to be written out as JSON each time, or any other value. */
export type RecordedValue =
  { readonly kind: 'rows'; readonly rows: unknown } | { readonly kind: 'value'; readonly value: unknown };

export interface Recorded {
  readonly name: string;
  readonly text: string;
  readonly values: readonly RecordedValue[];
}

const asRecorded = (value: unknown): RecordedValue =>
  typeof value === 'string' && value.startsWith('[{')
    ? { kind: 'rows', rows: JSON.parse(value) as unknown }
    : { kind: 'value', value };

type Query = (...args: unknown[]) => unknown;

const WRITES = /^(WITH|INSERT|UPDATE|DELETE)/;

/**
 * The writing statements that `work` sends, over whatever connection, and the number of all statements.
 * @param recorded whose texts are recorded, if not those that write
 */
export const recordWrites = async (
  work: () => Promise<unknown>,
  recorded: RegExp = WRITES,
): Promise<{ readonly writes: readonly Recorded[]; readonly statements: number }> => {
  const writes: Recorded[] = [];
  let statements = 0;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function (this: unknown, ...args: unknown[]): unknown {
    const [config] = args as [{ text?: string; name?: string; values?: readonly unknown[] } | string];
    statements += 1;
    if (typeof config === 'object' && recorded.test(config.text ?? ''))
      writes.push({
        name: `bare-${config.name ?? writes.length}`,
        text: config.text ?? '',
        values: (config.values ?? []).map(asRecorded),
      });
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return { writes, statements };
};
