/** Draws a frame of the table: ground, marks, what can be chosen, units, pencil, rulers, in this order. */
import type { Camera } from '../../board/camera';
import { ChunkStore } from '../../board/ground/chunk-store';
import { penOf } from '../../board/ground/chunks';
import type { Colors } from '../../board/colors';
import type { Size } from '../../board/frame';
import type { Box } from '../../board/geometry';
import type { Pen } from '../../board/ground/ground';
import { regionOf, type Region } from '../../board/pencil';
import type { FramePainter } from '../../board/worker-loop';
import { NO_OVERLAY, type DrawnGround, type DrawnOverlay, type DrawnScene, type TableChange } from './drawn';
import type { TableFrame } from './frame';
import { paintCoordinates, paintGround } from './paint-ground';
import { paintLabels } from './paint-labels';
import { paintMark, paintMarksAbove, paintMarksBelow } from './paint-marks';
import { paintAround, paintPins, paintRing, paintSpots, paintTag } from './paint-overlay';
import { paintRulers } from './paint-rulers';
import { paintGhost, paintTokens } from './paint-tokens';

export class TablePainter implements FramePainter<TableChange> {
  readonly #pen: Pen;
  #ground: DrawnGround | null = null;
  #scene: DrawnScene = { tokens: [], marks: [] };
  #overlay: DrawnOverlay = NO_OVERLAY;
  #colors: Colors | null = null;
  #camera: Camera = { x: 0, y: 0, k: 20 };
  #size: Size = { width: 0, height: 0, density: 1 };
  #moving = false;
  #region: Region | null = null;
  readonly #chunks = new ChunkStore();

  constructor(private readonly canvas: OffscreenCanvas | HTMLCanvasElement) {
    this.#pen = penOf(canvas, true);
    // A browser that is short of memory takes a canvas away, and gives it back empty.
    canvas.addEventListener('contextrestored', () => this.#chunks.age());
  }

  change({ ground, scene, overlay, colors, camera, size, moving }: TableChange): void {
    if (ground !== undefined || colors !== undefined) this.#chunks.age();
    this.#ground = ground ?? this.#ground;
    this.#colors = colors ?? this.#colors;
    this.#scene = scene ?? this.#scene;
    if (overlay !== undefined) {
      if (overlay.spots !== this.#overlay.spots) {
        const hexes = overlay.spots.flatMap(({ hex }) => hex ?? []);
        this.#region = hexes.length === 0 ? null : regionOf(hexes);
      }
      this.#overlay = overlay;
    }
    if (size !== undefined) {
      if (size.density !== this.#size.density) this.#chunks.age();
      this.#size = size;
      this.canvas.width = Math.round(size.width * size.density);
      this.canvas.height = Math.round(size.height * size.density);
    }
    this.#camera = camera ?? this.#camera;
    this.#moving = moving ?? this.#moving;
  }

  /** Levels are baked with letters. */
  forgetSprites(): void {
    this.#chunks.age();
  }

  draw(): 'nothing' | 'part' | 'whole' {
    const ground = this.#ground;
    const colors = this.#colors;
    const { width, height, density } = this.#size;
    if (ground === null || colors === null || width === 0) return 'nothing';
    const pen = this.#pen;
    const camera = this.#camera;
    const { x, y, k } = camera;
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.imageSmoothingEnabled = !this.#moving;
    pen.fillStyle = colors.table;
    pen.fillRect(0, 0, width, height);
    const seen: Box = [x, y, x + width / k, y + height / k];
    const overlay = this.#overlay;
    const frame: TableFrame = {
      ...{ pen, ground, scene: this.#scene, overlay, colors, camera },
      ...{ size: this.#size, seen },
    };
    const isMissing = paintGround(frame, this.#chunks);
    paintMarksBelow(frame);
    paintSpots(frame, this.#region);
    paintCoordinates(frame);
    paintAround(frame, overlay.selected, [], 0.94);
    paintMarksAbove(frame);
    for (const mark of overlay.marks) paintMark(frame, mark, 'pencil');
    paintPins(frame);
    paintTokens(frame);
    for (const mark of overlay.flash) paintMark(frame, mark, 'flash');
    paintLabels(frame);
    for (const tag of overlay.tags) paintTag(frame, tag);
    paintRing(frame);
    paintGhost(frame);
    paintAround(frame, overlay.cursor, [4, 4], 0.8);
    paintRulers(frame);
    return isMissing ? 'part' : 'whole';
  }
}
