/**
 * What a line of text is made with: names that the reader may know, and numbers, lists and times as their
 * language writes them. A line never looks anything up by itself. How a language writes what is no word is
 * the kernel's (`formats`).
 */
import type { StockUnit } from '../../catalog';
import { formats, type Language, type Violation } from '../../kernel';
import type { BuildingType } from '../buildings';
import { buildingName, orderName, phaseName, stepName } from '../model/names';

/**
 * Names and words that come from where a line is read: the campaign, its catalogue, the tables of the API.
 * All may be known to everybody.
 */
export interface NamesForLines {
  /** The force of the reader; null: an observer or the game master. */
  readonly you: string | null;
  /** Public (the view lists all forces); null: not known. */
  force(id: string): string | null;
  design(slug: string): string;
  item(id: string): string;
  /** In what an item is counted (DEP-6). */
  unit(id: string): StockUnit;
  /** Why an account changed, by the key of its cause. */
  cause(key: string): string;
  violation(violation: Violation): string;
}

export interface Say extends Pick<NamesForLines, 'design' | 'item' | 'unit' | 'cause' | 'violation'> {
  readonly language: Language;
  /** Whether it is the reader's own force. */
  isYou(force: string | null | undefined): boolean;
  /** Null: nobody, or not known. */
  force(id: string | null | undefined): string | null;
  /** `1,234.5`, `1.234,5`; of tons no more than kilograms, whatever an account knows exactly. */
  number(value: number): string;
  /** `A, B and C`; of many the first few, and how many more. */
  list(items: readonly string[]): string;
  /** One of the forms, by the number. */
  plural(count: number, one: string, other: string): string;
  /** `3 mechs`. */
  count(count: number, one: string, other: string): string;
  /** Of an ISO time: `25 November 2026, 18:00 UTC`. */
  time(iso: string): string;
  building(type: BuildingType): string;
  phase(phase: string): string;
  step(step: string): string;
  order(type: string): string;
}

/** One line for people. */
export type Line<S> = (told: S, say: Say) => string;

/** More than so many are counted. */
const MAX_LISTED = 8;

const MORE: Readonly<Record<Language, string>> = { en: 'more', de: 'weitere' };

/** Where nothing is known beside what was told: ids stay as they are. */
export const NO_NAMES: NamesForLines = {
  you: null,
  force: () => null,
  design: (slug) => slug,
  item: (id) => id,
  unit: (id) => (id === 'scrap' ? 'tons' : 'pieces'),
  cause: (key) => key,
  violation: ({ code }) => code,
};

/** What is less than a kilogram is told as it is. */
const toKilograms = (value: number): number => Math.round(value * 1_000) / 1_000 || value;

export const sayIn = (language: Language, names: NamesForLines = NO_NAMES): Say => {
  const { number, list, plural, count, time } = formats[language];
  return {
    language,
    design: names.design,
    item: names.item,
    unit: names.unit,
    cause: names.cause,
    violation: names.violation,
    isYou: (force) => typeof force === 'string' && force === names.you,
    force: (id) => (typeof id === 'string' ? names.force(id) : null),
    number: (value) => number(toKilograms(value)),
    list: (items) => {
      if (items.length < 2) return items[0] ?? '';
      const left = items.length - MAX_LISTED;
      return list(left > 1 ? [...items.slice(0, MAX_LISTED), `${left} ${MORE[language]}`] : items);
    },
    plural,
    count,
    time,
    building: (type) => buildingName(type, language),
    phase: (phase) => phaseName(phase, language),
    step: (step) => stepName(step, language),
    order: (type) => orderName(type, language),
  };
};
