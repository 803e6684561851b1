/** mech-bought (SUP-4, DEP-4): a new mech, without pilot; it stands in its hex of entry, or waits when none was free. */
import type { DesignSlug } from '../../catalog/model';
import type { ForceId, MechId } from '../../kernel/ids';
import { freshMech } from '../mechs/fresh';
import type { Hex } from '../model/map';
import { defineEvent } from './definition';

export interface MechBought {
  readonly force: ForceId;
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

export const mechBought = defineEvent<'mech-bought', MechBought>({
  type: 'mech-bought',
  version: 1,
  apply: (draft, data) => {
    const { mech, force: owner, design, name, hex, since } = data;
    draft.put('mechs', mech, freshMech({ id: mech, force: owner, design, name, hex, inHexSince: since }));
    const force = draft.row('forces', data.force);
    if (force !== null) draft.patch('forces', data.force, { counters: { ...force.counters, mechs: data.counter } });
    draft.patchCampaign({ designs: { ...draft.campaign.designs, [data.design]: data.designHash } });
  },
  tell: (data, to) => {
    const facts = { force: data.force, mech: data.mech, design: data.design, hex: data.hex };
    if (to.kind === 'gm' || (to.kind === 'force' && to.force === data.force)) return { ...facts, name: data.name };
    return to.kind === 'force' && data.hex !== null && data.knownTo.includes(to.force) ? facts : null;
  },
  text: {
    en: (told) =>
      `A new mech, ${String(told['name'] ?? told['design'])}, ${told['hex'] === null ? 'waits to enter play' : `entered play in ${String(told['hex'])}`}.`,
    de: (told) =>
      `Ein neuer Mech, ${String(told['name'] ?? told['design'])}, ${told['hex'] === null ? 'wartet auf seinen Einsatz' : `kam in ${String(told['hex'])} ins Spiel`}.`,
  },
});
