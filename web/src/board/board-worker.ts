/** The painter in a worker: the page's own thread only sends what has changed. */
import { ownFaceCame } from './lettering';
import { Painter, type Change } from './painter';

export interface Begin {
  readonly canvas: OffscreenCanvas;
  /** The map's type face, by its address. */
  readonly font: string;
}
export type Message = { readonly begin: Begin } | { readonly change: Change };

let painter: Painter | null = null;
let asked = false;
const frame = self.requestAnimationFrame?.bind(self) ?? ((work: () => void) => setTimeout(work, 16));

let told = false;

function draw(): void {
  asked = false;
  const drawn = painter?.draw() ?? 'nothing';
  if (drawn === 'part') ask();
  if (drawn !== 'whole' || told) return;
  told = true;
  self.postMessage('drawn');
}

function ask(): void {
  if (asked) return;
  asked = true;
  frame(draw);
}

self.onmessage = ({ data }: MessageEvent<Message>): void => {
  if ('begin' in data) {
    painter = new Painter(data.begin.canvas);
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
