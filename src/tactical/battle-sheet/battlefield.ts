/**
 * The battlefield of a battle sheet (CMB-4, CMB-5): 5 × 5 map sheets by name, where units start, the
 * building, what lies behind the edges.
 */
import { flatMap } from '../../kernel';
import {
  BLACK,
  FAINT,
  line,
  type Mark,
  PLAIN,
  rect,
  STRONG,
  text,
  textWidth,
  THIN,
  WHITE,
} from '../../catalog/record-sheet';
import { type Direction, SHEET_COLUMNS, SHEET_ROWS } from '../../rules';
import type { BattleSetup } from '../contract';
import { MIDDLE_SHEET, onBattlefield, SHEETS_ACROSS, zoneOf, type Start } from '../start-zones';
import type { BattleSheetWords } from './words';

/** Of the battlefield on the page, in mm. */
const LEFT = 20;
const TOP = 33;
const WIDE = 21;
const HIGH = 22.5;
const RIGHT = LEFT + SHEETS_ACROSS * WIDE;
const BOTTOM = TOP + SHEETS_ACROSS * HIGH;
const HEX_WIDE = WIDE / SHEET_COLUMNS;
const HEX_HIGH = HIGH / SHEET_ROWS;
/** Strips of different sides. */
const SHADES = [0.78, 0.6, 0.86, 0.7] as const;

/** Where the page goes on beside and below the battlefield. */
export const BESIDE = RIGHT + 19;
export const BELOW = BOTTOM + 10;

/**
 * The middles of buildings' hexes on the page; none of those of which the setup does not say where they
 * stand.
 */
const buildingAt = ({ buildings }: BattleSetup): readonly (readonly [x: number, y: number])[] =>
  flatMap(buildings, ({ place }) => {
    if (place === undefined) return [];
    const { column, row } = onBattlefield(place);
    return [[LEFT + (column + 0.5) * HEX_WIDE, TOP + (row + 0.5) * HEX_HIGH]];
  });

/** Of a sheet's name, from its upper edge: in the half in which the building is not. */
const NAME_AT = { middle: HIGH / 2 + 0.4, upper: 7.2, lower: 14.6 } as const;
const nameAt = (setup: BattleSetup, row: number): number => {
  const [building] = row === MIDDLE_SHEET ? buildingAt(setup) : [];
  if (building === undefined) return NAME_AT.middle;
  return building[1] > TOP + (MIDDLE_SHEET + 0.5) * HIGH ? NAME_AT.upper : NAME_AT.lower;
};

const sheetsOf = (setup: BattleSetup, words: BattleSheetWords): readonly Mark[] =>
  flatMap(setup.sheets, ({ name, rotated }, index) => {
    const [column, row] = [index % SHEETS_ACROSS, Math.floor(index / SHEETS_ACROSS)];
    const [x, y] = [LEFT + column * WIDE, TOP + row * HIGH];
    const [, kind = name, number = ''] = /^(.*)-(\d+)$/.exec(name) ?? [];
    // Between strips on both sides.
    const look = { size: 2.6, least: 2, anchor: 'middle', max: WIDE - 8 } as const;
    const base = y + (column === MIDDLE_SHEET ? nameAt(setup, row) : NAME_AT.middle);
    return [
      rect(x, y, WIDE, HIGH, null, FAINT),
      text(x + WIDE / 2, base, `${words.sheetKinds[kind] ?? kind} ${number}`.trim(), look),
      ...(rotated ? [text(x + WIDE / 2, base + 3, words.rotated, { ...look, size: 2.2 })] : []),
    ];
  });

/** Starts with the sides that have one there, in the order of the sides. */
const startsOf = ({
  units,
}: BattleSetup): readonly { readonly start: Start; readonly sides: readonly string[] }[] => {
  const found = new Map<string, { start: Start; sides: string[] }>();
  for (const { deployment, side } of units) {
    if (deployment === 'anywhere') continue;
    const key = `${deployment.direction} ${deployment.ring}`;
    const there = found.get(key) ?? { start: deployment, sides: [] };
    if (!there.sides.includes(side)) there.sides.push(side);
    found.set(key, there);
  }
  return [...found.values()].map(({ start, sides }) => ({ start, sides: [...sides].sort() }));
};

const LETTER = 3.2;
type Text = Extract<Mark, { readonly kind: 'text' }>;
const letters = (words: string, x: number, y: number, size: number): Text => ({
  ...{ kind: 'text', words, x, y, size, bold: true, anchor: 'middle', shade: BLACK },
  max: textWidth(words, size, true) + 0.01,
});

/** On a white plate: in a printer's dots letters would not stand out. */
const onPlate = (mark: Text): readonly Mark[] => {
  const wide = mark.max + 0.8;
  return [rect(mark.x - wide / 2, mark.y - mark.size * 0.86, wide, mark.size, WHITE), mark];
};

/** Names of the sides on a strip: side by side, or below each other on one that is higher than wide. */
const onStrip = (
  sides: readonly string[],
  x: number,
  y: number,
  width: number,
  height: number,
): readonly Mark[] => {
  if (width > height) {
    const words = sides.join(' ');
    const fitting = (LETTER * (width - 1)) / textWidth(words, LETTER, true);
    return onPlate(letters(words, x + width / 2, y + height / 2 + 1.1, Math.min(LETTER, fitting)));
  }
  const pitch = Math.min(3.6, (height - 0.6) / sides.length);
  const size = Math.min(LETTER, pitch);
  const first = y + (height - pitch * sides.length) / 2 + size * 0.85;
  return flatMap(sides, (side, index) => onPlate(letters(side, x + width / 2, first + index * pitch, size)));
};

const stripsOf = (setup: BattleSetup): readonly Mark[] =>
  flatMap(startsOf(setup), ({ start, sides }) => {
    const { west, north, east, south } = zoneOf(start);
    const [x, y] = [LEFT + west * HEX_WIDE, TOP + north * HEX_HIGH];
    const [width, height] = [(east - west + 1) * HEX_WIDE, (south - north + 1) * HEX_HIGH];
    const first = setup.sides.findIndex(({ side }) => side === sides[0]);
    const shade = SHADES[first % SHADES.length] ?? WHITE;
    return [rect(x, y, width, height, shade, THIN), ...onStrip(sides, x, y, width, height)];
  });

/** Larger than its hex, so that it is seen. */
const BUILDING = 2.2;
const buildingsOf = (setup: BattleSetup): readonly Mark[] =>
  buildingAt(setup).map(([x, y]) =>
    rect(x - BUILDING / 2, y - BUILDING / 2, BUILDING, BUILDING, BLACK, { ...PLAIN, shade: WHITE }),
  );

type Anchor = 'start' | 'middle' | 'end';
const QUARTER = (BOTTOM - TOP) / 4;
/** Where an edge's label stands. */
const LABELS: Readonly<Record<Direction, readonly [x: number, y: number, anchor: Anchor]>> = {
  N: [(LEFT + RIGHT) / 2, TOP - 4.6, 'middle'],
  NE: [RIGHT + 2, TOP + QUARTER, 'start'],
  SE: [RIGHT + 2, BOTTOM - QUARTER, 'start'],
  S: [(LEFT + RIGHT) / 2, BOTTOM + 3.6, 'middle'],
  SW: [LEFT - 2, BOTTOM - QUARTER, 'end'],
  NW: [LEFT - 2, TOP + QUARTER, 'end'],
};
// prettier-ignore
const EDGES: Readonly<Record<Direction, readonly [readonly [number, number], readonly [number, number]]>> = {
  N: [[LEFT, TOP], [RIGHT, TOP]],
  NE: [[RIGHT, TOP], [RIGHT, (TOP + BOTTOM) / 2]],
  SE: [[RIGHT, (TOP + BOTTOM) / 2], [RIGHT, BOTTOM]],
  S: [[LEFT, BOTTOM], [RIGHT, BOTTOM]],
  SW: [[LEFT, (TOP + BOTTOM) / 2], [LEFT, BOTTOM]],
  NW: [[LEFT, TOP], [LEFT, (TOP + BOTTOM) / 2]],
};

/** CMB-5: the same for all sides, since it is the map's. A closed edge is a bold line. */
const edgesOf = ({ sides }: BattleSetup, words: BattleSheetWords): readonly Mark[] =>
  flatMap(Object.keys(LABELS) as Direction[], (direction) => {
    const [x, y, anchor] = LABELS[direction];
    const hex = sides.map(({ withdrawal }) => withdrawal[direction]).find((one) => one !== undefined);
    const name = words.direction(direction);
    const behind = hex === undefined ? words.closed : words.behind(hex);
    const [from, to] = EDGES[direction];
    const wide = anchor === 'middle';
    return [
      line(from, to, hex === undefined ? { shade: 0, width: 1.2 } : STRONG),
      text(x, y, wide ? `${name}: ${behind}` : name, { size: 3.2, bold: true, anchor, max: wide ? 60 : 17 }),
      ...(wide ? [] : [text(x, y + 3.8, behind, { size: 2.8, least: 2.2, anchor, max: 17 })]),
    ];
  });

export const battlefield = (setup: BattleSetup, words: BattleSheetWords): readonly Mark[] => [
  ...stripsOf(setup),
  ...sheetsOf(setup, words),
  ...buildingsOf(setup),
  ...edgesOf(setup, words),
  // Where the halves of the eastern and the western side meet.
  ...[LEFT - 1.5, RIGHT].map((x) => line([x, (TOP + BOTTOM) / 2], [x + 1.5, (TOP + BOTTOM) / 2], STRONG)),
];
