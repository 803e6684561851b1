/** A pool that tells how much certain statements write ahead, whatever else the server writes meanwhile. */
import pg from 'pg';

export interface Explained {
  readonly pool: pg.Pool;
  /** Bytes of each statement since the last time that this was asked. */
  taken(): readonly number[];
}

interface Node {
  readonly 'Node Type': string;
  readonly 'WAL Bytes': number;
  readonly Plans?: readonly Node[];
}
interface Row {
  readonly 'QUERY PLAN': readonly { readonly Plan: Node }[];
}

/** Parts of a statement that write are counted on their own. */
const written = ({ 'Node Type': type, 'WAL Bytes': bytes, Plans = [] }: Node): number =>
  Plans.reduce((sum, node) => sum + written(node), type === 'ModifyTable' ? bytes : 0);

/** @param names those of the statements; of their results nothing is answered */
export const explainedWrites = (url: string, names: RegExp): Explained => {
  let bytes: number[] = [];
  class ExplainingClient extends pg.Client {
    override query(...args: readonly unknown[]): never {
      const ask = super.query.bind(this) as (...sent: readonly unknown[]) => unknown;
      const [config] = args as [{ name?: string; text: string; values: unknown[] }];
      if (!names.test(config.name ?? '')) return ask(...args) as never;
      const text = `EXPLAIN (ANALYZE, WAL, FORMAT JSON) ${config.text}`;
      const answered = ask(text, config.values) as Promise<{ rows: readonly Row[] }>;
      return answered.then((result) => {
        const plan = result.rows[0]?.['QUERY PLAN'][0]?.Plan;
        bytes.push(plan === undefined ? 0 : written(plan));
        return { rows: [], rowCount: 0 };
      }) as never;
    }
  }
  return {
    pool: new pg.Pool({ connectionString: url, max: 2, pipeline: true, Client: ExplainingClient }),
    taken: () => {
      const all = bytes;
      bytes = [];
      return all;
    },
  };
};
