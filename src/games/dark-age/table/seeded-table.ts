/**
 * Tables by seed (DA-CAMP-6, DA-SET-5). Pieces come in pairs that a half turn of the field exchanges, so that
 * both sides have the same before them; an odd one lies in the middle.
 */
import { Chance } from '../../../kernel';
import type { Point } from '../../shapes';
import type { Piece } from '../model/terrain';
import { placed, placingReasons, type Spot, type Table } from './place-piece';
import { templateOf } from './templates';

/** What lies on a table of each kind, by ids of templates. */
const KINDS = {
  clear: ['woods', 'woods', 'rubble'],
  woods: ['woods', 'woods', 'woods', 'woods', 'woods', 'woods', 'rubble', 'rubble'],
  hills: ['hill', 'hill', 'wooded-hill', 'wooded-hill', 'woods', 'woods'],
  mountains: ['hill', 'hill', 'wooded-hill', 'wooded-hill', 'rock', 'rock', 'woods', 'woods'],
  urban: ['house', 'house', 'house', 'house', 'rock', 'rock', 'wall', 'wall'],
  lakes: ['pond', 'pond', 'lake', 'lake', 'woods', 'woods'],
} as const;

export type TableKind = keyof typeof KINDS;
export const TABLE_KINDS = Object.keys(KINDS) as readonly TableKind[];

const TRIES = 200;
const WHOLE_TURN = 360;
const HALF_TURN = 180;

const across = ({ x: width, y: height }: Point, { at, angle }: Spot): Spot => ({
  at: { x: width - at.x, y: height - at.y },
  angle: (angle + HALF_TURN) % WHOLE_TURN,
});

/** A counter by kind of piece: `woods-1`, `woods-2`. */
const numbered = (terrain: readonly Piece[], id: string): string =>
  `${id}-${terrain.filter(({ look }) => look === id).length + 1}`;

const laid = (table: Table, id: string, spot: Spot): Table | null => {
  const piece = placed(templateOf(id), numbered(table.terrain, id), spot.at, spot.angle);
  return placingReasons(table, piece).length > 0 ? null : { ...table, terrain: [...table.terrain, piece] };
};

const withPair = (table: Table, id: string, chance: Chance): Table => {
  const { field } = table;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const spot = {
      at: { x: chance.int(0, field.x), y: chance.int(0, field.y) },
      angle: chance.int(0, WHOLE_TURN - 1),
    };
    const one = laid(table, id, spot);
    const both = one === null ? null : laid(one, id, across(field, spot));
    if (both !== null) return both;
  }
  return table;
};

/** In the middle; where that is taken, as far from both ends as it. */
const withOdd = (table: Table, id: string, chance: Chance): Table => {
  const { x: width, y: height } = table.field;
  const middle = { x: Math.floor(width / 2), y: Math.floor(height / 2) };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const at = tries === 0 ? middle : { x: chance.int(0, width), y: middle.y };
    const done = laid(table, id, { at, angle: chance.int(0, WHOLE_TURN - 1) });
    if (done !== null) return done;
  }
  return table;
};

const countsOf = (kind: TableKind): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of KINDS[kind]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

const tried = (kind: TableKind, table: Table, chance: Chance): readonly Piece[] => {
  let made = table;
  for (const [id, count] of countsOf(kind)) {
    if (count % 2 === 1) made = withOdd(made, id, chance);
    for (let pairs = Math.floor(count / 2); pairs > 0; pairs -= 1) made = withPair(made, id, chance);
  }
  return made.terrain;
};

/** A table is laid anew where not all of it found a place. */
const ATTEMPTS = 6;

/** Pieces that find no place are left out, pairs as pairs. `table.terrain`: what lies there already. */
export const seededTable = (kind: TableKind, table: Table, seed: string): readonly Piece[] => {
  const chance = new Chance(`dark-age table ${kind} ${seed}`);
  const whole = table.terrain.length + KINDS[kind].length;
  let best = table.terrain;
  for (let attempt = 0; attempt < ATTEMPTS && best.length < whole; attempt += 1) {
    const terrain = tried(kind, table, chance);
    if (terrain.length > best.length) best = terrain;
  }
  return best;
};
