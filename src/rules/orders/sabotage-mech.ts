/** sabotage-mech (BLD-SPY, PREP-4, MOV-8): for 5 t an enemy mech that is, or was, seen cannot be moved this round. */
import type { MechId } from '../../kernel/ids';
import { violation } from '../../kernel/violation';
import { actPrice, actsLeft, actViolations } from '../economy/espionage';
import { payFee } from '../economy/prices/fee';
import { withPaid } from '../economy/sheet-account';
import type { Knowledge, KnownMech } from '../knowledge/knowledge';
import { rowOf } from '../model/draft';
import type { SabotageMechOrder } from '../model/orders';
import { areEnemies } from '../sides';
import { defineOrder, type SheetContext } from './definition';
import { Fields } from './fields';

const TONS = 5;
const price = actPrice(TONS);

/** Enemy mechs that he sees or remembers. */
const targets = ({ others, allies }: Knowledge): readonly KnownMech[] => others.filter((mech) => !allies.has(mech.force));

const check = (context: SheetContext, { mech }: SabotageMechOrder) => [
  ...(targets(context.knowledge).some(({ id }) => id === mech) ? [] : [violation('preparation/never-seen', 'BLD-SPY', '/mech', { mech })]),
  ...actViolations(context, price),
];

export const sabotageMech = defineOrder<SabotageMechOrder>({
  type: 'sabotage-mech',
  phases: [{ phase: 'preparation', step: null }],
  parse: (input) => {
    const fields = new Fields(input);
    fields.raw('type');
    return fields.done<SabotageMechOrder>({ type: 'sabotage-mech', mech: fields.id<MechId>('mech') });
  },
  check,
  price: () => price,
  project: ({ knowledge }) => withPaid(knowledge, price.amount),
  options: (context) => ({ tons: TONS, mechs: actsLeft(context) === 0 ? [] : targets(context.knowledge).map(({ id }) => id) }),
  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    if (wrong.length > 0) return wrong;
    const unpaid = payFee(resolution, force, order, price, 'supply/sabotage', 'BLD-SPY');
    if (unpaid.length > 0) return unpaid;
    // The fee is due even if the mech is gone by now: whether it is, its saboteur is not to learn.
    const mech = rowOf(context.closing.mechs, order.mech);
    if (mech !== null && areEnemies(context.closing.forces, force, mech.force))
      resolution.emit({ type: 'mech-sabotaged', data: { mech: mech.id, force: mech.force, name: mech.name, hex: mech.hex, by: force } });
    return [];
  },
});
