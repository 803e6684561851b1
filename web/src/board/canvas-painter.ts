/**
 * Where a painter draws: in a worker with the canvas handed over, or on this thread where the browser cannot
 * do that.
 */
import { ownFaceCame } from './ground/lettering';
import FONT from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';
import type { FramePainter, Message } from './worker-loop';

export interface CanvasPainter<Change> {
  /** `handed`: canvases that go over to whoever draws. */
  change(change: Change, handed?: Transferable[]): void;
  /** Whether it draws in a worker. */
  readonly isInWorker: boolean;
  end(): void;
}

export interface PaintMeans<Change> {
  readonly worker: () => Worker;
  readonly painter: (canvas: HTMLCanvasElement) => FramePainter<Change>;
}

function inWorker<Change>(
  canvas: HTMLCanvasElement,
  worker: Worker,
  onDrawn: () => void,
): CanvasPainter<Change> {
  worker.onmessage = onDrawn;
  const offscreen = canvas.transferControlToOffscreen();
  const font = new URL(FONT, location.href).href;
  worker.postMessage({ begin: { canvas: offscreen, font } } satisfies Message<Change>, [offscreen]);
  return {
    isInWorker: true,
    change: (what, handed = []) => worker.postMessage({ change: what } satisfies Message<Change>, handed),
    end: () => worker.terminate(),
  };
}

function onPage<Change>(painter: FramePainter<Change>, onDrawn: () => void): CanvasPainter<Change> {
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
  return {
    isInWorker: false,
    change: (what) => {
      painter.change(what);
      ask();
    },
    end: () => cancelAnimationFrame(asked),
  };
}

/** A canvas can be handed over once. `onDrawn` is called when all of it was drawn first. */
export const paintOn = <Change>(
  canvas: HTMLCanvasElement,
  means: PaintMeans<Change>,
  onDrawn: () => void,
): CanvasPainter<Change> =>
  typeof Worker !== 'undefined' && 'transferControlToOffscreen' in canvas
    ? inWorker(canvas, means.worker(), onDrawn)
    : onPage(means.painter(canvas), onDrawn);
