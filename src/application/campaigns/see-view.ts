/** Seeing what one knows of the campaign now (SIGHT-4). */
import { viewOf, type Audience } from '../../rules';
import { versionFor } from './feeds/audience-versions';
import { feedName, type Feeds } from './feeds/feeds';
import type { Access, CampaignReader } from './reader';

export class SeeView {
  constructor(
    private readonly feeds: Feeds,
    private readonly reader: CampaignReader,
  ) {}

  /** Views of one version are the same. */
  version({ id, campaign }: Access, audience: Audience): string {
    const feed = feedName(audience);
    return `${id}|${versionFor(campaign.audiences, feed)}|${campaign.readyRevision}|${feed}`;
  }

  /** Null: the campaign has moved on meanwhile, read it again. */
  async run({ id, campaign }: Access, audience: Audience): Promise<ReturnType<typeof viewOf> | null> {
    const marks = await this.feeds.readMarks(id, campaign, audience);
    if (marks === null) return null;
    const ready = Object.fromEntries(marks.ready.map((force) => [force, true]));
    return viewOf(this.reader.knowledge(campaign, audience), campaign.catalog, {
      seq: marks.feeds[feedName(audience)] ?? 0,
      ready,
    });
  }
}
