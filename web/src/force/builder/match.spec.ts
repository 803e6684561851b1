import { meant } from './match';

const design = (chassis: string, model: string) => ({
  design: `${chassis}-${model}`.toLowerCase(),
  name: `${chassis} ${model}`,
  chassis,
  model,
});
const HUNCHBACK = design('Hunchback', 'HBK-4G');
const OTHER = design('Hunchback', 'HBK-4GX');
const PRIMES = [design('Mad Cat', 'Prime'), design('Dire Wolf', 'Prime')];

describe('the design that is meant', () => {
  it('is the one whose name or model is the same', () => {
    expect(meant('HBK-4G', [OTHER, HUNCHBACK])).toBe(HUNCHBACK);
    expect(meant('hunchback hbk4g', [OTHER, HUNCHBACK])).toBe(HUNCHBACK);
    expect(meant('Hünchback HBK 4G', [OTHER, HUNCHBACK])).toBe(HUNCHBACK);
  });

  it('is the only one that was found', () => {
    expect(meant('Hunchback 4G', [HUNCHBACK])).toBe(HUNCHBACK);
  });

  it('is for the reader to choose among several', () => {
    expect(meant('Prime', PRIMES)).toBeNull();
    expect(meant('Hunchback', [HUNCHBACK, OTHER])).toBeNull();
    expect(meant('Hunchback', [])).toBeNull();
  });
});
