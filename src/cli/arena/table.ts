/** The arena's figures as a table in Markdown. */
import type { Tally, Verdict } from '../../games/shared/arena';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const HEADING =
  '| contest | battles | won | drawn | share | 99 % interval | seat A | 99 % interval | turns |\n' +
  '|---|---:|---:|---:|---:|---:|---:|---:|---:|';

export const lineOf = (name: string, { battles, wins, draws, seatA, turns, ...first }: Tally): string => {
  const interval = ({ low, high }: { low: number; high: number }): string =>
    `${percent(low)} … ${percent(high)}`;
  const cells = [
    name,
    `${battles}`,
    `${wins}`,
    `${draws}`,
    percent(first.share),
    interval(first),
    percent(seatA.share),
    interval(seatA),
    turns.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** Of a contest that is not over: how many of its battles have ended, and how the first does in them. */
export const progressLine = (name: string, asked: number, { battles, share, seatA }: Tally): string =>
  `${name}: ${battles} of ${asked}, first ${percent(share)}, seat A ${percent(seatA.share)}`;

/** Null: nobody begins. */
export const beginnerLine = (name: string, { beginner }: Tally): string | null =>
  beginner === null
    ? null
    : `${name}: who begins wins ${percent(beginner.share)} (${percent(beginner.low)} … ${percent(beginner.high)})`;

export const verdictLine = ({ wanted, holds }: Verdict): string => `${holds ? 'yes' : 'NO '}  ${wanted}`;
