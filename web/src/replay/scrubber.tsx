/** Through a match: a slider by turn and step, event by event, or by itself. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../ui/icon';
import type { Course } from './course';
import { r } from './words';

/** How long an event is shown, in ms, and how much longer for its dice. */
const EVENT_MS = 700;
const ROLLS_MS = 800;

interface ScrubberProps {
  readonly course: Course;
  /** Events that have happened. */
  readonly count: number;
  /** Whether the field after them is shown; false: it is still to come. */
  readonly isShown: boolean;
  readonly onCount: (count: number) => void;
}

export const momentName = (course: Course, count: number): string => {
  const moment = course.moments[course.momentAt(count)];
  return count === 0 || moment === undefined ? r.before : r.moment(moment.turn, moment.step);
};

export const Scrubber = ({ course, count, isShown, onCount }: ScrubberProps) => {
  const isPlaying = useSignal(false);
  const all = course.count;
  const isEnd = count >= all;
  useEffect(() => {
    if (!isPlaying.value || !isShown) return undefined;
    if (isEnd) {
      isPlaying.value = false;
      return undefined;
    }
    const rolls = (course.event(count)?.rolls.length ?? 0) > 0;
    const timer = setTimeout(() => onCount(count + 1), EVENT_MS + (rolls ? ROLLS_MS : 0));
    return () => clearTimeout(timer);
  }, [isPlaying.value, isShown, count]);
  const goTo = (next: number): void => {
    isPlaying.value = false;
    onCount(Math.max(0, Math.min(all, next)));
  };
  // 0 is before everything; each step is shown at its end.
  const stop = count === 0 ? 0 : course.momentAt(count) + 1;
  return (
    <div class="rp-scrubber">
      <button
        class="btn icon"
        aria-label={isPlaying.value ? r.pause : r.play}
        onClick={() => {
          if (isEnd) onCount(0);
          isPlaying.value = !isPlaying.value;
        }}
      >
        <Icon name={isPlaying.value ? 'pause' : 'play'} />
      </button>
      <label class="rp-slider">
        <span class="vh">{r.slider}</span>
        <input
          type="range"
          min={0}
          max={course.moments.length}
          value={stop}
          aria-valuetext={momentName(course, count)}
          onInput={({ currentTarget }) => goTo(course.moments[Number(currentTarget.value) - 1]?.to ?? 0)}
        />
        <span class="rp-where">
          <b>{momentName(course, count)}</b> <small>{r.event(count, all)}</small>
        </span>
      </label>
      <button class="btn icon" aria-label={r.previous} disabled={count === 0} onClick={() => goTo(count - 1)}>
        <Icon name="back" />
      </button>
      <button class="btn icon" aria-label={r.next} disabled={isEnd} onClick={() => goTo(count + 1)}>
        <Icon name="next" />
      </button>
    </div>
  );
};
