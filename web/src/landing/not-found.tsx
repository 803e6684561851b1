/** An address that the page does not have. */
import { words } from '../text/words';
import { useTitle } from '../ui/title';

const t = words(
  { title: 'No such page', text: 'This address leads nowhere, or you may not see what it leads to.', home: 'To my campaigns' },
  {
    title: 'Keine solche Seite',
    text: 'Diese Adresse führt nirgendwohin, oder du darfst nicht sehen, wohin sie führt.',
    home: 'Zu meinen Kampagnen',
  },
);

export const NotFound = () => {
  useTitle(t.title);
  return (
    <main class="page">
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <p>
        <a class="btn go" href="/">
          {t.home}
        </a>
      </p>
    </main>
  );
};
