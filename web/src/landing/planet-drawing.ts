/** Draws a planet as a still picture for the landing: ground, coasts, buildings, and who might stand there. It knows no war; the map's own board does. */
import { ICONS } from '../ui/icons';
import { SHAPES } from '../ui/seat-shapes';

export interface Planet {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Readonly<Record<string, string>>;
  readonly buildings: readonly { readonly type: string; readonly hex: string }[];
}
export interface Counter {
  readonly hex: string;
  readonly seat: number;
  readonly count: number;
}
export interface Course {
  readonly path: readonly string[];
}
/** What one player would see: the rest lies under a veil. */
export interface Scene {
  readonly counters: readonly Counter[];
  readonly courses: readonly Course[];
  readonly sight: ReadonlySet<string>;
}

type Point = readonly [number, number];
type Colours = (name: string) => string;

const ROOT = Math.sqrt(3);
const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, at) => [Math.cos((at * Math.PI) / 3), Math.sin((at * Math.PI) / 3)]);
/** The neighbour over each edge, between corner `at` and the next. */
const OVER = ['SE', 'S', 'SW', 'NW', 'N', 'NE'] as const;

const split = (hex: string): Point => [Number(hex.slice(0, 2)), Number(hex.slice(2))];
const join = (column: number, row: number): string => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
const centre = ([column, row]: Point): Point => [1 + (column - 1) * 1.5, ROOT / 2 + (row - 1) * ROOT + (column % 2 === 1 ? 0 : ROOT / 2)];

const beside = ([column, row]: Point, over: (typeof OVER)[number]): string => {
  const low = column % 2 === 0 ? 1 : 0;
  if (over === 'N' || over === 'S') return join(column, row + (over === 'N' ? -1 : 1));
  return join(column + (over.endsWith('E') ? 1 : -1), over.startsWith('N') ? row - 1 + low : row + low);
};

/** The same unevenness each time: a printed map does not move. */
const uneven = ([column, row]: Point, salt: number): number => {
  let mixed = Math.imul(column, 374_761_393) + Math.imul(row, 668_265_263) + Math.imul(salt, 2_147_483_647);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
};

const outline = (to: CanvasRenderingContext2D, [x, y]: Point, size: number): void => {
  CORNERS.forEach(([dx, dy], at) => (at === 0 ? to.moveTo(x + dx * size, y + dy * size) : to.lineTo(x + dx * size, y + dy * size)));
  to.closePath();
};

/** One quiet mark for each terrain; filled or stroked, and how strong. */
const MARKS: Readonly<
  Record<string, (to: CanvasRenderingContext2D, hex: Point, at: Point) => { readonly fill: boolean; readonly strength: number }>
> = {
  clear: (to, hex, [x, y]) => {
    for (let one = 0; one < 3; one += 1) {
      const [a, b] = [x + (uneven(hex, one) - 0.5) * 1.1, y + (uneven(hex, one + 9) - 0.5) * 1.1];
      to.moveTo(a - 0.08, b - 0.1);
      to.lineTo(a, b);
      to.lineTo(a + 0.08, b - 0.12);
    }
    return { fill: false, strength: 1 };
  },
  woods: (to, hex, [x, y]) => {
    for (let one = 0; one < 7; one += 1) {
      const angle = (one / 7) * 2 * Math.PI + (uneven(hex, one) - 0.5) * 0.8;
      const away = one === 0 ? 0.05 : 0.3 + uneven(hex, one + 5) * 0.38;
      const [a, b] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
      to.moveTo(a + 0.13, b);
      to.arc(a, b, 0.13, 0, 2 * Math.PI);
    }
    return { fill: true, strength: 0.55 };
  },
  hills: (to, hex, [x, y]) => {
    for (const size of [0.62, 0.4, 0.2]) {
      to.moveTo(x - size, y + 0.1);
      to.bezierCurveTo(x - size, y - size * 0.75, x + size * (0.8 + (uneven(hex, 2) - 0.5) * 0.4), y - size * 0.9, x + size, y);
      to.bezierCurveTo(x + size, y + size * 0.7, x - size * 0.9, y + size * 0.72, x - size, y + 0.1);
    }
    return { fill: false, strength: 0.7 };
  },
  mountains: (to, hex, [x, y]) => {
    for (const [dx, dy, size] of [
      [-0.32, 0.12, 0.42],
      [0.26, -0.16, 0.55],
      [0.36, 0.42, 0.34],
    ] as const) {
      const [a, b] = [x + dx + (uneven(hex, 4) - 0.5) * 0.16, y + dy];
      to.moveTo(a - size, b + size * 0.55);
      to.lineTo(a, b - size * 0.6);
      to.lineTo(a + size, b + size * 0.55);
      to.moveTo(a, b - size * 0.6);
      to.lineTo(a + size * 0.1, b + size * 0.3);
    }
    return { fill: false, strength: 1 };
  },
  urban: (to, hex, [x, y]) => {
    for (let one = 0; one < 6; one += 1)
      to.rect(x - 0.58 + (one % 3) * 0.42, y - 0.46 + Math.floor(one / 3) * 0.5, 0.22 + uneven(hex, one) * 0.1, 0.24 + uneven(hex, one + 7) * 0.16);
    return { fill: true, strength: 0.6 };
  },
  'deep-water': (to, hex, [x, y]) => {
    for (const [dx, dy] of [
      [-0.3, -0.36],
      [0.2, -0.02],
      [-0.18, 0.36],
    ] as const) {
      const [a, b] = [x + dx + (uneven(hex, 6) - 0.5) * 0.2, y + dy];
      to.moveTo(a - 0.3, b);
      to.quadraticCurveTo(a - 0.15, b - 0.13, a, b);
      to.quadraticCurveTo(a + 0.15, b + 0.13, a + 0.3, b);
    }
    return { fill: false, strength: 0.75 };
  },
};

const ground = (to: CanvasRenderingContext2D, planet: Planet, colour: Colours, hex: Point): void => {
  const kind = planet.terrain[join(...hex)] ?? 'clear';
  const at = centre(hex);
  to.fillStyle = colour(`ter-${kind}`);
  to.beginPath();
  outline(to, at, 1.012);
  to.fill();
  to.fillStyle = to.strokeStyle = colour(`ter-${kind}-m`);
  to.lineWidth = 0.05;
  to.beginPath();
  const { fill, strength } = MARKS[kind]?.(to, hex, at) ?? { fill: false, strength: 1 };
  to.globalAlpha = strength;
  if (fill) to.fill();
  else to.stroke();
  to.globalAlpha = 1;
};

const line = (to: CanvasRenderingContext2D, [x, y]: Point, edge: number, colour: string, width: number): void => {
  const [a, b] = [CORNERS[edge] ?? [0, 0], CORNERS[(edge + 1) % 6] ?? [0, 0]];
  to.strokeStyle = colour;
  to.lineWidth = width;
  to.beginPath();
  to.moveTo(x + a[0], y + a[1]);
  to.lineTo(x + b[0], y + b[1]);
  to.stroke();
};

const edges = (to: CanvasRenderingContext2D, planet: Planet, colour: Colours, hex: Point): void => {
  const kind = planet.terrain[join(...hex)];
  OVER.forEach((over, edge) => {
    const other = planet.terrain[beside(hex, over)];
    if (other === undefined || edge > 2) return;
    const wet = kind === 'deep-water' || other === 'deep-water';
    if (kind === other) line(to, centre(hex), edge, colour('ter-grid'), 0.035);
    else line(to, centre(hex), edge, colour(wet ? 'ter-coast' : 'ter-edge'), wet ? 0.11 : 0.05);
  });
};

const veil = (to: CanvasRenderingContext2D, colour: Colours, hex: Point, sight: ReadonlySet<string>): void => {
  if (sight.has(join(...hex))) return;
  to.fillStyle = colour('fog');
  to.beginPath();
  outline(to, centre(hex), 1.01);
  to.fill();
};

/** Where sight ends: all of the halo first, so that it covers no line. */
const sightLine = (to: CanvasRenderingContext2D, colour: Colours, hexes: readonly Point[], sight: ReadonlySet<string>): void => {
  const ends = hexes
    .filter((hex) => sight.has(join(...hex)))
    .flatMap((hex) => OVER.flatMap((over, edge) => (sight.has(beside(hex, over)) ? [] : [{ at: centre(hex), edge }])));
  for (const { at, edge } of ends) line(to, at, edge, colour('map-halo'), 0.24);
  for (const { at, edge } of ends) line(to, at, edge, colour('sight'), 0.1);
};

const building = (to: CanvasRenderingContext2D, colour: Colours, type: string, [x, y]: Point): void => {
  to.fillStyle = colour('raise');
  to.strokeStyle = colour('map-ink');
  to.lineWidth = 0.06;
  to.beginPath();
  to.roundRect(x - 0.44, y - 0.44, 0.88, 0.88, [0.22, 0.22, 0.06, 0.06]);
  to.fill();
  to.stroke();
  const icon = ICONS[`b-${type}` as keyof typeof ICONS] as string | undefined;
  if (icon === undefined) return;
  to.save();
  to.translate(x - 0.36, y - 0.36);
  to.scale(0.03, 0.03);
  to.strokeStyle = colour('ink');
  to.lineWidth = 2;
  to.stroke(new Path2D(icon));
  to.restore();
};

const counter = (to: CanvasRenderingContext2D, colour: Colours, { seat, count }: Counter, [x, y]: Point, own: boolean): void => {
  const shape = new Path2D(SHAPES[seat] ?? '');
  to.save();
  to.translate(x, y);
  to.scale(0.062, 0.062);
  to.translate(-12, -12);
  to.lineJoin = 'round';
  to.strokeStyle = colour('map-ink');
  to.lineWidth = own ? 7 : 3.4;
  to.stroke(shape);
  if (own) {
    to.strokeStyle = colour('map-halo');
    to.lineWidth = 4;
    to.stroke(shape);
  }
  to.fillStyle = colour(`seat-${seat}`);
  to.fill(shape);
  to.fillStyle = colour(`on-seat-${seat}`);
  to.font = `600 13px ${colour('font-head')}`;
  to.textAlign = 'center';
  to.fillText(String(count), 12, 16.5);
  to.restore();
};

const course = (to: CanvasRenderingContext2D, colour: Colours, { path }: Course): void => {
  const points = path.map((hex) => centre(split(hex)));
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined) return;
  for (const [name, width] of [
    ['pencil-halo', 0.24],
    ['pencil', 0.13],
  ] as const) {
    to.strokeStyle = colour(name);
    to.lineWidth = width;
    to.beginPath();
    points.forEach(([x, y], at) => (at === 0 ? to.moveTo(x, y) : to.lineTo(x, y)));
    to.stroke();
  }
  to.save();
  to.translate(last[0], last[1]);
  to.rotate(Math.atan2(last[1] - before[1], last[0] - before[0]));
  to.fillStyle = colour('pencil');
  to.beginPath();
  to.moveTo(0.32, 0);
  to.lineTo(-0.16, 0.26);
  to.lineTo(-0.16, -0.26);
  to.fill();
  to.restore();
};

/** Fills the canvas; at least `leastSize` pixels to a hex's radius, so a phone shows a part of the map, around `focus`. */
export function drawPlanet(canvas: HTMLCanvasElement, planet: Planet, scene: Scene, focus: string, leastSize: number): void {
  const style = getComputedStyle(canvas);
  const colour: Colours = (name) => style.getPropertyValue(`--${name}`).trim();
  const ratio = Math.min(devicePixelRatio, 2);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const to = canvas.getContext('2d', { alpha: false });
  if (to === null || width === 0) return;
  const [mapWidth, mapHeight] = [planet.columns * 1.5 - 0.5, (planet.rows - 0.5) * ROOT];
  const size = Math.max(leastSize, width / mapWidth, height / mapHeight);
  const [x, y] = centre(split(focus));
  const within = (middle: number, shown: number, all: number, first: number): number =>
    Math.min(Math.max(middle - shown / 2, first), first + Math.max(0, all - shown));
  const left = within(x, width / size, mapWidth, 0.5);
  const top = within(y, height / size, mapHeight, ROOT / 2);
  to.fillStyle = colour('table');
  to.fillRect(0, 0, canvas.width, canvas.height);
  to.setTransform(size * ratio, 0, 0, size * ratio, -left * size * ratio, -top * size * ratio);
  to.lineCap = to.lineJoin = 'round';
  const hexes = Array.from({ length: planet.columns * planet.rows }, (_, at): Point => [
    1 + (at % planet.columns),
    1 + Math.floor(at / planet.columns),
  ]);
  for (const hex of hexes) ground(to, planet, colour, hex);
  for (const hex of hexes) edges(to, planet, colour, hex);
  for (const hex of hexes) veil(to, colour, hex, scene.sight);
  sightLine(to, colour, hexes, scene.sight);
  for (const one of scene.courses) course(to, colour, one);
  const held = new Set(scene.counters.map(({ hex }) => hex));
  for (const { type, hex } of planet.buildings) {
    const [a, b] = centre(split(hex));
    building(to, colour, type, held.has(hex) ? [a - 0.34, b + 0.3] : [a, b]);
  }
  const built = new Set(planet.buildings.map(({ hex }) => hex));
  for (const one of scene.counters) {
    const [a, b] = centre(split(one.hex));
    counter(to, colour, one, built.has(one.hex) ? [a + 0.3, b - 0.24] : [a, b], one.seat === scene.counters[0]?.seat);
  }
}
