/** What is said of fights under the standard rules: every word that can come is there, in both languages. */
import { SYSTEM_PARTS } from '../../../../catalog';
import { Chance } from '../../../../kernel';
import { battletech } from '../..';
import { sayIn, type Telling } from '../../../shapes';
import type { Cause } from '../piloting/causes';
import { PHASE_CAUSES } from '../piloting/causes';
import { PHYSICAL_ATTACKS } from '../physical/physical';
import { apply } from '../play/apply';
import type { Event } from '../play/events';
import { makeSheet } from '../testing/make-mech';
import { playRandomly, randomSetup, SUPPORT } from '../testing/random-fight';
import { tell } from './tell';
import { STANDARD_TEXTS } from './texts';

const TEXTS = battletech.texts;
const ROLLED = { purpose: { code: 'bt.roll.mine', params: {} }, needed: 9, total: 4 };

const told = (
  seed: string,
  country: string,
  count: number,
  others?: readonly string[],
): readonly Telling[] => {
  const lines: Telling[] = [];
  playRandomly(randomSetup(new Chance(seed), country, count, others), seed, (before, events) => {
    let state = before;
    for (const event of events) {
      const telling = tell(state, event, { kind: 'gm' });
      if (telling !== null) lines.push(telling);
      state = apply(state, event);
    }
  });
  return lines;
};
const said = (lines: readonly Telling[], language: 'en' | 'de'): readonly string[] =>
  lines.map(({ text: { say, params } }) => sayIn(TEXTS, language, say, params));

it('GAM-10 every event of fights has its words in both languages, and every roll is told once', () => {
  for (const country of ['hills', 'lake', 'urban']) {
    const lines = told(`words ${country}`, country, 3);
    for (const language of ['en', 'de'] as const)
      for (const line of said(lines, language)) expect(line).toMatch(/^\S.*[^.:;,]\.$/);
    const labels = lines.flatMap(({ rolls }) => rolls.map(({ label }) => label));
    expect(new Set(labels).size).toBe(labels.length);
  }
});

it('GAM-10 BT-SUP-8 hits on support units have their words, in both languages', () => {
  const lines = told('words support', 'hills', 6, [...SUPPORT, ...SUPPORT]);
  for (const language of ['en', 'de'] as const)
    for (const line of said(lines, language)) {
      expect(line).toMatch(/^\S.*[^.:;,]\.$/);
      expect(line).not.toMatch(/bt\.|undefined/);
    }
});

it('GAM-10 marks, beacons and missiles that are shot down have their words, in both languages', () => {
  // TAG and Narc; missiles and an anti-missile system; long-range missiles and another.
  const designs = Array.from({ length: 4 }, () => [
    'raven-rvn-3l',
    'atlas-as7-k',
    'bombardier-bmb-12d',
  ]).flat();
  const lines = ['one', 'two', 'three', 'four'].flatMap((seed) => told(`marks ${seed}`, 'clear', 5, designs));
  for (const [language, wanted] of [
    ['en', [/anti-missile system works/, /beacon sticks/, /marked for/]],
    ['de', [/Raketenabwehrsystem wirkt/, /Peilsender haftet/, /markiert für/]],
  ] as const) {
    const all = said(lines, language);
    for (const line of all) expect(line).not.toMatch(/bt\.|undefined/);
    for (const word of wanted) expect(all.some((line) => word.test(line))).toBe(true);
  }
});

it('GAM-10 BT-SUP-1 vehicles drive and VTOLs fly, in both languages', () => {
  const lines = told('words support', 'hills', 6, [...SUPPORT, ...SUPPORT]);
  const english = said(lines, 'en').filter((line) => /VTOL|Hover|Scout Car/.test(line.split(' (')[0] ?? ''));
  const moves = /^\S.*? (Standard|\(Standard\))( [A-Z]\d)? (walks|runs) \d/;
  expect(english.length).toBeGreaterThan(0);
  expect(english.filter((line) => moves.test(line))).toEqual([]);
  expect(english.some((line) => / (flies|flies at flank speed) \d/.test(line))).toBe(true);
  expect(said(lines, 'de').some((line) => / (fliegt|fliegt mit Höchstgeschwindigkeit) \d/.test(line))).toBe(
    true,
  );
});

it('GAM-10 an attack reads like at a table: what it needs and why, what was rolled, what it did', () => {
  const lines = said(told('table', 'hills', 3), 'en');
  expect(
    lines.find((line) =>
      /^\S.* fires AC\/.* at .*: needs \d+ \(gunnery 4, .*\), rolls \d+: .*, \d+/.test(line),
    ),
  ).toBeDefined();
  expect(lines.find((line) => /rolls \d+: .*structure −\d+.*critical: /.test(line))).toBeDefined();
});

it('GAM-10 the same attack in German: no English word, and each sentence whole', () => {
  const lines = said(told('table', 'hills', 3), 'de');
  expect(
    lines.find((line) =>
      /^\S.* feuert auf .* – AK\/.*: braucht \d+ \(Schießen 4, .*\), würfelt \d+: .*, \d+ Schaden/.test(line),
    ),
  ).toBeDefined();
  expect(lines.find((line) => /würfelt \d+: .*Struktur −\d+.*kritisch: /.test(line))).toBeDefined();
  for (const line of lines) expect(line).not.toMatch(/\b(?:needs|rolls|hit|damage|facing|Ammo)\b/);
});

/** Fights long enough for falls, blows, heat, collapses and explosions. */
const LONG = [
  ...told('b', 'hills', 4, SUPPORT),
  ...told('d', 'woods', 4),
  ...told('long', 'urban', 4, SUPPORT),
];

it('GAM-10 one of anything is told in the singular, and nothing is told twice', () => {
  for (const line of said(LONG, 'en')) {
    expect(line).not.toMatch(/\b1 (?:levels|hexes|troopers)\b|: [a-z ]+: [a-z ]+\.$/);
    // Only torsos have armour behind.
    expect(line).not.toMatch(/(?:arm|leg|head) \(rear\)/);
    // What is fired goes without saying when it is standard ammunition.
    expect(line).not.toMatch(/fires (\S+ \d+) \(\1 Ammo\)/);
  }
  for (const line of said(LONG, 'de'))
    expect(line).not.toMatch(/\b1 (?:Ebenen|Felder)\b|(?:Arm|Bein|Kopf) \(hinten\)|\bAmmo\b/);
});

it.each([
  ['en', /declares an attack on .*: /],
  ['de', /kündigt einen Angriff auf .* an: /],
  ['en', /cannot carry out its attack \([a-z ]+\)/],
  ['de', /kann den Angriff nicht ausführen \([A-Z]/],
  ['en', /the building on \d{4} collapses/],
  ['de', /das Gebäude auf \d{4} stürzt ein/],
  ['en', /pilot hit \(\d in all\), (?:un)?conscious \(needs \d+, rolls \d+\)/],
  ['de', /Pilot getroffen \(insgesamt \d\), (?:bewusstlos|bei Bewusstsein) \(braucht \d+, würfelt \d+\)/],
  ['en', /Ammo explodes: \d+ damage/],
  ['de', /-Munition explodiert: \d+ Schaden/],
  ['en', /: heat \d+ \+ \d+ − \d+ = \d+/],
  ['de', /: Hitze \d+ \+ \d+ − \d+ = \d+/],
] as const)('GAM-10 a long fight is told in %s with the sentence %s', (language, sentence) =>
  expect(said(LONG, language).some((line) => sentence.test(line))).toBe(true),
);

it('GAM-10 two mechs of one design are told apart', () => {
  const setup = randomSetup(new Chance('twins'), 'clear', 3);
  const units = setup.forces.map((force) => ({
    ...force,
    units: force.units.map((unit) => ({ ...unit, sheet: 'hunchback-hbk-4g' })),
  }));
  const names = new Set<string>();
  const sheets = { 'hunchback-hbk-4g': makeSheet('hunchback-hbk-4g') };
  playRandomly({ ...setup, sheets, forces: units, turns: 1 }, 'twins', (before, events) => {
    for (const event of events)
      if (event.type === 'deployed')
        names.add(String(tell(before, event, { kind: 'gm' })?.text.params['unit']));
  });
  expect([...names].sort()).toEqual(
    ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].map((place) => `Hunchback HBK-4G ${place}`),
  );
});

const MOVING: readonly Cause[] = [
  'water',
  'rubble',
  'stand-up',
  'walls',
  'skid',
  'run-hurt',
  'land-hurt',
  'displaced',
];
const WHY = ['pilot-dead', 'pilot-unconscious', 'gyro-lost', 'legs-lost', 'shut-down', 'leg-lost'];
const OUT = ['centre-torso', 'engine', 'head', 'cockpit', 'pilot', 'wrecked', 'crew'];

it.each([
  ...[...PHASE_CAUSES, ...MOVING, 'pilot-unhurt'].map((cause) => `bt.cause.${cause}`),
  ...PHYSICAL_ATTACKS.flatMap((attack) => [`bt.attack.${attack}`, `bt.event.${attack}`]),
  ...SYSTEM_PARTS.map((part) => `bt.part.${part}`),
  ...WHY.map((why) => `bt.why.${why}`),
  ...OUT.map((why) => `bt.out.${why}`),
  ...['field', 'reserve', 'left', 'destroyed', 'fit', 'not-fit', 'beyond-salvage'].map(
    (fate) => `bt.fate.${fate}`,
  ),
  ...['last-side', 'nobody-left', 'limit', 'agreed', 'gm'].map((end) => `bt.end.${end}`),
  ...['deployment', 'initiative', 'movement', 'fire', 'physical', 'heat', 'end'].map(
    (step) => `bt.step.${step}`,
  ),
  ...['deployment', 'movement', 'fire', 'physical'].map((kind) => `bt.question.${kind}`),
])('GAM-10 %s has words', (code) => expect(TEXTS).toHaveProperty([code]));

it('GAM-6 a mine that stays silent is heard of by those only who know it', () => {
  const setup = randomSetup(new Chance('mines'), 'clear', 1);
  const mines = [{ hex: '0509' as never, side: 'b', isKnown: false }];
  let asked = 0;
  playRandomly({ ...setup, mines, turns: 1 }, 'mines', (before, events) => {
    let state = before;
    const start = state.units.find(({ hex }) => hex !== null);
    if (start === undefined || asked > 0) return;
    const silent = {
      type: 'mine',
      rolls: [],
      unit: start.id,
      mine: { hex: '0509', side: 'b' },
      goesOff: false,
    } as unknown as Event;
    for (const event of [
      { type: 'sets-out', rolls: [], unit: start.id, mode: 'stand' } as const,
      { ...silent, rolls: [ROLLED] } as unknown as Event,
    ])
      state = apply({ ...state, mines, streams: {} }, { ...event, rolls: [] });
    const account = state.account.map((event) =>
      event.type === 'mine' ? { ...event, rolls: [ROLLED as never] } : event,
    );
    const heard = (seat: string) =>
      tell({ ...state, account }, { type: 'reported', rolls: [] }, { kind: 'seat', seat });
    asked += 1;
    expect(heard('A')?.rolls).toEqual([]);
    expect(JSON.stringify(heard('A'))).not.toContain('mine');
    expect(JSON.stringify(heard('B'))).toContain('bt.say.mine-silent');
    expect(events.length).toBeGreaterThan(0);
  });
  expect(asked).toBe(1);
});

it('GAM-10 no word of the standard rules stands in two tables', () => {
  expect(Object.keys(STANDARD_TEXTS).length).toBeGreaterThan(250);
});
