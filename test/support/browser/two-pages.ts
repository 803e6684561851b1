/** A server behind one address whose page becomes another: as when its operator brings it up to date. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startTestApp, type TestApp } from '../app';

const PAGE = resolve(__dirname, '..', '..', '..', 'dist', 'web');

const namesIn = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' });

/**
 * The same page with other names for all its scripts, as a build with a change in each leaves it. Answers
 * where it lies.
 */
function renamedPage(): { readonly directory: string; readonly entry: string } {
  const directory = join(mkdtempSync(join(tmpdir(), 'next-page-')), 'web');
  cpSync(PAGE, directory, { recursive: true });
  // Packed forms hold the old names.
  for (const name of namesIn(directory)) if (/\.(br|gz)$/.test(name)) rmSync(join(directory, name));
  const scripts = readdirSync(join(directory, 'assets')).filter((name) => name.endsWith('.js'));
  const next = (name: string): string => name.replace(/\.js$/, 'next.js');
  for (const name of scripts)
    renameSync(join(directory, 'assets', name), join(directory, 'assets', next(name)));
  for (const name of namesIn(directory).filter((one) => /\.(js|html|json)$/.test(one))) {
    const text = scripts.reduce(
      (before, script) => before.replaceAll(script, next(script)),
      readFileSync(join(directory, name), 'utf8'),
    );
    // The worker knows another content by its hash.
    writeFileSync(
      join(directory, name),
      name === 'sw.js' ? text.replaceAll(/[0-9a-f]{32}/g, (hash) => [...hash].reverse().join('')) : text,
    );
  }
  const { entry } = JSON.parse(readFileSync(join(directory, 'version.json'), 'utf8')) as {
    readonly entry: string;
  };
  return { directory, entry };
}

export interface TwoPages {
  readonly url: string;
  readonly app: TestApp;
  /** From then on the other page is served. Answers its entry script. */
  update(): string;
  close(): Promise<void>;
}

export async function startTwoPages(): Promise<TwoPages> {
  const next = renamedPage();
  const first = await startTestApp({}, null, PAGE);
  const second = await startTestApp({}, first, next.directory);
  let port = new URL(first.url).port;
  const proxy: Server = createServer((asked, answer) => {
    const passed = request(
      { host: '127.0.0.1', port, method: asked.method, path: asked.url, headers: asked.headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    passed.once('error', () => answer.destroy());
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    app: first,
    update: () => {
      ({ port } = new URL(second.url));
      return next.entry;
    },
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
      await second.close();
      await first.close();
      rmSync(resolve(next.directory, '..'), { recursive: true });
    },
  };
}
