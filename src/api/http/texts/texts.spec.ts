/** Every code that the sources use has a text in both languages, and every table of texts is listed. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as ruleTexts from '../../../rules/texts';
import { withNames } from '../names';
import { codes, TABLES, textOf } from './index';
import { sampleOf as factsOf } from './samples';

const SRC = resolve(__dirname, '..', '..', '..');
const files = (directory: string): readonly string[] =>
  readdirSync(join(SRC, directory), { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name).replaceAll('\\', '/'))
    .filter(
      (name) =>
        name.endsWith('.ts') &&
        !name.endsWith('.spec.ts') &&
        !name.includes('/texts/') &&
        !name.includes('/testing/'),
    );

/** Calls whose argument is a code: of violations, refusals, and the readers of fields. */
const CALLS =
  /(?:\bviolation|\brefusal|\bconflict|\bhttpRefusal|\bField|\btooMany|refuse|#wrong|\brefused?)(?:<[^>()]*>)?\(([^;]*?)(?:;|\n\n)/gs;
const CODE = /'([a-z][a-z0-9-]*\/[a-z0-9-]+)'/g;

function codesIn(text: string): readonly string[] {
  const calls = [...text.matchAll(CALLS)].map((match) => match[1] ?? '');
  const fields = [...text.matchAll(/code: ('[^']*')/g)].map((match) => match[1] ?? '');
  return [...calls, ...fields].flatMap((part) => [...part.matchAll(CODE)].map((match) => match[1] ?? ''));
}

const used = new Map<string, string>();
for (const room of ['rules', 'catalog', 'application', 'api', 'tactical'])
  try {
    for (const file of files(room))
      for (const code of codesIn(readFileSync(join(SRC, file), 'utf8'))) used.set(code, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }

it('finds the codes in the sources', () => {
  for (const code of [
    'accounts/email-taken',
    'request/not-found',
    'shape/not-a-hex',
    'shape/missing',
    'accounts/too-many-logins',
    'request/bad-url',
  ])
    expect([...used.keys()]).toContain(code);
});

it('has a text for every code that is used', () => {
  const known = new Set(TABLES.flatMap((table) => Object.keys(table)));
  expect([...used].filter(([code]) => !known.has(code)).map(([code, file]) => `${code} (${file})`)).toEqual(
    [],
  );
});

/**
 * What the English files declare that a code is made with: `(p: { readonly hex: string })` by code, name by
 * name.
 */
const declared = new Map<string, ReadonlyMap<string, string>>();
for (const directory of ['rules/texts', 'api/http/texts'])
  for (const file of readdirSync(join(SRC, directory)).filter((name) => name.endsWith('.en.ts')))
    for (const [, code = '', params = ''] of readFileSync(join(SRC, directory, file), 'utf8').matchAll(
      /^ {2}'([a-z-]+\/[a-z0-9-]+)': \(\s*p: \{([^}]*)\}/gm,
    ))
      declared.set(
        code,
        new Map(
          [...params.matchAll(/readonly (\w+): ([^;\n]+)/g)].map(([, name = '', type = '']) => [
            name,
            type.trim(),
          ]),
        ),
      );

/** They name a place, and are written as they are. */
const PLACES: ReadonlySet<string> = new Set(['line', 'first', 'slot', 'index', 'seat']);

const sampleOf = (name: string, type: string, full: boolean): unknown => {
  if (type === 'Missing') return full ? [{ item: 'LRM 20', units: 1234.5 }] : [];
  if (type.endsWith('null') && !full) return null;
  if (type.startsWith('number')) return full && !PLACES.has(name) ? 1234.5 : 1;
  if (type === 'readonly (string | number | null)[]') return full ? ['Ada', 3, null] : [];
  if (type === 'readonly number[]') return full ? [0.5, 1234.5] : [];
  return type === 'readonly string[]' ? (full ? ['Ada', 'Bob', 'Cai'] : []) : 'Ada';
};

it('knows with what the texts are made', () => {
  expect(declared.size).toBeGreaterThan(350);
  expect([...(declared.get('supply/not-enough-tons') ?? [])]).toEqual([
    ['cost', 'number'],
    ['account', 'number'],
    ['missing', 'number'],
  ]);
});

it.each([true, false])(
  'says each of them in two languages, with nothing in them that is not for people (%s)',
  (full) => {
    const codes = TABLES.flatMap((table) => Object.keys(table));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes.filter((one) => !one.startsWith('warnings/'))) {
      const samples = [...(declared.get(code) ?? [])].map(
        ([name, type]) => [name, sampleOf(name, type, full)] as const,
      );
      const params = Object.fromEntries(samples);
      const [english, german] = [textOf(code, params, 'en'), textOf(code, params, 'de')];
      for (const text of [english, german]) {
        expect(`${code}: ${text}`).toMatch(/^.+: .+ .+/);
        expect(`${code}: ${text}`).not.toMatch(/undefined|NaN|\[object|function/);
      }
      expect(german).not.toBe(english);
      // Numbers are written as the language writes them.
      expect(`${code}: ${german}`).not.toMatch(/1,?234\.5/);
      expect(`${code}: ${english}`).not.toMatch(/1\.?234,5/);
    }
  },
);

/** Limits of the server: no deployment has them at 0 or 1. */
const BOUNDS: ReadonlySet<string> = new Set(['max', 'most', 'limit', 'min', 'least', 'mostEntries']);

/** What the rules or the server fix, which is never 0 or 1. */
const FIXED: ReadonlySet<string> = new Set([
  'construction/too-many-slots',
  'match/seat-count',
  'mech-file/too-many-heat-sinks',
  'mech-file/too-many-slots',
  'record/no-such-slot',
  'setup/no-free-seat',
  'setup/team-seat-unknown',
  'vacation/too-far',
]);

const STIFF: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /(?<!× )\b1 (?:hexes|hits|turns|mistakes|shots|slots|points|pilots|hours|days)\b|\b1 (?:t )?(?:are|have)\b|\bonly 0\b/,
  de: /(?<!× )\b1 (?:Felder|Züge|Punkte|Zeilen|Plätze|Tage|Stunden)\b|\bnur (?:noch )?0\b/,
};

it.each([0, 1])('says a count of %s as people do', (value) => {
  const stiff = [...declared].flatMap(([code, params]) => {
    if (FIXED.has(code)) return [];
    const made = [...params].map(([name, type]) => [
      name,
      type.startsWith('number') ? (BOUNDS.has(name) ? 7 : value) : sampleOf(name, type, true),
    ]);
    const facts = Object.fromEntries(made) as Readonly<Record<string, unknown>>;
    return (['en', 'de'] as const)
      .map((language) => [language, textOf(code, facts, language)] as const)
      .filter(([language, text]) => STIFF[language].test(text))
      .map(([, text]) => `${code}: ${text}`);
  });
  expect(stiff).toEqual([]);
});

it('makes every text, those of warnings too, from examples of its facts', () => {
  for (const code of codes())
    for (const language of ['en', 'de'] as const) {
      const text = textOf(code, withNames(factsOf(code), language), language);
      expect(`${code}: ${text}`).toMatch(/^.+: .+ .+/);
      expect(`${code}: ${text}`).not.toMatch(/undefined|NaN|\[object|function/);
      // Quotation marks and apostrophes are those of print, in each language its own.
      expect(`${code}: ${text}`).not.toMatch(/["']/);
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
      if (['index', 'samples', 'text', 'worksheet-words'].includes(table) || kind === 'spec') continue;
      expect(index).toContain(`'./${table}'`);
    }
  const tables = Object.keys(ruleTexts).filter((name) => name.endsWith('Texts'));
  expect(tables.length).toBeGreaterThan(10);
  for (const name of tables) expect(TABLES).toContain(ruleTexts[name as keyof typeof ruleTexts]);
});
