/** "Where is my Atlas?" */
import { matches, type Findable } from './find-matches';

const one = (name: string, kind: Findable['kind'] = 'mech', about = ''): Findable => ({
  kind,
  id: name,
  name,
  hex: '0101',
  about,
});
const all = [
  one('Atlas AS7-D'),
  one('Black Knight', 'mech', 'Night Guard'),
  one('Jürgen Straßer', 'pilot'),
  one('Hex 1607', 'hex', 'woods'),
  one('Knight'),
];
const names = (wanted: string): readonly string[] => matches(all, wanted).map(({ name }) => name);

describe('matches', () => {
  it('need all words, in any order, whatever the case, accents and punctuation', () => {
    expect(names('as7 ATLAS')).toEqual(['Atlas AS7-D']);
    expect(names('jurgen')).toEqual(['Jürgen Straßer']);
    expect(names('atlas knight')).toEqual([]);
  });

  it('show what begins so first', () => expect(names('knight')).toEqual(['Knight', 'Black Knight']));

  it('find hexes by their number, and others by whose they are', () => {
    expect(names('1607')).toEqual(['Hex 1607']);
    expect(names('guard')).toEqual(['Black Knight']);
  });

  it('are none for nothing', () => expect(names('  ')).toEqual([]));
});
