/**
 * What files can say that a design cannot hold: it is refused, since to pass over it would value another
 * mech.
 */
import { itemNamed } from '../items/item-names';
import type { Item, ItemId, TechBase } from '../model';
import type { DesignKey } from './keys';
import { namesArmorOrStructure } from './kinds';
import type { Problems } from './problem';
import type { Sections } from './sections';

const UNCOVERED: readonly DesignKey[] = ['heat sink kit', 'clancaseoptout'];
const CLAN_CASE = 'clan-case';

/**
 * Equipment without slots: the design's own armour and structure, which say so elsewhere too, and the CASE
 * that clan mechs have anyway.
 */
const isImplied = (item: Item | null, own: TechBase): boolean =>
  item !== null &&
  (item.kind === 'armor' || item.kind === 'structure' || (item.id === CLAN_CASE && own === 'clan'));

export const refuseUncovered = (
  sections: Sections,
  own: TechBase,
  lookup: (id: ItemId) => Item | null,
  problems: Problems,
): void => {
  for (const key of UNCOVERED) {
    const line = sections.keys.get(key);
    if (line !== undefined && line.text !== '')
      problems.refuse('mech-file/not-covered', line, { what: `${key}: ${line.text.slice(0, 80)}` });
  }
  for (const line of sections.nocrit) {
    const name = line.text.split(':')[0]?.trim() ?? '';
    const id = itemNamed(name, own);
    if (namesArmorOrStructure(name) || isImplied(id === null ? null : lookup(id), own)) continue;
    if (id === null) problems.refuse('mech-file/unknown-item', line, { name: name.slice(0, 80) });
    else problems.refuse('mech-file/not-covered', line, { what: id });
  }
};
