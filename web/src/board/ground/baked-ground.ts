/** Copies the baked ground into a frame, and bakes what is missing, a little in each. */
import type { Camera } from '../camera';
import type { ChunkStore } from './chunk-store';
import { bake, CHUNK, scaleFor, type Chunk, type Ground } from './chunks';
import type { Frame } from '../frame';
import { S3, type Box } from '../geometry';
import type { Pen } from './ground';

/** So that no frame waits for more. */
const BAKED_A_FRAME = 2;

type Known = Pick<Ground, 'sight' | 'enemySight' | 'held'>;

/** What of a map of hexes is copied where. */
export interface Copied {
  readonly pen: Pen;
  readonly camera: Camera;
  readonly seen: Box;
  readonly columns: number;
  readonly rows: number;
}

/** Answers whether some of it is still missing. */
export function copyChunks(
  { pen, camera: { k }, seen: [x, y, right, bottom], columns, rows }: Copied,
  chunks: ChunkStore,
  made: (size: number, across: number, down: number) => Chunk,
): boolean {
  const size = scaleFor(k);
  let budget = BAKED_A_FRAME;
  let missing = false;
  const lastAcross = Math.min(Math.ceil(columns / CHUNK) - 1, Math.floor(right / (CHUNK * 1.5)));
  const lastDown = Math.min(Math.ceil(rows / CHUNK) - 1, Math.floor(bottom / (CHUNK * S3)));
  for (let across = Math.max(0, Math.floor((x - 1) / (CHUNK * 1.5))); across <= lastAcross; across += 1)
    for (let down = Math.max(0, Math.floor((y - 1) / (CHUNK * S3))); down <= lastDown; down += 1) {
      let chunk = chunks.fresh(size, across, down);
      if (chunk === undefined && budget > 0) {
        chunk = made(size, across, down);
        chunks.put(size, across, down, chunk);
        budget -= 1;
      }
      if (chunk === undefined) {
        missing = true;
        chunk = chunks.standIn(size, across, down);
      }
      if (chunk !== undefined)
        pen.drawImage(chunk.picture, (chunk.x - x) * k, (chunk.y - y) * k, chunk.width * k, chunk.height * k);
    }
  return missing;
}

/** Answers whether some of it is still missing. */
export function drawGround(frame: Frame, chunks: ChunkStore, known: Known): boolean {
  const { pen, scene, camera, seen, layers, colors, size } = frame;
  const ground = { ...known, scene, layers, colors, density: size.density };
  const { columns, rows } = scene;
  return copyChunks({ pen, camera, seen, columns, rows }, chunks, (scale, across, down) =>
    bake(ground, scale, across, down),
  );
}
