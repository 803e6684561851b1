/**
 * Asking what a refit would take, give and cost (REP-4), of designs of the catalogue, of files, or drawn up
 * in a campaign; nothing changes.
 */
import {
  type Catalog,
  designName,
  isStockKind,
  itemOfKind,
  type MechDesign,
  planRefit,
  type RefitGoods,
  type RefitPlan,
} from '../../catalog';
import { at, err, ok, type Result, toTons, violation, type Violation } from '../../kernel';
import { againstRules, misshapen, type Refusal } from '../refusal';
import { readDesignFile } from './design-rules';
import type { Asker, CatalogScopes, KnownDesigns } from './scope';
import { isFile, readQuestion } from './read-refit-question';

const present = (catalog: Catalog, from: MechDesign, to: MechDesign, plan: RefitPlan) => {
  const goods = (lines: readonly RefitGoods[]) =>
    lines.map(({ item, unit, quantity }) => ({
      item: item as string,
      name: catalog.item(itemOfKind(item))?.name ?? item,
      unit,
      quantity,
    }));
  const named = (design: MechDesign) => ({ design: design.slug as string, name: designName(design) });
  return {
    from: named(from),
    to: named(to),
    takes: goods(plan.takes),
    gives: goods(plan.gives),
    lost: goods(plan.lost),
    actuators: plan.actuators,
    cost: toTons(plan.cost),
    condition: plan.condition,
    bv: plan.bv,
  };
};

export type RefitAnswer = ReturnType<typeof present>;

export class CheckRefit {
  constructor(
    private readonly scopes: CatalogScopes,
    private readonly known: KnownDesigns,
  ) {}

  /** `{ from, to, condition?, stock? }` as sent: the plan, or everything that is wrong. */
  async check(body: unknown, asker: Asker | null): Promise<Result<RefitAnswer, Refusal>> {
    const question = readQuestion(body);
    if (!question.ok) return err(misshapen(question.error));
    const { condition, stock } = question.value;
    const { catalog } = await (asker === null
      ? this.scopes.everybody()
      : this.scopes.ofCampaign(asker.campaign));
    const [from, to] = [
      await this.#design(catalog, asker, question.value.from),
      await this.#design(catalog, asker, question.value.to),
    ];
    const misread = [...(from.ok ? [] : at('/from', from.error)), ...(to.ok ? [] : at('/to', to.error))];
    if (misread.length > 0 || !from.ok || !to.ok) return err(misshapen(misread));
    const unknown = [
      ...(from.value === null
        ? [violation('refit/no-such-design', null, '/from', { design: question.value.from })]
        : []),
      ...(to.value === null
        ? [violation('refit/no-such-design', null, '/to', { design: question.value.to })]
        : []),
      ...(stock ?? []).flatMap(({ item }, i) =>
        isStockKind(item, catalog.item)
          ? []
          : [violation('refit/no-such-item', null, `/stock/${i}/item`, { item })],
      ),
    ];
    if (from.value === null || to.value === null || unknown.length > 0) return err(againstRules(unknown));
    const plan = planRefit({ from: from.value, condition, to: to.value, stock }, catalog.item);
    return plan.ok ? ok(present(catalog, from.value, to.value, plan.value)) : err(againstRules(plan.error));
  }

  /** Null: there is none of that slug, or none that they know. */
  async #design(
    catalog: Catalog,
    asker: Asker | null,
    named: string,
  ): Promise<Result<MechDesign | null, readonly Violation[]>> {
    if (isFile(named)) return readDesignFile(named);
    return ok(
      catalog.mech(named) ??
        (asker === null ? null : await this.known.find(asker.campaign, asker.user, named)),
    );
  }
}
