/** All that the use cases of setting up campaigns need from the outside. */
import type { Catalog } from '../../catalog';
import type { Ruleset } from '../../rules';
import type { Vault } from '../ports/vault';
import type { Cartographer } from './cartographer';
import type { Chance } from './chance';
import type { GuessLimits } from './listed';
import type { SetupStore } from './setup-store';

export interface SetupPorts {
  readonly store: SetupStore;
  readonly cartographer: Cartographer;
  readonly chance: Chance;
  /** Of strangers who look at invitations. */
  readonly guesses: GuessLimits;
  readonly vault: Vault;
  /** Seals what is mixed into maps' seeds. */
  readonly mapVault: Vault;
  /** What every campaign has in common: its factions. */
  readonly catalog: Catalog;
  readonly ruleset: Ruleset;
  /** Names of the tactical engines that a campaign may choose. */
  readonly engines: readonly string[];
  /** Campaigns that one user may lead at a time, finished ones left out. */
  readonly campaignsPerUser: number;
  /** Where clients reach this server; no slash at the end. */
  readonly publicUrl: string;
}
