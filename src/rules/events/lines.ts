/**
 * The lines of all events in all languages. A third language: one more file beside each event, one more list
 * in each folder, and one more entry here. An event without a line does not compile.
 */
import type { Language } from '../../kernel';
import type { EventDefinition } from './definition';
import type { EventType, LISTED } from '.';
import * as battlesDe from './battles/index.text.de';
import * as battlesEn from './battles/index.text.en';
import * as courseDe from './course/index.text.de';
import * as courseEn from './course/index.text.en';
import * as mechsDe from './mechs/index.text.de';
import * as mechsEn from './mechs/index.text.en';
import * as membersDe from './members/index.text.de';
import * as membersEn from './members/index.text.en';
import * as pilotsDe from './pilots/index.text.de';
import * as pilotsEn from './pilots/index.text.en';
import * as supplyDe from './supply/index.text.de';
import * as supplyEn from './supply/index.text.en';
import { EVENTS } from '.';
import type { Line } from './say';

type ToldOf<Definition> = Definition extends EventDefinition<infer _T, infer _D, infer S> ? S : never;
type Wanted = { readonly [Name in keyof typeof LISTED]: Line<ToldOf<(typeof LISTED)[Name]>> };

const BY_NAME: Readonly<Record<Language, Wanted>> = {
  en: { ...battlesEn, ...courseEn, ...mechsEn, ...membersEn, ...pilotsEn, ...supplyEn },
  de: { ...battlesDe, ...courseDe, ...mechsDe, ...membersDe, ...pilotsDe, ...supplyDe },
};

const camel = (type: string): string =>
  type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const byType = (lines: Wanted): Readonly<Record<EventType, unknown>> =>
  Object.fromEntries(
    Object.keys(EVENTS).map((type) => [type, lines[camel(type) as keyof Wanted]]),
  ) as Readonly<Record<EventType, unknown>>;

/**
 * By language and type. What an event tells is the business of its line: whoever calls one of any type has
 * lost the type of what was told.
 */
export const LINES: Readonly<Record<Language, Readonly<Record<EventType, unknown>>>> = {
  en: byType(BY_NAME.en),
  de: byType(BY_NAME.de),
};
