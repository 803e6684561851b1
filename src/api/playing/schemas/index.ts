/** Schemas of running campaigns, by resource. */
import type { Schema } from '../../http/openapi/schema';
import { battles } from './battles';
import { commands } from './commands';
import { notices } from './event-stream';
import { events } from './events';
import { orders } from './orders';
import { view } from './view';

export const PLAYING_SCHEMAS: Readonly<Record<string, Schema>> = {
  ...view,
  ...orders,
  ...events,
  ...notices,
  ...battles,
  ...commands,
};
