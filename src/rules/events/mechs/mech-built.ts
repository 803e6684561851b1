/**
 * mech-built (BLD-FACT, DEP-4): a factory has made a mech, without pilot; it stands in the factory's hex, or
 * waits when an enemy stands there.
 */
import type { BuildingId, ForceId } from '../../../kernel';
import { putNewMech, type NewMech } from '../../mechs/new-mech';
import { defineEvent, ownOrSeen } from '../definition';

export interface MechBuilt extends NewMech {
  readonly building: BuildingId;
  /** The force's counter that the id is derived from. */
  readonly counter: number;
  /** Other forces that see the hex. */
  readonly knownTo: readonly ForceId[];
}

/** What is told of it. */
export interface MechBuiltTold {
  readonly force: string;
  readonly mech: string;
  readonly design: string;
  readonly hex: string | null;
  readonly name?: string;
  readonly building?: string;
}

export const mechBuilt = defineEvent<'mech-built', MechBuilt, MechBuiltTold>({
  type: 'mech-built',
  apply: (draft, data) => {
    putNewMech(draft, data, { mechs: data.counter });
    draft.patch('buildings', data.building, { work: null });
  },
  tell: (data, to) => {
    const { force, mech, design, hex, building, name } = data;
    const own = { force, mech, design, hex, building, name };
    return ownOrSeen(to, data, own, { force, mech, design, hex });
  },
});
