/** A person's own list of notices: newest first, with what is unread. */
import { type CampaignId, isoTime, type Language, type UserId } from '../../kernel';
import {
  type Instant,
  isNoticeKind,
  type NoticeKind,
  noticeOf,
  noticeWords,
  type Urgency,
} from '../../rules';
import type { Page } from '../page';

export interface StoredNotice {
  readonly id: string;
  readonly kind: string;
  readonly data: object;
  readonly campaign: CampaignId | null;
  readonly campaignName: string | null;
  readonly at: Instant;
  readonly read: boolean;
}

export interface NoticeList {
  /** Newest first; `zone`: of the person. */
  list(
    user: UserId,
    asked: { readonly after: string | null; readonly limit: number; readonly unread: boolean },
  ): Promise<{ readonly notices: readonly StoredNotice[]; readonly unread: number; readonly zone: string }>;
  /** `notices`: ids; null: all. Answers how many are unread after that. Nothing is marked in a dry run. */
  markRead(user: UserId, notices: readonly string[] | null, dryRun: boolean): Promise<number>;
}

export interface NoticeShape {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly urgency: Urgency;
  readonly campaign: { readonly id: string; readonly name: string } | null;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly at: string;
  readonly read: boolean;
}

export interface NoticePage extends Page<NoticeShape> {
  readonly unread: number;
}

const shapeOf = (
  { id: notice, kind, data, campaign, campaignName, at, read }: StoredNotice,
  language: Language,
  zone: string,
): readonly NoticeShape[] => {
  // Of a newer version that was taken back.
  if (!isNoticeKind(kind)) return [];
  const { urgency, path } = noticeOf(kind);
  return [
    {
      ...{ id: notice, kind, urgency },
      campaign: campaign === null ? null : { id: campaign, name: campaignName ?? '' },
      ...noticeWords(kind, data, language, zone),
      ...{ path: path(data, campaign === null ? '/' : `/c/${campaign}`), at: isoTime(at), read },
    },
  ];
};

export class ReadNotices {
  constructor(private readonly notices: NoticeList) {}

  async run(
    user: UserId,
    language: Language,
    asked: { readonly after: string | null; readonly limit: number; readonly unread: boolean },
  ): Promise<NoticePage> {
    const found = await this.notices.list(user, { ...asked, limit: asked.limit + 1 });
    const shown = found.notices.slice(0, asked.limit);
    return {
      items: shown.flatMap((one) => shapeOf(one, language, found.zone)),
      next: found.notices.length > asked.limit ? (shown.at(-1)?.id ?? null) : null,
      unread: found.unread,
    };
  }
}
