/** How a layer looks on the map, small: beside its name, so that hatching is known by what it means. */
import type { Layers } from '../board/scene';
import './layer-mark.css';

const HEX = 'M7 3h10l5 9-5 9H7l-5-9z';
const RISING = 'M4 14L12 3M5 19L17 3M10 21L20 8M15 21L21 13';
const FALLING = 'M4 10L12 21M5 5L17 21M10 3L20 16M15 3L21 11';

export const LayerMark = ({ layer }: { readonly layer: keyof Layers }) =>
  layer === 'fog' || layer === 'sight' || layer === 'enemySight' ? (
    <svg class={`layer-mark ${layer}`} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {layer === 'sight' ? null : <path class="ground" d={HEX} />}
      {layer === 'sight' ? null : <path class="hatch" d={layer === 'fog' ? RISING : FALLING} />}
      {layer === 'fog' ? null : <path class="edge" d={HEX} />}
    </svg>
  ) : null;
