/** Reads the files in which MegaMek's records come (MM-5), form after form: each takes much memory as long as it is read. */
import { at, err, ok, type Result, violation, type Violation, type XmlElement } from '../../kernel';
import { type MegaMekRecord, readRecord } from '../../tactical';
import { breathe } from '../breathe';
import { OneAtATime } from '../one-at-a-time';
import { againstRules, type Refusal } from '../refusal';
import { MOST_KEPT } from './kept-record';

/** Port: the root of a document, or what is wrong with it. Never rejects, whatever the bytes. */
export type ReadXml = (bytes: Uint8Array) => Promise<Result<XmlElement, readonly Violation[]>>;

/** Forms whose files wait while others are read: 5 MB of XML are 50 MB as long as they are read, however little is in them. */
const WAITING = 16;

export class RecordFiles {
  readonly #turns = new OneAtATime('record/busy', WAITING);

  constructor(private readonly readXml: ReadXml) {}

  /** The records in the files of one form, or everything that is wrong with each; pointers name the file. */
  async read(files: readonly Uint8Array[]): Promise<Result<readonly MegaMekRecord[], Refusal>> {
    if (files.length === 0) return ok([]);
    const turn = await this.#turns.run(() => this.#readAll(files));
    if (!turn.ok) return turn;
    return turn.value.ok ? turn.value : err(againstRules(turn.value.error));
  }

  async #readAll(files: readonly Uint8Array[]): Promise<Result<readonly MegaMekRecord[], readonly Violation[]>> {
    const records: MegaMekRecord[] = [];
    const violations: Violation[] = [];
    for (const [index, bytes] of files.entries()) {
      const root = await this.readXml(bytes);
      await breathe();
      const record = root.ok ? readRecord(root.value) : root;
      const wrong = !record.ok ? record.error : JSON.stringify(record.value).length > MOST_KEPT ? [violation('record/too-much', 'MM-5', '')] : [];
      if (record.ok && wrong.length === 0) records.push(record.value);
      violations.push(...at(`/files/${index}`, wrong));
    }
    return violations.length > 0 ? err(violations) : ok(records);
  }
}
