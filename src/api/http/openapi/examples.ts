/**
 * One exchange of every operation, as a test server answered it (`RECORD=new npm run test:e2e --
 * test/e2e/described-answers.spec.ts`): what was sent, which headers and what body came back. The
 * description's examples, its entity tags and its refusals are made from them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Exchange {
  /** What was put into the path. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Null: none was sent. */
  readonly body: unknown;
  readonly status: number;
  /** Those of the answer that the description has, in lower case. */
  readonly headers: readonly string[];
  /** Media type of the answer; null: it has no body. */
  readonly type: string | null;
  /** Null: it has none, or is a file. Long lists are cut short. */
  readonly answer: unknown;
  /** Statuses that other askers get, by the table of roles. */
  readonly refused: readonly number[];
  /** Written by hand: a recording leaves it alone. */
  readonly byHand?: true;
}

const DIRECTORY = join(__dirname, 'examples');

/**
 * By the operation's id. Read when the description is made: a server that nobody asks for it keeps none of
 * them.
 */
export const readExchanges = (): ReadonlyMap<string, Exchange> =>
  new Map(
    readdirSync(DIRECTORY)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) =>
        Object.entries(
          JSON.parse(readFileSync(join(DIRECTORY, name), 'utf8')) as Readonly<Record<string, Exchange>>,
        ),
      ),
  );
