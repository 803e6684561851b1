/** What a game master sends who invites somebody. */
import type { ForceId, Result, Violation } from '../../../kernel';
import { Fields } from '../../fields';
import type { Instant } from '../../../rules';
import { readTime } from '../../read-time';
import { MAX_SEATS } from '../model';

export interface InvitationInput {
  readonly seat: number | null;
  readonly force: ForceId | null;
  readonly expiresAt: Instant | null;
  readonly role: 'player' | 'observer';
}

/** Null: none was asked for. */
const readExpiry = (fields: Fields): Instant | null =>
  !fields.has('expiresAt') || fields.raw('expiresAt') === null ? null : readTime(fields, 'expiresAt');

export const readInvitation = (input: unknown): Result<InvitationInput, readonly Violation[]> => {
  const fields = new Fields(input);
  const role = fields.has('role') ? fields.raw('role') : 'player';
  if (role !== 'player' && role !== 'observer')
    fields.refuse('role', 'shape/not-a-choice', { choices: ['player', 'observer'] });
  return fields.done<InvitationInput>({
    seat: !fields.has('seat') || fields.raw('seat') === null ? null : fields.integer('seat', 1, MAX_SEATS),
    force: !fields.has('force') || fields.raw('force') === null ? null : fields.id<ForceId>('force'),
    expiresAt: readExpiry(fields),
    role: role === 'observer' ? 'observer' : 'player',
  });
};
