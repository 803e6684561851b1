/** A painter in a worker: the page's own thread only sends what has changed. */
import { ownFaceCame } from './ground/lettering';

/** Draws a frame whenever something has changed. */
export interface FramePainter<Change> {
  change(change: Change): void;
  /** What was drawn with other letters or colours is drawn anew. */
  forgetSprites(): void;
  /** `part`: another frame is wanted; `nothing`: it does not know yet what to draw. */
  draw(): 'nothing' | 'part' | 'whole';
}

export interface Begin {
  readonly canvas: OffscreenCanvas;
  /** The map's type face, by its address. */
  readonly font: string;
}
export type Message<Change> = { readonly begin: Begin } | { readonly change: Change };

/** What a worker does that draws with this painter. It says `drawn` once, after the first whole frame. */
export function paintInWorker<Change>(painterOn: (canvas: OffscreenCanvas) => FramePainter<Change>): void {
  let painter: FramePainter<Change> | null = null;
  let asked = false;
  let told = false;
  const frame = self.requestAnimationFrame?.bind(self) ?? ((work: () => void) => setTimeout(work, 16));
  const draw = (): void => {
    asked = false;
    const drawn = painter?.draw() ?? 'nothing';
    if (drawn === 'part') ask();
    if (drawn !== 'whole' || told) return;
    told = true;
    self.postMessage('drawn');
  };
  const ask = (): void => {
    if (asked) return;
    asked = true;
    frame(draw);
  };
  self.onmessage = ({ data }: MessageEvent<Message<Change>>): void => {
    if ('begin' in data) {
      painter = painterOn(data.begin.canvas);
      const font = new FontFace('BC', `url(${data.begin.font})`, { weight: '600' });
      (self as unknown as { fonts: FontFaceSet }).fonts.add(font);
      void font.load().then(
        () => {
          ownFaceCame();
          painter?.forgetSprites();
          ask();
        },
        () => undefined,
      );
      return;
    }
    painter?.change(data.change);
    ask();
  };
}
