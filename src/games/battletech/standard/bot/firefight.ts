/** The fire that a mech would deal from a place, and take there, by where it looks (BT-6). */
import { axialDistance, axialRow } from '../../../../kernel/hex';
import { sideHit } from '../fire/arcs';
import { heatModifier, isImmobile, proneModifier, sensorsModifier } from '../fire/gunner';
import { attackerMovement, targetJumped, targetMovement } from '../fire/movement';
import { proneTargetModifier } from '../fire/target';
import { sinkCapacity } from '../heat/heat-sinks';
import { movementHeat } from '../heat/movement-heat';
import { engineHits } from '../mech/body';
import type { Mode } from '../mech/model';
import type { Spots } from '../movement/ground/spots';
import type { Fighter } from '../play/model';
import type { Stand } from '../sight/heights';
import type { Foe } from './foes';
import { type Arsenal, ARCS, LEGS } from './guns';
import { hindranceOf, isSeen, type Looks, looksOf, sideOf } from './looks';
import { bearing, sectorBetween, seenFromFacing } from './sectors';
import { pointsOf } from './toughness';
import type { Weights } from './weights';

export interface End {
  readonly spot: number;
  readonly mode: Mode;
  /** That count for whoever shoots at it, and for the heat of a jump. */
  readonly hexes: number;
}

const FACINGS = 6;
const TWISTS = [0, -1, 1] as const;
const NO_TWIST = [0] as const;
const twistsOf = ({ isProne, sheet }: Fighter): readonly number[] =>
  isProne || sheet.motion === 'quad' ? NO_TWIST : TWISTS;

/** Heat over what the sinks take that a turn's fire is planned with. */
const WARM = 4;
/** Of those who have still to move and do not see the place, part may yet see it. */
const MAY_COME = 0.25;
const NEVER = 99;

/** Sides of a target by code: by the sector from which it is hit, and the side that hinders more. */
const [FRONT, FLANK, REAR] = [0, 1, 2] as const;
const SECTORS = 24;
const HINDERING = [null, 'left', 'right'] as const;
const SIDES = Uint8Array.from({ length: SECTORS * HINDERING.length }, (_, at) => {
  const side = sideHit(at % SECTORS, HINDERING[Math.floor(at / SECTORS)] ?? null);
  return side === 'rear' ? REAR : side === 'front' ? FRONT : FLANK;
});

export const apart = (a: Stand, b: Stand): number =>
  axialDistance(a.column - b.column, axialRow(a.column, a.row) - axialRow(b.column, b.row));

/** What its movement and state add for whoever shoots at it. */
export const harderAfter = (me: Fighter, moved: Pick<End, 'mode' | 'hexes'>): number =>
  targetMovement(moved) + targetJumped(moved) + (isImmobile(me) ? -4 : 0);

/** Of one mech in one decision. `look`, then `lookBack` say from where; what is asked after them is of that place. */
export class Firefight {
  /** What its own state adds up to when it shoots; it shoots at nobody from 99 on. */
  readonly aim: number;
  readonly #looks: Looks;
  readonly #cooling: number;
  readonly #caution: number;
  readonly #bySide: Float64Array;
  /** By foe and arc: points, and heat. */
  readonly #points: Float64Array;
  readonly #heat: Float64Array;
  /** By foe: the sector in which it is, what it does, which side hinders it more. */
  readonly #sector: Int8Array;
  readonly #threat: Float64Array;
  readonly #hindering: Uint8Array;
  /** Foes that it may hit; of them those on whom weapons in the legs bear, which do not turn with the torso. */
  #targets: number[] = [];
  #underfoot: number[] = [];
  /** Foes that may hit it. */
  #threats: number[] = [];
  #budget = 0;
  /** By where the torso looks: the most that it does to anybody, legs aside. */
  readonly #torso = new Float64Array(FACINGS);
  readonly #twists: readonly number[];

  constructor(
    private readonly me: Fighter,
    private readonly arsenal: Arsenal,
    private readonly foes: readonly Foe[],
    friends: number,
    private readonly weights: Weights,
    spots: Spots,
  ) {
    this.#looks = looksOf(spots);
    const sensors = sensorsModifier(me);
    this.aim =
      sensors === null || isImmobile(me)
        ? NEVER
        : me.gunnery + sensors + heatModifier(me.heat) + proneModifier(me);
    this.#cooling = sinkCapacity(me, { depth: 0, isProne: me.isProne }) + WARM - me.heat - 5 * engineHits(me);
    const { share, coreShare } = pointsOf(me);
    // The more it has lost, the more it takes care; with whom else the fire is shared, the less comes its way.
    this.#caution = ((1 + 0.8 * (1 - Math.min(share, coreShare))) * weights.suffer) / Math.sqrt(1 + friends);
    this.#bySide = Float64Array.of(1, weights.flank, weights.rear);
    this.#points = new Float64Array(foes.length * ARCS);
    this.#heat = new Float64Array(foes.length * ARCS);
    this.#sector = new Int8Array(foes.length);
    this.#threat = new Float64Array(foes.length);
    this.#hindering = new Uint8Array(foes.length);
    this.#twists = twistsOf(me);
  }

  /** No facing there is worth more: all its weapons bear, nothing hinders them, and nobody fires back. */
  mostAt(mode: Mode, stand: Stand): number {
    const { foes, arsenal } = this;
    const aim = this.aim + attackerMovement({ mode, hexes: 0 });
    if (aim >= NEVER) return 0;
    let most = 0;
    for (const foe of foes) {
      const hexes = apart(stand, foe.stand);
      if (hexes > arsenal.reach) continue;
      const sum = aim + foe.harder + proneTargetModifier(foe.mech, hexes);
      let points = 0;
      for (let arc = 0; arc < ARCS; arc += 1) points += arsenal.damage(arc, hexes, sum);
      most = Math.max(most, points * foe.worth);
    }
    return this.weights.deal * most;
  }

  /** At whom it may fire from there. */
  look({ spot, mode, hexes }: End, stand: Stand): void {
    const { me, arsenal, foes } = this;
    const aim = this.aim + attackerMovement({ mode, hexes });
    this.#targets = [];
    this.#underfoot = [];
    this.#threats = [];
    for (let at = 0; at < foes.length; at += 1) {
      const foe = foes[at];
      if (foe === undefined) continue;
      this.#sector[at] = sectorBetween(stand, foe.stand);
      const away = apart(stand, foe.stand);
      if (away > arsenal.reach || aim >= NEVER) continue;
      const look = this.#looks.between(spot, me.isProne, foe.spot, foe.mech.isProne);
      if (isSeen(look))
        this.#aimAt(at, away, aim + foe.harder + hindranceOf(look) + proneTargetModifier(foe.mech, away));
    }
    this.#budget = this.#cooling - movementHeat(me.sheet, mode, hexes);
    this.#turnTorso();
  }

  /** After `look`: no facing is worth more, if nobody fires back. */
  mostFrom(): number {
    let most = 0;
    for (let facing = 0; facing < FACINGS; facing += 1) most = Math.max(most, this.#dealt(facing));
    return this.weights.deal * most;
  }

  /** After `look`: who may fire at it there. */
  lookBack({ spot, mode, hexes }: End, stand: Stand): void {
    const { me, foes } = this;
    const harder = harderAfter(me, { mode, hexes });
    for (let at = 0; at < foes.length; at += 1) {
      const foe = foes[at];
      if (foe === undefined) continue;
      const away = apart(stand, foe.stand);
      if (away > foe.arsenal.reach + foe.mayWalk || foe.aim >= NEVER) continue;
      // Who is not seen does not see.
      const look = this.#looks.between(spot, me.isProne, foe.spot, foe.mech.isProne);
      const threat = this.#threatOf(foe, at, spot, away, harder, isSeen(look));
      this.#threat[at] = threat;
      if (threat > 0) this.#threats.push(at);
    }
  }

  /** In points of damage. */
  worth(facing: number): number {
    return this.weights.deal * this.#dealt(facing) - this.#caution * this.#suffered(facing);
  }

  #aimAt(at: number, hexes: number, sum: number): void {
    const { arsenal } = this;
    for (let arc = 0; arc < ARCS; arc += 1) {
      this.#points[at * ARCS + arc] = arsenal.damage(arc, hexes, sum);
      this.#heat[at * ARCS + arc] = arsenal.heat(arc, hexes);
    }
    const hasLegs = (this.#points[at * ARCS + LEGS] ?? 0) > 0 || (this.#heat[at * ARCS + LEGS] ?? 0) > 0;
    (hasLegs ? this.#underfoot : this.#targets).push(at);
  }

  #threatOf(foe: Foe, at: number, spot: number, hexes: number, harder: number, isSeenAt: boolean): number {
    const { me } = this;
    const look = isSeenAt ? this.#looks.between(foe.spot, foe.mech.isProne, spot, me.isProne) : 0;
    this.#hindering[at] = HINDERING.indexOf(sideOf(look));
    const base = foe.aim + harder + proneTargetModifier(me, hexes);
    if (!isSeenAt)
      return foe.hasMoved ? 0 : MAY_COME * foe.arsenal.forward(Math.max(1, hexes - foe.mayWalk), base + 1);
    const sum = base + hindranceOf(look);
    if (!foe.hasMoved) return foe.arsenal.forward(Math.max(1, Math.min(hexes, foe.arsenal.reach)), sum);
    const back = sectorBetween(foe.stand, this.#looks.stand(spot, me.isProne));
    let most = 0;
    for (const twist of twistsOf(foe.mech)) {
      const mask = bearing(back, foe.mech.facing, twist);
      let points = 0;
      for (let arc = 0; arc < ARCS; arc += 1)
        if ((mask & (1 << arc)) !== 0) points += foe.arsenal.damage(arc, hexes, sum);
      if (points > most) most = points;
    }
    return most;
  }

  /** Points on the foe of the arcs that bear, within the heat that it can bear. */
  #pointsOn(at: number, mask: number): number {
    let points = 0;
    let heat = 0;
    for (let arc = 0; arc < ARCS; arc += 1)
      if ((mask & (1 << arc)) !== 0) {
        points += this.#points[at * ARCS + arc] ?? 0;
        heat += this.#heat[at * ARCS + arc] ?? 0;
      }
    const budget = this.#budget;
    if (heat > budget) points *= Math.min(1, (1.15 * Math.max(0, budget)) / heat);
    return points * (this.foes[at]?.worth ?? 1);
  }

  #turnTorso(): void {
    this.#torso.fill(0);
    for (const at of this.#targets)
      for (let torso = 0; torso < FACINGS; torso += 1) {
        const points = this.#pointsOn(at, bearing(this.#sector[at] ?? 0, torso, 0));
        if (points > (this.#torso[torso] ?? 0)) this.#torso[torso] = points;
      }
  }

  #dealt(facing: number): number {
    let most = 0;
    for (const twist of this.#twists) {
      most = Math.max(most, this.#torso[(facing + twist + FACINGS) % FACINGS] ?? 0);
      for (const at of this.#underfoot)
        most = Math.max(most, this.#pointsOn(at, bearing(this.#sector[at] ?? 0, facing, twist)));
    }
    return most;
  }

  #suffered(facing: number): number {
    let sum = 0;
    for (const at of this.#threats) {
      const sector = this.#sector[at] ?? -1;
      const hindering = (this.#hindering[at] ?? 0) * SECTORS;
      const side = sector < 0 ? FRONT : (SIDES[hindering + seenFromFacing(sector, facing)] ?? FRONT);
      sum += (this.#threat[at] ?? 0) * (this.#bySide[side] ?? 1);
    }
    return sum;
  }
}
