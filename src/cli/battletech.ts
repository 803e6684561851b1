/**
 * `npm run battletech -- probe < questions`: a line of JSON in, a line of JSON out (BT-9). Boards may be named
 * by their files: `{ "file": "x.board" }`.
 */
import { createInterface } from 'node:readline';
import { probeLine } from './battletech/probe-lines';
import { runCommand } from './terminal/run-command';

const USAGE = 'usage: npm run -s battletech -- probe < questions.jsonl > answers.jsonl\n';

const probe = async (): Promise<number> => {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
    if (line.trim() !== '' && !process.stdout.write(`${probeLine(line)}\n`))
      await new Promise((done) => process.stdout.once('drain', done));
  return 0;
};

const main = async (): Promise<number> => {
  if (process.argv.slice(2).join(' ') === 'probe') return probe();
  process.stderr.write(USAGE);
  return 2;
};

runCommand(main, 2);
