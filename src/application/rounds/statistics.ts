/** Figures over time, and how it ended (END-1): from what was told at the end of each round that stands. */
import type { Catalog } from '../../catalog';
import { mayKnow, roundLines, tellLine, type Audience, type CampaignState } from '../../rules';
import { told, type Entry } from './entries';
import type { ForceLine } from './round-report-shape';

export interface RoundFigures {
  readonly round: number;
  readonly forces: readonly ForceLine[];
}

export interface FinalStanding {
  readonly winners: readonly string[];
  /** What decided: a condition of `victory`, `all-out`, or `gm`. */
  readonly condition: 'last-force-standing' | 'buildings' | 'rounds' | 'all-out' | 'gm';
  readonly reason: string | null;
  readonly standing: readonly Pick<ForceLine, 'force' | 'out' | 'bv' | 'tons' | 'buildings' | 'value'>[];
}

export interface Statistics {
  readonly ruleset: string;
  /** Whether figures are kept round by round: wars under `planetary-1` do not. */
  readonly recorded: boolean;
  /** The rounds that are over, undone ones left out. */
  readonly rounds: readonly RoundFigures[];
  /** As it stands now. Of the round under way; losses are those of its battles so far. */
  readonly present: RoundFigures;
  /** Null before the end. */
  readonly final: FinalStanding | null;
}

const NOT_RECORDED: ReadonlySet<string> = new Set(['planetary-1']);

const presentOf = (state: CampaignState, catalog: Catalog, audience: Audience): RoundFigures => ({
  round: state.campaign.round,
  forces: roundLines(state, catalog)
    .filter(({ force }) => mayKnow(audience, force))
    .map(tellLine),
});

/** `entries`: those of `round-ended` and `campaign-finished` that stand, of the audience's feed. */
export const statistics = (
  state: CampaignState,
  catalog: Catalog,
  audience: Audience,
  entries: readonly Entry[],
): Statistics => {
  const ended = entries
    .filter(({ type }) => type === 'round-ended')
    .map((entry) => told<RoundFigures>(entry));
  const finished = entries.filter(({ type }) => type === 'campaign-finished').at(-1);
  const over = state.campaign.status === 'finished' && finished !== undefined;
  return {
    ruleset: state.campaign.ruleset,
    recorded: !NOT_RECORDED.has(state.campaign.ruleset),
    rounds: ended.map(({ round, forces }) => ({ round, forces })),
    present: presentOf(state, catalog, audience),
    final: over ? told<FinalStanding>(finished) : null,
  };
};
