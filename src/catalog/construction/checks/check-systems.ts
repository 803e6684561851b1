/** The slots of the mech's own parts: engine, gyro, cockpit, actuators (TM, construction, critical slots). */
import { flatMap, violation, type Violation } from '../../../kernel';
import { armsOf, legsOf } from '../../body';
import { LOCATIONS, type GyroType, type Location, type MechDesign, type SystemPart } from '../../model';
import { partsAt, type Blueprint } from '../blueprint';
import { cockpitSlots } from '../cockpit';
import { CONVERSION_PARTS, conversionSlots } from '../conversion';
import { engineSlots } from '../engine';
import { gyroSlots } from '../gyro';

const COCKPIT_PARTS: readonly SystemPart[] = ['cockpit', 'sensors', 'life-support'];
const LEG_PARTS: readonly SystemPart[] = ['hip', 'upper-leg', 'lower-leg', 'foot'];
const ARM_PARTS: readonly SystemPart[] = ['shoulder', 'upper-arm'];
/** A mech may leave them out. */
const OPTIONAL_PARTS: readonly SystemPart[] = ['lower-arm', 'hand'];

interface Slots {
  readonly location: Location;
  readonly part: SystemPart;
  readonly found: number;
  readonly needed: number;
}

/** Shared, since nearly all parts of nearly all mechs are. */
const RIGHT: readonly Slots[] = [];
const ENGINE: readonly SystemPart[] = ['engine'];
const GYRO: readonly SystemPart[] = ['gyro'];
const ACTUATORS: readonly SystemPart[] = [...LEG_PARTS, ...ARM_PARTS];

/** Parts of a list whose slots in a location are not as many as needed. */
const wrong = (
  blueprint: Blueprint,
  location: Location,
  parts: readonly SystemPart[],
  needed: (part: SystemPart) => number,
): readonly Slots[] => {
  let found: Slots[] | null = null;
  for (const part of parts) {
    const slots = { location, part, found: partsAt(blueprint, location, part), needed: needed(part) };
    if (slots.found !== slots.needed) (found ??= []).push(slots);
  }
  return found ?? RIGHT;
};

const armViolations = (blueprint: Blueprint, location: Location): readonly Violation[] => {
  const isArm = armsOf(blueprint.design).includes(location);
  const many = OPTIONAL_PARTS.map((part) => ({ part, found: partsAt(blueprint, location, part) })).filter(
    ({ found }) => found > (isArm ? 1 : 0),
  );
  const bare =
    isArm && partsAt(blueprint, location, 'hand') > 0 && partsAt(blueprint, location, 'lower-arm') === 0;
  return [
    ...many.map(({ part, found }) =>
      violation('construction/actuators', null, `/slots/${location}`, {
        location,
        part,
        found,
        needed: isArm ? 1 : 0,
      }),
    ),
    ...(bare
      ? [violation('construction/hand-without-lower-arm', null, `/slots/${location}`, { location })]
      : []),
  ];
};

/** Only a pilot whose mind is in the machine holds it upright without a gyro (TO); all others need one. */
const neededGyro = ({ gyro, cockpit }: MechDesign): GyroType =>
  gyro === 'none' && cockpit !== 'interface' ? 'standard' : gyro;

const inLocation = (blueprint: Blueprint, location: Location): readonly Violation[] => {
  const { design } = blueprint;
  const pointer = `/slots/${location}`;
  const isLeg = legsOf(design).includes(location);
  const isArm = armsOf(design).includes(location);
  const cockpit = wrong(blueprint, location, COCKPIT_PARTS, (part) =>
    cockpitSlots(design.cockpit, location, part),
  );
  const engine = wrong(blueprint, location, ENGINE, () => engineSlots(design.engine, location));
  const gyro = wrong(blueprint, location, GYRO, () =>
    location === 'CT' ? gyroSlots(neededGyro(design)) : 0,
  );
  const actuators = wrong(blueprint, location, ACTUATORS, (part) =>
    (LEG_PARTS.includes(part) ? isLeg : isArm) ? 1 : 0,
  );
  const conversion = wrong(blueprint, location, CONVERSION_PARTS, (part) =>
    conversionSlots(design, location, part),
  );
  return [
    ...cockpit.map((slots) => violation('construction/cockpit-slots', null, pointer, { ...slots })),
    ...engine.map((slots) => violation('construction/engine-slots', null, pointer, { ...slots })),
    ...gyro.map((slots) => violation('construction/gyro-slots', null, pointer, { ...slots })),
    ...conversion.map((slots) => violation('construction/conversion-gear', null, pointer, { ...slots })),
    ...actuators.map((slots) => violation('construction/actuators', null, pointer, { ...slots })),
    ...armViolations(blueprint, location),
  ];
};

export const systemViolations = (blueprint: Blueprint): readonly Violation[] =>
  flatMap(LOCATIONS, (location) => inLocation(blueprint, location));
