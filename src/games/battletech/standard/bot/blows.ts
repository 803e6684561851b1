/** Which blow the bot strikes (BT-6): the one that pays most, if any does. */
import { oddsOf } from '../../../shared/terms';
import { physicalOf } from '../physical/physical';
import { pilotingTarget } from '../piloting/target';
import type { Known } from '../play/known';
import { type Blow, type Fighter, fighterOf, isThere, positionOf, type Unit } from '../play/model';
import type { Command } from '../play/orders';
import { blowsFor, firedFrom } from '../play/questions';
import { spotsOf } from '../movement/ground/spots';
import { type Foe, foesOf } from './foes';
import type { Weights } from './weights';

/** A hit on the head counts for more than its points. */
const PUNCH_FOR_HEAD = 1.25;
const LEGS = 1.1;

const fallsBy = (mech: Fighter, cause: 'kicked' | 'pushed' | 'missed-kick'): number =>
  mech.isProne ? 0 : 1 - oddsOf(pilotingTarget(mech, cause, 0).needed);

const worthOf = (
  mech: Fighter,
  { mech: to, worth }: Foe,
  attack: Blow['attack'],
  aim: { readonly odds: number; readonly damage: number | null },
  { fall }: Weights,
): number => {
  const down = fall * worth * 0.8;
  const points = (aim.damage ?? 0) * worth;
  if (attack === 'push') return aim.odds * fallsBy(to, 'pushed') * down * 0.8;
  if (attack === 'punch-left' || attack === 'punch-right') return aim.odds * points * PUNCH_FOR_HEAD;
  if (attack === 'weapon-left' || attack === 'weapon-right') return aim.odds * points;
  return (
    aim.odds * (points * LEGS + fallsBy(to, 'kicked') * down) -
    (1 - aim.odds) * fallsBy(mech, 'missed-kick') * fall
  );
};

interface Valued {
  readonly blow: Blow;
  readonly worth: number;
}

/** The best single blow, or both punches where they are worth more. */
const chosen = ({ id }: Unit, best: ReadonlyMap<Blow['attack'], Valued>): Command => {
  const [left, right] = [best.get('punch-left'), best.get('punch-right')];
  let single: Valued | null = null;
  for (const one of best.values()) if (single === null || one.worth > single.worth) single = one;
  if (left !== undefined && right !== undefined && left.worth + right.worth > (single?.worth ?? 0))
    return { type: 'strike', unit: id, blow: left.blow, second: right.blow };
  return { type: 'strike', unit: id, blow: single?.blow ?? null };
};

export const strike = (known: Known, unit: Unit, weights: Weights): Command => {
  if (!isThere(unit)) return { type: 'strike', unit: unit.id, blow: null };
  const mech = fighterOf(known, unit);
  const spots = spotsOf(known.setup.field);
  const index = spots.ground.indexOf(mech.hex);
  const around = new Set<number>();
  for (let direction = 0; direction < 6; direction += 1)
    around.add(spots.ground.towards[index * 6 + direction] ?? -1);
  const attacks = blowsFor(mech);
  const best = new Map<Blow['attack'], Valued>();
  for (const foe of foesOf(known, spots, unit.side, weights.focus)) {
    if (!around.has(foe.stand.index)) continue;
    for (const attack of attacks) {
      const aim = physicalOf(positionOf(known), mech, foe.mech, attack, firedFrom(unit));
      if (!aim.possible || aim.toHit > 12) continue;
      const worth = worthOf(mech, foe, attack, aim, weights);
      const valued = { blow: { unit: unit.id, target: foe.mech.id, attack }, worth };
      if (worth > (best.get(attack)?.worth ?? 0)) best.set(attack, valued);
    }
  }
  return chosen(unit, best);
};
