/** mech-built (BLD-FACT, DEP-4): a factory has made a mech, without pilot; it stands in the factory's hex, or waits when an enemy stands there. */
import type { DesignSlug } from '../../catalog/model';
import type { BuildingId, ForceId, MechId } from '../../kernel/ids';
import { freshMech } from '../mechs/fresh';
import type { Hex } from '../model/map';
import { defineEvent } from './definition';

export interface MechBuilt {
  readonly force: ForceId;
  readonly building: BuildingId;
  readonly mech: MechId;
  /** The force's counter that the id is derived from. */
  readonly counter: number;
  readonly design: DesignSlug;
  readonly designHash: string;
  readonly name: string;
  /** Null: it waits. */
  readonly hex: Hex | null;
  /** `MechRow.inHexSince`; 0 when it waits. */
  readonly since: number;
  /** Other forces that see the hex. */
  readonly knownTo: readonly ForceId[];
}

export const mechBuilt = defineEvent<'mech-built', MechBuilt>({
  type: 'mech-built',
  version: 1,
  apply: (draft, data) => {
    const { mech, force: owner, design, name, hex, since } = data;
    draft.put('mechs', mech, freshMech({ id: mech, force: owner, design, name, hex, inHexSince: since }));
    draft.patch('buildings', data.building, { work: null });
    const force = draft.row('forces', owner);
    if (force !== null) draft.patch('forces', owner, { counters: { ...force.counters, mechs: data.counter } });
    draft.patchCampaign({ designs: { ...draft.campaign.designs, [design]: data.designHash } });
  },
  tell: (data, to) => {
    const facts = { force: data.force, mech: data.mech, design: data.design, hex: data.hex };
    if (to.kind === 'gm' || (to.kind === 'force' && to.force === data.force)) return { ...facts, building: data.building, name: data.name };
    return to.kind === 'force' && data.hex !== null && data.knownTo.includes(to.force) ? facts : null;
  },
  text: {
    en: (told) =>
      `A new mech, ${String(told['name'] ?? told['design'])}, ${told['hex'] === null ? 'left the factory and waits to enter play' : `left the factory in ${String(told['hex'])}`}.`,
    de: (told) =>
      `Ein neuer Mech, ${String(told['name'] ?? told['design'])}, ${told['hex'] === null ? 'verließ die Fabrik und wartet auf seinen Einsatz' : `verließ die Fabrik in ${String(told['hex'])}`}.`,
  },
});
