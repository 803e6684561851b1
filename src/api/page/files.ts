/**
 * The files of the page, read once into memory (some megabytes at most, see tools/finish-page.mjs): what is
 * asked for is looked up by its whole path, so that no path leads out of the folder, and a build under a
 * running server never mixes two pages.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { etagOf } from '../http/answers/etag-of';
import type { Packing } from './accepts';
import { cacheOf, PAGE_HEADERS } from './policy';
import { isFilePath } from './routes';

/** By extension; other files are not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const ENDINGS: Readonly<Record<Packing, string>> = { br: '.br', gzip: '.gz' };

/** One form of a file, with all headers that its answer has. */
export interface Form {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageFile {
  readonly plain: Form;
  readonly packed: Readonly<Partial<Record<Packing, Form>>>;
}

export interface PageFiles {
  readonly index: PageFile;
  /** By path, from the slash on. */
  readonly files: ReadonlyMap<string, PageFile>;
  /** Files that lie there, but are not served. */
  readonly leftOut: readonly string[];
}

const formOf = (
  path: string,
  type: string,
  bytes: Buffer,
  packing: Packing | null,
  vary: string | null,
): Form => {
  // Each form has a tag of its own, as strong ones must: its own bytes are hashed.
  const etag = etagOf(bytes);
  const headers = { ...PAGE_HEADERS, 'content-type': type, 'cache-control': cacheOf(path), etag };
  return {
    etag,
    bytes,
    headers: {
      ...headers,
      ...(vary === null ? {} : { vary }),
      ...(packing === null ? {} : { 'content-encoding': packing }),
    },
  };
};

const fileOf = (path: string, type: string, read: ReadonlyMap<string, Buffer>, bytes: Buffer): PageFile => {
  const [br, gzip] = [read.get(path + ENDINGS.br), read.get(path + ENDINGS.gzip)];
  const packs = br === undefined && gzip === undefined ? [] : ['Accept-Encoding'];
  // At the address of a screen the same server has nothing for programs.
  const vary = [...(path === '/index.html' ? ['Accept'] : []), ...packs].join(', ');
  const form = (of: Buffer, packing: Packing | null): Form =>
    formOf(path, type, of, packing, vary === '' ? null : vary);
  return {
    plain: form(bytes, null),
    packed: {
      ...(br === undefined ? {} : { br: form(br, 'br') }),
      ...(gzip === undefined ? {} : { gzip: form(gzip, 'gzip') }),
    },
  };
};

/** What lies in a folder and below. Symbolic links are no files: they could lead anywhere. */
const pathsIn = async (directory: string, above = ''): Promise<readonly string[]> => {
  const paths: string[] = [];
  for (const entry of await readdir(join(directory, above), { withFileTypes: true })) {
    const path = `${above}/${entry.name}`;
    if (entry.isDirectory()) paths.push(...(await pathsIn(directory, path)));
    else if (entry.isFile()) paths.push(path);
  }
  return paths.sort();
};

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const readAll = async (directory: string): Promise<ReadonlyMap<string, Buffer>> => {
  const read = new Map<string, Buffer>();
  try {
    for (const path of await pathsIn(directory))
      if (!path.endsWith('.map')) read.set(path, await readFile(join(directory, path)));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return read;
};

const isPackedForm = (path: string, read: ReadonlyMap<string, Buffer>): boolean =>
  /\.(br|gz)$/.test(path) && read.has(path.replace(/\.\w+$/, ''));

/** Null: no page lies there. */
export async function readPage(directory: string): Promise<PageFiles | null> {
  const read = await readAll(directory);
  const files = new Map<string, PageFile>();
  const leftOut: string[] = [];
  for (const [path, bytes] of read) {
    const type = TYPES[extname(path)];
    if (type !== undefined && isFilePath(path)) files.set(path, fileOf(path, type, read, bytes));
    else if (!isPackedForm(path, read)) leftOut.push(path);
  }
  const index = files.get('/index.html');
  return index === undefined ? null : { index, files, leftOut };
}
