/** Asking what a refit would take, give and cost (REP-4), without a campaign: whatever is asked, nothing changes. */
import type { Catalog, ItemId, MechDesign } from '../../catalog/model';
import { designName } from '../../catalog/search';
import { UNDAMAGED, type Condition } from '../../catalog/condition';
import { isStockKind, itemOfKind, planRefit, type RefitGoods, type RefitPlan } from '../../catalog/refit';
import { err, ok, type Result } from '../../kernel/result';
import { toTons } from '../../kernel/tonnage';
import { violation, type Violation } from '../../kernel/violation';
import { Fields, readCondition } from '../../rules';
import { againstRules, misshapen, type Refusal } from '../refusal';

/** More kinds than a depot holds of what one mech can need. */
const MAX_STOCK = 1_000;
const MAX_QUANTITY = 1_000_000;
const MAX_NAME = 200;

interface Question {
  readonly from: string;
  readonly to: string;
  readonly condition: Condition;
  readonly stock: readonly { readonly item: ItemId; readonly quantity: number }[] | null;
}

const readName = (fields: Fields, name: string): string => {
  const value = fields.raw(name);
  if (typeof value === 'string' && value.length > 0 && value.length <= MAX_NAME) return value;
  fields.refuse(name, 'shape/not-a-string', { min: 1, max: MAX_NAME });
  return '';
};

const readQuestion = (body: unknown): Result<Question, readonly Violation[]> => {
  const fields = new Fields(body);
  const [from, to] = [readName(fields, 'from'), readName(fields, 'to')];
  const condition = fields.has('condition') ? readCondition(fields.raw('condition'), '/condition', fields.violations) : UNDAMAGED;
  const readLine = (value: unknown, pointer: string) => {
    const line = new Fields(value, pointer);
    const read = { item: line.id<ItemId>('item'), quantity: line.integer('quantity', 0, MAX_QUANTITY) };
    const done = line.done(read);
    if (!done.ok) fields.violations.push(...done.error);
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
  constructor(private readonly catalog: Catalog) {}

  /** `{ from, to, condition?, stock? }` as sent: the plan, or everything that is wrong. */
  check(body: unknown): Result<RefitAnswer, Refusal> {
    const question = readQuestion(body);
    if (!question.ok) return err(misshapen(question.error));
    const { condition, stock } = question.value;
    const unknown: Violation[] = (stock ?? []).flatMap(({ item }, i) =>
      isStockKind(item, this.catalog.item) ? [] : [violation('refit/no-such-item', null, `/stock/${i}/item`, { item })],
    );
    const find = (slug: string, pointer: string): MechDesign | null => {
      const design = this.catalog.mech(slug);
      if (design === null) unknown.push(violation('refit/no-such-design', null, pointer, { design: slug }));
      return design;
    };
    const [from, to] = [find(question.value.from, '/from'), find(question.value.to, '/to')];
    if (from === null || to === null || unknown.length > 0) return err(againstRules(unknown));
    const plan = planRefit({ from, condition, to, stock }, this.catalog.item, () => []);
    return plan.ok ? ok(present(this.catalog, from, to, plan.value)) : err(againstRules(plan.error));
  }
}
