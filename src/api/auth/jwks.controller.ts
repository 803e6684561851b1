/** `/.well-known/jwks.json`: the public keys that verify access tokens. */
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { VerificationKeys, type PublicJwk } from '../../application/accounts/mails/verification';
import { Public } from './access';

const text = { type: 'string' };
const key = {
  type: 'object',
  required: ['kid', 'kty', 'crv', 'x', 'y', 'alg', 'use'],
  properties: { kid: text, kty: text, crv: text, x: text, y: text, alg: text, use: text },
};

@ApiTags('auth')
@Controller('.well-known')
export class JwksController {
  constructor(private readonly keys: VerificationKeys) {}

  @Get('jwks.json')
  @Public()
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ operationId: 'getJwks', summary: 'Public keys of the access tokens' })
  @ApiOkResponse({
    schema: { type: 'object', required: ['keys'], properties: { keys: { type: 'array', items: key } } },
  })
  async jwks(): Promise<{ readonly keys: readonly PublicJwk[] }> {
    return { keys: await this.keys.jwks() };
  }
}
