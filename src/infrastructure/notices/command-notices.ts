/** The notices of a command on a running campaign, from what it tells each audience. */
import type { Member } from '../../application/campaigns/campaign-store';
import { audienceNamed, feedName } from '../../application/campaigns/feeds/feeds';
import { audienceOf } from '../../application/campaigns/reader';
import { noticesCalled, type NoticeFacts } from '../../rules';
import type { RowsOfCommand } from '../store/history/rows-of-command';
import type { NewNotice } from './put-notices';

export interface CommandTold {
  readonly feeds: RowsOfCommand['feeds'];
  /** After the command. */
  readonly facts: NoticeFacts;
  readonly members: { readonly before: readonly Member[]; readonly after: readonly Member[] };
}

export const commandNotices = ({ feeds, facts, members }: CommandTold): readonly NewNotice[] => {
  const inFeed = (all: readonly Member[], feed: string) =>
    all.filter((member) => feedName(audienceOf(member)) === feed).map(({ user }) => user);
  const told = feeds.map(({ audience, list }) => ({ to: audienceNamed(audience), told: list }));
  return noticesCalled(told, facts, (to) => ({
    before: inFeed(members.before, feedName(to)),
    after: inFeed(members.after, feedName(to)),
  }));
};
