import { fold, slug } from './slug';

describe('slugs', () => {
  it('are lower case, without accents, with single dashes and none at the ends', () => {
    expect(slug('Hunchback HBK-4G')).toBe('hunchback-hbk-4g');
    expect(slug('Mad Cat (Timber Wolf) Prime')).toBe('mad-cat-timber-wolf-prime');
    expect(slug('  Götterdämmerung / É!  ')).toBe('gotterdammerung-e');
    expect(slug('???')).toBe('');
  });
  it('do not change when made again', () => {
    for (const text of ['LB 10-X AC', 'A--b', 'ÅÄÖ 1']) expect(slug(slug(text))).toBe(slug(text));
  });
  it('folding keeps everything but case and accents', () => {
    expect(fold('ÀB-c 1')).toBe('ab-c 1');
  });
});
