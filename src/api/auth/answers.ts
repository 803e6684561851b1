/** What the accounts' operations answer. */
import { ApiProperty } from '@nestjs/swagger';
import type { SessionTokens, User } from '../../application/accounts/model';

export class UserAnswer {
  @ApiProperty({ type: String, format: 'uuid' }) readonly id!: string;
  @ApiProperty({ type: String, format: 'email' }) readonly email!: string;
  @ApiProperty({
    type: Boolean,
    description:
      'Whether a link in a mail to that address was used. Only such an address is told of sign-ins on new devices',
  })
  readonly emailConfirmed!: boolean;
  @ApiProperty({ type: String }) readonly displayName!: string;
  @ApiProperty({ type: String, format: 'date-time' }) readonly createdAt!: string;
}

export class TokensAnswer {
  @ApiProperty({ type: String, description: 'JWT for the Authorization header' })
  readonly accessToken!: string;
  @ApiProperty({ type: String, nullable: true, description: 'null in cookie mode' }) readonly refreshToken!:
    string | null;
  @ApiProperty({ type: 'integer', description: 'Seconds that the access token lives' })
  readonly expiresIn!: number;
}

export class RegistrationAnswer extends TokensAnswer {
  @ApiProperty({ type: () => UserAnswer }) readonly user!: UserAnswer;
}

export const userAnswer = ({ id, email, emailConfirmed, displayName, createdAt }: User): UserAnswer => ({
  id,
  email,
  emailConfirmed,
  displayName,
  createdAt,
});

export const tokensAnswer = (
  { accessToken, refreshToken, expiresIn }: SessionTokens,
  inCookie: boolean,
): TokensAnswer => ({
  accessToken,
  refreshToken: inCookie ? null : refreshToken,
  expiresIn,
});
