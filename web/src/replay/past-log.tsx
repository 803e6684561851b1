/** What happened in the step that is shown, with the dice; a tap shows the field after that event. */
import { useEffect, useRef } from 'preact/hooks';
import { Dice } from '../match/dice';
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
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [count]);
  if (moment === undefined) return <p class="empty">{r.nothing}</p>;
  return (
    <ol class="mt-told rp-log">
      {course.told.slice(moment.from, moment.to).map(({ seq, text, rolls }, index) => {
        const number = moment.from + index + 1;
        const isHere = number === count;
        return (
          <li key={seq} ref={isHere ? here : null} class={isHere ? 'is-here' : ''}>
            <button
              class="rp-line"
              onClick={() => onCount(number)}
              {...(isHere ? { 'aria-current': 'step' as const } : {})}
            >
              {text}
            </button>
            <Dice rolls={rolls} />
          </li>
        );
      })}
    </ol>
  );
};
