import { UNDAMAGED } from '../../../catalog';
import { bundledCatalog } from '../../../catalog/bundled';
import { FIGURES } from '../../../games/dark-age/armies/figures';
import { rowOf } from '../../../games/dark-age/armies/row';
import { worthOf } from '../../../games/dark-age/armies/worth';
import { mechFigure } from './conversion/mech-figure';
import { SKILLS_OF_RANK } from './conversion/skills-of-rank';

const catalog = bundledCatalog();
const mechs = FIGURES.filter(({ kind }) => kind === 'mech');
const lookup = (id: Parameters<typeof catalog.item>[0]) => catalog.item(id);

it.each(mechs.map((figure) => [figure.id, figure] as const))(
  'DA-CAMP-1 %s is listed as it is converted',
  (id, { name, faction, rank, ...figure }) => {
    const design = catalog.mech(id.replace(/-[gveu]$/, ''));
    if (design === null) throw new Error(`no design of ${id}`);
    const made = mechFigure(design, UNDAMAGED, SKILLS_OF_RANK[rank], { id, name, faction, rank }, lookup);
    expect(rowOf({ ...figure, name, faction, rank })).toBe(rowOf(made));
    expect({ ...figure, name, faction, rank }).toEqual(made);
    expect(name.startsWith(`${design.chassis} ${design.model}`)).toBe(true);
  },
);

it('DA-SET-2 what a figure is worth agrees with the Battle Value of mechs', () => {
  const ratios = catalog.mechs
    .map((design) => {
      const { points, ...figure } = mechFigure(
        design,
        UNDAMAGED,
        SKILLS_OF_RANK.veteran,
        { id: 'a', name: 'A', faction: null, rank: 'veteran' },
        lookup,
      );
      const [start] = figure.dial;
      return start === undefined ? 0 : worthOf(figure, { ...start, equipment: [] }) / points;
    })
    .sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 0;
  expect(middle).toBeGreaterThan(0.95);
  expect(middle).toBeLessThan(1.05);
  expect(ratios.filter((ratio) => Math.abs(ratio - 1) <= 0.25).length / ratios.length).toBeGreaterThan(0.9);
});
