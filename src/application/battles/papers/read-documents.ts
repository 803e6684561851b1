/**
 * Reads the files in which documents of a battle come (MM-5), form after form: each takes much memory as long
 * as it is read.
 */
import { at, err, ok, type Result, type Violation, type XmlElement } from '../../../kernel';
import type { HandedIn } from '../../../tactical';
import { pause } from '../../pauses';
import { Turns } from '../../turns';
import { againstRules, type Refusal } from '../../refusal';

/** Port: the root of a document, or what is wrong with it. Never rejects, whatever the bytes. */
export type ReadXml = (bytes: Uint8Array) => Promise<Result<XmlElement, readonly Violation[]>>;

/** Reads one kind of document. */
type Reads<D> = Pick<HandedIn<D>, 'readDocument'>;

/**
 * Forms whose files wait while others are read: 5 MB of XML are 50 MB as long as they are read, however
 * little is in them.
 */
const WAITING = 16;

export class ReadDocuments {
  readonly #turns = new Turns('record/busy', { atOnce: 1, waiting: WAITING });

  constructor(private readonly readXml: ReadXml) {}

  /**
   * The documents in the files of one form, or everything that is wrong with each; pointers name the file.
   */
  async run<D>(evidence: Reads<D>, files: readonly Uint8Array[]): Promise<Result<readonly D[], Refusal>> {
    if (files.length === 0) return ok([]);
    const turn = await this.#turns.run(() => this.#readAll(evidence, files));
    if (!turn.ok) return turn;
    return turn.value.ok ? turn.value : err(againstRules(turn.value.error));
  }

  async #readAll<D>(
    evidence: Reads<D>,
    files: readonly Uint8Array[],
  ): Promise<Result<readonly D[], readonly Violation[]>> {
    const documents: D[] = [];
    const violations: Violation[] = [];
    for (const [index, bytes] of files.entries()) {
      const root = await this.readXml(bytes);
      await pause();
      const document = root.ok ? evidence.readDocument(root.value) : root;
      if (document.ok) documents.push(document.value);
      else violations.push(...at(`/files/${index}`, document.error));
    }
    return violations.length > 0 ? err(violations) : ok(documents);
  }
}
