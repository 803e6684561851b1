import { skilled, skillFactor, WORST_SKILL } from './skill';
import { given } from './term';

describe('the factor of a pilot', () => {
  it('is 1 at 4/5, where Battle Values are stated', () => expect(skillFactor(4, 5)).toBe(1));

  it('is that of the table for green, regular, veteran and elite pilots', () => {
    expect([skillFactor(4, 5), skillFactor(3, 4), skillFactor(2, 3), skillFactor(1, 2)]).toEqual([
      1, 1.32, 1.68, 2.02,
    ]);
    expect([skillFactor(0, 0), skillFactor(0, 8), skillFactor(8, 0), skillFactor(8, 8)]).toEqual([
      2.42, 1.5, 1.1, 0.64,
    ]);
  });

  it('falls with every worse skill', () => {
    for (let gunnery = 0; gunnery <= WORST_SKILL; gunnery += 1)
      for (let piloting = 0; piloting < WORST_SKILL; piloting += 1) {
        expect(skillFactor(gunnery, piloting)).toBeGreaterThan(skillFactor(gunnery, piloting + 1));
        expect(skillFactor(piloting, gunnery)).toBeGreaterThan(skillFactor(piloting + 1, gunnery));
      }
  });

  it('takes skills outside the table as its edge, and refuses halves', () => {
    expect(skillFactor(-1, 9)).toBe(1.5);
    expect(() => skillFactor(3.5, 4)).toThrow(RangeError);
  });

  it('makes a Battle Value of a Battle Value, halves up', () => {
    expect(skilled(given('battle-value', 1477), 3, 4).value).toBe(1950);
    expect(skilled(given('battle-value', 1250), 4, 4).value).toBe(1375);
    expect(skilled(given('battle-value', 5), 4, 4).value).toBe(6);
  });
});
