/** Those of the other sides, as the bot weighs them. Computed once for each state of a unit. */
import { flatMap, memo } from '../../../../kernel';
import { heatModifier, isImmobile, proneModifier, sensorsModifier } from '../fire/gunner';
import { attackerMovement, targetJumped, targetMovement } from '../fire/movement';
import { spotAt, type Spots } from '../movement/ground/spots';
import { walkMp } from '../movement/points/burdens';
import { type Fighter, fighterOf, isThere, type Unit } from '../play/model';
import type { Known } from '../play/known';
import type { Stand } from '../sight/heights';
import { type Arsenal, arsenalOf } from './guns';
import { looksOf } from './looks';
import { pointsOf } from './toughness';

export interface Foe {
  readonly mech: Fighter;
  readonly arsenal: Arsenal;
  readonly spot: number;
  readonly stand: Stand;
  /** What its own state adds up to when it shoots; it shoots at nobody from 99 on. */
  readonly aim: number;
  /** What its movement and state add for whoever shoots at it, but lying down. */
  readonly harder: number;
  readonly hasMoved: boolean;
  /** Walking MP, 0 for one that has moved. */
  readonly mayWalk: number;
  /** What a point of damage on it is worth; 1 for a usual one. */
  readonly worth: number;
}

const BLIND = 99;
/** What the movement of one that has still to move will add, as a rule. */
const WILL_BE_HARDER = 1;
const WILL_AIM_WORSE = 1;
const FOR_IMMOBILE = -4;

const aimOf = (mech: Fighter, hasMoved: boolean): number => {
  const sensors = sensorsModifier(mech);
  if (isImmobile(mech) || sensors === null) return BLIND;
  const moving = hasMoved ? attackerMovement(mech.moved) : WILL_AIM_WORSE;
  return mech.gunnery + moving + heatModifier(mech.heat) + sensors + proneModifier(mech);
};

/** Its threat for what it still takes: who is dangerous and nearly broken comes first. */
const worthOf = (mech: Fighter, arsenal: Arsenal, focus: number): number => {
  const { share, coreShare } = pointsOf(mech);
  const threat = 0.6 + Math.min(1.2, arsenal.forward(6, 7) / 20);
  const hurt = 1 - Math.min(share, coreShare);
  return threat * (1 + focus * hurt) * (isImmobile(mech) ? 0.8 : 1);
};

const computed = (unit: Unit, spots: Spots, focus: number, mech: Fighter): Foe => {
  const arsenal = arsenalOf(unit, mech);
  const spot = spotAt(spots, spots.ground.indexOf(mech.hex), mech.elevation);
  const hasMoved = mech.moved !== null || isImmobile(mech);
  const moving = hasMoved ? targetMovement(mech.moved) + targetJumped(mech.moved) : WILL_BE_HARDER;
  return {
    mech,
    arsenal,
    spot,
    stand: looksOf(spots).stand(spot, mech.isProne),
    aim: aimOf(mech, hasMoved),
    harder: moving + (isImmobile(mech) ? FOR_IMMOBILE : 0),
    hasMoved,
    mayWalk: hasMoved ? 0 : walkMp(mech),
    worth: worthOf(mech, arsenal, focus),
  };
};

const kept: (unit: Unit, spots: Spots, focus: number, mech: Fighter) => Foe = memo(computed, 3);

/** `spots` of the field as it is known. In the order of the setup. */
export const foesOf = (known: Known, spots: Spots, side: string, focus: number): readonly Foe[] =>
  flatMap(known.units, (unit) =>
    unit.side !== side && isThere(unit) ? [kept(unit, spots, focus, fighterOf(known, unit))] : [],
  );
