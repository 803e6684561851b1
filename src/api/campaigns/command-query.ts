/** `?dryRun=true`: the same checks, costs and answer, and nothing changes. */
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import type { CommandOptions } from '../../application/setup/setup-transaction';
import { FlagField, Optional } from '../http/fields';

export class CommandQuery {
  @ApiPropertyOptional({ type: Boolean, description: 'The same checks and answer, and nothing changes' })
  @Optional()
  @FlagField()
  readonly dryRun?: string;
}

const isDryRun = (query: CommandQuery): boolean => query.dryRun === 'true';

export const optionsOf = (
  query: CommandQuery,
  idempotency: IdempotencyClaim | null = null,
): CommandOptions => ({
  dryRun: isDryRun(query),
  idempotency,
});
