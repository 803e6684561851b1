/**
 * mech-sold (SUP-6): a mech left play; its pilot is stored in its hex. Whoever saw the hex sees that it is
 * gone.
 */
import type { DesignSlug } from '../../../catalog';
import type { ForceId, MechId, PilotId } from '../../../kernel';
import type { Hex } from '../../model/map';
import { defineEvent, ownOrSeen } from '../definition';

export interface MechSold {
  readonly force: ForceId;
  readonly mech: MechId;
  readonly design: DesignSlug;
  readonly name: string;
  /** Null: it was still waiting to enter play. */
  readonly hex: Hex | null;
  readonly pilot: { readonly id: PilotId; readonly hex: Hex } | null;
  /** Other forces that see the hex. */
  readonly knownTo: readonly ForceId[];
}

/** What is told of it. */
export interface MechSoldTold {
  readonly force: string;
  readonly mech: string;
  readonly design: string;
  readonly hex: string | null;
  readonly name?: string;
  readonly pilot?: string | null;
}

export const mechSold = defineEvent<'mech-sold', MechSold, MechSoldTold>({
  type: 'mech-sold',
  apply: (draft, { mech, pilot }) => {
    draft.remove('mechs', mech);
    if (pilot !== null) draft.patch('pilots', pilot.id, { status: 'stored', hex: pilot.hex, captor: null });
  },
  tell: (data, to) => {
    const { force, mech, design, hex, name } = data;
    const own = { force, mech, design, hex, name, pilot: data.pilot?.id ?? null };
    return ownOrSeen(to, data, own, { force, mech, design, hex });
  },
});
