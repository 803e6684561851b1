/** Puts the real implementations behind the ports of setting up campaigns. */
import type { Pool } from 'pg';
import type { Vault } from '../../application/ports/vault';
import type { SetupPorts } from '../../application/setup/ports';
import { CURRENT_RULESET, rulesetOf } from '../../rules';
import { ENGINES } from '../../tactical/registry';
import type { DesignShelf } from '../store/kept-designs';
import { systemChance } from './chance';
import { PgSetupStore } from './pg-setup-store';

export const createSetupPorts = (from: {
  readonly pool: Pool;
  readonly shelf: DesignShelf;
  /** Seals the dice seeds. */
  readonly vault: Vault;
  readonly publicUrl: string;
}): SetupPorts => ({
  store: new PgSetupStore(from.pool, from.shelf, from.vault),
  chance: systemChance,
  vault: from.vault,
  catalog: from.shelf.bundled,
  ruleset: rulesetOf(CURRENT_RULESET),
  engines: ENGINES.map((engine) => engine.id),
  publicUrl: from.publicUrl,
});
