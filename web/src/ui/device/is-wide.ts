/** Whether panels stand beside the map: as the style sheets have it. */
import { signal } from '@preact/signals';

const query = matchMedia('(min-width: 1000px)');

export const isWide = signal(query.matches);
query.addEventListener('change', () => (isWide.value = query.matches));
