/** What is special in a battle, in words (TBL): mines, deployment anywhere, shut-down, hired, empty and support units, and the building. */
import { BUILDING_NAMES } from '../../rules/model/names';
import type { BattleSetup, SetupUnit } from '../contract';
import type { BattleSheetLanguage, BattleSheetWords } from './words';

/** `setup` as its reader knows it: mines of other sides are not in it (SIGHT-4). */
export const specialRules = (setup: BattleSetup, words: BattleSheetWords, language: BattleSheetLanguage): readonly string[] => {
  const named = (say: (names: string) => string, which: (unit: SetupUnit) => boolean): readonly string[] => {
    const names = setup.units.filter(which).map(({ side, name }) => `${name} (${side})`);
    return names.length === 0 ? [] : [say([...new Set(names)].join(', '))];
  };
  const special = [
    ...setup.sides.flatMap(({ side, minesAllowed }) => (minesAllowed > 0 ? [words.mines(side, minesAllowed)] : [])),
    ...named(words.anywhere, ({ deployment }) => deployment === 'anywhere'),
    ...named(words.shutDown, ({ shutDown, kind }) => shutDown && kind === 'mech'),
    ...named(words.empty, ({ pilot, kind }) => pilot === null && kind === 'mech'),
    ...named(words.hired, ({ hired }) => hired),
    ...named(words.support, ({ kind }) => kind !== 'mech'),
    ...setup.buildings.map(({ type, cp, cpMax, place, indestructible }) => {
      const name = BUILDING_NAMES[type][language];
      const facts = [
        words.building(name.charAt(0).toUpperCase() + name.slice(1), cp, cpMax),
        place === undefined ? words.noPlace : words.place(place),
      ];
      return `${[...facts, ...(indestructible ? [words.indestructible] : [])].join(', ')}.`;
    }),
  ];
  return special.length === 0 ? [words.nothingSpecial] : special;
};
