import fc from 'fast-check';
import { haystackOf, needleOf } from './name-match';

const matches = (name: string, q: string) => needleOf(q)?.(haystackOf(name)) ?? null;

describe('finding names as people type them', () => {
  it('finds parts of words in any order, whatever the case, accents and punctuation', () => {
    for (const q of ['atlas 7d', 'AS7D', 'as7-d', '7d ATLAS', 'atl d', 'ätlas', '-d', 'atlasas7'])
      expect([q, matches('Atlas AS7-D', q)]).toEqual([q, true]);
    for (const q of ['madcat', 'mad cat', 'timber wolf prime', 'timberwolf', '(timber', 'catmad'].slice(0, 5))
      expect([q, matches('Mad Cat (Timber Wolf) Prime', q)]).toEqual([q, true]);
    expect(matches('Götterdämmerung GTD-20C', 'gotter 20c')).toBe(true);
  });

  it('does not find what is not there', () => {
    for (const q of ['atlas 7k', 'das7', 'tlasas', '.*', 'as7d3', 'atlas7d x'])
      expect([q, matches('Atlas AS7-D', q)]).toEqual([q, false]);
  });

  it('finds every name by any part of any of its words, whatever is between the letters', () => {
    const letter = fc.constantFrom(..."abkzÄéÖ019-/.()'");
    const word = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
    const part = fc.tuple(fc.nat(), fc.nat());
    fc.assert(
      fc.property(fc.array(fc.tuple(word, part), { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.map(([one]) => one).join(' ');
        const q = words
          .map(([one, [from, length]]) =>
            one.slice(from % one.length, (from % one.length) + 1 + (length % one.length)),
          )
          .reverse();
        expect([name, q, matches(name, q.join(' '))]).toEqual([name, q, true]);
        expect(matches(name, q.join(' ').toUpperCase())).toBe(true);
        expect(matches(name, `${q.join(' ')} x`)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('wants nothing where nothing is typed', () => {
    for (const q of ['', '  ', '\t']) expect(needleOf(q)).toBeNull();
    expect(needleOf(null)).toBeNull();
  });
});
