/** Which buildings a planet has (SETUP-7): one of every type when there are 21, dealt by the map seed. */
import { BUILDING_TYPES, type BuildingType } from '../../model/buildings';
import { shuffled, type Random } from './random';

/**
 * `count` types in a dealt order: whole sets of all 21 and, for the rest, a choice in which no type comes twice. The first ones
 * are the players' first buildings: every seat is equally likely to get every type.
 */
export const dealTypes = (count: number, random: Random): readonly BuildingType[] => {
  const sets: BuildingType[] = [];
  while (sets.length < count) sets.push(...shuffled(BUILDING_TYPES, random).slice(0, count - sets.length));
  return shuffled(sets, random);
};
