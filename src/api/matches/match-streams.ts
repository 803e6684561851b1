/** Streams of what somebody is told of a match. */
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MatchHub } from '../../application/matches/match-hub';
import type { Seen } from '../../application/matches/see-match';
import { speak, type Told } from '../../games';
import type { Language } from '../../kernel';
import type { AuthenticatedRequest } from '../auth/current-user';
import { wordsFor } from '../http/wording';
import { OpenStreams } from '../streams/open-streams';

const inWords = ({ system }: Seen, language: Language, told: readonly Told[]): string =>
  speak(system.texts, language, told)
    .map((one) => `id: ${String(one.seq)}\ndata: ${JSON.stringify(one)}\n\n`)
    .join('');

/** The match has changed beside its events: it is read again. */
const NOTICE = 'event: match\ndata: {}\n\n';
const noticeBlock = (): string => NOTICE;

@Injectable()
export class MatchStreams implements OnModuleDestroy {
  constructor(
    private readonly hub: MatchHub,
    private readonly streams: OpenStreams,
  ) {}

  /** `watch`: the code of a link. Throws 429 when the user has too many open. */
  open(
    request: AuthenticatedRequest,
    reply: FastifyReply,
    seen: Seen,
    { after, watch }: { readonly after: number; readonly watch: string | null },
  ): void {
    const { seat } = seen;
    const language = wordsFor(request, reply);
    this.streams.open(request, reply, ({ deliver, tell, end }) => [
      this.hub.follow({
        ...{ match: seen.match.id, seat, watch, user: request.user.user, after, end },
        deliver: (told) => deliver(inWords(seen, language, told)),
        notice: () => tell(NOTICE, noticeBlock),
      }),
    ]);
  }

  onModuleDestroy(): void {
    this.hub.close();
  }
}
