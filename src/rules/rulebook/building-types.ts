/** Rulebook: what each building type is good for, from its own entry. */
import type { Both } from '../../kernel';
import { BUILDINGS } from '../buildings';
import { titleOf } from '../buildings/title';
import type { Chapter, RuleEntry } from './entry';

const COUNT = BUILDINGS.length;
const title: Both<string> = { en: `The ${COUNT} buildings`, de: `Die ${COUNT} Gebäude` };

export const buildingTypes: Chapter = {
  id: 'building-types',
  title,
  intro: {
    en: [
      'A building brings its benefit to the player who controls it, while it works (BLD-1, BLD-2). Each of its figures is per building (BLD-5).',
    ],
    de: [
      'Ein Gebäude nützt dem Spieler, der es kontrolliert, solange es arbeitet (BLD-1, BLD-2). Seine Mengen gelten je Gebäude (BLD-5).',
    ],
  },
  entries: BUILDINGS.map(({ rule, text }): RuleEntry => ({
    id: rule,
    title: titleOf(text.name),
    ...text.rule,
  })),
};
