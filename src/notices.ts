/** Puts together what sends notices: the ways, and a sender for each. Runs in processes that end phases. */
import type { Way } from './application/notices/ways';
import type { Logger } from './infrastructure/logging/logger';
import { NoticeSender } from './infrastructure/notices/notice-sender';
import { PgDeliveryBook } from './infrastructure/notices/pg-deliveries';
import type { Database } from './infrastructure/postgres/database';
import type { ChangeListener } from './infrastructure/store/change-listener';

/** What runs beside the requests, from the start of the application to its end. */
export interface Running {
  start(): void;
  stop(): Promise<void>;
}

export interface NoticesContext {
  readonly ways: readonly Way[];
  readonly database: Pick<Database, 'pool'>;
  readonly listener: Pick<ChangeListener, 'subscribeNotices'>;
  readonly logger: Logger;
  readonly onNoticeSettled: (way: string, end: string) => void;
  /** Messages to one mailbox or browser within an hour. */
  readonly perHour: number;
}

/**
 * A sender a way. Notices stand in everybody's list by themselves: where there is no way, they go nowhere
 * else.
 */
export const noticeSenders = ({
  ways,
  database,
  listener,
  logger,
  onNoticeSettled,
  perHour,
}: NoticesContext): readonly Running[] => {
  const book = new PgDeliveryBook(database.pool, perHour);
  return ways.map((way) => {
    const sender = new NoticeSender(
      way,
      book,
      (err) => logger.warn({ err, way: way.name }, 'sending notices failed'),
      (end) => onNoticeSettled(way.name, end),
    );
    listener.subscribeNotices(() => sender.nudge());
    return sender;
  });
};
