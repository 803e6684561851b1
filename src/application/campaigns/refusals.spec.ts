/** Which kind of refusal violations are. */
import { violation } from '../../kernel/violation';
import { refusalOf } from './refusals';

const kindOf = (...codes: readonly string[]): string =>
  refusalOf(codes.map((code) => ({ code, rule: 'TAC-7', pointer: '', params: {} }))).kind;

it('what one may not know of is not found, whatever else is wrong', () => {
  expect(kindOf('offers/not-in-this-phase', 'offers/unknown')).toBe('not-found');
  expect(refusalOf([violation('battle/unknown', null, '')]).violations).toEqual([]);
});

it('form comes before lateness, lateness before the rules', () => {
  expect(kindOf('battle/not-now', 'shape/not-a-text')).toBe('shape');
  expect(kindOf('supply/not-enough-tons', 'offers/not-in-this-phase')).toBe('conflict');
  expect(kindOf('supply/not-enough-tons')).toBe('rules');
});

it('keeps every violation, with the code of the one that decides', () => {
  const refused = refusalOf([
    violation('supply/no-store', 'DEP-1', '/give', { hex: '0101' }),
    violation('gm/not-running', 'ROUND-4', ''),
  ]);
  expect(refused).toMatchObject({ kind: 'conflict', code: 'gm/not-running', rule: 'ROUND-4' });
  expect(refused.violations).toHaveLength(2);
});
