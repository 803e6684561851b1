/** Everything that this server keeps of somebody and that they may see, in one document. */
import { err, ok, type Result, type UserId } from '../../kernel';
import { type Refusal, UNAUTHENTICATED } from '../refusal';
import type { AccountRecords, FindRecords } from './account-records';
import type { User } from './model';
import type { AccountPorts } from './ports';

/** A JSON document, in pieces. */
export type AccountExport = AsyncIterable<string>;

async function* written(account: User, records: AccountRecords): AsyncGenerator<string> {
  yield `{"account":${JSON.stringify(account)}`;
  for (const [name, pages] of Object.entries(records) as [string, AsyncIterable<readonly object[]>][]) {
    yield `,"${name}":[`;
    let between = '';
    for await (const page of pages) {
      yield between + page.map((row) => JSON.stringify(row)).join(',');
      between = ',';
    }
    yield ']';
  }
  yield '}';
}

export class ExportAccount {
  constructor(
    private readonly ports: Pick<AccountPorts, 'users'>,
    private readonly find: FindRecords,
  ) {}

  async run(user: UserId): Promise<Result<AccountExport, Refusal>> {
    const found = await this.ports.users.byId(user);
    return found === null ? err(UNAUTHENTICATED) : ok(written(found.user, this.find(user)));
  }
}
