/**
 * Who sees how far (SIGHT-1 to SIGHT-3, SIGHT-5), for truth and knowledge alike: `sight.ts` asks with what a
 * force has, `movement/sightings.ts` with what an enemy knows of it.
 */
import { flatMap } from '../../kernel';
import { benefitsOfTypes } from '../buildings/benefits';
import type { SightSource } from '../map/sight';
import type { BuildingType } from '../buildings';
import type { Hex } from '../model/map';
import type { Options } from '../model/options';

/** SIGHT-1, SIGHT-2, in hexes. */
const MECH_RADIUS = 1;
const BUILDING_RADIUS = 2;

export interface Outlook {
  readonly units: readonly SightSource[];
  readonly buildings: readonly SightSource[];
}

/** Of one force: its mechs on the map, and the buildings that work for it. */
export const outlookOf = (
  ruleset: string,
  mechs: readonly { readonly hex: Hex | null }[] = [],
  buildings: readonly { readonly type: BuildingType; readonly hex: Hex }[] = [],
): Outlook => {
  // What a network adds is its owner's, so it is computed once for all of its buildings.
  const types = buildings.map(({ type }) => type);
  const radius = BUILDING_RADIUS + (types.length === 0 ? 0 : benefitsOfTypes(ruleset, types).sight);
  return {
    units: flatMap(mechs, ({ hex }) => (hex === null ? [] : [{ hex, radius: MECH_RADIUS }])),
    buildings: buildings.map(({ hex }) => ({ hex, radius })),
  };
};

/** SIGHT-5: whether moves keep out of what enemy buildings see, too. */
export const buildingsTrigger = ({ sightTriggers }: Options): boolean => sightTriggers !== 'units';
