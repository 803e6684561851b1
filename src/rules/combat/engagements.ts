/** The battles of a round (CMB-1, CMB-3): which mechs meet in which hex. */
import type { Catalog } from '../../catalog';
import { byKey, flatMap, type MechId } from '../../kernel';
import type { Hex } from '../model/map';
import type { CampaignState, MechRow } from '../model/state';
import { sideOf } from '../sides';
import type { Settlement } from './attacks';
import { ableAmong, isContested, mechsByHex, sidesAmong } from './presence';

export interface Combatant {
  readonly mech: MechRow;
  /** Side of the campaign (`sideOf`): its force, or its team. */
  readonly side: string;
  /** The adjacent hex from which it attacks; null: it stands in the battle's hex. */
  readonly attacksFrom: Hex | null;
  /** Glossary "able to fight". */
  readonly able: boolean;
}

export interface Engagement {
  readonly hex: Hex;
  /** By id. */
  readonly combatants: readonly Combatant[];
  /** CMB-1: sides with a mech able to fight. One: it has won without a fight. */
  readonly ableSides: readonly string[];
}

/** By hex. Where no side has a mech able to fight there is no battle. */
export const engagementsOf = (
  state: CampaignState,
  catalog: Catalog,
  { standing }: Settlement,
): readonly Engagement[] => {
  const elsewhere = new Set<MechId>([...standing.values()].flat().map(({ mech }) => mech.id));
  const byHex = mechsByHex(state);
  const hexes = [...byHex]
    .filter(([hex, mechs]) => standing.has(hex) || isContested(state, mechs))
    .map(([hex]) => hex);
  return flatMap(hexes, (hex): Engagement[] => {
    const inHex = (byHex.get(hex) ?? []).filter((mech) => !elsewhere.has(mech.id));
    const attackers = standing.get(hex) ?? [];
    const mechs = [...inHex, ...attackers.map(({ mech }) => mech)];
    const able = ableAmong(state, catalog, mechs);
    if (able.length === 0 || !isContested(state, mechs)) return [];
    const from = new Map(attackers.map((attack) => [attack.mech.id, attack.from]));
    const combatants = mechs
      .map((mech) => ({
        mech,
        side: sideOf(state.forces, mech.force),
        attacksFrom: from.get(mech.id) ?? null,
        able: able.includes(mech),
      }))
      .sort(byKey(({ mech }) => mech.id));
    return [{ hex, combatants, ableSides: sidesAmong(state, able) }];
  });
};
