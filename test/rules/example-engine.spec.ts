/**
 * The example of an external engine as a process of its own (TAC-8): whatever it is given, its reports are
 * signed and contradict nothing.
 */
import { spawn } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundledCatalog } from '../../src/catalog/bundled';
import { isSignature, signatureOf } from '../../src/infrastructure/engines/signature';
import { checkReport } from '../../src/rules/combat/report/check';
import { parseReport } from '../../src/rules/combat/report/parse';
import { declare, onlyBattle } from '../../src/rules/testing/battles';
import { world } from '../../src/rules/testing/world';
import { blankReport } from '../../src/tactical/blank-report';
import type { BattleSetup } from '../../src/tactical/contract';
import { contractSetups } from '../support/engines/contract-battles';

const catalog = bundledCatalog();
const SECRET = Buffer.from('a secret of thirty-two bytes, yes');
const ENGINE = 'ext-dice-0a1b2c3d';

/** The heaviest side of three stands there shut down: it can hold nothing (CMB-6). */
const asleep = onlyBattle(
  declare(
    world({ phase: 'combat', step: 'declarations', players: 3 })
      .mech('A', 'locust-lct-1v', '0505')
      .mech('B', 'locust-lct-1v', '0505')
      .mech('C', 'atlas-as7-d', '0505', { shutDown: true })
      .build(),
  ).state,
).setup;

const setups = new Map<string, BattleSetup>(
  Array.from({ length: 8 }, () => [...contractSetups, asleep])
    .flat()
    .map((setup, index) => [`battle-${index}`, setup]),
);

const workOf = (battle: string, setup: BattleSetup): object => ({
  battle,
  openedAt: new Date(0).toISOString(),
  setup: { ...setup, battle },
  tons: Object.fromEntries(setup.units.map(({ design }) => [design, catalog.mech(design)?.tons ?? null])),
  blank: blankReport(catalog, setup),
});

/** What a server would find wrong with a request, by its codes. */
const faults = (request: http.IncomingMessage, body: Buffer): readonly string[] => {
  const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((name) =>
    String(request.headers[`x-engine-${name}`]),
  ) as [string, string, string];
  const { method = '', url = '' } = request;
  if (!isSignature(signatureOf(SECRET, { method, target: url, timestamp, nonce, body }), signature))
    return ['wrong signature'];
  if (method === 'GET') return [];
  const setup = setups.get(/battles\/([^/]+)\/report$/.exec(url)?.[1] ?? '');
  const report = parseReport(JSON.parse(body.toString()));
  if (setup === undefined || !report.ok) return ['no report of a battle'];
  return checkReport(catalog, setup, report.value).map(({ code }) => code);
};

it('TAC-8 TAC-6 reports of the example contradict no battle, and every request is signed', async () => {
  const found: string[] = [];
  let reports = 0;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      found.push(...faults(request, Buffer.concat(chunks)));
      const items = [...setups].map(([battle, setup]) => workOf(battle, setup));
      if (request.method === 'POST') reports += 1;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.method === 'GET' ? { items } : { state: 'reported' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, [join(__dirname, '../../examples/engine/engine.mjs')], {
    env: { SERVER: url, ENGINE, SECRET: SECRET.toString('base64url'), ONCE: 'true' },
    stdio: 'ignore',
  });
  const late = setTimeout(() => child.kill('SIGKILL'), 120_000);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(late);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect({ code, reports, found }).toEqual({ code: 0, reports: setups.size, found: [] });
});
