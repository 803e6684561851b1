/** The charts of a balance, by the names of their files. */
import { histogram, pairedBars } from '../charts/bars';
import { intervalChart } from '../charts/intervals';
import type { Balance } from './balance';
import type { Estimate } from '../statistics/proportions';
import { VERDICTS } from './verdict';

const points = (share: number): string =>
  share === 0 ? '0' : `${share > 0 ? '+' : '−'}${Math.abs(Math.round(share * 100))}`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
/** Type names as words. */
const named = (type: string): string => type.replace(/-/g, ' ');

const ofCampaigns = ({ campaigns, war }: Balance): string =>
  `${campaigns} campaigns of ${war.players} players, at most ${war.rounds} rounds, ${war.ruleset}`;

/** The next tenth that is as far out as every interval, at least so far. */
const reach = (balance: readonly Estimate[], least: number): number =>
  Math.max(
    least,
    ...balance.map(({ value, low, high }) =>
      Number.isFinite(value) ? Math.ceil(Math.max(-low, high) * 10) / 10 : 0,
    ),
  );

const shifts = (balance: Balance): string => {
  const most = reach(
    balance.buildings.map(({ shift }) => shift),
    0.2,
  );
  return intervalChart({
    title: 'What beginning with a building shifts the odds of winning',
    subtitle: `${ofCampaigns(balance)}; 95 % intervals`,
    axis: 'share of wins with it less that without it, in points of a hundred',
    from: -most,
    to: most,
    ticks: [-most, -most / 2, 0, most / 2, most],
    line: 0,
    tickText: points,
    rows: balance.buildings.map(({ type, shift, dealt, verdict }) => ({
      name: named(type),
      estimate: shift,
      note: `won ${dealt.hits} of ${dealt.of}: ${VERDICTS[verdict]}`,
      stands: verdict === 'helps' || verdict === 'hurts',
    })),
  });
};

const uses = (balance: Balance): string =>
  pairedBars(
    'How often buildings are held and used',
    ofCampaigns(balance),
    { one: 'held: of all rounds', two: 'used: of the rounds in which it is held' },
    balance.buildings.map(({ type, held, used }) => ({
      name: named(type),
      one: held.value,
      two: used.value,
    })),
  );

const seats = (balance: Balance): string => {
  const undecided = Number.isFinite(balance.seats.undecided.value) ? balance.seats.undecided.value : 0;
  const fair = (1 - undecided) / balance.war.players;
  const most = reach(
    balance.seats.seats.map(({ won }) => won),
    0.4,
  );
  return intervalChart({
    title: 'Share of campaigns won, by seat',
    subtitle: `${ofCampaigns(balance)}; 95 % intervals; the line: ${percent(fair)} for everybody`,
    axis: 'share of campaigns won',
    from: 0,
    to: most,
    ticks: [0, most / 4, most / 2, (3 * most) / 4, most],
    line: fair,
    tickText: percent,
    rows: balance.seats.seats.map(({ seat, won, wins }) => ({
      name: `seat ${seat}`,
      estimate: won,
      note: `${wins} of ${balance.campaigns}`,
      stands: false,
    })),
  });
};

const lengths = (balance: Balance): string =>
  histogram('How long campaigns last', ofCampaigns(balance), 'rounds', balance.lengths.byRounds);

export const PLOTS: Readonly<Record<string, (balance: Balance) => string>> = {
  'buildings-shift.svg': shifts,
  'buildings-used.svg': uses,
  'seats.svg': seats,
  'lengths.svg': lengths,
};
