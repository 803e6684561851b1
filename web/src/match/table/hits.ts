/** What a finger on the table means: the ring, a unit, a place that can be chosen, a hex, a point. */
import { toPlane, toScreen, type Camera } from '../../board/camera';
import type { Point } from '../../board/geometry';
import type { Spot } from '../shapes';
import type { DrawnGround, DrawnOverlay, DrawnScene } from './drawn';
import { placeAt, toBoardOf } from './field';
import { tokenSize } from './frame';
import { facingAt } from './ring';

export interface Hit {
  /** Degrees on the ring; null: it was not meant. */
  readonly facing: number | null;
  readonly token: string | null;
  /** Index of the nearest place that can be chosen; null: none is near. */
  readonly spot: number | null;
  /** The label of the hex; null: beside the board, or there are none. */
  readonly place: string | null;
  readonly point: Spot;
  /** The finger in the plane, and how far from it a place still counts as meant. */
  readonly at: Point;
  readonly slack: number;
}

const NEAREST_PX = 22;

function nearest<T>(all: readonly T[], at: (one: T) => Point, finger: Point, most: number): number | null {
  let best: number | null = null;
  let far = most;
  all.forEach((one, index) => {
    const [x, y] = at(one);
    const away = Math.hypot(x - finger[0], y - finger[1]);
    if (away >= far) return;
    far = away;
    best = index;
  });
  return best;
}

export function hitAt(
  finger: Point,
  camera: Camera,
  ground: DrawnGround,
  scene: DrawnScene,
  { spots, ring }: DrawnOverlay,
): Hit {
  const facing = ring === null ? null : facingAt(ring, camera, finger);
  const plane = toPlane(camera, finger);
  const place = placeAt(ground.field, plane);
  const inPlace =
    place === null ? -1 : scene.tokens.findIndex(({ at }) => placeAt(ground.field, at) === place);
  // Where hexes are wide a finger means its own.
  const isWide = place !== null && camera.k >= NEAREST_PX;
  const on =
    inPlace >= 0
      ? inPlace
      : isWide
        ? null
        : nearest(
            scene.tokens,
            ({ at }) => toScreen(camera, at),
            finger,
            Math.max(NEAREST_PX, tokenSize(camera)),
          );
  const own = spots.findIndex(({ hex }) => hex !== null && hex === place);
  const near =
    own >= 0 || isWide ? own : nearest(spots, ({ at }) => toScreen(camera, at), finger, NEAREST_PX);
  return {
    facing,
    token: on === null ? null : (scene.tokens[on]?.id ?? null),
    spot: near === -1 ? null : near,
    place,
    point: toBoardOf(ground.field, plane),
    at: plane,
    slack: isWide ? 0 : NEAREST_PX / camera.k,
  };
}

/** The same finger, with the places that have come meanwhile. */
export function hitAmong(hit: Hit, { spots }: DrawnOverlay): Hit {
  const own = spots.findIndex(({ hex }) => hex !== null && hex === hit.place);
  const near = own >= 0 ? own : nearest(spots, ({ at }) => at, hit.at, hit.slack);
  return { ...hit, spot: near };
}
