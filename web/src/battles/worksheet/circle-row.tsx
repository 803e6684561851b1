/**
 * The circles of one location's armour or structure, large enough for a thumb: a tap or a stroke marks them,
 * and so do a slider's keys.
 */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../../text/words';
import { Icon } from '../../ui/icon';
import { leftAfter, leftAfterKey, strokeAt, type Circles, type Stroke } from './circles';

const t = words(
  {
    of: (left: number, full: number) => `${left} of ${full} left`,
    less: (name: string) => `${name}: one less`,
    more: (name: string) => `${name}: one more`,
  },
  {
    of: (left: number, full: number) => `${left} von ${full} übrig`,
    less: (name: string) => `${name}: eins weniger`,
    more: (name: string) => `${name}: eins mehr`,
  },
);

interface CircleRowProps extends Circles {
  readonly kind: 'armor' | 'structure';
  readonly name: string;
  readonly locked: boolean;
  /** Once for a tap, a whole stroke or a key. */
  readonly onChange: (left: number) => void;
}

export const CircleRow = ({ kind, name, full, before, left, locked, onChange }: CircleRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  const stroke = useRef<Stroke | null>(null);
  /** While a finger is down, what it has marked so far. */
  const drawn = useSignal<number | null>(null);
  const shown = drawn.value ?? left;
  const now: Circles = { full, before, left };
  const under = ({ clientX, clientY }: PointerEvent): number | null => {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-circle]');
    return found == null || row.current?.contains(found) !== true ? null : Number(found.dataset['circle']);
  };
  const follow = (event: PointerEvent): void => {
    const at = under(event);
    if (stroke.current !== null && at !== null) drawn.value = leftAfter(now, stroke.current, at);
  };
  const begin = (event: PointerEvent): void => {
    const at = under(event);
    if (locked || at === null || event.button !== 0) return;
    stroke.current = strokeAt(now, at);
    row.current?.setPointerCapture(event.pointerId);
    follow(event);
  };
  const end = (takes: boolean) => (): void => {
    const chosen = drawn.value;
    stroke.current = null;
    drawn.value = null;
    if (takes && chosen !== null && chosen !== left) onChange(chosen);
  };
  const press = (event: KeyboardEvent): void => {
    const next = locked ? null : leftAfterKey(now, event.key);
    if (next === null) return;
    event.preventDefault();
    if (next !== left) onChange(next);
  };
  return (
    <section class="cr">
      <div class="cr-head">
        <h3>{name}</h3>
        <button
          class="btn icon"
          disabled={locked || left === 0}
          aria-label={t.less(name)}
          onClick={() => onChange(left - 1)}
        >
          <Icon name="minus" />
        </button>
        <b class="num" aria-hidden="true">
          {shown} / {full}
        </b>
        <button
          class="btn icon"
          disabled={locked || left >= before}
          aria-label={t.more(name)}
          onClick={() => onChange(left + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <div
        ref={row}
        class={`cr-row ${kind}`}
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={before}
        aria-valuenow={shown}
        aria-valuetext={t.of(shown, full)}
        aria-disabled={locked}
        onPointerDown={begin}
        onPointerMove={follow}
        onPointerUp={end(true)}
        onPointerCancel={end(false)}
        onKeyDown={press}
      >
        {Array.from({ length: full }, (_, index) => (
          <i
            key={index}
            data-circle={index}
            class={index >= full - shown ? '' : index < full - before ? 'x' : 'x new'}
          />
        ))}
      </div>
    </section>
  );
};
