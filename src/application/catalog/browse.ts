/** Browsing the catalogue: pages of designs and items, record sheets, factions with their house lists, building types. */
import {
  type BuildingInfo,
  type Catalog,
  furtherEquipment,
  itemIndex,
  type ItemIndex,
  type ItemQuery,
  type MechDesign,
  type MechQuery,
  type MechSort,
  type MechSummary,
  presentFaction,
  presentHouseList,
  presentItem,
  presentRecordSheet,
  searchItems,
  searchMechs,
} from '../../catalog';
import { type CampaignId, err, ok, type Result, type UserId } from '../../kernel';
import type { Page } from '../page';
import { NOT_FOUND, UNAUTHENTICATED, type Refusal } from '../refusal';
import type { Memberships } from '../setup/membership';
import type { Asker, CatalogScope, CatalogScopes, KnownDesigns } from './scope';

export interface PageWish {
  /** The cursor of the page before: the key of its last element; null: from the beginning. */
  readonly after: string | null;
  readonly limit: number;
}

/** A cursor that no element of the list has leads to an empty page. */
const pageOf = <Row, T>(rows: readonly Row[], keyOf: (row: Row) => string, present: (row: Row) => T, { after, limit }: PageWish): Page<T> => {
  const place = after === null ? -1 : rows.findIndex((row) => keyOf(row) === after);
  const begin = after !== null && place < 0 ? rows.length : place + 1;
  const page = rows.slice(begin, begin + limit);
  const last = page.at(-1);
  return { items: page.map(present), next: last !== undefined && begin + limit < rows.length ? keyOf(last) : null };
};

const whole = <T>(items: readonly T[]): Page<T> => ({ items, next: null });

export class CatalogBrowser {
  #items: ItemIndex | null = null;

  constructor(
    private readonly catalog: Catalog,
    private readonly buildingInfos: readonly BuildingInfo[],
    private readonly scopes: CatalogScopes,
    private readonly memberships: Pick<Memberships, 'find'>,
    private readonly known: KnownDesigns,
  ) {}

  /** Whether a user (null: nobody is logged in) may ask for what a campaign sees: its members may. */
  async enter(campaign: string, user: UserId | null): Promise<Result<CampaignId, Refusal>> {
    if (user === null) return err(UNAUTHENTICATED);
    const membership = await this.memberships.find(campaign, user);
    return membership === null ? err(NOT_FOUND) : ok(membership.campaign);
  }

  factions() {
    return whole(this.catalog.factions.map(presentFaction));
  }

  houseList(faction: string): Result<NonNullable<ReturnType<typeof presentHouseList>>, Refusal> {
    const list = this.catalog.faction(faction) === null ? null : presentHouseList(this.catalog, faction);
    return list === null ? err(NOT_FOUND) : ok(list);
  }

  /** Designs that everybody, or that the members of a campaign see. */
  async mechs(query: MechQuery, page: PageWish & { readonly sort: MechSort }, campaign: CampaignId | null = null): Promise<Page<MechSummary>> {
    const { shelves } = await this.#scope(campaign);
    const { entries, next } = searchMechs(shelves, query, page);
    return { items: entries.map(({ summary }) => summary), next };
  }

  async mech(design: string, asker: Asker | null = null): Promise<Result<ReturnType<typeof presentRecordSheet>, Refusal>> {
    const found = await this.find(design, asker);
    return found.ok ? ok(presentRecordSheet(found.value.catalog, found.value.mech)) : found;
  }

  /** Of those that everybody, or the members of a campaign see; others are left out. */
  async recordSheets(designs: readonly string[], campaign: CampaignId | null = null): Promise<Page<ReturnType<typeof presentRecordSheet>>> {
    const { catalog } = await this.#scope(campaign);
    return whole(designs.map((design) => catalog.mech(design)).flatMap((mech) => (mech === null ? [] : [presentRecordSheet(catalog, mech)])));
  }

  /** A design with the catalogue in which it is seen; within a campaign also what a player drew up, for those who may know it. */
  async find(design: string, asker: Asker | null = null): Promise<Result<{ readonly catalog: Catalog; readonly mech: MechDesign }, Refusal>> {
    const { catalog } = await this.#scope(asker?.campaign ?? null);
    const mech = catalog.mech(design) ?? (asker === null ? null : await this.known.find(asker.campaign, asker.user, design));
    return mech === null ? err(NOT_FOUND) : ok({ catalog, mech });
  }

  /** All equipment, also what the campaign's markets do not carry. */
  equipment(query: ItemQuery, page: PageWish) {
    this.#items ??= itemIndex([...this.catalog.items, ...furtherEquipment().values()]);
    return pageOf(searchItems(this.#items, query), (item) => item.id, presentItem, page);
  }

  buildings() {
    return whole(this.buildingInfos.map(({ type, rule, name, effect }) => ({ type, rule, name: { ...name }, effect: { ...effect } })));
  }

  #scope(campaign: CampaignId | null): Promise<CatalogScope> {
    return campaign === null ? this.scopes.everybody() : this.scopes.ofCampaign(campaign);
  }
}
