/**
 * Taking a campaign off one's own list of campaigns, and putting it back. Nobody else can tell, and nothing
 * of the campaign changes.
 */
import { type CampaignId, err, ok, type Result, type UserId, type Violation } from '../../kernel';
import { Fields } from '../fields';
import { misshapen, NOT_FOUND, type Refusal } from '../refusal';
import type { SetupPorts } from './ports';
import type { CommandOptions } from './setup-transaction';

export interface HiddenShape {
  readonly hidden: boolean;
}

const readHidden = (input: unknown): Result<HiddenShape, readonly Violation[]> => {
  const fields = new Fields(input);
  const hidden = fields.raw('hidden');
  if (typeof hidden !== 'boolean') fields.refuse('hidden', 'shape/not-a-boolean');
  return fields.done({ hidden: hidden === true });
};

export const hideCampaign =
  ({ store }: SetupPorts) =>
  async (
    id: CampaignId,
    user: UserId,
    body: unknown,
    { dryRun }: Pick<CommandOptions, 'dryRun'>,
  ): Promise<Result<HiddenShape, Refusal>> => {
    const read = readHidden(body);
    if (!read.ok) return err(misshapen(read.error));
    const { hidden } = read.value;
    return dryRun || (await store.setHidden(id, user, hidden)) ? ok({ hidden }) : err(NOT_FOUND);
  };
