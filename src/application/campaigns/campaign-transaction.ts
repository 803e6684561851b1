/** Ports: one transaction a command on a running campaign. */
import type { CampaignId, Dice, ForceId, UserId } from '../../kernel';
import type {
  CampaignEvent,
  CampaignState,
  CombatStep,
  FreshDice,
  Instant,
  Opening,
  Phase,
  Timetable,
} from '../../rules';
import type { IdempotencyClaim, KeptAnswer } from '../idempotency/claim';
import type { MemberLinks } from '../accounts/member-links';
import type { Paper } from '../../tactical';
import type { BattleMatches } from '../battles/matches/battle-matches';
import type { PapersOf, PaperToSave } from '../battles/papers/papers';
import type { Kept, Variant } from '../designs/ports';
import type { ExternalEngine } from '../engines/external-engine';
import type { Refusal } from '../refusal';
import type { SavedSheet } from './sheets/saved-sheet';
import type { LoadedCampaign, Member } from './campaign-store';
import type { SheetSaved, SheetToSave } from './sheets/sheet-store';
import type { StandingWords } from './standing-words/word';

/** What a command changes. */
export interface Change {
  readonly state: CampaignState;
  readonly events: readonly CampaignEvent[];
  readonly openings: readonly Opening[];
  /** Members that the command adds, replaces or (role null) removes. */
  readonly members: readonly (Omit<Member, 'role'> & { readonly role: Member['role'] | null })[];
  /** ROUND-4: what deadlines go by from now on; the same object: as before. */
  readonly timetable: Timetable;
}

export interface CampaignTransaction {
  /** As locked: nobody else changes it before this transaction ends. */
  readonly campaign: LoadedCampaign;
  /** The database's clock when the lock was had. */
  readonly now: Instant;
  /** ROUND-4: the calendar and the vacations, as locked. */
  readonly timetable: Timetable;
  /** ROUND-5; opens the sealed seed. */
  dice(): Promise<Dice>;
  /**
   * ROUND-5, END-2: draws a new seed; `write` keeps it, and it counts from the epoch of the written state on.
   */
  freshDice(): FreshDice;
  /** The sheets of the open phase. */
  sheets(): Promise<readonly SavedSheet[]>;
  /** See `SheetStore.saveSheet`; also when it is what standing words wait for. */
  saveSheet(sheet: SheetToSave): Promise<SheetSaved | null>;
  /** Standing words (ROUND-3); `command` applies them. */
  readonly words: StandingWords;
  /** Sets a force's ready mark for the open phase, as its player says it. */
  setReady(force: ForceId, ready: boolean): Promise<void>;
  /**
   * Notes that the user, a GM, reads the force's sheet of the open phase; false: they were the last who did.
   */
  noteRead(force: ForceId, user: UserId): Promise<boolean>;
  /** When the force was last nudged in the open phase; null: not yet. */
  lastNudge(force: ForceId): Promise<Instant | null>;
  /** Notes that it is nudged now. */
  noteNudge(force: ForceId): Promise<void>;
  /** Keeps a design that a force has drawn up; a drawing is no event and changes no state. */
  keepVariant(variant: Variant, dryRun: boolean): Promise<Kept>;
  /** What people have said of a battle; nobody saves more of it before this transaction ends. */
  papers(of: PapersOf): Promise<readonly Paper[]>;
  /** Keeps a paper in place of what its speaker had said of the part before. */
  keepPaper(of: PapersOf, paper: PaperToSave): Promise<void>;
  /** The state as a phase found it, of the latest epoch that had it; null: there is none. */
  opening(round: number, phase: Phase, step: CombatStep | null): Promise<CampaignState | null>;
  /** External engines that are registered for the campaign. */
  engines(): Promise<readonly ExternalEngine[]>;
  dropEngine(engine: string): Promise<void>;
  /** Reset links for members of this campaign; neither state nor event. */
  readonly resetLinks: MemberLinks;
  /** Matches in which battles are fought; those that run follow what `write` changes. */
  readonly matches: BattleMatches;
  /** Writes everything the command changed; at most once a transaction. */
  write(change: Change): Promise<void>;
}

/** Port: commands, each in a transaction of its own. */
export interface CampaignTransactions {
  /**
   * Runs `work` under the campaign's lock in one transaction and commits. When `work` throws, nothing is
   * changed. With an idempotency key, the first answer that `work` wants kept is kept in the same transaction
   * and given again.
   */
  transact<T>(
    id: CampaignId,
    work: (transaction: CampaignTransaction) => Promise<T>,
    options?: TransactOptions<T>,
  ): Promise<TransactOutcome<T>>;
}

/**
 * `missing`: no such started campaign, or (`skipLocked`) somebody else holds it. `refused`: the idempotency
 * key stands in the way.
 */
export type TransactOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'kept'; readonly answer: KeptAnswer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface TransactOptions<T> {
  readonly skipLocked?: boolean;
  /** Nobody looks at the campaign now: what is not in memory is not kept there. */
  readonly inPassing?: boolean;
  readonly idempotency?: IdempotencyClaim | null;
  /** What to keep of an answer under the idempotency key; null: nothing. */
  readonly keep?: (value: T) => KeptAnswer | null;
}
