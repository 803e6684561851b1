/** Parameters of matches, for the API's description. */
import type { ApiQueryOptions } from '@nestjs/swagger';

export const SEAT: ApiQueryOptions = {
  name: 'seat',
  required: false,
  schema: { type: 'string' },
  description: 'For who has several seats: which; else the one that is asked now',
};
