/**
 * The designs that a player may know beside the catalogue's (REP-4): drawn up by themselves, or of mechs that
 * they have, see or saw.
 */
import type { CampaignId, UserId } from '../../kernel';
import { type MechDesign } from '../../catalog';
import { rowsOf, type Knowledge } from '../../rules';
import type { Access, CampaignReader } from '../campaigns/reader';
import type { KnownDesigns } from '../catalog/scope';
import type { Variants } from './ports';

/**
 * Designs that a player knows to be mechs' in this campaign: those their own are and were made as, those they
 * see or remember, and of wrecks that they may salvage.
 */
const seenDesigns = (knowledge: Knowledge): ReadonlySet<string> =>
  new Set<string>([
    ...rowsOf(knowledge.mechs).flatMap(({ design, factoryDesign }) => [design, factoryDesign ?? design]),
    ...knowledge.others.map(({ design }) => design),
    ...knowledge.wrecks.map(({ design }) => design),
  ]);

/** Whether one may know the designs of all: the game master, and everybody after the end. */
export const knowsAll = ({ audience, campaign }: Access): boolean =>
  audience.kind === 'gm' || campaign.state.campaign.status === 'finished';

export class FindKnownDesign implements KnownDesigns {
  constructor(
    private readonly reader: CampaignReader,
    private readonly variants: Variants,
  ) {}

  /** Null as well where they play no part, or nothing has begun. */
  async find(campaign: CampaignId, user: UserId, slug: string): Promise<MechDesign | null> {
    const access = await this.reader.access(campaign, user);
    return access.ok ? this.run(access.value, slug) : null;
  }

  /** What is hidden and what is not there get one answer: null. */
  async run(access: Access, slug: string): Promise<MechDesign | null> {
    const { audience, id, campaign } = access;
    const all = knowsAll(access);
    const force = audience.kind === 'force' ? audience.force : null;
    const variant = all || force !== null ? await this.variants.find(id, all ? null : force, slug) : null;
    if (variant !== null) return variant.design;
    return seenDesigns(this.reader.knowledge(campaign, audience)).has(slug)
      ? campaign.catalog.mech(slug)
      : null;
  }
}
