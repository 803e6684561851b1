/** TBL: the battle sheet tells where, who, from where, which way out, and what is special; nothing runs off the page. */
import { bundledCatalog } from '../../catalog/bundled';
import { HEIGHT, svgOf, WIDTH, type Drawing, type Mark } from '../../catalog/record-sheet';
import { declare, onlyBattle } from '../../rules/testing/battles';
import { world } from '../../rules/testing/world';
import type { BattleSetup } from '../contract';
import { battleSheet } from '.';

const catalog = bundledCatalog();
const H = 'hunchback-hbk-4g';
const opened = (): BattleSetup => {
  const { setup } = onlyBattle(
    declare(
      world({ phase: 'combat', step: 'declarations', options: { battleTurnLimit: 30 } })
        .building('quarry', '0101', 'A')
        .mech('A', H, '0101')
        .mech('A', H, '0101', { pilot: null })
        .mech('B', 'enforcer-enf-4r', '0101')
        .build(),
    ).state,
  );
  return { ...setup, sides: setup.sides.map((side) => ({ ...side, minesAllowed: side.side === 'A' ? 4 : 0 })) };
};
const setup = opened();
const forces = { A: 'First Lancers', B: 'Second Guards' };
const sheet = (of: BattleSetup = setup, language: 'en' | 'de' = 'en'): readonly Drawing[] =>
  battleSheet({ campaign: 'Hesperus', setup: of, forces }, catalog, language);
const textsOf = ({ marks }: Drawing): readonly string[] => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.words] : []));
const pointsOf = (mark: Mark): readonly (readonly [number, number])[] => {
  switch (mark.kind) {
    case 'text': {
      const left = mark.anchor === 'start' ? mark.x : mark.anchor === 'end' ? mark.x - mark.max : mark.x - mark.max / 2;
      return [[left, mark.y - mark.size], [left + mark.max, mark.y]]; // prettier-ignore
    }
    case 'line':
      return [mark.from, mark.to];
    case 'rect':
      return [[mark.x, mark.y], [mark.x + mark.width, mark.y + mark.height]]; // prettier-ignore
    case 'circle':
      return [[mark.x - mark.r, mark.y - mark.r], [mark.x + mark.r, mark.y + mark.r]]; // prettier-ignore
    case 'polygon':
      return mark.points;
  }
};

it.each(['en', 'de'] as const)('TBL it tells what the setup says (%s)', (language) => {
  const [page] = sheet(setup, language);
  if (page === undefined) throw new Error('no page');
  const all = textsOf(page).join('\n');
  expect(all).toContain('0101');
  expect(all).toContain(setup.hash.slice(0, 12));
  expect(all).toContain('30');
  expect(all).toContain('First Lancers');
  // CMB-5: three ways lead off this corner of the map, and three on.
  expect(textsOf(page).filter((words) => /^([NS]: )?(closed|gesperrt)$/.test(words))).toHaveLength(
    6 - Object.keys(setup.sides[0]?.withdrawal ?? {}).length,
  );
  for (const hex of Object.values(setup.sides[0]?.withdrawal ?? {})) expect(all).toContain(hex);
  expect(all).toMatch(language === 'en' ? /indestructible/ : /unzerstörbar/);
  expect(all).toMatch(language === 'en' ? /Side A may lay 4/ : /Seite A darf 4/);
  expect(all).not.toMatch(/(Side|Seite) B (may|darf)/);
  for (const unit of setup.units) expect(all).toContain(unit.name);
});

it('TBL it draws 25 map sheets, a strip for every start, and the building', () => {
  const [page] = sheet();
  const rects = (page?.marks ?? []).filter((mark) => mark.kind === 'rect');
  expect(rects.filter(({ fill }) => fill === null)).toHaveLength(25);
  const starts = new Set(setup.units.map(({ deployment }) => JSON.stringify(deployment)));
  expect(rects.filter(({ fill }) => fill !== null && fill > 0 && fill < 1)).toHaveLength(starts.size);
  expect(rects.filter(({ fill }) => fill === 0)).toHaveLength(1);
});

it('TBL eighty units go on over further pages, each named once, and nothing runs off a page', () => {
  const [unit] = setup.units;
  if (unit === undefined) throw new Error('no unit');
  const units = Array.from({ length: 80 }, (_, index) => ({ ...unit, id: `m${index}`, name: `Mech ${index}.`, side: index % 2 === 0 ? 'A' : 'B' }));
  const pages = sheet({ ...setup, units });
  expect(pages.length).toBeGreaterThan(1);
  const all = pages.flatMap(textsOf);
  for (const { name } of units) expect(all.filter((words) => words === name)).toHaveLength(1);
  for (const mark of pages.flatMap(({ marks }) => marks))
    for (const [x, y] of pointsOf(mark)) {
      expect(x).toBeGreaterThanOrEqual(-3.5);
      expect(x).toBeLessThanOrEqual(WIDTH + 0.01);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT + 0.01);
    }
});

it('TBL names that people give are text and nothing else', () => {
  const [page] = battleSheet({ campaign: '<script>', setup, forces: { A: '"&<b>' } }, catalog, 'en');
  expect(svgOf(page as Drawing)).not.toMatch(/<script|<b>/);
});
