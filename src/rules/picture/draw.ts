/**
 * Draws a scene: a head, the map, and what its signs mean. The same scene and words give the same picture.
 */
import { clean } from '../../catalog/record-sheet/lettering';
import { GROUND_SYMBOLS, groundOf } from './ground';
import { mapHeight, mapWidth } from './hexes';
import { fitting, legendOf } from './legend';
import { GRID, INK, PAPER, QUIET } from './looks';
import { shape, type Lettering, type Mark, type Picture, type Point } from './marks';
import type { PictureScene } from './scene';
import { Symbols, thingsOf } from './things';
import type { PictureWords } from './words';

const MARGIN = 24;
const HEAD = 74;
/** Smaller maps stand in the middle of a picture that has room for its words. */
const NARROWEST = 640;

const TITLE: Lettering = { size: 23, bold: true, anchor: 'start', fill: { colour: INK } };
const BELOW: Lettering = { size: 15, bold: false, anchor: 'start', fill: { colour: QUIET } };

const headOf = (words: PictureWords, width: number): readonly Mark[] => {
  const below = `${words.moment} · ${clean(words.eyes)}`;
  return [
    {
      kind: 'texts',
      lettering: TITLE,
      texts: [{ at: [MARGIN, 36], words: fitting(words.title, TITLE.size, true, width) }],
    },
    {
      kind: 'texts',
      lettering: BELOW,
      texts: [{ at: [MARGIN, 58], words: fitting(below, BELOW.size, false, width) }],
    },
  ];
};

export function drawPicture(scene: PictureScene, words: PictureWords): Picture {
  const inner = Math.max(NARROWEST - 2 * MARGIN, mapWidth(scene.columns));
  const left = MARGIN + Math.floor((inner - mapWidth(scene.columns)) / 2);
  const origin: Point = [left, HEAD];
  const bottom = HEAD + mapHeight(scene.rows);
  const symbols = new Symbols();
  const things = thingsOf(scene, origin, symbols);
  const legend = legendOf(scene, words, symbols, [MARGIN, bottom + MARGIN], inner);
  // Under the hexes: what shows between them.
  const table = `M${left - 3} ${HEAD - 3}h${mapWidth(scene.columns) + 6}v${mapHeight(scene.rows) + 6}h${-(mapWidth(scene.columns) + 6)}z`;
  return {
    width: inner + 2 * MARGIN,
    height: bottom + MARGIN + legend.height + MARGIN / 2,
    background: PAPER,
    title: clean(`${words.title} · ${words.moment} · ${words.eyes}`),
    language: words.language,
    symbols: { ...GROUND_SYMBOLS, ...symbols.all() },
    marks: [
      ...headOf(words, inner),
      shape(table, { colour: GRID }),
      ...groundOf(scene, origin),
      ...things,
      ...legend.marks,
    ],
  };
}
