/** DA-CAMP-7, DA-CAMP-8: what clicks of a figure did to the mech that it stands for. */
import {
  type Catalog,
  type Condition,
  type Location,
  LOCATIONS,
  type MechDesign,
  normalizeCondition,
} from '../../../../catalog';
import type { DiceStream } from '../../../../kernel';
import { pointsBetween } from './clicks';
import { twoDice, withCriticals, withDeadEngine } from './critical-checks';
import { DamagedBody } from './damaged-body';
import { fullPoints } from './mech-points';
import { type Lookup, workingWeapons } from './mounted-weapons';
import { withSpentShots } from './spent-shots';
import { damageSlots } from './weapon-slots';

export interface Harm {
  /** Clicks of the dial: where it started, and where it ended (as many as it has: eliminated). */
  readonly start: number;
  readonly end: number;
  /** Of the clicks that it took, those from behind. */
  readonly fromBehind: number;
  /** `out`: a wreck, or eliminated. `destroyed`: beyond salvage. */
  readonly fate: 'alive' | 'out' | 'destroyed';
  /** Attacks with each weapon. */
  readonly fired: { readonly primary: number; readonly secondary: number };
}

const PACKET = 5;
/** BattleTech's table of hits from the front, 2 to 12. */
const HIT_LOCATIONS: readonly Location[] = ['CT', 'RA', 'RA', 'RL', 'RT', 'CT', 'LT', 'LL', 'LA', 'LA', 'HD'];

const hasEngine = (design: MechDesign, location: Location): boolean =>
  design.slots[location].some((slot) => slot?.kind === 'system' && slot.part === 'engine');

/** A living mech keeps what it lives by; one that can be salvaged its centre. */
const keptBy = (design: MechDesign, fate: Harm['fate']): readonly Location[] => {
  if (fate === 'destroyed') return [];
  return fate === 'out'
    ? ['CT']
    : LOCATIONS.filter((location) => location === 'HD' || location === 'CT' || hasEngine(design, location));
};

const packets = (points: number): readonly number[] => [
  ...Array.from({ length: Math.floor(points / PACKET) }, () => PACKET),
  ...(points % PACKET > 0 ? [points % PACKET] : []),
];

const struckBody = (design: MechDesign, condition: Condition, harm: Harm, dice: DiceStream): DamagedBody => {
  const body = new DamagedBody(design, condition, keptBy(design, harm.fate));
  const clicks = Math.max(0, harm.end - harm.start);
  const points = pointsBetween(fullPoints(design), harm.start, harm.end);
  const behind = clicks === 0 ? 0 : Math.floor((points * Math.min(clicks, harm.fromBehind)) / clicks);
  for (const [share, isBehind] of [
    [behind, true],
    [points - behind, false],
  ] as const)
    for (const packet of packets(share)) body.hit(HIT_LOCATIONS[twoDice(dice) - 2] ?? 'CT', packet, isBehind);
  return body;
};

const spentBy = (design: MechDesign, before: Condition, harm: Harm, lookup: Lookup): Condition => {
  const weapons = workingWeapons(design, before, lookup);
  const [primary, secondary] = damageSlots(weapons, design.tons, design.heatSinks.capacity);
  const once = withSpentShots(design, before, primary, harm.fired.primary, lookup);
  return withSpentShots(design, once, secondary, harm.fired.secondary, lookup);
};

/** Never more than before; without harm the same. */
export const conditionAfter = (
  catalog: Catalog,
  design: MechDesign,
  before: Condition,
  harm: Harm,
  dice: DiceStream,
): Condition => {
  const lookup: Lookup = (id) => catalog.item(id);
  const spent = spentBy(design, before, harm, lookup);
  const body = struckBody(design, before, harm, dice);
  const isAlive = harm.fate === 'alive';
  const struck = LOCATIONS.filter((location) => body.struck.has(location));
  const hit = withCriticals(catalog, design, { ...spent, ...body.points() }, struck, isAlive, dice);
  const dead = isAlive ? hit : withDeadEngine(design, hit);
  return normalizeCondition(
    design,
    harm.fate === 'destroyed' ? { ...dead, structure: { ...dead.structure, CT: 0 } } : dead,
  );
};
