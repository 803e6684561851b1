/** What a seat holds, as the map shows it: its colour and its hatch. */
import { useId } from 'preact/hooks';
import { hatchOf } from './seat-hatch';
import './area-mark.css';

const HEX = 'M7 3h10l5 9-5 9H7l-5-9z';

export const AreaMark = ({ seat, size = 20 }: { readonly seat: number; readonly size?: number }) => {
  const clip = useId();
  return (
    <svg class={`area-mark seat-${seat}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <clipPath id={clip}>
        <path d={HEX} />
      </clipPath>
      <path class="ground" d={HEX} />
      <path
        class={seat === 7 ? 'hatch dots' : 'hatch'}
        clip-path={`url(#${clip})`}
        d={hatchOf(seat, 12, 5)
          .map(([x1, y1, x2, y2]) => `M${x1 + 12} ${y1 + 12}L${x2 + 12} ${y2 + 12}`)
          .join('')}
      />
      <path class="edge" d={HEX} />
    </svg>
  );
};
