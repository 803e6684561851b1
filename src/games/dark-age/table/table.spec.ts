import type { Point } from '../../shapes';
import type { Piece } from '../model/terrain';
import { pieceFaults } from './piece-sound';
import { placed, placingReasons, spotFor, type Table } from './place-piece';
import { seededTable, TABLE_KINDS } from './seeded-table';
import { TEMPLATES, templateOf } from './templates';
import { TABLE_DE } from './table.text.de';
import { TABLE_EN } from './table.text.en';
import { zoneOf } from './zones';

const field: Point = { x: 3600, y: 3600 };
const zones = [zoneOf(field, 'south'), zoneOf(field, 'north')];
const EMPTY: Table = { field, zones, terrain: [] };
const at = (x: number, y: number): Point => ({ x, y });

const reasons = (id: string, where: Point, table = EMPTY): readonly string[] =>
  placingReasons(table, placed(templateOf(id), 'new', where, 0));

it('DA-SET-4 a zone is 20 by 3 inches on a field of 36', () => {
  expect(zones).toEqual([
    { least: at(800, 3300), most: at(2800, 3600) },
    { least: at(800, 0), most: at(2800, 300) },
  ]);
  expect(zoneOf(field, 'west')).toEqual({ least: at(0, 800), most: at(300, 2800) });
  expect(zoneOf(field, 'east')).toEqual({ least: at(3300, 800), most: at(3600, 2800) });
});

it('DA-SET-5 a piece lies 3 inches or more from edges, zones and pieces', () => {
  // A house is 4 by 3 inches.
  expect(reasons('house', at(500, 1800))).toEqual([]);
  expect(reasons('house', at(499, 1800))).toEqual(['near-edge']);
  expect(reasons('house', at(1800, 750))).toEqual([]);
  expect(reasons('house', at(1800, 749))).toEqual(['near-zone']);
  const table = { ...EMPTY, terrain: [placed(templateOf('house'), 'house-1', at(1800, 1800), 0)] };
  expect(reasons('house', at(1100, 1800), table)).toEqual([]);
  expect(reasons('house', at(1101, 1800), table)).toEqual(['near-piece']);
  expect(reasons('wall', at(1800, 1351), table)).toEqual(['near-piece']);
  expect(reasons('wall', at(1800, 1350), table)).toEqual([]);
});

it('DA-SET-5 a piece that fits nowhere has no place', () => {
  expect(spotFor(EMPTY, templateOf('lake'))).toEqual({ at: at(1800, 1800), angle: 0 });
  const narrow = at(900, 3600);
  const tight = { field: narrow, zones: [], terrain: [] };
  expect(spotFor(tight, templateOf('lake'))).toBeNull();
});

it('DA-GEO-6 every template is sound however it is turned', () => {
  for (const template of TEMPLATES)
    for (let angle = 0; angle < 360; angle += 5) {
      const faults = pieceFaults(placed(template, 'x', at(1800, 1800), angle), field);
      expect({ id: template.id, angle, faults }).toEqual({ id: template.id, angle, faults: [] });
    }
});

it('DA-GEO-6 names every fault of a piece', () => {
  const square = placed(templateOf('house'), 'x', at(1800, 1800), 0);
  const faults = (piece: Partial<Piece>): readonly string[] => pieceFaults({ ...square, ...piece }, field);
  expect(faults({ corners: [...square.corners].reverse() })).toEqual(['corners']);
  expect(faults({ corners: [at(0, 0), at(601, 0), at(0, 100)] })).toEqual(['too-large']);
  expect(faults({ corners: [at(-1, 0), at(100, 0), at(0, 100)] })).toEqual(['off-field']);
  expect(faults({ height: 'high' })).toEqual(['access']);
  expect(faults({ access: [at(1600, 1650)] })).toEqual(['access']);
  expect(faults({ height: 'high', access: [at(1800, 1800)] })).toEqual(['access']);
  expect(faults({ ground: 'open' })).toEqual(['height']);
});

const outline = ({ corners, look }: Piece): string =>
  `${look} ${corners
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ')}`;
const turnedHalf = ({ corners, ...piece }: Piece): Piece => ({
  ...piece,
  corners: corners.map(({ x, y }) => at(field.x - x, field.y - y)),
});

it.each(TABLE_KINDS)('DA-CAMP-6 tables of %s are whole, fair and the same for the same seed', (kind) => {
  const counts: number[] = [];
  for (let seed = 0; seed < 40; seed += 1) {
    const terrain = seededTable(kind, EMPTY, String(seed));
    expect(seededTable(kind, EMPTY, String(seed))).toEqual(terrain);
    counts.push(terrain.length);
    expect(new Set(terrain.map(({ id }) => id)).size).toBe(terrain.length);
    for (const piece of terrain) {
      const others = { ...EMPTY, terrain: terrain.filter((one) => one !== piece) };
      expect([...placingReasons(others, piece), ...pieceFaults(piece, field)]).toEqual([]);
    }
    const outlines = new Set(terrain.map(outline));
    const odd = terrain.filter((piece) => !outlines.has(outline(turnedHalf(piece))));
    expect(odd.length).toBeLessThanOrEqual(kind === 'clear' ? 1 : 0);
  }
  const whole = { clear: 3, woods: 8, hills: 6, mountains: 8, urban: 8, lakes: 6 }[kind];
  expect(counts.filter((count) => count === whole).length).toBe(40);
});

it('GAM-10 every piece has a name in both languages', () => {
  for (const { look } of TEMPLATES) expect(Object.keys(TABLE_EN).includes(`da.look.${look}`)).toBe(true);
  expect(Object.keys(TABLE_DE)).toEqual(Object.keys(TABLE_EN));
});
