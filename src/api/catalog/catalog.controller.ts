/** `/v1/catalog`: designs, equipment, factions and buildings. Public, and the same for everybody. */
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageWish } from '../../application/catalog/page-wish';
import { SearchDesigns } from '../../application/catalog/search-designs';
import { SearchEquipment } from '../../application/catalog/search-equipment';
import { SeeLists } from '../../application/catalog/see-lists';
import { SeeRecordSheets } from '../../application/catalog/see-record-sheets';
import { Public } from '../auth/access';
import { ref } from '../http/openapi/schema';
import { limitOf, type PageQuery } from '../http/paging';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import {
  designsOf,
  EquipmentQuery,
  itemQueryOf,
  mechQueryOf,
  MechsQuery,
  RecordSheetsQuery,
  ScopeQuery,
  sortOf,
} from './queries';
import { askerOf, campaignOf, Scoped, sendPublic, sendScoped } from './scoped';

const answer = (name: string): MethodDecorator => ApiOkResponse({ schema: ref(name) });
const NOT_FOUND = { description: 'There is none.' };

const wishOf = (query: PageQuery): PageWish => ({ after: query.after ?? null, limit: limitOf(query) });

@ApiTags('catalog')
@Public()
@Controller('v1/catalog')
export class CatalogController {
  constructor(
    private readonly lists: SeeLists,
    private readonly searchDesigns: SearchDesigns,
    private readonly seeRecordSheets: SeeRecordSheets,
    private readonly searchEquipment: SearchEquipment,
  ) {}

  @Get('factions')
  @ApiOperation({ operationId: 'listFactions', summary: 'The factions' })
  @answer('FactionPage')
  factions(@Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPublic(request, reply, this.lists.factions());
  }

  @Get('factions/:id/house-list')
  @ApiOperation({
    operationId: 'getHouseList',
    summary: 'From what a faction’s forces start (SETUP-3), with the ways out of 36 of a 2D6 roll',
  })
  @answer('HouseList')
  @ApiNotFoundResponse(NOT_FOUND)
  houseList(
    @Param('id') faction: string,
    @Query() _query: EmptyBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendPublic(request, reply, orThrow(this.lists.houseList(faction)));
  }

  @Get('mechs')
  @Scoped()
  @ApiOperation({ operationId: 'listMechs', summary: 'Search the designs' })
  @answer('MechPage')
  @ApiNotFoundResponse({ description: 'There is no such campaign.' })
  async mechs(
    @Query() query: MechsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = { ...wishOf(query), sort: sortOf(query) };
    sendScoped(
      request,
      reply,
      await this.searchDesigns.run(mechQueryOf(query), page, campaignOf(query)),
      query.campaign,
    );
  }

  @Get('mechs/:design')
  @Scoped()
  @ApiOperation({ operationId: 'getMech', summary: 'The record sheet of a design in full' })
  @answer('RecordSheet')
  @ApiNotFoundResponse(NOT_FOUND)
  async mech(
    @Param('design') design: string,
    @Query() query: ScopeQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendScoped(
      request,
      reply,
      orThrow(await this.seeRecordSheets.one(design, askerOf(query, request))),
      query.campaign,
    );
  }

  @Get('record-sheets')
  @Scoped()
  @ApiOperation({
    operationId: 'listRecordSheets',
    summary: 'The record sheets of several designs',
  })
  @answer('RecordSheetPage')
  @ApiNotFoundResponse({ description: 'There is no such campaign.' })
  async recordSheets(
    @Query() query: RecordSheetsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendScoped(
      request,
      reply,
      await this.seeRecordSheets.several(designsOf(query), campaignOf(query)),
      query.campaign,
    );
  }

  @Get('equipment')
  @ApiOperation({ operationId: 'listEquipment', summary: 'Search the equipment, with price classes (SUP-2)' })
  @answer('ItemPage')
  equipment(
    @Query() query: EquipmentQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendPublic(request, reply, this.searchEquipment.run(itemQueryOf(query), wishOf(query)));
  }

  @Get('buildings')
  @ApiOperation({ operationId: 'listBuildings', summary: 'The building types and their effects' })
  @answer('BuildingInfoPage')
  buildings(@Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPublic(request, reply, this.lists.buildings());
  }
}
