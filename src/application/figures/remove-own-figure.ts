/** A player takes one of their own figures of Dark Age (DA-SET-2) off their list. */
import { err, isUuid, ok, type Result, type UserId } from '../../kernel';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { OwnFigureStore } from './ports';

export class RemoveOwnFigure {
  constructor(private readonly store: Pick<OwnFigureStore, 'remove'>) {}

  /** Matches that run keep the figure. */
  async run(user: UserId, id: string, dryRun: boolean): Promise<Result<null, Refusal>> {
    return isUuid(id) && (await this.store.remove(user, id, dryRun)) ? ok(null) : err(NOT_FOUND);
  }
}
