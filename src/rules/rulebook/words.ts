/** The words of one rule in the rulebook, in English and German: what stands under its id and its title. */
import type { Both } from '../../kernel';

export interface RuleWords {
  /**
   * Where it comes from: `source` the players' own campaign rules, `project` decided here because they are
   * silent, `both` stated there and completed here.
   */
  readonly basis: 'source' | 'project' | 'both';
  /** The rule in one line. */
  readonly line: Both<string>;
  /** The whole rule, in short paragraphs. */
  readonly text: Both<readonly string[]>;
  /** How doubtful cases of this rule were decided; each stands in docs/rulings.md. */
  readonly rulings?: Both<readonly string[]>;
}
