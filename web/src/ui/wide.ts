/** Whether panels stand side by side: as the style sheets have it. */
import { signal } from '@preact/signals';

const query = matchMedia('(min-width: 1000px)');
export const wide = signal(query.matches);
query.addEventListener('change', () => (wide.value = query.matches));
