/** See and change one's own account. */
import { err, ok, type Result, type UserId } from '../../kernel';
import { againstRules, type Refusal, UNAUTHENTICATED } from '../refusal';
import { judgePassword } from './judge-password';
import type { AccountPorts } from './ports';
import { provePassword } from './prove-password';
import type { Login, User } from './model';

export interface ProfileChange {
  /** Null: stays as it is. */
  readonly displayName: string | null;
  /** A new password needs the present one. Null: stays as it is. */
  readonly password: { readonly next: string; readonly current: string } | null;
  readonly address: string;
}

export const seeProfile =
  (ports: AccountPorts) =>
  async (user: UserId): Promise<Result<User, Refusal>> => {
    const found = await ports.users.byId(user);
    return found === null ? err(UNAUTHENTICATED) : ok(found.user);
  };

export const changeProfile =
  (ports: AccountPorts) =>
  async (login: Login, change: ProfileChange): Promise<Result<User, Refusal>> => {
    const found = await ports.users.byId(login.user);
    if (found === null) return err(UNAUTHENTICATED);
    if (change.password !== null) {
      const refused = await provePassword(ports, found, {
        password: change.password.current,
        address: change.address,
        pointer: '/currentPassword',
      });
      if (refused !== null) return err(refused);
      const { email, displayName } = found.user;
      const wrong = await judgePassword(ports.commonPasswords, change.password.next, {
        email,
        displayName: change.displayName ?? displayName,
      });
      if (wrong !== null) return err(againstRules([wrong]));
      await ports.users.setPassword(login.user, await ports.hasher.hash(change.password.next), login.session);
    }
    if (change.displayName === null) return ok(found.user);
    const renamed = await ports.users.rename(login.user, change.displayName);
    return renamed === null ? err(UNAUTHENTICATED) : ok(renamed);
  };
