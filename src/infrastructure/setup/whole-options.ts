/**
 * The options of a campaign that is being set up: those that its ruleset has since it was created stand as
 * the rules have them.
 */
import type { CampaignStatus } from '../../application/setup/model';
import { DEFAULT_OPTIONS, type Options } from '../../rules';

/** A campaign that has begun is pinned, and keeps what it has. */
export const wholeOptions = (status: CampaignStatus, kept: Options): Options =>
  status === 'setup' ? { ...DEFAULT_OPTIONS, ...kept } : kept;
