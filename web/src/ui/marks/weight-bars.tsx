/** A mech's weight class as one to four bars. */
import { words } from '../../text/words';
import './weight-bars.css';

const t = words(
  { light: 'light', medium: 'medium', heavy: 'heavy', assault: 'assault' },
  { light: 'leicht', medium: 'mittel', heavy: 'schwer', assault: 'überschwer' },
);
export type WeightClass = 'light' | 'medium' | 'heavy' | 'assault';
const BARS: Readonly<Record<WeightClass, number>> = { light: 1, medium: 2, heavy: 3, assault: 4 };

export const weightClassName = (weight: WeightClass): string => t[weight];

/** Empty until the design is known. */
export const WeightBars = ({ weight }: { readonly weight: WeightClass | null }) => (
  <span
    class="weight-bars"
    {...(weight === null
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': t[weight], title: t[weight] })}
  >
    {[4, 3, 2, 1].map((bar) => (
      <i key={bar} class={weight !== null && bar <= BARS[weight] ? 'on' : ''} />
    ))}
  </span>
);
