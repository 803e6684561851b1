/** The wrecks of a won battle (SALV-1), and which of them the mercenaries take (SALV-5, BLD-MERC). */
import { byKey, flatMap, type ForceId } from '../../kernel';
import type { Catalog } from '../../catalog';
import type { MercenaryShare } from '../events/mechs/wrecks-left';
import type { BattleSetup } from '../model/battle';
import { rowOf } from '../model/draft';
import type { BattleRow, CampaignState, WreckRow } from '../model/state';
import type { Turn } from '../model/turn';
import { forcesIn } from './battle-sides';
import type { Outcome } from './outcome';
import { roller, type Roller } from './roller';
import { termsOf } from '../rulesets/terms-of';

/**
 * The rows of what can be salvaged, by id; from the state before the battle ends, in which they are mechs.
 */
export const wrecksOf = (
  state: CampaignState,
  battle: BattleRow,
  right: ForceId,
  { salvage }: Outcome,
): readonly WreckRow[] =>
  flatMap(salvage, ({ unit, condition }): readonly WreckRow[] => {
    const mech = rowOf(state.mechs, unit);
    if (mech === null) return [];
    const { id, force, name, design, factoryDesign } = mech;
    return [{ id, battle: battle.id, hex: battle.hex, right, force, name, design, factoryDesign, condition }];
  }).sort(byKey(({ id }) => id));

const hiredOn = ({ units }: Pick<BattleSetup, 'units'>, side: string): boolean =>
  units.some((unit) => unit.hired && unit.side === side);

const weigh = (
  catalog: Catalog,
  wreck: WreckRow,
): { readonly wreck: WreckRow; readonly tons: number; readonly bv: number } => {
  const design = catalog.mech(wreck.design);
  return { wreck, tons: design?.tons ?? 0, bv: design?.bv ?? 0 };
};

/** SALV-5: the smallest, by tonnage, then by the BV of its design, then by roll. The list is not empty. */
const smallest = (catalog: Catalog, wrecks: readonly WreckRow[], dice: Roller): WreckRow => {
  const weighed = wrecks.map((wreck) => weigh(catalog, wreck));
  const tons = Math.min(...weighed.map((one) => one.tons));
  const light = weighed.filter((one) => one.tons === tons);
  const bv = Math.min(...light.map((one) => one.bv));
  return dice.pick(light.filter((one) => one.bv === bv)).wreck;
};

const shareOf = ({ id, force, design }: WreckRow): MercenaryShare => ({ unit: id, force, design });

/**
 * Emits what a battle that has just ended left on the field; nothing where nothing was left or nobody won.
 */
export const leaveWrecks = (
  resolution: Turn,
  battle: BattleRow,
  winner: string | null,
  right: ForceId | null,
  wrecks: readonly WreckRow[],
): void => {
  if (
    winner === null ||
    right === null ||
    wrecks.length === 0 ||
    !termsOf(resolution.state.campaign.ruleset).salvage
  )
    return;
  const dice = roller(() => resolution.roll('mercenary-share', battle.hex));
  const taken = hiredOn(battle.setup, winner) ? smallest(resolution.catalog, wrecks, dice) : null;
  resolution.emit({
    type: 'wrecks-left',
    data: {
      battle: battle.id,
      hex: battle.hex,
      forces: forcesIn(battle.setup),
      right,
      wrecks: wrecks.filter((wreck) => wreck !== taken),
      share: taken === null ? null : shareOf(taken),
      rolls: dice.rolls,
    },
  });
};
