import type { Language } from '../../kernel/language';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventShape, LedgerShape } from '../../application/campaigns/records';
import { eventWording, ledgerWording } from './wording';

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

const said = (type: string, data: Readonly<Record<string, unknown>>, language: Language): string =>
  eventWording({ seq: 1, round: 1, phase: 'supply', step: null, at: '', type, data } as unknown as EventShape, language).text;

it.each([
  ['mech-moved', { mech: 'x', design: 'locust-lct-1v', from: '1405', path: ['1404'], by: 'move' }, 'Locust LCT-1V moved from 1405 to 1404.'],
  ['stock-moved', { reason: 'bought', item: 'clan-er-ppc', quantity: 1 }, '1 × ER PPC (Clan) bought.'],
  [
    'mech-refitted',
    { name: 'A3', hex: '1702', from: 'hunchback-hbk-4g', design: 'hunchback-hbk-4p' },
    'A3 in 1702 was refitted: Hunchback HBK-4G is now Hunchback HBK-4P.',
  ],
  ['pilot-healed', { name: 'Zoë', hits: 0 }, 'Zoë has recovered.'],
  ['pilot-healed', { name: 'Zoë', hits: 1 }, 'Zoë is recovering (1 hit left).'],
  ['pilots-moved', { pilots: ['x'], from: '0101', to: '0202' }, '1 pilot went from 0101 to 0202.'],
  ['offer-withdrawn', { reason: 'lapsed' }, 'An offered exchange has lapsed.'],
  ['offer-withdrawn', { reason: 'declined' }, 'An offered exchange was declined.'],
])('ROUND-6 tells of %s in names, not in slugs, and in good English', (type, data, text) => {
  expect(said(type, data, 'en')).toBe(text);
});

it.each([
  ['captured', 'gefangen'],
  ['passed-on', 'übernommen'],
  ['freed', 'befreit'],
  ['lost', 'verloren'],
])('DEP-5 tells in German, too, that a stored pilot was %s', (how, word) => {
  expect(said('pilots-taken', { pilots: [{ name: 'Zoë', how }] }, 'de')).toBe(`Gelagerte Piloten wechselten die Hand: Zoë (${word}).`);
});

it.each([
  ['en', 'Order 2 (buy equipment) had become impossible and was dropped.'],
  ['de', 'Befehl 2 (Ausrüstungskauf) war unmöglich geworden und entfällt.'],
] as const)('ROUND-6 names a dropped order in words (%s)', (language, text) => {
  expect(said('order-dropped', { order: 1, orderType: 'buy-equipment', violations: [] }, language)).toBe(text);
});

it.each([
  ['en', 'supply/income', 'The account changed by 20 t to 446 t (supply).'],
  ['de', 'supply/income', 'Das Konto änderte sich um 20 t auf 446 t (Nachschub).'],
  ['de', 'correction', 'Das Konto änderte sich um 20 t auf 446 t (Berichtigung durch die Spielleitung).'],
] as const)('SUP-9 tells the cause of a change of the account (%s, %s)', (language, cause, text) => {
  expect(said('account-changed', { amount: 20, balance: 446, cause: { rule: 'SUP-1', text: cause, order: null } }, language)).toBe(text);
});

it.each([
  [
    'phase-advanced',
    { round: 1, phase: 'preparation', step: null, reason: null },
    'Die Spielleitung hat die Phase Vorbereitung der Runde 1 beendet.',
  ],
  ['campaign-finished', { winners: ['x'], reason: null }, 'Die Kampagne ist zu Ende.'],
  ['campaign-finished', { winners: [], reason: 'Wir ziehen um.' }, 'Die Kampagne ist zu Ende: unentschieden. Grund: Wir ziehen um.'],
])('END-2 tells of %s in German, with the reason that all players see', (type, data, text) => {
  expect(said(type, data, 'de')).toBe(text);
});
