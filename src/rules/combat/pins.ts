/**
 * Which attacks stand where a light attack does not hold up a heavy one (CMB-3, `pinShare`): a hex is pinned
 * once the attacks on it that stand reach that share of the tonnage that attacks from it, and free once they
 * cannot any more. Attacks from free hexes stand, from pinned ones they fall away.
 */
import type { Catalog } from '../../catalog';
import { byKey, type MechId } from '../../kernel';
import type { Hex } from '../model/map';
import type { CampaignState } from '../model/state';
import { areEnemies } from '../sides';
import { hexesOnCircles, type Attack, type FallReason, type Settlement } from './attacks';
import { isContested, mechsByHex, tonnageOf } from './presence';
import type { Roller } from './roller';

const byMech = byKey(({ mech }: Attack) => mech.id);

const grouped = (
  attacks: Iterable<Attack>,
  by: (attack: Attack) => Hex,
): ReadonlyMap<Hex, readonly Attack[]> => {
  const groups = new Map<Hex, Attack[]>();
  for (const attack of attacks) {
    const there = groups.get(by(attack));
    if (there === undefined) groups.set(by(attack), [attack]);
    else there.push(attack);
  }
  return groups;
};

/** Shares have at most six decimals: compared in millionths, so that what just reaches the share does. */
const MILLION = 1_000_000;

/**
 * Settles declared attacks, each by a mech that may attack. `share`: 0 … 1. The order in which they were
 * declared does not matter.
 */
export const settlePinned = (
  state: CampaignState,
  catalog: Catalog,
  attacks: readonly Attack[],
  share: number,
  circles: Roller,
): Settlement => {
  const byHex = mechsByHex(state);
  const pending = new Set([...attacks].sort(byMech));
  const standing = new Set<Attack>();
  const fallen: { attack: Attack; reason: FallReason }[] = [];

  /** Mechs whose attack stands: they fight elsewhere than where they are. */
  const away = new Set<MechId>();
  const fall = (attack: Attack, reason: FallReason): void => {
    pending.delete(attack);
    if (standing.delete(attack)) away.delete(attack.mech.id);
    fallen.push({ attack, reason });
  };
  const stand = (list: readonly Attack[]): void => {
    for (const attack of list) {
      pending.delete(attack);
      standing.add(attack);
      away.add(attack.mech.id);
    }
  };
  const tons = (list: readonly Attack[]): number =>
    tonnageOf(
      catalog,
      list.map(({ mech }) => mech),
    );

  for (const attack of [...pending])
    if (isContested(state, byHex.get(attack.from) ?? [])) fall(attack, 'own-battle');
  const declared = grouped(pending, ({ from }) => from);

  /** An enemy who does not fight elsewhere, as far as that is settled. */
  const findsSomebody = ({ mech, target }: Attack): boolean =>
    (byHex.get(target) ?? []).some(
      (other) => areEnemies(state.forces, mech.force, other.force) && !away.has(other.id),
    );

  for (;;) {
    for (const attack of [...pending]) if (!findsSomebody(attack)) fall(attack, 'nobody-there');
    if (pending.size === 0) break;
    const [settled, undecided] = [
      grouped(standing, ({ target }) => target),
      grouped(pending, ({ target }) => target),
    ];
    const waiting = grouped(pending, ({ from }) => from);
    let changed = false;
    for (const [from, list] of [...waiting].sort(byKey(([hex]) => hex))) {
      const needed = Math.round(share * MILLION) * tons(declared.get(from) ?? []);
      const reach = (some: readonly Attack[]): boolean => tons(some) * MILLION >= needed;
      const [sure, open] = [settled.get(from) ?? [], undecided.get(from) ?? []];
      if (sure.length > 0 && reach(sure)) for (const attack of list) fall(attack, 'attacked');
      else if (sure.length + open.length === 0 || !reach([...sure, ...open])) stand(list);
      else continue;
      changed = true;
    }
    if (changed) continue;
    const next = circles.pick(hexesOnCircles(pending));
    stand([...pending].filter(({ target }) => target === next));
  }

  // Who attacked a hex that all its enemies left to fight elsewhere finds nobody, and defends their own hex
  // again.
  for (;;) {
    const vain = [...standing].filter((attack) => !findsSomebody(attack));
    const [first] = vain.sort(byMech);
    if (first === undefined) break;
    for (const attack of vain.filter(({ target }) => target === first.target)) fall(attack, 'nobody-there');
  }
  const byTarget = grouped([...standing].sort(byMech), ({ target }) => target);
  return { standing: byTarget, fallen };
};
