/**
 * A movement step by step with all that happens on the way (BT-MOV-17, BT-PSR-8, 11, 12, 14, BT-BLD-1): skids before a
 * step; then the step, walls, the building’s load, mines, water and rubble; damaged hips, gyros and legs at the end. Who falls has
 * ended it.
 */
import type { Hex } from '../../../../kernel/hex';
import type { BuildingKind } from '../field/model';
import type { Mech, Mode } from '../mech/model';
import { spotsOf } from '../movement/ground/spots';
import type { Step } from '../movement/path';
import { type PathRoll, pathRolls } from '../movement/path-rolls';
import { isAble } from '../movement/points/able';
import { hobbles } from '../movement/points/legs';
import type { Position } from '../position';
import { failureOf } from './automatic';
import type { Driver } from './driver';
import type { Drop } from './fall/fall-height';
import { fallNow, type Reason } from './fall/falling';
import { MINE, MINE_NEEDED, type Mine, minesAt } from './hazard/mines';
import { skidOf } from './hazard/skid';
import { pilotingTarget } from './target';
import { wallDamage } from './hazard/walls';

export interface Move {
  readonly position: Pick<Position, 'field' | 'mechs'>;
  readonly mode: Mode;
  /** From where the mech stands (`pathTo`). */
  readonly path: readonly Step[];
  readonly mines: readonly Mine[];
  /** Construction points left, by the hex's index. */
  readonly cfAt: (index: number) => number;
}

export interface MoveEnd {
  /** Null: destroyed on the way, or gone. */
  readonly mech: Mech | null;
  /** The step of the path that it came to. */
  readonly step: number;
  readonly fell: boolean;
}

/** Where one stands at a step: its altitude, the depth of the water there, and the hex. */
interface Place {
  readonly altitude: number;
  readonly depth: number;
  readonly index: number;
}

class Mover {
  step = 0;
  fell = false;
  readonly #spots;
  readonly #rolls: readonly PathRoll[];

  constructor(
    public mech: Mech | null,
    private readonly move: Move,
    private readonly driver: Driver,
  ) {
    this.#spots = spotsOf(move.position.field);
    this.#rolls = mech === null ? [] : pathRolls(this.#spots, mech, move.mode, move.path);
  }

  run(): MoveEnd {
    const last = this.move.path.length - 1;
    for (let at = 1; at <= last && this.#goesOn(); at += 1) {
      for (const roll of this.#due(at, 'skid')) this.#skid(roll, at);
      if (this.#goesOn()) this.#enter(at);
    }
    if (this.step === last)
      for (const cause of ['run-hurt', 'land-hurt'] as const)
        for (const roll of this.#due(last, cause)) this.#trip(roll, this.#placeAt(last), null);
    return { mech: this.mech, step: this.step, fell: this.fell };
  }

  #goesOn(): boolean {
    return this.mech !== null && !this.fell && isAble(this.mech);
  }

  #due(step: number, cause: PathRoll['cause']): readonly PathRoll[] {
    return this.#rolls.filter((one) => one.step === step && one.cause === cause);
  }

  #placeAt(step: number): Place {
    const spot = Math.floor((this.move.path[step]?.node ?? 0) / 6);
    const index = this.#spots.hex[spot] ?? 0;
    const { ground } = this.#spots;
    const isHouse = (ground.height[index] ?? 0) > 0;
    return {
      altitude: this.#spots.altitude[spot] ?? 0,
      depth: isHouse ? 0 : (ground.depth[index] ?? 0),
      index,
    };
  }

  #holds(mech: Mech, { cause, added }: PathRoll): boolean {
    if (failureOf(mech) !== null) return false;
    return this.driver.roll({ kind: 'piloting', cause, target: pilotingTarget(mech, cause, added) }, mech);
  }

  #fall(mech: Mech, drop: Drop, reason: Reason): void {
    this.fell = true;
    this.mech = fallNow(mech, drop, reason, this.driver);
  }

  /** `from`: null on the spot. */
  #trip(roll: PathRoll, to: Place, from: Place | null): void {
    if (this.mech === null || !this.#goesOn() || this.#holds(this.mech, roll)) return;
    const drop = { from: (from ?? to).altitude, to: to.altitude, depth: to.depth };
    this.#fall(this.mech, drop, { cause: roll.cause, why: failureOf(this.mech) });
  }

  #skid(roll: PathRoll, at: number): void {
    const place = this.#placeAt(at - 1);
    this.#trip(roll, place, null);
    if (!this.fell || this.mech === null) return;
    const { path, position } = this.move;
    const entered = path.slice(0, at).filter(({ hex }, step) => step === 0 || hex !== path[step - 1]?.hex);
    const skid = skidOf(position, this.mech, entered.at(-1)?.facing ?? 0, entered.length - 1);
    if (skid.hexes.length === 0) return;
    this.mech = this.driver.tell({ kind: 'slid', skid }, this.mech);
    if (this.mech === null || skid.drop === 0) return;
    const depth = this.#spots.ground.depth[this.#spots.ground.indexOf(skid.hexes.at(-1) ?? '')] ?? 0;
    this.#fall(this.mech, { from: skid.drop, to: 0, depth }, { cause: 'skid', why: null });
  }

  #enter(at: number): void {
    const { path, mode } = this.move;
    const [from, to] = [path[at - 1], path[at]];
    if (from === undefined || to === undefined || this.mech === null) return;
    this.mech = this.driver.tell({ kind: 'moved', step: to }, this.mech);
    this.step = at;
    if (from.hex === to.hex) return;
    for (const roll of this.#due(at, 'walls')) this.#walls(roll, at);
    if (mode !== 'jump' || at === path.length - 1) this.#load(to.hex);
    if (mode !== 'jump' || at === path.length - 1) this.#mines(to.hex, at);
    for (const cause of ['water', 'rubble'] as const)
      for (const roll of this.#due(at, cause))
        this.#trip(roll, this.#placeAt(at), mode === 'jump' ? null : this.#placeAt(at - 1));
  }

  #walls(roll: PathRoll, at: number): void {
    if (this.mech === null) return;
    const { ground } = this.#spots;
    const [old, now] = [this.#placeAt(at - 1), this.#placeAt(at)];
    const { index } = (ground.building[now.index] ?? 0) > 0 ? now : old;
    const hex = ground.hexes[index];
    if (hex === undefined) return;
    const failed = !this.#holds(this.mech, roll);
    const kind = (ground.building[index] ?? 1) as BuildingKind;
    const damage = wallDamage(kind, this.move.cfAt(index), this.mech.sheet.tons);
    const facing = this.move.path[at]?.facing ?? 0;
    const isBackward = ground.towards[old.index * 6 + facing] !== now.index;
    this.#givesWay(this.driver.tell({ kind: 'walls', hex, damage, failed, isBackward }, this.mech));
  }

  #load(hex: Hex): void {
    const { ground } = this.#spots;
    if (this.mech === null || !this.#goesOn() || (ground.height[ground.indexOf(hex)] ?? 0) === 0) return;
    this.#givesWay(this.driver.tell({ kind: 'loads', hex }, this.mech));
  }

  /** BT-BLD-2: who is thrown down in a hex that collapses has fallen. */
  #givesWay(mech: Mech | null): void {
    this.mech = mech;
    if (mech?.isProne === true) this.fell = true;
  }

  #mines(hex: Hex, at: number): void {
    for (const mine of minesAt(this.move.mines, hex)) {
      if (this.mech === null || this.fell) return;
      if (!this.driver.roll({ kind: 'mine', mine, needed: MINE_NEEDED }, this.mech)) continue;
      const hadLegs = !hobbles(this.mech);
      this.mech = this.driver.tell({ kind: 'mined', mine, damage: MINE }, this.mech);
      if (this.mech === null || !hadLegs || !hobbles(this.mech)) continue;
      const { altitude, depth } = this.#placeAt(at);
      this.#fall(this.mech, { from: altitude, to: altitude, depth }, { cause: null, why: 'leg-lost' });
    }
  }
}

/** `mech` stands at the path's first step. */
export const moveAlong = (mech: Mech, move: Move, driver: Driver): MoveEnd =>
  new Mover(mech, move, driver).run();
