/**
 * Which buildings a planet has (SETUP-7): one of every type when there are as many, dealt by the map seed.
 */
import type { BuildingType } from '../../buildings';
import { shuffled, type Random } from './random';

/**
 * So many of the types in a dealt order: whole sets of all and, for the rest, a choice in which no type comes
 * twice. The first ones are the players' first buildings: every seat is equally likely to get every type.
 */
export const dealTypes = (
  types: readonly BuildingType[],
  count: number,
  random: Random,
): readonly BuildingType[] => {
  const sets: BuildingType[] = [];
  while (sets.length < count) sets.push(...shuffled(types, random).slice(0, count - sets.length));
  return shuffled(sets, random);
};
