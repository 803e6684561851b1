/**
 * `npm run bench:web`: how fast the page is, on a phone and a slow line, in a war of eight players on the
 * largest map. Prints one line a figure, `web-…`; times in ms. `--runs 7` (start) and `--frames 5` (map) say
 * of how many the median is told; `--url` and `--login email:password --campaign id` measure elsewhere.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, isBuilt, root } from './build.mjs';

const require = createRequire(import.meta.url);
require('./require-sources.cjs');
const { launchBrowser, contextOptions } = require('../test/support/browser/launch.ts');
const { slowDown, ON_A_TRAIN } = require('../test/support/browser/slow.ts');
const { measureFrames } = require('../test/support/browser/frames.ts');

const { values: given } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, frames: { type: 'string', default: '5' } },
});
const RUNS = Number(given.runs);
const FRAME_RUNS = Number(given.frames);
const PLAYERS = 8;
const PASSWORD = 'correct horse battery';
const EMPTY =
  '<!doctype html><meta name="viewport" content="width=device-width"><canvas id="c" width="720" height="1480" style="width:360px;height:740px;touch-action:none"></canvas>';

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const tell = (name, value, more = '') => console.log(`${name} ${Math.round(value * 10) / 10}${more}`);

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function startServer() {
  if (!isBuilt()) build();
  const dataDir = mkdtempSync(join(tmpdir(), 'campaign-web-bench-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: url,
  };
  for (const name of ['DATABASE_URL', 'HEALTH_PORT', 'METRICS_PORT']) delete env[name];
  const child = spawn(process.execPath, [join(root, 'dist', 'main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((done) => setTimeout(done, 100));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** A war of eight on 60 × 40 hexes, without fog, so that everybody sees every mech. */
async function startWar(url) {
  const call = async (token, method, path, body) => {
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told = answer.status === 204 ? null : await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(told)}`);
    return told;
  };
  const join = async (name) => {
    const email = `${name}@example.org`;
    const { accessToken } = await call(null, 'POST', '/auth/register', {
      email,
      displayName: name,
      password: PASSWORD,
    });
    return { email, token: accessToken };
  };
  const gm = await join('referee');
  const { items: factions } = await call(null, 'GET', '/catalog/factions');
  const chosen = Array.from({ length: PLAYERS }, (_, seat) => factions[seat % factions.length].faction);
  const options = { fogOfWar: false, startingBv: 24_000, phaseHours: 1_000 };
  const war = await call(gm.token, 'POST', '/campaigns', {
    name: 'The largest war',
    factions: chosen,
    options,
  });
  // Not every seed gives eight players a fair start on such a map.
  for (let seed = 1; ; seed += 1) {
    const failed = await call(gm.token, 'POST', `/campaigns/${war.id}/map/generate`, {
      seed: `bench ${seed}`,
      columns: 60,
      rows: 40,
    }).then(
      () => null,
      (error) => error,
    );
    if (failed === null) break;
    if (seed === 20) throw failed;
  }
  const players = [];
  for (let seat = 1; seat <= PLAYERS; seat += 1) {
    const player = await join(`player-${seat}`);
    const { code } = await call(gm.token, 'POST', `/campaigns/${war.id}/invitations`, { seat });
    await call(player.token, 'POST', `/invitations/${code}/accept`, {
      faction: chosen[seat - 1],
      forceName: `Force ${seat}`,
    });
    const { mechs, pilots } = await call(player.token, 'POST', `/campaigns/${war.id}/force/suggest`, {
      seed: `bench ${seat}`,
    });
    await call(player.token, 'PUT', `/campaigns/${war.id}/force`, { mechs, pilots });
    await call(player.token, 'POST', `/campaigns/${war.id}/force/submit`, {});
    players.push(player);
  }
  await call(gm.token, 'POST', `/campaigns/${war.id}/start`, {});
  await call(gm.token, 'POST', `/campaigns/${war.id}/gm/advance`, { reason: 'bench' });
  const view = await call(players[0].token, 'GET', `/campaigns/${war.id}/view`);
  tell('web-war-mechs', view.mechs.length);
  return { id: war.id, player: players[0] };
}

async function visitor(browser, url, { email }) {
  const context = await browser.newContext({ ...contextOptions({ device: 'phone' }), baseURL: url });
  await context.request.post('/v1/auth/login?cookie=true', { data: { email, password: PASSWORD } });
  await context.addInitScript("localStorage.setItem('logged-in', '1')");
  return context;
}

/** Until the map is drawn and what to do now is said. */
async function open(page, path) {
  const begun = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('.board[data-drawn]').waitFor();
  await page.locator('.todo').waitFor();
  return performance.now() - begun;
}

async function measureStart(browser, url, war) {
  const cold = [];
  const installed = [];
  let script = 0;
  let all = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const context = await visitor(browser, url, war.player);
    const page = await context.newPage();
    await slowDown(page, ON_A_TRAIN);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map();
    let [scripts, bytes] = [0, 0];
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      kinds.set(requestId, { type, url: response.url }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { type = '', url: from = '' } = kinds.get(requestId) ?? {};
      if (from.includes('/v1/')) return;
      bytes += encodedDataLength;
      if (type === 'Script' || from.endsWith('.js')) scripts += encodedDataLength;
    });
    cold.push(await open(page, `/c/${war.id}`));
    [script, all] = [Math.max(script, scripts), Math.max(all, bytes)];
    // What the service worker keeps is there when it is ready.
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)').catch(() => undefined);
    await page.close();
    const again = await context.newPage();
    await slowDown(again, ON_A_TRAIN);
    installed.push(await open(again, `/c/${war.id}`));
    await context.close();
  }
  tell('web-first-load-script-kb', script / 1_000);
  tell('web-first-load-all-kb', all / 1_000);
  tell('web-start-cold', median(cold), ` (${cold.map(Math.round).join(' ')})`);
  tell('web-start-installed', median(installed), ` (${installed.map(Math.round).join(' ')})`);
}

/** Drags across the map, then zooms in and out, for some 90 frames. */
async function stir(page) {
  await page.mouse.move(180, 400);
  await page.mouse.down();
  for (let step = 0; step < 45; step += 1) await page.mouse.move(180 - step * 3, 400 - step * 2);
  await page.mouse.up();
  for (let step = 0; step < 45; step += 1) await page.mouse.wheel(0, step < 22 ? -60 : 60);
}

async function measureMap(browser, url, war) {
  const [map, empty, mapAlone, emptyAlone] = [[], [], [], []];
  for (let run = 0; run < FRAME_RUNS; run += 1) {
    const context = await visitor(browser, url, war.player);
    const page = await context.newPage();
    await open(page, `/c/${war.id}`);
    await slowDown(page, { processor: 4 });
    const ofMap = await measureFrames(browser, page, () => stir(page));
    map.push(ofMap.p95);
    mapAlone.push(ofMap.processorP95);
    const beside = await context.newPage();
    await beside.setContent(EMPTY);
    await beside.evaluate(
      "{ const pen = document.getElementById('c').getContext('2d'); let i = 0; const draw = () => { pen.clearRect(0, 0, 9, 9); pen.fillRect(i++ % 9, 0, 1, 1); requestAnimationFrame(draw); }; draw(); }",
    );
    await slowDown(beside, { processor: 4 });
    const ofEmpty = await measureFrames(browser, beside, () => stir(beside));
    empty.push(ofEmpty.p95);
    emptyAlone.push(ofEmpty.processorP95);
    await context.close();
  }
  tell('web-map-frame-p95', median(map), ` (${map.map((one) => one.toFixed(1)).join(' ')})`);
  tell('web-empty-frame-p95', median(empty), ` (${empty.map((one) => one.toFixed(1)).join(' ')})`);
  // Without what others on a busy machine took meanwhile.
  tell(
    'web-map-frame-processor-p95',
    median(mapAlone),
    ` (${mapAlone.map((one) => one.toFixed(1)).join(' ')})`,
  );
  tell(
    'web-empty-frame-processor-p95',
    median(emptyAlone),
    ` (${emptyAlone.map((one) => one.toFixed(1)).join(' ')})`,
  );
}

const server = await startServer();
const browser = await launchBrowser();
try {
  const war = await startWar(server.url);
  await measureStart(browser, server.url, war);
  await measureMap(browser, server.url, war);
} finally {
  await browser.close();
  await server.stop();
}
