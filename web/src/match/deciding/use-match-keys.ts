/** Keys of the table: the next that is awaited, the one before, its offers by number, the last draft back. */
import { useEffect } from 'preact/hooks';
import { isWriting, useKeys } from '../../planet/use-keys';
import { useDeciding } from './context';

export function useMatchKeys(): void {
  const deciding = useDeciding();
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      if (isUndo && !isWriting(event.target) && deciding.undo()) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [deciding]);
  useKeys(
    (key) => {
      if (key === 'n') deciding.next(1);
      else if (key === 'p') deciding.next(-1);
      else if (key === 'u') return deciding.undo();
      else if (/^[1-9]$/.test(key)) {
        const offer = deciding.offersOf(deciding.selected.value)[Number(key) - 1];
        if (offer === undefined) return false;
        deciding.choose(offer);
      } else return false;
      return true;
    },
    () => undefined,
  );
}
