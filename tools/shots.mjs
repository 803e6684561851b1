/**
 * `npm run shots -- --out DIR --as anna /c/:demo /c/:demo/force`: starts a server with the demo on a database
 * that is thrown away, and takes pictures of these routes, on phone and desktop, in both languages, by day
 * and by night, with a contact sheet for each size. `:demo` stands for the demo campaign's id. Options: `--as
 * anna|ben|referee|nobody`, `--lang de,en`, `--theme light,dark`, `--size phone,desktop`, `--url` of a server
 * that runs already (with `--data` its DATA_DIR), `--full` for the whole page.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, isBuilt, root } from './build.mjs';

const require = createRequire(import.meta.url);
require('./require-sources.cjs');
const { launchBrowser, contextOptions } = require('../test/support/browser/launch.ts');
const { contactSheet } = require('../test/support/browser/contact-sheet.ts');

const text = (standard) => ({ type: 'string', default: standard });
const { values: given, positionals: routes } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    as: text('nobody'),
    lang: text('de,en'),
    theme: text('light,dark'),
    size: text('phone,desktop'),
    url: { type: 'string' },
    data: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
});
const listed = (name, allowed) => {
  const chosen = given[name].split(',');
  const unknown = chosen.find((one) => !allowed.includes(one));
  if (unknown !== undefined) throw new Error(`--${name} ${unknown}: choose from ${allowed.join(', ')}`);
  return chosen;
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const until = async (what, holds) => {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((go) => setTimeout(go, 50))) {
    const found = await holds().catch(() => null);
    if (found !== null) return found;
  }
  throw new Error(`waited a minute in vain for ${what}`);
};

const readDemo = async (dataDir) => JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8'));

/** A server of our own with the demo. */
async function startServer() {
  if (!isBuilt()) build();
  const dataDir = mkdtempSync(join(tmpdir(), 'campaign-shots-'));
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: 'true',
    LOG_LEVEL: 'warn',
  };
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'HEALTH_PORT', 'METRICS_PORT']) delete env[name];
  const child = spawn(process.execPath, [join(root, 'dist', 'main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const demo = await Promise.race([
      until('the demo campaign', () => readDemo(dataDir)),
      gone.then((code) => Promise.reject(new Error(`the server ended with ${code}`))),
    ]);
    return { url: `http://localhost:${port}`, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Logs in beside the page, which finds its cookie when it loads. */
async function logIn(context, { url, demo }) {
  if (given.as === 'nobody') return;
  const login = demo?.logins.find(
    ({ email, displayName }) => displayName.toLowerCase() === given.as.toLowerCase() || email === given.as,
  );
  if (login === undefined)
    throw new Error(
      `--as ${given.as}: the demo has ${demo?.logins.map((one) => one.displayName.toLowerCase()).join(', ') ?? 'nobody'}`,
    );
  const { email, password } = login;
  const answer = await context.request.post(`${url}/v1/auth/login?cookie=true`, {
    data: { email, password },
    headers: { origin: url },
  });
  if (!answer.ok())
    throw new Error(`cannot log in as ${given.as}: ${answer.status()} ${await answer.text()}`);
  // The page asks for a login only where one was before.
  await context.addInitScript("localStorage.setItem('logged-in', '1')");
}

/** The route as a part of a file name. */
const fileName = (route) => route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'start';

async function takePictures(browser, server, out) {
  const [languages, themes, sizes] = [
    listed('lang', ['de', 'en']),
    listed('theme', ['light', 'dark']),
    listed('size', ['phone', 'desktop']),
  ];
  for (const device of sizes) {
    const pictures = [];
    for (const language of languages)
      for (const theme of themes) {
        const context = await browser.newContext({
          ...contextOptions({ device, language, theme, reducedMotion: true }),
          serviceWorkers: 'block',
        });
        await logIn(context, server);
        const page = await context.newPage();
        page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
        page.on(
          'console',
          (said) =>
            said.type() === 'error' && console.error(`console: ${said.text()} ${said.location().url}`),
        );
        for (const route of routes) {
          const answer = await page.goto(
            server.url + route.replaceAll(':demo', server.demo?.campaign ?? ':demo'),
          );
          // A page with an event stream is never idle: then what was drawn by then is what there is.
          await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
          await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
          const png = await page.screenshot({ fullPage: given.full });
          const caption = `${route} ${language} ${theme}${answer?.ok() ? '' : ` (${answer?.status()})`}`;
          pictures.push({ caption, png });
          writeFileSync(join(out, `${fileName(route)}-${device}-${language}-${theme}.png`), png);
        }
        await context.close();
      }
    await contactSheet(browser, pictures, join(out, `sheet-${device}.png`));
    console.log(join(out, `sheet-${device}.png`));
  }
}

if (given.out === undefined || routes.length === 0) {
  console.error(
    'usage: node tools/shots.mjs --out DIR [--as anna] [--lang de,en] [--theme light,dark] [--size phone,desktop] ROUTE …',
  );
  process.exit(2);
}
mkdirSync(given.out, { recursive: true });
const server =
  given.url === undefined
    ? await startServer()
    : {
        url: given.url.replace(/\/+$/, ''),
        demo: given.data === undefined ? null : await readDemo(given.data),
        stop: async () => undefined,
      };
try {
  const browser = await launchBrowser();
  try {
    await takePictures(browser, server, given.out);
  } finally {
    await browser.close();
  }
} finally {
  await server.stop();
}
