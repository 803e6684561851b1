/** MegaMek's files of a battle (MM-1), and the release whose names they bear (MM-6). */
import { Get, Put, Res } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { Access } from '../../application/campaigns/reader';
import type { FastifyReply } from 'fastify';
import { PackFiles } from '../../application/battles/pack-files';
import { SeeRelease } from '../../application/battles/see-release';
import { SetRelease } from '../../application/battles/set-release';
import { etagOf } from '../http/answers/etag-of';
import { files, MEGAMEK_VERSIONS, type MegamekVersion, SAFE_VERSION } from '../../tactical/engines/megamek';
import { body, choice, list, object } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { sendZip } from '../http/answers/send-file';
import type { Language } from '../../kernel';
import type { Fields } from '../../application/fields';
import { CampaignController } from '../playing/entry/campaign-controller';
import { Asked, InPath, Input, Member } from '../playing/entry/parameters';
import { Words } from '../http/words';
import { inBody } from '../playing/read';
import { DRY_RUN } from '../playing/parameters';

const version = choice(...MEGAMEK_VERSIONS);
const ANSWER = object({ version, versions: list(version) });

const answer = (set: string) => ({ version: set, versions: MEGAMEK_VERSIONS });

const readVersion = (fields: Fields): MegamekVersion => {
  const found = MEGAMEK_VERSIONS.find((one) => one === fields.raw('version'));
  if (found === undefined) fields.refuse('version', 'shape/not-a-choice', { choices: MEGAMEK_VERSIONS });
  return found ?? SAFE_VERSION;
};

@CampaignController('battles')
export class MegamekController {
  constructor(
    private readonly packFiles: PackFiles,
    private readonly seeRelease: SeeRelease,
    private readonly setRelease: SetRelease,
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
    @Member() me: Access,
    @InPath('battleId') battle: string,
    @Words() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { hex, round, bytes } = orThrow(await this.packFiles.run(files, me, battle, language));
    sendZip(
      reply.request,
      reply,
      bytes,
      etagOf(bytes),
      `battle-${hex}-round-${round}.zip`,
      'private, no-cache',
    );
  }

  @Get('megamek')
  @ApiOperation({
    operationId: 'getMegamekVersion',
    summary: `The release of MegaMek for which files are named; ${SAFE_VERSION} suits all of them`,
  })
  @ApiOkResponse({ schema: ANSWER })
  async version(@Member() me: Access) {
    return answer(await this.seeRelease.run(files, me));
  }

  @Put('gm/megamek')
  @ApiOperation({ operationId: 'setMegamekVersion', summary: 'Name files for a release of MegaMek (GM)' })
  @ApiBody({ schema: body({ version }, ['version']) })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ANSWER })
  async setVersion(
    @Member('gm') me: Access,
    @Asked((query) => query.flag('dryRun')) dryRun: boolean,
    @Input(inBody(readVersion)) wanted: MegamekVersion,
  ) {
    return answer(await this.setRelease.run(files, me, wanted, dryRun));
  }
}
