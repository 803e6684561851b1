/**
 * sabotage-mech (BLD-SPY, PREP-4, MOV-8): for 5 t an enemy mech that is, or was, seen cannot be moved this
 * round.
 */
import { answer, type Of } from '../../kernel/shape';
import { act } from '../economy/espionage';
import type { Knowledge, KnownMech } from '../knowledge/knowledge';
import { rowOf } from '../model/draft';
import { areEnemies } from '../sides';
import { mech } from '../shapes';
import { defineOrder, order } from './definition';

const shape = order('sabotage-mech', { mech });
export type SabotageMechOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'sabotage-mech': SabotageMechOrder;
  }
}

/** What is open of it. */
const open = answer.object({
  tons: answer.about(answer.number, 'What one act costs'),
  mechs: answer.list(mech),
});

const TONS = 5;

const { order: common, open: targets } = act<SabotageMechOrder, KnownMech>({
  tons: TONS,
  property: 'mech',
  // Those that they see or remember.
  targets: ({ others, allies }: Knowledge) => others.filter((mech) => !allies.has(mech.force)),
  unknown: 'preparation/never-seen',
  // It may be gone.
  strike: (resolution, by, order, closing) => {
    const mech = rowOf(closing.mechs, order.mech);
    if (mech === null || !areEnemies(closing.forces, by, mech.force)) return;
    resolution.emit({
      type: 'mech-sabotaged',
      data: { mech: mech.id, force: mech.force, name: mech.name, hex: mech.hex, by },
    });
  },
});

export const sabotageMech = defineOrder({
  shape,
  open,
  ...common,
  offers: ({ mechs }) => mechs.length > 0,
  options: (context) => ({ tons: TONS, mechs: targets(context) }),
});
