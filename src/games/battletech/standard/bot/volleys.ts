/** What friends fire at already: fire is concentrated, and not wasted on what is as good as broken (BT-6). */
import { memo } from '../../../../kernel';
import { oddsOf } from '../../../shared/terms';
import { neededOf } from '../fire/aim';
import type { Known } from '../play/known';
import { type Fire, fighterOf, isThere, positionOf, unitOf } from '../play/model';
import { arsenalOf } from './guns';
import type { Foe } from './foes';
import { pointsOf } from './toughness';

/** Points that a volley does on average, by target. */
const pointsOfFire = (known: Known, fire: Fire): ReadonlyMap<string, number> => {
  const points = new Map<string, number>();
  const by = unitOf(known, fire.unit);
  if (by === null || !isThere(by)) return points;
  const from = { ...fighterOf(known, by), twist: fire.twist };
  const { guns } = arsenalOf(by, fighterOf(known, by));
  for (const { mount, target, shots, munition } of fire.shots) {
    const at = unitOf(known, target);
    const gun = guns.find(
      (one) =>
        one.mount.id === mount &&
        one.firing.shots === shots &&
        (munition === undefined || one.firing.bin?.figures.item === munition),
    );
    if (gun === undefined || at === null || !isThere(at)) continue;
    const needed = neededOf(positionOf(known), from, fighterOf(known, at), gun.mount, gun.firing.bin);
    if (needed === null) continue;
    const most = gun.damage.reduce((one, other) => Math.max(one, other), 0);
    points.set(target, (points.get(target) ?? 0) + oddsOf(needed) * most);
  }
  return points;
};

const kept: (fire: Fire, known: Known) => ReadonlyMap<string, number> = memo(
  (fire: Fire, known: Known) => pointsOfFire(known, fire),
  1,
);

/** A mech is out when so much of what it has left is gone, as a rule. */
const ENOUGH = 0.45;

/** 1 for one at whom nobody fires yet; more while it stands, less when it is as good as broken. */
export const aimedAt = (known: Known, { mech }: Foe, focus: number): number => {
  let points = 0;
  for (const fire of known.fire) points += kept(fire, known).get(mech.id) ?? 0;
  const share = points / (ENOUGH * pointsOf(mech).left + 1);
  return share <= 1 ? 1 + focus * 0.5 * share : Math.max(0.3, 1 + focus * 0.5 - 0.8 * (share - 1));
};
