/** What the parts of a drawn frame share. */
import type { Camera } from './camera';
import type { Colors } from './colors';
import { centre, type Box } from './geometry';
import type { Pen } from './ground/ground';
import type { Hex, Layers, Overlay, Scene } from './scene';

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Pixels a point. */
  readonly density: number;
}

export interface Frame {
  readonly pen: Pen;
  readonly scene: Scene;
  readonly overlay: Overlay;
  readonly layers: Layers;
  readonly colors: Colors;
  readonly camera: Camera;
  readonly size: Size;
  /** What of the plane is on the screen. */
  readonly seen: Box;
}

/** With room for what stands out of its hex. */
export const isIn = ([left, top, right, bottom]: Box, hex: Hex): boolean => {
  const [x, y] = centre(hex);
  return x > left - 2 && y > top - 2 && x < right + 2 && y < bottom + 2;
};
