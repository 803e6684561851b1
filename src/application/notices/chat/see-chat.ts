/** The game master sees the chat room of their campaign. */
import type { CampaignId } from '../../../kernel';
import { chatShape, type ChatShape } from './chat-shape';
import type { ChatStore } from './model';

export class SeeChat {
  constructor(private readonly store: ChatStore) {}

  /** Null: none is set. */
  async run(campaign: CampaignId): Promise<ChatShape | null> {
    const state = await this.store.find(campaign);
    return state === null ? null : chatShape(state);
  }
}
