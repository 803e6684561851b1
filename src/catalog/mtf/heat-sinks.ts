/**
 * Heat sinks: `17 Double`, `10 IS Double`, `12 Single`, `14 Laser`, `11 Compact`. A file counts all of them
 * and shows in slots those that do not fit into the engine; the two must speak of one kind. Only prototypes
 * of double ones stand beside others, mostly beside single ones.
 */
import type { Item, ItemId, MechDesign, TechBase } from '../model';
import { heatCapacity, isPrototypeSink } from '../heat-capacity';
import { wholeNumber } from './figures';
import { required } from './header';
import type { Line, Problems } from './problem';
import { remembered } from './remembered';
import type { Sections } from './sections';
import { itemLines, type ReadSlots } from './slots';

type HeatSinks = MechDesign['heatSinks'];
type Lookup = (id: ItemId) => Item | null;

/** A file's figure has at most two digits. */
const MAX = 99;
const LEAST_OF_BASE_CHASSIS = -1;

type Family = 'single' | 'double' | 'laser' | 'compact';
const WORDS: Readonly<Record<Family, string>> = {
  single: 'Single',
  double: 'Double',
  laser: 'Laser',
  compact: 'Compact',
};
/** What one heat sink takes a turn. */
const WORTH: Readonly<Record<Family, number>> = { single: 1, double: 2, laser: 2, compact: 1 };

const familyOf = (item: Item): Family | null => {
  const has = (flag: string): boolean => item.flags.includes(flag);
  if (has('compact-heat-sink')) return 'compact';
  if (has('laser-heat-sink')) return 'laser';
  return has('double-heat-sink') ? 'double' : has('heat-sink') ? 'single' : null;
};
/** Two compact heat sinks in one casing count as two. */
const sinksIn = (item: Item): number =>
  item.flags.includes('compact-heat-sink') && item.flags.includes('double-heat-sink') ? 2 : 1;

interface Said {
  readonly count: number;
  readonly family: Family;
  readonly maker: TechBase | null;
}

/** What the words behind the figure say; `odd`: something that nobody knows. */
const wordsOf = remembered((words) => ({
  family: (Object.keys(WORDS) as Family[]).find((candidate) => words.includes(candidate)) ?? null,
  odd:
    words.replace(/\b(?:single|double|laser|compact|heat|sinks?|is|clan|inner sphere)\b|[()]/g, '').trim() !==
    '',
  maker: /\bclan\b/.test(words)
    ? ('clan' as const)
    : /\bis\b|inner sphere/.test(words)
      ? ('is' as const)
      : null,
}));

const said = (line: Line, problems: Problems): Said | null => {
  const [, figure = '', words = ''] = /^(\S*)(.*)$/.exec(line.text.toLowerCase()) ?? [];
  const count = wholeNumber({ ...line, text: figure }, 'heat sinks', 0, MAX, problems);
  const { family, odd, maker } = wordsOf(words);
  if (family === null || odd) {
    if (count !== null)
      problems.refuse('mech-file/unknown-value', line, { key: 'heat sinks', value: line.text });
    return null;
  }
  return count === null ? null : { count, family, maker };
};

/** The kind of a heat sink that stands in no slot. */
const KIND_OF: Readonly<Record<Exclude<Family, 'double'>, string>> = {
  single: 'heat-sink',
  laser: 'clan-laser-heat-sink',
  compact: 'is-1-compact-heat-sink',
};
const inEngine = (family: Family, maker: TechBase): ItemId =>
  (family === 'double' ? `${maker}-double-heat-sink` : KIND_OF[family]) as ItemId;

/** Whether what stands in a slot is of the kind that the count speaks of. */
const agrees = (item: Item, { family, maker }: Said): boolean =>
  familyOf(item) === family && (family !== 'double' || maker === null || item.techBase === maker);

export const readHeatSinks = (
  sections: Sections,
  read: ReadSlots,
  own: TechBase,
  lookup: Lookup,
  problems: Problems,
): HeatSinks | null => {
  const line = required(sections, 'heat sinks', problems);
  const base = sections.keys.get('base chassis heat sinks') ?? null;
  const fixed =
    base === null ? null : wholeNumber(base, 'base chassis heat sinks', LEAST_OF_BASE_CHASSIS, MAX, problems);
  const told = line === null ? null : said(line, problems);
  if (line === null || told === null) return null;
  const sinks = itemLines(read.slots)
    .map(({ mounted }) => lookup(mounted.item))
    .filter((item) => item !== null && familyOf(item) !== null) as readonly Item[];
  const slotted = sinks.filter((item) => !isPrototypeSink(item));
  const [first] = slotted;
  const odd = slotted.find((item) => !agrees(item, told) || item.techBase !== first?.techBase) ?? null;
  if (odd !== null) {
    problems.refuse('mech-file/heat-sinks-differ', read.lineOf.get(odd.id) ?? line, {
      item: odd.id,
      said: line.text,
    });
    return null;
  }
  const pieces = sinks.reduce((sum, item) => sum + sinksIn(item) / (item.slots ?? 1), 0);
  if (pieces > told.count)
    problems.refuse('mech-file/too-many-heat-sinks', line, { count: told.count, slotted: Math.ceil(pieces) });
  return {
    count: told.count,
    double: WORTH[told.family] === 2,
    capacity: heatCapacity(told.count, WORTH[told.family], read.slots, lookup),
    item: first?.id ?? inEngine(told.family, told.maker ?? own),
    fixed: fixed === null || fixed < 0 ? null : fixed,
  };
};

/** The maker is written with double ones only, as files have it. */
export const writeHeatSinks = ({ count, item }: HeatSinks, lookup: Lookup): string => {
  const kind = lookup(item);
  const family = (kind === null ? null : familyOf(kind)) ?? 'single';
  const maker = family !== 'double' ? '' : kind?.techBase === 'clan' ? 'Clan ' : 'IS ';
  return `${count} ${maker}${WORDS[family]}`;
};
