/** Pencil over the table: places that can be chosen, the way, odds, the ring of facings, the cursor. */
import { toScreen } from '../../board/camera';
import type { Point } from '../../board/geometry';

import { letters } from '../../board/ground/lettering';
import { halo, ring as hexRing, type Region } from '../../board/pencil';
import { hexAt } from '../../board/geometry';
import { drawReach } from '../../board/reach';
import type { DrawnTag } from './drawn';
import { isSeen, tokenSize, trace, towards, type TableFrame } from './frame';
import { ringRadius, RING_HALF, wedgeHalf } from './ring';
import { TAG_HIGH, tagPlace } from './tag-place';

/** Places, as a region of hexes or as points; and the region of a plane in which any point will do. */
export function paintSpots(frame: TableFrame, region: Region | null): void {
  const { pen, colors, camera, overlay, seen, scene } = frame;
  if (region !== null) drawReach({ pen, colors, camera, seen }, region);
  for (const [figures, color] of [
    [overlay.within, colors.pencil],
    [overlay.without, colors.danger],
  ] as const)
    for (const figure of figures) {
      const isArea = trace(frame, figure);
      pen.fillStyle = color;
      pen.globalAlpha = 0.05;
      if (isArea) pen.fill();
      pen.globalAlpha = 1;
      pen.lineWidth = 2;
      pen.strokeStyle = color;
      pen.setLineDash([6, 4]);
      pen.stroke();
      pen.setLineDash([]);
    }
  const taken = new Set(scene.tokens.map(({ at }) => at.map((one) => one.toFixed(1)).join(' ')));
  for (const { at, hex, text, chosen } of overlay.spots) {
    if (!isSeen(frame, at)) continue;
    const there = toScreen(camera, at);
    if (hex === null || chosen) {
      pen.beginPath();
      pen.arc(...there, chosen ? 8 : 6, 0, 2 * Math.PI);
      pen.fillStyle = chosen ? colors.pencil : colors.sheet;
      pen.fill();
      pen.lineWidth = 2.5;
      pen.strokeStyle = colors.pencil;
      pen.stroke();
    }
    if (chosen || camera.k < 15 || taken.has(at.map((one) => one.toFixed(1)).join(' '))) continue;
    halo(
      pen,
      text,
      hex === null ? [there[0], there[1] - 16] : there,
      Math.max(13, Math.min(18, camera.k * 0.5)),
      colors.pencil,
      colors['pencil-halo'],
    );
  }
}

export function paintPins({ pen, colors, camera, overlay }: TableFrame): void {
  for (const pin of overlay.pins) {
    pen.beginPath();
    pen.arc(...toScreen(camera, pin), 6, 0, 2 * Math.PI);
    pen.fillStyle = colors.sheet;
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = colors.pencil;
    pen.stroke();
  }
}

/** Above its unit; below it where there is no room above, so that neither hides the other. */
export function paintTag({ pen, colors, camera, size }: TableFrame, { at, text, chosen }: DrawnTag): void {
  pen.font = letters(17);
  const wide = pen.measureText(text).width + 14;
  const [x, middle] = tagPlace(toScreen(camera, at), tokenSize(camera), wide, size);
  const top = middle - TAG_HIGH / 2;
  pen.beginPath();
  pen.roundRect(x - wide / 2, top, wide, TAG_HIGH, 3);
  pen.fillStyle = chosen ? colors.pencil : colors.sheet;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = chosen ? colors['pencil-halo'] : colors.ink;
  pen.stroke();
  pen.fillStyle = chosen ? colors['on-pencil'] : colors.ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, top + 14);
}

export function paintRing({ pen, colors, camera, overlay: { ring } }: TableFrame): void {
  if (ring === null) return;
  const middle = toScreen(camera, ring.at);
  const radius = ringRadius(camera);
  const wedges = ring.from ?? [];
  const half = (wedgeHalf(wedges) * Math.PI) / 180;
  if (wedges.length === 0) {
    pen.beginPath();
    pen.arc(...middle, radius, 0, 2 * Math.PI);
    pen.lineWidth = 2 * RING_HALF + 4;
    pen.strokeStyle = colors.ink;
    pen.stroke();
    pen.lineWidth = 2 * RING_HALF;
    pen.strokeStyle = colors.sheet;
    pen.stroke();
  }
  for (const degrees of wedges) {
    const isChosen = ring.chosen === degrees;
    const angle = ((degrees - 90) * Math.PI) / 180;
    pen.beginPath();
    pen.arc(...middle, radius + RING_HALF, angle - half, angle + half);
    pen.arc(...middle, radius - RING_HALF, angle + half, angle - half, true);
    pen.closePath();
    pen.fillStyle = isChosen ? colors.pencil : colors.sheet;
    pen.globalAlpha = 0.96;
    pen.fill();
    pen.globalAlpha = 1;
    pen.lineWidth = 2;
    pen.strokeStyle = isChosen ? colors.pencil : colors.ink;
    pen.stroke();
  }
  for (const degrees of wedges.length === 0 ? [ring.chosen ?? 0] : wedges) {
    pen.save();
    pen.translate(...towards(middle, degrees, radius));
    pen.rotate((degrees * Math.PI) / 180);
    pen.beginPath();
    pen.moveTo(0, -10);
    pen.lineTo(9, 7);
    pen.lineTo(0, 3);
    pen.lineTo(-9, 7);
    pen.closePath();
    const isOn = wedges.length > 0 && ring.chosen === degrees;
    pen.fillStyle = isOn ? colors['on-pencil'] : wedges.length === 0 ? colors.pencil : colors.ink;
    pen.fill();
    pen.restore();
  }
}

/** Around a hex, or where there are none around the unit. */
export function paintAround(
  frame: TableFrame,
  at: Point | null,
  dash: readonly number[],
  size: number,
): void {
  if (at === null) return;
  const { pen, camera, colors, ground } = frame;
  const { columns, rows } = ground.field;
  const hex = columns === 0 ? null : hexAt(at, columns, rows);
  if (hex !== null) return hexRing(pen, camera, hex, colors.ink, colors['map-halo'], size, dash);
  pen.setLineDash([...dash]);
  pen.lineWidth = 3;
  pen.strokeStyle = colors.ink;
  pen.beginPath();
  pen.arc(...toScreen(camera, at), tokenSize(camera) * 1.7, 0, 2 * Math.PI);
  pen.stroke();
  pen.setLineDash([]);
}
