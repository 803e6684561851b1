/**
 * The rules are pure: golden campaigns come out the same in another process, time zone and locale, without
 * clock, chance or timers.
 */
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Golden } from '../support/simulation/golden';

const FOLDER = join(__dirname, '../golden');

interface Answer {
  readonly error?: string;
  readonly offset?: number;
  readonly hashes?: Readonly<Record<string, readonly string[]>>;
}

const goldens: Readonly<Record<string, Golden>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Golden]),
);

const replayElsewhere = (zone: string, locale: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const child = fork(join(__dirname, '../support/simulation/elsewhere.cjs'), [], {
      env: { PATH: process.env['PATH'] ?? '', TZ: zone, LC_ALL: locale, LANG: locale },
      execArgv: [],
    });
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`it ended with ${code} without an answer`)));
    child.send(goldens);
  });

it.each([
  ['Pacific/Chatham', 'tr_TR.UTF-8', -825],
  ['America/St_Johns', 'de_DE.UTF-8', 210],
])('campaigns come out the same in %s under %s', async (zone, locale, offset) => {
  const answer = await replayElsewhere(zone, locale);
  expect(answer.error ?? null).toBeNull();
  expect(answer.offset).toBe(offset);
  expect(answer.hashes).toEqual(
    Object.fromEntries(
      Object.entries(goldens).map(([name, { steps }]) => [name, steps.map(({ hash }) => hash)]),
    ),
  );
});
