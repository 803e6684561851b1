/** Keys that mean something wherever the focus is on the map's screen, but not while somebody writes. */
import { useEffect, useRef } from 'preact/hooks';
import { lettersEverywhere } from './keys';

/** Answers whether the key was taken. */
export type OnKey = (key: string) => boolean;

const SCREENS: Readonly<Record<string, string>> = {
  m: '',
  s: '/supply',
  f: '/force',
  b: '/battles',
  w: '/war',
  d: '/gm',
};
const AFTER_G_MS = 1_500;

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('dialog') !== null);

export function useKeys(onKey: OnKey, goTo: (below: string) => void): void {
  const latest = useRef({ onKey, goTo });
  latest.current = { onKey, goTo };
  useEffect(() => {
    let gAt = -Infinity;
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target))
        return;
      const onMap =
        event.target instanceof HTMLElement && event.target.getAttribute('role') === 'application';
      if (!lettersEverywhere.value && !onMap && event.key !== 'Escape') return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const screen = performance.now() - gAt < AFTER_G_MS ? SCREENS[key] : undefined;
      gAt = key === 'g' ? performance.now() : -Infinity;
      if (screen !== undefined) latest.current.goTo(screen);
      else if (key !== 'g' && !latest.current.onKey(key)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
