/** One plot: a line for each force, in its seat's colour and pattern, on an edge of ink so that pale colours are seen. */
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'preact/hooks';
import { number } from '../text/format';
import { theme } from '../ui/theme';
import { dashOf, type Course } from './plots';

interface PlotProps {
  readonly course: Course;
  readonly seatOf: (force: string) => number;
}

const HEIGHT = 190;
/** Numbers as large as the page's smallest text. */
const FONT = '600 13px BC, sans-serif';

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
    const points = { show: true, size: 7, width: 1.5, stroke: color('--map-ink'), fill: color(`--seat-${seat}`) };
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
      y: { range: (_, from, to) => [Math.min(0, from), to <= 0 ? 1 : to * 1.08] },
    },
    axes: [
      { ...axis, size: 28, incrs: [1, 2, 5, 10, 20, 50], values: (_, at) => at.map((one) => (Number.isInteger(one) ? String(one) : '')) },
      { ...axis, size: 58, values: (_, at) => at.map((one) => number(one)) },
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
    const data = [[...course.rounds], ...course.lines.flatMap(({ values }) => [[...values], [...values]])] as UPlot.AlignedData;
    const plot = new UPlot(options({ course, seatOf }, box.clientWidth, box), data, box);
    const watcher = new ResizeObserver(() => {
      if (box.clientWidth > 0 && box.clientWidth !== plot.width) plot.setSize({ width: box.clientWidth, height: HEIGHT });
    });
    watcher.observe(box);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [course, shade]);
  return <div class="plot" ref={place} aria-hidden="true" />;
};
