/** The state before the first event: nothing rolled, placed or asked yet. */
import { flatMap } from '../../../kernel';
import type { Figure } from '../model/figure';
import type { Edge, Force, Setup } from '../model/setup';
import type { State, Unit } from '../model/state';

const EMPTY = {
  primary: 0,
  secondary: null,
  speed: 0,
  attack: 0,
  defence: 0,
  repairStop: false,
  equipment: [],
};

const unitOf = (force: Force, { dial, heat, ...printed }: Figure): Unit => {
  const start = force.starts[printed.id];
  const click = Math.min(start?.click ?? 0, dial.length - 1);
  return {
    ...printed,
    seat: force.seat,
    side: force.side,
    owner: force.seat,
    at: null,
    facing: 0,
    click,
    stop: 0,
    now: dial[click] ?? EMPTY,
    warmth: heat?.[0] ?? null,
    tokens: start?.isShutDown === true ? 2 : 0,
    isShutDown: start?.isShutDown === true,
    isAsleep: start?.isShutDown === true,
    captor: null,
    isOrdered: false,
    moved: false,
    isMoving: false,
    isSinged: false,
    water: 'none',
    hurtBy: null,
    gone: null,
  };
};

/** As players sit around the table (DA-TURN-1): whoever sits to the left comes next. */
const CLOCKWISE: readonly Edge[] = ['south', 'west', 'north', 'east'];
const seated = (forces: readonly Force[]): readonly Force[] =>
  [...forces].sort((a, b) => CLOCKWISE.indexOf(a.edge) - CLOCKWISE.indexOf(b.edge));

export const open = (setup: Setup): State => ({
  epoch: 0,
  turn: 1,
  step: 'terrain',
  streams: {},
  field: setup.field,
  armySize: setup.armySize,
  seats: seated(setup.forces).map(({ army: _army, starts: _starts, ...force }) => ({
    ...force,
    isOut: false,
    left: 0,
    hasProposed: false,
  })),
  first: null,
  active: null,
  round: 0,
  terrain: setup.terrain,
  poolFrom: setup.pool,
  pool: null,
  units: flatMap(setup.forces, (force) => force.army.map((figure) => unitOf(force, figure))),
  opening: [],
  scores: setup.forces.map(({ seat }) => ({ seat, pieces: 0, zone: 0, ground: 0 })),
  current: null,
  question: null,
  asked: 0,
  options: setup.options,
  dials: Object.fromEntries(
    flatMap(setup.forces, ({ army }) => army.map(({ id, dial, heat }) => [id, { dial, heat }] as const)),
  ),
  outcome: null,
});
