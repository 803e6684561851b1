/** Carrying out an attack (DA-TURN-3): roll, hits, damage, capture; then heat and pushes. */
import { type Dice, flatMap } from '../../../kernel';
import type { Roll } from '../../shapes';
import { roll } from '../../shared/rolls';
import { type Current, type Standing, type State, standingOf } from '../model/state';
import { aimAt, type Attack, isOn, isStreakOn } from '../rules/aim';
import { armourUsed, clicksOf } from '../rules/damage';
import { isSubmerged } from '../rules/ground';
import { isCritical, isFumble, isHit, WHITE_BLACK } from '../rules/odds';
import { besides, canHit } from '../rules/ranged';
import { isFromBehind, ownClicks, valueOf } from '../rules/special';
import { damageOf, has, isFacing, isOneShot, weaponOf } from '../rules/units';
import { ask, type Fight } from './course';
import { hurt } from './hurt';
import { mayTurn } from './move';
import { warmed, went } from './push';

const present = (state: State, ids: readonly string[]): readonly Standing[] =>
  flatMap(ids, (id) => standingOf(state, id) ?? []);

export const attackFrom = (state: State, current: Current): Attack => {
  const members = present(state, current.members);
  const [leader] = members;
  const target = standingOf(state, current.targets[0]);
  const { special, slot, isIndirect, isCapture, again, off } = current;
  return {
    kind: special ?? (current.kind === 'ranged' ? 'ranged' : 'close'),
    slot,
    members,
    isIndirect,
    isCapture,
    isAgain: again,
    isBehind:
      special !== null &&
      special !== 'dfa' &&
      leader !== undefined &&
      target !== null &&
      isFromBehind(state, leader, target),
    off,
  };
};

const castFor = (state: State, leader: Standing, needed: number | null, dice: Dice): Roll => {
  const cast = roll(dice, state, {
    purpose: 'da.roll.attack',
    who: leader.id,
    token: leader.id,
    sides: 6,
    count: 3,
    kinds: WHITE_BLACK,
    needed,
    judged: 'total',
  });
  // Two white 1s or 6s decide alone.
  return needed === null ? cast : { ...cast, success: isHit(cast.dice, needed) };
};

/** With anti-infantry weapons, whoever stands beside the target too. */
const victimsOf = (state: State, attack: Attack, current: Current): readonly Standing[] => {
  const targets = present(state, current.targets);
  const [leader, ...others] = attack.members;
  const [target] = targets;
  const isWide =
    leader !== undefined &&
    target !== undefined &&
    targets.length === 1 &&
    others.length === 0 &&
    attack.kind === 'ranged' &&
    // Indirect fire has one target (DA-RNG-7).
    !attack.isIndirect &&
    has(leader, 'anti-infantry', attack.slot) &&
    isOn(attack, leader, 'anti-infantry');
  return isWide ? [...targets, ...besides(state, leader, target)] : targets;
};

const isWideAttack = (victims: readonly Standing[], { targets }: Current): boolean =>
  victims.length > targets.length;

/** One roll for all targets (DA-RNG-6). */
export const attack = (fight: Fight, current: Current, dice: Dice): void => {
  const { state } = fight;
  const made = attackFrom(state, current);
  const [leader] = made.members;
  const victims = victimsOf(state, made, current);
  if (leader === undefined || victims.length === 0) return went(fight, { stage: 'push' });
  const aims = victims.map((target) => ({ target, needed: aimAt(state, made, target).needed }));
  const only = aims.length === 1 ? (aims[0]?.needed ?? 0) : null;
  const cast = castFor(state, leader, only, dice);
  const hits = aims.filter(({ needed }) => isHit(cast.dice, needed)).map(({ target }) => target.id);
  const fumbles = isFumble(cast.dice);
  fight.add({
    type: 'attacked',
    rolls: [cast],
    unit: leader.id,
    kind: current.special ?? current.kind,
    targets: victims.map(({ id }) => id),
    hits,
    isCritical: isCritical(cast.dice),
    isFumble: fumbles,
  });
  if (fumbles) hurt(fight, leader.id, 1, null, 'fumble');
  const spent = spentOn(current, made, leader, victims);
  went(fight, { hits, isCritical: isCritical(cast.dice), spent });
  follow(fight, made, leader, isWideAttack(victims, current), dice);
};

/** One-shot equipment that this attack used, the defenders' too; once in an order (DA-SPEC-1). */
const spentOn = (
  current: Current,
  made: Attack,
  leader: Standing,
  victims: readonly Standing[],
): Current['spent'] => {
  if (current.special !== null || made.isAgain) return current.spent;
  // Of use are flames against mechs alone, sprays where infantry stands beside; pulses when they go on.
  const ids =
    made.kind === 'close'
      ? ['hand-to-hand']
      : [
          'streak',
          ...(isWideAttack(victims, current) ? ['anti-infantry'] : []),
          ...(victims.some(({ kind }) => kind === 'mech') ? ['flamethrower'] : []),
        ];
  const used = ids.filter(
    (id) => has(leader, id, made.slot) && isOn(made, leader, id) && isOneShot(leader, id),
  );
  const evading = victims.filter(
    (one) => made.kind === 'ranged' && one.moved && isOn(made, one, 'evade') && isOneShot(one, 'evade'),
  );
  return [...current.spent, ...used.map(() => leader.id), ...evading.map(({ id }) => id)];
};

const follow = (fight: Fight, made: Attack, leader: Standing, isWide: boolean, dice: Dice): void => {
  const { current } = fight.state;
  if (current === null) return;
  if (current.special !== null) return strike(fight, made, leader, current);
  if (current.isCapture) return capture(fight, leader, current);
  if (current.hits.length === 0) return went(fight, { stage: 'heat-targets' });
  const clicks = rolledClicks(fight, made, leader, dice);
  const now = fight.state.current;
  if (now === null) return;
  if (now.hits.length > 1 && !isWide && clicks > 0) {
    went(fight, { clicks, stage: 'split' });
    return ask(fight, 'split', [fight.state.active ?? ''], [leader.id, ...now.hits]);
  }
  deal(fight, now, Object.fromEntries(now.hits.map((id) => [id, clicks])));
};

/** DA-CC-2, DA-SPEC: the value of the weapon; with melee weapons one die. */
const rolledClicks = (fight: Fight, made: Attack, leader: Standing, dice: Dice): number => {
  const value = damageOf(leader, made.slot);
  if (made.kind === 'ranged') return isStreakOn(made, leader) ? Math.max(1, value - 1) : value;
  if (!has(leader, 'hand-to-hand', made.slot) || !isOn(made, leader, 'hand-to-hand')) return value;
  const cast = roll(dice, fight.state, {
    purpose: 'da.roll.hand-to-hand',
    who: leader.id,
    token: leader.id,
    sides: 6,
    count: 1,
    judged: null,
  });
  const clicks = cast.total ?? 1;
  fight.add({ type: 'fists', rolls: [cast], unit: leader.id, clicks });
  return clicks;
};

const isFlaming = (made: Attack, leader: Standing, target: Standing): boolean =>
  made.kind === 'ranged' &&
  target.kind === 'mech' &&
  has(leader, 'flamethrower', made.slot) &&
  isOn(made, leader, 'flamethrower');

/** The clicks of each target, and the heat that goes with them (DA-RNG-5). */
export const deal = (fight: Fight, current: Current, clicks: Readonly<Record<string, number>>): void => {
  const made = attackFrom(fight.state, current);
  const leader = standingOf(fight.state, current.leader) ?? made.members[0];
  let warm = current.heat;
  const spent = [...current.spent];
  for (const id of current.hits) {
    const target = standingOf(fight.state, id);
    if (target === null || leader === undefined) continue;
    if (isFlaming(made, leader, target)) {
      warm = warmed(warm, id, 2);
      continue;
    }
    const type = made.kind === 'ranged' ? (weaponOf(leader, made.slot)?.type ?? null) : null;
    const blow = {
      value: clicks[id] ?? 0,
      type,
      isIndirect: made.isIndirect,
      isSubmerged: made.kind === 'close' && isSubmerged(fight.state, leader),
      isCritical: current.isCritical,
      isSpecial: false,
    };
    const done = clicksOf(blow, target);
    if (!made.isAgain && armourUsed(blow, target).some((armour) => isOneShot(target, armour))) spent.push(id);
    hurt(fight, id, done, leader.seat, 'attack');
    if (type === 'energy' && target.kind === 'mech' && done > 0 && !target.isSinged) {
      fight.add({ type: 'singed', rolls: [], unit: id });
      warm = warmed(warm, id, 1);
    }
  }
  went(fight, { heat: warm, spent, stage: 'heat-targets' });
};

/** DA-SPEC-4 `pulse`: once more, if the only target was hit and is still there. */
export const goesOn = (state: State, current: Current): boolean => {
  const leader = standingOf(state, current.leader);
  const target = standingOf(state, current.targets[0]);
  if (current.kind !== 'ranged' || current.again || current.targets.length !== 1 || current.isIndirect)
    return false;
  if (leader === null || target === null || current.members.length > 1 || current.hits.length === 0)
    return false;
  return (
    has(leader, 'pulse', current.slot) &&
    isOn(current, leader, 'pulse') &&
    canHit(state, leader, current.slot, target)
  );
};

/** DA-CAP-1: a captive instead of damage; a miss costs the attacker a click. */
const capture = (fight: Fight, leader: Standing, current: Current): void => {
  const [target] = current.hits;
  if (target === undefined) hurt(fight, leader.id, 1, null, 'capture');
  else if (standingOf(fight.state, leader.id) !== null)
    fight.add({ type: 'captured', rolls: [], unit: target, by: leader.id });
  went(fight, { stage: 'push' });
};

const strike = (fight: Fight, made: Attack, leader: Standing, current: Current): void => {
  const special = current.special ?? 'ram';
  const [id] = current.hits;
  const target = standingOf(fight.state, id);
  if (target !== null)
    hurt(
      fight,
      target.id,
      clicksOf(
        {
          value: valueOf(leader, special),
          type: null,
          isIndirect: false,
          isSubmerged: false,
          isCritical: current.isCritical,
          isSpecial: true,
        },
        target,
      ),
      leader.seat,
      'special',
    );
  hurt(fight, leader.id, ownClicks(special, id !== undefined), null, 'special');
  const heat = special === 'charge' ? warmed(current.heat, leader.id, 1) : current.heat;
  const victim = standingOf(fight.state, made.kind === 'dfa' && id === undefined ? current.targets[0] : null);
  // After a miss from above a mech may turn; `clicks` below 0: the attack is over.
  const attacker = standingOf(fight.state, leader.id);
  const turns =
    victim !== null &&
    victim.kind === 'mech' &&
    mayTurn(victim) &&
    attacker !== null &&
    !isFacing(victim, attacker);
  went(fight, { heat, clicks: -1, free: turns ? [victim.id] : [], stage: turns ? 'free-turn' : 'push' });
};
