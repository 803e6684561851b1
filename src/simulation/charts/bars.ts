/** Charts of bars: lying ones in pairs, one pair a name, and standing ones for a distribution. */
import { flatMap } from '../../kernel';
import { bar, label, line, picture } from './svg';

const WIDTH = 760;
const LEFT = 170;
const RIGHT = 720;
const TOP = 92;
const ROW = 24;

export interface Pair {
  readonly name: string;
  /** 0 … 1; NaN: none. */
  readonly one: number;
  readonly two: number;
}

const share = (value: number): number => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0);

/** Shares of 1. */
export const pairedBars = (
  title: string,
  subtitle: string,
  names: { readonly one: string; readonly two: string },
  pairs: readonly Pair[],
): string => {
  const bottom = TOP + pairs.length * ROW;
  const x = (value: number): number => LEFT + value * (RIGHT - LEFT);
  return picture(WIDTH, bottom + 34, title, subtitle, [
    bar(LEFT, 60, 12, 12, 'one'),
    label(LEFT + 18, 70, names.one, { shade: 'faint' }),
    bar(LEFT + 270, 60, 12, 12, 'two'),
    label(LEFT + 288, 70, names.two, { shade: 'faint' }),
    ...flatMap([0, 0.25, 0.5, 0.75, 1], (tick) => [
      line(x(tick), TOP, x(tick), bottom, 'grid'),
      label(x(tick), bottom + 16, `${tick * 100} %`, { anchor: 'middle', shade: 'faint', size: 11 }),
    ]),
    ...flatMap(pairs, ({ name, one, two }, index) => {
      const y = TOP + index * ROW;
      return [
        label(LEFT - 10, y + ROW / 2 + 4, name, { anchor: 'end' }),
        bar(LEFT, y + 3, share(one) * (RIGHT - LEFT), 8, 'one'),
        bar(LEFT, y + 13, share(two) * (RIGHT - LEFT), 8, 'two'),
      ];
    }),
  ]);
};

const TALL = 200;

/** Counts of 1, 2, 3, … */
export const histogram = (
  title: string,
  subtitle: string,
  axis: string,
  counts: readonly number[],
): string => {
  const most = Math.max(1, ...counts);
  const top = 78;
  const floor = top + TALL;
  const step = (RIGHT - 60) / Math.max(1, counts.length);
  const every = Math.ceil(counts.length / 25);
  return picture(WIDTH, floor + 54, title, subtitle, [
    label(16, top - 12, 'campaigns', { shade: 'faint', size: 11 }),
    line(60, floor, RIGHT, floor, 'faint'),
    ...flatMap(counts, (count, index) => {
      const x = 60 + index * step;
      const height = (count / most) * TALL;
      return [
        ...(count > 0
          ? [
              bar(x + step * 0.1, floor - height, step * 0.8, height, 'one'),
              label(x + step / 2, floor - height - 5, String(count), {
                anchor: 'middle',
                shade: 'faint',
                size: 11,
              }),
            ]
          : []),
        ...((index + 1) % every === 0
          ? [
              label(x + step / 2, floor + 16, String(index + 1), {
                anchor: 'middle',
                shade: 'faint',
                size: 11,
              }),
            ]
          : []),
      ];
    }),
    label((60 + RIGHT) / 2, floor + 40, axis, { anchor: 'middle', shade: 'faint' }),
  ]);
};
