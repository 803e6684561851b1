/** A person marks notices of theirs as read. */
import { err, ok, type Result, type UserId } from '../../kernel';
import { id, list, object, orNull, readAll } from '../../kernel/shape';
import { misshapen, type Refusal } from '../refusal';
import type { NoticeList } from './read-notices';

const MAX_MARKED = 100;
/** Null: all of them. */
const marks = object({ notices: orNull(list(id<string>('notice'), 0, MAX_MARKED)) });

export class MarkNoticesRead {
  constructor(private readonly notices: NoticeList) {}

  /** Ids of what is not the person's, or not there any more, are passed over. */
  async run(
    user: UserId,
    body: unknown,
    dryRun: boolean,
  ): Promise<Result<{ readonly unread: number }, Refusal>> {
    const read = readAll(marks, body === undefined ? {} : body);
    if (!read.ok) return err(misshapen(read.error));
    return ok({ unread: await this.notices.markRead(user, read.value.notices, dryRun) });
  }
}
