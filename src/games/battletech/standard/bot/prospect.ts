/** What a place is worth to a mech: what it would do from there, and what it must expect there (BT-6). */
import { axialDistance, axialRow } from '../../../../kernel/hex';
import { oddsOf } from '../../../shared/terms';
import { sideHit } from '../fire/arcs';
import { heatModifier, isImmobile, proneModifier, sensorsModifier } from '../fire/gunner';
import { attackerMovement, targetJumped, targetMovement } from '../fire/movement';
import { proneTargetModifier } from '../fire/target';
import { movementHeat } from '../heat/movement-heat';
import { sinkCapacity } from '../heat/heat-sinks';
import { engineHits } from '../mech/body';
import type { Mode } from '../mech/model';
import type { Spots } from '../movement/ground/spots';
import type { Fighter } from '../play/model';
import type { Stand } from '../sight/heights';
import type { Foe } from './foes';
import type { Arsenal } from './guns';
import { hindranceOf, isSeen, type Looks, looksOf, sideOf } from './looks';
import { bearing, sectorBetween, seenFromFacing } from './sectors';
import { pointsOf } from './toughness';
import type { Weights } from './weights';
import { toEdge } from './leave';
import type { Edge } from '../play/model';

const ARCS = 6;
const TWISTS = [0, -1, 1] as const;
const NO_TWIST = [0] as const;
/** Heat over what the sinks take that a turn's fire is planned with. */
const WARM = 4;
/** Of those who have still to move and do not see the place, part may yet see it. */
const MAY_COME = 0.25;
/** Friends from whom it may go away without being alone. */
const TOGETHER = 5;
/** A hex nearer to an edge, for whoever goes there. */
const TO_EDGE = 3;

const apart = (a: Stand, b: Stand): number =>
  axialDistance(a.column - b.column, axialRow(a.column, a.row) - axialRow(b.column, b.row));

export interface End {
  readonly spot: number;
  readonly mode: Mode;
  /** That count for whoever shoots at it, and for the heat of a jump. */
  readonly hexes: number;
}

export class Prospect {
  readonly #looks: Looks;
  readonly #aim: number;
  readonly #budget: number;
  readonly #caution: number;
  /** By foe and arc: points, and heat; by foe: the sector of it, its sector from which it hits, what it does. */
  readonly #points: Float64Array;
  readonly #heat: Float64Array;
  readonly #sector: Int8Array;
  readonly #back: Int8Array;
  readonly #threat: Float64Array;
  readonly #side: ('left' | 'right' | null)[] = [];
  readonly #twists: readonly number[];

  constructor(
    private readonly me: Fighter,
    private readonly arsenal: Arsenal,
    private readonly foes: readonly Foe[],
    /** Of friends, without itself. */
    private readonly friends: readonly Stand[],
    private readonly weights: Weights,
    private readonly spots: Spots,
    /** Hexes at which it fights best. */
    private readonly best: number,
    /** Edges to which it goes, and where it stood. */
    private readonly going: { readonly edges: readonly Edge[]; readonly from: Stand },
  ) {
    this.#looks = looksOf(spots);
    const sensors = sensorsModifier(me);
    this.#aim =
      sensors === null || isImmobile(me)
        ? 99
        : me.gunnery + sensors + heatModifier(me.heat) + proneModifier(me);
    this.#budget = sinkCapacity(me, { depth: 0, isProne: me.isProne }) + WARM - me.heat - 5 * engineHits(me);
    const { share, coreShare } = pointsOf(me);
    // The more it has lost, the more it takes care; with whom else the fire is shared, the less comes its way.
    this.#caution =
      ((1 + 0.8 * (1 - Math.min(share, coreShare))) * weights.suffer) / Math.sqrt(1 + friends.length);
    this.#points = new Float64Array(foes.length * ARCS);
    this.#heat = new Float64Array(foes.length * ARCS);
    this.#sector = new Int8Array(foes.length);
    this.#back = new Int8Array(foes.length);
    this.#threat = new Float64Array(foes.length);
    this.#twists = me.isProne || me.sheet.motion === 'quad' ? NO_TWIST : TWISTS;
  }

  /** The best of the facings (bits 0 … 5), and what the place is worth with it. */
  bestAt(end: End, facings: number): { readonly facing: number; readonly score: number } {
    const stand = this.#looks.stand(end.spot, this.me.isProne);
    const base = this.#weigh(end, stand);
    const budget = this.#budget - movementHeat(this.me.sheet, end.mode, end.hexes);
    let best = -1;
    let score = -Infinity;
    for (let facing = 0; facing < 6; facing += 1) {
      if ((facings & (1 << facing)) === 0) continue;
      const worth = this.weights.deal * this.#dealt(facing, budget) - this.#caution * this.#suffered(facing);
      if (worth <= score) continue;
      best = facing;
      score = worth;
    }
    return { facing: best, score: score + base };
  }

  /** What hangs on the place alone; fills the tables for the facings. */
  #weigh({ spot, mode, hexes }: End, stand: Stand): number {
    const { me, arsenal, foes, weights } = this;
    const moved = { mode, hexes };
    const aim = this.#aim + attackerMovement(moved);
    const harder = targetMovement(moved) + targetJumped(moved) + (isImmobile(me) ? -4 : 0);
    let nearest = 99;
    let blows = 0;
    for (let at = 0; at < foes.length; at += 1) {
      const foe = foes[at];
      if (foe === undefined) continue;
      const hexes = apart(stand, foe.stand);
      if (hexes < nearest) nearest = hexes;
      this.#threat[at] = 0;
      for (let arc = 0; arc < ARCS; arc += 1) this.#points[at * ARCS + arc] = 0;
      this.#sector[at] = sectorBetween(stand, foe.stand);
      this.#back[at] = sectorBetween(foe.stand, stand);
      if (hexes === 1) blows += this.#blow(foe, stand, mode, harder);
      const mayFire = hexes <= arsenal.reach && aim < 99;
      const mayBeShot = hexes <= foe.arsenal.reach + foe.mayWalk && foe.aim < 99;
      if (!mayFire && !mayBeShot) continue;
      // Who does not see is not seen.
      const look = this.#looks.between(spot, me.isProne, foe.spot, foe.mech.isProne);
      if (mayFire && isSeen(look)) {
        const sum = aim + foe.harder + hindranceOf(look) + proneTargetModifier(foe.mech, hexes);
        for (let arc = 0; arc < ARCS; arc += 1) {
          this.#points[at * ARCS + arc] = arsenal.damage(arc, hexes, sum);
          this.#heat[at * ARCS + arc] = arsenal.heat(arc, hexes);
        }
      }
      if (mayBeShot) this.#threat[at] = this.#threatOf(foe, at, spot, hexes, harder, isSeen(look));
    }
    let friend = friendsAway(this.friends, stand);
    friend = Math.max(0, friend - TOGETHER);
    const far = Math.max(0, nearest - this.best);
    const away = this.foes.length === 0 ? 0 : far + (nearest < this.best ? 0.25 * (this.best - nearest) : 0);
    const { edges, from } = this.going;
    const way =
      weights.home * apart(stand, from) +
      (edges.length === 0 ? 0 : TO_EDGE * toEdge(this.spots.ground, edges, stand));
    return blows - way - weights.far * (weights.far < 0 ? nearest : away) - weights.alone * friend;
  }

  #threatOf(foe: Foe, at: number, spot: number, hexes: number, harder: number, isSeenAt: boolean): number {
    const { me } = this;
    const look = isSeenAt ? this.#looks.between(foe.spot, foe.mech.isProne, spot, me.isProne) : 0;
    this.#side[at] = sideOf(look);
    const base = foe.aim + harder + proneTargetModifier(me, hexes);
    if (!isSeenAt)
      return foe.hasMoved ? 0 : MAY_COME * foe.arsenal.forward(Math.max(1, hexes - foe.mayWalk), base + 1);
    const sum = base + hindranceOf(look);
    if (!foe.hasMoved) return foe.arsenal.forward(Math.max(1, Math.min(hexes, foe.arsenal.reach)), sum);
    const twists = foe.mech.isProne || foe.mech.sheet.motion === 'quad' ? NO_TWIST : TWISTS;
    let most = 0;
    for (const twist of twists) {
      const mask = bearing(this.#back[at] ?? 0, foe.mech.facing, twist);
      let points = 0;
      for (let arc = 0; arc < ARCS; arc += 1)
        if ((mask & (1 << arc)) !== 0) points += foe.arsenal.damage(arc, hexes, sum);
      if (points > most) most = points;
    }
    return most;
  }

  /** Blows in both directions between neighbours, whichever way they look. */
  #blow(foe: Foe, stand: Stand, mode: Mode, harder: number): number {
    const { me, weights } = this;
    if (Math.abs(stand.feet - foe.stand.feet) > 1) return 0;
    const mine =
      me.isProne || this.#aim >= 99
        ? 0
        : oddsOf(me.piloting - 2 + attackerMovement({ mode, hexes: 0 }) + foe.harder) * (me.sheet.tons / 5);
    const theirs =
      foe.mech.isProne || foe.aim >= 99
        ? 0
        : oddsOf(foe.mech.piloting - 2 + (foe.hasMoved ? attackerMovement(foe.mech.moved) : 1) + harder) *
          (foe.mech.sheet.tons / 5);
    return weights.blow * mine * foe.worth - weights.struck * theirs;
  }

  #dealt(facing: number, budget: number): number {
    let most = 0;
    for (let at = 0; at < this.foes.length; at += 1)
      for (const twist of this.#twists) {
        const mask = bearing(this.#sector[at] ?? 0, facing, twist);
        let points = 0;
        let heat = 0;
        for (let arc = 0; arc < ARCS; arc += 1)
          if ((mask & (1 << arc)) !== 0) {
            points += this.#points[at * ARCS + arc] ?? 0;
            heat += this.#heat[at * ARCS + arc] ?? 0;
          }
        if (heat > budget) points *= Math.min(1, (1.15 * Math.max(0, budget)) / heat);
        points *= this.foes[at]?.worth ?? 1;
        if (points > most) most = points;
      }
    return most;
  }

  #suffered(facing: number): number {
    const { rear, flank } = this.weights;
    let sum = 0;
    for (let at = 0; at < this.foes.length; at += 1) {
      const threat = this.#threat[at] ?? 0;
      if (threat === 0) continue;
      const back = this.#sector[at] ?? -1;
      const side = back < 0 ? 'front' : sideHit(seenFromFacing(back, facing), this.#side[at] ?? null);
      sum += threat * (side === 'rear' ? rear : side === 'front' ? 1 : flank);
    }
    return sum;
  }
}

const friendsAway = (friends: readonly Stand[], stand: Stand): number => {
  let nearest = 99;
  for (const friend of friends) nearest = Math.min(nearest, apart(stand, friend));
  return friends.length === 0 ? 0 : nearest;
};
