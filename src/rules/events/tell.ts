/** What is told of an event, and its line of text, whatever its type. */
import { capital, type Language } from '../../kernel';
import type { Audience } from '../model/audience';
import { ALONE, type Beside } from './beside';
import type { Told } from './definition';
import { withFormerPlayer } from './former-player';
import { EVENTS, type CampaignEvent, type EventType } from '.';
import { sayIn, type Line, type Say } from './say';
import { LINES } from './lines';

interface AnyDefinition {
  tell(data: object, to: Audience, beside: Beside): Told | null;
}

/** What the audience is told of the event; null: nothing, not even that it happened. */
export const tellOf = (event: CampaignEvent, to: Audience, beside: Beside = ALONE): Told | null =>
  (EVENTS[event.type] as unknown as AnyDefinition).tell(event.data, to, beside);

const isEventType = (type: string): type is EventType => Object.hasOwn(EVENTS, type);

/**
 * One line for people, from the type and what was told alone; the bare type of an event that this version
 * does not know.
 */
export const textOf = (type: string, told: Told, by: Language | Say): string => {
  const say = typeof by === 'string' ? sayIn(by) : by;
  if (!isEventType(type)) return type;
  const known = withFormerPlayer(told, say.language);
  const line = (LINES[say.language][type] as Line<Told>)(known, say);
  // A line that begins with their words begins with a capital.
  return known === told ? line : capital(line);
};
