/**
 * `npm run new -- building|order|phase|event|engine <name>`: makes the files of a new entry and the lines
 * that list it. What it makes compiles and has a spec that runs; what it means is for whoever wrote the name.
 * An event's name has its folder before it: `mechs/mech-painted`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { KINDS } from './new/kinds.mjs';

const [kind, name] = process.argv.slice(2);
const at = process.argv.indexOf('--in');
const root = at < 0 ? dirname(dirname(fileURLToPath(import.meta.url))) : process.argv[at + 1];

if (!Object.hasOwn(KINDS, kind ?? '') || !/^([a-z]+\/)?[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) {
  console.error(`npm run new -- ${Object.keys(KINDS).join('|')} <name-in-kebab-case>`);
  process.exit(2);
}

const { files, lines } = KINDS[kind](name);
// First everything is looked at, then everything is written: nothing is half made.
for (const file of Object.keys(files))
  if (existsSync(join(root, file))) throw new Error(`${file} is there already`);
const listed = new Map();
for (const { file, after, before, line } of lines) {
  const text = listed.get(file) ?? readFileSync(join(root, file), 'utf8');
  const place = (after ?? before).exec(text);
  if (place === null) throw new Error(`${file} has no place for the line: ${line}`);
  const index = after === undefined ? place.index : place.index + place[0].length;
  listed.set(file, text.slice(0, index) + line + text.slice(index));
}
const style = await resolveConfig(fileURLToPath(import.meta.url));
for (const [file, text] of [...Object.entries(files), ...listed]) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), await format(text, { ...style, filepath: file }));
}
for (const file of Object.keys(files)) console.log(`made   ${file}`);
for (const file of listed.keys()) console.log(`listed ${file}`);
