/** Access tokens: short ES256 JWTs with `kid`, the user as `sub` and the session as `sid`. */
import { sign } from 'jsonwebtoken';
import type { AccessTokens } from '../../application/accounts/sessions/session-ports';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '../../application/accounts/mails/verification';
import type { UserId } from '../../kernel';
import { ACCESS_TOKEN_SECONDS } from './access-token-life';
import type { SigningKeys } from './signing-keys';

export class JwtAccessTokens implements AccessTokens {
  constructor(private readonly keys: SigningKeys) {}

  async sign(
    user: UserId,
    session: string,
  ): Promise<{ readonly accessToken: string; readonly expiresIn: number }> {
    const { kid, key } = await this.keys.current();
    const accessToken = sign({ sid: session }, key, {
      algorithm: 'ES256',
      keyid: kid,
      subject: user,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      expiresIn: ACCESS_TOKEN_SECONDS,
    });
    return { accessToken, expiresIn: ACCESS_TOKEN_SECONDS };
  }
}
