/**
 * What the rulebook is made of: chapters of rules, each rule once, in English and German, in the project's
 * own words.
 */
import type { Both } from '../../kernel';
import type { Options } from '../model/options';
import type { RuleWords } from './words';

export interface RuleEntry extends RuleWords {
  /** Stable, as violations, ledger and tests name it, e.g. `MOV-5` or `BLD-SPY`. */
  readonly id: string;
  readonly title: Both<string>;
  /** What a game master can set about it when the campaign is created. */
  readonly options?: readonly (keyof Options)[];
}

export interface Chapter {
  /** Stable; lower case. */
  readonly id: string;
  readonly title: Both<string>;
  /** What the chapter's rules presuppose, in short paragraphs. */
  readonly intro: Both<readonly string[]>;
  readonly entries: readonly RuleEntry[];
}

/** A rule in one language. */
interface Words {
  readonly title: string;
  readonly line: string;
  readonly text: readonly string[];
  readonly rulings?: never;
}

interface WordsWithRulings extends Omit<Words, 'rulings'> {
  readonly rulings: readonly string[];
}

type InBoth = (Both<Words> | Both<WordsWithRulings>) & Pick<RuleEntry, 'options'>;

/** A rule as it is written: all of one language together. Rulings stand in both or in none. */
export const rule = (id: string, basis: RuleEntry['basis'], { en, de, options }: InBoth): RuleEntry => ({
  id,
  basis,
  title: { en: en.title, de: de.title },
  line: { en: en.line, de: de.line },
  text: { en: en.text, de: de.text },
  ...(en.rulings === undefined || de.rulings === undefined
    ? {}
    : { rulings: { en: en.rulings, de: de.rulings } }),
  ...(options === undefined ? {} : { options }),
});
