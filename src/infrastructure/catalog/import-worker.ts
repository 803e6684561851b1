/** The thread that reads one upload, and ends. What it is given and answers: see worker-reader.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Upload } from '../../application/catalog/upload-reader';
import type { MechFile } from '../../application/catalog/mech-file-source';
import { refusal } from '../../application/refusal';
import { bundledCatalog } from '../../catalog';
import { err, ok } from '../../kernel';
import { LIMITS, mechFilesAt, type Limits } from '../mech-files';
import { readAll } from './read-all';
import { MAX_TOLD, ToldViolations } from './told-violations';
import type { WorkerAnswer } from './worker-reader';

/** An upload is smaller than what an operator may have on their disk. */
const UPLOAD_LIMITS: Limits = { ...LIMITS, files: 12_000, totalBytes: 160 * 1024 * 1024 };

const NOT_AN_ARCHIVE = refusal('shape', 'import/not-an-archive');

const sent = (upload: Upload): AsyncIterable<MechFile> | Iterable<MechFile> =>
  upload.kind === 'archive'
    ? mechFilesAt(upload.path, UPLOAD_LIMITS)
    : upload.files.map(({ name, text }): MechFile => ({
        kind: 'file',
        file: name,
        bytes: Buffer.from(text),
      }));

const answer = async (upload: Upload): Promise<WorkerAnswer> => {
  const reading = await readAll(bundledCatalog(), sent(upload), undefined, new ToldViolations(MAX_TOLD));
  const [only] = reading.refusals;
  const isNone =
    upload.kind === 'archive' &&
    reading.designs.length + reading.tables.length === 0 &&
    reading.refusals.length === 1 &&
    only?.violations[0]?.code === 'mech-file/bad-archive';
  return isNone ? err(NOT_AN_ARCHIVE) : ok(reading);
};

void answer(workerData as Upload).then((done) => parentPort?.postMessage(done));
