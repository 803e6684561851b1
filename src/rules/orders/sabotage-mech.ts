/** sabotage-mech (BLD-SPY, PREP-4, MOV-8): for 5 t an enemy mech that is, or was, seen cannot be moved this round. */
import { answer, type Of } from '../../kernel/shape';
import { violation } from '../../kernel';
import { actPrice, actsLeft, actViolations } from '../economy/espionage';
import { payFee } from '../economy/prices/fee';
import { withPaid } from '../economy/sheet-account';
import type { Knowledge, KnownMech } from '../knowledge/knowledge';
import { rowOf } from '../model/draft';
import { areEnemies } from '../sides';
import { mech } from '../shapes';
import { defineOrder, order, type SheetContext } from './definition';

const shape = order('sabotage-mech', { mech });
export type SabotageMechOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'sabotage-mech': SabotageMechOrder;
  }
}

/** What is open of it. */
const open = answer.object({ tons: answer.about(answer.number, 'What one act costs'), mechs: answer.list(mech) });

const TONS = 5;
const price = actPrice(TONS);

/** Enemy mechs that he sees or remembers. */
const targets = ({ others, allies }: Knowledge): readonly KnownMech[] => others.filter((mech) => !allies.has(mech.force));

const check = (context: SheetContext, { mech }: SabotageMechOrder) => [
  ...(targets(context.knowledge).some(({ id }) => id === mech) ? [] : [violation('preparation/never-seen', 'BLD-SPY', '/mech', { mech })]),
  ...actViolations(context, price),
];

export const sabotageMech = defineOrder({
  shape,
  open,
  phases: [{ phase: 'preparation', step: null }],
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
