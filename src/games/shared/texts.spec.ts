import { sayIn } from '../shapes';
import { chancesIn36 } from './terms';
import { GAME_TEXTS } from './texts';

describe('what games share in words and figures', () => {
  it('GAM-10 says every refusal in both languages, with the same parameters', () => {
    const params = (line: string): readonly string[] =>
      [...new Set([...line.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => String(name)))].sort();
    for (const [code, { en, de }] of Object.entries(GAME_TEXTS))
      expect({ code, de: params(de) }).toEqual({ code, de: params(en) });
    expect(sayIn(GAME_TEXTS, 'de', 'game/not-offered', { type: 'go', token: 'hbk' })).toBe(
      'Ein Befehl „go“ von hbk steht nicht zur Wahl.',
    );
  });

  it('GAM-10 says one of a thing otherwise than several, and none otherwise again', () => {
    const texts = {
      plain: { en: '{n} {n|click|clicks}', de: '{n} {n|Klick|Klicks}' },
      none: { en: 'moves{n|| with 1 other| with # others}.', de: 'zieht{n|| mit 1| mit #}.' },
    };
    const said = (code: string, n: number | string): string => sayIn(texts, 'en', code, { n });
    expect([0, 1, 2, '1.5', '1'].map((n) => said('plain', n))).toEqual([
      '0 clicks',
      '1 click',
      '2 clicks',
      '1.5 clicks',
      '1 click',
    ]);
    expect([0, 1, 2].map((n) => said('none', n))).toEqual([
      'moves.',
      'moves with 1 other.',
      'moves with 2 others.',
    ]);
    expect(() => sayIn(texts, 'de', 'plain', {})).toThrow('has no n');
  });

  it.each([
    [2, 36],
    [4, 33],
    [7, 21],
    [8, 15],
    [12, 1],
    [13, 0],
  ])('GAM-4 two dice come to %d in %d of 36 throws', (needed, chances) =>
    expect(chancesIn36(needed)).toBe(chances),
  );
});
