/**
 * Puts together what sends mails: in a process that does the work beside the requests, where a mail server is
 * set.
 */
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Unsubscribe } from './application/notices/unsubscribe';
import type { Way } from './application/notices/ways';
import type { Settings } from './infrastructure/config/settings';
import { Courier } from './infrastructure/engines/courier';
import { isSignature } from './infrastructure/engines/signature';
import type { Logger } from './infrastructure/logging/logger';
import { AccountMailQueue } from './infrastructure/mail/account-mail-queue';
import { EmailWay } from './infrastructure/mail/email-way';
import { MailKeys } from './infrastructure/mail/mail-keys';
import { sendAccountMails } from './infrastructure/mail/send-account-mails';
import { SmtpTransport } from './infrastructure/mail/smtp-transport';
import type { Database } from './infrastructure/postgres/database';
import { PgNotices } from './infrastructure/notices/pg-notices';
import { MAIL_LINKS, UNSUBSCRIBE_LINKS } from './infrastructure/secrets/purposes';

export interface MailingContext {
  readonly settings: Pick<Settings, 'mail' | 'role' | 'publicUrl'>;
  readonly logger: Logger;
  readonly pool: Database['pool'];
  readonly masterKey: Uint8Array;
}

/** Starts and ends with the application. */
export class Mailing implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    readonly unsubscribe: Unsubscribe,
    /** Empty: no mails are sent from here. */
    readonly ways: readonly Way[],
    private readonly transports: readonly SmtpTransport[],
    private readonly courier: Courier | null,
  ) {}

  /** A mail waits to be sent. */
  nudge(): void {
    this.courier?.nudge();
  }

  onApplicationBootstrap(): void {
    this.courier?.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.courier?.stop();
    for (const transport of this.transports) transport.close();
  }
}

export const createMailing = ({ settings, logger, pool, masterKey }: MailingContext): Mailing => {
  const { mail, role, publicUrl } = settings;
  const links = new MailKeys(masterKey, UNSUBSCRIBE_LINKS);
  const secretOf = (user: string): string => links.tokenOf(user);
  const unsubscribe = new Unsubscribe(new PgNotices(pool), secretOf, isSignature);
  if (mail === null || role === 'api') return new Mailing(unsubscribe, [], [], null);
  const [transport, ofNotices] = [new SmtpTransport(mail), new SmtpTransport(mail)];
  const way = new EmailWay(ofNotices, publicUrl, secretOf);
  const work = {
    queue: new AccountMailQueue(pool),
    transport,
    keys: new MailKeys(masterKey, MAIL_LINKS),
    publicUrl,
    onOutcome: ({ kind, attempts }, outcome) => {
      if (outcome.kind !== 'sent')
        logger.warn(
          { kind, attempts, outcome: outcome.kind, reason: outcome.reason },
          'a mail did not go through',
        );
    },
  } satisfies Parameters<typeof sendAccountMails>[0];
  const courier = new Courier(
    () => sendAccountMails(work),
    (err) => logger.warn({ err }, 'sending mails of accounts failed'),
  );
  return new Mailing(unsubscribe, [way], [transport, ofNotices], courier);
};
