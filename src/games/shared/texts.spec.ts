import { sayIn } from '../shapes';
import { chancesIn36 } from './terms';
import { GAME_TEXTS } from './texts';

describe('what games share in words and figures', () => {
  it('GAM-10 says every refusal in both languages, with the same parameters', () => {
    for (const [code, { en, de }] of Object.entries(GAME_TEXTS))
      expect({ code, de: [...de.matchAll(/\{\w+\}/g)].map(String).sort() }).toEqual({
        code,
        de: [...en.matchAll(/\{\w+\}/g)].map(String).sort(),
      });
    expect(sayIn(GAME_TEXTS, 'de', 'game/not-offered', { type: 'go', token: 'hbk' })).toBe(
      'Ein Befehl „go“ von hbk steht nicht zur Wahl.',
    );
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
