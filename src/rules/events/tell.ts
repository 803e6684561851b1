/** What is told of an event, and its line of text, whatever its type. */
import type { Language } from '../../kernel';
import type { Audience } from '../model/audience';
import type { Told } from './definition';
import { EVENTS, type CampaignEvent, type EventType } from '.';

interface AnyDefinition {
  tell(data: object, to: Audience): Told | null;
  readonly text: { readonly en: (told: Told) => string; readonly de: (told: Told) => string };
}

/** What the audience is told of the event; null: nothing, not even that it happened. */
export const tellOf = (event: CampaignEvent, to: Audience): Told | null => (EVENTS[event.type] as unknown as AnyDefinition).tell(event.data, to);

const isEventType = (type: string): type is EventType => Object.hasOwn(EVENTS, type);

/** One line for people, from the type and what was told alone; the bare type of an event that this version does not know. */
export const textOf = (type: string, told: Told, language: Language): string =>
  isEventType(type) ? (EVENTS[type] as unknown as AnyDefinition).text[language](told) : type;
