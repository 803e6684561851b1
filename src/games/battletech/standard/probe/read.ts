/** Reading a question to the probe (BT-9): every mistake at once, with pointers into what was sent. */
import {
  bundledCatalog,
  type Catalog,
  type Condition,
  conditionViolations,
  type MechDesign,
  normalizeCondition,
  readMtf,
  UNDAMAGED,
} from '../../../../catalog';
import { at, err, flatMap, ok, type Result, type Violation } from '../../../../kernel';
import { type Hex, parseHex } from '../../../../kernel/hex';
import { readAll } from '../../../../kernel/shape';
import { refusal } from '../../../shared/refusal';
import { isOnGrid } from '../../../shared/hex-field';
import { readBoardFile } from '../field/board-file';
import type { Battlefield, Terrain } from '../field/model';
import { terrainOf, terrainWords, type TerrainWord } from '../field/terrain-words';
import { sheetOf } from '../mech/make-sheet';
import type { Mech } from '../mech/model';
import type { Ask, Asked } from './model';
import { binAt, weaponAt } from './places';
import { probeShape, type Sent } from './shape';

const refuse = (code: string, pointer: string, params: Record<string, string | number> = {}): Violation =>
  refusal(code, 'BT-9', pointer, params);

/** What is 0 is not there; of water and exits it says so. Null: not as in a board file. */
const wordsOf = (terrain: SentBoard['hexes'][number]['terrain']): readonly TerrainWord[] | null =>
  typeof terrain === 'string'
    ? terrainWords(terrain)
    : Object.entries(terrain)
        .filter(([name, value]) => value > 0 || name === 'water' || name === 'road_exits')
        .map(([name, value]): TerrainWord => ({ name, value, exits: null }));

type SentBoard = Extract<Sent['board'], { readonly hexes: unknown }>;

const drawnField = ({ columns, rows, hexes }: SentBoard, wrong: Violation[]): Battlefield => {
  const found: Record<string, Terrain> = {};
  hexes.forEach(({ hex, level, terrain }, index) => {
    const pointer = `/board/hexes/${index}`;
    const there = parseHex(hex);
    const words = wordsOf(terrain);
    const read = terrainOf(
      level,
      words ?? [{ name: JSON.stringify(terrain).slice(0, 40), value: 0, exits: null }],
    );
    if (there === null || !isOnGrid({ columns, rows }, there))
      wrong.push(refuse('battletech/no-such-hex', `${pointer}/hex`, { hex }));
    else if (!read.ok)
      wrong.push(refuse('battletech/terrain', `${pointer}/terrain`, { ...read.error, number: index + 1 }));
    else if (found[there] !== undefined)
      wrong.push(refuse('battletech/board-hex-twice', `${pointer}/hex`, { hex, number: index + 1 }));
    else found[there] = read.value;
  });
  return { columns, rows, hexes: found };
};

const fieldOf = (board: Sent['board'], wrong: Violation[]): Battlefield => {
  if (!('text' in board)) return drawnField(board, wrong);
  const read = readBoardFile(board.text);
  if (read.ok) return read.value;
  wrong.push(...at('/board/text', read.error));
  return { columns: 1, rows: 1, hexes: {} };
};

type SentUnit = Sent['units'][number];

const designOf = (
  design: SentUnit['design'],
  pointer: string,
  catalog: Catalog,
  wrong: Violation[],
): MechDesign | null => {
  if (typeof design === 'string') {
    const known = catalog.mech(design);
    if (known === null) wrong.push(refuse('battletech/unknown-design', pointer, { design }));
    return known;
  }
  const read = readMtf(design.mtf);
  if (read.ok) return read.value.design;
  wrong.push(...at(`${pointer}/mtf`, read.error));
  return null;
};

const conditionOf = (
  { armor = {}, structure = {}, slots = [], ammunition = [] }: NonNullable<SentUnit['condition']>,
  design: MechDesign,
  pointer: string,
  wrong: Violation[],
): Condition => {
  const condition: Condition = { armor, structure, slots, ammunition };
  const against = conditionViolations(design, condition, pointer);
  wrong.push(...against);
  return against.length > 0 ? UNDAMAGED : normalizeCondition(design, condition);
};

const mechOf = (sent: SentUnit, pointer: string, field: Battlefield, wrong: Violation[]): readonly Mech[] => {
  const catalog = bundledCatalog();
  const hex = parseHex(sent.hex);
  if (hex === null || !isOnGrid(field, hex))
    wrong.push(refuse('battletech/no-such-hex', `${pointer}/hex`, { hex: sent.hex }));
  const levels = (hex === null ? undefined : field.hexes[hex]?.building?.levels) ?? 0;
  const elevation = sent.elevation ?? 0;
  if (elevation > levels)
    wrong.push(refuse('battletech/elevation', `${pointer}/elevation`, { most: levels }));
  const design = designOf(sent.design, `${pointer}/design`, catalog, wrong);
  if (design === null) return [];
  const condition =
    sent.condition === undefined
      ? UNDAMAGED
      : conditionOf(sent.condition, design, `${pointer}/condition`, wrong);
  return [
    {
      id: sent.id,
      side: sent.side,
      sheet: sheetOf(catalog, design),
      condition,
      hex: hex ?? ('0101' as Hex),
      elevation,
      facing: sent.facing,
      twist: sent.twist as Mech['twist'],
      isProne: sent.prone,
      moved: sent.moved,
      heat: sent.heat,
      isShutDown: false,
      gunnery: sent.gunnery,
      piloting: sent.piloting,
      pilotHits: 0,
      isConscious: true,
    },
  ];
};

const namesOf = (ask: Ask): readonly (readonly [part: string, id: string])[] =>
  ask.what === 'moves'
    ? [['unit', ask.unit]]
    : [
        ['from', ask.from],
        ['to', ask.to],
      ];

/** Slots without a weapon, or without a bin. */
const missingParts = (asks: readonly Ask[], mechs: readonly Mech[]): readonly Violation[] =>
  flatMap(asks, (ask, index) => {
    const sheet = mechs.find(({ id }) => 'from' in ask && id === ask.from)?.sheet;
    if (ask.what !== 'fire' || sheet === undefined) return [];
    const { location, slot, ammo } = ask;
    return [
      ...(weaponAt(sheet, ask) === null
        ? [refuse('battletech/no-weapon', `/ask/${index}/slot`, { location, slot })]
        : []),
      ...(ammo !== undefined && binAt(sheet, ammo) === null
        ? [refuse('battletech/no-bin', `/ask/${index}/ammo`, { location: ammo.location, slot: ammo.slot })]
        : []),
    ];
  });

/** What was asked, or all that is wrong with it. */
export const readProbe = (input: unknown): Result<Asked, readonly Violation[]> => {
  const read = readAll(probeShape, input);
  if (!read.ok) return read;
  const { id, board, units, ask } = read.value;
  const wrong: Violation[] = [];
  const field = fieldOf(board, wrong);
  const ids = new Set<string>();
  const mechs = flatMap(units, (unit, index) => {
    const pointer = `/units/${index}`;
    if (ids.has(unit.id)) wrong.push(refuse('battletech/unit-twice', `${pointer}/id`, { id: unit.id }));
    ids.add(unit.id);
    return mechOf(unit, pointer, field, wrong);
  });
  const asks: readonly Ask[] = ask;
  asks.forEach((one, index) => {
    for (const [part, name] of namesOf(one))
      if (!ids.has(name))
        wrong.push(refuse('battletech/no-such-unit', `/ask/${index}/${part}`, { id: name }));
  });
  wrong.push(...missingParts(asks, mechs));
  return wrong.length > 0 ? err(wrong) : ok({ id, position: { field, mechs }, ask: asks });
};
