/** The six places of a campaign: a bar below on phones, a rail beside on desktops. */
import { useLocation } from 'preact-iso';
import { useLive } from './live';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icons';

const t = words(
  {
    main: 'Main',
    map: 'Map',
    supply: 'Supply',
    force: 'Force',
    battles: 'Battles',
    war: 'War',
    mail: 'Mail',
    desk: 'Desk',
  },
  {
    main: 'Haupt',
    map: 'Karte',
    supply: 'Nachschub',
    force: 'Truppe',
    battles: 'Gefechte',
    war: 'Krieg',
    mail: 'Post',
    desk: 'Pult',
  },
);

export const Bar = () => {
  const live = useLive();
  const { path } = useLocation();
  const home = `/c/${live.id}`;
  const open = (live.view.value?.battles ?? []).filter(
    ({ mine, state }) => mine && state !== 'done' && state !== 'called-off',
  ).length;
  const items: readonly (readonly [string, IconName, string, number])[] = [
    ['', 'map', t.map, 0],
    live.role.value === 'gm' ? ['/gm', 'gm', t.desk, 0] : ['/supply', 'supply', t.supply, 0],
    ['/force', 'force', t.force, 0],
    ['/battles', 'battles', t.battles, open],
    ['/war', 'war', t.war, 0],
    ['/messages', 'mail', t.mail, live.mail.unread.value],
  ];
  const isHere = (below: string): boolean => {
    const rest = path.slice(home.length).replace(/\/$/, '');
    if (below === '') return rest === '' || rest === '/list';
    return rest.startsWith(below) || (below === '/battles' && rest.startsWith('/b/'));
  };
  return (
    <nav class="nav" aria-label={t.main}>
      {items.map(([below, icon, label, count]) => (
        <a key={below} href={home + below} {...(isHere(below) ? { 'aria-current': 'page' as const } : {})}>
          <Icon name={icon} size={24} />
          <span>{label}</span>
          {count > 0 ? <em>{count}</em> : null}
        </a>
      ))}
    </nav>
  );
};
