/** Suggesting a legal force to a player (SETUP-9). */
import { suggestForce } from '../../../catalog';
import {
  type CampaignId,
  err,
  hexBytes,
  ok,
  type Result,
  seededDice,
  sha256Hex,
  type UserId,
} from '../../../kernel';
import { Fields } from '../../fields';
import { againstRules, misshapen, NOT_FOUND, type Refusal } from '../../refusal';
import { stillInSetup } from '../guards';
import { seatOf } from '../model';
import type { SetupPorts } from '../ports';
import type { CommandOptions } from '../setup-transaction';
import { readSeed } from '../reading/read-seed';
import { type ForceShape, presentForce } from './present-force';

/**
 * A legal random force in the form of a draft. It is not saved: the player looks at it, changes it or not,
 * and puts it.
 */
export const suggest =
  ({ store, chance }: SetupPorts) =>
  async (
    id: CampaignId,
    user: UserId,
    body: unknown,
    options: CommandOptions,
  ): Promise<Result<ForceShape, Refusal>> => {
    const fields = new Fields(body === undefined ? {} : body);
    const read = fields.done(readSeed(fields, 'seed'));
    if (!read.ok) return err(misshapen(read.error));
    const seed = read.value === null ? chance.bytes(32) : hexBytes(sha256Hex(read.value));
    return store.transact(
      id,
      async ({ campaign, catalog }) => {
        const open = stillInSetup(campaign);
        if (!open.ok) return open;
        const seat = seatOf(campaign, user);
        if (seat === null) return err(NOT_FOUND);
        const suggested = suggestForce(catalog, campaign.options, seat.faction ?? '', seededDice(seed));
        return suggested.ok
          ? ok(presentForce(catalog, campaign, { ...seat, submitted: false }, suggested.value))
          : err(againstRules(suggested.error));
      },
      options,
    );
  };
