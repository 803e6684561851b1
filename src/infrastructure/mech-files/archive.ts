/**
 * Files of a .zip archive, one at a time. An archive says much about itself that need not be true: names,
 * sizes, places, checksums. None of it is believed; what does not hold costs one file, or, where the list of
 * files itself is broken, the rest of the archive.
 */
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { MechFile } from '../../application/catalog/mech-file-source';
import { byText, type Problem, violationOf } from '../../kernel';
import { isWanted, staysInside, toldName } from './entry-name';
import type { Limits, Spent } from './limits';
import { checkedFile, refusedFile, refuseFile, type FileRefusalCode } from './refuse-file';

interface Named {
  readonly name: string;
  readonly entry: Entry;
}

/**
 * Names are not decoded by the library, since it gives up the whole archive at a bad one; sizes are checked
 * below for the same reason.
 */
const OPTIONS = { autoClose: false, decodeStrings: false, validateEntrySizes: false } as const;
/** Sizes below this say nothing by their ratio. */
const SMALL = 16_384;
/** Bytes of an entry's own header, without its name. */
const LOCAL_HEADER = 30;
const LINK = 0o12;

const nameOf = (entry: Entry): string =>
  yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
const isFolder = (name: string): boolean => /[\\/]$/.test(name);
/** Made on a system that has links, and one of them: its content is only a path. */
const isLink = (entry: Entry): boolean => entry.externalFileAttributes >>> 28 === LINK;

/** The wanted entries, and whether the list of them could be read to its end. */
const listed = async (
  zip: ZipFile,
  limits: Limits,
): Promise<{ readonly entries: readonly Named[]; readonly whole: boolean }> => {
  const entries: Named[] = [];
  let names = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      names += 1;
      if (names > limits.names) return { entries, whole: false };
      const name = nameOf(entry);
      // One more than is allowed, so that the limit is told.
      if (isWanted(name) && !isFolder(name) && !isLink(entry) && entries.length <= limits.files)
        entries.push({ name, entry });
    }
  } catch {
    return { entries, whole: false };
  }
  return { entries, whole: true };
};

/** Entries whose bytes are also another's: a small archive can unpack to anything by them. */
const overlapping = (entries: readonly Named[]): ReadonlySet<Entry> => {
  const found = new Set<Entry>();
  const inOrder = entries
    .map(({ entry }) => entry)
    .sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let furthest: { readonly end: number; readonly entry: Entry } | null = null;
  for (const entry of inOrder) {
    const begin = entry.relativeOffsetOfLocalHeader;
    if (furthest !== null && begin < furthest.end) found.add(entry).add(furthest.entry);
    const end = begin + LOCAL_HEADER + entry.fileNameLength + entry.compressedSize;
    if (furthest === null || end > furthest.end) furthest = { end, entry };
  }
  return found;
};

type Refused = Extract<Problem, { readonly code: FileRefusalCode }>;

/** What an entry's own figures already speak against. */
const refusalOf = ({ name, entry }: Named, limits: Limits): Refused | null => {
  if (!staysInside(name)) return { code: 'mech-file/bad-path' };
  if (entry.isEncrypted()) return { code: 'mech-file/encrypted' };
  if (!entry.canDecodeFileData()) return { code: 'mech-file/unknown-packing' };
  if (entry.uncompressedSize > limits.fileBytes)
    return { code: 'mech-file/too-large', params: { most: limits.fileBytes } };
  if (entry.uncompressedSize > SMALL && entry.uncompressedSize > entry.compressedSize * limits.ratio)
    return { code: 'mech-file/packed-too-tight', params: { most: limits.ratio } };
  return null;
};

/** Never more bytes than the entry claims: one that claims too little is cut off there. */
const unpacked = async (
  zip: ZipFile,
  entry: Entry,
): Promise<Buffer | 'mech-file/wrong-size' | 'mech-file/damaged'> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > entry.uncompressedSize) return 'mech-file/wrong-size';
      chunks.push(chunk);
    }
  } catch {
    return 'mech-file/damaged';
  }
  if (size !== entry.uncompressedSize) return 'mech-file/wrong-size';
  const bytes = Buffer.concat(chunks);
  return crc32(bytes) === entry.crc32 ? bytes : 'mech-file/damaged';
};

/**
 * `prefix`: what stands before the names within, `` or `pack.zip/`. `archive`: its own name, for what is
 * wrong with it as a whole.
 */
export async function* filesOfArchive(
  path: string,
  archive: string,
  prefix: string,
  limits: Limits,
  spent: Spent,
): AsyncGenerator<MechFile> {
  let zip: ZipFile;
  try {
    zip = await yauzl.openPromise(path, OPTIONS);
  } catch {
    yield refuseFile(archive, 'mech-file/bad-archive');
    return;
  }
  // Errors come out of the reads; an event of the same has nobody else to go to.
  zip.on('error', () => undefined);
  try {
    const { entries, whole } = await listed(zip, limits);
    const shared = overlapping(entries);
    for (const named of [...entries].sort((a, b) => byText(toldName(a.name), toldName(b.name)))) {
      const file = `${prefix}${named.name}`;
      const refused: Refused | null = shared.has(named.entry)
        ? { code: 'mech-file/overlapping' }
        : refusalOf(named, limits);
      const over = spent.refusal(refused === null ? named.entry.uncompressedSize : 0);
      if (over !== null) {
        yield refuseFile(file, over, {
          most: over === 'mech-file/too-much' ? limits.totalBytes : limits.files,
        });
        return;
      }
      if (refused !== null) yield refusedFile(file, violationOf(refused, null, ''));
      else {
        const bytes = await unpacked(zip, named.entry);
        yield typeof bytes === 'string' ? refuseFile(file, bytes) : checkedFile(file, bytes, limits);
      }
    }
    if (!whole) yield refuseFile(archive, 'mech-file/bad-archive');
  } finally {
    zip.close();
  }
}
