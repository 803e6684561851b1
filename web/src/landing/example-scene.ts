/**
 * Who might stand on a planet, for the picture in the API: three lances of one side, two of another. Told by
 * nobody, so it is an example only.
 */
import { distance } from '../../../src/client/hexes';
import {
  EMPTY_OVERLAY,
  type Counter,
  type DrawnPath,
  type Overlay,
  type Scene,
  type Terrain,
} from '../board/scene';

export interface Planet {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Readonly<Record<string, Terrain>>;
  readonly buildings: readonly { readonly type: string; readonly hex: string }[];
}

export interface Example {
  readonly scene: Scene;
  readonly overlay: Overlay;
  /** What a small picture shows. */
  readonly middle: readonly string[];
}

const SIGHT = 3;
const OWN_SEAT = 4;
const OTHER_SEAT = 2;

const land = ({ terrain }: Planet): readonly string[] =>
  Object.keys(terrain).filter((hex) => terrain[hex] !== 'deep-water');

const nearest = (hexes: readonly string[], to: string, away = 0): string | undefined =>
  hexes
    .map((hex) => ({ hex, off: Math.abs(distance(hex, to) - away) }))
    .sort((a, b) => a.off - b.off || a.hex.localeCompare(b.hex))
    .at(0)?.hex;

/** A way over land, step by step nearer; it ends where water is in the way. */
const way = (hexes: readonly string[], from: string, to: string): readonly string[] => {
  const path = [from];
  for (let at = from; at !== to;) {
    const next = hexes.filter((hex) => distance(hex, at) === 1 && distance(hex, to) < distance(at, to)).at(0);
    if (next === undefined) break;
    path.push(next);
    at = next;
  }
  return path;
};

const counter = (hex: string, seat: number, count: number): Counter => ({
  ...{ hex, seat, count, own: seat === OWN_SEAT, code: '', name: '' },
  ...{ shutDown: false, damaged: false, ghostAge: null },
});

const focusOf = (planet: Planet): string => {
  const middle = `${String(Math.ceil(planet.columns / 2)).padStart(2, '0')}${String(Math.ceil(planet.rows / 2)).padStart(2, '0')}`;
  const built = planet.buildings.map(({ hex }) => hex);
  return nearest(built, middle) ?? middle;
};

export function exampleScene(planet: Planet): Example {
  const hexes = land(planet);
  const focus = focusOf(planet);
  const built = planet.buildings.map(({ hex }) => hex).filter((hex) => hex !== focus);
  const second = nearest(built, focus, 3) ?? focus;
  const others = built.filter((hex) => hex !== second);
  const third = nearest(others, focus, 5) ?? focus;
  const own = [focus, second, third].map((hex, at) => counter(hex, OWN_SEAT, 4 - at));
  const sight = Object.keys(planet.terrain).filter((hex) =>
    own.some((one) => distance(one.hex, hex) <= SIGHT),
  );
  const rim = hexes.filter(
    (hex) => sight.includes(hex) && own.every((one) => distance(one.hex, hex) >= SIGHT),
  );
  const enemies = [rim.at(Math.floor(rim.length / 3)), rim.at(Math.floor((rim.length * 2) / 3))]
    .filter((hex) => hex !== undefined)
    .map((hex, at) => counter(hex, OTHER_SEAT, 6 - at * 4));
  const paths = enemies.flatMap(({ hex }, at): DrawnPath[] => {
    const [from, ...path] = way(hexes, own[at]?.hex ?? focus, hex).slice(0, -1);
    return from === undefined || path.length === 0
      ? []
      : [{ from, path, kind: 'move', saved: true, dim: false }];
  });
  const held = new Set(own.map(({ hex }) => hex));
  return {
    scene: {
      ...{
        columns: planet.columns,
        rows: planet.rows,
        terrain: planet.terrain,
        sight,
        enemySight: [],
        hqs: [],
        battles: [],
        depots: [],
      },
      buildings: planet.buildings.map(({ hex, type }) => ({
        hex,
        type,
        seat: held.has(hex) ? OWN_SEAT : null,
        works: true,
        ghost: false,
      })),
      counters: [...own, ...enemies],
    },
    overlay: { ...EMPTY_OVERLAY, paths },
    middle: Object.keys(planet.terrain).filter((hex) => distance(hex, focus) <= 3),
  };
}
