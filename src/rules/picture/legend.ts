/**
 * What stands below a picture's map: who is who, what the signs mean, which buildings there are, which
 * terrain. Only what this picture shows.
 */
import { clean, clip, textWidth } from '../../catalog/record-sheet/lettering';
import { TERRAINS } from '../model/map';
import { INK, NOBODY } from './looks';
import { shape, type Lettering, type Mark, type Point } from './marks';
import type { PictureScene, SceneToken } from './scene';
import { BATTLE_SYMBOL, buildingSymbol, type Symbols, tokenKey, tokenSymbol } from './things';
import type { PictureWords } from './words';

interface Entry {
  readonly symbol: string;
  readonly words: string;
}

const LETTERS: Lettering = { size: 12.5, bold: false, anchor: 'start', fill: { colour: INK } };
/** From one row's middle to the next, of signs and of hexes. */
const ROW = 26;
const HEX_ROW = 44;
/** Above and below the rows of a section. */
const MARGIN = 6;
/** From the middle of a sign to its words. */
const INDENT = 18;
const HEX_INDENT = 29;
const GAP = 22;
/** Names of forces may be long. */
const WIDEST = 230;

const forceEntries = (scene: PictureScene, words: PictureWords, symbols: Symbols): readonly Entry[] =>
  scene.forces.map(({ seat, name, out }) => {
    const token = { seat, own: seat === scene.eyes, remembered: false };
    return {
      symbol: symbols.name(tokenKey(token), () => tokenSymbol(token)),
      words: out ? `${name} (${words.signs.out})` : name,
    };
  });

function signEntries(scene: PictureScene, { signs }: PictureWords, symbols: Symbols): readonly Entry[] {
  const { eyes, forces, tokens, buildings } = scene;
  const other = forces.find(({ seat }) => seat !== eyes)?.seat ?? 1;
  const token = (one: Pick<SceneToken, 'seat' | 'own' | 'remembered'>): string =>
    symbols.name(tokenKey(one), () => tokenSymbol(one));
  const plate = (key: string, seat: number | null, inSight: boolean, works: boolean): string =>
    symbols.name(key, () => buildingSymbol({ type: null, seat, inSight, works }));
  const entries: (Entry | null)[] = [
    eyes === null ? null : { symbol: token({ seat: eyes, own: true, remembered: false }), words: signs.own },
    eyes === null || !tokens.some(({ own, remembered }) => !own && !remembered)
      ? null
      : { symbol: token({ seat: other, own: false, remembered: false }), words: signs.there },
    tokens.some(({ remembered }) => remembered)
      ? { symbol: token({ seat: other, own: false, remembered: true }), words: signs.remembered }
      : null,
    buildings.length === 0
      ? null
      : { symbol: plate('plate', eyes ?? other, true, true), words: signs.building },
    buildings.some(({ inSight }) => !inSight)
      ? { symbol: plate('plate-unseen', null, false, true), words: signs.unseen }
      : null,
    buildings.some(({ works }) => !works)
      ? { symbol: plate('plate-broken', null, true, false), words: signs.broken }
      : null,
    scene.battles.length === 0
      ? null
      : { symbol: symbols.name('battle', () => BATTLE_SYMBOL), words: signs.battle },
  ];
  return entries.filter((entry) => entry !== null);
}

const buildingEntries = (words: PictureWords, symbols: Symbols): readonly Entry[] =>
  Object.entries(words.buildings).map(([type, name]) => ({
    symbol: symbols.name(`legend-${type}`, () =>
      buildingSymbol({ type: type as never, seat: null, inSight: true, works: true }),
    ),
    words: name,
  }));

/** What a whole hex looks like. */
const hexEntries = (
  { hq, eyes, sight }: PictureScene,
  { signs, terrain }: PictureWords,
): readonly Entry[] => [
  ...TERRAINS.map((symbol) => ({ symbol, words: terrain[symbol] })),
  ...(sight.every(Boolean) ? [] : [{ symbol: 'fog', words: signs.fog }]),
  ...(hq === null || eyes === null ? [] : [{ symbol: `hq-${eyes}`, words: signs.hq }]),
];

/** One line that can be drawn, cut where it would be wider. */
export const fitting = (words: string, size: number, bold: boolean, width: number): string =>
  clip(clean(words), size, bold, width);

interface Legend {
  readonly marks: readonly Mark[];
  readonly height: number;
}

/** @param left, top the upper left corner; `width`: what there is of it */
export function legendOf(
  scene: PictureScene,
  words: PictureWords,
  symbols: Symbols,
  [left, top]: Point,
  width: number,
): Legend {
  const marks: Mark[] = [];
  let y = top;
  const section = (entries: readonly Entry[], row: number): void => {
    if (entries.length === 0) return;
    const short = entries.map(({ symbol, words: text }) => ({
      symbol,
      words: fitting(text, LETTERS.size, false, WIDEST),
    }));
    const cell = Math.ceil(
      INDENT +
        GAP +
        Math.max(...short.map((entry) => textWidth(entry.words, LETTERS.size, false))) +
        HEX_INDENT,
    );
    const columns = Math.max(1, Math.floor((width + GAP) / cell));
    const at = (index: number): Point => [
      left + INDENT + (index % columns) * cell,
      y + MARGIN + row / 2 + Math.floor(index / columns) * row,
    ];
    marks.push(shape(`M${left} ${y}H${left + width}`, null, { colour: NOBODY, width: 0.8, opacity: 0.6 }));
    marks.push(...short.map(({ symbol }, index): Mark => ({ kind: 'stamps', symbol, at: [at(index)] })));
    marks.push({
      kind: 'texts',
      lettering: LETTERS,
      texts: short.map((entry, index) => ({
        at: [at(index)[0] + (row === HEX_ROW ? HEX_INDENT : INDENT), at(index)[1] + 4.5],
        words: entry.words,
      })),
    });
    y += 2 * MARGIN + Math.ceil(short.length / columns) * row;
  };
  section(forceEntries(scene, words, symbols), ROW);
  section(signEntries(scene, words, symbols), ROW);
  section(buildingEntries(words, symbols), ROW);
  section(hexEntries(scene, words), HEX_ROW);
  return { marks, height: y - top };
}
