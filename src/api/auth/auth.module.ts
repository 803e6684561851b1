/**
 * Accounts in the API: the global access guard, and the operations of auth and me. Its ports are provided by
 * the wiring.
 */
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { LimitGuard } from '../limits/limit.guard';
import { AccessGuard } from './access.guard';
import { AccessTokenStrategy } from './access-token.strategy';
import { AuthController } from './auth.controller';
import { ClosingController } from './closing.controller';
import { EmailController, MailController } from './mail.controller';
import { JwksController } from './jwks.controller';
import { MeController } from './me.controller';
import { PublicUrl } from './public-url';
import { RefreshCookie } from './refresh-cookie';
import { SessionWatch } from './session-watch';
import { SessionsController } from './sessions.controller';
import { VerifiedTokens } from './verified-tokens';

@Module({
  controllers: [
    AuthController,
    MailController,
    MeController,
    EmailController,
    ClosingController,
    SessionsController,
    JwksController,
  ],
  providers: [
    AccessTokenStrategy,
    VerifiedTokens,
    SessionWatch,
    {
      provide: RefreshCookie,
      useFactory: (url: PublicUrl) => new RefreshCookie(url.value.startsWith('https:')),
      inject: [PublicUrl],
    },
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    // After the one that says who asks.
    { provide: APP_GUARD, useClass: LimitGuard },
  ],
  exports: [SessionWatch],
})
export class AuthModule {}
