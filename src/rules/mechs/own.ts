/**
 * Finding a player's own mech or pilot that an order names. What is another's and what does not exist get one
 * answer (SIGHT-4).
 */
import {
  err,
  flatMap,
  type MechId,
  ok,
  type PilotId,
  type Result,
  violation,
  type Violation,
} from '../../kernel';
import type { Knowledge } from '../knowledge/knowledge';
import { rowOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { MechRow, PilotRow } from '../model/state';

/** An own mech on the planet map, with its hex. */
export interface PlacedMech {
  readonly mech: MechRow;
  readonly hex: Hex;
}

/**
 * The own mech of an order; a violation at `pointer` when it is not theirs (SETUP-1: nor a team-mate's) or
 * waits to enter play (DEP-4).
 */
export const ownPlacedMech = (
  knowledge: Knowledge,
  id: MechId,
  pointer: string,
): Result<PlacedMech, Violation> => {
  const mech = rowOf(knowledge.mechs, id);
  if (mech === null) return err(violation('orders/not-your-mech', null, pointer, { mech: id }));
  if (mech.hex === null)
    return err(violation('orders/mech-not-in-play', 'DEP-4', pointer, { mech: id, name: mech.name }));
  return ok({ mech, hex: mech.hex });
};

/** The own pilot of an order; a violation at `pointer` when they are not theirs. */
export const ownPilot = (knowledge: Knowledge, id: PilotId, pointer: string): Result<PilotRow, Violation> => {
  const pilot = rowOf(knowledge.pilots, id);
  return pilot === null ? err(violation('orders/not-your-pilot', null, pointer, { pilot: id })) : ok(pilot);
};

/** The own mechs on the map, by id. */
export const placedMechs = (knowledge: Knowledge): readonly PlacedMech[] =>
  flatMap(Object.keys(knowledge.mechs).sort(), (id) => {
    const mech = rowOf(knowledge.mechs, id);
    return mech === null || mech.hex === null ? [] : [{ mech, hex: mech.hex }];
  });
