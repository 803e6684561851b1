/** What the accounts' operations take. */
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../application/accounts/password';
import { EmailField, FlagField, NameField, Optional, PasswordField, TextField } from '../http/fields';

/** Longest name that people see. */
export const NAME_MAX = 60;

const password = {
  type: String,
  minLength: PASSWORD_MIN,
  maxLength: PASSWORD_MAX,
  format: 'password',
} as const;

export class RegisterBody {
  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @EmailField()
  readonly email!: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: NAME_MAX })
  @NameField(NAME_MAX)
  readonly displayName!: string;

  @ApiProperty({ ...password, description: 'Not a common one, and not the address or the name.' })
  @PasswordField()
  readonly password!: string;

  @ApiPropertyOptional({
    type: String,
    description: 'Code of an invitation to a campaign, where registering takes one; still to be accepted.',
  })
  @Optional()
  @TextField(1, 200)
  readonly invitation?: string;
}

export class LoginBody {
  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @EmailField()
  readonly email!: string;

  @ApiProperty({ type: String, maxLength: 1024, format: 'password' })
  @TextField(1, 1024)
  readonly password!: string;
}

export class RefreshBody {
  @ApiPropertyOptional({ type: String, description: 'Left out in cookie mode.' })
  @Optional()
  @TextField(1, 200)
  readonly refreshToken?: string;
}

export class CookieQuery {
  @ApiPropertyOptional({
    type: Boolean,
    description: 'The refresh token travels as an HttpOnly cookie instead.',
  })
  @Optional()
  @FlagField()
  readonly cookie?: string;
}

export class ResetBody {
  @ApiProperty({ type: String })
  @TextField(1, 200)
  readonly token!: string;

  @ApiProperty(password)
  @PasswordField()
  readonly password!: string;
}

export class ClosingBody {
  @ApiProperty({ type: String, maxLength: 1024, format: 'password', description: 'The present one' })
  @TextField(1, 1024)
  readonly password!: string;
}

export class ForgottenBody {
  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @EmailField()
  readonly email!: string;
}

export class ConfirmBody {
  @ApiProperty({ type: String })
  @TextField(1, 200)
  readonly token!: string;
}

export class EmailBody {
  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @EmailField()
  readonly email!: string;

  @ApiProperty({ type: String, maxLength: 1024, format: 'password' })
  @TextField(1, 1024)
  readonly currentPassword!: string;
}

export class ProfileBody {
  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: NAME_MAX })
  @Optional()
  @NameField(NAME_MAX)
  readonly displayName?: string;

  @ApiPropertyOptional({
    ...password,
    description: 'A new password; needs the present one, and ends all other sessions.',
  })
  @Optional()
  @PasswordField()
  readonly password?: string;

  @ApiPropertyOptional({ type: String, maxLength: 1024, format: 'password' })
  @Optional()
  @TextField(1, 1024)
  readonly currentPassword?: string;
}
