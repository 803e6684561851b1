/**
 * Views of the past: what somebody saw when a phase opened, through their own fog of that moment; after the
 * end, everything.
 */
import { err, ok, type Result } from '../../kernel';
import {
  knowledgeOf,
  rulesetOf,
  viewOf,
  type Audience,
  type CombatStep,
  type Phase,
  type View,
} from '../../rules';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { Access } from './reader';
import type { CampaignStates } from './campaign-store';

export interface PastMoment {
  readonly round: number;
  readonly phase: Phase;
  /** Of combat; null in other phases. */
  readonly step: CombatStep | null;
}

/** Rolled back moments that lie in the future again are no history. */
const isPast = ({ campaign }: Access, moment: PastMoment): boolean => {
  const { round, phase, step, status, ruleset } = campaign.state.campaign;
  if (status === 'finished') return moment.round <= round;
  const { phases } = rulesetOf(ruleset);
  const at = (wanted: { readonly phase: string; readonly step: string | null }): number =>
    phases.findIndex((one) => one.phase === wanted.phase && one.step === wanted.step);
  return moment.round < round || (moment.round === round && at(moment) <= at({ phase, step }));
};

export class PastViews {
  constructor(private readonly store: Pick<CampaignStates, 'readOpening'>) {}

  /** `seq` is 0 and nobody is ready: the view of a moment tells nothing of what came after it. */
  async view(access: Access, audience: Audience, moment: PastMoment): Promise<Result<View, Refusal>> {
    const opening = isPast(access, moment)
      ? await this.store.readOpening(access.id, moment.round, moment.phase, moment.step)
      : null;
    if (opening === null) return err(NOT_FOUND);
    const { catalog } = access.campaign;
    return ok(viewOf(knowledgeOf(opening, catalog, audience), catalog, { seq: 0, ready: {} }));
  }
}
