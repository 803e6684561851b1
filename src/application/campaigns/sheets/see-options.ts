/** Seeing the legal orders of the open phase (ROUND-3). */
import { optionsOf, rulesetOf, type Audience } from '../../../rules';
import { versionFor } from '../feeds/audience-versions';
import { feedName } from '../feeds/feeds';
import type { Access, CampaignReader } from '../reader';

export class SeeOptions {
  /** Numbers of catalogues: an import changes a campaign's without a new version of the campaign. */
  readonly #catalogs = new WeakMap<object, number>();
  #catalogCount = 0;

  constructor(private readonly reader: CampaignReader) {}

  /** Options of one version are the same. */
  version({ id, campaign: { catalog, audiences } }: Access, audience: Audience): string {
    // What a campaign keeps in the place of newer designs changes for all at once; what others draw up is not
    // among these.
    const number = this.#catalogs.get(catalog.mechs) ?? (this.#catalogCount += 1);
    this.#catalogs.set(catalog.mechs, number);
    const feed = feedName(audience);
    return `${id}|${versionFor(audiences, feed)}|options|${number}|${feed}`;
  }

  run({ campaign }: Access, audience: Audience): ReturnType<typeof optionsOf> {
    return optionsOf(
      rulesetOf(campaign.state.campaign.ruleset),
      campaign.catalog,
      this.reader.knowledge(campaign, audience),
    );
  }
}
