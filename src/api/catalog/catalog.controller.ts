/** `/v1/catalog`: designs, equipment, factions and buildings. Public, and the same for everybody. */
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogBrowser, type PageWish } from '../../application/catalog/browse';
import { etagOf } from '../../application/etag';
import { Public } from '../auth/access';
import { noneMatch } from '../http/etag';
import { ref } from '../http/openapi/schema';
import { limitOf, type PageQuery } from '../http/paging';
import { orThrow } from '../http/problem';
import { EmptyBody } from '../http/shape-pipe';
import { EquipmentQuery, itemQueryOf, MechsQuery, mechQueryOf } from './queries';

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
  @ApiOperation({ operationId: 'listMechs', summary: 'Search the designs' })
  @answer('MechPage')
  mechs(@Query() query: MechsQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    send(request, reply, this.catalog.mechs(mechQueryOf(query), wishOf(query)));
  }

  @Get('mechs/:design')
  @ApiOperation({ operationId: 'getMech', summary: 'The record sheet of a design in full' })
  @answer('RecordSheet')
  @ApiNotFoundResponse(NOT_FOUND)
  mech(@Param('design') design: string, @Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    send(request, reply, orThrow(this.catalog.mech(design)));
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
