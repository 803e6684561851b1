/** Puts the real implementations behind the ports of setting up campaigns. */
import type { Pool } from 'pg';
import type { Vault } from '../../application/ports/vault';
import type { SetupPorts } from '../../application/setup/ports';
import { CURRENT_RULESET, rulesetOf } from '../../rules';
import type { LimitRule } from '../../application/accounts/sessions/limit-policy';
import { PgGuessLimits } from '../accounts/guess-limits';
import { ENGINES } from '../../tactical';
import type { DesignShelf } from '../store/state/kept-designs';
import { systemChance } from './chance';
import { PgSetupStore } from './pg-setup-store';
import { ThreadCartographer } from './thread-cartographer';

export const createSetupPorts = (from: {
  readonly pool: Pool;
  readonly shelf: DesignShelf;
  /** Seals the dice seeds. */
  readonly vault: Vault;
  /** Seals what is mixed into maps' seeds. */
  readonly mapVault: Vault;
  readonly publicUrl: string;
  readonly campaignsPerUser: number;
  /** Wrong codes of invitations that may come from one address. */
  readonly guesses: LimitRule;
}): SetupPorts => ({
  store: new PgSetupStore(from.pool, from.shelf, from.vault, from.mapVault),
  cartographer: new ThreadCartographer(),
  chance: systemChance,
  guesses: new PgGuessLimits(from.pool, from.guesses),
  vault: from.vault,
  mapVault: from.mapVault,
  catalog: from.shelf.bundled,
  ruleset: rulesetOf(CURRENT_RULESET),
  // What fights as a match is given a battle by the game master's word: it cannot fight every one.
  engines: ENGINES.filter(({ play }) => play === null).map(({ id }) => id),
  publicUrl: from.publicUrl,
  campaignsPerUser: from.campaignsPerUser,
});
