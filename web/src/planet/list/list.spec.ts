import { grouped, kindOf, type Known } from './destinations';
import { finder } from './finder';

const known: Known = {
  battles: new Set(['0101']),
  enemies: new Set(['0101', '0202']),
  buildings: new Set(['0202', '0303']),
  mine: new Set(['0303', '0404']),
};

describe('destinations', () => {
  it('are known by the most that is there', () => {
    expect(['0101', '0202', '0303', '0404', '0505'].map((hex) => kindOf(known, hex))).toEqual([
      'battle',
      'enemies',
      'buildings',
      'mine',
      'open',
    ]);
  });

  it('come by what is there, the nearest first', () => {
    const reach = [
      { hex: '0606', cost: 2 },
      { hex: '0505', cost: 2 },
      { hex: '0707', cost: 1 },
      { hex: '0202', cost: 4 },
    ];
    expect(grouped(reach, known).map(([kind, hexes]) => [kind, hexes.map(({ hex }) => hex)])).toEqual([
      ['enemies', ['0202']],
      ['open', ['0707', '0505', '0606']],
    ]);
  });
});

describe('the search', () => {
  it('finds all words in any of the texts, without accents and case', () => {
    const found = finder('atlas rene');
    expect(found('Atlas AS7-K', 'René')).toBe(true);
    expect(found('Atlas AS7-K', null, undefined)).toBe(false);
  });

  it('finds all when nothing is looked for', () => {
    expect(finder('  ')('x')).toBe(true);
  });
});
