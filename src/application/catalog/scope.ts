/**
 * What of the catalogue is seen from one place: bundled designs, and imported ones that everybody or a
 * campaign's members see.
 */
import {
  type Catalog,
  entryOf,
  type HouseList,
  type MechDesign,
  mechIndex,
  type MechIndex,
} from '../../catalog';
import { memo, type CampaignId, type UserId } from '../../kernel';

export interface CatalogScope {
  /** Finds every design of the scope. */
  readonly catalog: Catalog;
  /** What searches look through; of two designs with one slug the first counts. */
  readonly shelves: readonly MechIndex[];
}

/** Who sees what: implemented where imported designs are kept. */
export interface CatalogScopes {
  /** What everybody sees. */
  everybody(): Promise<CatalogScope>;
  /** What the members of a campaign see, and what everybody sees. Who asks is a member. */
  ofCampaign(campaign: CampaignId): Promise<CatalogScope>;
}

/** Who asks from within which campaign: they also know designs that were drawn up there. */
export interface Asker {
  readonly campaign: CampaignId;
  readonly user: UserId;
}

/** Designs of a campaign that one of its members may know. */
export interface KnownDesigns {
  find(campaign: CampaignId, user: UserId, slug: string): Promise<MechDesign | null>;
}

const slugsOf = (list: HouseList): ReadonlySet<string> =>
  new Set(Object.values(list).flatMap((entries) => entries.map(({ design }) => design)));

/** The index of a catalogue's own designs with its house lists; made when it is first asked for. */
export const indexOf = memo((catalog: Catalog): MechIndex => {
  const lists = catalog.factions.flatMap(({ id }) => {
    const list = catalog.houseList(id);
    return list === null ? [] : [[id, slugsOf(list)] as const];
  });
  return mechIndex(
    catalog.mechs.map((mech) => entryOf(mech, catalog.item)),
    catalog.item,
    new Map(lists),
  );
});

/** What everybody, or what the members of a campaign see. */
export const scopeOf = (scopes: CatalogScopes, campaign: CampaignId | null): Promise<CatalogScope> =>
  campaign === null ? scopes.everybody() : scopes.ofCampaign(campaign);
