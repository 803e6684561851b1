/** The players' own designs (REP-4): drawn up and checked, for refits; seen by their player and the GM, and by those who saw one in the field. */
import {
  ANY_MECH,
  BY_NAME,
  type Catalog,
  changedDesign,
  chassisViolations,
  type MechDesign,
  presentMechSummary,
  presentRecordSheet,
  searchMechs,
  variantOf,
} from '../../catalog';
import { at, byKey, type CampaignId, err, ok, type Result, type UserId, violation, type Violation } from '../../kernel';
import { readName, rowsOf, type Knowledge } from '../../rules';
import { pageById, type Page } from '../page';
import { againstRules, FORBIDDEN, misshapen, NOT_FOUND, type Refusal } from '../refusal';
import { readDesignFile, unlawful } from '../catalog/design-rules';
import type { CatalogScope, CatalogScopes } from '../catalog/scope';
import { command, type CommandCall } from '../campaigns/command';
import type { Access, CampaignReader } from '../campaigns/reader';
import type { Variant, Variants } from './ports';
import { readDrawing, type Drawing } from './read-drawing';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';

const LONGEST_MODEL = 60;

/** Weights by id: what a database has kept has lost their order. */
const sheetOf = (catalog: Catalog, design: MechDesign) => {
  const mountTons = Object.fromEntries(Object.entries(design.mountTons).sort(byKey(([id]) => id)));
  return presentRecordSheet(catalog, { ...design, mountTons });
};

const summaryOf = ({ force, design }: Variant) => ({ ...presentMechSummary(design), force: force as string });
export type VariantSummary = ReturnType<typeof summaryOf>;
export type VariantSheet = ReturnType<typeof presentRecordSheet>;

/** Designs that a player knows to be mechs' in this campaign: those his own are and were made as, those he sees or remembers, and of wrecks that he may salvage. */
const seenDesigns = (knowledge: Knowledge): ReadonlySet<string> =>
  new Set<string>([
    ...rowsOf(knowledge.mechs).flatMap(({ design, factoryDesign }) => [design, factoryDesign ?? design]),
    ...knowledge.others.map(({ design }) => design),
    ...knowledge.wrecks.map(({ design }) => design),
  ]);

/** Designs of one chassis: more than any has. */
const MOST_OF_A_CHASSIS = 1_000;

/** REP-4: the present designs from which a refit could lead to it: of the catalogue, and of the mechs that the player has. */
const bases = ({ catalog, shelves }: CatalogScope, own: readonly MechDesign[], { chassis, tons }: MechDesign): readonly MechDesign[] => {
  const query = { ...ANY_MECH, q: chassis, minTons: tons, maxTons: tons };
  const { entries } = searchMechs(shelves, query, { after: null, limit: MOST_OF_A_CHASSIS, sort: BY_NAME });
  const known = entries.flatMap(({ summary }) => (summary.chassis === chassis ? (catalog.mech(summary.design) ?? []) : []));
  return [...known, ...own.filter((design) => design.chassis === chassis && design.tons === tons)];
};

export class DesignDesk {
  constructor(
    private readonly store: CampaignTransactions,
    private readonly reader: CampaignReader,
    private readonly variants: Variants,
    private readonly scopes: CatalogScopes,
  ) {}

  /** A player draws up a design: `{ mtf }` or `{ design }`. The same drawing again is the same design. */
  async draw(access: Access, call: CommandCall, body: unknown): Promise<Result<VariantSheet, Refusal>> {
    const drawing = readDrawing(body);
    if (!drawing.ok) return err(misshapen(drawing.error));
    const drawn = await this.#drawn(access, drawing.value);
    if (!drawn.ok) return drawn;
    const design = variantOf(drawn.value);
    return command(this.store, call, 'player', async (_resolution, transaction, { force }) => {
      if (force === null) return err(FORBIDDEN);
      const kept = await transaction.keepVariant({ force, design }, call.dryRun);
      if (kept === 'kept') return ok({ answer: sheetOf(access.campaign.catalog, design) });
      return err(againstRules([violation(kept === 'full' ? 'designs/too-many' : 'designs/slug-taken', null, '', { design: design.slug })]));
    });
  }

  /** One's own; of all forces for the GM, and for everybody after the end. */
  async list(access: Access, after: string | null, limit: number): Promise<Page<VariantSummary>> {
    const { audience, id } = access;
    if (audience.kind === 'observer' && !this.#open(access)) return { items: [], next: null };
    const force = audience.kind === 'force' && !this.#open(access) ? audience.force : null;
    const entries = (await this.variants.list(id, force)).map((variant) => ({ id: `${variant.design.slug} ${variant.force}`, variant }));
    return pageById(entries, after, limit, ({ variant }) => summaryOf(variant));
  }

  /** The record sheet of a design that one may know. What is hidden and what is not there get one answer. */
  async see(access: Access, slug: string): Promise<Result<VariantSheet, Refusal>> {
    const design = await this.#known(access, slug);
    return design === null ? err(NOT_FOUND) : ok(sheetOf(access.campaign.catalog, design));
  }

  /** The same for who asks from elsewhere; null as well where he plays no part, or nothing has begun. */
  async find(campaign: CampaignId, user: UserId, slug: string): Promise<MechDesign | null> {
    const access = await this.reader.access(campaign, user);
    return access.ok ? this.#known(access.value, slug) : null;
  }

  /** A design drawn by oneself, or of a mech that one has, sees or saw. */
  async #known(access: Access, slug: string): Promise<MechDesign | null> {
    const { audience, id, campaign } = access;
    const all = this.#open(access);
    const force = audience.kind === 'force' ? audience.force : null;
    const variant = all || force !== null ? await this.variants.find(id, all ? null : force, slug) : null;
    if (variant !== null) return variant.design;
    return seenDesigns(this.reader.knowledge(campaign, audience)).has(slug) ? campaign.catalog.mech(slug) : null;
  }

  #open({ audience, campaign }: Access): boolean {
    return audience.kind === 'gm' || campaign.state.campaign.status === 'finished';
  }

  /** The design that was sent, if it is one, is legal, and a refit could lead to it. */
  async #drawn(access: Access, drawing: Drawing): Promise<Result<MechDesign, Refusal>> {
    // Not the campaign's own catalogue: that also has what others have drawn up, once it is in play.
    const scope = await this.scopes.ofCampaign(access.id);
    const read = drawing.kind === 'file' ? this.#ofFile(drawing.text) : await this.#ofChanges(access, scope.catalog, drawing);
    if (!read.ok) return read;
    const design = read.value;
    const pointer = drawing.kind === 'file' ? '/mtf' : '/design';
    const wrong = [...at(pointer, unlawful(design, scope.catalog.item)), ...this.#leadsNowhere(access, scope, design, pointer)];
    return wrong.length === 0 ? ok(design) : err(againstRules(wrong));
  }

  #ofFile(text: string): Result<MechDesign, Refusal> {
    const read = readDesignFile(text);
    if (!read.ok) return err(misshapen(at('/mtf', read.error)));
    const model = readName(read.value.model, LONGEST_MODEL);
    if (model === null) return err(misshapen([violation('shape/not-a-name', null, '/mtf', { max: LONGEST_MODEL })]));
    // Others read it one day: what is no word for people is left out.
    return ok({ ...read.value, model, role: readName(read.value.role, LONGEST_MODEL) ?? '' });
  }

  async #ofChanges(access: Access, catalog: Catalog, { base: slug, changes }: Extract<Drawing, { kind: 'changes' }>) {
    const base = catalog.mech(slug) ?? (await this.#known(access, slug));
    return base === null
      ? err(againstRules([violation('designs/no-such-base', null, '/design/base', { design: slug })]))
      : ok(changedDesign(base, changes, catalog.item));
  }

  /** REP-4: it is for refits, so something must be there from which one leads to it. */
  #leadsNowhere({ campaign, audience }: Access, scope: CatalogScope, design: MechDesign, pointer: string): readonly Violation[] {
    const { mechs } = this.reader.knowledge(campaign, audience);
    const own = [...new Set(rowsOf(mechs).map(({ design: slug }) => slug))].flatMap((slug) => campaign.catalog.mech(slug) ?? []);
    const related = bases(scope, own, design);
    const { chassis, tons } = design;
    if (related.length === 0) return [violation('designs/unknown-chassis', 'REP-4', pointer, { chassis, tons })];
    const reachable = related.some((base) => chassisViolations(base, design).length === 0);
    return reachable ? [] : [violation('designs/out-of-reach', 'REP-4', pointer, { chassis })];
  }
}
