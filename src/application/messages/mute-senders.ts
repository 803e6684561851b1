/**
 * Muting: whom a user does not want to hear in a campaign. It counts for them alone, and nobody else can
 * tell.
 */
import {
  type CampaignId,
  err,
  type ForceId,
  ok,
  type Result,
  type UserId,
  type Violation,
  violation,
} from '../../kernel';
import { againstRules, misshapen, type Refusal } from '../refusal';
import { type Circle, type Mutes, NO_MUTES } from './model';
import type { MessageStore, MutesStore } from './ports';
import { readMutes } from './read-message';

const wrongWith = (
  { people, seats }: Circle,
  user: UserId,
  force: ForceId,
  index: number,
): readonly Violation[] => {
  const refused = (code: 'messages/no-such-force' | 'messages/mutes-oneself'): readonly Violation[] => [
    violation(code, null, `/forces/${String(index)}`),
  ];
  if (!seats.some((one) => one.force === force)) return refused('messages/no-such-force');
  return people.some((one) => one.user === user && one.force === force)
    ? refused('messages/mutes-oneself')
    : [];
};

export class MuteSenders {
  constructor(
    private readonly mutes: MutesStore,
    private readonly messages: Pick<MessageStore, 'circle'>,
  ) {}

  async see(campaign: CampaignId, user: UserId): Promise<Mutes> {
    return (await this.mutes.find(campaign, user)) ?? NO_MUTES;
  }

  async run(
    campaign: CampaignId,
    user: UserId,
    body: unknown,
    dryRun: boolean,
  ): Promise<Result<Mutes, Refusal>> {
    const read = readMutes(body);
    if (!read.ok) return err(misshapen(read.error));
    const circle = await this.messages.circle(campaign);
    const wrong = read.value.forces.flatMap((force, index) => wrongWith(circle, user, force, index));
    if (wrong.length > 0) return err(againstRules(wrong));
    const mutes: Mutes = { everything: read.value.everything, forces: [...read.value.forces].sort() };
    if (!dryRun) await this.mutes.save(campaign, user, mutes);
    return ok(mutes);
  }
}
