/**
 * `GET /v1/campaigns/{id}/map.svg` and `…/map.png`: the planet as a picture, as the asker sees it, now or
 * when a phase opened (SIGHT-4).
 */
import { applyDecorators, Get, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Access } from '../../application/campaigns/reader';
import { DrawPlanet } from '../../application/pictures/draw-planet';
import type { PictureFormat } from '../../application/pictures/ports';
import type { Language } from '../../kernel';
import { hasPrint, sendPicture } from '../http/answers/send-file';
import { orThrow } from '../http/problems/problem';
import { CampaignController } from './entry/campaign-controller';
import { Asked, Member } from './entry/parameters';
import { Words } from '../http/words';
import { MemberAccess } from './member-access';
import { AS, PHASE, ROUND, STEP } from './parameters';
import { askedOfView, type ViewAsked } from './read';

const PRIVATE = 'private, no-cache';

const EXAMPLE =
  'Terrain with the names of its hexes, what is in sight, buildings with who controls them, mechs by force with their count, battles, the ' +
  'headquarters, and what the signs mean, in the language of `Accept-Language`. It shows what `getView` tells for the same query, and nothing else. ' +
  'For example `?round=3&phase=movement`: what I saw when the movement of round 3 opened.';

/** @param schema of the file */
const Pictured = (operationId: string, summary: string, type: string, schema: object): MethodDecorator =>
  applyDecorators(
    ApiOperation({ operationId, summary, description: EXAMPLE }),
    ApiQuery(ROUND),
    ApiQuery(PHASE),
    ApiQuery(STEP),
    ApiQuery(AS),
    ApiOkResponse({ content: { [type]: { schema } } }),
    ApiNotFoundResponse({ description: 'There was no such moment, or there is no such force.' }),
  );

@CampaignController('playing')
export class PicturesController {
  constructor(
    private readonly drawPlanet: DrawPlanet,
    private readonly members: MemberAccess,
  ) {}

  @Get('map.svg')
  @Pictured(
    'getPlanetSvg',
    'The planet as I see it, or saw it when a phase opened, as a drawing',
    'image/svg+xml',
    { type: 'string' },
  )
  svg(
    @Member() me: Access,
    @Asked(askedOfView) asked: ViewAsked,
    @Words() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#send('svg', me, asked, language, reply);
  }

  @Get('map.png')
  @Pictured('getPlanetPng', 'The same as pixels, to send to others', 'image/png', {
    type: 'string',
    format: 'binary',
  })
  png(
    @Member() me: Access,
    @Asked(askedOfView) asked: ViewAsked,
    @Words() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#send('png', me, asked, language, reply);
  }

  async #send(
    format: PictureFormat,
    me: Access,
    { as, moment }: ViewAsked,
    language: Language,
    reply: FastifyReply,
  ): Promise<void> {
    const audience = moment === null ? this.members.audience(me, as) : this.members.pastAudience(me, as);
    const print = orThrow(
      await this.drawPlanet.run(me, { audience, moment, format, language }, hasPrint(reply.request)),
    );
    const { round, phase } = moment ?? me.campaign.state.campaign;
    sendPicture(reply, print, format, `planet-${round}-${phase}`, PRIVATE);
  }
}
