/** Checking a drawing (REP-4): whether it is a design, is legal, and a refit could lead to it. */
import {
  ANY_MECH,
  BY_NAME,
  type Catalog,
  changedDesign,
  chassisViolations,
  type MechDesign,
  searchMechs,
} from '../../catalog';
import { at, err, ok, readName, type Result, violation, type Violation } from '../../kernel';
import { rowsOf } from '../../rules';
import type { Access, CampaignReader } from '../campaigns/reader';
import { readDesignFile, unlawful } from '../catalog/design-rules';
import type { CatalogScope, CatalogScopes } from '../catalog/scope';
import { againstRules, misshapen, type Refusal } from '../refusal';
import type { Drawing } from './drawing';
import type { FindKnownDesign } from './known-designs';

const LONGEST_MODEL = 60;

/** Designs of one chassis: more than any has. */
const MAX_OF_A_CHASSIS = 1_000;

/**
 * REP-4: the present designs from which a refit could lead to it: of the catalogue, and of the mechs that the
 * player has.
 */
const bases = (
  { catalog, shelves }: CatalogScope,
  own: readonly MechDesign[],
  { chassis, tons }: MechDesign,
): readonly MechDesign[] => {
  const query = { ...ANY_MECH, q: chassis, minTons: tons, maxTons: tons };
  const { entries } = searchMechs(shelves, query, { after: null, limit: MAX_OF_A_CHASSIS, sort: BY_NAME });
  const known = entries.flatMap(({ summary }) =>
    summary.chassis === chassis ? (catalog.mech(summary.design) ?? []) : [],
  );
  return [...known, ...own.filter((design) => design.chassis === chassis && design.tons === tons)];
};

export class CheckDrawing {
  constructor(
    private readonly reader: CampaignReader,
    private readonly known: FindKnownDesign,
    private readonly scopes: CatalogScopes,
  ) {}

  /** The design that was sent, if it is one, is legal, and a refit could lead to it. */
  async run(access: Access, drawing: Drawing): Promise<Result<MechDesign, Refusal>> {
    // Not the campaign's own catalogue: that also has what others have drawn up, once it is in play.
    const scope = await this.scopes.ofCampaign(access.id);
    const read =
      drawing.kind === 'file'
        ? this.#ofFile(drawing.text)
        : await this.#ofChanges(access, scope.catalog, drawing);
    if (!read.ok) return read;
    const design = read.value;
    const pointer = drawing.kind === 'file' ? '/mtf' : '/design';
    const wrong = [
      ...at(pointer, unlawful(design, scope.catalog.item)),
      ...this.#leadsNowhere(access, scope, design, pointer),
    ];
    return wrong.length === 0 ? ok(design) : err(againstRules(wrong));
  }

  #ofFile(text: string): Result<MechDesign, Refusal> {
    const read = readDesignFile(text);
    if (!read.ok) return err(misshapen(at('/mtf', read.error)));
    const model = readName(read.value.model, LONGEST_MODEL);
    if (model === null)
      return err(misshapen([violation('shape/not-a-name', null, '/mtf', { max: LONGEST_MODEL })]));
    // Others read it one day: what is no word for people is left out.
    return ok({ ...read.value, model, role: readName(read.value.role, LONGEST_MODEL) ?? '' });
  }

  async #ofChanges(
    access: Access,
    catalog: Catalog,
    { base: slug, changes }: Extract<Drawing, { kind: 'changes' }>,
  ) {
    const base = catalog.mech(slug) ?? (await this.known.run(access, slug));
    return base === null
      ? err(againstRules([violation('designs/no-such-base', null, '/design/base', { design: slug })]))
      : ok(changedDesign(base, changes, catalog.item));
  }

  /** REP-4: it is for refits, so something must be there from which one leads to it. */
  #leadsNowhere(
    { campaign, audience }: Access,
    scope: CatalogScope,
    design: MechDesign,
    pointer: string,
  ): readonly Violation[] {
    const { mechs } = this.reader.knowledge(campaign, audience);
    const own = [...new Set(rowsOf(mechs).map(({ design: slug }) => slug))].flatMap(
      (slug) => campaign.catalog.mech(slug) ?? [],
    );
    const related = bases(scope, own, design);
    const { chassis, tons } = design;
    if (related.length === 0)
      return [violation('designs/unknown-chassis', 'REP-4', pointer, { chassis, tons })];
    const reachable = related.some((base) => chassisViolations(base, design).length === 0);
    return reachable ? [] : [violation('designs/out-of-reach', 'REP-4', pointer, { chassis })];
  }
}
