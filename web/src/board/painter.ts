/** Draws a frame: baked ground, reach, pencil, buildings, counters, battles, selection, label, rulers, in this order. */
import { letters } from './lettering';
import { hexOnScreen, type Camera } from './camera';
import { ChunkStore } from './chunk-store';
import { bake, CHUNK, penOf, scaleFor } from './chunks';
import type { Colors } from './colors';
import { centre, centreOf, hexOf, S3, type Box, type Point } from './geometry';
import type { Pen } from './ground';
import { drawLabel, drawPath, halo, regionOf, ring, type Region } from './pencil';
import { ALL_LAYERS, EMPTY_OVERLAY, type BuildingMark, type Counter, type Layers, type Overlay, type Scene } from './scene';
import { Sprites, type Sprite } from './sprites';

/** What changes between frames; what is left out stays. */
export interface Change {
  readonly scene?: Scene;
  readonly overlay?: Overlay;
  readonly layers?: Layers;
  readonly colors?: Colors;
  readonly camera?: Camera;
  readonly size?: { readonly width: number; readonly height: number; readonly density: number };
  /** While fingers move, speed goes before smoothness. */
  readonly moving?: boolean;
  readonly rulers?: boolean;
}

/** So that no frame waits for more. */
const BAKED_A_FRAME = 2;
const RULER = 16;
/** Seats side by side in a hex. */
const FANNED = 4;

interface Placed {
  readonly counter: Counter;
  /** In hex radii from the hex's centre. */
  readonly dx: number;
  readonly dy: number;
  /** Seats that are not shown beside it. */
  readonly more?: number;
}

/** Two seats in a hex stand side by side, more as a fan; mine in front. With a building a counter moves north-east. */
export function placeCounters(counters: readonly Counter[], buildings: readonly BuildingMark[]): readonly Placed[] {
  const built = new Set(buildings.map(({ hex }) => hex));
  const byHex = new Map<string, Counter[]>();
  for (const counter of counters) byHex.set(counter.hex, [...(byHex.get(counter.hex) ?? []), counter]);
  return [...byHex].flatMap(([hex, here]) => {
    const sorted = [...here].sort((a, b) => Number(a.own) - Number(b.own));
    const wide = sorted.length > 2 ? 0.44 : 0.62;
    // Of many only some fit; the card of the hex names all.
    const shown = sorted.slice(-FANNED);
    return shown.map((counter, i) => {
      if (shown.length === 1) return { counter, dx: built.has(hex) ? 0.3 : 0, dy: built.has(hex) ? -0.14 : 0 };
      return {
        counter,
        dx: (i - (shown.length - 1) / 2) * wide,
        dy: i % 2 === 0 ? 0.12 : -0.18,
        ...(i === 0 && sorted.length > FANNED ? { more: sorted.length - FANNED } : {}),
      };
    });
  });
}

/** What of a scene is baked: two scenes that agree in it share their ground. */
const grounds = new WeakMap<Scene, string>();
const groundOf = (scene: Scene): string => {
  const known = grounds.get(scene);
  if (known !== undefined) return known;
  const { columns, rows, terrain, sight, enemySight } = scene;
  const made = JSON.stringify([columns, rows, terrain, sight, enemySight]);
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
  #size = { width: 0, height: 0, density: 1 };
  #moving = false;
  #rulers = true;
  readonly #chunks = new ChunkStore();
  #sprites: Sprites | null = null;
  #placed: readonly Placed[] = [];
  #reach: Region | null = null;
  #sight: ReadonlySet<string> | null = null;
  #enemySight: ReadonlySet<string> = new Set();

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
      if (overlay.reach !== this.#overlay.reach) this.#reach = overlay.reach === null ? null : regionOf(overlay.reach.map(({ hex }) => hex));
      this.#overlay = overlay;
    }
    this.#camera = change.camera ?? this.#camera;
    this.#moving = change.moving ?? this.#moving;
    this.#rulers = change.rulers ?? this.#rulers;
  }

  /** What was drawn with other letters or colours is drawn anew. */
  forgetSprites(): void {
    this.#sprites = this.#colors === null ? null : new Sprites(this.#colors, this.#size.density);
  }

  /** `part`: ground is still missing, so another frame is wanted; `nothing`: it does not know yet what to draw. */
  draw(): 'nothing' | 'part' | 'whole' {
    const scene = this.#scene;
    const colors = this.#colors;
    const sprites = this.#sprites;
    const { width, height, density } = this.#size;
    if (scene === null || colors === null || sprites === null || width === 0) return 'nothing';
    const pen = this.#pen;
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.imageSmoothingEnabled = !this.#moving;
    pen.fillStyle = colors.table;
    pen.fillRect(0, 0, width, height);
    const { x, y, k } = this.#camera;
    const seen: Box = [x, y, x + width / k, y + height / k];
    const missing = this.#ground(pen, scene, colors, seen);
    this.#reachVeil(pen, colors, seen);
    if (k >= 27 && this.#layers.coordinates) this.#coordinates(pen, scene, colors, seen);
    this.#costs(pen, colors, seen);
    const busy = new Set(scene.counters.map(({ hex }) => hex));
    for (const path of this.#overlay.paths) drawPath(pen, this.#camera, colors, path, busy.has(path.path.at(-1) ?? ''));
    this.#things(pen, scene, colors, sprites, seen);
    for (const hex of this.#overlay.targets) ring(pen, this.#camera, hex, colors.danger, colors['map-halo'], 0.9);
    if (this.#overlay.selected !== null) ring(pen, this.#camera, this.#overlay.selected, colors.ink, colors['map-halo']);
    if (this.#overlay.cursor !== null) ring(pen, this.#camera, this.#overlay.cursor, colors.ink, colors['map-halo'], 0.8, [4, 4]);
    if (this.#overlay.label !== null) drawLabel(pen, this.#camera, colors, width, this.#overlay.label);
    if (this.#rulers) this.#drawRulers(pen, scene, colors);
    return missing ? 'part' : 'whole';
  }

  #ground(pen: Pen, scene: Scene, colors: Colors, [x, y, right, bottom]: Box): boolean {
    const { k } = this.#camera;
    const size = scaleFor(k);
    const ground = { scene, layers: this.#layers, colors, sight: this.#sight, enemySight: this.#enemySight, density: this.#size.density };
    let budget = BAKED_A_FRAME;
    let missing = false;
    const lastAcross = Math.min(Math.ceil(scene.columns / CHUNK) - 1, Math.floor(right / (CHUNK * 1.5)));
    const lastDown = Math.min(Math.ceil(scene.rows / CHUNK) - 1, Math.floor(bottom / (CHUNK * S3)));
    for (let across = Math.max(0, Math.floor((x - 1) / (CHUNK * 1.5))); across <= lastAcross; across += 1)
      for (let down = Math.max(0, Math.floor((y - 1) / (CHUNK * S3))); down <= lastDown; down += 1) {
        let chunk = this.#chunks.fresh(size, across, down);
        if (chunk === undefined && budget > 0) {
          chunk = bake(ground, size, across, down);
          this.#chunks.put(size, across, down, chunk);
          budget -= 1;
        }
        if (chunk === undefined) {
          missing = true;
          chunk = this.#chunks.standIn(size, across, down);
        }
        if (chunk !== undefined) pen.drawImage(chunk.picture, (chunk.x - x) * k, (chunk.y - y) * k, chunk.width * k, chunk.height * k);
      }
    return missing;
  }

  #reachVeil(pen: Pen, colors: Colors, [x, y, right, bottom]: Box): void {
    if (this.#reach === null) return;
    const { k } = this.#camera;
    const veil = new Path2D();
    veil.rect(x, y, right - x, bottom - y);
    veil.addPath(this.#reach.area);
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
    pen.stroke(this.#reach.edge);
    pen.strokeStyle = colors.pencil;
    pen.lineWidth = 2.2 / k;
    pen.stroke(this.#reach.edge);
    pen.restore();
  }

  #coordinates(pen: Pen, { columns, rows }: Scene, colors: Colors, [x, y, right, bottom]: Box): void {
    const { k } = this.#camera;
    pen.globalAlpha = 0.62;
    pen.fillStyle = colors['map-ink'];
    pen.font = letters(Math.min(13, k * 0.34));
    pen.textAlign = 'center';
    pen.textBaseline = 'top';
    for (let column = Math.max(1, Math.floor(x / 1.5)); column <= Math.min(columns, Math.ceil(right / 1.5) + 1); column += 1)
      for (let row = Math.max(1, Math.floor(y / S3)); row <= Math.min(rows, Math.ceil(bottom / S3) + 1); row += 1) {
        const [a, b] = centreOf(column, row);
        pen.fillText(hexOf(column, row), (a - x) * k, (b - S3 / 2 + 0.09 - y) * k);
      }
    pen.globalAlpha = 1;
  }

  #costs(pen: Pen, colors: Colors, seen: Box): void {
    const { reach, selected, paths } = this.#overlay;
    const { k } = this.#camera;
    if (reach === null || k < 15) return;
    const ends = new Set(paths.map(({ path }) => path.at(-1)));
    const taken = new Set(this.#scene?.counters.map(({ hex }) => hex));
    for (const { hex, cost } of reach)
      if (isIn(seen, hex) && hex !== selected && !ends.has(hex) && !taken.has(hex))
        halo(pen, String(cost), hexOnScreen(this.#camera, hex), Math.max(13, Math.min(18, k * 0.5)), colors.pencil, colors['pencil-halo']);
  }

  #put({ picture, size }: Sprite, x: number, y: number): void {
    const { density } = this.#size;
    this.#pen.drawImage(picture, Math.round((x - size / 2) * density) / density, Math.round((y - size / 2) * density) / density, size, size);
  }

  #things(pen: Pen, scene: Scene, colors: Colors, sprites: Sprites, seen: Box): void {
    const { k } = this.#camera;
    const at = (hex: string): Point => hexOnScreen(this.#camera, hex);
    const apart = k > 16 ? k : 0;
    const radius = Math.max(7, Math.min(17, k * 0.44));
    const wall = Math.round(Math.max(5.5, Math.min(15, k * 0.42)));
    if (this.#layers.depots && k > 11) for (const { hex } of scene.depots) if (isIn(seen, hex)) depot(pen, colors, at(hex), apart);
    if (this.#layers.buildings)
      for (const building of scene.buildings) {
        if (!isIn(seen, building.hex)) continue;
        const [x, y] = at(building.hex);
        this.#put(sprites.building(building, wall), x - apart * 0.42, y + apart * 0.34);
      }
    for (const { counter, dx, dy, more } of this.#placed) {
      if (!isIn(seen, counter.hex)) continue;
      const [hexX, hexY] = at(counter.hex);
      const [x, y] = [hexX + apart * dx, hexY + apart * dy];
      this.#put(sprites.counter(counter, Math.round(radius)), x, y);
      if (more !== undefined && k > 13) halo(pen, `+${more}`, [x - radius * 1.3, y + radius], 13, colors.ink, colors['map-halo']);
      if (counter.ghostAge !== null && k > 13)
        halo(pen, `−${counter.ghostAge}`, [x + radius * 1.25, y - radius * 0.95], 13, colors.ink, colors['map-halo']);
      if (counter.count === 1 && k >= 24 && counter.code !== '')
        halo(pen, counter.code, [x, y + radius + 9], 13, colors['map-ink'], colors['map-halo']);
      if (counter.damaged && k > 13) dot(pen, colors['warn-mark'], [x + radius * 0.95, y - radius * 0.95], 5);
    }
    for (const { hex } of scene.battles) if (isIn(seen, hex)) battle(pen, colors, at(hex), apart, k);
    for (const { hex } of scene.hqs) {
      if (!isIn(seen, hex) || k < 14) continue;
      const [x, y] = at(hex);
      halo(pen, 'HQ', [x - apart * 0.3, y - apart * 0.62], Math.max(13, Math.min(15, k * 0.4)), colors['map-ink'], colors['map-halo']);
    }
  }

  #drawRulers(pen: Pen, { columns, rows }: Scene, colors: Colors): void {
    const { x, y, k } = this.#camera;
    const { width, height } = this.#size;
    pen.fillStyle = colors.sheet;
    pen.globalAlpha = 0.94;
    pen.fillRect(0, 0, width, RULER);
    pen.fillRect(0, 0, RULER + 4, height);
    pen.globalAlpha = 1;
    pen.strokeStyle = colors['rule-2'];
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(RULER + 4.5, RULER + 0.5);
    pen.lineTo(width, RULER + 0.5);
    pen.moveTo(RULER + 4.5, RULER);
    pen.lineTo(RULER + 4.5, height);
    pen.stroke();
    pen.fillStyle = colors['ink-2'];
    pen.font = letters(13);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const every = k < 8 ? 4 : k < 14 ? 2 : 1;
    const label = (value: number): string => String(value).padStart(2, '0');
    for (let column = 1; column <= columns; column += every) {
      const at = (centreOf(column, 1)[0] - x) * k;
      if (at > RULER + 12 && at < width) pen.fillText(label(column), at, RULER / 2 + 0.5);
    }
    for (let row = 1; row <= rows; row += every) {
      const at = (centreOf(1, row)[1] - y) * k;
      if (at > RULER + 8 && at < height) pen.fillText(label(row), RULER / 2 + 2, at);
    }
  }
}

const isIn = ([left, top, right, bottom]: Box, hex: string): boolean => {
  const [x, y] = centre(hex);
  return x > left - 2 && y > top - 2 && x < right + 2 && y < bottom + 2;
};

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
