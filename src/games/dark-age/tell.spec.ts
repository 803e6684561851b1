/** GAM-10: what is said of a game of Dark Age reads like at a table, in both languages. */
import { diceBook } from '../../../test/support/games/contract/dice-book';
import type { Language } from '../../kernel/language';
import { decide } from '../shared/decide';
import { sayIn, type Telling } from '../shapes';
import { darkAge } from './index';

type State = ReturnType<typeof darkAge.open>;
type Event = Parameters<typeof darkAge.apply>[1];

/** A scenario that bots play to its end, and all that is told of it. */
const told = (id: string, seed: string): readonly Telling[] => {
  const { dice } = diceBook(seed);
  const read = darkAge.readSetup(darkAge.scenarios.find((one) => one.id === id)?.setup);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const lines: Telling[] = [];
  let state: State = darkAge.open(read.value);
  const take = (events: readonly Event[]): void => {
    for (const event of events) {
      const after = darkAge.apply(state, event);
      const telling = darkAge.tell(state, event, after, { kind: 'gm' });
      if (telling !== null) lines.push(telling);
      state = after;
    }
  };
  take(darkAge.begin(read.value, dice));
  for (let [asked] = darkAge.awaited(state); asked !== undefined; [asked] = darkAge.awaited(state)) {
    const [mine] = asked.asked;
    if (mine === undefined) throw new Error('nobody is asked');
    const { seat, revision } = mine;
    const order = darkAge.bot(darkAge.know(state, { kind: 'seat', seat }), seat, asked.id, 'attack', dice);
    const events = decide(darkAge, state, { seat, decision: asked.id, revision, order }, dice);
    if (!events.ok) throw new Error(JSON.stringify([order, events.error]));
    take(events.value);
  }
  return lines;
};

const LINES = [...told('street-fight', 'a'), ...told('street-fight', 'b'), ...told('two-against-two', 'b')];
const said = (language: Language): readonly string[] =>
  LINES.map(({ text: { say, params } }) => sayIn(darkAge.texts, language, say, params));

it.each(['en', 'de'] as const)('GAM-10 every line is one whole sentence, in %s', (language) => {
  expect(LINES.length).toBeGreaterThan(200);
  for (const line of said(language)) {
    expect(line).toMatch(/^\S.*[^.:;,]\.$/);
    expect(line).not.toMatch(/da\.|undefined|: [^:]*: /);
    // Of one target it goes without saying which was hit.
    expect(line).not.toMatch(/\(\d of 1 target\)|\(\d von 1 Ziel\)/);
  }
});

it.each([
  ['en', / shoots at [^,:]+: (?:critical )?hit\.$/],
  ['de', / schießt auf [^,:]+: (?:getroffen|kritischer Treffer)\.$/],
  ['en', / shoots at [^,:]+, [^:]+: hit \(\d of \d targets\)\.$/],
  ['de', / schießt auf [^,:]+, [^:]+: getroffen \(\d von \d Zielen\)\.$/],
  ['en', / strikes at [^:]+: missed\.$/],
  ['de', / schlägt nach [^:]+: verfehlt\.$/],
  ['en', / takes \d clicks? of damage from /],
  ['de', / erleidet \d Schadensklicks? durch /],
] as const)('GAM-10 an attack is told in %s with the sentence %s', (language, sentence) =>
  expect(said(language).some((line) => sentence.test(line))).toBe(true),
);
