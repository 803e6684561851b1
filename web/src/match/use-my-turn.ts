/** It is my turn: the count in the document's title, the number on the app's icon, a tone if it is wanted. */
import { useEffect, useRef } from 'preact/hooks';
import { badgeOne } from '../ui/device/app-badge';
import { useTitle } from '../ui/device/title';
import { playTone, wantsTone } from './tone';

interface MyTurn {
  readonly match: string;
  readonly title: string;
  /** So many are awaited of me; null: not known yet, or I do not play. */
  readonly left: number | null;
}

export function useMyTurn({ match, title, left }: MyTurn): void {
  useTitle(left === null || left === 0 ? title : `(${left}) ${title}`);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (left === null) return;
    badgeOne(match, left > 0);
    // Not when the table is opened: there one looks anyway.
    if (before.current === 0 && left > 0 && wantsTone.value) playTone();
    before.current = left;
  }, [match, left]);
}
