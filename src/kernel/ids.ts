/**
 * Ids of things inside a campaign: keyed hashes, since a running number would tell how many mechs an unseen
 * enemy bought.
 */
import type { Brand } from './brand';
import { bytesHex, hexBytes, hmacSha256 } from './hash';
import { latest } from './latest';

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

const MAX_KEPT = 16;
/** HMACs under the keys of the campaigns that were asked for last: to take a key in is half of the work. */
const keyed = latest(MAX_KEPT, (key: string) => hmacSha256(hexBytes(key)));

/** In bytes: ids of 24 hex digits. */
const ID_LENGTH = 12;

/**
 * The id of the `counter`-th `kind` of thing that `owner` ever had in a campaign. `key` is the campaign's
 * secret id key, in hex digits as the state carries it. 24 hex digits: 96 bits, so that ids do not collide
 * and tell neither age nor number.
 */
export const deriveId = <T extends Brand<string, string>>(
  key: string,
  kind: string,
  owner: string,
  counter: number,
): T => bytesHex(keyed(key)(`${kind}|${owner}|${counter}`).subarray(0, ID_LENGTH)) as string as T;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Whether it can be the id of a user or a campaign, as this host gives them out: lower case, with dashes.
 * PostgreSQL refuses a query for others.
 */
export const isUuid = (value: string): boolean => UUID.test(value);
