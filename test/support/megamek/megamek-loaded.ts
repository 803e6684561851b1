/**
 * What MegaMek has in memory once it has read a force list, and what the setup says that it should have
 * (MM-2). Neither looks at the writer or at the project's own reader: a mistake that both make, such as front
 * for rear, shows here.
 */
import type { Condition } from '../../../src/catalog/condition';
import {
  ARMOR_LOCATIONS,
  LOCATIONS,
  type ArmorLocation,
  type Location,
  type MechDesign,
} from '../../../src/catalog/model';
import { readXml } from '../../../src/infrastructure/xml/read-xml';
import { childrenNamed, type XmlElement } from '../../../src/kernel/xml';
import type { SetupUnit } from '../../../src/tactical/contract';

/**
 * Points by location, 0 where nothing is left; of slots and bins only those of locations that stand, as `LT
 * 2`.
 */
export interface Loaded {
  readonly id: string;
  readonly pilot: readonly [name: string, gunnery: number, piloting: number, hits: number, id: string | null];
  readonly armor: Readonly<Record<ArmorLocation, number>>;
  readonly structure: Readonly<Record<Location, number>>;
  /** `hit`: out of order; `lost`: beyond repair as well. */
  readonly broken: Readonly<Record<string, 'hit' | 'lost'>>;
  readonly shots: Readonly<Record<string, number>>;
}

/** MegaMek's numbers of a mech's locations. */
const NUMBERED: readonly Location[] = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'];
const REAR: Readonly<Partial<Record<Location, ArmorLocation>>> = { CT: 'CTR', RT: 'RTR', LT: 'LTR' };
const key = (location: Location, slot: number): string => `${location} ${slot}`;
const sorted = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

const read = (design: MechDesign, entity: XmlElement): Loaded => {
  const armor: Record<ArmorLocation, number> = { ...design.armor };
  const structure: Record<Location, number> = { ...design.structure };
  const broken = new Map<string, 'hit' | 'lost'>();
  const shots = new Map(design.bins.map((bin) => [key(bin.location, bin.slot), bin.shots]));
  for (const { attributes, children } of childrenNamed(entity, 'location')) {
    const at = NUMBERED[Number(attributes['index'])] ?? 'HD';
    if (attributes['isDestroyed'] === 'true') {
      structure[at] = 0;
      for (const side of [at, REAR[at]]) if (side !== undefined) armor[side] = 0;
      for (let slot = 1; slot <= 12; slot += 1) shots.delete(key(at, slot));
    }
    for (const { name, attributes: told } of children) {
      const left = told['points'] === 'Destroyed' ? 0 : Number(told['points']);
      const place = key(at, Number(told['index']));
      if (name === 'armor' && told['type'] === 'Internal') structure[at] = left;
      else if (name === 'armor') armor[told['type'] === 'Rear' ? (REAR[at] ?? at) : at] = left;
      else if (told['isHit'] === 'true' && told['isDestroyed'] === 'true')
        broken.set(place, told['isRepairable'] === 'false' ? 'lost' : 'hit');
      if (name === 'slot' && told['shots'] !== undefined) shots.set(place, Number(told['shots']));
    }
  }
  const [pilot] = childrenNamed(entity, 'pilot');
  const { name = '', gunnery, piloting, hits = '0', externalId = null } = pilot?.attributes ?? {};
  return {
    id: entity.attributes['externalId'] ?? '',
    pilot: [name, Number(gunnery), Number(piloting), Number(hits), externalId],
    armor,
    structure,
    broken: sorted([...broken]),
    shots: sorted([...shots]),
  };
};

/** The mechs of a force list, by id. */
export const loadedFrom = async (
  list: string,
  designOf: (id: string) => MechDesign,
): Promise<ReadonlyMap<string, Loaded>> => {
  const xml = await readXml(Buffer.from(list));
  if (!xml.ok) throw new Error(JSON.stringify(xml.error));
  return new Map(
    xml.value.children.map((entity) => [
      entity.attributes['externalId'] ?? '',
      read(designOf(entity.attributes['externalId'] ?? ''), entity),
    ]),
  );
};

/** A location is gone with its structure, and a biped's arm with its torso. */
const isGone = ({ motion, structure }: MechDesign, { structure: left }: Condition, at: Location): boolean => {
  const lost = (location: Location): boolean => (left[location] ?? structure[location]) === 0;
  return lost(at) || (motion === 'biped' && ((at === 'RA' && lost('RT')) || (at === 'LA' && lost('LT'))));
};

/**
 * What a unit of the setup must be in MegaMek. Its pilot's name has nothing in it that a file cannot bear.
 */
export const expectedOf = (design: MechDesign, { id, pilot, condition }: SetupUnit): Loaded => {
  const gone = new Set(LOCATIONS.filter((at) => isGone(design, condition, at)));
  const carrier = (at: ArmorLocation): Location =>
    LOCATIONS.find((location) => location === at || REAR[location] === at) ?? 'HD';
  return {
    id,
    pilot:
      pilot === null
        ? ['(no pilot)', 8, 8, 0, null]
        : [pilot.name, pilot.gunnery, pilot.piloting, pilot.hits, pilot.id],
    armor: Object.fromEntries(
      ARMOR_LOCATIONS.map((at) => [
        at,
        gone.has(carrier(at)) ? 0 : (condition.armor[at] ?? design.armor[at]),
      ]),
    ) as Loaded['armor'],
    structure: Object.fromEntries(
      LOCATIONS.map((at) => [at, gone.has(at) ? 0 : (condition.structure[at] ?? design.structure[at])]),
    ) as Loaded['structure'],
    broken: sorted(
      condition.slots.flatMap(({ location, slot, state }) =>
        gone.has(location) ? [] : [[key(location, slot), state === 'hit' ? 'hit' : 'lost'] as const],
      ),
    ),
    shots: sorted(
      design.bins.flatMap(({ location, slot, shots }) => {
        const left =
          condition.ammunition.find((one) => one.location === location && one.slot === slot)?.shots ?? shots;
        return gone.has(location) ? [] : [[key(location, slot), left] as const];
      }),
    ),
  };
};
