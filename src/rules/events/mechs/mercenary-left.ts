/**
 * mercenary-left (BLD-MERC): at the end of the round a hired mech leaves with its pilot. Told to its own
 * force; others see that it is gone.
 */
import type { DesignSlug } from '../../../catalog';
import type { ForceId, MechId, PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface MercenaryLeft {
  readonly force: ForceId;
  readonly mech: MechId;
  /** Null: they are gone already. */
  readonly pilot: PilotId | null;
  readonly design: DesignSlug;
  readonly name: string;
  readonly hex: Hex | null;
}

/** What is told of it. */
export interface MercenaryLeftTold {
  readonly force: string;
  readonly mech: string;
  readonly design: string;
  readonly name: string;
  readonly hex: string | null;
}

export const mercenaryLeft = defineEvent<'mercenary-left', MercenaryLeft, MercenaryLeftTold>({
  type: 'mercenary-left',
  apply: (draft, { mech, pilot }) => {
    draft.remove('mechs', mech);
    if (pilot !== null) draft.remove('pilots', pilot);
  },
  tell: ({ force, mech, design, name, hex }, to) =>
    mayKnow(to, force) ? { force, mech, design, name, hex } : null,
});
