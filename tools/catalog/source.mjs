/**
 * The source figures and the project's own way to write data: what all parts of the catalogue's build have in
 * common.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = process.argv[2];
if (!source) throw new Error('usage: node tools/catalog-build.mjs <folder>');
const target = join(import.meta.dirname, '..', '..', 'src', 'catalog', 'data');

export const read = (name) => readFileSync(join(source, name), 'utf8');
export const readLines = (name) =>
  read(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
/** A table with a heading; every row is an object of texts. */
export const readTable = (name) => {
  const [header, ...body] = read(name)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return body.map((cells) => Object.fromEntries(header.map((column, i) => [column, cells[i] ?? ''])));
};
/** One element a line: small, and a change shows as a line in a diff. */
export const write = (name, rows) =>
  writeFileSync(join(target, name), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);

export const fail = (text) => {
  throw new Error(text);
};
export const only = (value, expected, what) => (value === expected ? value : fail(`${what}: ${value}`));
export const unique = (rows, key) => {
  const seen = new Set();
  for (const row of rows) seen.has(row[key]) ? fail(`twice: ${row[key]}`) : seen.add(row[key]);
  return rows;
};
export const byKey = (key) => (a, b) => (a[key] < b[key] ? -1 : 1);
/** Figures that depend on the mech are null. */
export const number = (text) => (text === '' || text === 'variable' ? null : Number(text));
export const slug = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
