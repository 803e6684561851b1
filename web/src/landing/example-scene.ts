/** Who might stand on a planet, for the picture at the door: three lances of one side, two of another. Told by nobody, so it is an example only. */
import { distance } from '../../../src/client/hexes';
import type { Counter, Planet, Scene } from './planet-drawing';

const SIGHT = 3;
const OWN_SEAT = 4;
const OTHER_SEAT = 2;

const land = ({ terrain }: Planet): readonly string[] => Object.keys(terrain).filter((hex) => terrain[hex] !== 'deep-water');

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

/** The hex in the middle of the picture. */
export function focusOf(planet: Planet): string {
  const middle = `${String(Math.ceil(planet.columns / 2)).padStart(2, '0')}${String(Math.ceil(planet.rows / 2)).padStart(2, '0')}`;
  return (
    nearest(
      planet.buildings.map(({ hex }) => hex),
      middle,
    ) ?? middle
  );
}

export function exampleScene(planet: Planet): Scene {
  const hexes = land(planet);
  const focus = focusOf(planet);
  const built = planet.buildings.map(({ hex }) => hex).filter((hex) => hex !== focus);
  const second = nearest(built, focus, 3) ?? focus;
  const third =
    nearest(
      built.filter((hex) => hex !== second),
      focus,
      5,
    ) ?? focus;
  const own: Counter[] = [focus, second, third].map((hex, at) => ({ hex, seat: OWN_SEAT, count: 3 - at }));
  const sight = new Set(Object.keys(planet.terrain).filter((hex) => own.some((one) => distance(one.hex, hex) <= SIGHT)));
  const seen = hexes.filter((hex) => sight.has(hex) && own.every((one) => distance(one.hex, hex) === SIGHT || distance(one.hex, hex) > SIGHT));
  const first = seen.at(Math.floor(seen.length / 3));
  const other = seen.at(Math.floor((seen.length * 2) / 3));
  const enemies = [first, other].filter((hex) => hex !== undefined).map((hex, at): Counter => ({ hex, seat: OTHER_SEAT, count: 6 - at * 4 }));
  return {
    counters: [...own, ...enemies],
    courses: enemies.map(({ hex }, at) => ({ path: way(hexes, own[at]?.hex ?? focus, hex).slice(0, -1) })).filter(({ path }) => path.length > 1),
    sight,
  };
}
