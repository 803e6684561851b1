/**
 * `GET /v1/catalog/mechs/{design}/sheet.svg`: the record sheet of a design, drawn. Public; of imported ones,
 * for their campaign's members.
 */
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Asker } from '../../application/catalog/scope';
import type { Language } from '../../kernel';
import { DesignSheets } from '../../application/sheets/design-sheets';
import { Public } from '../auth/access';
import { Words } from '../http/words';
import { ScopeQuery } from './queries';
import { AskedFrom, Scoped, ScopedSvg } from './scoped';

@ApiTags('catalog')
@Public()
@Controller('v1/catalog')
export class DesignSheetsController {
  constructor(private readonly sheets: DesignSheets) {}

  @Get('mechs/:design/sheet.svg')
  @ScopedSvg()
  @Scoped()
  @ApiOperation({
    operationId: 'getDesignSheet',
    summary: 'The record sheet of a design as a drawing, to print',
  })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiNotFoundResponse({ description: 'There is none.' })
  sheet(
    @Param('design') design: string,
    @Query() _query: ScopeQuery,
    @AskedFrom() asker: Asker | null,
    @Words() language: Language,
  ) {
    return this.sheets.svg(design, language, asker);
  }
}
