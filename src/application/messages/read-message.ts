/** What a client sends who writes a message, or mutes somebody. */
import { type ForceId, readLongText, type Result, type Violation } from '../../kernel';
import { Fields } from '../fields';
import { MAX_SEATS } from '../setup/model';
import { MAX_TEXT, type MessageSent, type Mutes } from './model';

/** `to` must be sent: who forgets it shall not speak to everybody. */
export const readMessage = (sent: unknown): Result<MessageSent, readonly Violation[]> => {
  const body = new Fields(sent === undefined ? {} : sent);
  const to = body.has('to') && body.raw('to') === null ? null : body.id<ForceId | 'gm' | 'team'>('to');
  const text = readLongText(body.raw('text'), MAX_TEXT);
  if (text === null) body.refuse('text', 'shape/not-a-message', { max: MAX_TEXT });
  return body.done({ to, text: text ?? '' });
};

export const readMutes = (sent: unknown): Result<Mutes, readonly Violation[]> => {
  const body = new Fields(sent === undefined ? {} : sent);
  const everything = body.raw('everything');
  if (typeof everything !== 'boolean') body.refuse('everything', 'shape/not-a-boolean');
  const forces = body.ids<ForceId>('forces', 0, MAX_SEATS);
  if (new Set(forces).size < forces.length) body.refuse('forces', 'shape/twice');
  return body.done({ everything: everything === true, forces });
};
