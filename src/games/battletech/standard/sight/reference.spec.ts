/** Sight once more, slowly and plainly, from the rules (BT-LOS), and what must hold of it on any field. */
import { distance, type Hex, hexOf } from '../../../../kernel/hex';
import { groundOf } from '../field/ground';
import type { Battlefield, Terrain } from '../field/model';
import { hex } from '../testing/make-mech';
import { sightOn } from '../testing/make-sight';
import type { Placed } from './heights';
import { sightBetween } from './sight';

type Pair = readonly [number, number];
const centre = (label: Hex): Pair => {
  const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))];
  return [3 * column, 2 * row + (column % 2 === 0 ? 1 : 0)];
};
/** The six half-planes of a hex around its centre: a × x + b × y at most c. */
const HALVES: readonly (readonly [number, number, number])[] = [
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, 2],
  [1, -1, 2],
  [-1, 1, 2],
  [-1, -1, 2],
];

type Touch = 'none' | 'both' | 'left' | 'right';
/** By clipping the line by each half-plane, in fractions of whole numbers. */
const touch = (from: Hex, to: Hex, at: Hex): Touch => {
  const [fx, fy] = centre(from);
  const [tx, ty] = centre(to);
  const [x, y] = centre(at);
  const [dx, dy] = [tx - fx, ty - fy];
  let [first, last]: [Pair, Pair] = [
    [0, 1],
    [1, 1],
  ];
  const less = ([a, b]: Pair, [c, d]: Pair): boolean => a * d < c * b;
  for (const [a, b, c] of HALVES) {
    const [grows, room] = [a * dx + b * dy, c - a * (fx - x) - b * (fy - y)];
    if (grows === 0 && room < 0) return 'none';
    if (grows > 0 && less([room, grows], last)) last = [room, grows];
    if (grows < 0 && less(first, [-room, -grows])) first = [-room, -grows];
  }
  if (less(last, first)) return 'none';
  const isPoint = !less(first, last);
  const side = dx * (y - fy) - dy * (x - fx);
  // Along an edge the centre lies as far from the line as from the edge.
  const onEdge =
    !isPoint &&
    HALVES.some(([a, b, c]) => a * dx + b * dy === 0 && Math.abs(a * (fx - x) + b * (fy - y)) === c);
  if (!onEdge) return 'both';
  return side > 0 ? 'right' : 'left';
};

const terrainAt = (field: Battlefield, label: Hex): Terrain => field.hexes[label] ?? {};
const bodyOf = (
  field: Battlefield,
  { hex: label, elevation, isProne }: Placed,
): { feet: number; height: number } => {
  const { level = 0, water = 0 } = terrainAt(field, label);
  const feet = level - water + elevation;
  return { feet, height: isProne ? feet : feet + 1 };
};
const allOf = (field: Battlefield): readonly Hex[] =>
  Array.from({ length: field.columns }, (_, c) =>
    Array.from({ length: field.rows }, (__, r) => hexOf(c + 1, r + 1)),
  ).flat();

/** Without what buildings do for those inside one. */
const plain = (field: Battlefield, a: Placed, b: Placed): string => {
  const [one, other] = [bodyOf(field, a), bodyOf(field, b)];
  const wet = (placed: Placed): string => {
    const { level = 0, water = 0 } = terrainAt(field, placed.hex);
    const { height } = bodyOf(field, placed);
    if (water === 0 || height > level) return 'land';
    return height < level ? 'under' : 'surface';
  };
  const wets = [wet(a), wet(b)];
  if (wets.includes('land') && wets.includes('under')) return '(water)';
  const isUnder = wets.includes('under');
  const { woods: around = 0, water: depth = 0, building, level: ground = 0 } = terrainAt(field, b.hex);
  const own = !b.isProne && b.elevation === 0 && (depth === 1 || building !== undefined);
  const through = (side: Touch): { sum: number; text: string; attacker: boolean } => {
    let [light, heavy, ended, cover, attacker] = [0, 0, false, own, false];
    for (const label of allOf(field)) {
      if (label === a.hex || label === b.hex) continue;
      const how = touch(a.hex, b.hex, label);
      if (how !== 'both' && how !== side) continue;
      const { level = 0, water = 0, woods = 0, building: house } = terrainAt(field, label);
      if (isUnder && water === 0) ended = true;
      const [nearA, nearB] = [distance(a.hex, label) === 1, distance(b.hex, label) === 1];
      const hides = (top: number): boolean =>
        top > Math.max(one.height, other.height) ||
        (nearA && top > one.height) ||
        (nearB && top > other.height);
      const top = isUnder ? level - water : level + (house?.levels ?? 0);
      if (hides(top)) ended = true;
      if (!isUnder && woods > 0 && hides(level + 2)) {
        if (woods === 1) light += 1;
        else heavy += 1;
      }
      if (nearB && !b.isProne && top === other.height && one.height <= other.height) cover = true;
      if (nearA && !a.isProne && top === one.height && other.height <= one.height) attacker = true;
    }
    if (ended || light + 2 * heavy >= 3) return { sum: 1000, text: '(sight)', attacker };
    const target = other.height - ground <= 1 ? around : 0;
    const text = [
      ...(light > 0 ? [`light ${light}`] : []),
      ...(heavy > 0 ? [`heavy ${2 * heavy}`] : []),
      ...(target > 0 ? [`woods ${target}`] : []),
      ...(cover ? ['cover 1'] : []),
    ].join(', ');
    return { sum: light + 2 * heavy + (cover ? 1 : 0), text, attacker };
  };
  const [left, right] = [through('left'), through('right')];
  if (left.sum !== right.sum) return left.sum > right.sum ? left.text : right.text;
  return left.attacker ? left.text : right.text;
};

/** Numbers from 0 to `below` − 1, the same in every run. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
};

const randomField = (next: (below: number) => number, columns: number, rows: number): Battlefield => {
  const hexes: Record<string, Terrain> = {};
  const [tall, sparse] = [next(4) + 1, next(6) + 1];
  for (const label of allOf({ columns, rows, hexes: {} })) {
    const level = next(sparse) === 0 ? next(tall + 1) : 0;
    const what = next(12);
    hexes[label] = {
      level,
      ...(what === 0 ? { woods: 1 } : {}),
      ...(what === 1 ? { woods: 2 } : {}),
      ...(what === 2 || what === 3 ? { water: next(3) + 1 } : {}),
      ...(what === 4 ? { building: { kind: (next(4) + 1) as 1, levels: next(3) + 1, cf: 9 } } : {}),
    };
  }
  return { columns, rows, hexes };
};
const placedIn = (field: Battlefield, next: (below: number) => number): Placed => {
  const label = hexOf(next(field.columns) + 1, next(field.rows) + 1);
  const levels = field.hexes[label]?.building?.levels ?? 0;
  return { hex: label, elevation: levels > 0 ? next(levels + 1) : 0, isProne: next(4) === 0 };
};

it('BT-LOS-1 as a slow reckoning from the rules says, on random fields', () => {
  const next = numbers(7);
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (let round = 0; round < 16; round += 1) {
    const field = randomField(next, 9, 11);
    for (let pair = 0; pair < 60; pair += 1) {
      const [a, b] = [placedIn(field, next), placedIn(field, next)];
      const houses = [a, b].filter((one) => field.hexes[one.hex]?.building !== undefined).length;
      if (houses === 2 || a.hex === b.hex) continue;
      const [got, wanted] = [sightOn(field, a, b), plain(field, a, b)];
      seen.add(wanted);
      if (got !== wanted) wrong.push(`${a.hex} ${b.hex}: ${got} for ${wanted}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(12);
});

it('BT-LOS-1 who is seen sees back, and a mirrored field is seen as its picture', () => {
  const next = numbers(11);
  for (let round = 0; round < 8; round += 1) {
    const field = randomField(next, 9, 11);
    const mirror = (label: string): Hex =>
      hex(`${String(10 - Number(label.slice(0, 2))).padStart(2, '0')}${label.slice(2)}`);
    const mirrored: Battlefield = {
      ...field,
      hexes: Object.fromEntries(Object.entries(field.hexes).map(([label, one]) => [mirror(label), one])),
    };
    for (let pair = 0; pair < 60; pair += 1) {
      const [a, b] = [placedIn(field, next), placedIn(field, next)];
      const there = sightBetween({ field }, a, b);
      expect(sightBetween({ field }, b, a).sees).toBe(there.sees);
      const sum = (one: typeof there): number => one.terms.reduce((all, { value }) => all + (value ?? 0), 0);
      const picture = sightBetween(
        { field: mirrored },
        { ...a, hex: mirror(a.hex) },
        { ...b, hex: mirror(b.hex) },
      );
      expect([picture.sees, sum(picture)]).toEqual([there.sees, sum(there)]);
    }
  }
});

it('BT-LOS-1 takes few microseconds a pair on the largest fields', () => {
  const next = numbers(3);
  const field = randomField(next, 80, 85);
  groundOf(field);
  const pairs = Array.from({ length: 400 }, () => [placedIn(field, next), placedIn(field, next)] as const);
  const times = Array.from({ length: 30 }, () => {
    // Processor time: what else the machine does is not counted.
    const start = process.cpuUsage().user;
    for (const [a, b] of pairs) sightBetween({ field }, a, b);
    return (process.cpuUsage().user - start) / pairs.length;
  }).sort((a, b) => a - b);
  if (process.env.BENCH === '1') process.stderr.write(`median ${String(times[15])} µs a pair\n`);
  expect(times[15]).toBeLessThan(50);
});
