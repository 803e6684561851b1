/** A game master lists the designs that they have imported. */
import { err, ok, type Result, type UserId } from '../../kernel';
import type { Page } from '../page';
import { FORBIDDEN, type Refusal } from '../refusal';
import type { DesignLibraries, LibraryLine } from './design-libraries';

export class ListImports {
  constructor(private readonly libraries: DesignLibraries) {}

  async run(user: UserId, after: string | null, limit: number): Promise<Result<Page<LibraryLine>, Refusal>> {
    if (!(await this.libraries.isGameMaster(user))) return err(FORBIDDEN);
    const found = await this.libraries.list(user, after, limit + 1);
    const items = found.slice(0, limit);
    return ok({ items, next: found.length > limit ? (items.at(-1)?.design ?? null) : null });
  }
}
