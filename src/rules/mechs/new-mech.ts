/**
 * A new mech of a force in the state (SUP-4, BLD-FACT, BLD-MERC): its row, the counter that its id comes
 * from, and its design kept by content.
 */
import type { DesignSlug } from '../../catalog';
import type { ForceId, MechId } from '../../kernel';
import type { Draft } from '../model/draft';
import type { Hex } from '../model/map';
import type { ForceRow, MechRow } from '../model/state';
import { freshMech } from './fresh';

export interface NewMech {
  readonly force: ForceId;
  readonly mech: MechId;
  readonly design: DesignSlug;
  readonly designHash: string;
  readonly name: string;
  /** Null: it waits. */
  readonly hex: Hex | null;
  /** `MechRow.inHexSince`; 0 when it waits. */
  readonly since: number;
}

/**
 * `counters`: the force's after it; `more`: what it has beside a fresh one. For `apply` of events: it never
 * throws.
 */
export const putNewMech = (
  draft: Draft,
  { force: owner, mech, design, designHash, name, hex, since }: NewMech,
  counters: Partial<ForceRow['counters']>,
  more: Partial<MechRow> = {},
): void => {
  draft.put('mechs', mech, {
    ...freshMech({ id: mech, force: owner, design, name, hex, inHexSince: since }),
    ...more,
  });
  const force = draft.row('forces', owner);
  if (force !== null) draft.patch('forces', owner, { counters: { ...force.counters, ...counters } });
  draft.patchCampaign({ designs: { ...draft.campaign.designs, [design]: designHash } });
};
