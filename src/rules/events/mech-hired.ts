/**
 * mech-hired (BLD-MERC): a mercenary with his mech stands in a hex until the round ends. Whoever sees the hex sees a mech there, but not that
 * it is hired (SIGHT-4), so this is told to its own force alone.
 */
import type { DesignSlug } from '../../catalog/model';
import type { ForceId, MechId, PilotId } from '../../kernel/ids';
import { freshMech } from '../mechs/fresh';
import type { Hex } from '../model/map';
import { defineEvent } from './definition';

export interface MechHired {
  readonly force: ForceId;
  readonly mech: MechId;
  readonly pilot: { readonly id: PilotId; readonly name: string; readonly gunnery: number; readonly piloting: number };
  /** The force's counters that the ids are derived from. */
  readonly counters: { readonly mechs: number; readonly pilots: number };
  readonly design: DesignSlug;
  readonly designHash: string;
  readonly name: string;
  readonly hex: Hex;
  /** `MechRow.inHexSince`. */
  readonly since: number;
}

export const mechHired = defineEvent<'mech-hired', MechHired>({
  type: 'mech-hired',
  version: 1,
  apply: (draft, { force: owner, mech, pilot, counters, design, designHash, name, hex, since }) => {
    draft.put('pilots', pilot.id, {
      id: pilot.id,
      force: owner,
      name: pilot.name,
      rank: 'green',
      gunnery: pilot.gunnery,
      piloting: pilot.piloting,
      hits: 0,
      status: 'in-mech',
      hex: null,
      captor: null,
      rested: false,
    });
    draft.put('mechs', mech, { ...freshMech({ id: mech, force: owner, design, name, hex, inHexSince: since }), pilot: pilot.id, hired: true });
    const force = draft.row('forces', owner);
    if (force !== null) draft.patch('forces', owner, { counters: { ...force.counters, ...counters } });
    draft.patchCampaign({ designs: { ...draft.campaign.designs, [design]: designHash } });
  },
  tell: ({ force, mech, design, hex, name, pilot }, to) =>
    to.kind === 'gm' || (to.kind === 'force' && to.force === force) ? { force, mech, design, hex, name, pilot: pilot.id } : null,
  text: {
    en: (told) => `A hired ${String(told['name'])} stands in ${String(told['hex'])}.`,
    de: (told) => `Ein gemieteter ${String(told['name'])} steht in ${String(told['hex'])}.`,
  },
});
