import { sayAmount, sayFigures } from './say-draft';
import type { Amount, Offer } from '../shapes';

jest.mock('../../text/language', () => ({ language: { value: 'en' } }));

const amount = (text: string, value: number, unit: string | null): Amount =>
  ({ code: 'x', text, params: {}, value, unit }) as Amount;

describe('what an order costs and does', () => {
  it('is said with its text and figure; the unit is a code for programs', () => {
    expect(sayAmount(amount('Hitze', 3, 'heat'))).toBe('Hitze 3');
    expect(sayAmount(amount('Heat at the end of the turn', 1, 'heat'))).toBe('Heat at the end of the turn 1');
    expect(sayAmount(amount('Expected damage', 1.7, null))).toBe('Expected damage 1.7');
  });

  it('says costs first, then what is expected, then the odds', () => {
    const offer = {
      costs: [amount('Heat', 3, 'heat')],
      expects: [amount('Expected damage', 2, null)],
      odds: 0.5,
    };
    expect(sayFigures(offer as unknown as Offer)).toMatch(/^Heat 3 · Expected damage 2 · 50\s?%$/);
  });

  it('does not say a cost whose sum is expected in the same unit', () => {
    const offer = {
      costs: [amount('Heat', 3, 'heat'), amount('MP', 2, null)],
      expects: [amount('Expected damage', 2, null), amount('Heat at the end of the turn', 5, 'heat')],
      odds: null,
    };
    expect(sayFigures(offer as unknown as Offer)).toBe(
      'MP 2 · Expected damage 2 · Heat at the end of the turn 5',
    );
  });
});
