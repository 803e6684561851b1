/**
 * Which attacks stand (CMB-3) where any attack pins: attacks from hexes that are not attacked first, then
 * circles by a seeded roll; the rest falls away. Where a campaign has a `pinShare`, `pins.ts` settles them.
 */
import { byKey, type MechId } from '../../kernel';
import type { Hex } from '../model/map';
import type { CampaignState, MechRow } from '../model/state';
import { areEnemies } from '../sides';
import { isContested, mechsByHex } from './presence';
import type { Roller } from './roller';

/** One mech's attack from its hex on an adjacent one. */
export interface Attack {
  readonly mech: MechRow;
  readonly from: Hex;
  readonly target: Hex;
}

/**
 * Why an attack fell away: its mech fights where it stands, its hex was attacked, or nobody was left to
 * fight.
 */
export type FallReason = 'own-battle' | 'attacked' | 'nobody-there';

export interface Settlement {
  /** The attacks that stand, by the hex that they attack. */
  readonly standing: ReadonlyMap<Hex, readonly Attack[]>;
  readonly fallen: readonly { readonly attack: Attack; readonly reason: FallReason }[];
}

const byMech = byKey(({ mech }: Attack) => mech.id);

/** The hexes from which attacks lead back to themselves, by label. */
export const hexesOnCircles = (pending: Iterable<Attack>): readonly Hex[] => {
  const targets = new Map<Hex, Set<Hex>>();
  for (const { from, target } of pending) {
    const known = targets.get(from);
    if (known === undefined) targets.set(from, new Set([target]));
    else known.add(target);
  }
  const returns = (start: Hex): boolean => {
    const seen = new Set<Hex>();
    const next = [...(targets.get(start) ?? [])];
    for (let hex = next.pop(); hex !== undefined; hex = next.pop()) {
      if (hex === start) return true;
      if (seen.has(hex)) continue;
      seen.add(hex);
      next.push(...(targets.get(hex) ?? []));
    }
    return false;
  };
  return [...targets.keys()].filter(returns).sort();
};

/**
 * Settles declared attacks, each by a mech that may attack. The order in which they were declared does not
 * matter.
 */
export const settleAttacks = (
  state: CampaignState,
  attacks: readonly Attack[],
  circles: Roller,
): Settlement => {
  const byHex = mechsByHex(state);
  const pending = new Set([...attacks].sort(byMech));
  const standing = new Map<Hex, Attack[]>();
  const fallen: { attack: Attack; reason: FallReason }[] = [];
  /** In which hex a mech fights, as soon as that is settled. */
  const fightsIn = new Map<MechId, Hex>();

  const dropWhere = (reason: FallReason, falls: (attack: Attack) => boolean): void => {
    for (const attack of [...pending].filter(falls)) {
      pending.delete(attack);
      fallen.push({ attack, reason });
    }
  };
  const findsNobody = ({ mech, target }: Attack): boolean =>
    !(byHex.get(target) ?? []).some(
      (other) =>
        areEnemies(state.forces, mech.force, other.force) && (fightsIn.get(other.id) ?? target) === target,
    );
  const settle = (list: readonly Attack[]): void => {
    const attacked = new Set(list.map(({ target }) => target));
    for (const attack of list) {
      pending.delete(attack);
      fightsIn.set(attack.mech.id, attack.target);
      const there = standing.get(attack.target);
      if (there === undefined) standing.set(attack.target, [attack]);
      else there.push(attack);
    }
    dropWhere('attacked', ({ from }) => attacked.has(from));
    // All defenders of an attacked hex are drawn in, except who already fights elsewhere.
    for (const hex of attacked)
      for (const mech of byHex.get(hex) ?? []) if (!fightsIn.has(mech.id)) fightsIn.set(mech.id, hex);
  };

  dropWhere('own-battle', ({ from }) => isContested(state, byHex.get(from) ?? []));
  for (;;) {
    dropWhere('nobody-there', findsNobody);
    if (pending.size === 0) break;
    const attacked = new Set([...pending].map(({ target }) => target));
    const free = [...pending].filter(({ from }) => !attacked.has(from));
    if (free.length > 0) {
      settle(free);
      continue;
    }
    const next = circles.pick(hexesOnCircles(pending));
    settle([...pending].filter(({ target }) => target === next));
  }
  for (const list of standing.values()) list.sort(byMech);
  return { standing, fallen };
};
