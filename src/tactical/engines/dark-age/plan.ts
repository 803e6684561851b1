/** A battle as the setup of a match of Dark Age (MAT-2, MAT-7, DA-CAMP-5). */
import type { Catalog } from '../../../catalog';
import { err, flatMap, ok, type Result, type Violation, violation } from '../../../kernel';
import { darkAge } from '../../../games/dark-age';
import { type BattleSeat, battleSeats, tokenOf } from '../../battle-seats';
import { boardsNotTaken } from '../../boards-not-taken';
import type { MatchPlan, MatchWish } from '../../capabilities';
import type { BattleSetup } from '../../contract';
import { buildingPieces, edgeOf, fieldInches, mainStart, openEdges, startZone } from './battlefield';
import { type UnitFigure, unitFigure } from './unit-figure';

const INCH = 100;
const SIZE_STEP = 100;
const LEAST_ORDERS = 2;
/** A match always ends (GAM-9), also where the campaign has no limit. */
const MOST_TURNS = 60;
const MOST_SEATS = 4;
const MOST_UNITS = 24;
const TERRAINS = ['clear', 'woods', 'hills', 'mountains', 'urban'];

const pointsOf = (figures: readonly UnitFigure[]): number =>
  figures.reduce((sum, { figure }) => sum + figure.points, 0);

const reasonsAgainst = (catalog: Catalog, setup: BattleSetup): readonly Violation[] => {
  const seats = battleSeats(setup);
  return [
    ...(seats.length > MOST_SEATS
      ? [
          violation('battle/too-many-forces', 'TAC-2', '/sides', {
            ...{ forces: seats.length, most: MOST_SEATS },
          }),
        ]
      : []),
    ...seats
      .filter(({ units }) => units.length > MOST_UNITS)
      .map(({ side, units }) =>
        violation('battle/army-too-large', 'TAC-2', `/sides/${setup.sides.indexOf(side)}`, {
          ...{ side: side.side, units: units.length, most: MOST_UNITS },
        }),
      ),
    ...flatMap(setup.units, (unit, index) =>
      unitFigure(catalog, unit) === null
        ? [
            violation('battle/no-figure', 'TAC-3', `/units/${index}/design`, {
              ...{ unit: unit.id, name: unit.name },
            }),
          ]
        : [],
    ),
  ];
};

interface Planned extends BattleSeat {
  readonly figures: readonly UnitFigure[];
}

const plannedSeats = (catalog: Catalog, setup: BattleSetup): readonly Planned[] =>
  battleSeats(setup).map((seat) => ({
    ...seat,
    figures: flatMap(seat.units, (unit) => unitFigure(catalog, unit) ?? []),
  }));

/** Of a side that is one force two at least; of several each has its own, one at least. */
const ordersOf = (seat: Planned, all: readonly Planned[]): number => {
  const isAlone = all.filter(({ side }) => side === seat.side).length === 1;
  return Math.max(isAlone ? LEAST_ORDERS : 1, Math.ceil(pointsOf(seat.figures) / SIZE_STEP));
};

const matchSetup = (setup: BattleSetup, seats: readonly Planned[]) => {
  const inches = fieldInches(seats.reduce((sum, { figures }) => sum + pointsOf(figures), 0));
  const field = { x: inches * INCH, y: inches * INCH };
  const largest = Math.max(...seats.map(({ figures }) => pointsOf(figures)));
  const attacker = seats.find(({ units }) => units.some(({ role }) => role === 'attacker'));
  return {
    field: inches,
    size: Math.max(SIZE_STEP, Math.ceil(largest / SIZE_STEP) * SIZE_STEP),
    terrain: TERRAINS.includes(setup.terrain) ? setup.terrain : 'clear',
    pieces: buildingPieces(setup, field),
    seed: setup.hash,
    pool: 'none',
    turns: Math.min(setup.turnLimit ?? MOST_TURNS, MOST_TURNS),
    victory: 'campaign',
    first: attacker?.seat ?? null,
    forces: seats.map((seat) => {
      const start = mainStart(seat.units);
      return {
        seat: seat.seat,
        side: seat.side.side,
        edge: edgeOf(start),
        army: seat.figures.map(({ figure }) => figure),
        orders: ordersOf(seat, seats),
        zone: startZone(start, field),
        starts: seat.figures.map(({ start: { click, isShutDown } }, index) => ({
          ...{ figure: tokenOf(seat, index), click, isShutDown },
        })),
        exits: openEdges(seat.side),
      };
    }),
  };
};

/** How BattleTech is played, which a wish says too, is nothing to this system. */
export const planMatch = (
  catalog: Catalog,
  setup: BattleSetup,
  wish: MatchWish,
): Result<MatchPlan, readonly Violation[]> => {
  const reasons = [...reasonsAgainst(catalog, setup), ...boardsNotTaken(wish)];
  if (reasons.length > 0) return err(reasons);
  const seats = plannedSeats(catalog, setup);
  const input = matchSetup(setup, seats);
  const read = darkAge.readSetup(input);
  if (!read.ok) return err(read.error.map((one) => ({ ...one, pointer: '' })));
  return ok({ setup: input, seats: seats.map(({ seat, force }) => ({ seat, force })) });
};
