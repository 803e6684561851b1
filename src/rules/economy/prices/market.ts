/**
 * Which mechs are sold (SUP-4): designs of the catalogue, and none that a player has drawn up for refits
 * (REP-4); and whether players sell theirs.
 */
import { type Catalog, isFielded, isVariant, type MechDesign } from '../../../catalog';
import type { Options } from '../../model/options';

/**
 * Null for what there is not, for what no campaign can have, and for players' own designs. A campaign's
 * catalogue has those that are in play: whoever asks for one is answered as if it were not there, since they
 * may not know that it is.
 */
export const soldMech = (catalog: Catalog, slug: string): MechDesign | null => {
  const design = catalog.mech(slug);
  return design === null || isVariant(design) || !isFielded(design) ? null : design;
};

/** SUP-6: whether players may sell mechs. Where a campaign has no such option, its ruleset lets them. */
export const maySellMechs = ({ sellMechs }: Options): boolean => sellMechs ?? true;
