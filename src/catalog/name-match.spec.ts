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
    for (const q of ['atlas 7k', 'das7', 'tlasas', '.*', 'as7d3', 'atlas7d x']) expect([q, matches('Atlas AS7-D', q)]).toEqual([q, false]);
  });

  it('wants nothing where nothing is typed', () => {
    for (const q of ['', '  ', '\t']) expect(needleOf(q)).toBeNull();
    expect(needleOf(null)).toBeNull();
  });
});
