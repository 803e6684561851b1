/** The stream of a match (GAM-5): its frames. */
import { ref } from '../../http/openapi/schema';

const FRAMES = [
  'retry: 2000',
  'id: 5\ndata: {"type":"initiative","text":"Initiative: the southern side.","tokens":[],"rolls":[],"seq":5,"turn":1,' +
    '"step":{"code":"bt.step.initiative","text":"Initiative"},"change":{"tokens":[],"gone":[],"areas":[],"trays":[],"marks":null,"flash":[]}}',
  ': still here',
];

/** Its media type in the description. `contentSchema` is that of the data of a frame. */
export const MATCH_STREAM = {
  schema: {
    type: 'string',
    description: 'Data of frames: a `MatchEvent` each',
    contentMediaType: 'application/json',
    contentSchema: ref('MatchEvent'),
  },
  example: FRAMES.map((frame) => `${frame}\n\n`).join(''),
};
