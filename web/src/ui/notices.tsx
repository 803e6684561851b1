/** Short messages at the lower edge: what was done, or what failed and what is safe. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from './icon';
import { words } from '../text/words';
import './notices.css';

const t = words({ close: 'Close' }, { close: 'Schließen' });

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
  readonly at: number;
}

const SHOWN_MS = 6_000;
/** So long at least, whatever is tapped. */
const READ_MS = 1_500;
const notices = signal<readonly Notice[]>([]);
let last = 0;

const drop = (id: number): void => void (notices.value = notices.value.filter((one) => one.id !== id));

/** Bad ones stay until they are closed. */
export function tell(text: string, bad = false): void {
  const id = (last += 1);
  notices.value = [...notices.value.slice(-2), { id, text, bad, at: Date.now() }];
  if (!bad) setTimeout(() => drop(id), SHOWN_MS);
}

/** One's next tap is about something else, and a notice may lie over it. */
const passed = (): void => {
  const before = Date.now() - READ_MS;
  notices.value = notices.value.filter(({ bad, at }) => bad || at > before);
};

export const Notices = () => {
  useEffect(() => {
    document.addEventListener('pointerdown', passed);
    return () => document.removeEventListener('pointerdown', passed);
  }, []);
  return <Shown />;
};

const Shown = () => (
  <div class="notices" role="status" aria-live="polite">
    {notices.value.map(({ id, text, bad }) => (
      <div key={id} class={bad ? 'notice bad' : 'notice'}>
        <span>{text}</span>
        <button class="btn icon quiet" aria-label={t.close} onClick={() => drop(id)}>
          <Icon name="close" />
        </button>
      </div>
    ))}
  </div>
);
