/** Lists come in pages: `?limit=` (1 … 100, 50 unless told) and `?after=` (the cursor of the page before). */
import { ApiPropertyOptional } from '@nestjs/swagger';
import { NumberField, Optional, TextField } from './fields';

export const PAGE_LIMIT = 50;

export class PageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: PAGE_LIMIT })
  @Optional()
  @NumberField(1, 100)
  readonly limit?: string;

  @ApiPropertyOptional({ type: String, description: '`next` of the page before' })
  @Optional()
  @TextField(1, 200)
  readonly after?: string;
}

export const limitOf = (query: PageQuery): number =>
  query.limit === undefined ? PAGE_LIMIT : Number(query.limit);
