/** Texts of worksheets (TBL): what is not filled in yet, and what the sides say differently. */
import { inBoth, type Params, type SameCodes, type Texts, type Wordings } from './text';

interface Words {
  readonly en: string;
  readonly de: string;
}

/** By the first words of a pointer within an entry; what follows them is a place on the mech. */
const WHAT: readonly (readonly [pointer: string, words: Words])[] = [
  ['fate', { en: 'fate', de: 'Schicksal' }],
  ['edge', { en: 'edge of withdrawal', de: 'Rand des Rückzugs' }],
  ['hits', { en: 'the pilot’s hits', de: 'Treffer des Piloten' }],
  ['pilotFate', { en: 'the pilot’s fate', de: 'Schicksal des Piloten' }],
  ['condition/armor', { en: 'armour', de: 'Panzerung' }],
  ['condition/structure', { en: 'structure', de: 'Struktur' }],
  ['condition/slots', { en: 'slot', de: 'Platz' }],
  ['condition/ammunition', { en: 'shots in', de: 'Schuss in' }],
  ['holder', { en: 'who holds the field', de: 'wer das Feld hält' }],
  ['turns', { en: 'number of turns', de: 'Zahl der Züge' }],
  ['minesUsed', { en: 'mines used', de: 'verbrauchte Minen' }],
  ['buildings', { en: 'CP of a building', de: 'CP eines Gebäudes' }],
];

const what = (p: Params, language: keyof Words): string => {
  const pointer = String(p['what']);
  const found = WHAT.find(([first]) => pointer === first || pointer.startsWith(`${first}/`));
  if (found === undefined) return pointer;
  const [first, words] = found;
  const place = first.startsWith('condition/') ? pointer.slice(first.length + 1).replaceAll('/', ' ') : '';
  return place === '' ? words[language] : `${words[language]} ${place}`;
};
const of = (p: Params, language: keyof Words): string => (p['name'] === null ? '' : `${String(p['name'])}, `) + what(p, language);
/** With a capital where it begins the sentence. */
const first = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const en = {
  'battle/worksheet-open': (p) => `${first(of(p, 'en'))}: this is not filled in yet.`,
  'battle/worksheet-differs': (p) => `${first(of(p, 'en'))}: the sides say different things.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'battle/worksheet-open': (p) => `${first(of(p, 'de'))}: Das ist noch nicht ausgefüllt.`,
  'battle/worksheet-differs': (p) => `${first(of(p, 'de'))}: Die Seiten sagen Verschiedenes.`,
};

export const texts: Texts = inBoth(en, de);
