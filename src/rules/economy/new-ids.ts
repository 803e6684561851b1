/**
 * Ids for what a force gets in the course of a campaign: derived from the force's own counters, which never
 * go back.
 */
import { deriveId, type ForceId, type MechId, type OfferId, type PilotId } from '../../kernel';
import { rowOf } from '../model/draft';
import type { CampaignState, ForceRow } from '../model/state';

type Counter = keyof ForceRow['counters'];
interface Kinds {
  readonly mechs: MechId;
  readonly pilots: PilotId;
  readonly offers: OfferId;
}
const NAMES: Readonly<Record<Counter, string>> = { mechs: 'mech', pilots: 'pilot', offers: 'offer' };

/**
 * The id of the next thing of a kind, and the counter with it. Throws for a force that does not exist (a
 * bug).
 */
export const nextId = <K extends Counter>(
  state: CampaignState,
  force: ForceId,
  kind: K,
): { readonly id: Kinds[K]; readonly counter: number } => {
  const row = rowOf(state.forces, force);
  if (row === null) throw new Error(`no force ${force}`);
  const counter = row.counters[kind] + 1;
  return { id: deriveId<Kinds[K]>(state.campaign.idKey, NAMES[kind], force, counter), counter };
};
