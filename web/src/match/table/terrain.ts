/**
 * How areas look, by words that any system may use in the name of a kind, by level and by cover. What is not
 * known is drawn as an outline with its title.
 */
import type { Hex, Terrain } from '../../board/scene';
import type { Area, Board } from '../shapes';

const WORDS: readonly (readonly [RegExp, Terrain])[] = [
  [/wood|forest|tree|jungle|hedge|vegetation/, 'woods'],
  [/water|river|lake|swamp/, 'deep-water'],
  [/building|wall|house|urban|room|bunker|pillar|container|door/, 'urban'],
  [/rubble|rough|hill|crater|rock/, 'hills'],
];

export const terrainOf = ({ kind, level, cover }: Pick<Area, 'kind' | 'level' | 'cover'>): Terrain => {
  const named = WORDS.find(([word]) => word.test(kind))?.[1];
  if (named !== undefined) return named;
  if (level > 0) return 'hills';
  if (level < 0) return 'deep-water';
  return cover === 1 ? 'urban' : 'clear';
};

export interface HexGround {
  readonly terrain: Readonly<Record<Hex, Terrain>>;
  /** Without those on level 0. */
  readonly levels: Readonly<Record<Hex, number>>;
  /** Hexes that hide more than half of what is behind them. */
  readonly dense: readonly Hex[];
}

/** An area that lies over another adds its level, and hides what it covers. */
export function hexGroundOf({ areas }: Pick<Board, 'areas'>): HexGround {
  const terrain: Record<Hex, Terrain> = {};
  const levels: Record<Hex, number> = {};
  const dense = new Set<Hex>();
  for (const area of areas)
    for (const place of area.places) {
      const looks = terrainOf(area);
      if (looks !== 'hills' || terrain[place] === undefined) terrain[place] = looks;
      if (area.level !== 0) levels[place] = area.level;
      if ((area.cover ?? 0) > 0.5 && looks === 'woods') dense.add(place);
    }
  return { terrain, levels, dense: [...dense] };
}
