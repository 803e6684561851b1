/** `npm run play`: a whole match from a terminal, with what views offer and nothing else. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { watchBots } from '../../src/demo-client/match';
import { startTestApp, type TestApp } from '../support/app';
import { register, type Person } from '../support/players';

const SCRIPT = resolve(__dirname, '..', '..', 'tools', 'play.mjs');
let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await register(app, 'Ada');
});
afterAll(() => app.close());

const play = (
  flags: readonly string[],
  typed: string,
  token = ada.token,
): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [SCRIPT, '--url', app.url, ...flags], {
      env: { PATH: process.env['PATH'], CAMPAIGN_TOKEN: token },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    child.once('close', (code) => done({ code, said }));
    child.stdin.end(typed);
  });

it('plays the training scenario against the bot to its end', async () => {
  const { code, said } = await play(['--first'], '');
  expect({ code, said: said.slice(-300) }).toMatchObject({ code: 0 });
  expect(said).toMatch(/Turn 1, Deployment\. You are seat A\./);
  expect(said).toMatch(/^HUN {2}Hunchback HBK-4G · seat A · \d{4} · Armour \d+\/147/m);
  expect(said).toMatch(/^he Heavy woods · li Light woods$/m);
  expect(said).toMatch(/^ {2}2\. Hunchback HBK-4G walks, MP \d/m);
  expect(said).toMatch(/^Over: (won by [AB]|a draw)\. [A-Z].*\.$/m);
});

it('lets an order be changed by its asks, in the reader’s language', async () => {
  // The first offer, with `?`: the second place, and the facing as it is; then the input ends.
  const { code, said } = await play(['--language', 'de'], 'x\n1?\n2\n\n');
  expect(said).toContain('2. Feld 0116');
  expect(said).toMatch(/^Partie [0-9a-f-]{36}$/m);
  expect(said).toMatch(/Zug 1, \S+\. Du hast Platz A\./);
  expect(said).toContain('Dein Befehl (eine Zahl');
  expect(said).toMatch(/^HUN {2}Hunchback HBK-4G · Platz A · 0116/m);
  expect(code).toBe(1);
  expect(said).toContain('Die Eingabe ist zu Ende');
});

it('says what the server refuses', async () => {
  const { code, said } = await play(['--match', '019aab10-0000-7000-8000-000000000001'], '');
  expect([code, said.includes('not know of it') || said.includes('no such')]).toEqual([1, true]);
  expect((await play([], '', 'nonsense')).code).toBe(1);
});

it('shows how two bots play (npm run demo -- --match)', async () => {
  const lines: string[] = [];
  await watchBots(app.url, 'battletech', (line) => void lines.push(line));
  expect(lines[0]).toMatch(/^Match [0-9a-f-]{36}: ./);
  expect(lines).toContainEqual(expect.stringMatching(/^ 1 Movement/));
  expect(lines.at(-1)).toMatch(/^\nWon by (A|B|nobody): ./);
});
