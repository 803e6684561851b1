/**
 * A process of its own in which golden campaigns are replayed far from home: another time zone and locale (by
 * its environment), no clock, no chance, no timers, and another order in whatever depends on them. Reads {
 * name: golden } from the parent, answers hashes.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (loaded, file) => {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    module: { type: 'commonjs' },
    jsc: { target: 'es2023', parser: { syntax: 'typescript', decorators: true }, keepClassNames: true },
  });
  loaded._compile(code, file);
};

const forbid = (name) => () => {
  throw new Error(`a pure room has used ${name}`);
};

const { replay } = require(join(__dirname, 'golden.ts'));

const main = (goldens) => {
  globalThis.Date = new Proxy(Date, {
    construct: forbid('new Date'),
    apply: forbid('Date()'),
    get: (_, key) => forbid(`Date.${String(key)}`)(),
  });
  Math.random = forbid('Math.random');
  for (const name of [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'fetch',
    'structuredClone',
  ])
    globalThis[name] = forbid(name);
  globalThis.crypto?.constructor && Object.defineProperty(globalThis, 'crypto', { get: forbid('crypto') });
  Object.defineProperty(globalThis, 'performance', { get: forbid('performance') });
  globalThis.Intl = new Proxy({}, { get: (_, key) => forbid(`Intl.${String(key)}`)() });
  for (const name of ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase'])
    String.prototype[name] = forbid(name);
  for (const kind of [Number, Array, BigInt, Object])
    kind.prototype.toLocaleString = forbid('toLocaleString');
  return Object.fromEntries(
    Object.entries(goldens).map(([name, { setup, steps }]) => [name, replay(setup, steps)]),
  );
};

process.once('message', (goldens) => {
  const send = process.send.bind(process);
  const { setImmediate: later } = globalThis;
  let answer;
  try {
    answer = {
      zone: process.env.TZ,
      offset: new Date(2026, 0, 1).getTimezoneOffset(),
      hashes: main(goldens),
    };
  } catch (error) {
    answer = { error: String(error?.stack ?? error) };
  }
  globalThis.setImmediate = later;
  send(answer, () => process.exit(0));
});
