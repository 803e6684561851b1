/** When a mech of a side that withdraws goes, and over which edge (BT-6, GAM-8: withdraw when beaten). */
import type { Ground } from '../field/ground';
import type { Known } from '../play/known';
import { type Edge, type Fighter, fighterOf, isIn, isThere, type Unit } from '../play/model';
import { arsenalOf } from './guns';
import { pointsOf } from './toughness';

const LEAST_SHARE = 0.6;
const LEAST_CORE = 0.5;
/** Of the others' strength; below it the whole side goes. */
const LEAST_STRENGTH = 0.5;

export const openEdges = ({ setup }: Known, side: string): readonly Edge[] => setup.exits[side] ?? [];

const isHurt = (unit: Unit, mech: Fighter): boolean => {
  const { share, coreShare } = pointsOf(mech);
  return share < LEAST_SHARE || coreShare < LEAST_CORE || arsenalOf(unit, mech).guns.length === 0;
};

/** What the units of the sides still take, by what they cost. */
const strengthOf = (known: Known, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => {
    const sheet = known.setup.sheets[unit.sheet];
    return sheet === undefined || !isIn(unit)
      ? sum
      : sum + sheet.bv * pointsOf({ sheet, condition: unit.condition }).share;
  }, 0);

const isSideBeaten = (known: Known, side: string): boolean =>
  strengthOf(
    known,
    known.units.filter((unit) => unit.side === side),
  ) <
  LEAST_STRENGTH *
    strengthOf(
      known,
      known.units.filter((unit) => unit.side !== side),
    );

/** Whether it goes under the stance `withdraw`. */
export const isBeaten = (known: Known, unit: Unit): boolean =>
  isThere(unit) && (isHurt(unit, fighterOf(known, unit)) || isSideBeaten(known, unit.side));

/** Hexes to the nearest of the edges; 0 without any. */
export const toEdge = (
  { columns, rows }: Ground,
  edges: readonly Edge[],
  { column, row }: { readonly column: number; readonly row: number },
): number => {
  const away: Readonly<Record<Edge, number>> = {
    N: row - 1,
    S: rows - row,
    W: column - 1,
    E: columns - column,
  };
  return edges.reduce((least, edge) => Math.min(least, away[edge]), edges.length === 0 ? 0 : 99);
};
