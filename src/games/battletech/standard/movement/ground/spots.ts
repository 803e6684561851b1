/**
 * Standing places of a battlefield and the steps between them as arrays: what every search for paths goes by.
 * A hex has one place, a building hex one for each floor and its roof. Computed once for each battlefield.
 */
import { memo } from '../../../../../kernel';
import { type Ground, groundOf } from '../../field/ground';
import type { Battlefield } from '../../field/model';
import { terrainCost } from './enter';
import { altitudeAt, floorEntered, HIGHEST_STEP } from './levels';
import { isPavementStep } from './road';
import { isInside, wallCost } from './walls';

/** What a step is like: bits of `marks`. */
export const LEVEL_STEP = 1;
/** Into water of depth 1 or more. */
export const WATER_STEP = 2;
export const PAVED_STEP = 4;
export const RUBBLE_STEP = 8;
/** Into a building below its roof. */
export const WALL_STEP = 16;

export interface Spots {
  readonly ground: Ground;
  readonly count: number;
  /** By hex: its lowest place. */
  readonly first: Int32Array;
  /** By hex: its highest place, where a jump lands. */
  readonly top: Int32Array;
  /** By place. */
  readonly hex: Int32Array;
  readonly altitude: Int16Array;
  /** By place × 6 + direction: the place at the other end of the step; −1: no such step. */
  readonly next: Int32Array;
  /** MP of the step, walking or running. */
  readonly cost: Uint8Array;
  readonly marks: Uint8Array;
}

const marksOf = (ground: Ground, to: number, floor: number, isPaved: boolean, levels: number): number =>
  (levels === 0 ? 0 : LEVEL_STEP) |
  ((ground.depth[to] ?? 0) > 0 ? WATER_STEP : 0) |
  (isPaved ? PAVED_STEP : 0) |
  ((ground.rubble[to] ?? 0) > 0 ? RUBBLE_STEP : 0) |
  (isInside(ground, to, floor) ? WALL_STEP : 0);

export const spotsOf: (field: Battlefield) => Spots = memo((field: Battlefield): Spots => {
  const ground = groundOf(field);
  const hexes = ground.hexes.length;
  const first = new Int32Array(hexes);
  const top = new Int32Array(hexes);
  let count = 0;
  for (let index = 0; index < hexes; index += 1) {
    first[index] = count;
    count += (ground.height[index] ?? 0) + 1;
    top[index] = count - 1;
  }
  const hex = new Int32Array(count);
  const altitude = new Int16Array(count);
  for (let index = 0; index < hexes; index += 1)
    for (let spot = first[index] ?? 0; spot <= (top[index] ?? 0); spot += 1) {
      hex[spot] = index;
      altitude[spot] = altitudeAt(ground, index, spot - (first[index] ?? 0));
    }
  const next = new Int32Array(count * 6).fill(-1);
  const cost = new Uint8Array(count * 6);
  const marks = new Uint8Array(count * 6);
  for (let step = 0; step < count * 6; step += 1) {
    const spot = Math.floor(step / 6);
    const direction = step % 6;
    const from = hex[spot] ?? 0;
    const to = ground.towards[from * 6 + direction] ?? -1;
    if (to < 0) continue;
    const floor = floorEntered(ground, to, altitude[spot] ?? 0);
    const levels = Math.abs(altitudeAt(ground, to, floor) - (altitude[spot] ?? 0));
    if (levels > HIGHEST_STEP) continue;
    const isPaved = isPavementStep(ground, from, to, direction);
    next[step] = (first[to] ?? 0) + floor;
    cost[step] = 1 + (isPaved ? 0 : terrainCost(ground, to)) + levels + wallCost(ground, to, floor);
    marks[step] = marksOf(ground, to, floor, isPaved, levels);
  }
  return { ground, count, first, top, hex, altitude, next, cost, marks };
});

/** The place of what stands `elevation` levels above the hex's ground; floors above the roof are the roof. */
export const spotAt = (spots: Spots, index: number, elevation: number): number =>
  Math.min((spots.first[index] ?? 0) + Math.max(0, elevation), spots.top[index] ?? 0);

/** Levels above the ground of the place's hex: what a mech's `elevation` says. */
export const elevationAt = (spots: Spots, spot: number): number =>
  spot - (spots.first[spots.hex[spot] ?? 0] ?? 0);
