/** A mech under fire, as the second reading of the rules counts it: changed in place, hit by hit. */
import { type ArmorLocation, type Condition, type Location, LOCATIONS } from '../../../src/catalog';
import type { Sheet } from '../../../src/games/battletech/standard/mech/sheet';

export interface Wounds {
  readonly sheet: Sheet;
  readonly armor: Map<ArmorLocation, number>;
  readonly structure: Map<Location, number>;
  /** `RA.5` */
  readonly hits: Set<string>;
  /** Shots by `RT.3`. */
  readonly shots: Map<string, number>;
  pilotHits: number;
  isConscious: boolean;
  pilot: 'aboard' | 'ejected' | 'dead';
  out: string | null;
}

const FACES: readonly ArmorLocation[] = [...LOCATIONS, 'CTR', 'RTR', 'LTR'];

export const woundsOf = (sheet: Sheet, condition: Condition): Wounds => ({
  sheet,
  armor: new Map(FACES.map((face) => [face, condition.armor[face] ?? sheet.armor[face]])),
  structure: new Map(LOCATIONS.map((at) => [at, condition.structure[at] ?? sheet.structure[at]])),
  hits: new Set(condition.slots.map(({ location, slot }) => `${location}.${slot}`)),
  shots: new Map(
    sheet.bins.map(({ location, slot, shots }) => [
      `${location}.${slot}`,
      condition.ammunition.find((one) => one.location === location && one.slot === slot)?.shots ?? shots,
    ]),
  ),
  pilotHits: 0,
  isConscious: true,
  pilot: 'aboard',
  out: null,
});

export const pointsAt = ({ structure }: Wounds, at: Location): number => structure.get(at) ?? 0;

const INWARD: Readonly<Record<Location, Location | null>> = {
  HD: null,
  CT: null,
  RT: 'CT',
  LT: 'CT',
  RA: 'RT',
  RL: 'RT',
  LA: 'LT',
  LL: 'LT',
};
export const inwardOf = (at: Location): Location | null => INWARD[at];

/** BT-DMG-5: arms and front legs go with their torso. */
export const isGone = (mech: Wounds, at: Location): boolean =>
  pointsAt(mech, at) === 0 ||
  (at === 'RA' && pointsAt(mech, 'RT') === 0) ||
  (at === 'LA' && pointsAt(mech, 'LT') === 0);

/** What two wounded mechs are compared by: what is gone counts no points. */
export const summaryOf = (mech: Wounds): unknown => {
  const stays = LOCATIONS.filter((at) => !isGone(mech, at));
  return {
    gone: LOCATIONS.filter((at) => isGone(mech, at)),
    armor: FACES.filter((face) => stays.includes(face.slice(0, 2) as Location)).map(
      (face) => `${face} ${mech.armor.get(face) ?? 0}`,
    ),
    structure: stays.map((at) => `${at} ${pointsAt(mech, at)}`),
    hits: [...mech.hits].filter((place) => stays.includes(place.slice(0, 2) as Location)).sort(),
    shots: [...mech.shots]
      .filter(([place]) => stays.includes(place.slice(0, 2) as Location) && !mech.hits.has(place))
      .map(([place, shots]) => `${place} ${shots}`)
      .sort(),
    pilotHits: mech.pilotHits,
    isConscious: mech.pilot === 'dead' ? null : mech.isConscious,
    pilot: mech.pilot,
    out: mech.out,
  };
};
