/**
 * One plot: a line for each force, in its seat's colour and pattern, on an edge of ink so that pale colours
 * are seen.
 */
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'preact/hooks';
import { number } from '../text/format';
import { theme } from '../ui/device/theme';
import { dashOf, type Course } from './plots';

interface PlotProps {
  readonly course: Course;
  readonly seatOf: (force: string) => number;
}

const HEIGHT = 190;
/** Numbers as large as the page's smallest text. */
const FONT = '600 13px BC, sans-serif';

/** From nothing on, unless that would press all lines together. */
const rangeOf = (from: number, to: number): UPlot.Range.MinMax => {
  const span = to - from;
  if (from > 0 && span < to / 2)
    return [Math.max(0, from - Math.max(span, to * 0.05)), to + Math.max(span / 2, to * 0.03)];
  return [Math.min(0, from), to <= 0 ? 1 : to * 1.08];
};

/** No halves of mechs and buildings. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

const options = ({ course, seatOf }: PlotProps, width: number, element: HTMLElement): UPlot.Options => {
  const style = getComputedStyle(element);
  const color = (name: string): string => style.getPropertyValue(name).trim();
  const axis: UPlot.Axis = {
    stroke: color('--ink-2'),
    font: FONT,
    grid: { stroke: color('--rule'), width: 1 },
    ticks: { show: false },
  };
  const series = course.lines.flatMap(({ force }): UPlot.Series[] => {
    const seat = seatOf(force);
    const dash = [...dashOf(seat)];
    const points = {
      show: true,
      size: 7,
      width: 1.5,
      stroke: color('--map-ink'),
      fill: color(`--seat-${seat}`),
    };
    return [
      { stroke: color('--map-ink'), width: 4.5, dash, points: { show: false } },
      { stroke: color(`--seat-${seat}`), width: 2.5, dash, points },
    ];
  });
  return {
    width,
    height: HEIGHT,
    padding: [10, 14, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: (_, from, to) => [from - 0.2, to + 0.2] },
      y: { range: (_, from, to) => rangeOf(from, to) },
    },
    axes: [
      {
        ...axis,
        size: 28,
        incrs: [1, 2, 5, 10, 20, 50],
        values: (_, at) => at.map((one) => (Number.isInteger(one) ? String(one) : '')),
      },
      { ...axis, size: 58, incrs: STEPS, values: (_, at) => at.map((one) => number(one)) },
    ],
    series: [{}, ...series],
  };
};

export const Plot = ({ course, seatOf }: PlotProps) => {
  const place = useRef<HTMLDivElement>(null);
  const shade = theme.value;
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    // Edge and line of a force have the same values.
    const data = [
      [...course.rounds],
      ...course.lines.flatMap(({ values }) => [[...values], [...values]]),
    ] as UPlot.AlignedData;
    const plot = new UPlot(options({ course, seatOf }, box.clientWidth, box), data, box);
    const watcher = new ResizeObserver(() => {
      if (box.clientWidth > 0 && box.clientWidth !== plot.width)
        plot.setSize({ width: box.clientWidth, height: HEIGHT });
    });
    watcher.observe(box);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [course, shade]);
  return <div class="plot" ref={place} aria-hidden="true" />;
};
