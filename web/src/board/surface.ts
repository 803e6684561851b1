/**
 * Where the map is drawn: a worker with the canvas handed over, or this thread where the browser cannot do
 * that.
 */
import { ownFaceCame } from './lettering';
import FONT from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';
import type { Size } from './frame';
import type { Message } from './board-worker';
import { Painter, type Change } from './painter';

export interface Surface {
  change(change: Change): void;
  /** Draws the small map there, too; it is a canvas that nobody has drawn on. Answers how to end it. */
  mini(canvas: HTMLCanvasElement, size: Size): () => void;
  end(): void;
}

function inWorker(canvas: HTMLCanvasElement, onDrawn: () => void): Surface {
  const worker = new Worker(new URL('./board-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = onDrawn;
  const offscreen = canvas.transferControlToOffscreen();
  const font = new URL(FONT, location.href).href;
  worker.postMessage({ begin: { canvas: offscreen, font } } satisfies Message, [offscreen]);
  const change = (what: Change, handed: Transferable[] = []): void =>
    worker.postMessage({ change: what } satisfies Message, handed);
  return {
    change: (what) => change(what),
    mini: (small, size) => {
      const there = small.transferControlToOffscreen();
      change({ mini: { ...size, canvas: there } }, [there]);
      return () => change({ mini: null });
    },
    end: () => worker.terminate(),
  };
}

function onPage(canvas: HTMLCanvasElement, onDrawn: () => void): Surface {
  const painter = new Painter(canvas);
  let asked = 0;
  const draw = (): void => {
    asked = 0;
    const drawn = painter.draw();
    if (drawn === 'part') ask();
    if (drawn === 'whole') onDrawn();
  };
  const ask = (): void => {
    if (asked === 0) asked = requestAnimationFrame(draw);
  };
  void document.fonts.load('600 16px BC').then(() => {
    ownFaceCame();
    painter.forgetSprites();
    ask();
  });
  const change = (what: Change): void => {
    painter.change(what);
    ask();
  };
  return {
    change,
    mini: (small, size) => {
      change({ mini: { ...size, canvas: small } });
      return () => change({ mini: null });
    },
    end: () => cancelAnimationFrame(asked),
  };
}

/**
 * A canvas can be handed over once: a new surface wants a new canvas. `onDrawn` is called when the whole map
 * was drawn first.
 */
export const surfaceOn = (canvas: HTMLCanvasElement, onDrawn: () => void): Surface =>
  typeof Worker !== 'undefined' && 'transferControlToOffscreen' in canvas
    ? inWorker(canvas, onDrawn)
    : onPage(canvas, onDrawn);
