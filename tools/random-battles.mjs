/**
 * Fights random battles of BattleTech and looks after every step whether one of them breaks what no battle may break: the
 * battles of `battles.property.spec.ts`, from the build. `node tools/random-battles.mjs [--from 0] [--battles 10000]
 * [--out file]`. With a file every battle is kept as it ends, and a run that was cut short goes on; told to stop, it says how
 * many have ended. Ends with 1 when one broke something.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, isBuilt, root } from './build.mjs';

const EACH = 250;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    battles: { type: 'string', default: '10000' },
    out: { type: 'string' },
  },
});
const [from, battles] = [values.from, values.battles].map((text) =>
  /^\d{1,7}$/.test(text) ? Number(text) : NaN,
);
if (Number.isNaN(from) || Number.isNaN(battles)) {
  console.error('--from and --battles are whole numbers');
  process.exit(2);
}

if (!isBuilt()) build();
const { randomBattle } = createRequire(import.meta.url)(
  join(root, 'dist', 'games', 'battletech', 'standard', 'testing', 'random-battle.js'),
);

/** By number: what it broke. A line that was cut off is fought again. */
const ended = new Map();
const kept = values.out !== undefined && existsSync(values.out) ? readFileSync(values.out, 'utf8') : '';
for (const line of kept.split('\n'))
  try {
    const { number, wrong } = JSON.parse(line);
    if (number >= from && number < from + battles) ended.set(number, wrong);
  } catch {
    // Not a whole line.
  }
const write = (line) => {
  if (values.out !== undefined) appendFileSync(values.out, line);
};
if (kept !== '' && !kept.endsWith('\n')) write('\n');

const say = () => {
  const broken = [...ended].filter(([, wrong]) => wrong.length > 0);
  console.log(`${ended.size} of ${battles} battles have ended, ${broken.length} broke something`);
  return broken;
};

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    isStopped = true;
  });

for (let number = from; number < from + battles && !isStopped; number += 1) {
  if (ended.has(number)) continue;
  const { wrong, turns } = randomBattle(number);
  ended.set(number, wrong);
  write(`${JSON.stringify({ number, wrong, turns })}\n`);
  if (wrong.length > 0) console.log(`battle ${number}: ${wrong.join(', ')}`);
  if (ended.size % EACH === 0) say();
  // So that a signal is heard.
  await setImmediate();
}
process.exitCode = say().length === 0 ? 0 : 1;
