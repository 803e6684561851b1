/** What a physical attack needs to hit, or why it cannot be made (BT-PHYS): the folder put together. */
import type { Location } from '../../../../catalog';
import { oddsOf, term, totalOf } from '../../../shared/terms';
import type { Aim } from '../aim';
import type { Mech } from '../mech/model';
import type { Position } from '../position';
import { type Bout, boutOf, commonReasons, type Melee } from './bout';
import { charge } from './charge';
import { deathFromAbove } from './death-from-above';
import { handWeapon } from './hand-weapon';
import { kick } from './kick';
import { punch } from './punch';
import { push } from './push';

const ATTACKS = {
  'punch-left': (bout: Bout): Melee => punch(bout, 'LA'),
  'punch-right': (bout: Bout): Melee => punch(bout, 'RA'),
  'kick-left': (bout: Bout): Melee => kick(bout, 'left'),
  'kick-right': (bout: Bout): Melee => kick(bout, 'right'),
  push,
  charge,
  'death-from-above': deathFromAbove,
  'weapon-left': (bout: Bout): Melee => handWeapon(bout, 'LA'),
  'weapon-right': (bout: Bout): Melee => handWeapon(bout, 'RA'),
};
export type PhysicalAttack = keyof typeof ATTACKS;
export const PHYSICAL_ATTACKS = Object.keys(ATTACKS) as readonly PhysicalAttack[];
/** Of which positions are asked (BT-9). */
export const PROBED_ATTACKS: readonly PhysicalAttack[] = [
  'punch-left',
  'punch-right',
  'kick-left',
  'kick-right',
  'push',
  'charge',
  'death-from-above',
];

/** BT-SUP-7: support units strike nobody; of mechs they are kicked alone, and platoons not even that. */
const supportReasons = ({ from, to }: Bout, attack: PhysicalAttack): readonly string[] => {
  const isKick = attack === 'kick-left' || attack === 'kick-right';
  const isSpared = to.sheet.support === 'foot' || (to.sheet.support !== undefined && !isKick);
  return from.sheet.support !== undefined || isSpared ? ['weapon'] : [];
};

/** In which the rules ask. */
const ORDER: readonly string[] = [
  'range',
  'weapon',
  'sensors',
  'prone',
  'target-prone',
  'quad',
  'arm',
  'hip',
  'elevation',
  'arc',
  'building',
];

/** What the attack would do and need, possible or not. */
export const meleeOf = (bout: Bout, attack: PhysicalAttack): Melee => ATTACKS[attack](bout);

const NOTHING_FIRED: ReadonlySet<Location> = new Set();

/**
 * Both stand on the field. `fired`: locations from which the attacker fired weapons this turn. A charge and a
 * death from above are asked from the hex before the target.
 */
export const physicalOf = (
  position: Pick<Position, 'field'>,
  from: Mech,
  to: Mech,
  attack: PhysicalAttack,
  fired: ReadonlySet<Location> = NOTHING_FIRED,
): Aim => {
  const bout = boutOf(position, from, to, fired);
  const melee = meleeOf(bout, attack);
  const why = new Set([...commonReasons(bout), ...supportReasons(bout, attack), ...melee.reasons]);
  if (why.size > 0) return { possible: false, why: ORDER.filter((code) => why.has(code)) };
  const terms = [term('base', melee.base), ...melee.terms];
  const toHit = totalOf(terms);
  return {
    possible: true,
    toHit,
    range: 1,
    side: melee.side,
    table: melee.table,
    odds: oddsOf(toHit),
    damage: melee.damage,
    terms,
  };
};
