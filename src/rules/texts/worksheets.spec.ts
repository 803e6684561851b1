/**
 * TBL: what is open or differs is named in words, so that a reader of the message alone knows where to look.
 */
import { texts } from './worksheets';

const say = (
  code: 'open' | 'differs',
  name: string | null,
  what: string,
): readonly (string | undefined)[] => {
  const text = texts[`battle/worksheet-${code}`];
  return [text?.en({ name, what }), text?.de({ name, what })];
};

it.each([
  [
    'fate',
    'Spider SDR-7M, fate: the sides say different things.',
    'Spider SDR-7M, Schicksal: Die Seiten sagen Verschiedenes.',
  ],
  [
    'condition/armor/CTR',
    'Spider SDR-7M, armour CTR: the sides say different things.',
    'Spider SDR-7M, Panzerung CTR: Die Seiten sagen Verschiedenes.',
  ],
  [
    'condition/slots/LA/3',
    'Spider SDR-7M, slot LA 3: the sides say different things.',
    'Spider SDR-7M, Platz LA 3: Die Seiten sagen Verschiedenes.',
  ],
])('TBL names %s of a unit', (what, en, de) => {
  expect(say('differs', 'Spider SDR-7M', what)).toEqual([en, de]);
});

it('TBL names what the field lacks, and a building without its id', () => {
  expect(say('open', null, 'holder')).toEqual([
    'Who holds the field: this is not filled in yet.',
    'Wer das Feld hält: Das ist noch nicht ausgefüllt.',
  ]);
  expect(say('differs', null, 'buildings/0123abcd')[0]).toBe(
    'CP of a building: the sides say different things.',
  );
});
