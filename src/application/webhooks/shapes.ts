/** What a member sees of their programs and of the posts to them. Instants are RFC 3339. */
import { isoTime } from '../../kernel';
import { failureOf, type PostFailure } from '../engines/delivery-state';
import { postId, type EventWebhook, type EventPost, type Stop } from './model';

export interface WebhookShape {
  readonly id: string;
  readonly server: string;
  readonly audience: string;
  readonly createdAt: string;
  readonly takenSeq: number;
  readonly lastTakenAt: string | null;
  readonly failingSince: string | null;
  readonly lastFailure: PostFailure | null;
  readonly stopped: Stop | null;
}

export interface PostShape {
  readonly delivery: string;
  readonly first: number;
  readonly last: number;
  readonly attempts: number;
  readonly takenAt: string | null;
  readonly nextAt: string | null;
}

const timeOf = (at: number | null): string | null => (at === null ? null : isoTime(at));

/** As its owner sees it. */
export const shapeOf = ({
  createdAt,
  lastTakenAt,
  failingSince,
  error,
  ...rest
}: EventWebhook): WebhookShape => {
  const { id, server, audience, takenSeq, stopped } = rest;
  return {
    ...{ id, server, audience, createdAt: isoTime(createdAt), takenSeq },
    ...{ lastTakenAt: timeOf(lastTakenAt), failingSince: timeOf(failingSince) },
    ...{ lastFailure: error === null ? null : failureOf(error), stopped },
  };
};

/** A post as the webhook's owner sees it. */
export const postShapeOf = (
  id: string,
  { first, last, attempts, takenAt, nextAt }: EventPost,
): PostShape => ({
  ...{ delivery: postId(id, first, last), first, last, attempts },
  ...{ takenAt: timeOf(takenAt), nextAt: timeOf(nextAt) },
});
