/**
 * What is special in a battle, in words (TBL): of units once each, with a number that stands in their rows;
 * of mines; and of the building.
 */
import { flatMap, type Language } from '../../kernel';
import { BUILDING_NAMES } from '../../rules';
import type { BattleSetup, SetupUnit } from '../contract';
import type { BattleSheetWords, UnitRule } from './words';

const APPLIES: Readonly<Record<UnitRule, (unit: SetupUnit) => boolean>> = {
  anywhere: ({ deployment }) => deployment === 'anywhere',
  shutDown: ({ shutDown, kind }) => shutDown && kind === 'mech',
  empty: ({ pilot, kind }) => pilot === null && kind === 'mech',
  hired: ({ hired }) => hired,
  support: ({ kind }) => kind !== 'mech',
};

export interface SpecialRules {
  /** Short ones: they all stand on the first page, however many fight. */
  readonly texts: readonly string[];
  /** Numbers of the rules that hold for a unit; empty: none. */
  readonly numbersOf: (unit: SetupUnit) => string;
}

const buildingText = (
  { type, cp, cpMax, place, indestructible }: BattleSetup['buildings'][number],
  words: BattleSheetWords,
  language: Language,
): string => {
  const name = BUILDING_NAMES[type][language];
  const facts = [
    words.building(name.charAt(0).toUpperCase() + name.slice(1), cp, cpMax),
    place === undefined ? words.noPlace : words.place(place),
    ...(indestructible ? [words.indestructible] : []),
  ];
  return `${facts.join(', ')}.`;
};

/** `setup` as its reader knows it: mines of other sides are not in it (SIGHT-4). */
export const specialRules = (
  setup: BattleSetup,
  words: BattleSheetWords,
  language: Language,
): SpecialRules => {
  const inForce = (Object.keys(APPLIES) as UnitRule[]).filter((rule) => setup.units.some(APPLIES[rule]));
  const numbersOf = (unit: SetupUnit): string =>
    flatMap(inForce, (rule, index) => (APPLIES[rule](unit) ? [index + 1] : [])).join(' ');
  const mines = setup.sides.filter(({ minesAllowed }) => minesAllowed > 0);
  const texts = [
    ...setup.buildings.map((building) => buildingText(building, words, language)),
    ...(mines.length === 0
      ? []
      : [words.mines(mines.map(({ side, minesAllowed }) => `${side} ${minesAllowed}`).join(', '))]),
    ...inForce.map((rule, index) => `(${index + 1}) ${words.ofUnits[rule]}`),
  ];
  return { texts: texts.length === 0 ? [words.nothingSpecial] : texts, numbersOf };
};
