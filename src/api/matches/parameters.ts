/** Parameters of matches, for the API's description. */
import type { ApiQueryOptions } from '@nestjs/swagger';

/** MAT-9. */
export const WATCH: ApiQueryOptions = {
  name: 'watch',
  required: false,
  schema: { type: 'string' },
  description: 'The code of a link: who has no seat sees the match by it, one turn late',
};

/** Of a replay, which is answered whole to who does not ask for a part of it. */
export const REPLAY_LIMIT: ApiQueryOptions = {
  name: 'limit',
  required: false,
  schema: { type: 'integer', minimum: 1, maximum: 100 },
  description: 'So many events at most; left out: all that follow',
};

export const SEAT: ApiQueryOptions = {
  name: 'seat',
  required: false,
  schema: { type: 'string' },
  description: 'For who has several seats: which; else the one that is asked now',
};
