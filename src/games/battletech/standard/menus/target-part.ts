/** At whom blows and rushes go (BT-PHYS). */
import { text } from '../../../shapes';
import type { Part } from '../../../shared/menu';
import type { Known } from '../play/known';
import { plainChoice } from './choices';
import { nameOf } from './words';

/** Another unit, as a choice. */
export const unitChoice = (known: Known, id: string) =>
  plainChoice(id, text('bt.unit', { unit: nameOf(known, id) }), { token: id });

/** What is said against a unit that is not to be chosen: its code and rule, with the start of what was sent. */
export const notChosen = (code: string, rule: string) => (_: unknown, sent: unknown, isWithin: boolean) =>
  isWithin ? null : { code, rule, params: { target: String(sent).slice(0, 40) } };

/** `ids`: some may be named more than once. */
export const targetPart = (
  known: Known,
  ids: readonly string[],
  best: () => string | undefined,
  reason: Part['reason'],
): Part => {
  const from = [...new Set(ids)];
  return {
    pointer: '/target',
    title: text('bt.ask.target'),
    bounds: () => ({ kind: 'one-of', from: from.map((id) => unitChoice(known, id)) }),
    choose: best,
    reason,
  };
};
