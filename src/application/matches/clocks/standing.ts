/**
 * What somebody is to a campaign's match in which they have no seat (MAT-2, MAT-9): standing in a match is
 * standing in its battle.
 */
import type { Audience } from '../../../games';
import type { UserId } from '../../../kernel';
import { battleOf } from '../../../rules';
import type { CampaignReader } from '../../campaigns/reader';
import type { Match } from '../model';

export class Standing {
  constructor(private readonly reader: Pick<CampaignReader, 'access' | 'knowledge'>) {}

  /**
   * The game master sees all; who fights in the battle what every seat knows, and after the match so does
   * every member who may know of the battle. Null: for them there is no match.
   */
  async of({ battle: of, status }: Match, user: UserId): Promise<Audience | null> {
    const access = of === null ? null : await this.reader.access(of.campaign, user);
    if (of === null || access?.ok !== true) return null;
    const { campaign, audience } = access.value;
    if (audience.kind === 'gm') return { kind: 'gm' };
    const battle = battleOf(this.reader.knowledge(campaign, audience), of.battle);
    return battle !== null && (battle.setup !== null || status === 'over') ? { kind: 'spectator' } : null;
  }
}
