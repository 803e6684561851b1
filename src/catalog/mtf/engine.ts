/** Engines as files write them: `300 Fusion Engine(IS)`, `375 XL (Clan) Engine`, `420 Large Light Engine`. */
import type { EngineType, MechDesign, TechBase } from '../model';
import { wholeNumber } from './figures';
import type { Line, Problems } from './problem';

const LOWEST_RATING = 10;
const HIGHEST_RATING = 500;
/** From here on an engine is a large one; it is said, and read, with or without the word. */
const LARGE_ABOVE = 400;

const NAMES: Readonly<Record<EngineType, string>> = {
  fusion: 'Fusion',
  xl: 'XL',
  light: 'Light',
  xxl: 'XXL',
  compact: 'Compact',
  ice: 'ICE',
  'fuel-cell': 'Fuel Cell',
  fission: 'Fission',
};
const TYPES: ReadonlyMap<string, EngineType> = new Map<string, EngineType>([
  ['', 'fusion'],
  ['xl', 'xl'],
  ['light', 'light'],
  ['xxl', 'xxl'],
  ['compact', 'compact'],
  ['ice', 'ice'],
  ['i.c.e.', 'ice'],
  ['i.c.e', 'ice'],
  ['combustion', 'ice'],
  ['internal combustion', 'ice'],
  ['fuel cell', 'fuel-cell'],
  ['fuel-cell', 'fuel-cell'],
  ['fission', 'fission'],
]);
/** Words that say nothing of the type. */
const IDLE_WORDS = /\((?:clan|is|inner sphere|c)\)|\b(?:engine|large|fusion|primitive|standard|is|clan)\b/g;

interface Technology {
  readonly techBase: TechBase;
  readonly mixedTech: boolean;
}

/**
 * Whose engine it is: `(Clan)` says so; `(IS)` only where technologies are mixed, since files of old wrote it
 * behind every engine, even behind clan ones.
 */
const makerOf = (text: string, { techBase, mixedTech }: Technology): TechBase => {
  if (/\bclan\b/.test(text)) return 'clan';
  return mixedTech && /\((is|inner sphere)\)/.test(text)
    ? 'is'
    : mixedTech && techBase === 'is'
      ? 'is'
      : techBase;
};

export const readEngine = (
  line: Line,
  technology: Technology,
  problems: Problems,
): MechDesign['engine'] | null => {
  const [, figure = '', words = ''] = /^(\S*)(.*)$/.exec(line.text.toLowerCase()) ?? [];
  const rating = wholeNumber({ ...line, text: figure }, 'engine', LOWEST_RATING, HIGHEST_RATING, problems);
  const type = TYPES.get(words.replace(IDLE_WORDS, ' ').replace(/\s+/g, ' ').trim()) ?? null;
  if (type === null && rating !== null)
    problems.refuse('mech-file/unknown-value', line, { key: 'engine', value: line.text });
  return rating === null || type === null ? null : { rating, type, techBase: makerOf(words, technology) };
};

export const writeEngine = ({ engine, mixedTech }: Pick<MechDesign, 'engine' | 'mixedTech'>): string => {
  const large = engine.rating > LARGE_ABOVE ? 'Large ' : '';
  const clan = engine.techBase === 'clan' ? ' (Clan)' : '';
  return `${engine.rating} ${large}${NAMES[engine.type]}${clan} Engine${mixedTech && engine.techBase === 'is' ? '(IS)' : ''}`;
};
