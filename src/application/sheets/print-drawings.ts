/**
 * Printing drawings: drawn page by page, one print after the other, and not at all for who has the print
 * already.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Drawing } from '../../catalog/record-sheet';
import { type Language, ok, type Result } from '../../kernel';
import { GrowingFingerprint } from '../fingerprint';
import { Turns } from '../turns';
import type { Refusal } from '../refusal';
import type { Paper, Press, PrintJob } from './ports';

export interface Print {
  readonly fingerprint: string;
  /** Null: the asker has it already. */
  readonly file: Uint8Array | null;
}

/** Whether the asker has the print with this fingerprint. */
export type Has = (fingerprint: string) => boolean;

/** Prints that wait while one is made. The pages of 160 mechs are 16 MB, so no more are drawn before that. */
const WAITING = 8;

interface Drawn {
  readonly pages: readonly string[];
  readonly fingerprint: string;
}

/** Drawing a page takes some milliseconds, and so does hashing fifty: others have their turn between two. */
const drawn = async (pages: Iterable<Drawing>, paper: Paper, language: Language): Promise<Drawn> => {
  const made: string[] = [];
  const print = new GrowingFingerprint();
  print.add(JSON.stringify([paper, language]));
  for (const page of pages) {
    const json = JSON.stringify(page);
    print.add(json);
    made.push(json);
    await nextTurn();
  }
  return { pages: made, fingerprint: print.value() };
};

export class PrintDrawings {
  readonly #turns = new Turns('sheets/busy', { atOnce: 1, waiting: WAITING });

  constructor(private readonly press: Press) {}

  async run(
    head: Omit<PrintJob, 'pages'> & { readonly language: Language },
    draw: () => Iterable<Drawing>,
    has: Has,
  ): Promise<Result<Print, Refusal>> {
    const printed = await this.#turns.run(async (): Promise<Result<Print, Refusal>> => {
      const { pages, fingerprint } = await drawn(draw(), head.paper, head.language);
      if (has(fingerprint)) return ok({ fingerprint, file: null });
      const file = await this.press.print({ ...head, pages });
      return file.ok ? ok({ fingerprint, file: file.value }) : file;
    });
    return printed.ok ? printed.value : printed;
  }
}
