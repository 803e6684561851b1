/** Light or dark: chosen, or the system's. */
import { effect, signal } from '@preact/signals';
import { setSetting, setting } from './settings';

export type Theme = 'light' | 'dark';
const KEY = 'theme';
const query = matchMedia('(prefers-color-scheme: dark)');
const chosen = signal(setting(KEY));
const system = signal<Theme>(query.matches ? 'dark' : 'light');
query.addEventListener('change', () => (system.value = query.matches ? 'dark' : 'light'));

export const theme = signal<Theme>('light');
effect(() => {
  theme.value = chosen.value === 'light' || chosen.value === 'dark' ? chosen.value : system.value;
  document.documentElement.dataset['theme'] = theme.value;
});

/** Null: as the system has it. */
export const chosenTheme = (): Theme | null =>
  chosen.value === 'light' || chosen.value === 'dark' ? chosen.value : null;
export function chooseTheme(next: Theme | null): void {
  setSetting(KEY, next);
  chosen.value = next;
}
