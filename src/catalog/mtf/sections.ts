/**
 * Sorts the lines of a mech file into what they are: keys, armour, the slots of a location, the list of
 * weapons, prose. It knows the order of things and no values. Both forms are told apart by `Version:`, behind
 * which the older one has the chassis and the model on bare lines.
 */
import type { ArmorLocation, Location } from '../model';
import type { KeyedText } from './document';
import { ARMOR_OF_KEY, DESIGN_KEYS, FLUFF_KEYS, LOCATION_OF_NAME, type DesignKey } from './keys';
import type { Line, Problems } from './problem';
import { namesPartOrItem } from './slot-line';

export interface Block {
  readonly header: Line;
  readonly lines: readonly Line[];
}

export interface Sections {
  /** Values of the keys that stand once, with their lines; a value may be empty. */
  readonly keys: ReadonlyMap<DesignKey, Line>;
  readonly armor: ReadonlyMap<ArmorLocation, Line>;
  readonly blocks: ReadonlyMap<Location, Block>;
  /** Equipment without slots. */
  readonly nocrit: readonly Line[];
  readonly weapons: readonly Line[] | null;
  readonly comments: readonly string[];
  readonly generator: string | null;
  readonly source: string | null;
  readonly quirks: readonly Line[];
  readonly weaponQuirks: readonly Line[];
  readonly fluff: readonly KeyedText[];
  readonly other: readonly KeyedText[];
  /** The file's last line: where something missing is told. */
  readonly end: Line;
}

/** Lines of a location; a head and a leg have them too, though only 6 slots. */
export const BLOCK_LINES = 12;

const isDesignKey = (
  (known: ReadonlySet<string>) =>
  (key: string): key is DesignKey =>
    known.has(key)
)(new Set(DESIGN_KEYS));
const isFluffKey = (
  (known: ReadonlySet<string>) => (key: string) =>
    known.has(key)
)(new Set(FLUFF_KEYS));
/** Keys of later versions are words; what else has a colon in it is no key. */
const NEW_KEY = /^[a-z][a-z0-9 _-]{0,39}$/;
const isEmptySlot = (text: string): boolean => text.toLowerCase() === '-empty-';
const SIZED = /:size:/i;
/** What is text about the mech alone: where it is told twice the later word counts, as with MegaMek. */
const MERE_TEXT: readonly string[] = ['source', 'generator', 'role'];
/** How files say that a clan mech goes without the CASE that others have unsaid; written in several ways. */
const CASE_OPT_OUT = /^clan[ _-]?case/;

type Place =
  | { readonly kind: 'head' }
  | { readonly kind: 'weapons'; readonly lines: Line[] }
  | { readonly kind: 'block'; readonly lines: Line[]; apart: boolean }
  | { readonly kind: 'prose'; readonly lines: string[] };

class Sorter {
  readonly keys = new Map<DesignKey, Line>();
  readonly armor = new Map<ArmorLocation, Line>();
  readonly blocks = new Map<Location, Block>();
  readonly nocrit: Line[] = [];
  weapons: Line[] | null = null;
  readonly comments: string[] = [];
  readonly quirks: Line[] = [];
  readonly weaponQuirks: Line[] = [];
  readonly fluff: { readonly key: string; readonly lines: string[] }[] = [];
  readonly other: KeyedText[] = [];
  readonly carried = new Map<'generator' | 'source', Line>();
  private place: Place = { kind: 'head' };
  /** The bare lines of the older form that are still to come. */
  private bare: ('chassis' | 'model')[] = [];

  constructor(private readonly problems: Problems) {}

  line(line: Line): void {
    if (line.text.startsWith('#')) this.comments.push(line.text);
    else if (this.bare.length > 0) this.bareLine(line);
    else if (line.text === '') this.blank();
    else if (!this.location(line) && !this.keyed(line)) this.unkeyed(line);
  }

  private once<K extends string>(map: Map<K, Line>, key: K, line: Line): void {
    const before = map.get(key);
    if (before === undefined) map.set(key, line);
    else if (before.text !== line.text && MERE_TEXT.includes(key)) {
      if (before.text !== '' && line.text !== '')
        this.problems.note('mech-file/told-twice', line, { key, first: before.number });
      if (line.text !== '') map.set(key, line);
    } else if (before.text !== line.text)
      this.problems.refuse('mech-file/twice', line, { key, first: before.number });
  }

  private bareLine(line: Line): void {
    if (this.bare[0] === 'chassis' && /^generator:/i.test(line.text)) {
      this.once(this.carried, 'generator', { ...line, text: line.text.slice('generator:'.length).trim() });
      return;
    }
    const key = this.bare.shift();
    if (key !== undefined) this.once(this.keys, key, line);
  }

  private blank(): void {
    if (this.place.kind === 'block') this.place.apart = true;
    else if (this.place.kind === 'prose') this.place.lines.push('');
    else this.place = { kind: 'head' };
  }

  private location(line: Line): boolean {
    const location = line.text.endsWith(':') ? LOCATION_OF_NAME.get(line.text.toLowerCase()) : undefined;
    if (location === undefined) return false;
    const before = this.blocks.get(location);
    if (before !== undefined)
      this.problems.refuse('mech-file/twice', line, {
        key: line.text.slice(0, -1),
        first: before.header.number,
      });
    const lines: Line[] = [];
    if (before === undefined) this.blocks.set(location, { header: line, lines });
    this.place = { kind: 'block', lines, apart: false };
    return true;
  }

  /** Whether the line was one that begins with a known key. */
  private keyed(line: Line): boolean {
    const colon = line.text.indexOf(':');
    if (colon <= 0) return false;
    const written = line.text.slice(0, colon).trim().toLowerCase();
    const key = CASE_OPT_OUT.test(written) ? 'clancaseoptout' : written;
    const value = { number: line.number, text: line.text.slice(colon + 1).trim() };
    const armor = ARMOR_OF_KEY.get(key);
    if (isFluffKey(key)) return this.prose(key, value.text);
    if (key === 'weapons') {
      if (!/^\d{1,6}$/.test(value.text))
        this.problems.refuse('mech-file/no-number', line, { key, min: 0, max: 999_999 });
      this.weapons ??= [];
      this.place = { kind: 'weapons', lines: this.weapons };
      return true;
    }
    if (key === 'version') {
      this.bare = ['chassis', 'model'];
      return true;
    }
    if (isDesignKey(key)) this.once(this.keys, key, value);
    else if (armor !== undefined) this.once(this.armor, armor, value);
    else if (key === 'nocrit') this.nocrit.push(value);
    else if (key === 'quirk') this.quirks.push(value);
    else if (key === 'weaponquirk') this.weaponQuirks.push(value);
    else if (key === 'generator' || key === 'source') this.once(this.carried, key, value);
    else return this.newKey(line, key, value.text);
    this.place = { kind: 'head' };
    return true;
  }

  /**
   * A key that this reader does not know: carried, but only where neither a slot, a weapon nor prose can
   * stand.
   */
  private newKey({ text }: Line, key: string, value: string): boolean {
    const { place } = this;
    if (!NEW_KEY.test(key) || place.kind === 'prose' || place.kind === 'weapons') return false;
    if (place.kind === 'block' && (SIZED.test(text) || !(place.apart || place.lines.length >= BLOCK_LINES)))
      return false;
    this.other.push({ key, text: value });
    this.place = { kind: 'head' };
    return true;
  }

  private prose(key: string, text: string): boolean {
    const lines = [text];
    this.fluff.push({ key, lines });
    this.place = { kind: 'prose', lines };
    return true;
  }

  private unkeyed(line: Line): void {
    const { place } = this;
    if (place.kind === 'prose') place.lines.push(line.text);
    else if (place.kind === 'weapons') place.lines.push(line);
    else if (place.kind === 'block' && place.lines.length < BLOCK_LINES) place.lines.push(line);
    // Some files have an empty line or two more than there are; they say nothing.
    else if (place.kind === 'block' && isEmptySlot(line.text)) return;
    // The list of weapons goes on behind an empty line.
    else if (this.blocks.size === 0 && this.weapons !== null) this.weapons.push(line);
    // Above the slots it may be meant for a key, behind them it may be equipment that would be lost. Anything
    // else is prose.
    else if (this.blocks.size === 0 || namesPartOrItem(line.text))
      this.problems.refuse('mech-file/no-meaning', line);
    else this.problems.note('mech-file/stray-line', line);
  }
}

const NEW_LINE = /\r\n|\n|\r/;

export const sectionsOf = (text: string, problems: Problems): Sections => {
  const sorter = new Sorter(problems);
  const lines = text.split(text.includes('\r') ? NEW_LINE : '\n');
  for (let index = 0; index < lines.length; index++)
    sorter.line({ number: index + 1, text: (lines[index] ?? '').trim() });
  const { carried, fluff, ...sorted } = sorter;
  return {
    keys: sorted.keys,
    armor: sorted.armor,
    blocks: sorted.blocks,
    nocrit: sorted.nocrit,
    weapons: sorted.weapons,
    comments: sorted.comments,
    quirks: sorted.quirks,
    weaponQuirks: sorted.weaponQuirks,
    other: sorted.other,
    generator: carried.get('generator')?.text ?? null,
    source: carried.get('source')?.text ?? null,
    fluff: fluff.map((entry) => ({ key: entry.key, text: entry.lines.join('\n').trim() })),
    end: { number: lines.length, text: '' },
  };
};
