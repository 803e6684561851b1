/** `/v1/catalog`: designs, equipment, factions and buildings. Public, and the same for everybody. */
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Asker } from '../../application/catalog/scope';
import type { PageWish } from '../../application/catalog/page-wish';
import { SearchDesigns } from '../../application/catalog/search-designs';
import { SearchEquipment } from '../../application/catalog/search-equipment';
import { SeeLists } from '../../application/catalog/see-lists';
import { SeeRecordSheets } from '../../application/catalog/see-record-sheets';
import { Public } from '../auth/access';
import { ForAnybody } from '../http/answers/with-etag';
import { ref } from '../http/openapi/schema';
import { limitOf, type PageQuery } from '../http/paging';
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
import { AskedFrom, campaignOf, ForScope, Scoped } from './scoped';

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
  @ForAnybody()
  @ApiOperation({ operationId: 'listFactions', summary: 'The factions' })
  @answer('FactionPage')
  factions(@Query() _query: EmptyBody) {
    return this.lists.factions();
  }

  @Get('factions/:id/house-list')
  @ForAnybody()
  @ApiOperation({
    operationId: 'getHouseList',
    summary: 'From what a faction’s forces start (SETUP-3), with the ways out of 36 of a 2D6 roll',
  })
  @answer('HouseList')
  @ApiNotFoundResponse(NOT_FOUND)
  houseList(@Param('id') faction: string, @Query() _query: EmptyBody) {
    return this.lists.houseList(faction);
  }

  @Get('mechs')
  @ForScope()
  @Scoped()
  @ApiOperation({ operationId: 'listMechs', summary: 'Search the designs' })
  @answer('MechPage')
  @ApiNotFoundResponse({ description: 'There is no such campaign.' })
  mechs(@Query() query: MechsQuery) {
    const page = { ...wishOf(query), sort: sortOf(query) };
    return this.searchDesigns.run(mechQueryOf(query), page, campaignOf(query));
  }

  @Get('mechs/:design')
  @ForScope()
  @Scoped()
  @ApiOperation({ operationId: 'getMech', summary: 'The record sheet of a design in full' })
  @answer('RecordSheet')
  @ApiNotFoundResponse(NOT_FOUND)
  mech(@Param('design') design: string, @Query() _query: ScopeQuery, @AskedFrom() asker: Asker | null) {
    return this.seeRecordSheets.one(design, asker);
  }

  @Get('record-sheets')
  @ForScope()
  @Scoped()
  @ApiOperation({
    operationId: 'listRecordSheets',
    summary: 'The record sheets of several designs',
  })
  @answer('RecordSheetPage')
  @ApiNotFoundResponse({ description: 'There is no such campaign.' })
  recordSheets(@Query() query: RecordSheetsQuery) {
    return this.seeRecordSheets.several(designsOf(query), campaignOf(query));
  }

  @Get('equipment')
  @ForAnybody()
  @ApiOperation({ operationId: 'listEquipment', summary: 'Search the equipment, with price classes (SUP-2)' })
  @answer('ItemPage')
  equipment(@Query() query: EquipmentQuery) {
    return this.searchEquipment.run(itemQueryOf(query), wishOf(query));
  }

  @Get('buildings')
  @ForAnybody()
  @ApiOperation({ operationId: 'listBuildings', summary: 'The building types and their effects' })
  @answer('BuildingInfoPage')
  buildings(@Query() _query: EmptyBody) {
    return this.lists.buildings();
  }
}
