/**
 * The last step of the page's build: `version.json`, by which a page finds out that its server has another,
 * and a packed form beside every file that packs well. The server sends these as they lie there.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Pictures and fonts are packed already. */
const PACKS = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
]);
/** Smaller files fit into one packet anyway, in bytes. */
const WORTH_BYTES = 1_024;
/** The server keeps all of the page in memory, in bytes. */
const MAX_BYTES = 8 * 1_048_576;

const namesIn = (directory) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/**
 * The script that index.html starts. Its name has a hash of all that it loads, so that a page knows by it
 * which build it is.
 */
const entryOf = (directory) =>
  /<script\b[^>]*\bsrc="(\/assets\/[^"]+)"/.exec(readFileSync(join(directory, 'index.html'), 'utf8'))?.[1] ??
  null;

const versionOf = (directory) => {
  const hash = createHash('sha256');
  for (const name of namesIn(directory)) {
    if (name === 'version.json' || name.endsWith('.map')) continue;
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(directory, name)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
};

const pack = (file) => {
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_BYTES) return;
  const forms = {
    '.br': brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    '.gz': gzipSync(bytes, { level: 9 }),
  };
  for (const [ending, packed] of Object.entries(forms))
    if (packed.length < bytes.length * 0.95) writeFileSync(file + ending, packed);
};

/** Throws when the page is not whole, or too large for the server's memory. */
export function finishPage(directory) {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`the build of the page left no ${join(directory, 'index.html')}`);
  const entry = entryOf(directory);
  if (entry === null || !existsSync(join(directory, entry)))
    throw new Error('index.html starts no script of /assets/');
  writeFileSync(
    join(directory, 'version.json'),
    `${JSON.stringify({ version: versionOf(directory), entry })}\n`,
  );
  for (const name of namesIn(directory)) if (PACKS.has(extname(name))) pack(join(directory, name));
  const served = namesIn(directory).filter((name) => !name.endsWith('.map'));
  const bytes = served.reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
  if (bytes > MAX_BYTES)
    throw new Error(`the page has ${bytes} bytes with its packed forms, more than ${MAX_BYTES}`);
}
