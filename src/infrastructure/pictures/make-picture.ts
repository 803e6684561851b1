/** A scene as a file: SVG, or PNG with two pixels a unit where that is not too large. */
import type { PictureTask } from '../../application/pictures/ports';
import { drawPicture, pictureSvg } from '../../rules/picture';
import { Painter } from './paint-picture';
import { pngOf } from './png';

/** A pixel is three bytes while it is painted. */
const MAX_PIXELS = 4_500_000;

export function makePicture({ format, scene, words }: PictureTask): Uint8Array {
  const picture = drawPicture(scene, words);
  if (format === 'svg') return new TextEncoder().encode(pictureSvg(picture));
  const fine = 4 * picture.width * picture.height <= MAX_PIXELS;
  return pngOf(new Painter(picture, fine ? 2 : 1).paint());
}
