/** Asking what a refit would take, give and cost (REP-4), of designs of the catalogue, of files, or drawn up in a campaign; nothing changes. */
import {
  type Catalog,
  type Condition,
  designName,
  isStockKind,
  type ItemId,
  itemOfKind,
  type MechDesign,
  planRefit,
  type RefitGoods,
  type RefitPlan,
  UNDAMAGED,
} from '../../catalog';
import { at, err, gather, ok, type Result, toTons, violation, type Violation } from '../../kernel';
import { Fields, readCondition } from '../../rules';
import { againstRules, misshapen, type Refusal } from '../refusal';
import { LONGEST_FILE, readDesignFile } from './design-rules';
import type { Asker, CatalogScopes, KnownDesigns } from './scope';

/** More kinds than a depot holds of what one mech can need. */
const MAX_STOCK = 1_000;
const MAX_QUANTITY = 1_000_000;
const MAX_NAME = 200;
const isFile = (text: string): boolean => /[\r\n]/.test(text);

interface Question {
  readonly from: string;
  readonly to: string;
  readonly condition: Condition;
  readonly stock: readonly { readonly item: ItemId; readonly quantity: number }[] | null;
}

/** A slug, or the text of a mech file, which has lines. */
const readDesign = (fields: Fields, name: string): string => {
  const value = fields.raw(name);
  const max = typeof value === 'string' && isFile(value) ? LONGEST_FILE : MAX_NAME;
  if (typeof value === 'string' && value.length > 0 && value.length <= max) return value;
  fields.refuse(name, 'shape/not-a-string', { min: 1, max });
  return '';
};

const readQuestion = (body: unknown): Result<Question, readonly Violation[]> => {
  const fields = new Fields(body);
  const [from, to] = [readDesign(fields, 'from'), readDesign(fields, 'to')];
  const condition = fields.has('condition') ? readCondition(fields.raw('condition'), '/condition', fields.violations) : UNDAMAGED;
  const readLine = (value: unknown, pointer: string) => {
    const line = new Fields(value, pointer);
    const read = { item: line.id<ItemId>('item'), quantity: line.integer('quantity', 0, MAX_QUANTITY) };
    const done = line.done(read);
    if (!done.ok) gather(fields.violations, done.error);
    return read;
  };
  const stock = fields.has('stock') ? fields.list('stock', 0, MAX_STOCK, readLine) : null;
  return fields.done({ from, to, condition, stock });
};

const present = (catalog: Catalog, from: MechDesign, to: MechDesign, plan: RefitPlan) => {
  const goods = (lines: readonly RefitGoods[]) =>
    lines.map(({ item, unit, quantity }) => ({ item: item as string, name: catalog.item(itemOfKind(item))?.name ?? item, unit, quantity }));
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
    const { catalog } = await (asker === null ? this.scopes.everybody() : this.scopes.ofCampaign(asker.campaign));
    const [from, to] = [await this.#design(catalog, asker, question.value.from), await this.#design(catalog, asker, question.value.to)];
    const misread = [...(from.ok ? [] : at('/from', from.error)), ...(to.ok ? [] : at('/to', to.error))];
    if (misread.length > 0 || !from.ok || !to.ok) return err(misshapen(misread));
    const unknown = [
      ...(from.value === null ? [violation('refit/no-such-design', null, '/from', { design: question.value.from })] : []),
      ...(to.value === null ? [violation('refit/no-such-design', null, '/to', { design: question.value.to })] : []),
      ...(stock ?? []).flatMap(({ item }, i) =>
        isStockKind(item, catalog.item) ? [] : [violation('refit/no-such-item', null, `/stock/${i}/item`, { item })],
      ),
    ];
    if (from.value === null || to.value === null || unknown.length > 0) return err(againstRules(unknown));
    const plan = planRefit({ from: from.value, condition, to: to.value, stock }, catalog.item);
    return plan.ok ? ok(present(catalog, from.value, to.value, plan.value)) : err(againstRules(plan.error));
  }

  /** Null: there is none of that slug, or none that he knows. */
  async #design(catalog: Catalog, asker: Asker | null, named: string): Promise<Result<MechDesign | null, readonly Violation[]>> {
    if (isFile(named)) return readDesignFile(named);
    return ok(catalog.mech(named) ?? (asker === null ? null : await this.known.find(asker.campaign, asker.user, named)));
  }
}
