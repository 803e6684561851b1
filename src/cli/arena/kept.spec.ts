import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fought } from '../../games/shared/arena';
import { keptIn } from './kept';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TASK = { system: 'battletech', contest: 'mirror', seed: 'one', weights: null, before: null };
const won: Fought = { winner: 'first', seat: 'A', turns: 9 };
const drawn: Fought = { winner: null, seat: 'B', began: 'second', turns: 40 };

it('what has ended is there again, of the same task only', () => {
  const file = join(folder, 'two.jsonl');
  keptIn(file, TASK).add(3, won);
  keptIn(file, { ...TASK, contest: 'random' }).add(3, drawn);
  keptIn(file, TASK).add(4, drawn);
  expect([...keptIn(file, TASK).known]).toEqual([
    [3, won],
    [4, drawn],
  ]);
  expect(keptIn(file, { ...TASK, seed: 'other' }).known.size).toBe(0);
  expect(keptIn(file, { ...TASK, weights: { suffer: 1 } }).known.size).toBe(0);
});

it('a line that was cut off counts for nothing, and does not spoil the next one', () => {
  const file = join(folder, 'cut.jsonl');
  keptIn(file, TASK).add(0, won);
  const [line = ''] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, `${line}\n${line.slice(0, 40)}`);
  keptIn(file, TASK).add(1, drawn);
  appendFileSync(file, `${line.replace('"first"', '"nobody"').replace('"number":0', '"number":7')}\n`);
  expect([...keptIn(file, TASK).known.keys()]).toEqual([0, 1]);
});

it('without a file it keeps them for itself', () => {
  const kept = keptIn(null, TASK);
  kept.add(1, won);
  expect([...kept.known]).toEqual([[1, won]]);
});
