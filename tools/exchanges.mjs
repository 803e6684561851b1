/**
 * Evidence that a build answers as another did. `node tools/exchanges.mjs record --build <checkout> --out
 * <file.jsonl.gz>` starts the server of a checkout that is built, asks it everything, and writes a line for
 * each exchange. `node tools/exchanges.mjs compare <before> <now>` tells what differs, and exits with 1 when
 * anything does but the words of messages. A build from before operations were added is compared by its own
 * checkout's tool, for both sides: `--known` leaves out what its table does not know.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { compareRecordings } from './exchanges/compare.cjs';
import { Normaliser } from './exchanges/normalise.mjs';
import { Recorder } from './exchanges/recorder.mjs';
import { startServer } from './exchanges/server.mjs';

const SHOWN = 20;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string', default: '.' },
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    known: { type: 'boolean', default: false },
  },
});

async function record(checkout, out) {
  const { play } = await import('./exchanges/script.mjs');
  const { notAsked } = await import('./exchanges/coverage.mjs');
  const began = Date.now();
  const server = await startServer(checkout);
  const recorder = new Recorder(server.url);
  recorder.start();
  let asked;
  try {
    asked = await play(
      server.url,
      (step) => {
        recorder.step = step;
        console.log(
          `${Math.round((Date.now() - began) / 1000)} s, ${recorder.exchanges.length} exchanges: ${step}`,
        );
      },
      { only: values.only, known: values.known },
    );
  } finally {
    recorder.end();
    await server.stop();
  }
  const normaliser = new Normaliser(began);
  const lines = recorder.exchanges.map((one) => JSON.stringify(normaliser.exchange(one)));
  writeFileSync(out, gzipSync(`${lines.join('\n')}\n`));
  console.log(`${lines.length} exchanges in ${Math.round((Date.now() - began) / 1000)} s`);
  const lacking = notAsked(asked.operations, recorder.exchanges);
  for (const line of lacking) console.error(line);
  if (lacking.length > 0) process.exitCode = 1;
}

const read = (file) =>
  gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

function compare(before, now) {
  const different = compareRecordings(before, now);
  for (const { number, asked, sent, differences } of different.slice(0, SHOWN)) {
    console.log(`${number} ${asked}${sent === undefined ? '' : `\n    sent ${sent}`}`);
    for (const difference of differences.slice(0, SHOWN)) console.log(`    ${difference}`);
    if (differences.length > SHOWN) console.log(`    and ${differences.length - SHOWN} more`);
  }
  console.log(
    `${before.length} exchanges before, ${now.length} now; ${different.length === 0 ? 'all equal' : `${different.length} differ`}`,
  );
  if (different.length > 0) process.exitCode = 1;
}

const [command, ...files] = positionals;
if (command === 'record' && values.out !== undefined && files.length === 0)
  await record(resolve(values.build), values.out);
else if (command === 'compare' && files.length === 2) compare(read(files[0]), read(files[1]));
else {
  console.error(
    'node tools/exchanges.mjs record --build <checkout> --out <file.jsonl.gz> [--known] [--only <part>] | compare <before> <now>',
  );
  process.exitCode = 2;
}
