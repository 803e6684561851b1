/**
 * Reading messages: one's own, those to oneself, and those to everybody, whoever is asked about; nobody reads
 * others', before the end or after it.
 */
import type { CampaignId, UserId } from '../../kernel';
import type { Page } from '../page';
import type { MessageShape } from './model';
import type { MessagesAsked, MessageStore } from './ports';
import { shapeOf } from './send-message';

export class ListMessages {
  constructor(private readonly messages: Pick<MessageStore, 'list'>) {}

  async run(campaign: CampaignId, user: UserId, asked: MessagesAsked): Promise<Page<MessageShape>> {
    const found = await this.messages.list(campaign, user, { ...asked, limit: asked.limit + 1 });
    const items = found.slice(0, asked.limit).map(shapeOf);
    return { items, next: found.length > asked.limit ? (items.at(-1)?.id ?? null) : null };
  }
}
