/** A player looks at one of their own figures of Dark Age (DA-SET-2), with its dials. */
import { err, isUuid, ok, type Result, type UserId } from '../../kernel';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { OwnFigureStore } from './ports';
import { shapeOf, type FigureShape } from './shapes';

export class SeeOwnFigure {
  constructor(private readonly store: Pick<OwnFigureStore, 'see'>) {}

  async run(user: UserId, id: string): Promise<Result<FigureShape, Refusal>> {
    const found = isUuid(id) ? await this.store.see(user, id) : null;
    return found === null ? err(NOT_FOUND) : ok(shapeOf(found));
  }
}
