/** What stands on the map: depots, buildings, counters, battles, headquarters, in this order. */
import { hexOnScreen } from './camera';
import type { Colors } from './colors';
import { isIn, type Frame } from './frame';
import type { Point } from './geometry';
import type { Pen } from './ground/ground';
import { halo } from './pencil';
import type { Placed } from './place-counters';
import type { Sprite, Sprites } from './sprites';

function dot(pen: Pen, color: string, [x, y]: Point, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = color;
  pen.fill();
  pen.lineWidth = 1.2;
  pen.strokeStyle = '#14201c';
  pen.stroke();
}

function depot(pen: Pen, colors: Colors, [x, y]: Point, apart: number): void {
  const [a, b] = [x + apart * 0.42, y + apart * 0.42];
  pen.beginPath();
  pen.rect(a - 5, b - 5, 10, 10);
  pen.fillStyle = colors.sheet;
  pen.fill();
  pen.lineWidth = 1.4;
  pen.strokeStyle = colors['map-ink'];
  pen.stroke();
  pen.beginPath();
  pen.moveTo(a - 5, b - 1);
  pen.lineTo(a + 5, b - 1);
  pen.stroke();
}

function battle(pen: Pen, colors: Colors, [x, y]: Point, apart: number, k: number): void {
  const radius = Math.max(8, Math.min(13, k * 0.34));
  const [a, b] = [x + apart * 0.42, y - apart * 0.48];
  pen.beginPath();
  pen.arc(a, b, radius, 0, 2 * Math.PI);
  pen.fillStyle = colors.danger;
  pen.fill();
  pen.strokeStyle = colors.sheet;
  pen.lineWidth = 2;
  pen.stroke();
  const cross = radius * 0.42;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(a - cross, b - cross);
  pen.lineTo(a + cross, b + cross);
  pen.moveTo(a + cross, b - cross);
  pen.lineTo(a - cross, b + cross);
  pen.stroke();
}

const put = ({ pen, size: { density } }: Frame, { picture, size }: Sprite, x: number, y: number): void => {
  pen.drawImage(
    picture,
    Math.round((x - size / 2) * density) / density,
    Math.round((y - size / 2) * density) / density,
    size,
    size,
  );
};

export function drawThings(frame: Frame, placed: readonly Placed[], sprites: Sprites): void {
  const { pen, scene, colors, camera, layers, seen } = frame;
  const { k } = camera;
  const at = (hex: string): Point => hexOnScreen(camera, hex);
  const apart = k > 16 ? k : 0;
  const radius = Math.max(7, Math.min(17, k * 0.44));
  const wall = Math.round(Math.max(5.5, Math.min(15, k * 0.42)));
  if (layers.depots && k > 11)
    for (const { hex } of scene.depots) if (isIn(seen, hex)) depot(pen, colors, at(hex), apart);
  if (layers.buildings)
    for (const building of scene.buildings) {
      if (!isIn(seen, building.hex)) continue;
      const [x, y] = at(building.hex);
      put(frame, sprites.building(building, wall), x - apart * 0.42, y + apart * 0.34);
    }
  for (const { counter, dx, dy, more } of placed) {
    if (!isIn(seen, counter.hex)) continue;
    const [hexX, hexY] = at(counter.hex);
    const [x, y] = [hexX + apart * dx, hexY + apart * dy];
    put(frame, sprites.counter(counter, Math.round(radius)), x, y);
    if (more !== undefined && k > 13)
      halo(pen, `+${more}`, [x - radius * 1.3, y + radius], 13, colors.ink, colors['map-halo']);
    if (counter.ghostAge !== null && k > 13)
      halo(
        pen,
        `−${counter.ghostAge}`,
        [x + radius * 1.25, y - radius * 0.95],
        13,
        colors.ink,
        colors['map-halo'],
      );
    if (counter.count === 1 && k >= 24 && counter.code !== '')
      halo(pen, counter.code, [x, y + radius + 9], 13, colors['map-ink'], colors['map-halo']);
    if (counter.damaged && k > 13) dot(pen, colors['warn-mark'], [x + radius * 0.95, y - radius * 0.95], 5);
  }
  for (const { hex } of scene.battles) if (isIn(seen, hex)) battle(pen, colors, at(hex), apart, k);
  for (const { hex } of scene.hqs) {
    if (!isIn(seen, hex) || k < 14) continue;
    const [x, y] = at(hex);
    halo(
      pen,
      'HQ',
      [x - apart * 0.3, y - apart * 0.62],
      Math.max(13, Math.min(15, k * 0.4)),
      colors['map-ink'],
      colors['map-halo'],
    );
  }
}
