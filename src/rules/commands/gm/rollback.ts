/**
 * Taking the campaign back to the start of a phase (END-2): a new epoch begins, seats stay, ids are never
 * used again.
 */
import {
  type BattleId,
  type Dice,
  flatMap,
  type ForceId,
  subtractTons,
  type Violation,
} from '../../../kernel';
import { openPhase } from '../../course';
import { rowOf, rowsOf, tableOf } from '../../model/draft';
import type { BattleRow, CampaignState, ForceRow } from '../../model/state';
import { Resolution } from '../../resolution';
import { phaseDeadline } from '../../timetable/deadlines';
import { movedOut, standsStill, type Stretch } from '../../timetable/standing-still';
import { goOn } from './go-on';
import { nextBattleDue } from './time';

/** Who plays a force, and its counters, are what they are now; all else is what it was. */
const forceAfter = (then: ForceRow, now: ForceRow | null): ForceRow =>
  now === null
    ? then
    : {
        ...then,
        user: now.user,
        playerName: now.playerName,
        counters: {
          mechs: Math.max(then.counters.mechs, now.counters.mechs),
          pilots: Math.max(then.counters.pilots, now.counters.pilots),
          offers: Math.max(then.counters.offers, now.counters.offers),
        },
      };

/**
 * What was due some time after a battle was opened is due as long after now, but in no vacation (ROUND-4).
 */
const battleAfter = (battle: BattleRow, now: number, still: readonly Stretch[]): BattleRow =>
  battle.dueAt === null
    ? battle
    : { ...battle, openedAt: now, dueAt: movedOut(still, now + Math.max(0, battle.dueAt - battle.openedAt)) };

const timed = (resolution: Resolution, state: CampaignState): CampaignState => {
  const then = new Resolution(state, resolution.means);
  const deadline = openPhase(then)?.takesOrders === true ? phaseDeadline(then) : null;
  if (state.campaign.status === 'running')
    return { ...state, campaign: { ...state.campaign, deadline, remaining: null } };
  const due = deadline ?? nextBattleDue(state);
  const remaining = due === null ? null : due - resolution.now;
  return { ...state, campaign: { ...state.campaign, deadline: null, remaining } };
};

/** Dice under a new seed, and what everybody is promised of it (ROUND-5). */
export interface FreshDice {
  readonly dice: Dice;
  /** SHA-256 of the seed, hex. */
  readonly commitment: string;
}

export interface Rollback {
  /** The opening (`Resolution.openings`) of the phase that is to be played again. */
  readonly to: CampaignState;
  readonly reason: string;
  /** For a finished campaign, whose seed is public; null: it is rolled on as before. */
  readonly fresh: FreshDice | null;
}

/** The state that holds after a rollback to `to`, the state as a phase found it. */
const stateAfter = (resolution: Resolution, { to, fresh }: Rollback): CampaignState => {
  const { campaign, forces } = resolution.state;
  const state: CampaignState = {
    ...to,
    campaign: {
      ...to.campaign,
      name: campaign.name,
      options: campaign.options,
      diceCommitment: fresh?.commitment ?? campaign.diceCommitment,
      epoch: Math.max(campaign.epoch, to.campaign.epoch) + 1,
      // Only a campaign that the end had closed begins to run again by this.
      status: campaign.status === 'paused' ? 'paused' : 'running',
      winners: null,
      designs: { ...to.campaign.designs, ...campaign.designs },
    },
    forces: tableOf<ForceId, ForceRow>(
      rowsOf(to.forces).map((then) => forceAfter(then, rowOf(forces, then.id))),
    ),
  };
  const still = standsStill(new Resolution(state, resolution.means));
  const battles = tableOf<BattleId, BattleRow>(
    rowsOf(to.battles).map((battle) => battleAfter(battle, resolution.now, still)),
  );
  return timed(resolution, { ...state, battles });
};

/** Throws when a finished campaign is to go on with the dice that everybody knows. */
export const decideRollback = (resolution: Resolution, rollback: Rollback): readonly Violation[] => {
  const { reason, fresh } = rollback;
  if (fresh === null && resolution.state.campaign.status === 'finished')
    throw new Error('a finished campaign needs fresh dice to go on');
  const state = stateAfter(resolution, rollback);
  const ledger = flatMap(rowsOf(state.forces), ({ id, account }) => {
    const amount = subtractTons(account, rowOf(resolution.state.forces, id)?.account ?? account);
    return amount === 0 ? [] : [{ force: id, amount, balance: account }];
  });
  resolution.emit({ type: 'campaign-rolled-back', data: { state, ledger, reason } });
  if (fresh !== null) resolution.rollFrom(fresh.dice);
  resolution.keepOpening();
  goOn(resolution);
  return [];
};
