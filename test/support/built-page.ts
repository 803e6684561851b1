/**
 * A small page as a build leaves it, in a folder of its own: what is packed, what is not, and what must never
 * be served.
 */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const INDEX = `<!doctype html><html lang="en"><head><title>Host</title><script type="module" src="/assets/index-AbC123.js"></script></head></html>\n`;
export const SCRIPT = `${'export const orders = [];\n'.repeat(100)}`;
/** Beside the folder of the page, and behind a link in it. */
export const SECRET = 'nobody may read this';

const FILES: Readonly<Record<string, string>> = {
  'index.html': INDEX,
  'sw.js': 'self.addEventListener("install", () => {});\n',
  'manifest.webmanifest': '{"name":"Host"}\n',
  'version.json': '{"version":"0123456789abcdef","entry":"/assets/index-AbC123.js"}\n',
  'assets/index-AbC123.js': SCRIPT,
  'assets/index-AbC123.js.map': '{"sources":[]}',
  'assets/index-dEf456.css': 'body { margin: 0 }\n',
  'assets/barlow-700.woff2': 'wOF2',
  'assets/strange.xyz': 'what is this',
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'notes/plan.txt': 'not a folder of the page\n',
  'openapi.json': '{"openapi":"of somebody else"}\n',
};

const PACKED = ['index.html', 'assets/index-AbC123.js'];

/** Answers the folder; the one above it goes when the test is over. */
export function buildPage(): { readonly directory: string; readonly above: string } {
  const above = mkdtempSync(join(tmpdir(), 'built-page-'));
  const directory = join(above, 'web');
  const write = (name: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  };
  for (const [name, content] of Object.entries(FILES)) write(name, content);
  for (const name of PACKED) {
    write(`${name}.br`, brotliCompressSync(FILES[name] ?? ''));
    write(`${name}.gz`, gzipSync(FILES[name] ?? ''));
  }
  writeFileSync(join(above, 'secret.txt'), SECRET);
  symlinkSync(join(above, 'secret.txt'), join(directory, 'assets', 'link.txt'));
  symlinkSync(above, join(directory, 'icons', 'up'));
  return { directory, above };
}
