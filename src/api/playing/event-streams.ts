/** Streams of a campaign's events; they end when the membership does, too. */
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FeedHub } from '../../application/campaigns/feeds/feed-hub';
import { feedName, type FeedEntry } from '../../application/campaigns/feeds/feeds';
import type { Access } from '../../application/campaigns/reader';
import { eventShape } from '../../application/campaigns/feeds/records';
import { MessageHub } from '../../application/messages/message-hub';
import { NoticeHub } from '../../application/notices/notice-hub';
import type { UserId } from '../../kernel';
import type { Audience, Say } from '../../rules';
import type { AuthenticatedRequest } from '../auth/current-user';
import { wordsFor } from '../http/wording';
import { OpenStreams } from '../streams/open-streams';
import { battleBlock, messageBlock, noticesBlock } from './notice-blocks';
import { eventWording, sayTo } from './wording';

const inWords = (entries: readonly FeedEntry[], say: Say): string =>
  entries
    .map((entry) => `id: ${entry.seq}\ndata: ${JSON.stringify(eventWording(eventShape(entry), say))}\n\n`)
    .join('');

@Injectable()
export class EventStreams implements OnModuleDestroy {
  constructor(
    private readonly hub: FeedHub,
    private readonly messages: MessageHub,
    private readonly notices: NoticeHub,
    private readonly streams: OpenStreams,
  ) {}

  /** Answers with a stream of what comes after `after`; throws 429 when the user has too many open. */
  open(
    request: AuthenticatedRequest,
    reply: FastifyReply,
    access: Access,
    audience: Audience,
    after: number,
  ): void {
    const user = request.user.user as UserId;
    const say = sayTo(wordsFor(request, reply), audience, access.campaign);
    this.streams.open(request, reply, ({ deliver, tell, end }) => [
      this.hub.follow({
        ...{ campaign: access.id, feed: feedName(audience), user, after, end },
        notice: (notice) => tell(battleBlock(notice), battleBlock),
        deliver: (entries) => deliver(inWords(entries, say)),
      }),
      this.messages.follow(access.id, {
        user,
        tell: (notice) => tell(messageBlock(notice), messageBlock),
      }),
      this.notices.follow(user, () => tell(noticesBlock(), noticesBlock)),
    ]);
  }

  onModuleDestroy(): void {
    this.hub.close();
    this.messages.close();
    this.notices.close();
  }
}
