/** A game master imports MegaMek's board files as map sheets for battles of their own campaigns (BT-8). */
import { err, ok, type Result, type UserId } from '../../kernel';
import type { DesignLibraries } from '../catalog/design-libraries';
import { FORBIDDEN, misshapen, type Refusal, tooMany } from '../refusal';
import { inFairTurns } from '../pauses';
import type { CommandOptions } from '../setup/setup-transaction';
import type { BoardReport, OwnBoardStore, ReadSheetText } from './ports';
import { readBoardFiles, readBoards } from './read-boards';
import { boardReport } from './shapes';

/** Of one game master: more than MegaMek comes with of that size, and a bound for the database. */
const MAX_OWN_BOARDS = 500;

export class ImportBoards {
  constructor(
    private readonly store: Pick<OwnBoardStore, 'add'>,
    private readonly masters: Pick<DesignLibraries, 'isGameMaster' | 'answered' | 'reserve'>,
    private readonly sheetOf: ReadSheetText,
  ) {}

  /** All or nothing of each file. Counts as an import of designs does. 403 for those who lead no campaign. */
  async run(user: UserId, body: unknown, options: CommandOptions): Promise<Result<BoardReport, Refusal>> {
    if (!(await this.masters.isGameMaster(user))) return err(FORBIDDEN);
    const read = readBoardFiles(body);
    if (!read.ok) return err(misshapen(read.error));
    // An answer that is there already counts for no limit.
    const kept = options.idempotency === null ? null : await this.masters.answered(options.idempotency);
    if (kept !== null) return kept.ok ? ok(kept.value.body as BoardReport) : kept;
    const wait = await this.masters.reserve(user);
    if (wait !== null) return err(tooMany('import/too-many', wait));
    // Of a hundred files others would wait for a fifth of a second.
    const { boards, refusals } = await inFairTurns(readBoards(read.value, this.sheetOf));
    return this.store.add(user, boards, MAX_OWN_BOARDS, options, (kept) =>
      boardReport(boards, refusals, kept),
    );
  }
}
