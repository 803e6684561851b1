import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LedgerShape } from '../../application/campaigns/records';
import { ledgerWording } from './wording';

const entry = (text: string): LedgerShape =>
  ({ id: '1', round: 1, phase: 'supply', at: '', amount: 1, balance: 1, cause: { rule: 'SUP-9', text, order: null } }) as unknown as LedgerShape;

it.each([
  ['starting-tons', 'tons at the start', 'Tonnen zu Beginn'],
  ['correction', 'correction by the game master', 'Berichtigung durch die Spielleitung'],
  ['rolled-back', 'taken back by the game master', 'Von der Spielleitung zurückgesetzt'],
  ['supply/income', 'supply', 'Nachschub'],
])('SUP-9 puts the cause %s into words', (text, english, german) => {
  expect(ledgerWording(entry(text), 'en').cause.text).toBe(english);
  expect(ledgerWording(entry(text), 'de').cause.text).toBe(german);
});

it('SUP-9 has words for every cause of an entry without an event of its own', () => {
  const source = readFileSync(join(__dirname, '../../rules/events/ledger.ts'), 'utf8');
  const causes = [...source.matchAll(/text: '([^']+)'/g)].map((match) => match[1] ?? '');
  expect(causes.length).toBeGreaterThan(0);
  for (const cause of causes) expect(ledgerWording(entry(cause), 'de').cause.text).not.toBe(cause);
});
