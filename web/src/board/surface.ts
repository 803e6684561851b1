/** Where the campaign's map is drawn, and beside it the small one. */
import { paintOn } from './canvas-painter';
import type { Size } from './frame';
import { Painter, type Change } from './painter';

export interface Surface {
  change(change: Change): void;
  /** Draws the small map there, too; it is a canvas that nobody has drawn on. Answers how to end it. */
  mini(canvas: HTMLCanvasElement, size: Size): () => void;
  end(): void;
}

/**
 * A canvas can be handed over once: a new surface wants a new canvas. `onDrawn` is called when the whole map
 * was drawn first.
 */
export function surfaceOn(canvas: HTMLCanvasElement, onDrawn: () => void): Surface {
  const drawn = paintOn<Change>(
    canvas,
    {
      worker: () => new Worker(new URL('./board-worker.ts', import.meta.url), { type: 'module' }),
      painter: (own) => new Painter(own),
    },
    onDrawn,
  );
  return {
    change: (what) => drawn.change(what),
    mini: (small, size) => {
      const there = drawn.isInWorker ? small.transferControlToOffscreen() : small;
      drawn.change({ mini: { ...size, canvas: there } }, drawn.isInWorker ? [there as OffscreenCanvas] : []);
      return () => drawn.change({ mini: null });
    },
    end: () => drawn.end(),
  };
}
