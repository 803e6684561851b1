/**
 * The clients in Python (docs/examples), written from the API's description alone: one plays a whole campaign
 * against a real server, one matches.
 */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../support/app';

const CLIENT = join(__dirname, '..', '..', 'docs', 'examples', 'play.py');
const LONGEST = 120;
const { error, stdout: version } = spawnSync('python3', ['--version'], { encoding: 'utf8' });
const missing = error !== undefined || !version.startsWith('Python 3');
if (missing)
  process.stderr.write(`skipped ${CLIENT}: python3 cannot be run here (${error?.message ?? version})\n`);
const withPython = missing ? it.skip : it;

let app: TestApp;
beforeAll(async () => (app = await startTestApp({ LIMIT_COMMANDS_PER_MINUTE: '100000' })));
afterAll(() => app.close());

const BOT = join(__dirname, '..', '..', 'docs', 'examples', 'match_bot.py');
const LONGEST_BOT = 80;

const run = (...args: readonly string[]) =>
  promisify(execFile)('python3', [CLIENT, ...args], { encoding: 'utf8' });

it('is short, and needs nothing but what Python brings along', () => {
  const lines = readFileSync(CLIENT, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(LONGEST);
  const imports = lines.flatMap((line) => /^(?:import|from) ([\w.]+)/.exec(line)?.[1] ?? []);
  expect(imports.sort()).toEqual(['json', 'random', 'sys', 'time', 'urllib.error', 'urllib.request', 'uuid']);
});

withPython(
  'plays a campaign to its end',
  async () => {
    const { stdout } = await run(app.url, '2');
    expect(stdout).toMatch(/^1 preparation Round 1: preparation has begun\./m);
    expect(stdout).toMatch(/^1 announcement-1 .* moved from \d{4} to \d{4}\.$/m);
    expect(stdout).toMatch(/^[12] \S+ The campaign is over: .*$/m);
    const { rows } = await app.pool.query<{ status: string }>('SELECT status FROM campaigns');
    expect(rows).toEqual([{ status: 'finished' }]);
  },
  300_000,
);

withPython(
  'a bot in 80 lines beats random legal play, seats swapped',
  async () => {
    expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(LONGEST_BOT);
    const wonOf = async (matches: number): Promise<number> => {
      const { stdout } = await promisify(execFile)('python3', [BOT, app.url, String(matches)], {
        encoding: 'utf8',
      });
      return Number(new RegExp(`^won (\\d+) of ${matches}$`, 'm').exec(stdout)?.[1] ?? 0);
    };
    // Nothing is seeded: a bad run of a good bot asks for more matches, of which it must win as many.
    const won = await wonOf(10);
    expect(won < 7 ? won + (await wonOf(20)) : 21).toBeGreaterThanOrEqual(21);
  },
  300_000,
);

withPython('says what the server refuses, and fails', async () => {
  const failed = await run(app.url, '0').then(
    () => null,
    (reason: unknown) => reason as { readonly code: number; readonly stderr: string },
  );
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('Problem: ') as string });
});
