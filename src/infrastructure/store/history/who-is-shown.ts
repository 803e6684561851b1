/**
 * Whom a command shows something: derived from what it tells them and from what they may know before and
 * after it, never from a list of commands.
 */
import { isDeepStrictEqual } from 'node:util';
import { MEMBERS } from '../../../application/campaigns/feeds/audience-versions';
import { feedName } from '../../../application/campaigns/feeds/feeds';
import type { LoadedCampaign } from '../../../application/campaigns/campaign-store';
import type { Change } from '../../../application/campaigns/campaign-transaction';
import { knowledgeOf, type Audience, type CampaignState, type Knowledge } from '../../../rules';
import type { Heads } from './rows-of-command';

interface Shown {
  readonly campaign: LoadedCampaign;
  readonly change: Change;
  /** Of the feeds. */
  readonly heads: Heads;
  readonly next: Heads;
}

const playersOf = (state: CampaignState): readonly Audience[] => [
  ...Object.values(state.forces).map((force): Audience => ({ kind: 'force', force: force.id })),
  { kind: 'observer' },
];

/**
 * After the end everybody sees everything; and a design that comes into play has a meaning of its own in this
 * campaign from then on.
 */
const isForAll = (before: CampaignState, after: CampaignState): boolean =>
  before.campaign.status === 'finished' ||
  after.campaign.status !== before.campaign.status ||
  before.campaign.epoch !== after.campaign.epoch ||
  before.campaign.designs !== after.campaign.designs;

/** The grid is computed from the map, and remembers what it was asked. */
const isSame = ({ grid: _one, ...known }: Knowledge, { grid: _other, ...now }: Knowledge): boolean =>
  isDeepStrictEqual(known, now);

/** The audiences to whom it shows nothing. The game master is never among them. */
export const shownNothing = ({ campaign, change, heads, next }: Shown): readonly string[] => {
  const { state: before, catalog } = campaign;
  const { state: after } = change;
  if (change.members.length > 0 || isForAll(before, after)) return [];
  const unmoved = playersOf(after).filter((audience) => {
    const feed = feedName(audience);
    if (heads.feeds[feed] !== next.feeds[feed]) return false;
    const known = campaign.known.get(feed) ?? knowledgeOf(before, catalog, audience);
    return isSame(known, knowledgeOf(after, catalog, audience));
  });
  return [...unmoved.map(feedName), MEMBERS];
};

/** A design drawn up shows in the options of its force only. */
export const shownNothingOfDrawing = ({ state }: LoadedCampaign, force: string): readonly string[] =>
  state.campaign.status === 'finished'
    ? []
    : [
        ...playersOf(state)
          .map(feedName)
          .filter((feed) => feed !== force),
        MEMBERS,
      ];
