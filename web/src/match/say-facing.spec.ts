import { sayAim, sayFacing } from './say-facing';

jest.mock('../text/language', () => ({ language: { value: 'en' } }));

describe('a facing in words', () => {
  it('names the nearest of eight directions', () => {
    expect([0, 22, 23, 180, 315, 338, 359].map(sayFacing)).toEqual([
      'faces north (0°)',
      'faces north (22°)',
      'faces north-east (23°)',
      'faces south (180°)',
      'faces north-west (315°)',
      'faces north (338°)',
      'faces north (359°)',
    ]);
    expect(sayAim(90)).toBe('aims east (90°)');
  });
});
