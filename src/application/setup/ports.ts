/** Ports of setting up campaigns. Instants are milliseconds since 1970, by the database's clock. */
import type { Catalog } from '../../catalog';
import type { Ruleset } from '../../rules';
import type { Vault } from '../ports/vault';
import type { GuessLimits } from './listed';
import type { Cartographer } from './map/cartographer';
import type { SetupStore } from './setup-store';

/** Where chance and new ids come from. */
export interface Chance {
  /** UUIDv7. */
  id(): string;
  bytes(count: number): Uint8Array;
  /** So many random bytes as hex digits. */
  hex(count: number): string;
  /** So many random bytes as text that may stand in a URL. */
  token(count: number): string;
  /** Of bytes, as hex digits. */
  sha256(bytes: Uint8Array): string;
}

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
