/** Exchanges are between forces (DEP-5): who has none makes none. */
import { err, type ForceId } from '../../kernel';
import type { Member } from '../campaigns/campaign-store';
import type { Decided } from '../campaigns/command';
import { FORBIDDEN } from '../refusal';

export const asForce = <T>({ force }: Member, run: (force: ForceId) => Decided<T>): Decided<T> =>
  force === null ? err(FORBIDDEN) : run(force);
