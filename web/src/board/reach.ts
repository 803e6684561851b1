/** Where the selected mech can go, and what it costs. */
import { hexOnScreen } from './camera';
import { isIn, type Frame } from './frame';
import { halo, type Region } from './pencil';

/** Everything else pales. */
export function drawReach(
  {
    pen,
    colors,
    camera: { k },
    seen: [x, y, right, bottom],
  }: Pick<Frame, 'pen' | 'colors' | 'camera' | 'seen'>,
  reach: Region,
): void {
  const veil = new Path2D();
  veil.rect(x, y, right - x, bottom - y);
  veil.addPath(reach.area);
  pen.save();
  pen.scale(k, k);
  pen.translate(-x, -y);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.fillStyle = colors.paper;
  pen.globalAlpha = 0.5;
  pen.fill(veil, 'evenodd');
  pen.globalAlpha = 1;
  pen.strokeStyle = colors['pencil-halo'];
  pen.lineWidth = 4.5 / k;
  pen.stroke(reach.edge);
  pen.strokeStyle = colors.pencil;
  pen.lineWidth = 2.2 / k;
  pen.stroke(reach.edge);
  pen.restore();
}

/** In each hex that can be reached. */
export function drawCosts({
  pen,
  colors,
  camera,
  seen,
  scene,
  overlay: { reach, selected, paths },
}: Frame): void {
  const { k } = camera;
  if (reach === null || k < 15) return;
  const ends = new Set(paths.map(({ path }) => path.at(-1)));
  const taken = new Set(scene.counters.map(({ hex }) => hex));
  for (const { hex, cost } of reach)
    if (isIn(seen, hex) && hex !== selected && !ends.has(hex) && !taken.has(hex))
      halo(
        pen,
        String(cost),
        hexOnScreen(camera, hex),
        Math.max(13, Math.min(18, k * 0.5)),
        colors.pencil,
        colors['pencil-halo'],
      );
}
