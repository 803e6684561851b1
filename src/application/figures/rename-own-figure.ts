/** A player calls one of their own figures of Dark Age (DA-SET-2) otherwise. */
import { err, isUuid, ok, type Result, type UserId } from '../../kernel';
import { misshapen, NOT_FOUND, type Refusal } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';
import type { OwnFigureStore } from './ports';
import { readNewName } from './read-figure';
import { shapeOf, type FigureShape } from './shapes';

export class RenameOwnFigure {
  constructor(private readonly store: Pick<OwnFigureStore, 'rename'>) {}

  /** Matches that run keep the name that the figure had. */
  async run(
    user: UserId,
    id: string,
    body: unknown,
    options: CommandOptions,
  ): Promise<Result<FigureShape, Refusal>> {
    const read = readNewName(body);
    if (!read.ok) return err(misshapen(read.error));
    if (!isUuid(id)) return err(NOT_FOUND);
    const renamed = await this.store.rename(user, id, read.value, options);
    return renamed.ok ? ok(shapeOf(renamed.value)) : renamed;
  }
}
