/** MegaMek's files of a battle (MM-1), and the release whose names they bear (MM-6). */
import { Controller, Get, Param, Put, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { MegamekFiles } from '../../application/battles/megamek-files';
import { MEGAMEK_VERSIONS, SAFE_VERSION, type MegamekVersion } from '../../tactical/megamek/version';
import type { AuthenticatedRequest } from '../auth/current-user';
import { body, choice, list, object } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { sendZip } from '../http/answers/send-file';
import { wordsFor } from '../http/wording';
import { Door } from '../playing/door';
import { DRY_RUN } from '../playing/parameters';
import { readBody, readDryRun, readQuery, understood } from '../playing/read';

const version = choice(...MEGAMEK_VERSIONS);
const ANSWER = object({ version, versions: list(version) });

const answer = (set: MegamekVersion) => ({ version: set, versions: MEGAMEK_VERSIONS });

@ApiTags('battles')
@ApiBearerAuth()
@Controller('v1/campaigns/:id')
export class MegamekController {
  constructor(
    private readonly files: MegamekFiles,
    private readonly door: Door,
  ) {}

  @Get('battles/:battleId/files/megamek.zip')
  @ApiOperation({
    operationId: 'getMegamekFiles',
    summary:
      'A battle for MegaMek: a force list for each side, the scenario, designs that MegaMek does not know, and how to host it and bring it back',
  })
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  @ApiNotFoundResponse({ description: 'There is no such battle, or I do not fight in it.' })
  async archive(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const access = await this.door.enter(request, id);
    understood(readQuery(request, () => null));
    const { name, etag, bytes } = orThrow(await this.files.archive(access, battle, wordsFor(request, reply)));
    sendZip(request, reply, bytes, etag, name, 'private, no-cache');
  }

  @Get('megamek')
  @ApiOperation({ operationId: 'getMegamekVersion', summary: `The release of MegaMek for which files are named; ${SAFE_VERSION} suits all of them` })
  @ApiOkResponse({ schema: ANSWER })
  async version(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const access = await this.door.enter(request, id);
    understood(readQuery(request, () => null));
    return answer(await this.files.version(access));
  }

  @Put('gm/megamek')
  @ApiOperation({ operationId: 'setMegamekVersion', summary: 'Name files for a release of MegaMek (GM)' })
  @ApiBody({ schema: body({ version }, ['version']) })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ANSWER })
  async setVersion(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const access = await this.door.enter(request, id, 'gm');
    const [dryRun, wanted] = understood(
      readDryRun(request),
      readBody(request, (fields): MegamekVersion => {
        const found = MEGAMEK_VERSIONS.find((one) => one === fields.raw('version'));
        if (found === undefined) fields.refuse('version', 'shape/not-a-choice', { choices: MEGAMEK_VERSIONS });
        return found ?? SAFE_VERSION;
      }),
    );
    return answer(await this.files.setVersion(access, wanted, dryRun));
  }
}
