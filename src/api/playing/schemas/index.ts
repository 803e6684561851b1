/** Schemas of running campaigns, by resource. */
import type { Schema } from '../../http/openapi/schema';
import { battles } from './battles';
import { commands } from './commands';
import { orders } from './orders';
import { view } from './view';

export const PLAYING_SCHEMAS: Readonly<Record<string, Schema>> = { ...view, ...orders, ...battles, ...commands };
