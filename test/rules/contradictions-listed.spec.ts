/**
 * Whatever the code can say against a report stands in the list of contradictions, each of which the suite of
 * all engines tries, and wants to be told what would be right (CMB-8, TAC-6).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRADICTIONS } from '../support/engines/engine-contradictions';

const ROOT = join(__dirname, '..', '..', 'src');
const REPORT = join(ROOT, 'rules', 'combat', 'report');
const SOURCES = [
  ...readdirSync(REPORT)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => join(REPORT, name)),
  join(ROOT, 'catalog', 'condition-check.ts'),
];

/** Codes that are put together of two words. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  what: ['unit', 'building', 'armor', 'structure'],
};
/** The form of a report refuses it before anything is compared. */
const OF_THE_FORM = new Set(['condition/unknown-state']);

const codes = new Set(
  SOURCES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['`]((?:battle|condition)\/[^'`]+)['`]/g)].flatMap(
      ([, code = '']) =>
        code.includes('${what}')
          ? (PARTS['what'] ?? [])
              .map((what) => code.replace('${what}', what))
              .filter((one) => one.startsWith('battle/') === /unit|building/.test(one))
          : [code],
    ),
  ),
);

it('CMB-8 the list of contradictions is complete', () => {
  const listed = new Set<string>(CONTRADICTIONS.map(([code]) => code));
  expect(codes.size).toBeGreaterThan(40);
  expect([...codes].filter((code) => !listed.has(code) && !OF_THE_FORM.has(code))).toEqual([]);
});
