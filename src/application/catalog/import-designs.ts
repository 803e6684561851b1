/** A game master imports files of their own designs for their campaigns. */
import { err, ok, type Result, type UserId } from '../../kernel';
import { FORBIDDEN, type Refusal, tooMany } from '../refusal';
import type { AddOptions, DesignLibraries, ImportReport } from './design-libraries';
import type { Spool, Upload, UploadReader } from './upload-reader';

export class ImportDesigns {
  constructor(
    private readonly libraries: DesignLibraries,
    private readonly reader: UploadReader,
    private readonly spool: Spool,
  ) {}

  /** Asked before anything is read of the upload: it may be large, and only game masters import. */
  async mayImport(user: UserId): Promise<Result<null, Refusal>> {
    return (await this.libraries.isGameMaster(user)) ? ok(null) : err(FORBIDDEN);
  }

  /**
   * The same as `run` with an archive as it comes in. `optionsFor` is told its SHA-256 (hex). Throws an
   * UploadFailed, too.
   */
  runArchive(
    user: UserId,
    bytes: AsyncIterable<Uint8Array>,
    optionsFor: (sha256: string) => AddOptions,
  ): Promise<Result<ImportReport, Refusal>> {
    return this.spool.hold(bytes, ({ path, sha256 }) =>
      this.run(user, { kind: 'archive', path }, optionsFor(sha256)),
    );
  }

  /** All or nothing of each file. Throws a ReadingFailed, and nothing is changed then. */
  async run(user: UserId, upload: Upload, options: AddOptions): Promise<Result<ImportReport, Refusal>> {
    // An answer that is there already costs no reading, and counts for no limit.
    const answered = options.idempotency === null ? null : await this.libraries.answered(options.idempotency);
    if (answered !== null) return answered.ok ? ok(answered.value.body as ImportReport) : answered;
    const wait = await this.libraries.reserve(user);
    if (wait !== null) return err(tooMany('import/too-many', wait));
    const reading = await this.reader.read(upload);
    return reading.ok ? this.libraries.add(user, reading.value, options) : reading;
  }
}
