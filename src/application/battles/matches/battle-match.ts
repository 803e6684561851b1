/** A battle as a new match (MAT-2): its seats are the forces of its sides, each for its own units. */
import { type GameSystem, type Registry, type Seat, type Side } from '../../../games';
import { type BattleId, err, ok, type Result, violation, type Violation } from '../../../kernel';
import { MATCH_OPTIONS, type MatchOptions, type Resolution } from '../../../rules';
import type { MatchPlan, MatchWish, Play } from '../../../tactical';
import { beginMatch } from '../../matches/opening/begin-match';
import type { MatchWrite } from '../../matches/match-write';
import { FRESH_MATCH, FRESH_SEAT, type Match, type MatchSeat, NO_CLOCK } from '../../matches/model';
import { settle } from '../../matches/orders/settle';
import type { Chance } from '../../setup/ports';

const SEED_BYTES = 32;

export interface NewMatch {
  readonly match: Match;
  readonly begun: MatchWrite;
}

/** What the game master wishes otherwise than the campaign's options say. */
export type Wish = Partial<Pick<MatchWish, 'level' | 'boards' | 'library'>>;

const seatOf = ({ state }: Resolution, seat: Seat, side: Side, plan: MatchPlan): MatchSeat => {
  const force = plan.seats.find((one) => one.seat === seat)?.force ?? null;
  const row = force === null ? null : state.row('forces', force);
  const user = row?.user ?? null;
  return {
    ...FRESH_SEAT,
    seat,
    side,
    user: user === null ? null : { id: user, displayName: row?.playerName ?? '' },
    // Nobody plays the force: a bot does, until somebody has it.
    bot: user === null ? 'hold' : null,
    codeHash: null,
    force,
  };
};

const made = (
  resolution: Resolution,
  battle: BattleId,
  system: GameSystem,
  plan: MatchPlan,
  { hoursPerDecision, chance }: Pick<MatchOptions, 'hoursPerDecision'> & { readonly chance: Chance },
): Match => {
  const read = system.readSetup(plan.setup);
  if (!read.ok) throw new Error('a plan that its system does not take');
  const seed = chance.bytes(SEED_BYTES);
  return {
    ...FRESH_MATCH,
    id: chance.id(),
    system: system.id,
    version: system.version,
    battle: { campaign: resolution.state.campaign.id, battle },
    scenario: null,
    setup: plan.setup,
    status: 'running',
    openedAt: resolution.now,
    // It is the campaign's.
    openedBy: null,
    expiresAt: null,
    options: { ...NO_CLOCK, hoursPerDecision },
    dice: { seed, commitment: chance.sha256(seed) },
    seats: system.seated(read.value).map(({ seat, side }) => seatOf(resolution, seat, side, plan)),
  };
};

/** The match, or every reason why this battle cannot be one; nothing is written. */
export const battleMatch = (
  resolution: Resolution,
  battle: BattleId,
  play: Play,
  wish: Wish,
  { systems, chance }: { readonly systems: Registry; readonly chance: Chance },
): Result<NewMatch, readonly Violation[]> => {
  const row = resolution.state.row('battles', battle);
  const system = systems.newestOf(play.system);
  if (row === null || system === null) return err([violation('battle/unknown', null, '', { battle })]);
  const wished = { ...MATCH_OPTIONS, ...resolution.state.campaign.options.matches, ...wish };
  const plan = play.plan(resolution.catalog, row.setup, wished);
  if (!plan.ok) return plan;
  const match = made(resolution, battle, system, plan.value, { ...wished, chance });
  const act = { match, heard: {}, now: resolution.now };
  return ok({ match, begun: settle(system, act, [beginMatch(system, match)]) });
};
