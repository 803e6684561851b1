/**
 * A handle of a path on its way to another hex: carried by a finger, a mouse, or with keys. What it means is
 * for the owner of the map to say.
 */
import { hexOnScreen, type Camera } from './camera';
import type { Point } from './geometry';
import type { Hex } from './scene';

export interface CarryHandlers {
  /** Over which hex it is now; null: it is put back. */
  over(from: Hex, to: Hex | null): void;
  drop(from: Hex, to: Hex): void;
}

/** Fingers are wide. */
const GRAB_PX = 24;

/** The nearest handle under the finger. */
export function handleAt(camera: Camera, handles: readonly Hex[], at: Point): Hex | null {
  let best: Hex | null = null;
  let nearest = Math.max(GRAB_PX, camera.k * 0.8);
  for (const hex of handles) {
    const [x, y] = hexOnScreen(camera, hex);
    const far = Math.hypot(x - at[0], y - at[1]);
    if (far >= nearest) continue;
    nearest = far;
    best = hex;
  }
  return best;
}

export class Carry {
  #from: Hex | null = null;
  #over: Hex | null = null;

  constructor(private readonly handlers: () => CarryHandlers) {}

  get isOn(): boolean {
    return this.#from !== null;
  }

  begin(from: Hex): void {
    this.#from = from;
    this.#over = null;
  }

  to(hex: Hex | null): void {
    if (this.#from === null || hex === null || hex === this.#over) return;
    this.#over = hex;
    this.handlers().over(this.#from, hex);
  }

  /** Put down where it is now; where it never left its hex nothing happened. */
  end(): void {
    const [from, to] = [this.#from, this.#over];
    this.cancel();
    if (from !== null && to !== null && from !== to) this.handlers().drop(from, to);
  }

  cancel(): void {
    const from = this.#from;
    this.#from = null;
    this.#over = null;
    if (from !== null) this.handlers().over(from, null);
  }
}
