/**
 * Focus is never lost: when what had it goes with a selection, the new card has it, or the map when nothing
 * is selected any more.
 */
import { useEffect, useRef } from 'preact/hooks';

/** `selected`: what is, as one word. */
export function useKeptFocus(selected: string, focusMap: () => void): void {
  const before = useRef(selected);
  useEffect(() => {
    const isNew = before.current !== selected;
    before.current = selected;
    if (!isNew || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const card = document.querySelector<HTMLElement>('.planet .card');
    if (selected !== '' && card !== null) card.focus({ preventScroll: true });
    else focusMap();
  }, [selected]);
}
