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
  expect(said).toMatch(/^HUN {2}Hunchback HBK-4G · yours · \d{4} · Armour \d+\/147/m);
  expect(said).toMatch(/^ENF {2}Enforcer ENF-4R · seat B · /m);
  expect(said).toMatch(/^he Heavy woods · li Light woods$/m);
  expect(said).toMatch(/^ {2}2\. Hunchback HBK-4G walks, MP \d/m);
  // Each number says what it does as it stands: where to, facing where, by which way.
  expect(said).toMatch(/^ {7}Where to\? \d{4} · Direction: facing [a-z-]+/m);
  expect(said).toMatch(/^Over: (you have won|won by B|a draw)\. [A-Z].*\.$/m);
});

it('lets an order be changed by its asks, in the reader’s language', async () => {
  // The first offer, with `?`: the second place, and the facing as it is. Then a walk to a hex as it is called.
  const { code, said } = await play(['--language', 'de'], 'x\n1?\n2\n\n2?\n0114\n\n\n');
  expect(said).toContain('2. Feld 0116');
  expect(said).toMatch(/^Partie [0-9a-f-]{36}$/m);
  expect(said).toMatch(/Zug 1, \S+\. Du hast Platz A\./);
  expect(said).toContain('Dein Befehl (eine Zahl');
  expect(said).toContain('„x“ ist keiner davon: Tippe eine Zahl von 1 bis 1');
  expect(said).toMatch(/^HUN {2}Hunchback HBK-4G · deins · 0116/m);
  expect(said).toMatch(/Feld 0114, BP 2/);
  expect(said).toContain('Hunchback HBK-4G geht nach 0114 (2 BP).');
  // The way and the facing that were left to the server are no mistakes of the person's.
  expect(said).not.toMatch(/^ {2}! /m);
  expect(code).toBe(1);
  expect(said).toMatch(/Die Eingabe ist zu Ende; .*--match [0-9a-f-]{36}/);
});

it('says what can be chosen where something else was typed', async () => {
  const { said } = await play([], '1?\n9999\n0116\n400\n60\n');
  expect(said).toContain('“9999” cannot be chosen here.');
  expect(said).toContain('“400” cannot be chosen here.');
  expect(said).toContain('sets up on 0116.');
});

it('draws a field without hexes with its ground, and tells tokens of one name apart', async () => {
  const { said } = await play(
    ['--system', 'dark-age', '--scenario', 'patrols', '--language', 'de'],
    '1\n1\n',
  );
  const drawn = said.split('\n').filter((line) => /^ +\d+ \S{60}$/.test(line));
  expect(drawn.length).toBeGreaterThanOrEqual(24);
  const legend = said.split('\n').find((line) => /^\p{L} \p{Lu}.* · \p{L} \p{Lu}/u.test(line)) ?? '';
  const letter = legend.charAt(0);
  expect([letter, drawn.some((line) => line.slice(6).includes(letter))]).toEqual([letter, true]);
  expect(said).toMatch(/^Verbleibende Befehle, deins: \d\/\d$/m);
  const signs = [...said.slice(0, said.indexOf('  1. ')).matchAll(/^(\S{1,3}) +.* · (?:deins|Platz B) · /gm)];
  expect(new Set(signs.map(([, sign]) => sign)).size).toBe(signs.length);
});

it('says what the server refuses, and what the program lacks', async () => {
  const { code, said } = await play(['--match', '019aab10-0000-7000-8000-000000000001'], '');
  expect([code, said.includes('not know of it') || said.includes('no such')]).toEqual([1, true]);
  const lacks = async (flags: readonly string[], token?: string): Promise<string> => {
    const answer = await play(flags, '', token);
    expect(answer.code).toBe(1);
    return answer.said;
  };
  expect(await lacks([], 'nonsense')).toContain('The login does not count, or no longer.');
  expect(await lacks([], '')).toMatch(/^Log in with --email and --password/m);
  expect(await lacks(['--email', 'nobody@example.org', '--password', 'x'.repeat(12)], '')).toMatch(/wrong/);
  expect(await lacks(['--system', 'dark-age', '--scenario', 'training'])).toMatch(
    /Scenarios of dark-age: \w+/,
  );
  expect(await lacks(['--languge', 'de'])).toMatch(/--languge[\s\S]*--language de/);
  expect(await lacks(['--url', 'http://127.0.0.1:9'])).toContain('No server answers at http://127.0.0.1:9.');
});

it('logs in by e-mail address and password', async () => {
  const login = ['--email', ada.email, '--password', ada.password];
  const { said } = await play([...login, '--language', 'en'], '', '');
  expect(said).toMatch(/^Match [0-9a-f-]{36}$/m);
});

it('shows how two bots play (npm run demo -- --match)', async () => {
  const lines: string[] = [];
  await watchBots(app.url, 'battletech', (line) => void lines.push(line));
  expect(lines[0]).toMatch(/^Match [0-9a-f-]{36}: ./);
  expect(lines).toContainEqual(expect.stringMatching(/^ 1 Movement/));
  expect(lines.at(-1)).toMatch(/^\nWon by (A|B|nobody): ./);
});
