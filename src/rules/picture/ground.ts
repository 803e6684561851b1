/**
 * The ground of a picture: terrain, what lies out of sight under fog, the border of sight (SIGHT-1), and the
 * names of the hexes.
 */
import { flatMap } from '../../kernel';
import { neighbour } from '../../kernel/hex';
import { DIRECTIONS, TERRAINS, type Hex } from '../model/map';
import { corners, EDGE, HEIGHT, middle, outline } from './hexes';
import { FOG, INK, TERRAIN_LOOKS } from './looks';
import { shape, type Lettering, type Mark, type Picture, type Point, type Shape } from './marks';
import { hexesOf, type PictureScene } from './scene';

const NAMES: Lettering = { size: 8.5, bold: false, anchor: 'middle', fill: { colour: INK, opacity: 0.72 } };

/** Between two hexes a little of what lies below is seen: the grid. */
const hexShape = (colour: Shape['fill']): Shape => shape(outline(0.35), colour);

export const GROUND_SYMBOLS: Picture['symbols'] = {
  ...Object.fromEntries(
    TERRAINS.map((terrain) => [
      terrain,
      [hexShape({ colour: TERRAIN_LOOKS[terrain].fill }), ...TERRAIN_LOOKS[terrain].strokes],
    ]),
  ),
  fog: [hexShape({ colour: FOG, opacity: 0.5 })],
};

const border = (scene: PictureScene, hexes: readonly Hex[], at: (hex: string) => Point): Mark[] => {
  const sight = new Set(hexes.filter((_, index) => scene.sight[index] === true));
  const all = new Set(hexes);
  const points = corners();
  const lines = flatMap([...sight], (hex) =>
    flatMap(DIRECTIONS, (direction) => {
      const next = neighbour(hex, direction);
      // Nothing is hidden beyond the edge of the map.
      if (next === null || sight.has(next) || !all.has(next)) return [];
      const [x, y] = at(hex);
      const [from, to] = [points[EDGE[direction]] ?? [0, 0], points[(EDGE[direction] + 1) % 6] ?? [0, 0]];
      return [`M${x + from[0]} ${y + from[1]}L${x + to[0]} ${y + to[1]}`];
    }),
  );
  return lines.length === 0 ? [] : [shape(lines.join(''), null, { colour: INK, width: 1.8 })];
};

/** @param origin of the map in the picture, in whole numbers */
export function groundOf(scene: PictureScene, [left, top]: Point): readonly Mark[] {
  const hexes = hexesOf(scene);
  const at = (hex: string): Point => [left + middle(hex)[0], top + middle(hex)[1]];
  const stamps = (symbol: string, wanted: (index: number) => boolean): Mark[] => {
    const there = hexes.filter((_, index) => wanted(index)).map(at);
    return there.length === 0 ? [] : [{ kind: 'stamps', symbol, at: there }];
  };
  return [
    ...flatMap(TERRAINS, (terrain) => stamps(terrain, (index) => scene.terrain[index] === terrain)),
    ...stamps('fog', (index) => scene.sight[index] !== true),
    ...border(scene, hexes, at),
    {
      kind: 'texts',
      lettering: NAMES,
      texts: hexes.map((hex) => ({ at: [at(hex)[0], at(hex)[1] - HEIGHT / 2 + 9.5], words: hex })),
    },
  ];
}
