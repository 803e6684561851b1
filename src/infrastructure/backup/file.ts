/**
 * Backup files on disk: written beside, synced and renamed; read line by line with their checksum. Memory is
 * bounded by the longest line.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { giveToDataOwner } from '../disk/data-owner';
import { BackupError, parseHeader, type BackupEnd, type BackupHeader } from './format';

async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    const text = `${line}\n`;
    hash.update(text);
    yield text;
  }
  const end: BackupEnd = { sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

/** What root makes below the data directory belongs to its owner; elsewhere it stays root's. */
const give = (dataDir: string | null, path: string): void => {
  if (dataDir !== null && path.startsWith(`${resolve(dataDir)}${sep}`)) giveToDataOwner(dataDir, path);
};

/**
 * The file appears under its name only when it is whole and on disk; mode 0600. An existing file is never
 * replaced.
 */
export const writeLines = async (
  path: string,
  lines: AsyncIterable<string>,
  dataDir: string | null = null,
): Promise<void> => {
  const target = resolve(path);
  if (existsSync(target)) throw new BackupError(`${target} is there already`);
  const made = await mkdir(dirname(target), { recursive: true });
  if (made !== undefined)
    for (let each = dirname(target); each.startsWith(made); each = dirname(each)) give(dataDir, each);
  const draft = `${target}.${process.pid}.part`;
  try {
    // `flush`: synced before it is closed, so that the rename cannot outlive the contents.
    await pipeline(
      Readable.from(withChecksum(lines)),
      createGzip({ level: 6 }),
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    );
    give(dataDir, draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // The name, too, must outlive a power cut.
  const directory = await open(dirname(target), 'r');
  await directory.sync().catch(() => undefined);
  await directory.close();
};

/** Every line without its end. Throws a BackupError when the file is cut off or not gzip. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  source.pipe(unzipped);
  let parts: Buffer[] = [];
  try {
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        parts.push(chunk.subarray(from, end));
        yield Buffer.concat(parts).toString('utf8');
        parts = [];
        from = end + 1;
      }
      if (from < chunk.length) parts.push(chunk.subarray(from));
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code?.startsWith('Z_') === true ? new BackupError(`the file is damaged: ${message}`) : error;
  } finally {
    source.destroy();
  }
  if (parts.length > 0) throw new BackupError('the file is cut off');
}

/**
 * Reads the whole file and answers its header, when checksum and counts are right; otherwise throws a
 * BackupError.
 */
export const checkFile = async (path: string): Promise<BackupHeader> => {
  const hash = createHash('sha256');
  let header: BackupHeader | null = null;
  let lines = 0;
  let last: string | null = null;
  for await (const line of linesOf(path)) {
    if (last !== null) hash.update(`${last}\n`);
    header ??= parseHeader(line);
    last = line;
    lines += 1;
  }
  if (header === null || last === null) throw new BackupError('the file is empty');
  let end: Partial<BackupEnd> = {};
  try {
    end = JSON.parse(last) as Partial<BackupEnd>;
  } catch {
    throw new BackupError('the file is damaged: its last line is no checksum');
  }
  if (end.sha256 !== hash.digest('hex')) throw new BackupError('the file is damaged: its checksum is wrong');
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  if (lines !== rows + 2)
    throw new BackupError(`the file is damaged: ${lines - 2} rows, its header says ${rows}`);
  return header;
};

export interface BackedUpRow {
  readonly table: string;
  /**
   * As PostgreSQL wrote it (`row_to_json`); never parsed here, so that no large number loses its last digits.
   */
  readonly json: string;
}

/** The rows of a file that `checkFile` has accepted, with their tables. */
export async function* rowsOf(path: string): AsyncGenerator<BackedUpRow> {
  const lines = linesOf(path);
  const first = await lines.next();
  if (first.done === true) return;
  for (const { name, rows } of parseHeader(first.value).tables) {
    for (let row = 0; row < rows; row += 1) {
      const next = await lines.next();
      if (next.done === true) throw new BackupError('the file is cut off');
      yield { table: name, json: next.value };
    }
  }
  await lines.return(undefined);
}
