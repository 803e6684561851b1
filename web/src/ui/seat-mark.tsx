/** A seat's mark: its own shape and colour, hollow or with a check. */
import { SHAPES } from './seat-shapes';

export interface SeatMarkProps {
  readonly seat: number;
  /** What a screen reader says; null where the name stands beside it. */
  readonly label: string | null;
  readonly hollow?: boolean;
  readonly check?: boolean;
  readonly size?: number;
}

export const SeatMark = ({ seat, label, hollow = false, check = false, size = 20 }: SeatMarkProps) => (
  <svg
    class={`seat seat-${seat}${hollow ? ' hollow' : ''}`}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={SHAPES[seat] ?? SHAPES[1]} />
    {check ? <path d="M8 12l3 3 5-6" class="ck" /> : null}
  </svg>
);
