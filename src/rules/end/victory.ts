/** END-1: whether the campaign is over when supply has closed, and who has won. A team wins together. */
import type { Catalog } from '../../catalog';
import { flatMap, type ForceId } from '../../kernel';
import type { CampaignFinished } from '../events/course/campaign-finished';
import type { Standing } from '../model/standing';
import type { CampaignState } from '../model/state';
import { sideOf } from '../sides';
import { standingOf } from './standing';

export interface Outcome {
  /** Every force of the side that won, by seat; empty: a draw. */
  readonly winners: readonly ForceId[];
  readonly condition: CampaignFinished['condition'];
}

interface Side {
  readonly name: string;
  readonly buildings: number;
  readonly value: number;
}

const sidesOf = (state: CampaignState, standing: readonly Standing[]): readonly Side[] => {
  const sides = new Map<string, Side>();
  for (const one of standing) {
    if (one.out) continue;
    const name = sideOf(state.forces, one.force);
    const before = sides.get(name) ?? { name, buildings: 0, value: 0 };
    sides.set(name, { name, buildings: before.buildings + one.buildings, value: before.value + one.value });
  }
  return [...sides.values()];
};

/** The side with most; none when the first place is shared. */
const first = (sides: readonly Side[], figure: (side: Side) => number): readonly Side[] => {
  const most = sides.reduce((max, side) => Math.max(max, figure(side)), -Infinity);
  const leaders = sides.filter((side) => figure(side) === most);
  return leaders.length === 1 ? leaders : [];
};

/** Null: the campaign goes on. Of several conditions that hold at once, the first of END-1 counts. */
export const outcomeOf = (state: CampaignState, catalog: Catalog): Outcome | null => {
  const { victory } = state.campaign.options;
  const standing = standingOf(state, catalog);
  const sides = sidesOf(state, standing);
  const won = (winning: readonly Side[], condition: Outcome['condition']): Outcome => ({
    winners: flatMap(standing, ({ force }) =>
      winning.some((side) => side.name === sideOf(state.forces, force)) ? [force] : [],
    ),
    condition,
  });
  if (sides.length === 0) return won([], 'all-out');
  if (victory.lastForceStanding && sides.length === 1) return won(sides, 'last-force-standing');
  const needed = victory.buildings;
  if (needed !== null && sides.some((side) => side.buildings >= needed))
    return won(
      first(sides, (side) => side.buildings),
      'buildings',
    );
  if (victory.rounds !== null && state.campaign.round >= victory.rounds)
    return won(
      first(sides, (side) => side.value),
      'rounds',
    );
  return null;
};
