/** Cockpits with sensors and life support: weight, and where their parts stand (TM and TO, cockpits). */
import { type MicroTons, tons } from '../../kernel';
import type { CockpitType, Location, SystemPart } from '../model';

const TONS: Readonly<Record<CockpitType, MicroTons>> = {
  standard: tons(3),
  small: tons(2),
  'command-console': tons(6),
  'small-command-console': tons(5),
  'torso-mounted': tons(4),
  interface: tons(4),
  industrial: tons(3),
  primitive: tons(5),
  'primitive-industrial': tons(5),
  quadvee: tons(4),
  'virtual-reality': tons(3),
};
export const cockpitTons = (cockpit: CockpitType): MicroTons => TONS[cockpit];

type Layout = Readonly<Partial<Record<Location, Readonly<Partial<Record<SystemPart, number>>>>>>;
const USUAL: Layout = { HD: { 'life-support': 2, sensors: 2, cockpit: 1 } };
const LAYOUTS: Readonly<Partial<Record<CockpitType, Layout>>> = {
  small: { HD: { 'life-support': 1, sensors: 2, cockpit: 1 } },
  'command-console': { HD: { 'life-support': 2, sensors: 2, cockpit: 2 } },
  'small-command-console': { HD: { 'life-support': 1, sensors: 2, cockpit: 2 } },
  quadvee: { HD: { 'life-support': 2, sensors: 2, cockpit: 2 } },
  interface: { HD: { 'life-support': 2, sensors: 2, cockpit: 2 } },
  'virtual-reality': {
    HD: { sensors: 2 },
    CT: { cockpit: 1, 'life-support': 1 },
    RT: { 'life-support': 1 },
    LT: { 'life-support': 1 },
  },
  'torso-mounted': {
    HD: { sensors: 2 },
    CT: { cockpit: 1, sensors: 1 },
    RT: { 'life-support': 1 },
    LT: { 'life-support': 1 },
  },
};

/** Slots of a part of the cockpit in a location. */
export const cockpitSlots = (cockpit: CockpitType, location: Location, part: SystemPart): number =>
  (LAYOUTS[cockpit] ?? USUAL)[location]?.[part] ?? 0;

/** Where the pilot sits. */
export const cockpitLocation = (cockpit: CockpitType): Location =>
  cockpit === 'torso-mounted' || cockpit === 'virtual-reality' ? 'CT' : 'HD';

export const isPrimitive = (cockpit: CockpitType): boolean =>
  cockpit === 'primitive' || cockpit === 'primitive-industrial';
