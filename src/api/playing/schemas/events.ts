/** Events by their type. The schemas of their data are made from what stands beside each event. */
import { integer, object, ref, text, time, type Schema } from '../../http/openapi/schema';
import eventData from './event-data.generated.json';
import { phase } from './parts';

const DATA: Readonly<Record<string, Schema>> = eventData.data;

/** `mech-moved`: `MechMovedEvent`. */
const nameOf = (type: string): string =>
  `${type.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Event`;

const eventOf = (type: string, data: Schema): Schema =>
  object({
    seq: { ...integer, description: 'From 1, without gaps, in the feed of the one who asks' },
    round: { ...integer, description: '0 before the first round' },
    phase: ref('EventPhase'),
    at: time,
    type: { type: 'string', const: type },
    data,
    text: { ...text, description: 'What has happened, in words, in the language of the request' },
  });

const types = Object.keys(DATA);

export const events: Readonly<Record<string, Schema>> = {
  EventPhase: phase,
  Event: {
    description:
      'What has happened, by its `type`; ids are those of the view and of battles. A later version may tell of other types: show the `text` of those. ' +
      'Events of before an update may lack what was added since, and keep what they were told with.',
    oneOf: types.map((type) => ref(nameOf(type))),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(types.map((type) => [type, `#/components/schemas/${nameOf(type)}`])),
    },
    'x-may-grow': true,
  },
  ...Object.fromEntries(Object.entries(DATA).map(([type, data]) => [nameOf(type), eventOf(type, data)])),
  ...(eventData.shared as Readonly<Record<string, Schema>>),
};
