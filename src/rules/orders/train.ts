/**
 * train (BLD-ACA): a pilot who was in no mech since preparation closed improves piloting, gunnery or both,
 * each by 1 a round.
 */
import { flatMap, MICRO_TONS, type PilotId, violation, type Violation } from '../../kernel';
import { answer, optional, yes, type Of } from '../../kernel/shape';
import { effectiveFor } from '../buildings/effective';
import { fraction } from '../economy/prices/fraction';
import { cost } from '../economy/prices/price';
import { settle } from '../economy/settle';
import { boughtInSupply, buyerOf, noForce, priceViolations } from '../economy/sheet-account';
import { rowOf } from '../model/draft';
import type { PilotRow } from '../model/state';
import { pilot } from '../shapes';
import { defineOrder, order, type Price, type SheetContext } from './definition';

const shape = order(
  'train',
  { pilot, piloting: optional(yes), gunnery: optional(yes) },
  { missing: (sent) => (sent('piloting') || sent('gunnery') ? null : 'piloting') },
);
export type TrainOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    train: TrainOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  pilots: answer.list(
    answer.object({
      pilot,
      piloting: answer.about(answer.flag, 'Whether it can be trained'),
      gunnery: answer.flag,
    }),
  ),
  tons: answer.object({ piloting: answer.number, gunnery: answer.number }),
});

const PILOTING_TONS = 10;
const GUNNERY_TONS = 20;
const BEST = 0;

type Skill = 'piloting' | 'gunnery';
const wanted = (order: TrainOrder): readonly Skill[] =>
  (['piloting', 'gunnery'] as const).filter((skill) => order[skill] === true);

const priceOf = (_context: SheetContext, order: TrainOrder): Price => {
  const tons = (order.piloting === true ? PILOTING_TONS : 0) + (order.gunnery === true ? GUNNERY_TONS : 0);
  return cost({ text: 'supply/training', tons: fraction(tons * MICRO_TONS), rule: 'BLD-ACA' }, [
    { text: 'supply/academy', hundredths: 100, rule: 'BLD-ACA' },
  ]);
};

const ownPilot = ({ knowledge }: SheetContext, id: PilotId): PilotRow | null => {
  const pilot = rowOf(knowledge.pilots, id);
  return pilot !== null && pilot.force === knowledge.force?.id ? pilot : null;
};

const pilotViolations = (
  { earlier }: SheetContext,
  order: TrainOrder,
  pilot: PilotRow,
): readonly Violation[] => {
  const about = { pilot: order.pilot, name: pilot.name };
  if (pilot.status !== 'stored' || !pilot.rested)
    return [violation('supply/not-free-to-train', 'BLD-ACA', '/pilot', about)];
  return flatMap(wanted(order), (skill): Violation[] => {
    const again = earlier.some(
      (one) => one.type === 'train' && one.pilot === order.pilot && one[skill] === true,
    );
    if (again) return [violation('supply/trained-already', 'BLD-ACA', `/${skill}`, { ...about, skill })];
    return pilot[skill] <= BEST
      ? [violation('supply/cannot-get-better', 'BLD-ACA', `/${skill}`, { ...about, skill })]
      : [];
  });
};

const check = (context: SheetContext, order: TrainOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  const academy =
    effectiveFor(context.knowledge, 'train').length > 0
      ? []
      : [violation('supply/no-academy', 'BLD-ACA', '')];
  const pilot = ownPilot(context, order.pilot);
  const wrong = [
    ...academy,
    ...(pilot === null
      ? [violation('supply/not-your-pilot', 'BLD-ACA', '/pilot', { pilot: order.pilot })]
      : pilotViolations(context, order, pilot)),
  ];
  return wrong.length > 0 ? wrong : priceViolations(context, priceOf(context, order));
};

export const train = defineOrder({
  shape,
  open,
  ...boughtInSupply(priceOf),
  check,
  offers: (told) => told !== null && told.pilots.length > 0,
  options: (context) => {
    const { knowledge } = context;
    if (buyerOf(context) === null || effectiveFor(knowledge, 'train').length === 0) return null;
    const pilots = Object.values(knowledge.pilots)
      .filter((pilot) => pilot.force === knowledge.force?.id && pilot.status === 'stored' && pilot.rested)
      .map(({ id, piloting, gunnery }) => ({ pilot: id, piloting: piloting > BEST, gunnery: gunnery > BEST }))
      .filter(({ piloting, gunnery }) => piloting || gunnery)
      .sort((a, b) => (a.pilot < b.pilot ? -1 : 1));
    return { pilots, tons: { piloting: PILOTING_TONS, gunnery: GUNNERY_TONS } };
  },
  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    const pilot = ownPilot(context, order.pilot);
    if (wrong.length > 0 || pilot === null) return wrong;
    const unpaid = settle(resolution, force, order, priceOf(context, order), 'supply/trained', 'BLD-ACA');
    if (unpaid.length > 0) return unpaid;
    // BLD-4 says at the end of the phase; nothing in it asks for a stored pilot's skill, so the sheet's order
    // makes no difference.
    const better = (skill: Skill): number =>
      (rowOf(resolution.state.pilots, order.pilot)?.[skill] ?? pilot[skill]) -
      (order[skill] === true ? 1 : 0);
    resolution.emit({
      type: 'pilot-trained',
      data: {
        force,
        pilot: order.pilot,
        name: pilot.name,
        piloting: better('piloting'),
        gunnery: better('gunnery'),
      },
    });
    return [];
  },
});
