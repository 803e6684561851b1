/**
 * All events, by their names. A new event type: one file in the folder of its subject, one line in that
 * folder's list. A test fails when a file is not listed.
 */
import * as battles from './battles';
import * as course from './course';
import type { EventDefinition, EventOf } from './definition';
import * as mechs from './mechs';
import * as members from './members';
import * as pilots from './pilots';
import * as supply from './supply';

/** By the names of their constants, which their lines of text share. */
export const LISTED = { ...battles, ...course, ...mechs, ...members, ...pilots, ...supply };

type Listed = typeof LISTED;
type Definitions = { readonly [Name in keyof Listed as Listed[Name]['type']]: Listed[Name] };

export const EVENTS = Object.fromEntries(
  Object.values(LISTED).map((definition) => [definition.type, definition]),
) as Definitions;

export type EventType = keyof Definitions;
type EventFrom<Definition> =
  Definition extends EventDefinition<infer T, infer D, infer _S> ? EventOf<T, D> : never;
/** Every event there is, as `{ type, data }`. */
export type CampaignEvent = EventFrom<Definitions[EventType]>;
