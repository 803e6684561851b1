/**
 * Carrying out the fire that was declared: attack by attack, weapon by weapon, as everything stood when it was
 * declared; what it wrecks fires all the same.
 */
import { flatMap } from '../../../../../kernel';
import type { Hex } from '../../../../../kernel/hex';
import type { TokenId } from '../../../../shapes';
import type { Aim } from '../../aim';
import { rollFor } from '../../damage/damage-course';
import type { Defence } from '../../equipment/electronics/ams';
import { type Pod, sticksAs } from '../../equipment/electronics/pods';
import { hasFlag } from '../../equipment/figures';
import { rangeBy } from '../../equipment/weapons/damage-at';
import { clearingNumber } from '../../equipment/weapons/jamming';
import { resolveShot, type Shot } from '../../equipment/weapons/resolve-shot';
import { groundOf } from '../../field/ground';
import { aimOf } from '../../fire/aim';
import type { Circumstances } from '../../fire/circumstances';
import { firesIndirectly } from '../../fire/turn/indirect';
import { secondaryOf } from '../../fire/turn/secondary';
import { rangeModifier, rangesOf } from '../../fire/range';
import { isInTheOpen, resolvePlatoonShot } from '../../support/fire/platoon-shot';
import { Stock } from './ammunition';
import { collapseAt, pointsAt, weaken } from '../collapsing';
import { defend, type Incoming } from './defences';
import { driverOf } from '../driver';
import type { Fight } from '../fight';
import { directHelp, guidanceFor, remoteHelp, spotterFor } from './helpers';
import {
  type Aimed,
  type Fire,
  type Fighter,
  fighterOf,
  isThere,
  positionOf,
  type State,
  unitOf,
} from '../model';
import { wallsAround } from './walls';

const standing = (state: State, id: TokenId): Fighter | null => {
  const unit = unitOf(state, id);
  return unit !== null && isThere(unit) ? fighterOf(state, unit) : null;
};

const targetsOf = (declared: State, { shots }: Fire): readonly Fighter[] =>
  flatMap(shots, ({ target }) => standing(declared, target) ?? []);

interface Planned extends Incoming {
  readonly aimed: Aimed;
  readonly targets: readonly Fighter[];
  readonly spotter: Circumstances['spotter'];
}

/** Shots that have ammunition, with who spots for them. */
const planned = (declared: State): readonly Planned[] => {
  const stock = new Stock();
  return flatMap(declared.fire, (fire) => {
    const from = standing(declared, fire.unit);
    const targets = targetsOf(declared, fire);
    return flatMap(fire.shots, (aimed): readonly Planned[] => {
      const to = targets.find(({ id }) => id === aimed.target);
      const mount = from?.sheet.mounts.find(({ id }) => id === aimed.mount);
      if (from === null || to === undefined || mount === undefined) return [];
      const bin = stock.take(from, mount, aimed);
      if (bin === undefined) return [];
      const isRemote = firesIndirectly(mount.figures, bin?.figures ?? null);
      const spotter = isRemote ? spotterFor(declared, from, to) : null;
      return [{ from, to, mount, bin, shots: aimed.shots, aimed, targets, spotter }];
    });
  });
};

interface Others {
  readonly spotting: ReadonlySet<string>;
  /** Sides whose TAG has marked a unit: `side unit`. */
  readonly marks: Set<string>;
}

const aimFor = (declared: State, plan: Planned, { spotting, marks }: Others): Aim => {
  const { from, to, mount, bin, targets, spotter } = plan;
  const help =
    spotter === null || spotter === undefined
      ? directHelp(declared, from, to)
      : remoteHelp(declared, from, to, spotter);
  return aimOf(positionOf(declared), from, to, mount, bin, {
    ...help,
    secondary: secondaryOf(from, to, targets),
    isSpotting: spotting.has(from.id),
    isMarked: marks.has(`${from.side} ${to.id}`),
  });
};

const isTag = ({ mount }: Planned): boolean => hasFlag(mount.figures, 'tag');

/** It marks its target for those of its side who fire after it (BT-EQ-18). */
const mark = (fight: Fight, { from, to }: Planned, { marks }: Others): void => {
  marks.add(`${from.side} ${to.id}`);
  if (fight.mech(to.id) !== null) fight.add({ type: 'marked', rolls: [], unit: to.id, side: from.side });
};

/** A beacon or a pod sticks to where the launcher hit. */
const stick = (fight: Fight, { from, to }: Planned, as: Pod | 'beacon', since: number): void => {
  const hit = fight.events
    .slice(since)
    .find((event) => event.type === 'hit-location' && event.unit === to.id);
  if (hit?.type === 'hit-location' && fight.mech(to.id) !== null)
    fight.add({
      type: 'beacon',
      rolls: [],
      unit: to.id,
      side: from.side,
      location: hit.location,
      ...(as === 'beacon' ? {} : { pod: as }),
    });
};

const resolve = (
  fight: Fight,
  declared: State,
  shot: Shot,
  plan: Planned,
  defence: Defence | undefined,
  others: Others,
): void => {
  const { from, to, mount } = plan;
  if (from.sheet.support === 'foot' || to.sheet.support === 'foot') {
    const ground = groundOf(declared.setup.field);
    resolvePlatoonShot(fight, shot, isInTheOpen(ground, ground.indexOf(to.hex)));
    return;
  }
  const since = fight.events.length;
  const isHit = resolveShot(fight, shot);
  if (!isHit) return;
  if (defence !== undefined) {
    const { bin } = defence;
    const place = bin === null ? null : { location: bin.location, slot: bin.slot };
    fight.add({ type: 'defended', rolls: [], unit: to.id, mount: defence.mount.id, bin: place });
  }
  const as = sticksAs(mount.figures, shot.munition);
  if (as !== null) stick(fight, plan, as, since);
  if (isTag(plan)) mark(fight, plan, others);
};

const shotOf = (
  declared: State,
  plan: Planned,
  aim: Extract<Aim, { possible: true }>,
  isDefended: boolean,
  through: Shot['through'],
): Shot => {
  const { from, to, mount, bin, aimed, spotter } = plan;
  const range = rangeModifier(rangesOf(mount.figures, bin?.figures ?? null), aim.range);
  return {
    attacker: from.id,
    weapon: mount,
    target: to.id,
    needed: aim.toHit,
    terms: aim.terms,
    table: aim.table,
    side: aim.side,
    guidance: guidanceFor(declared, from, to, mount, bin, spotter === null),
    isDefended,
    ...(through === undefined ? {} : { through }),
    munition: bin?.figures ?? null,
    range: rangeBy(range ?? 4),
    shots: aimed.shots,
    isHeating: aimed.isHeating === true,
    bin: bin === null ? null : { location: bin.location, slot: bin.slot },
  };
};

/** BT-BLD-3: of a mech in a building, at whom is fired from outside. */
const wallsOf = (fight: Fight, { from, to }: Planned): Shot['through'] => {
  const walls = wallsAround(fight.state, from, to);
  if (walls === null) return undefined;
  return (damage) => {
    const taken = Math.min(damage, walls.most, pointsAt(fight.state, to.hex));
    weaken(fight, to.hex, taken, null);
    return damage - taken;
  };
};

/** Who clears rotary autocannons does so before anybody fires (BT-EQ-4). */
const clear = (fight: Fight, { unit, isClearing }: Fire): void => {
  const mech = fight.mech(unit);
  if (isClearing !== true || mech === null) return;
  const dice = rollFor(fight, unit, 2, {
    code: 'bt.roll.clear-jam',
    needed: clearingNumber(mech.gunnery),
  });
  fight.add({ type: 'cleared', rolls: [dice], unit, isClear: dice.success === true });
  fight.report();
};

export const resolveFire = (fight: Fight): void => {
  const declared = fight.state;
  for (const fire of declared.fire) clear(fight, fire);
  const all = planned(declared);
  // Who marks comes first, so that the others know of it.
  const plans = [...all.filter(isTag), ...all.filter((plan) => !isTag(plan))];
  const others: Others = {
    spotting: new Set(flatMap(plans, ({ spotter }) => spotter?.mech.id ?? [])),
    marks: new Set(),
  };
  const defences = defend(plans);
  for (const plan of plans) {
    const aim = aimFor(declared, plan, others);
    // Out of the fight since: nothing is left to be hit.
    if (!aim.possible || fight.mech(plan.to.id) === null) continue;
    const defence = defences.get(plan);
    const shot = shotOf(declared, plan, aim, defence !== undefined, wallsOf(fight, plan));
    resolve(fight, declared, shot, plan, defence, others);
    fight.report();
  }
  // All fire takes effect together: what it has shot away gives way after it.
  for (const hex of Object.keys(fight.state.ruins)) {
    collapseAt(fight, hex as Hex, driverOf(fight));
    fight.report();
  }
};
