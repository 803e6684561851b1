import type { Figure } from '../model/figure';
import { armyViolations, pointsOf } from './army';
import { FACTIONS } from './factions';
import { FIGURES, listedFigure } from './figures';
import { READY_ARMIES } from './ready-armies';
import { figureOf, rowOf } from './row';
import { worthOf } from './worth';

const costing = (id: string, points: number, rank: Figure['rank'] = 'green'): Figure => ({
  ...(FIGURES[0] as Figure),
  ...{ id, name: id, points, rank },
});
const codes = (army: readonly Figure[], size: number): readonly string[] =>
  armyViolations(army, size, '/army').map(({ code, pointer }) => `${code} ${pointer}`);

it('DA-T-1 an army of 95 points is legal in 100, one of 101 is not', () => {
  const three = [costing('scout', 15), costing('foot', 14), costing('mech', 66)];
  expect(codes(three, 100)).toEqual([]);
  expect(codes([...three, costing('more', 5)], 100)).toEqual([]);
  expect(codes([...three, costing('more', 6)], 100)).toEqual(['dark-age/army-over-size /army']);
});

it('DA-SET-2 doubles are allowed, of a unique figure not; every reason is named at once', () => {
  const twice = [costing('a', 10), costing('a', 10)];
  expect(codes(twice, 100)).toEqual([]);
  const hero = costing('hero', 60, 'unique');
  expect(codes([hero, ...twice, hero], 100)).toEqual([
    'dark-age/army-over-size /army',
    'dark-age/unique-twice /army/3',
  ]);
  expect(codes([], 100)).toEqual(['dark-age/army-empty /army']);
  expect(codes(Array<Figure>(25).fill(costing('a', 1)), 100)).toEqual(['dark-age/army-too-many /army']);
});

it('DA-FIG-3 every figure of the list is whole, and its row gives it back', () => {
  expect(new Set(FIGURES.map(({ id }) => id)).size).toBe(FIGURES.length);
  for (const figure of FIGURES) {
    expect(figureOf(rowOf(figure))).toEqual(figure);
    expect(JSON.stringify(figure)).not.toMatch(/NaN|undefined|null\.|""/);
    expect([null, ...FACTIONS]).toContain(figure.faction);
    expect(figure.heat === null).toBe(figure.kind !== 'mech');
    expect(figure.dial.length).toBeGreaterThanOrEqual(4);
    for (const click of figure.dial)
      for (const value of [click.primary, click.speed, click.attack, click.defence])
        expect(Number.isInteger(value) && value >= 0).toBe(true);
    expect(figure.primary.max).toBeGreaterThanOrEqual(figure.primary.min);
  }
});

it('DA-SET-2 infantry and vehicles cost what they show', () => {
  for (const { points, ...figure } of FIGURES) {
    const [start] = figure.dial;
    if (figure.kind !== 'mech' && start !== undefined)
      expect({ id: figure.id, points }).toEqual({ id: figure.id, points: worthOf(figure, start) });
  }
});

it('DA-FIG-2 each faction has mechs, vehicles, infantry and one unique figure, and so have the mercenaries', () => {
  for (const faction of [null, ...FACTIONS]) {
    const own = FIGURES.filter((figure) => figure.faction === faction);
    expect(new Set(own.map(({ kind }) => kind)).size).toBe(3);
    expect(own.filter(({ rank }) => rank === 'unique')).toHaveLength(1);
  }
});

it('DA-SET-2 ready armies of 100, 200 and 300 points of each faction are legal, and nearly full', () => {
  expect(READY_ARMIES.map(({ faction, size }) => `${faction} ${size}`)).toEqual(
    FACTIONS.flatMap((faction) => [100, 200, 300].map((size) => `${faction} ${size}`)),
  );
  for (const { id, faction, size, figures } of READY_ARMIES) {
    const army = figures.map((one) => listedFigure(one) as Figure);
    expect({ id, wrong: armyViolations(army, size, '') }).toEqual({ id, wrong: [] });
    expect(pointsOf(army)).toBeGreaterThanOrEqual(size - 2);
    expect(army.every((figure) => figure.faction === faction)).toBe(true);
  }
});
