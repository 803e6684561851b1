/** Setting up (DA-SET-6): centres in the zone, no overlap, not on what blocks; facing free. */
import { memo } from '../../../kernel';
import type { Point } from '../../shapes';
import type { Box } from '../model/setup';
import type { Field, Unit } from '../model/state';
import { fits } from './fit';
import { isInBox } from './victory';

export const zoneOf = (field: Field, seat: string): Box =>
  field.seats.find((one) => one.seat === seat)?.zone ?? { least: { x: 0, y: 0 }, most: field.field };

/** To the middle of the field, by quarters. */
export const facingIn = (field: Field, seat: string): number =>
  ({ south: 0, west: 90, north: 180, east: 270 })[
    field.seats.find((one) => one.seat === seat)?.edge ?? 'south'
  ];

export const waitingToDeploy = (field: Field, seat: string): readonly Unit[] =>
  field.units.filter((unit) => unit.seat === seat && unit.at === null && unit.gone === null);

const STEP = 25;
const scan = (field: Field, unit: Unit, facing: number, { least, most }: Box): readonly Point[] => {
  const found: Point[] = [];
  const middle = { x: Math.floor((least.x + most.x) / 2), y: Math.floor((least.y + most.y) / 2) };
  for (let x = least.x; x <= most.x; x += STEP)
    for (let y = least.y; y <= most.y; y += STEP)
      if (fits(field, unit, { at: { x, y }, facing })) found.push({ x, y });
  const far = (p: Point): number => (p.x - middle.x) ** 2 + (p.y - middle.y) ** 2;
  return found.sort((a, b) => far(a) - far(b) || a.x - b.x || a.y - b.y);
};

/** Free places of the zone; where it is full, those of the field that lie nearest to it. */
export const freePlaces = memo((field: Field, unit: Unit, facing: number): readonly Point[] => {
  const zone = zoneOf(field, unit.seat);
  const inside = scan(field, unit, facing, zone);
  if (inside.length > 0) return inside;
  const all = scan(field, unit, facing, { least: { x: 0, y: 0 }, most: field.field });
  const beyond = (value: number, least: number, most: number): number =>
    value < least ? least - value : value > most ? value - most : 0;
  const far = ({ x, y }: Point): number =>
    beyond(x, zone.least.x, zone.most.x) ** 2 + beyond(y, zone.least.y, zone.most.y) ** 2;
  return [...all].sort((a, b) => far(a) - far(b)).slice(0, 40);
}, 3);

/** Anywhere in the zone where it fits; where it is full, one of the places that are left. */
export const isDeployable = (field: Field, unit: Unit, at: Point, facing: number): boolean => {
  const isInZone = isInBox(zoneOf(field, unit.seat), at);
  if (isInZone && fits(field, unit, { at, facing })) return true;
  return !isInZone && freePlaces(field, unit, facing).some(({ x, y }) => x === at.x && y === at.y);
};
