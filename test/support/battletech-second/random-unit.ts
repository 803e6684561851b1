/** Mechs of the catalogue, whole and hurt, cool and hot, standing and prone, in any hex. */
import {
  type ArmorLocation,
  bundledCatalog,
  type Condition,
  LOCATIONS,
  type Location,
} from '../../../src/catalog';
import type { Sheet } from '../../../src/games/battletech/standard/mech/sheet';
import { makeSheet } from '../../../src/games/battletech/standard/testing/make-mech';
import { neighboursOf } from './buildings';
import type { Chance } from './chance';
import { centreOf, hexAt, labelOf, type Point } from './geometry';
import { groundAt, type Board, type Unit } from './question';

/** Quads and jumpers are rare in the catalogue, and worth more than their share here. */
const slugs: readonly string[] = bundledCatalog().mechs.map(({ slug }) => slug);
const quads = bundledCatalog()
  .mechs.filter(({ motion }) => motion === 'quad')
  .map(({ slug }) => slug);

/** What ends a mech is not among it: head, centre torso, engine, cockpit. */
const SPARED = ['engine', 'cockpit'];

const hasEngine = (sheet: Sheet, location: Location): boolean =>
  sheet.slots[location].some((slot) => slot !== null && 'part' in slot && slot.part === 'engine');

const isHittable = (sheet: Sheet, location: Location, index: number, isHeadHurt: boolean): boolean => {
  const slot = sheet.slots[location][index];
  if (slot === null || slot === undefined) return false;
  if ('part' in slot) return !SPARED.includes(slot.part) && (isHeadHurt || slot.part !== 'life-support');
  return slot.mounts.every((id) => sheet.mounts.find((mount) => mount.id === id)?.figures.hittable === true);
};

const damaged = (chance: Chance, sheet: Sheet, isHeadHurt = false): Condition => {
  const structure: Partial<Record<Location, number>> = {};
  for (const location of ['RA', 'LA', 'RL', 'LL'] as const) if (chance.often(10)) structure[location] = 0;
  for (const [torso, arm] of [
    ['RT', 'RA'],
    ['LT', 'LA'],
  ] as const)
    if (chance.often(6) && !hasEngine(sheet, torso)) {
      structure[torso] = 0;
      structure[arm] = 0;
    }
  const slots = LOCATIONS.filter((location) => structure[location] !== 0).flatMap((location) =>
    sheet.slots[location].flatMap((_, index) =>
      chance.often(location === 'CT' ? 4 : 14) && isHittable(sheet, location, index, isHeadHurt)
        ? [{ location, slot: index + 1, state: 'hit' as const }]
        : [],
    ),
  );
  const ammunition = sheet.bins
    .filter(
      ({ location, slot }) =>
        structure[location] !== 0 && !slots.some((hit) => hit.location === location && hit.slot === slot),
    )
    .filter(() => chance.often(40))
    .map(({ location, slot, shots }) => ({
      location,
      slot,
      shots: chance.often(50) ? 0 : chance.below(shots),
    }));
  return { armor: {}, structure, slots, ammunition };
};

export const randomSheet = (chance: Chance): Sheet =>
  makeSheet(chance.often(12) ? chance.of(quads) : chance.of(slugs));

/** Worn armour besides. */
export const randomWounds = (chance: Chance, sheet: Sheet, isHeadHurt = false): Condition => {
  const condition = chance.often(50) ? damaged(chance, sheet, isHeadHurt) : WHOLE;
  const faces = Object.keys(sheet.armor) as ArmorLocation[];
  const armor = Object.fromEntries(
    faces.filter(() => chance.often(60)).map((face) => [face, chance.below(sheet.armor[face] + 1)]),
  );
  return { ...condition, armor };
};

const WHOLE: Condition = { armor: {}, structure: {}, slots: [], ammunition: [] };

/** Ways whose line runs along hexsides, or touches hexes in one corner, which is rare by chance. */
const WAYS: readonly Point[] = [
  { x: 6, y: 0 },
  { x: 12, y: 0 },
  { x: 3, y: 3 },
  { x: 6, y: 6 },
  { x: 9, y: 9 },
  { x: 3, y: 9 },
  { x: 15, y: 3 },
  { x: 12, y: 6 },
  { x: 6, y: 12 },
];

/** Null: off the field. */
const straightFrom = (chance: Chance, { columns, rows }: Board, near: string): string | null => {
  const way = chance.of(WAYS);
  const { x, y } = centreOf(near);
  const there = { x: x + way.x * chance.of([-1, 1]), y: y + way.y * chance.of([-1, 1]) };
  return hexAt(there, columns, rows);
};

/** Near another, most of the time. */
const drawnHex = (chance: Chance, board: Board, near: string | null): string => {
  if (near === null || chance.often(25))
    return labelOf(chance.between(1, board.columns), chance.between(1, board.rows));
  if (chance.often(30)) return straightFrom(chance, board, near) ?? near;
  let hex = near;
  for (let steps = chance.often(45) ? 1 : chance.between(1, 6); steps > 0; steps -= 1)
    hex = chance.of(neighboursOf(board, hex));
  return hex;
};

export const randomUnit = (chance: Chance, board: Board, others: readonly Unit[], id: string): Unit => {
  const sheet = randomSheet(chance);
  let hex = drawnHex(chance, board, others[0]?.hex ?? null);
  while (others.some((other) => other.hex === hex)) hex = drawnHex(chance, board, null);
  const { building, levels } = groundAt(board, hex);
  const mode = chance.of(['stand', 'walk', 'run', 'jump'] as const);
  return {
    id,
    side: id === 'u1' ? 'a' : chance.of(['a', 'b', 'b'] as const),
    sheet,
    condition: chance.often(50) ? damaged(chance, sheet) : WHOLE,
    hex,
    elevation: building > 0 ? chance.between(0, levels) : 0,
    facing: chance.below(6),
    twist: chance.of([-1, 0, 0, 1] as const),
    prone: chance.often(18),
    moved: { mode, hexes: mode === 'stand' ? 0 : chance.between(mode === 'jump' ? 1 : 0, 12) },
    heat: chance.often(50) ? 0 : chance.between(0, 30),
    gunnery: chance.between(0, 7),
    piloting: chance.between(0, 8),
  };
};
