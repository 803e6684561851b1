/** Saving an order sheet (ROUND-2, ROUND-6): checked and priced from the player's view, then written if the phase is still open. */
import { type CampaignId, err, type ForceId, isUuid, ok, type Result, type UserId, type Violation } from '../../kernel';
import {
  Fields,
  orderSheetShape,
  parseOrders,
  previewSheet,
  ROUND_PHASES,
  rulesetOf,
  type Knowledge,
  type Order,
  type OrderSheetShape,
  type SheetPreview,
} from '../../rules';
import { againstRules, conflict, FORBIDDEN, misshapen, NOT_FOUND, PRECONDITION_FAILED, type Refusal } from '../refusal';
import type { LoadedCampaign, CampaignStates } from './campaign-store';
import type { SavedSheet } from './saved-sheet';
import type { OwnSheet, Saver, SheetStore } from './sheet-store';
import { versionFor } from './audience-versions';
import { etagOf } from '../etag';
import { notOpen } from './refusals';
import type { Access, Answer, CampaignReader } from './reader';

/** Puts a sheet's codes and keys into words of the player's language. */
export type Wording = (sheet: OrderSheetShape) => OrderSheetShape;

/** Who gets the sheet. */
export interface SheetReader {
  readonly wording: Wording;
  /** In which they ask; left out: it is not from outside. */
  readonly session?: string;
}

export interface SaveOptions extends SheetReader {
  readonly ifMatch: string | null;
  readonly dryRun: boolean;
}

/** How often a sheet is judged anew when the campaign changes under it. */
const TRIES = 5;

interface Judged {
  readonly force: ForceId;
  readonly knowledge: Knowledge;
  readonly orders: readonly Order[];
  readonly preview: SheetPreview;
}

export class OrderSheets {
  constructor(
    private readonly store: CampaignStates & SheetStore,
    private readonly reader: CampaignReader,
  ) {}

  /** The saved sheet of the open phase, or an empty one, with its preview. */
  async read(access: Access, force: ForceId, reader: SheetReader): Promise<Answer> {
    const saved = await this.store.readSheet(access.id, force, access.campaign, access.member.user);
    return this.#answer(access.campaign, force, inOrder(access.campaign, saved) ?? unsaved(force), reader);
  }

  /**
   * Refuses what is not understood (all mistakes), what is not for this phase, and what is against the rules (all violations);
   * nothing is saved then. First tries with what the cache has, since the statement that saves proves the version.
   */
  async save(id: CampaignId, user: UserId, input: unknown, options: SaveOptions): Promise<Result<Answer, Refusal>> {
    if (!isUuid(id)) return err(NOT_FOUND);
    // The campaign for whose phase the sheet was found good first.
    let begun: LoadedCampaign | null = null;
    const cached = options.ifMatch === null && !options.dryRun ? this.store.peek(id) : null;
    if (cached !== null) {
      const judged = this.#judge(id, cached, user, input);
      if (judged.ok && judged.value.preview.violations.length === 0) {
        const answer = await this.#write(id, cached, judged.value, options, null);
        if (answer !== null) return ok(answer);
        begun = cached;
      }
    }
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const campaign = await this.store.readAs(id, user);
      if (campaign === null) return err(NOT_FOUND);
      begun ??= campaign;
      const judged = this.#judge(id, campaign, user, input);
      if (!judged.ok) return judged;
      // A sheet that waited behind a close was written for the phase before it.
      if (!samePhase(begun, campaign)) return err(notOpen(campaign.state.campaign.status));
      const { force, knowledge, orders, preview } = judged.value;
      const saved = options.ifMatch === null && !options.dryRun ? null : inOrder(campaign, await this.store.readSheet(id, force, campaign, user));
      const now = saved ?? unsaved(force);
      if (options.ifMatch !== null && !matches(options.ifMatch, this.#answer(campaign, force, now, options).etag)) return err(PRECONDITION_FAILED);
      if (preview.violations.length > 0) return err(againstTheRules(judged.value, options.wording));
      if (options.dryRun) return ok(sheetAnswer(orderSheetShape(knowledge, { ...now, orders }, preview), now.savedBy, options));
      const answer = await this.#write(id, campaign, judged.value, options, options.ifMatch === null ? null : { savedAt: now.savedAt });
      if (answer !== null) return ok(answer);
    }
    return err(conflict('request/busy'));
  }

  /** Whether the sheet is understood and for this phase, and what its orders would do: its preview has what is against the rules. */
  #judge(id: CampaignId, campaign: LoadedCampaign, user: UserId, input: unknown): Result<Judged, Refusal> {
    const access = this.reader.accessTo(id, campaign, user);
    if (!access.ok) return access;
    const { audience } = access.value;
    if (audience.kind !== 'force') return err(FORBIDDEN);
    const { campaign: row } = campaign.state;
    const ruleset = rulesetOf(row.ruleset);
    const fields = new Fields(input);
    const phase = fields.raw('phase');
    if (!ROUND_PHASES.some((one) => one === phase)) fields.refuse('phase', 'shape/not-a-phase');
    const parsed = fields.has('orders') ? parseOrders(ruleset, fields.raw('orders')) : null;
    if (parsed === null) fields.refuse('orders', 'shape/not-a-list');
    const shape = fields.done(null);
    const mistakes: readonly Violation[] = [...(shape.ok ? [] : shape.error), ...(parsed?.ok === false ? parsed.error : [])];
    if (mistakes.length > 0 || parsed?.ok !== true) return err(misshapen(mistakes));
    const open = ruleset.phases.find((one) => one.phase === row.phase && one.step === row.step);
    if (row.status !== 'running' || open?.takesOrders !== true || phase !== row.phase) return err(notOpen(row.status));
    const knowledge = this.reader.knowledge(campaign, audience);
    const preview = previewSheet(ruleset, campaign.catalog, knowledge, parsed.value);
    return ok({ force: audience.force, knowledge, orders: parsed.value, preview });
  }

  async #write(
    id: CampaignId,
    campaign: LoadedCampaign,
    { force, knowledge, orders, preview }: Judged,
    reader: SheetReader,
    onlyOver: { readonly savedAt: number | null } | null,
  ): Promise<Answer | null> {
    const { epoch, round, phase, step } = campaign.state.campaign;
    const version = versionFor(campaign.audiences, force);
    const session = reader.session ?? null;
    const saved = await this.store.saveSheet({ campaign: id, force, version, epoch, round, phase, step, orders, session, onlyOver });
    if (saved === null) return null;
    const { device, ...sheet } = saved;
    return sheetAnswer(orderSheetShape(knowledge, { orders, ...sheet }, preview), session === null ? null : { session, device }, reader);
  }

  #answer(campaign: LoadedCampaign, force: ForceId, sheet: OwnSheet, reader: SheetReader): Answer {
    const knowledge = this.reader.knowledge(campaign, { kind: 'force', force });
    const preview = previewSheet(rulesetOf(campaign.state.campaign.ruleset), campaign.catalog, knowledge, sheet.orders);
    return sheetAnswer(orderSheetShape(knowledge, sheet, preview), sheet.savedBy, reader);
  }
}

const unsaved = (force: ForceId): OwnSheet => ({ force, orders: [], ready: false, savedAt: null, savedBy: null });

/** The entity tag goes without from where it was saved: a sheet that nobody has touched is the same for who logs in anew. */
const sheetAnswer = (shape: OrderSheetShape, saver: Saver | null, { wording, session }: SheetReader): Answer => {
  const sheet = JSON.stringify(wording(shape));
  const savedBy = saver === null ? null : { device: saver.device, mine: saver.session === session };
  return { body: Buffer.from(`${sheet.slice(0, -1)},"savedBy":${JSON.stringify(savedBy)}}`), etag: etagOf(sheet) };
};

/** A refused sheet saves nothing, but its player still sees what the orders that stand would cost. */
const againstTheRules = ({ knowledge, orders, preview }: Judged, wording: Wording): Refusal => {
  const told = wording(orderSheetShape(knowledge, { orders, savedAt: null, ready: false }, preview));
  return againstRules(preview.violations, { preview: told.preview, balance: told.balance });
};

/** The store does not keep the order of an order's properties; the sheet's entity tag goes by the bytes. */
const inOrder = <S extends SavedSheet>(campaign: LoadedCampaign, sheet: S | null): S | null => {
  const parsed = sheet === null ? null : parseOrders(rulesetOf(campaign.state.campaign.ruleset), sheet.orders);
  return sheet !== null && parsed?.ok === true ? { ...sheet, orders: parsed.value } : sheet;
};

const samePhase = (a: LoadedCampaign, b: LoadedCampaign): boolean => {
  const one = a.state.campaign;
  const other = b.state.campaign;
  return one.epoch === other.epoch && one.round === other.round && one.phase === other.phase && one.step === other.step;
};

/** `If-Match` as sent: `*`, or a list of ETags. */
const matches = (header: string, etag: string): boolean => header.trim() === '*' || header.split(',').some((one) => one.trim() === etag);
