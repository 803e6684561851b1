/** What schemas of matches have in common. */
import {
  choice,
  list,
  mayGrow,
  number,
  object,
  orNull,
  ref,
  text,
  type Schema,
} from '../../http/openapi/schema';

export const json: Schema = { type: 'object', additionalProperties: true };
export const any: Schema = {};
export const seat: Schema = { ...text, description: 'A letter: `A`, `B`, …' };
export const token: Schema = { ...orNull(text), description: 'Id of a token' };
export const amount = object({ code: text, text, value: number, unit: orNull(text) });
export const words = ref('MatchWords');
export const point = ref('MatchPoint');
export const terms = list(ref('MatchTerm'));
export const stance = choice('attack', 'hold', 'withdraw');

export const mark = object({
  kind: mayGrow(choice('path', 'fire', 'zone', 'arc', 'blast', 'objective', 'edge')),
  seat: orNull(text),
  token,
  shape: ref('MatchFigure'),
  text: orNull(text),
});
