/**
 * The rulebook: every rule of the campaign and its battles by id, in the project's own words, in the order in
 * which people read it.
 */
import { flatMap } from '../../kernel';
import { basics } from './basics';
import { battletech } from './battletech';
import { buildingTypes } from './building-types';
import { buildings } from './buildings';
import { combat } from './combat';
import { depots } from './depots';
import { end } from './end';
import type { Chapter, RuleEntry } from './entry';
import { injuries } from './injuries';
import { megamek } from './megamek';
import { movement } from './movement';
import { preparation } from './preparation';
import { repair } from './repair';
import { round } from './round';
import { salvage } from './salvage';
import { setup } from './setup';
import { sight } from './sight';
import { supply } from './supply';
import { tactical } from './tactical';

export type { Chapter, RuleEntry } from './entry';

export const CHAPTERS: readonly Chapter[] = [
  basics,
  setup,
  round,
  preparation,
  sight,
  movement,
  combat,
  salvage,
  buildings,
  buildingTypes,
  depots,
  supply,
  repair,
  injuries,
  end,
  tactical,
  megamek,
  battletech,
];

/** A rule with the chapter that it stands in. */
export interface RuleInChapter {
  readonly chapter: Chapter;
  readonly entry: RuleEntry;
}

const byId: ReadonlyMap<string, RuleInChapter> = new Map(
  flatMap(CHAPTERS, (chapter) => chapter.entries.map((entry) => [entry.id, { chapter, entry }])),
);

/** The rule of this id; null when there is none. */
export const ruleOf = (id: string): RuleInChapter | null => byId.get(id) ?? null;
