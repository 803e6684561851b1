/**
 * Where rule ids are named: in the code of src/, and at the beginning of the names of tests. Reads text, not
 * meaning: a file that says which rule it follows counts for it. The rulebook itself, texts for people, test
 * support and generated files do not. `node tools/rules-scan.mjs` prints what it found as JSON.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Of the book: rules of a game (`BT-DMG-1`) are listed with their game. */
const ID = /(?<![\w-])(?:(?!BT-[A-Z])[A-Z]{2,}-(?:\d+|[A-Z]{3,})|TBL)\b/g;
/** Of a game. */
const GAME_ID = /(?<![\w-])(?:BT(?:Q|-[A-Z]+)|DA-[A-Z]{2,})-\d+\b/g;
const GENERATED = /\.spec\.ts$|\.d\.json\.ts$|\.generated\.ts$/;
const NOT_CODE = /\.text\.ts$|^src\/(?:rules\/rulebook|rules\/testing|rules\/texts|api\/http\/texts)\//;

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !name.includes('/node_modules/'))
    .sort();

const read = (file) => readFileSync(join(root, file), 'utf8');

/**
 * The place after the closing bracket of what opens at `at`; strings may hold brackets, comments are not
 * expected to hold lone ones.
 */
function pastBrackets(text, at) {
  const pairs = { '(': ')', '[': ']', '{': '}' };
  const open = [];
  for (let index = at; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === "'" || letter === '"' || letter === '`') index = pastString(text, index) - 1;
    else if (letter in pairs) open.push(pairs[letter]);
    else if (letter === open.at(-1)) {
      open.pop();
      if (open.length === 0) return index + 1;
    }
  }
  return text.length;
}

function pastString(text, at) {
  for (let index = at + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === text[at]) return index + 1;
    // An apostrophe in a comment or a regular expression is no string.
    else if (text[index] === '\n' && text[at] !== '`') return at + 1;
  }
  return text.length;
}

/** The names of the tests of a file, as they are written. */
export function testNames(text) {
  const names = [];
  for (const match of text.matchAll(/\b(?:it|test)(\.each)?(?=[(`])/g)) {
    let at = match.index + match[0].length;
    if (match[1] !== undefined) at = text[at] === '`' ? pastString(text, at) : pastBrackets(text, at);
    const call = /^\(\s*(['"`])/.exec(text.slice(at, at + 200));
    if (call === null) continue;
    const start = at + call[0].length;
    names.push(text.slice(start, pastString(text, start - 1) - 1));
  }
  return names;
}

/** The rules with which a name of a test begins: `CMB-10 CMB-12 who wins …`. */
export const rulesOfName = (name) =>
  /^(?:(?:(?!BT-[A-Z])[A-Z]{2,}-(?:\d+|[A-Z]{3,})|TBL)\b[\s,:]*)*/.exec(name)[0].match(ID) ?? [];

/** Games, and the engines that make matches of a campaign's battles (MAT-7). */
const GAME_FOLDERS = ['src/games', 'src/tactical/engines/battletech', 'src/tactical/engines/dark-age'];

/** Of games: `{ code: { id: [file] }, tests: { id: [file] } }`; a spec proves the rules that it names. */
export function scanGames() {
  const code = {};
  const tests = {};
  const files = GAME_FOLDERS.flatMap(filesBelow).filter((name) => !/\.text(\.\w+)?\.ts$/.test(name));
  for (const file of files) {
    const into = file.endsWith('.spec.ts') ? tests : code;
    for (const id of new Set(read(file).match(GAME_ID) ?? [])) (into[id] ??= []).push(file);
  }
  return { code, tests };
}

/**
 * `{ named: { id: [file] }, code: { id: [file] }, tests: { id: { file: number of tests } } }`; `named` is
 * `code` and the texts for people.
 */
export function scan() {
  const named = {};
  const code = {};
  const tests = {};
  for (const file of filesBelow('src').filter((name) => !GENERATED.test(name)))
    for (const id of new Set(read(file).match(ID) ?? [])) {
      (named[id] ??= []).push(file);
      if (!NOT_CODE.test(file)) (code[id] ??= []).push(file);
    }
  const suites = [...filesBelow('src').filter((name) => name.endsWith('.spec.ts')), ...filesBelow('test')];
  for (const file of suites)
    for (const name of testNames(read(file)))
      for (const id of new Set(rulesOfName(name))) (tests[id] ??= {})[file] = (tests[id][file] ?? 0) + 1;
  return { named, code, tests };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify({ ...scan(), games: scanGames() }));
