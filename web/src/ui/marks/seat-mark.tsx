/** A seat's mark: its own shape and colour, hollow or with a check. */
const SHAPES: Readonly<Record<number, string>> = {
  1: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  2: 'M4 4h16v16H4z',
  3: 'M12 2l10 10-10 10L2 12z',
  4: 'M4 4h16v10l-8 8-8-8z',
  5: 'M7 3.5h10L22 12l-5 8.5H7L2 12z',
  6: 'M12 2l8 7v11H4V9z',
  7: 'M12 2l10 18H2z',
  8: 'M8 3h8v5h5v8h-5v5H8v-5H3V8h5z',
};

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
