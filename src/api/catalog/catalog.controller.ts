/** `/v1/catalog`: designs, equipment, factions and buildings. Public, and the same for everybody. */
import { applyDecorators, Controller, Get, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogBrowser, type PageWish } from '../../application/catalog/browse';
import { etagOf } from '../../application/etag';
import type { CampaignId } from '../../kernel/ids';
import { OptionalLogin, Public } from '../auth/access';
import { noneMatch, sendTagged } from '../http/etag';
import { ref } from '../http/openapi/schema';
import { limitOf, type PageQuery } from '../http/paging';
import { orThrow } from '../http/problem';
import { EmptyBody } from '../http/shape-pipe';
import { CampaignQueryGuard } from './campaign-query.guard';
import { EquipmentQuery, itemQueryOf, mechQueryOf, MechsQuery, ScopeQuery, sortOf } from './queries';

const answer = (name: string): MethodDecorator => ApiOkResponse({ schema: ref(name) });
const NOT_FOUND = { description: 'There is none.' };

const wishOf = (query: PageQuery): PageWish => ({ after: query.after ?? null, limit: limitOf(query) });

/** May be kept by anybody for a while: it changes with a new version of the server only. */
const send = (request: FastifyRequest, reply: FastifyReply, value: unknown): void => {
  const json = JSON.stringify(value);
  const etag = etagOf(json);
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  if (noneMatch(request.headers['if-none-match'], etag)) reply.header('content-type', 'application/json; charset=utf-8').send(json);
  else reply.code(304).send();
};

/** What a campaign sees is no business of caches on the way. */
const sendScoped = (request: FastifyRequest, reply: FastifyReply, value: unknown, campaign: string | undefined): void =>
  campaign === undefined ? send(request, reply, value) : sendTagged(request, reply, JSON.stringify(value));

/** The campaign is the one that the guard has let pass. */
const campaignOf = ({ campaign }: ScopeQuery): CampaignId | null => (campaign === undefined ? null : (campaign.toLowerCase() as CampaignId));

/** Public, and for the members of a campaign more of the same. */
const Scoped = (): MethodDecorator =>
  applyDecorators(
    OptionalLogin(),
    UseGuards(CampaignQueryGuard),
    ApiUnauthorizedResponse({ description: 'Needs a login with `campaign`.' }),
  ) as MethodDecorator;

@ApiTags('catalog')
@Public()
@Controller('v1/catalog')
export class CatalogController {
  constructor(private readonly catalog: CatalogBrowser) {}

  @Get('factions')
  @ApiOperation({ operationId: 'listFactions', summary: 'The factions' })
  @answer('FactionPage')
  factions(@Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    send(request, reply, this.catalog.factions());
  }

  @Get('factions/:id/house-list')
  @ApiOperation({ operationId: 'getHouseList', summary: 'From what a faction’s forces start (SETUP-3), with the ways out of 36 of a 2D6 roll' })
  @answer('HouseList')
  @ApiNotFoundResponse(NOT_FOUND)
  houseList(@Param('id') faction: string, @Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    send(request, reply, orThrow(this.catalog.houseList(faction)));
  }

  @Get('mechs')
  @Scoped()
  @ApiOperation({ operationId: 'listMechs', summary: 'Search the designs' })
  @answer('MechPage')
  @ApiNotFoundResponse({ description: 'There is no such campaign.' })
  async mechs(@Query() query: MechsQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const page = { ...wishOf(query), sort: sortOf(query) };
    sendScoped(request, reply, await this.catalog.mechs(mechQueryOf(query), page, campaignOf(query)), query.campaign);
  }

  @Get('mechs/:design')
  @Scoped()
  @ApiOperation({ operationId: 'getMech', summary: 'The record sheet of a design in full' })
  @answer('RecordSheet')
  @ApiNotFoundResponse(NOT_FOUND)
  async mech(@Param('design') design: string, @Query() query: ScopeQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendScoped(request, reply, orThrow(await this.catalog.mech(design, campaignOf(query))), query.campaign);
  }

  @Get('equipment')
  @ApiOperation({ operationId: 'listEquipment', summary: 'Search the equipment, with price classes (SUP-2)' })
  @answer('ItemPage')
  equipment(@Query() query: EquipmentQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    send(request, reply, this.catalog.equipment(itemQueryOf(query), wishOf(query)));
  }

  @Get('buildings')
  @ApiOperation({ operationId: 'listBuildings', summary: 'The building types and their effects' })
  @answer('BuildingInfoPage')
  buildings(@Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    send(request, reply, this.catalog.buildings());
  }
}
