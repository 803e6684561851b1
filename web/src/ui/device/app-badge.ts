/** The number on the installed app's icon: in how many matches it is my move, as far as this browser knows. */
import { setSetting, setting } from './settings';

const KEY = 'my-moves';

const kept = (): readonly string[] => (setting(KEY) ?? '').split(' ').filter((id) => id !== '');

const show = (ids: readonly string[]): void => {
  setSetting(KEY, ids.length === 0 ? null : ids.join(' '));
  // Only some browsers have it, and those refuse it to pages that are not installed.
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const done = ids.length === 0 ? clearAppBadge?.call(navigator) : setAppBadge?.call(navigator, ids.length);
  done?.catch(() => undefined);
};

/** All matches in which it is my move. */
export const badgeAll = (ids: readonly string[]): void => show(ids);

/** Whether it is my move in this one. */
export const badgeOne = (id: string, isMine: boolean): void => {
  const others = kept().filter((one) => one !== id);
  show(isMine ? [...others, id] : others);
};
