/**
 * Tells players at once what the game master has done to all: it may be about what they are ordering just
 * now. It shows nothing itself.
 */
import { useEffect, useRef } from 'preact/hooks';
import { useLive } from './live';
import { tell } from '../ui/notices';

const TOLD: readonly string[] = [
  'campaign-paused',
  'campaign-resumed',
  'campaign-rolled-back',
  'correction-made',
  'deadline-moved',
];

export const News = () => {
  const live = useLive();
  const seen = useRef(0);
  const events = live.events.value;
  useEffect(() => {
    const fresh = events.filter(({ seq }) => seq > seen.current);
    seen.current = events.at(-1)?.seq ?? seen.current;
    if (live.role.value === 'gm') return;
    for (const { type, text } of fresh) if (TOLD.includes(type)) tell(text);
  }, [events]);
  return null;
};
