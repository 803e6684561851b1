/**
 * Carries out one step on a state, as a server would but without one: a decision with violations changes
 * nothing.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { seededDice } from '../../../src/kernel/dice';
import { hexBytes, sha256Hex } from '../../../src/kernel/hash';
import type { BattleId, ForceId, OfferId, ReportId, UserId } from '../../../src/kernel/ids';
import { violation, type Violation } from '../../../src/kernel/violation';
import {
  closePhase,
  decideBattleDue,
  decideCallOff,
  decideConfirmReport,
  decideCorrection,
  decideDeadline,
  decideDecideReport,
  decideDisputeReport,
  decideEditReport,
  decideEnd,
  decideFileReport,
  decidePause,
  decideReassignSeat,
  decideRemoveMember,
  decideResume,
  decideRollback,
  openPhase,
  parseCorrections,
  parseOrders,
  parseReport,
  Resolution,
  rulesetOf,
  type BattleReport,
  type CampaignEvent,
  type CampaignState,
  type Opening,
  type Order,
  type Sheets,
} from '../../../src/rules';
import { acceptOffer } from '../../../src/rules/commands/offers/accept';
import { makeOffer, parseOffer } from '../../../src/rules/commands/offers/make';
import { withdrawOffer } from '../../../src/rules/commands/offers/withdraw';
import { decideStart } from '../../../src/rules/commands/start';
import type { Command, Step } from './command';

export interface Outcome {
  readonly state: CampaignState;
  readonly events: readonly CampaignEvent[];
  /** The openings that the step added. */
  readonly openings: readonly Opening[];
  readonly violations: readonly Violation[];
}

export interface Surroundings {
  readonly diceSeed: Uint8Array;
  /** Openings of the campaign so far. */
  readonly openings: readonly Opening[];
}

const FRESH = { dice: seededDice(hexBytes(sha256Hex('fresh'))), commitment: sha256Hex('promise') };

/** What of the sheets can be read by the campaign's own rules, in the order in which they came in. */
export const readSheets = (
  { campaign }: { readonly campaign: { readonly ruleset: string } },
  sheets: Readonly<Record<string, unknown>>,
): { readonly read: Sheets; readonly violations: readonly Violation[] } => {
  const read = new Map<ForceId, readonly Order[]>();
  const violations: Violation[] = [];
  for (const [force, orders] of Object.entries(sheets)) {
    const parsed = parseOrders(rulesetOf(campaign.ruleset), orders);
    if (parsed.ok) read.set(force as ForceId, parsed.value);
    else violations.push(...parsed.error);
  }
  return { read, violations };
};

const withReport = (
  input: unknown,
  decide: (body: BattleReport) => readonly Violation[],
): readonly Violation[] => {
  const parsed = parseReport(input);
  return parsed.ok ? decide(parsed.value) : parsed.error;
};

/** Closes the open phase; the battles only when all are over. */
export const closeWith = (resolution: Resolution, sheets: Sheets): readonly Violation[] => {
  const open = openPhase(resolution);
  if (open === null || resolution.state.campaign.status !== 'running')
    return [violation('phase/not-open', 'ROUND-3', '')];
  if (!open.takesOrders && !open.skip(resolution)) return [violation('phase/battles-open', 'CMB-11', '')];
  closePhase(resolution, sheets);
  return [];
};

const decide = (
  resolution: Resolution,
  command: Command,
  openings: readonly Opening[],
): readonly Violation[] => {
  switch (command.do) {
    case 'start':
      decideStart(resolution, resolution.state.finish());
      return [];
    case 'close':
      return closeWith(resolution, readSheets(resolution.state, command.sheets).read);
    case 'file-report': {
      const actor =
        command.by === null
          ? ({ kind: 'gm' } as const)
          : ({ kind: 'force', force: command.by as ForceId } as const);
      return withReport(command.report, (body) =>
        decideFileReport(resolution, { actor, battle: command.battle as BattleId, body }),
      );
    }
    case 'confirm-report': {
      const actor = { kind: 'force', force: command.by as ForceId } as const;
      return decideConfirmReport(resolution, {
        actor,
        battle: command.battle as BattleId,
        report: command.report as ReportId,
      });
    }
    case 'dispute-report': {
      const actor = { kind: 'force', force: command.by as ForceId } as const;
      return decideDisputeReport(resolution, {
        actor,
        battle: command.battle as BattleId,
        report: command.report as ReportId,
        reason: command.reason,
      });
    }
    case 'decide-report':
      return decideDecideReport(resolution, {
        battle: command.battle as BattleId,
        report: command.report as ReportId | null,
      });
    case 'edit-report':
      return withReport(command.body, (body) =>
        decideEditReport(resolution, {
          battle: command.battle as BattleId,
          report: command.report as ReportId,
          body,
        }),
      );
    case 'call-off':
      return decideCallOff(resolution, { battle: command.battle as BattleId, reason: command.reason });
    case 'battle-due':
      return decideBattleDue(resolution, { battle: command.battle as BattleId });
    case 'make-offer': {
      const parsed = parseOffer(command.offer);
      if (!parsed.ok) return parsed.error;
      const made = makeOffer(resolution, command.by as ForceId, parsed.value);
      return made.ok ? [] : made.error;
    }
    case 'accept-offer':
      return acceptOffer(resolution, command.by as ForceId, command.offer as OfferId);
    case 'withdraw-offer':
      return withdrawOffer(resolution, command.by as ForceId, command.offer as OfferId);
    case 'correct': {
      const parsed = parseCorrections(command.changes);
      return parsed.ok
        ? decideCorrection(resolution, { changes: parsed.value, reason: command.reason })
        : parsed.error;
    }
    case 'rollback': {
      const opening = openings[command.opening];
      const fresh = resolution.state.campaign.status === 'finished' ? FRESH : null;
      return opening === undefined
        ? [violation('correction/unknown-kind', 'END-2', '')]
        : decideRollback(resolution, { to: opening.state, reason: command.reason, fresh });
    }
    case 'pause':
      return decidePause(resolution, { reason: command.reason });
    case 'resume':
      return decideResume(resolution, { reason: command.reason });
    case 'deadline':
      return decideDeadline(resolution, { at: command.at, now: false, reason: null });
    case 'reassign-seat':
      return decideReassignSeat(resolution, {
        force: command.force as ForceId,
        user: command.user as UserId,
        playerName: `Player ${command.user}`,
        reason: null,
      });
    case 'remove-member':
      return decideRemoveMember(resolution, {
        user: command.user as UserId,
        name: `Player ${command.user}`,
        reason: null,
      });
    case 'end':
      return decideEnd(resolution, { winner: command.winner as ForceId | null, reason: command.reason });
  }
};

export const resolutionAt = (state: CampaignState, at: number, diceSeed: Uint8Array): Resolution =>
  new Resolution(state, {
    ruleset: rulesetOf(state.campaign.ruleset),
    catalog: bundledCatalog(),
    dice: seededDice(diceSeed),
    now: at,
  });

export const perform = (
  state: CampaignState,
  { at, command }: Step,
  { diceSeed, openings }: Surroundings,
): Outcome => {
  const resolution = resolutionAt(state, at, diceSeed);
  const violations = decide(resolution, command, openings);
  return violations.length > 0
    ? { state, events: [], openings: [], violations }
    : {
        state: resolution.state.finish(),
        events: resolution.events,
        openings: resolution.openings,
        violations,
      };
};
