/** What an audience was told of one round and what still stands of it, entry by entry. */
import { rulesetOf, type Audience, type CampaignState } from '../../rules';
import type { FeedEntry } from '../campaigns/feeds/feeds';
import { stretchOf, type Course, type Stretch } from './course';

/** An entry of a feed with the phase, as it was played, to which it belongs. */
export interface Entry extends FeedEntry {
  readonly stretch: Stretch;
}

/** Where an item of a report stands in its reader's feed. */
export interface Place {
  /** Of the event in the feed. */
  readonly seq: number;
  readonly phase: Stretch['phase'];
  readonly step: Stretch['step'];
}

export const placeOf = ({ seq, stretch: { phase, step } }: Entry): Place => ({ seq, phase, step });

/** What was told, in the shape that its event type has; `tell` of that type is what wrote it. */
export const told = <T>({ data }: FeedEntry): T => data as unknown as T;

export const standing = (
  state: CampaignState,
  course: Course,
  entries: readonly FeedEntry[],
): readonly Entry[] => {
  const { phases } = rulesetOf(state.campaign.ruleset);
  const takesOrders = ({ phase, step }: Stretch): boolean =>
    phases.some((one) => one.phase === phase && one.step === step && one.takesOrders);
  return entries.flatMap((entry) => {
    const stretch = stretchOf(course, takesOrders, entry);
    return stretch === null ? [] : [{ ...entry, stretch }];
  });
};

/** Whether the report is one force's own, and that force is this one. */
export const isOwn = (audience: Audience, force: string | null): boolean =>
  audience.kind === 'force' && audience.force === force;
