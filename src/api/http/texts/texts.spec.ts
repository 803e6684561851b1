/** Every code that the sources use has a text in both languages, and every table of texts is listed. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as ruleTexts from '../../../rules/texts';
import { TABLES, textOf } from './index';

const SRC = resolve(__dirname, '..', '..', '..');
const files = (directory: string): readonly string[] =>
  readdirSync(join(SRC, directory), { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !name.includes('/texts/') && !name.includes('/testing/'));

/** Calls whose argument is a code: of violations, refusals, and the readers of fields. */
const CALLS = /(?:\bviolation|\brefusal|\bconflict|\bdoorRefusal|\bField|\btooMany|refuse|#wrong|\brefused?)(?:<[^>()]*>)?\(([^;]*?)(?:;|\n\n)/gs;
const CODE = /'([a-z][a-z0-9-]*\/[a-z0-9-]+)'/g;

function codesIn(text: string): readonly string[] {
  const calls = [...text.matchAll(CALLS)].map((match) => match[1] ?? '');
  const fields = [...text.matchAll(/code: ('[^']*')/g)].map((match) => match[1] ?? '');
  return [...calls, ...fields].flatMap((part) => [...part.matchAll(CODE)].map((match) => match[1] ?? ''));
}

const used = new Map<string, string>();
for (const room of ['rules', 'catalog', 'application', 'api', 'tactical'])
  try {
    for (const file of files(room)) for (const code of codesIn(readFileSync(join(SRC, file), 'utf8'))) used.set(code, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }

it('finds the codes in the sources', () => {
  for (const code of ['accounts/email-taken', 'request/not-found', 'shape/not-a-hex', 'shape/missing', 'accounts/too-many-logins', 'request/bad-url'])
    expect([...used.keys()]).toContain(code);
});

it('has a text for every code that is used', () => {
  const known = new Set(TABLES.flatMap((table) => Object.keys(table)));
  expect([...used].filter(([code]) => !known.has(code)).map(([code, file]) => `${code} (${file})`)).toEqual([]);
});

it('says each of them in two languages, whatever the params', () => {
  const codes = TABLES.flatMap((table) => Object.keys(table));
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) {
    const [english, german] = [textOf(code, {}, 'en'), textOf(code, {}, 'de')];
    expect(`${code}: ${english}`).toMatch(/^.+: .+ .+/);
    expect(`${code}: ${german}`).toMatch(/^.+: .+ .+/);
    expect(german).not.toBe(english);
  }
});

it('lists every table', () => {
  const own = readFileSync(join(__dirname, 'index.ts'), 'utf8');
  const ofRules = join(SRC, 'rules', 'texts');
  for (const [directory, index] of [
    [ofRules, readFileSync(join(ofRules, 'index.ts'), 'utf8')],
    [__dirname, own],
  ] as const)
    for (const file of readdirSync(directory)) {
      const [table = '', kind] = file.split('.');
      if (['index', 'text', 'worksheet-words'].includes(table) || kind === 'spec') continue;
      expect(index).toContain(`'./${table}'`);
    }
  const tables = Object.keys(ruleTexts).filter((name) => name.endsWith('Texts'));
  expect(tables.length).toBeGreaterThan(10);
  for (const name of tables) expect(TABLES).toContain(ruleTexts[name as keyof typeof ruleTexts]);
});
