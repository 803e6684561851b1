/** Puts together the chat rooms of campaigns: how they are set, and the way on which posts go there. */
import { SeePublicRound } from './application/notices/chat/public-round';
import { RemoveChat } from './application/notices/chat/remove-chat';
import { SeeChat } from './application/notices/chat/see-chat';
import { SetChat } from './application/notices/chat/set-chat';
import { TestChat } from './application/notices/chat/test-chat';
import type { CampaignStates } from './application/campaigns/campaign-store';
import type { Feeds } from './application/campaigns/feeds/feeds';
import type { DrawPlanet } from './application/pictures/draw-planet';
import type { Vault } from './application/ports/vault';
import type { Settings } from './infrastructure/config/settings';
import { webhookMeans } from './infrastructure/engines/courier';
import { webhookUrl } from './infrastructure/engines/post-webhook';
import { openAddress } from './infrastructure/notices/chat/chat-address';
import { ChatWay } from './infrastructure/notices/chat/chat-way';
import { PgChats } from './infrastructure/notices/chat/pg-chats';
import type { Database } from './infrastructure/postgres/database';
import { intlZones } from './infrastructure/time/intl-zones';

export interface ChatParts {
  readonly way: ChatWay;
  readonly useCases: readonly object[];
}

export const createChat = (
  { privateWebhooks, publicUrl }: Pick<Settings, 'privateWebhooks' | 'publicUrl'>,
  pool: Database['pool'],
  vault: Vault,
  store: Pick<CampaignStates, 'read'> & Feeds,
  planet: Pick<DrawPlanet, 'run'>,
): ChatParts => {
  const rooms = new PgChats(pool, vault);
  const rounds = new SeePublicRound(store, planet);
  const way = new ChatWay({
    means: webhookMeans(privateWebhooks),
    publicUrl,
    open: (address) => openAddress(vault, address),
    publicRound: (id, round, language) => rounds.run(id, round, language),
  });
  const isWebhook = (url: string): boolean => webhookUrl(url, privateWebhooks) !== null;
  return {
    way,
    useCases: [
      new SeeChat(rooms),
      new SetChat(rooms, isWebhook, intlZones, () => Date.now()),
      new RemoveChat(rooms),
      new TestChat(rooms, way.test),
    ],
  };
};
