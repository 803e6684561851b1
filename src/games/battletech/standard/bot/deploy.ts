/** Where the bot sets up a mech (BT-6): covered and high, not far from its friends, looking at the enemy. */
import { columnOf, rowOf } from '../../../../kernel/hex';
import { type Ground, groundOf } from '../field/ground';
import { placesFor } from '../menus/deploy';
import type { Known } from '../play/known';
import { isThere, type Unit, type Zone } from '../play/model';
import type { Command } from '../play/orders';
import { facingTo, sectorBetween } from './sectors';

interface Point {
  readonly column: number;
  readonly row: number;
}

const middleOf = ({ west, east, north, south }: Zone): Point => ({
  column: Math.round((west + east) / 2),
  row: Math.round((north + south) / 2),
});

const meanOf = (points: readonly Point[]): Point | null =>
  points.length === 0
    ? null
    : {
        column: Math.round(points.reduce((sum, { column }) => sum + column, 0) / points.length),
        row: Math.round(points.reduce((sum, { row }) => sum + row, 0) / points.length),
      };

const pointsOf = (units: readonly Unit[]): readonly Point[] =>
  units.filter(isThere).map(({ hex }) => ({ column: columnOf(hex), row: rowOf(hex) }));

/** Where the others are, or will be. */
const enemyOf = (known: Known, side: string): Point => {
  const there = meanOf(pointsOf(known.units.filter((one) => one.side !== side)));
  const zones = known.setup.forces.filter((one) => one.side !== side).map(({ zone }) => middleOf(zone));
  return there ?? meanOf(zones) ?? { column: 1, row: 1 };
};

export const zoneOf = ({ setup }: Known, { id }: Unit): Zone => {
  const force = setup.forces.find(({ units }) => units.some((one) => one.id === id));
  if (force === undefined) throw new RangeError(`${id} is in no force`);
  return force.units.find((one) => one.id === id)?.zone ?? force.zone;
};

const away = (a: Point, b: Point): number => Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));

const BAD = 20;

const groundWorth = (ground: Ground, index: number): number =>
  [0, 0.6, 0.4][ground.woods[index] ?? 0] ?? 0 + 0.15 * (ground.level[index] ?? 0);

const isBad = (ground: Ground, index: number): boolean =>
  (ground.depth[index] ?? 0) > 0 || (ground.building[index] ?? 0) > 0 || (ground.rubble[index] ?? 0) > 0;

export const deploy = (known: Known, unit: Unit): Command => {
  const ground = groundOf(known.setup.field);
  const zone = zoneOf(known, unit);
  const enemy = enemyOf(known, unit.side);
  const friends = pointsOf(known.units.filter((one) => one.side === unit.side));
  const centre = meanOf(friends) ?? middleOf(zone);
  const mined = new Set<string>(known.mines.map(({ hex }) => hex));
  let best = -1;
  let score = -Infinity;
  for (const hex of placesFor(known, unit)) {
    const index = ground.indexOf(hex);
    const here = { column: columnOf(hex), row: rowOf(hex) };
    const crowd = friends.filter((one) => away(one, here) <= 1).length;
    const worth =
      groundWorth(ground, index) -
      0.1 * away(here, centre) -
      0.15 * away(here, enemy) -
      0.4 * crowd -
      (isBad(ground, index) || mined.has(hex) ? BAD : 0);
    if (worth <= score) continue;
    best = index;
    score = worth;
  }
  const hex = ground.hexes[best];
  if (hex === undefined) throw new RangeError(`no hex is left for ${unit.id}`);
  const place = { column: columnOf(hex), row: rowOf(hex) };
  return { type: 'deploy', unit: unit.id, hex, facing: facingTo(sectorBetween(place, enemy)) };
};
