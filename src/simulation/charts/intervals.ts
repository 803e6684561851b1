/**
 * A chart of estimates, one a row, each with its interval: where intervals reach over the line, nothing is
 * said.
 */
import { flatMap } from '../../kernel';
import type { Estimate } from '../statistics/proportions';
import { dot, label, line, picture } from './svg';

export interface Row {
  readonly name: string;
  readonly estimate: Estimate;
  /** Written at the end of the row. */
  readonly note: string;
  /** Whether the verdict is one. */
  readonly stands: boolean;
}

export interface IntervalChart {
  readonly title: string;
  readonly subtitle: string;
  readonly axis: string;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  /** Where there is no difference. */
  readonly line: number;
  readonly tickText: (value: number) => string;
  readonly rows: readonly Row[];
}

const WIDTH = 820;
const LEFT = 170;
const RIGHT = 560;
const TOP = 72;
const ROW = 22;

export const intervalChart = (chart: IntervalChart): string => {
  const bottom = TOP + chart.rows.length * ROW;
  const x = (value: number): number =>
    LEFT +
    ((Math.min(chart.to, Math.max(chart.from, value)) - chart.from) / (chart.to - chart.from)) *
      (RIGHT - LEFT);
  const rows = flatMap(chart.rows, ({ name, estimate, note, stands }, index) => {
    const y = TOP + index * ROW + ROW / 2;
    const known = Number.isFinite(estimate.value);
    return [
      label(LEFT - 10, y + 4, name, { anchor: 'end' }),
      ...(known
        ? [
            line(x(estimate.low), y, x(estimate.high), y, stands ? 'two' : 'one', 2),
            dot(x(estimate.value), y, stands ? 'two' : 'one'),
          ]
        : []),
      label(RIGHT + 12, y + 4, note, { shade: 'faint', size: 11 }),
    ];
  });
  return picture(WIDTH, bottom + 56, chart.title, chart.subtitle, [
    ...flatMap(chart.ticks, (tick) => [
      line(x(tick), TOP, x(tick), bottom, tick === chart.line ? 'faint' : 'grid'),
      label(x(tick), bottom + 16, chart.tickText(tick), { anchor: 'middle', shade: 'faint', size: 11 }),
    ]),
    ...(chart.ticks.includes(chart.line) ? [] : [line(x(chart.line), TOP, x(chart.line), bottom, 'faint')]),
    ...rows,
    label((LEFT + RIGHT) / 2, bottom + 38, chart.axis, { anchor: 'middle', shade: 'faint' }),
  ]);
};
