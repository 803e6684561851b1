/** Measures how long the page's main thread works for each frame, from a trace of the browser. */
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of `dur` what the thread itself was at work. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly frames?: readonly { readonly url: string; readonly processId?: number }[] };
  };
}

export interface FrameWork {
  /** Milliseconds of work for each frame, in their order. */
  readonly frames: readonly number[];
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  /** The same of the processor's time alone: without what others on a busy machine took meanwhile. */
  readonly processorP95: number;
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
  '__metadata',
];
const FRAME_BEGINS = 'BeginMainThreadFrame';
const TASK = 'RunTask';

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** The renderer's main thread that began the most frames: the page that was looked at. */
function mainThread(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const begun = new Map<string, number>();
  for (const { name, pid, tid } of events)
    if (name === FRAME_BEGINS) begun.set(`${pid} ${tid}`, (begun.get(`${pid} ${tid}`) ?? 0) + 1);
  const [busiest] = [...begun].sort(([, one], [, other]) => other - one);
  if (busiest === undefined) throw new Error('nothing was drawn while the page was measured');
  return ({ pid, tid }) => `${pid} ${tid}` === busiest[0];
}

/**
 * The work from the beginning of each frame to that of the next; the last one, which has no end, is left out.
 */
export function frameWork(events: readonly TraceEvent[]): FrameWork {
  const ofPage = events.filter(mainThread(events));
  const begins = ofPage.filter(({ name }) => name === FRAME_BEGINS).map(({ ts }) => ts);
  begins.sort((one, other) => one - other);
  const tasks = ofPage
    .filter(({ name, ph }) => name === TASK && ph === 'X')
    .sort((one, other) => one.ts - other.ts);
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  const frames = begins.slice(0, -1).map(() => 0);
  const processor = [...frames];
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // A frame begins within its task: the task belongs to the frame during which it ends.
    const next = begins.findIndex((begin) => begin > ts + dur);
    const frame = (next < 0 ? begins.length : next) - 1;
    if (frame < 0 || frame >= frames.length) continue;
    frames[frame] = (frames[frame] ?? 0) + dur / 1_000;
    processor[frame] = (processor[frame] ?? 0) + tdur / 1_000;
  }
  const sorted = [...frames].sort((one, other) => one - other);
  processor.sort((one, other) => one - other);
  return {
    frames,
    p50: share(sorted, 0.5),
    p95: share(sorted, 0.95),
    longest: sorted.at(-1) ?? 0,
    processorP95: share(processor, 0.95),
  };
}

/** Traces the browser while the work is done. */
export async function measureFrames(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<FrameWork> {
  await browser.startTracing(page, { categories: CATEGORIES, screenshots: false });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return frameWork(traceEvents);
}
