import { bundledCatalog } from '../../../../catalog/bundled';
import type { Figure } from '../../../../games/dark-age';
import { supportFigure } from './support-figure';

const catalog = bundledCatalog();
const LABEL = { id: 'a1', name: 'A', faction: null, rank: 'green' } as const;

const figureOf = (slug: string): Figure => {
  const unit = catalog.supportUnit(slug);
  if (unit === null) throw new Error(`no ${slug}`);
  return supportFigure(unit, LABEL, (id) => catalog.item(id));
};

const short = ({ kind, mode, points, primary, dial }: Figure) => ({
  what: `${kind} ${mode} ${points}`,
  weapon: `${primary.type} ${dial[0]?.primary}, ${primary.min}/${primary.max}, x${primary.targets}`,
  dial: `${dial.length}: ${dial[0]?.speed} ${dial[0]?.attack} ${dial[0]?.defence}`,
});

it('DA-CAMP-4 a scout car hovers with the laser that points ahead', () => {
  expect(short(figureOf('centipede-scout-car-standard'))).toEqual({
    what: 'vehicle hover 23',
    weapon: 'energy 1, 0/6, x1',
    dial: '7: 12 9 19',
  });
});

it('DA-CAMP-4 a VTOL hovers too, with jump jets on every click that is no wreck', () => {
  const { dial, ...figure } = figureOf('peregrine-attack-vtol-standard');
  expect(short({ ...figure, dial })).toMatchObject({
    what: 'vehicle hover 29',
    weapon: 'ballistic 2, 0/5, x2',
  });
  expect(dial.map(({ equipment }) => equipment.map(({ id }) => id).join())).toEqual([
    ...Array<string>(dial.length - 1).fill('jump-jets'),
    'wreck',
  ]);
});

it('DA-CAMP-4 a foot platoon fires rifles, and leaves no wreck', () => {
  const platoon = figureOf('foot-platoon-laser');
  expect(short(platoon)).toEqual({
    what: 'infantry foot 7',
    weapon: 'energy 1, 0/4, x1',
    dial: '6: 5 9 15',
  });
  expect(platoon.dial.flatMap(({ equipment }) => equipment)).toEqual([]);
});

it('DA-CAMP-4 every support unit of the catalogue is a figure without heat', () => {
  for (const { slug } of catalog.supportUnits)
    expect(figureOf(slug)).toMatchObject({ cooling: null, heat: null, secondary: null });
});
