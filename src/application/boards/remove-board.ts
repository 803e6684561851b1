/** A game master takes a map sheet out of their library (BT-8). Matches that are fought on it keep it. */
import { err, ok, type Result, type UserId } from '../../kernel';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { OwnBoardStore } from './ports';

export class RemoveBoard {
  constructor(private readonly store: Pick<OwnBoardStore, 'remove'>) {}

  async run(user: UserId, board: string, dryRun: boolean): Promise<Result<null, Refusal>> {
    return (await this.store.remove(user, board, dryRun)) ? ok(null) : err(NOT_FOUND);
  }
}
