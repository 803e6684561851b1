/**
 * What is wrong with a planet before the start (SETUP-7, SETUP-8, SETUP-10): the rules, once its form is
 * right.
 */
import { flatMap, violation, type Violation } from '../../kernel';
import type { Hex } from '../model/map';
import { distancesFrom, UNREACHABLE } from './distances';
import { gridOf, type Grid } from './grid';
import { partOf } from './parts';
import { MAX_COLUMNS, MAX_PLAYERS, MAX_ROWS, MIN_COLUMNS, MIN_PLAYERS, MIN_ROWS, type MapPlan } from './plan';

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** 8 × 8 to 60 × 40 hexes. */
export const sizeViolations = (columns: number, rows: number): Violation[] => [
  ...(within(columns, MIN_COLUMNS, MAX_COLUMNS)
    ? []
    : [violation('map/size', 'SETUP-10', '/columns', { least: MIN_COLUMNS, most: MAX_COLUMNS, columns })]),
  ...(within(rows, MIN_ROWS, MAX_ROWS)
    ? []
    : [violation('map/size', 'SETUP-10', '/rows', { least: MIN_ROWS, most: MAX_ROWS, rows })]),
];

/** Two to eight players. */
export const playerViolations = (players: number): Violation[] =>
  within(players, MIN_PLAYERS, MAX_PLAYERS)
    ? []
    : [violation('map/players', 'SETUP-1', '', { least: MIN_PLAYERS, most: MAX_PLAYERS, players })];

const labelViolations = (plan: MapPlan): Violation[] => {
  const grid = gridOf(plan.map);
  const given = Object.keys(plan.map.terrain);
  const missing = grid.hexes.filter((hex) => !Object.hasOwn(plan.map.terrain, hex));
  return [
    ...given
      .filter((label) => grid.indexOf(label) < 0)
      .map((label) => violation('map/off-map', 'SETUP-10', `/terrain/${label}`, { hex: label })),
    ...(missing.length === 0
      ? []
      : [
          violation('map/terrain-missing', 'SETUP-10', '/terrain', {
            count: missing.length,
            hexes: missing.slice(0, 10),
          }),
        ]),
  ];
};

const buildingViolations = (plan: MapPlan, players: number): Violation[] => {
  const grid = gridOf(plan.map);
  const found: Violation[] = [];
  const taken = new Set<string>();
  plan.buildings.forEach(({ hex, seat }, at) => {
    const pointer = `/buildings/${at}/hex`;
    const index = grid.indexOf(hex);
    if (index < 0) found.push(violation('map/off-map', 'SETUP-7', pointer, { hex }));
    else if (grid.passable[index] !== 1)
      found.push(violation('map/building-in-deep-water', 'SETUP-7', pointer, { hex }));
    if (taken.has(hex)) found.push(violation('map/hex-has-building', 'SETUP-7', pointer, { hex }));
    taken.add(hex);
    if (seat !== null && !within(seat, 0, players - 1)) {
      found.push(violation('map/no-such-seat', 'SETUP-7', `/buildings/${at}/seat`, { seat, players }));
    }
  });
  for (let seat = 0; seat < players; seat += 1) {
    const first = plan.buildings.filter((building) => building.seat === seat).length;
    if (first !== 1)
      found.push(violation('map/first-building', 'SETUP-7', '/buildings', { seat, found: first }));
  }
  return found;
};

const seatViolations = (plan: MapPlan, players: number): Violation[] => {
  const grid = gridOf(plan.map);
  const found: Violation[] = [];
  for (const field of ['starts', 'hqs'] as const) {
    const hexes = plan[field];
    if (hexes.length !== players)
      found.push(violation('map/seat-count', 'SETUP-8', `/${field}`, { found: hexes.length, players }));
    hexes.forEach((hex, seat) => {
      const index = grid.indexOf(hex);
      if (index < 0) found.push(violation('map/off-map', 'SETUP-8', `/${field}/${seat}`, { hex }));
      else if (field === 'hqs' && grid.passable[index] !== 1) {
        found.push(violation('map/hq-in-deep-water', 'SETUP-10', `/hqs/${seat}`, { hex }));
      }
      if (hexes.indexOf(hex) !== seat)
        found.push(violation('map/seats-share-hex', 'SETUP-8', `/${field}/${seat}`, { hex }));
    });
  }
  return found;
};

interface Reach {
  readonly from: Hex | undefined;
  readonly steps: Uint16Array;
}

/** The HQ from which most is reached, the first of them: what it does not reach is what is cut off. */
const widestReach = (plan: MapPlan, grid: Grid): Reach => {
  const places = [...plan.hqs, ...plan.buildings.map(({ hex }) => hex)].map(grid.indexOf);
  let best: Reach | null = null;
  let most = -1;
  for (const from of plan.hqs) {
    const index = grid.indexOf(from);
    const steps = distancesFrom(grid, index);
    const reached =
      grid.passable[index] === 1 ? places.filter((place) => steps[place] !== UNREACHABLE).length : 0;
    if (reached > most) {
      best = { from, steps };
      most = reached;
    }
    // Nothing is cut off.
    if (reached === places.length) break;
  }
  return best ?? { from: undefined, steps: distancesFrom(grid, -1) };
};

/** Only for a plan whose hexes are on the map: parts and ways have no meaning otherwise. */
const placeViolations = (plan: MapPlan): Violation[] => {
  const grid = gridOf(plan.map);
  const part = partOf(plan.map, plan.starts);
  const { from, steps } = widestReach(plan, grid);
  const cut = (hex: string): boolean => {
    const index = grid.indexOf(hex);
    return grid.passable[index] === 1 && steps[index] === UNREACHABLE;
  };
  return [
    ...flatMap(plan.hqs, (hex, seat) => [
      ...(part(hex) === seat
        ? []
        : [violation('map/outside-part', 'SETUP-8', `/hqs/${seat}`, { hex, seat })]),
      ...(from !== undefined && cut(hex)
        ? [violation('map/unreachable', 'SETUP-10', `/hqs/${seat}`, { hex, from })]
        : []),
    ]),
    ...flatMap(plan.buildings, ({ hex, seat }, at) => [
      ...(seat === null || seat >= plan.starts.length || part(hex) === seat
        ? []
        : [violation('map/outside-part', 'SETUP-7', `/buildings/${at}/hex`, { hex, seat })]),
      ...(from !== undefined && cut(hex)
        ? [violation('map/unreachable', 'SETUP-10', `/buildings/${at}/hex`, { hex, from })]
        : []),
    ]),
  ];
};

/**
 * Everything that keeps a plan from being played by so many players; none for a plan that can start. Fairness
 * is not asked here: a GM may supply an unfair map (`fairnessViolations` is what would tell them).
 */
export const planViolations = (plan: MapPlan, players: number): Violation[] => {
  const form = [...sizeViolations(plan.map.columns, plan.map.rows), ...playerViolations(players)];
  if (form.length > 0) return form;
  const labels = labelViolations(plan);
  const seats = seatViolations(plan, players);
  const buildings = buildingViolations(plan, players);
  const unplaced = [...labels, ...seats, ...buildings].some((v) =>
    ['map/off-map', 'map/seat-count', 'map/terrain-missing'].includes(v.code),
  );
  return [...labels, ...seats, ...buildings, ...(unplaced ? [] : placeViolations(plan))];
};
