/** What an attack roll needs (DA-RNG-4, DA-CC, DA-FORM), and what that is made of. */
import type { Term } from '../../shapes';
import { term, totalOf } from '../../shared/terms';
import type { Field, Standing } from '../model/state';
import { isOnRaised } from './ground';
import { isStreakFired } from './ranged';
import { sightOf } from './sight';
import { attackOf, defenceOf, has, isFacing } from './units';

export interface Attack {
  readonly kind: 'ranged' | 'close' | 'ram' | 'charge' | 'dfa';
  readonly slot: 'primary' | 'secondary';
  /** The main attacker first. */
  readonly members: readonly Standing[];
  readonly isIndirect: boolean;
  readonly isCapture: boolean;
  /** By pulse weapons, once more. */
  readonly isAgain: boolean;
  /** From behind, of a special attack: it started its turn there too. */
  readonly isBehind: boolean;
  readonly off: readonly string[];
}

export const isOn = ({ off }: Pick<Attack, 'off'>, unit: Standing, id: string): boolean =>
  has(unit, id) && !off.includes(`${unit.id} ${id}`);

const isFromRear = (field: Field, { kind, members, isBehind }: Attack, target: Standing): boolean => {
  if (kind === 'ranged') return members.some((one) => sightOf(field, one, target).isRear);
  if (kind === 'close') return members.some((one) => !isFacing(target, one));
  return isBehind;
};

const defended = (field: Field, attack: Attack, leader: Standing, target: Standing): readonly Term[] => {
  const { kind } = attack;
  const found: Term[] = [];
  if (kind === 'ranged' && !attack.isIndirect) {
    const { hasCover, hasHeight } = sightOf(field, leader, target);
    const isStreak = attack.slot !== null && isStreakOn(attack, leader);
    if (hasCover && !isStreak) found.push(term('da.term.cover', 1));
    if (hasHeight) found.push(term('da.term.height', 1));
  }
  if ((kind === 'close' || kind === 'ram' || kind === 'charge') && isHigher(field, leader, target))
    found.push(term('da.term.height', 1));
  if (attack.isIndirect) found.push(term('da.term.indirect', 3));
  if (attack.isCapture) found.push(term('da.term.capture', 3));
  if (kind === 'dfa') found.push(term('da.term.dfa', 2));
  if (attack.isAgain) found.push(term('da.term.again', 2));
  if (kind === 'ranged' && target.moved && isOn(attack, target, 'evade'))
    found.push(term('da.term.evade', 2));
  return found;
};
const isHigher = (field: Field, from: Standing, to: Standing): boolean =>
  isOnRaised(field, to.at) && !isOnRaised(field, from.at);

/** DA-SPEC-4: for the weapon in whose slot it shows. */
export const isStreakOn = (attack: Pick<Attack, 'off' | 'slot'>, unit: Standing): boolean =>
  isStreakFired(unit, attack.slot, attack.off);

export interface Aim {
  /** What the three dice must come to. */
  readonly needed: number;
  readonly terms: readonly Term[];
}

/** Terms count for the dice: what makes it harder is above 0. */
export const aimAt = (field: Field, attack: Attack, target: Standing): Aim => {
  const [leader] = attack.members;
  if (leader === undefined) return { needed: 19, terms: [] };
  const terms = [
    term('da.term.defence', defenceOf(target)),
    ...defended(field, attack, leader, target),
    term('da.term.attack', -attackOf(leader)),
    ...(attack.members.length > 1
      ? [term('da.term.formation', -2 * (attack.members.length - 1), { count: attack.members.length })]
      : []),
    ...(isFromRear(field, attack, target) ? [term('da.term.rear', -2)] : []),
    ...(target.isShutDown ? [term('da.term.shut-down', -4)] : []),
  ];
  return { needed: totalOf(terms), terms };
};
