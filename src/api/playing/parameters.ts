/** Parameters that many operations share, for the API's description. */
import type { ApiQueryOptions } from '@nestjs/swagger';
import { ROUND_PHASES } from '../../rules';

export const DRY_RUN: ApiQueryOptions = {
  name: 'dryRun',
  required: false,
  schema: { type: 'boolean' },
  description: 'Same checks and answer; nothing changes',
};
export const LIMIT: ApiQueryOptions = {
  name: 'limit',
  required: false,
  schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
};
export const AFTER: ApiQueryOptions = {
  name: 'after',
  required: false,
  schema: { type: 'string' },
  description: '`next` of the page before',
};
/** Of the stream. */
export const AFTER_EVENT: ApiQueryOptions = {
  ...AFTER,
  description: '`seq` of the last event that the client has',
};
/** Who may name another than their own, or `gm`: the GM, and everybody after the end. */
export const AS: ApiQueryOptions = {
  name: 'as',
  required: false,
  schema: { type: 'string' },
  description: 'Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody)',
};

/** Of a past moment: `round` and `phase` together, or neither. */
export const ROUND: ApiQueryOptions = {
  name: 'round',
  required: false,
  schema: { type: 'integer', minimum: 1 },
};
export const PHASE: ApiQueryOptions = {
  name: 'phase',
  required: false,
  schema: { type: 'string', enum: [...ROUND_PHASES] },
};
export const STEP: ApiQueryOptions = {
  name: 'step',
  required: false,
  schema: { type: 'string', enum: ['declarations', 'battles'] },
};
