/**
 * Verifies an access token that this process has not seen yet: signature, times, issuer, and that its session
 * lives.
 */
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { decode } from 'jsonwebtoken';
import { Strategy } from 'passport-jwt';
import type { Login } from '../../application/accounts/model';
import {
  LiveSessions,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  VerificationKeys,
} from '../../application/accounts/mails/verification';
import type { UserId } from '../../kernel';
import { bearerToken } from './bearer';

export const ACCESS_TOKEN = 'access-token';

interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly exp: number;
}

const kidOf = (token: string): string | null => {
  try {
    return decode(token, { complete: true })?.header.kid ?? null;
  } catch {
    return null;
  }
};

@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, ACCESS_TOKEN) {
  constructor(
    keys: VerificationKeys,
    private readonly sessions: LiveSessions,
  ) {
    super({
      jwtFromRequest: bearerToken,
      algorithms: ['ES256'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        done: (error: unknown, key?: Buffer) => void,
      ) => {
        const kid = kidOf(token);
        const found = kid === null ? Promise.resolve(null) : keys.keyFor(kid);
        found.then(
          // jsonwebtoken takes KeyObjects, which the strategy's types do not know.
          (key) => (key === null ? done(new Error('unknown key')) : done(null, key as unknown as Buffer)),
          (error: unknown) => done(error),
        );
      },
    });
  }

  async validate({ sub, sid, exp }: Claims): Promise<Login | false> {
    return (await this.sessions.isLive(sid))
      ? { user: sub as UserId, session: sid, expiresAt: exp * 1_000 }
      : false;
  }
}
