/**
 * Closing one's own account, by its password. A game master hands running campaigns over first, and is told
 * every one of them.
 */
import { err, ok, type Result, violation } from '../../../kernel';
import { againstRules, type Refusal, UNAUTHENTICATED } from '../../refusal';
import type { ClosedAccounts, LedCampaign } from './closed-accounts';
import type { FinishClosing } from './finish-closing';
import type { Login } from '../model';
import type { AccountPorts } from '../ports';
import { provePassword } from '../prove-password';

export interface Closing {
  readonly password: string;
  readonly address: string;
  readonly dryRun: boolean;
}

const inTheWay = (led: readonly LedCampaign[]): Result<null, Refusal> =>
  led.length === 0
    ? ok(null)
    : err(
        againstRules(
          led.map(({ id, name, status }) =>
            violation(status === 'setup' ? 'accounts/leads-setup' : 'accounts/leads-campaign', null, '', {
              campaign: id,
              name,
            }),
          ),
        ),
      );

export class CloseAccount {
  constructor(
    private readonly ports: Pick<AccountPorts, 'users' | 'limits' | 'hasher'>,
    private readonly closed: ClosedAccounts,
    private readonly finish: FinishClosing,
  ) {}

  async run({ user }: Login, { password, address, dryRun }: Closing): Promise<Result<null, Refusal>> {
    const found = await this.ports.users.byId(user);
    if (found === null) return err(UNAUTHENTICATED);
    const refused = await provePassword(this.ports, found, { password, address, pointer: '/password' });
    if (refused !== null) return err(refused);
    const closed = inTheWay(await (dryRun ? this.closed.ledBy(user) : this.closed.close(user)));
    if (closed.ok && !dryRun) await this.finish.run(user);
    return closed;
  }
}
