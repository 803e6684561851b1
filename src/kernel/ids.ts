/**
 * Ids of things inside a campaign: keyed hashes, since a running number would tell how many mechs an unseen
 * enemy bought.
 */
import type { Brand } from './brand';
import { hmacSha256Hex } from './hash';

export type CampaignId = Brand<string, 'CampaignId'>;
export type UserId = Brand<string, 'UserId'>;
export type ForceId = Brand<string, 'ForceId'>;
export type MechId = Brand<string, 'MechId'>;
export type PilotId = Brand<string, 'PilotId'>;
export type BuildingId = Brand<string, 'BuildingId'>;
export type BattleId = Brand<string, 'BattleId'>;
export type ReportId = Brand<string, 'ReportId'>;
export type OfferId = Brand<string, 'OfferId'>;
export type VacationId = Brand<string, 'VacationId'>;

/**
 * The id of the `counter`-th `kind` of thing that `owner` ever had in a campaign. `key` is the campaign's
 * secret id key. 24 hex digits: 96 bits, so that ids do not collide and tell neither age nor number.
 */
export const deriveId = <T extends Brand<string, string>>(
  key: Uint8Array,
  kind: string,
  owner: string,
  counter: number,
): T => hmacSha256Hex(key, `${kind}|${owner}|${counter}`).slice(0, 24) as string as T;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Whether it can be the id of a user or a campaign, as this host gives them out: lower case, with dashes.
 * PostgreSQL refuses a query for others.
 */
export const isUuid = (value: string): boolean => UUID.test(value);
