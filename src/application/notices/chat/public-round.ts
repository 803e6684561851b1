/**
 * What was public in a round (ROUND-6, SIGHT-4), for chat rooms: made from what observers were told, and from
 * what they see, and from nothing else.
 */
import type { CampaignId, Language, UserId } from '../../../kernel';
import type { Audience } from '../../../rules';
import type { CampaignStates, LoadedCampaign } from '../../campaigns/campaign-store';
import { feedName, type Feeds } from '../../campaigns/feeds/feeds';
import type { DrawPlanet } from '../../pictures/draw-planet';
import { courseTold } from '../../rounds/course-told';
import { standing } from '../../rounds/entries';
import { CHAT_WORDS } from './words';

const PUBLIC: Audience = { kind: 'observer' };

export interface PublicRound {
  /** Plain text. */
  readonly lines: readonly string[];
  /** PNG; null: it could not be drawn now. */
  readonly picture: Uint8Array | null;
}

export const NO_ROUND: PublicRound = { lines: [], picture: null };

const textIn = (data: Readonly<Record<string, unknown>>, name: string): readonly string[] =>
  typeof data[name] === 'string' ? [data[name]] : [];

export class SeePublicRound {
  constructor(
    private readonly store: Pick<CampaignStates, 'read'> & Feeds,
    private readonly planet: Pick<DrawPlanet, 'run'>,
  ) {}

  /** The picture is of the present: the next round has begun. */
  async run(id: CampaignId, round: number, language: Language): Promise<PublicRound> {
    const campaign = await this.store.read(id);
    if (campaign === null) return NO_ROUND;
    return {
      lines: await this.#lines(id, campaign, round, language),
      picture: await this.#picture(id, campaign, language),
    };
  }

  async #lines(
    id: CampaignId,
    campaign: LoadedCampaign,
    round: number,
    language: Language,
  ): Promise<readonly string[]> {
    const [course, entries] = await Promise.all([
      courseTold(this.store, id, PUBLIC),
      this.store.readRound(id, feedName(PUBLIC), round),
    ]);
    const told = standing(campaign.state, course, entries);
    const of = (type: string) => told.filter((entry) => entry.type === type).map(({ data }) => data);
    const battles = of('battle-opened');
    const out = of('force-out').flatMap((data) => textIn(data, 'name'));
    const t = CHAT_WORDS[language];
    const hexes = battles.flatMap((data) => textIn(data, 'hex'));
    return [t.battles(battles.length, hexes), ...(out.length === 0 ? [] : [t.out(out)])];
  }

  async #picture(id: CampaignId, campaign: LoadedCampaign, language: Language): Promise<Uint8Array | null> {
    // Nobody asks; the drawings of one campaign wait for each other, not those of others.
    const member = { user: id as string as UserId, role: 'observer', force: null, displayName: '' } as const;
    const access = { id, campaign, member, audience: PUBLIC };
    const wish = { audience: PUBLIC, moment: null, format: 'png', language } as const;
    const drawn = await this.planet.run(access, wish, () => false);
    return drawn.ok ? drawn.value.file : null;
  }
}
