/**
 * Support units (BLD-7; BLD-AIR, BLD-TANK, BLD-INF): fresh for each battle, only where an own mech is able to
 * fight, beside the heaviest of them.
 */
import { type Catalog, UNDAMAGED } from '../../catalog';
import { deriveId, flatMap, type ForceId, type MechId } from '../../kernel';
import { benefitsInState } from '../buildings/benefits';
import type { SetupUnit } from '../model/battle';
import type { CampaignState } from '../model/state';
import type { Combatant } from './engagements';

/** BLD-7 */
const GUNNERY = 4;
const PILOTING = 5;

const heaviest = (catalog: Catalog, combatants: readonly Combatant[], force: ForceId): MechId | null =>
  combatants
    .filter(({ mech, able }) => able && mech.force === force)
    .map(({ mech }) => ({ id: mech.id, tons: catalog.mech(mech.design)?.tons ?? 0 }))
    .reduce<{ readonly id: MechId; readonly tons: number } | null>(
      (best, one) => (best === null || one.tons > best.tons ? one : best),
      null,
    )?.id ?? null;

/**
 * The support units of every force that fights, in the order of `units`, which are its mechs as the setup has
 * them. Ids are of the battle and the force (TAC-3), so that a unit of another battle is another.
 */
export const supportUnits = (
  state: CampaignState,
  catalog: Catalog,
  battle: string,
  combatants: readonly Combatant[],
  units: readonly SetupUnit[],
): readonly SetupUnit[] => {
  const forces = [...new Set(units.map(({ force }) => force as ForceId))];
  return flatMap(forces, (force) => {
    const beside = units.find(({ id }) => id === heaviest(catalog, combatants, force));
    if (beside === undefined) return [];
    return flatMap(benefitsInState(state, force).support, (slug, index): readonly SetupUnit[] => {
      const unit = catalog.supportUnit(slug);
      if (unit === null) return [];
      const id = deriveId<MechId>(state.campaign.idKey, 'support', `${battle}|${force}`, index);
      const name = `${unit.chassis} ${unit.model}`;
      const crew: string = deriveId<MechId>(
        state.campaign.idKey,
        'support-crew',
        `${battle}|${force}`,
        index,
      );
      return [
        {
          id,
          side: beside.side,
          force,
          kind: unit.kind,
          design: unit.slug,
          name,
          hired: false,
          shutDown: false,
          role: beside.role,
          deployment: beside.deployment,
          condition: UNDAMAGED,
          pilot: { id: crew, name, gunnery: GUNNERY, piloting: PILOTING, hits: 0 },
        },
      ];
    });
  });
};
