/**
 * Reads lists of mechs that somebody brings: lines such as `HBK-4G` or `Hunchback HBK-4G (Anna, veteran)`,
 * and the `.mul` files of MegaMek, MegaMekLab and MekBay, of which only names and pilots matter. Files come
 * from anywhere: tags are read one by one, nothing is expanded, and all is bounded.
 */
import { RANKS, type Rank } from './draft';

export interface ListedPilot {
  readonly name: string | null;
  readonly rank: Rank | null;
  readonly gunnery: number | null;
}
export interface ListedMech {
  /** What to look for: chassis and model, or what was written. */
  readonly text: string;
  readonly model: string | null;
  readonly pilot: ListedPilot | null;
}
export interface ForceList {
  readonly mechs: readonly ListedMech[];
  /** Pilots without a mech. */
  readonly pilots: readonly { readonly rank: Rank; readonly name: string }[];
  /** More than this is not read. */
  readonly cut: boolean;
}

export const MAX_CHARACTERS = 2_000_000;
export const MAX_MECHS = 120;
const MAX_TAGS = 200_000;
const LONGEST = 60;

/** One line without what cannot be seen, not longer than a name may be. */
const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();
const cleanOrNull = (text: string | undefined): string | null => {
  const name = clean(text ?? '');
  return name === '' ? null : name;
};

const rankIn = (text: string): Rank | null =>
  RANKS.find((rank) => rank === text.trim().toLowerCase()) ?? null;

/** `Anna`, `Anna, veteran`, `veteran`, `Anna 3/4`. */
function pilotIn(text: string): ListedPilot | null {
  const skills = /\b(\d)\s*\/\s*\d\b/.exec(text);
  const parts = text
    .replace(/\b\d\s*\/\s*\d\b/, '')
    .split(',')
    .map((part) => part.trim());
  const rank = parts.map(rankIn).find((found) => found !== null) ?? null;
  const name = cleanOrNull(
    parts
      .filter((part) => rankIn(part) === null)
      .join(', ')
      .replace(/^[,\s]+|[,\s]+$/g, ''),
  );
  const gunnery = skills === null ? null : Number(skills[1]);
  return name === null && rank === null && gunnery === null ? null : { name, rank, gunnery };
}

const MAX_OF_ONE = 12;

const readLine = (line: string): readonly ListedMech[] => {
  const times = /^(\d{1,2})\s*[x×]\s+/i.exec(line);
  const rest = line.slice(times?.[0].length ?? 0);
  const brackets = /\s\(([^()]*)\)\s*$/.exec(rest);
  // A name in brackets belongs to the design when more follows it: `Mad Cat (Timber Wolf) Prime`.
  const text = clean(brackets === null ? rest : rest.slice(0, brackets.index));
  if (text === '') return [];
  const mech: ListedMech = {
    text,
    model: null,
    pilot: brackets === null ? null : pilotIn(brackets[1] ?? ''),
  };
  const count = Math.min(Math.max(Number(times?.[1] ?? 1), 1), MAX_OF_ONE);
  return Array.from({ length: count }, (_, at) => (at === 0 ? mech : { ...mech, pilot: null }));
};

export function readLines(text: string): ForceList {
  const mechs: ListedMech[] = [];
  const pilots: { rank: Rank; name: string }[] = [];
  for (const line of text.slice(0, MAX_CHARACTERS).split(/\r\n?|\n/)) {
    const trimmed = line.trim().slice(0, 400);
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const alone = /^\+\s*(\w+)\s*:\s*(.+)$/.exec(trimmed);
    const rank = rankIn(alone?.[1] ?? '');
    const name = cleanOrNull(alone?.[2]);
    if (rank !== null && name !== null) {
      if (pilots.length < MAX_MECHS) pilots.push({ rank, name });
      continue;
    }
    mechs.push(...readLine(trimmed));
    if (mechs.length > MAX_MECHS) return { mechs: mechs.slice(0, MAX_MECHS), pilots, cut: true };
  }
  return { mechs, pilots, cut: text.length > MAX_CHARACTERS };
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five names and numbers of XML; what a file declares itself stays as it is written. */
const unescaped = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
    },
  );

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, double, single]) => [
      name ?? '',
      unescaped(double ?? single ?? ''),
    ]),
  );

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: () => ReadonlyMap<string, string>;
}

/** What is passed over as a whole, with its end. */
const PASSED: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '>'],
];

/**
 * Tags and nothing else: comments, declarations and what stands between tags are passed over. Each sign is
 * looked at a few times at most.
 */
function* tagsOf(xml: string): Generator<Tag> {
  const tag = /<(\/?)([\w:-]{1,60})((?:[^<>"']|"[^"<]*"|'[^'<]*'){0,4000})>/y;
  let at = xml.indexOf('<');
  for (let count = 0; at >= 0 && count < MAX_TAGS; at = xml.indexOf('<', at)) {
    const from = at;
    const passed = PASSED.find(([begin]) => xml.startsWith(begin, from));
    if (passed !== undefined) {
      at = xml.indexOf(passed[1], from);
      if (at < 0) return;
      continue;
    }
    tag.lastIndex = from;
    const [whole, closing, name, rest] = tag.exec(xml) ?? [];
    at += whole?.length ?? 1;
    if (name === undefined) continue;
    count += 1;
    yield { name, closes: closing === '/', attributes: () => attributesOf(rest ?? '') };
  }
}

const skill = (text: string | undefined): number | null =>
  text !== undefined && /^\d$/.test(text) ? Number(text) : null;

export function readMul(xml: string): ForceList {
  const mechs: { text: string; model: string | null; pilot: ListedPilot | null }[] = [];
  let open: (typeof mechs)[number] | null = null;
  for (const { name, closes, attributes } of tagsOf(xml.slice(0, MAX_CHARACTERS))) {
    if (name === 'entity' && closes) open = null;
    else if (name === 'entity') {
      if (mechs.length === MAX_MECHS) return { mechs, pilots: [], cut: true };
      const of = attributes();
      const model = clean(of.get('model') ?? '');
      const text = clean(`${clean(of.get('chassis') ?? '')} ${model}`);
      open = text === '' ? null : { text, model: model === '' ? null : model, pilot: null };
      if (open !== null) mechs.push(open);
    } else if (
      (name === 'pilot' || name === 'crewMember') &&
      !closes &&
      open !== null &&
      open.pilot === null
    ) {
      const of = attributes();
      open.pilot = { name: cleanOrNull(of.get('name')), rank: null, gunnery: skill(of.get('gunnery')) };
    }
  }
  return { mechs, pilots: [], cut: xml.length > MAX_CHARACTERS };
}

export const readForceList = (text: string): ForceList =>
  /^\uFEFF?\s*</.test(text) ? readMul(text) : readLines(text);

export interface Written {
  readonly mechs: readonly {
    readonly design: string;
    readonly pilot: { readonly name: string | null; readonly rank: Rank } | null;
  }[];
  readonly pilots: readonly { readonly name: string | null; readonly rank: Rank }[];
}

/** A force as lines that `readLines` reads again. Names lose the signs that the lines are made of. */
export function writeForce({ mechs, pilots }: Written): string {
  const plain = (name: string): string => clean(name.replace(/[(),#\n\r]/g, ' '));
  const lines = mechs.map(({ design, pilot }) => {
    if (pilot === null) return design;
    return `${design} (${[...(pilot.name === null || plain(pilot.name) === '' ? [] : [plain(pilot.name)]), pilot.rank].join(', ')})`;
  });
  const alone = pilots.flatMap(({ name, rank }) =>
    name === null || plain(name) === '' ? [] : [`+ ${rank}: ${plain(name)}`],
  );
  return [...lines, ...alone].join('\n');
}
