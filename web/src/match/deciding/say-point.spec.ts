import { language } from '../../text/language';
import { sayPoint } from './say-point';

jest.mock('../../text/language', () => ({ language: { value: 'en' } }));

describe('a point of the table', () => {
  beforeEach(() => void (language.value = 'en'));

  it('is said in inches where the board counts in hundredths of them', () => {
    expect(sayPoint({ x: 1350, y: 3300 }, 254)).toBe('13.5″ across, 33″ down');
    expect(sayPoint({ x: 1354, y: 0 }, 254)).toBe('13.5″ across, 0″ down');
  });

  it('is said in centimetres else', () => {
    expect(sayPoint({ x: 125, y: 30 }, 1_000)).toBe('12.5 cm across, 3 cm down');
  });

  it('is said in German with its comma', () => {
    language.value = 'de';
    expect(sayPoint({ x: 1350, y: 3300 }, 254)).toBe('13,5″ quer, 33″ längs');
  });

  it('keeps the figures of a board whose unit is not known', () => {
    expect(sayPoint({ x: 7, y: 9 }, null)).toBe('7, 9');
  });
});
