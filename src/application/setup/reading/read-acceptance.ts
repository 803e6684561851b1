/** What whoever accepts an invitation sends: players a faction and a name for their force. */
import type { FactionId } from '../../../catalog';
import { readName, type Result, violation, type Violation } from '../../../kernel';
import { Fields } from '../../fields';
import { MAX_NAME } from '../model';

export interface Acceptance {
  readonly faction: FactionId | null;
  readonly forceName: string | null;
}

export const readAcceptance = (input: unknown): Result<Acceptance, readonly Violation[]> => {
  const fields = new Fields(input);
  const sent = (name: string): boolean => fields.has(name) && fields.raw(name) !== null;
  const faction = sent('faction') ? fields.id<FactionId>('faction') : null;
  const forceName = sent('forceName') ? readName(fields.raw('forceName'), MAX_NAME) : null;
  if (sent('forceName') && forceName === null)
    fields.refuse('forceName', 'shape/not-a-name', { max: MAX_NAME });
  return fields.done({ faction, forceName });
};

/** What only players have to send. */
export const missing = ({ faction, forceName }: Acceptance): readonly Violation[] => [
  ...(faction === null ? [violation('shape/missing', null, '/faction')] : []),
  ...(forceName === null ? [violation('shape/missing', null, '/forceName')] : []),
];
