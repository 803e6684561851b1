/** Posts a message to a chat room at once, so that the game master sees whether it comes. */
import { type CampaignId, err, ok, type Result } from '../../../kernel';
import type { PostFailure } from '../../engines/delivery-state';
import { NOT_FOUND, type Refusal } from '../../refusal';
import type { Chat, ChatStore } from './model';

export interface ChatTested {
  readonly sent: boolean;
  /** Null: it was taken, or only tried. */
  readonly failure: PostFailure | null;
}

/** Null: the room took it. Never throws. */
export type SendTest = (
  campaign: { readonly id: CampaignId; readonly name: string },
  chat: Chat,
) => Promise<PostFailure | null>;

export class TestChat {
  constructor(
    private readonly store: Pick<ChatStore, 'open'>,
    private readonly send: SendTest,
  ) {}

  /** Not found: no chat room is set. */
  async run(id: CampaignId, dryRun: boolean): Promise<Result<ChatTested, Refusal>> {
    const chat = await this.store.open(id);
    if (chat === null) return err(NOT_FOUND);
    if (dryRun) return ok({ sent: false, failure: null });
    const failure = await this.send({ id, name: chat.campaignName }, chat);
    return ok({ sent: failure === null, failure });
  }
}
