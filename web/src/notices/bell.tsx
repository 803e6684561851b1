/** The bell in the head of the page: how many notices are unread; leads to the list. */
import { Icon } from '../ui/icon';
import { notices } from './notices-here';
import { t } from './words';
import './bell.css';

/** More is not told: there is no room for it. */
const MOST = 99;

export const Bell = ({ class: name }: { readonly class: string }) => {
  const unread = notices.unread.value;
  return (
    <a class={`bell ${name}`} href="/notices" aria-label={t.bell(unread)}>
      <Icon name="bell" size={24} />
      {unread === 0 ? null : <em>{unread > MOST ? `${MOST}+` : unread}</em>}
    </a>
  );
};
