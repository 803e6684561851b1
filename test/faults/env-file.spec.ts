/**
 * `.env` in the working directory: the server and the commands read it, the environment wins, and tests are
 * never touched by it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildOnce } from '../support/faults/server';

const folder = mkdtempSync(join(tmpdir(), 'campaign-env-'));
const STARTS = [
  ['the server', ['start.mjs']],
  ['a command', ['run-cli.mjs', 'rotate-keys']],
] as const;

beforeAll(buildOnce);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A bad port ends every one of these starts before anything is opened. */
const refusal = (
  cwd: string,
  [script, ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('tools', script ?? ''), ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', PORT: 'bad', ...env },
  });
  expect(status).not.toBe(0);
  return stderr;
};

it.each(STARTS)('%s reads it, and what stands in the environment wins', (_, start) => {
  writeFileSync(join(folder, '.env'), 'REGISTRATION=friends # nobody else\nLOG_LEVEL=loud\n');
  const told = refusal(folder, start, { LOG_LEVEL: 'info' });
  expect(told.match(/\b[A-Z_]+(?= must be)/g)).toEqual(['PORT', 'REGISTRATION']);
});

it.each(STARTS)('%s does not read it in a test, and needs none', (_, start) => {
  expect(refusal(folder, start, { NODE_ENV: 'test' }).match(/\b[A-Z_]+(?= must be)/g)).toEqual(['PORT']);
  expect(refusal(tmpdir(), start).match(/\b[A-Z_]+(?= must be)/g)).toEqual(['PORT']);
});

it('says when there is one that cannot be read', () => {
  const odd = join(folder, 'odd');
  mkdirSync(join(odd, '.env'), { recursive: true });
  expect(refusal(odd, ['start.mjs'])).toMatch(/^\.env cannot be read: /);
});
