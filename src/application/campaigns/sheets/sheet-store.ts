/** Port: order sheets, of the open phase (ROUND-2) and of phases that have been. */
import type { CampaignId, ForceId, UserId } from '../../../kernel';
import type { CombatStep, Instant, Order, Phase } from '../../../rules';
import type { LoadedCampaign } from '../campaign-store';
import type { SavedSheet } from './saved-sheet';

/** From where a sheet was saved last. */
export interface Saver {
  readonly session: string;
  /** On what that session was opened; null: unknown. */
  readonly device: string | null;
}

/** A sheet as one user reads it. */
export interface OwnSheet extends SavedSheet {
  /** Null: from no session of the reader's that is still known. */
  readonly savedBy: Saver | null;
}

/** What the store says of a sheet that it has just saved. */
export interface SheetSaved {
  readonly savedAt: Instant;
  readonly ready: boolean;
  /** Of the session that saved it. */
  readonly device: string | null;
}

/** A sheet as it counted when its phase closed. */
export interface PastSheet {
  readonly force: ForceId;
  readonly epoch: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly orders: readonly Order[];
}

export interface SheetToSave {
  readonly campaign: CampaignId;
  readonly force: ForceId;
  /** Of the force, as an audience. */
  readonly version: number;
  readonly epoch: number;
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly orders: readonly Order[];
  /** Of whom saves it; null: it is not from outside. */
  readonly session: string | null;
  /** When given: save only over the sheet that was saved at this instant (null: only if there is none). */
  readonly onlyOver: { readonly savedAt: Instant | null } | null;
}

export interface SheetStore {
  /**
   * Saves a sheet if the campaign is still at `version` for its force (checked under a shared lock, so that a
   * close waits or the sheet does). Answers null when it is not. `first-act`: nothing is saved, since
   * standing words wait for it (ROUND-3), so it is a command's to save it.
   */
  saveSheet(sheet: SheetToSave): Promise<SheetSaved | 'first-act' | null>;
  /** The open phase's sheet of a force, as this user reads it; null: none saved. */
  readSheet(
    id: CampaignId,
    force: ForceId,
    campaign: LoadedCampaign,
    reader: UserId,
  ): Promise<OwnSheet | null>;
  /** Whether it is noted that the user has read it; see `CampaignTransaction.noteRead`. */
  wasRead(id: CampaignId, force: ForceId, campaign: LoadedCampaign, user: UserId): Promise<boolean>;
  readSheets(id: CampaignId, campaign: LoadedCampaign): Promise<readonly SavedSheet[]>;
  /** Sheets of a round of these forces, of every epoch that played it. */
  readPastSheets(id: CampaignId, round: number, forces: readonly ForceId[]): Promise<readonly PastSheet[]>;
}
