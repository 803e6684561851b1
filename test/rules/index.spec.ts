/**
 * Every rule of the rulebook is implemented and proven by a test that names it first, and nothing names a
 * rule that there is not.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SYSTEMS } from '../../src/games';
import { CHAPTERS, ruleOf } from '../../src/rules/rulebook';
import { planetary3 } from '../../src/rules/rulesets/planetary-3';
import notYet from './not-yet.json';

/**
 * Rules that cannot be played yet, or only in part, each with the order types that it awaits; where it awaits
 * none, what is missing comes by itself, without orders. An id leaves the list as soon as all of its orders
 * are in the newest ruleset, or else as soon as code and tests name it.
 */
const NOT_YET: Readonly<Record<string, readonly string[]>> = notYet;

interface Scan {
  readonly named: Readonly<Record<string, readonly string[]>>;
  readonly code: Readonly<Record<string, readonly string[]>>;
  readonly tests: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly games: Readonly<Record<'code' | 'tests', Readonly<Record<string, readonly string[]>>>>;
}

const root = resolve(__dirname, '..', '..');
const scan = JSON.parse(
  execFileSync(process.execPath, [resolve(root, 'tools', 'rules-scan.mjs')], { encoding: 'utf8' }),
) as Scan;
const rules = CHAPTERS.flatMap(({ entries }) => entries.map(({ id }) => id));
const areas = new Set(rules.map((id) => id.split('-')[0] ?? ''));
const unknown = (ids: Iterable<string>): readonly string[] =>
  [...ids].filter((id) => areas.has(id.split('-')[0] ?? '') && ruleOf(id) === null);

const isImplemented = (rule: string): boolean => (scan.code[rule] ?? []).length > 0;
const isProven = (rule: string): boolean => Object.keys(scan.tests[rule] ?? {}).length > 0;

it.each(rules.filter((rule) => NOT_YET[rule] === undefined))(
  '%s is implemented, and proven by a test that names it first',
  (rule) => {
    expect({ implemented: isImplemented(rule), proven: isProven(rule) }).toEqual({
      implemented: true,
      proven: true,
    });
  },
);

it('every rule of the list cannot be played yet', () => {
  const isMissing = (rule: string, awaited: readonly string[]): boolean =>
    awaited.length > 0
      ? awaited.some((type) => !Object.hasOwn(planetary3.orders, type))
      : !isImplemented(rule) || !isProven(rule);
  const listed = Object.entries(NOT_YET);
  expect(listed.filter(([rule]) => ruleOf(rule) === null)).toEqual([]);
  // One that is in the game now: take it off the list, and prove it.
  expect(listed.filter(([rule, awaited]) => !isMissing(rule, awaited))).toEqual([]);
});

const ofGames = SYSTEMS.newest.flatMap(({ rules: own }) => own.map(({ id }) => id));
/** Rules of whole levels, which the suite of all games proves. */
const isOfQuickStart = (id: string): boolean => id.startsWith('BTQ-');

it('GAM-10 every rule of a game has an id of its own, is implemented, and named by a test', () => {
  expect(new Set(ofGames).size).toBe(ofGames.length);
  const missing = (what: 'code' | 'tests'): readonly string[] =>
    ofGames.filter((id) => !isOfQuickStart(id) && (scan.games[what][id] ?? []).length === 0);
  expect({ code: missing('code'), tests: missing('tests') }).toEqual({ code: [], tests: [] });
  const known = new Set(ofGames);
  const named = [...Object.keys(scan.games.code), ...Object.keys(scan.games.tests)];
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

it('no code, text or test names a rule that the book does not have', () => {
  expect(unknown(Object.keys(scan.named))).toEqual([]);
  expect(unknown(Object.keys(scan.tests))).toEqual([]);
});

it('every rule of which docs/rulings.md decides a doubtful case says so in the book', () => {
  const rulings = readFileSync(resolve(root, 'docs', 'rulings.md'), 'utf8');
  const ruled = [...rulings.matchAll(/^- \*\*([^*]+)\*\*/gm)].flatMap(([, ids]) => (ids ?? '').split(', '));
  expect(ruled.length).toBeGreaterThan(30);
  expect(ruled.filter((id) => id.includes('-') && ruleOf(id)?.entry.rulings === undefined)).toEqual([]);
});

it('finds what it looks for', () => {
  expect(scan.code['MOV-5']).toContain('src/rules/movement/umpire.ts');
  expect(scan.tests['MOV-5']?.['src/rules/movement/umpire.spec.ts']).toBeGreaterThan(5);
  // A test may prove several rules at once.
  expect(scan.tests['CMB-12']?.['test/rules/combat.spec.ts']).toBe(1);
  // The suite that all engines share, and tests of tables.
  expect(scan.tests['TAC-6']?.['test/support/engines/engine-contract.ts']).toBeGreaterThan(0);
  expect(scan.tests['SETUP-10']?.['src/kernel/hex.spec.ts']).toBeGreaterThan(2);
  expect(unknown(['MOV-99', 'BLD-NONE', 'SHA-256', 'MOV-5'])).toEqual(['MOV-99', 'BLD-NONE']);
});
