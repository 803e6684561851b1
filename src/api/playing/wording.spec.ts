import { bundledCatalog } from '../../catalog/bundled';
import type { ForceId } from '../../kernel/ids';
import type { Language } from '../../kernel/language';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventShape, LedgerShape } from '../../application/campaigns/feeds/records';
import { eventWording, ledgerWording, type NamesIn, sayTo } from './wording';

const entry = (text: string): LedgerShape =>
  ({
    id: '1',
    round: 1,
    phase: 'supply',
    at: '',
    amount: 1,
    balance: 1,
    cause: { rule: 'SUP-9', text, order: null },
  }) as unknown as LedgerShape;

it.each([
  ['starting-tons', 'tons at the start', 'Tonnen zu Beginn'],
  ['correction', 'correction by the game master', 'Berichtigung durch die Spielleitung'],
  ['rolled-back', 'taken back by the game master', 'von der Spielleitung zurückgesetzt'],
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

const ANNA = { kind: 'force', force: 'A' as ForceId } as const;
/** As much of a campaign as lines take names from. */
const CAMPAIGN = {
  state: { forces: { A: { name: 'Anna' }, B: { name: 'Ben' } } },
  catalog: bundledCatalog(),
} as unknown as NamesIn;

const said = (type: string, data: Readonly<Record<string, unknown>>, language: Language): string =>
  eventWording(
    { seq: 1, round: 1, phase: 'supply', step: null, at: '', type, data } as unknown as EventShape,
    sayTo(language, ANNA, CAMPAIGN),
  ).text;

it.each([
  [
    'mech-moved',
    { mech: 'x', force: 'B', design: 'locust-lct-1v', from: '1405', path: ['1404'], by: 'move' },
    "Ben's Locust LCT-1V moved from 1405 to 1404.",
  ],
  [
    'mech-moved',
    {
      mech: 'x',
      force: 'A',
      name: 'Hunch',
      design: 'locust-lct-1v',
      from: '1405',
      path: ['1404'],
      by: 'rail',
    },
    'Hunch went by train from 1405 to 1404.',
  ],
  [
    'stock-moved',
    { reason: 'bought', item: 'clan-er-ppc', quantity: 1, from: null, to: { force: 'A', hex: '0101' } },
    'You bought 1 × ER PPC (Clan) in 0101.',
  ],
  [
    'mech-refitted',
    { force: 'A', name: 'A3', hex: '1702', from: 'hunchback-hbk-4g', design: 'hunchback-hbk-4p' },
    'A3 in 1702 was refitted from Hunchback HBK-4G to Hunchback HBK-4P.',
  ],
  ['pilot-healed', { force: 'A', name: 'Zoë', hits: 0 }, 'Zoë has recovered fully.'],
  ['pilot-healed', { force: 'A', name: 'Zoë', hits: 1 }, 'Zoë is recovering: 1 hit left.'],
  [
    'pilots-moved',
    { force: 'A', pilots: ['x'], from: '0101', to: '0202' },
    'You moved 1 pilot from 0101 to 0202.',
  ],
  [
    'offer-withdrawn',
    { from: 'B', to: 'A', reason: 'lapsed' },
    'The exchange that Ben offered to you has lapsed: the supply phase is over.',
  ],
  [
    'building-captured',
    { buildingType: 'hospital', hex: '0805', from: 'A', to: 'B' },
    'Ben took the hospital in 0805 from you.',
  ],
  ['building-captured', { buildingType: 'hospital', hex: '0805' }, 'You lost the hospital in 0805.'],
  [
    'mech-halted',
    { force: 'A', name: 'Hunch', hex: '1404', how: 'move' },
    'Hunch was halted in 1404: the next step led into enemy sight or next to an enemy.',
  ],
  ['mech-halted', { force: 'A', name: 'Hunch', hex: '1404' }, 'Hunch was halted in 1404.'],
])('ROUND-6 says of %s who, what and whose, in names and in good English', (type, data, text) => {
  expect(said(type, data, 'en')).toBe(text);
});

const ENDED = {
  battle: 'x',
  hex: '0505',
  state: 'done',
  winner: 'B',
  reason: null,
  turns: 5,
  salvage: [],
  buildings: [],
  rolls: [],
};
const LOST = [
  { mech: 'm', force: 'A', change: 'lost', fate: 'on-field-unfit' },
  { mech: 'n', force: 'B', change: 'stays', fate: 'on-field-fit' },
];
const TAKEN = [{ pilot: 'p', force: 'A', hits: 2, status: 'captured', hex: null }];
const NAMED = {
  ...ENDED,
  sides: [
    { side: 'A', forces: ['A'] },
    { side: 'B', forces: ['B'] },
  ],
  mechs: LOST.map((one) => ({ ...one, name: one.mech === 'm' ? 'Enforcer' : 'Atlas' })),
  pilots: TAKEN.map((one) => ({ ...one, name: 'Ilse Brandt' })),
};

it.each([
  [
    'en',
    NAMED,
    'Ben won the battle in 0505. You lost Enforcer (left on the field) and Ilse Brandt (taken prisoner).',
  ],
  [
    'de',
    NAMED,
    'Ben hat das Gefecht in 0505 gewonnen. Du hast Enforcer (auf dem Feld zurückgelassen) und Ilse Brandt (gefangen) verloren.',
  ],
  [
    'en',
    { ...ENDED, mechs: LOST, pilots: TAKEN },
    'The battle in 0505 is over. You lost 1 mech and 1 pilot.',
  ],
  [
    'de',
    { ...ENDED, mechs: LOST, pilots: TAKEN },
    'Das Gefecht in 0505 ist vorbei. Du hast 1 Mech und 1 Piloten verloren.',
  ],
  ['en', {}, 'A battle out of your sight is over.'],
] as const)(
  'CMB-7 says who won a battle and what it cost, also of feeds of older releases (%s)',
  (language, data, text) => {
    expect(said('battle-ended', data, language)).toBe(text);
  },
);

it.each([
  ['captured', 'Zoë wurde in 0404 gefangen genommen.'],
  ['passed-on', 'Du hast den Gefangenen Zoë in 0404 übernommen.'],
  ['freed', 'Zoë wurde in 0404 befreit.'],
  ['lost', 'Du hast den Gefangenen Zoë in 0404 verloren.'],
])('DEP-5 says in German, too, that a stored pilot was %s', (how, text) => {
  expect(said('pilots-taken', { pilots: [{ name: 'Zoë', force: 'A', how, hex: '0404' }] }, 'de')).toBe(text);
});

const DROPPED = { force: 'A', order: 1, orderType: 'buy-equipment' };
const VIOLATION = { code: 'supply/not-your-mech', rule: 'SUP-6', pointer: '', params: {} };
it.each([
  ['en', [], 'Your order 2 (buy equipment) was dropped: it had become impossible.'],
  ['de', [], 'Dein Befehl 2 (Ausrüstungskauf) entfällt: Er ist unmöglich geworden.'],
  ['en', [VIOLATION], 'Your order 2 (buy equipment) was dropped: you have no such mech.'],
] as const)('ROUND-6 says why an order was dropped (%s)', (language, violations, text) => {
  expect(said('order-dropped', { ...DROPPED, violations }, language)).toBe(text);
});

it.each([
  ['en', 'supply/income', 'You received 20.5 t (supply); your account now has 446 t.'],
  ['de', 'supply/income', 'Du hast 20,5 t erhalten (Nachschub); der Kontostand ist jetzt 446 t.'],
  [
    'de',
    'correction',
    'Du hast 20,5 t erhalten (Berichtigung durch die Spielleitung); der Kontostand ist jetzt 446 t.',
  ],
] as const)('SUP-9 says the cause of a change of the account (%s, %s)', (language, cause, text) => {
  expect(
    said(
      'account-changed',
      { force: 'A', amount: 20.5, balance: 446, cause: { rule: 'SUP-1', text: cause, order: null } },
      language,
    ),
  ).toBe(text);
});

const STANDING = [
  { force: 'A', out: false, bv: 1, tons: 1, buildings: 1, value: 21649 },
  { force: 'B', out: false, bv: 1, tons: 1, buildings: 1, value: 42487 },
];
it.each([
  [
    'phase-advanced',
    { round: 1, phase: 'preparation', step: null, reason: null },
    'Die Spielleitung hat die Phase „Vorbereitung“ der Runde 1 vorzeitig beendet.',
  ],
  [
    'campaign-finished',
    { winners: ['B'], condition: 'gm', reason: null, standing: STANDING },
    'Die Kampagne ist zu Ende: Ben hat gewonnen (42.487 zu 21.649).',
  ],
  ['campaign-finished', { winners: ['x'], reason: null }, 'Die Kampagne ist zu Ende.'],
  [
    'campaign-finished',
    { winners: [], reason: 'Wir ziehen um.' },
    'Die Kampagne ist zu Ende: unentschieden. Grund: Wir ziehen um.',
  ],
])('END-2 says %s in German, with the reason that all players see', (type, data, text) => {
  expect(said(type, data, 'de')).toBe(text);
});

it('lists end with a word between the last two, and long ones with how many more', () => {
  const names = Array.from({ length: 12 }, (_, index) => `P${index}`);
  const moved = { force: 'A', pilots: names, names, from: '0101', to: '0202' };
  expect(said('pilots-moved', moved, 'en')).toBe(
    'You moved P0, P1, P2, P3, P4, P5, P6, P7 and 4 more from 0101 to 0202.',
  );
  expect(said('pilots-moved', moved, 'de')).toBe(
    'Du hast P0, P1, P2, P3, P4, P5, P6, P7 und 4 weitere von 0101 nach 0202 verlegt.',
  );
});
