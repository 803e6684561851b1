/** What whoever has the code of an invitation is shown of it. */
import type { SetupCampaign } from './model';

export interface InvitationLookShape {
  readonly campaign: { readonly name: string; readonly status: SetupCampaign['status'] };
  readonly gameMaster: string | null;
  readonly role: 'player' | 'observer';
  readonly seat: number | null;
  /** What is taken over as it is; null: the player makes a force of their own. */
  readonly force: { readonly name: string; readonly faction: string } | null;
  readonly factions: readonly string[];
  readonly open: boolean;
  readonly expiresAt: string;
}
