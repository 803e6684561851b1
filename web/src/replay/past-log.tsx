/** What happened in the step that is shown, with the dice; a tap shows the field after that event. */
import { useEffect, useRef } from 'preact/hooks';
import { Dice } from '../match/log/dice';
import type { Course } from './course';
import { r } from './words';

interface PastLogProps {
  readonly course: Course;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

export const PastLog = ({ course, count, onCount }: PastLogProps) => {
  const here = useRef<HTMLLIElement>(null);
  const moment = course.moments[course.momentAt(count)];
  const told = course.around(count);
  const first = told[0]?.seq ?? 0;
  const last = told.at(-1)?.seq ?? 0;
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [count, first]);
  if (moment === undefined) return <p class="empty">{r.nothing}</p>;
  if (told.length === 0) return <p class="empty">{r.coming}</p>;
  return (
    <>
      {first > moment.from + 1 && (
        <button class="btn plain rp-more" onClick={() => onCount(first - 1)}>
          {r.earlier}
        </button>
      )}
      <ol class="mt-told rp-log" start={first}>
        {told.map(({ seq, text, rolls }) => {
          const isHere = seq === count;
          return (
            <li key={seq} ref={isHere ? here : null} class={isHere ? 'is-here' : ''}>
              <button
                class="rp-line"
                onClick={() => onCount(seq)}
                {...(isHere ? { 'aria-current': 'step' as const } : {})}
              >
                {text}
              </button>
              <Dice rolls={rolls} />
            </li>
          );
        })}
      </ol>
      {last < moment.to && (
        <button class="btn plain rp-more" onClick={() => onCount(last + 1)}>
          {r.later}
        </button>
      )}
    </>
  );
};
