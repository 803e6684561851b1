/**
 * Draws a frame: baked ground, reach, pencil, buildings, counters, battles, selection, label, rulers, in this
 * order.
 */
import { drawGround } from './ground/baked-ground';
import type { Camera } from './camera';
import { ChunkStore } from './ground/chunk-store';
import { heldIn, penOf } from './ground/chunks';
import type { Colors } from './colors';
import type { Frame, Size } from './frame';
import type { Box } from './geometry';
import type { Pen } from './ground/ground';
import { MiniPainter, type MiniPlace } from './mini-painter';
import { drawLabel, drawPath, regionOf, ring, type Region } from './pencil';
import { placeCounters, type Placed } from './place-counters';
import { drawCosts, drawReach } from './reach';
import { drawCoordinates, drawRulers } from './ground/rulers';
import { ALL_LAYERS, EMPTY_OVERLAY, type Layers, type Overlay, type Scene } from './scene';
import { Sprites } from './sprites';
import { drawThings } from './things';

/** What changes between frames; what is left out stays. */
export interface Change {
  readonly scene?: Scene;
  readonly overlay?: Overlay;
  readonly layers?: Layers;
  readonly colors?: Colors;
  readonly camera?: Camera;
  readonly size?: Size;
  /** While fingers move, speed goes before smoothness. */
  readonly moving?: boolean;
  readonly rulers?: boolean;
  /** Where the small map is drawn; null: there is none any more. */
  readonly mini?: MiniPlace | null;
}

/** What of a scene is baked: two scenes that agree in it share their ground. */
const grounds = new WeakMap<Scene, string>();
const groundOf = (scene: Scene): string => {
  const known = grounds.get(scene);
  if (known !== undefined) return known;
  const { columns, rows, terrain, sight, enemySight } = scene;
  const made = JSON.stringify([columns, rows, terrain, sight, enemySight, [...heldIn(scene)]]);
  grounds.set(scene, made);
  return made;
};

export class Painter {
  readonly #pen: Pen;
  #scene: Scene | null = null;
  #overlay: Overlay = EMPTY_OVERLAY;
  #layers: Layers = ALL_LAYERS;
  #colors: Colors | null = null;
  #camera: Camera = { x: 0, y: 0, k: 20 };
  #size: Size = { width: 0, height: 0, density: 1 };
  #moving = false;
  #rulers = true;
  readonly #chunks = new ChunkStore();
  #sprites: Sprites | null = null;
  #placed: readonly Placed[] = [];
  #reach: Region | null = null;
  /** Where a counter stands: a path that ends there stops short of it. */
  #busy: ReadonlySet<string> = new Set();
  #sight: ReadonlySet<string> | null = null;
  #enemySight: ReadonlySet<string> = new Set();
  #held: ReadonlyMap<string, number> = new Map();
  #mini: MiniPainter | null = null;

  constructor(private readonly canvas: OffscreenCanvas | HTMLCanvasElement) {
    this.#pen = penOf(canvas, true);
    // A browser that is short of memory takes a canvas away, and gives it back empty.
    canvas.addEventListener('contextrestored', () => {
      this.#chunks.age();
      this.forgetSprites();
    });
  }

  change(change: Change): void {
    const { scene, layers, colors, size, overlay } = change;
    if (scene !== undefined) {
      if (this.#scene === null || groundOf(scene) !== groundOf(this.#scene)) this.#chunks.age();
      this.#scene = scene;
      this.#sight = scene.sight === null ? null : new Set(scene.sight);
      this.#enemySight = new Set(scene.enemySight);
      this.#held = heldIn(scene);
      this.#busy = new Set(scene.counters.map(({ hex }) => hex));
      this.#placed = placeCounters(scene.counters, scene.buildings);
    }
    if (layers !== undefined && JSON.stringify(layers) !== JSON.stringify(this.#layers)) {
      this.#layers = layers;
      this.#chunks.age();
    }
    if (colors !== undefined) {
      this.#colors = colors;
      this.#chunks.age();
    }
    if (size !== undefined) {
      if (size.density !== this.#size.density) this.#chunks.age();
      this.#size = size;
      this.canvas.width = Math.round(size.width * size.density);
      this.canvas.height = Math.round(size.height * size.density);
    }
    if (colors !== undefined || size !== undefined) this.forgetSprites();
    if (overlay !== undefined) {
      if (overlay.reach !== this.#overlay.reach)
        this.#reach = overlay.reach === null ? null : regionOf(overlay.reach.map(({ hex }) => hex));
      this.#overlay = overlay;
    }
    this.#camera = change.camera ?? this.#camera;
    this.#moving = change.moving ?? this.#moving;
    this.#rulers = change.rulers ?? this.#rulers;
    if (change.mini !== undefined) this.#mini = change.mini === null ? null : new MiniPainter(change.mini);
  }

  /** What was drawn with other letters or colours is drawn anew. */
  forgetSprites(): void {
    this.#sprites = this.#colors === null ? null : new Sprites(this.#colors, this.#size.density);
  }

  /**
   * `part`: ground is still missing, so another frame is wanted; `nothing`: it does not know yet what to
   * draw.
   */
  draw(): 'nothing' | 'part' | 'whole' {
    const scene = this.#scene;
    const colors = this.#colors;
    const sprites = this.#sprites;
    const { width, height, density } = this.#size;
    if (scene === null || colors === null || sprites === null || width === 0) return 'nothing';
    const pen = this.#pen;
    const camera = this.#camera;
    const overlay = this.#overlay;
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.imageSmoothingEnabled = !this.#moving;
    pen.fillStyle = colors.table;
    pen.fillRect(0, 0, width, height);
    const { x, y, k } = camera;
    const seen: Box = [x, y, x + width / k, y + height / k];
    const frame: Frame = {
      pen,
      scene,
      overlay,
      layers: this.#layers,
      colors,
      camera,
      size: this.#size,
      seen,
    };
    const missing = drawGround(frame, this.#chunks, {
      sight: this.#sight,
      enemySight: this.#enemySight,
      held: this.#held,
    });
    if (this.#reach !== null) drawReach(frame, this.#reach);
    if (k >= 27 && this.#layers.coordinates) drawCoordinates(frame);
    drawCosts(frame);
    for (const path of overlay.paths)
      drawPath(pen, camera, colors, path, this.#busy.has(path.path.at(-1) ?? ''));
    drawThings(frame, this.#placed, sprites);
    for (const hex of overlay.targets) ring(pen, camera, hex, colors.danger, colors['map-halo'], 0.9);
    if (overlay.selected !== null) ring(pen, camera, overlay.selected, colors.ink, colors['map-halo']);
    if (overlay.cursor !== null)
      ring(pen, camera, overlay.cursor, colors.ink, colors['map-halo'], 0.8, [4, 4]);
    if (overlay.label !== null) drawLabel(pen, camera, colors, width, overlay.label);
    if (this.#rulers) drawRulers(frame);
    this.#mini?.draw(scene, colors, seen);
    return missing ? 'part' : 'whole';
  }
}
