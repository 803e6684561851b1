/** The stream of events: its frames, and the notices that stand between the events. */
import { choice, integer, mayGrow, object, orNull, ref, text, type Schema } from '../../http/openapi/schema';

export const notices: Readonly<Record<string, Schema>> = {
  BattleNotice: {
    ...object({
      battle: {
        ...orNull(text),
        description: 'Its id; null: several may have moved, read again whatever is shown',
      },
      changed: { ...orNull(mayGrow(choice('worksheet', 'records'))), description: 'What to read again' },
      unit: { ...orNull(text), description: 'Of a worksheet; null: its field' },
      side: { ...orNull(text), description: 'Whose entry it is' },
      revision: {
        ...orNull(integer),
        description: 'Of that side’s entry: whoever has one as large has read it already',
      },
    }),
    description:
      'In the stream under `event: battle`, to those who fight in it and to the game master. All null: some may have been missed',
  },
  MessageNotice: {
    ...object({
      id: { ...orNull(text), description: 'Of the message: `GET …/messages?after=` gives it' },
      from: { ...orNull(text), description: 'Id of a force, or `gm`' },
      to: { ...orNull(text), description: 'Id of a force, `gm` or `team`; null: everybody' },
    }),
    description:
      'In the stream under `event: messages`, to those who can read it and have not muted it. `id` null: some may have come, read on',
  },
  NoticesNotice: {
    ...object({}),
    description:
      'In the stream under `event: notices`: there are new notices for me, from whatever campaign (`GET /v1/me/notices`)',
  },
};

const FRAMES = [
  'retry: 2000',
  'id: 41\ndata: {"seq":41,"round":3,"phase":"planning","at":"2026-11-25T18:00:00.000Z","type":"phase-opened","data":{"round":3,"phase":"planning",' +
    '"step":null,"deadline":null},"text":"Round 3: planning has begun."}',
  'event: messages\ndata: {"id":"7","from":"gm","to":null}',
  ': still here',
];

/**
 * Its media type in the description. `contentSchema` is that of the data of a frame, by the frame's `event`.
 */
export const EVENT_STREAM = {
  schema: {
    type: 'string',
    description:
      'Data of frames: without `event` an `Event`, under `event: battle` a `BattleNotice`, under `event: messages` a `MessageNotice`, under `event: notices` a `NoticesNotice`',
    contentMediaType: 'application/json',
    contentSchema: { anyOf: [ref('Event'), ref('BattleNotice'), ref('MessageNotice'), ref('NoticesNotice')] },
  },
  example: FRAMES.map((frame) => `${frame}\n\n`).join(''),
};
