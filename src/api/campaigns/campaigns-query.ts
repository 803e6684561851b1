/** Which of one's own campaigns are listed. */
import { ApiPropertyOptional } from '@nestjs/swagger';
import { FlagField, Optional } from '../http/fields';
import { PageQuery } from '../http/paging';

export class CampaignsQuery extends PageQuery {
  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Only those that I have hidden' })
  @Optional()
  @FlagField()
  readonly hidden?: string;
}
