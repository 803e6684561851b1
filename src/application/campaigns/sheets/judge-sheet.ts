/**
 * Judging an order sheet as sent (ROUND-2, ROUND-6): understood, for the open phase, and what its orders
 * would do.
 */
import {
  type CampaignId,
  err,
  type ForceId,
  ok,
  type Result,
  type UserId,
  type Violation,
} from '../../../kernel';
import { Fields } from '../../fields';
import {
  parseOrders,
  previewSheet,
  ROUND_PHASES,
  rulesetOf,
  type Knowledge,
  type Order,
  type SheetPreview,
} from '../../../rules';
import { FORBIDDEN, misshapen, type Refusal } from '../../refusal';
import type { LoadedCampaign } from '../campaign-store';
import type { CampaignReader } from '../reader';
import { notOpen } from '../refusals';

export interface Judged {
  readonly force: ForceId;
  readonly knowledge: Knowledge;
  readonly orders: readonly Order[];
  /** Has what is against the rules, too. */
  readonly preview: SheetPreview;
}

/** Every mistake of form is refused here; what is against the rules is for who saves. */
export const judgeSheet = (
  reader: CampaignReader,
  id: CampaignId,
  campaign: LoadedCampaign,
  user: UserId,
  input: unknown,
): Result<Judged, Refusal> => {
  const access = reader.accessTo(id, campaign, user);
  if (!access.ok) return access;
  const { audience } = access.value;
  if (audience.kind !== 'force') return err(FORBIDDEN);
  const { campaign: row } = campaign.state;
  const ruleset = rulesetOf(row.ruleset);
  const fields = new Fields(input);
  const phase = fields.raw('phase');
  if (!ROUND_PHASES.some((one) => one === phase)) fields.refuse('phase', 'shape/not-a-phase');
  const parsed = fields.has('orders') ? parseOrders(ruleset, fields.raw('orders')) : null;
  if (parsed === null) fields.refuse('orders', 'shape/not-a-list');
  const shape = fields.done(null);
  const mistakes: readonly Violation[] = [
    ...(shape.ok ? [] : shape.error),
    ...(parsed?.ok === false ? parsed.error : []),
  ];
  if (mistakes.length > 0 || parsed?.ok !== true) return err(misshapen(mistakes));
  const open = ruleset.phases.find((one) => one.phase === row.phase && one.step === row.step);
  if (row.status !== 'running' || open?.takesOrders !== true || phase !== row.phase)
    return err(notOpen(row.status));
  const knowledge = reader.knowledge(campaign, audience);
  const preview = previewSheet(ruleset, campaign.catalog, knowledge, parsed.value);
  return ok({ force: audience.force, knowledge, orders: parsed.value, preview });
};
