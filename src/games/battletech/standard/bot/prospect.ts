/** What a place is worth to a mech: what it would do from there, and what it must expect there (BT-6). */
import { oddsOf } from '../../../shared/terms';
import { attackerMovement } from '../fire/movement';
import type { Mode } from '../mech/model';
import type { Spots } from '../movement/ground/spots';
import type { Edge, Fighter } from '../play/model';
import type { Stand } from '../sight/heights';
import { apart, type End, Firefight, harderAfter } from './firefight';
import type { Foe } from './foes';
import type { Arsenal } from './guns';
import { toEdge } from './leave';
import { type Looks, looksOf } from './looks';
import type { Weights } from './weights';

/** Friends from whom it may go away without being alone. */
const TOGETHER = 5;
/** A hex nearer to an edge, for whoever goes there. */
const TO_EDGE = 3;
/** Far more than what is lost by rounding, far less than what tells places apart. */
const ROUNDING = 1e-6;

export interface Best {
  readonly facing: number;
  readonly score: number;
}

export class Prospect {
  readonly #looks: Looks;
  readonly #firefight: Firefight;

  constructor(
    private readonly me: Fighter,
    arsenal: Arsenal,
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
    this.#firefight = new Firefight(me, arsenal, foes, friends.length, weights, spots);
  }

  /** With no facing the place is worth more than this. Looks along no line, and is cheap. */
  mostAt(end: End): number {
    const stand = this.#looks.stand(end.spot, this.me.isProne);
    return this.#firefight.mostAt(end.mode, stand) + this.#base(end, stand) + ROUNDING;
  }

  /** The best of the facings (bits 0 … 5), and what the place is worth with it. Null: less than `least`. */
  bestAt(end: End, facings: number, least: number): Best | null {
    const stand = this.#looks.stand(end.spot, this.me.isProne);
    const base = this.#base(end, stand);
    this.#firefight.look(end, stand);
    if (this.#firefight.mostFrom() + base + ROUNDING < least) return null;
    this.#firefight.lookBack(end, stand);
    let best = -1;
    let score = -Infinity;
    for (let facing = 0; facing < 6; facing += 1) {
      if ((facings & (1 << facing)) === 0) continue;
      const worth = this.#firefight.worth(facing);
      if (worth <= score) continue;
      best = facing;
      score = worth;
    }
    return score + base < least ? null : { facing: best, score: score + base };
  }

  /** What hangs on the place alone, whatever is seen from there. */
  #base(end: End, stand: Stand): number {
    const { foes, weights } = this;
    const harder = harderAfter(this.me, end);
    let nearest = 99;
    let blows = 0;
    for (const foe of foes) {
      const hexes = apart(stand, foe.stand);
      if (hexes < nearest) nearest = hexes;
      if (hexes === 1) blows += this.#blow(foe, stand, end.mode, harder);
    }
    let friend = friendsAway(this.friends, stand);
    friend = Math.max(0, friend - TOGETHER);
    const far = Math.max(0, nearest - this.best);
    const away = foes.length === 0 ? 0 : far + (nearest < this.best ? 0.25 * (this.best - nearest) : 0);
    const { edges, from } = this.going;
    const way =
      weights.home * apart(stand, from) +
      (edges.length === 0 ? 0 : TO_EDGE * toEdge(this.spots.ground, edges, stand));
    return blows - way - weights.far * (weights.far < 0 ? nearest : away) - weights.alone * friend;
  }

  /** Blows in both directions between neighbours, whichever way they look. */
  #blow(foe: Foe, stand: Stand, mode: Mode, harder: number): number {
    const { me, weights } = this;
    if (Math.abs(stand.feet - foe.stand.feet) > 1) return 0;
    const mine =
      me.isProne || this.#firefight.aim >= 99
        ? 0
        : oddsOf(me.piloting - 2 + attackerMovement({ mode, hexes: 0 }) + foe.harder) * (me.sheet.tons / 5);
    const theirs =
      foe.mech.isProne || foe.aim >= 99
        ? 0
        : oddsOf(foe.mech.piloting - 2 + (foe.hasMoved ? attackerMovement(foe.mech.moved) : 1) + harder) *
          (foe.mech.sheet.tons / 5);
    return weights.blow * mine * foe.worth - weights.struck * theirs;
  }
}

const friendsAway = (friends: readonly Stand[], stand: Stand): number => {
  let nearest = 99;
  for (const friend of friends) nearest = Math.min(nearest, apart(stand, friend));
  return friends.length === 0 ? 0 : nearest;
};
