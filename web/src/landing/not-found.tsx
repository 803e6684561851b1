/** An address that the page does not have. */
import { words } from '../text/words';
import { Front } from '../ui/front';
import { useTitle } from '../ui/device/title';

const t = words(
  {
    title: 'No such page',
    text: 'This address leads nowhere, or you may not see what it leads to.',
    home: 'To my campaigns',
  },
  {
    title: 'Keine solche Seite',
    text: 'Diese Adresse führt nirgendwohin, oder du darfst nicht sehen, wohin sie führt.',
    home: 'Zu meinen Kampagnen',
  },
);

const Told = () => (
  <div class="stackv">
    <p>{t.text}</p>
    <p>
      <a class="btn go" href="/">
        {t.home}
      </a>
    </p>
  </div>
);

export const NotFound = () => {
  useTitle(t.title);
  return (
    <Front title={t.title}>
      <Told />
    </Front>
  );
};

/** Within a campaign, whose frame stays. */
export const NotFoundHere = () => {
  useTitle(t.title);
  return (
    <main class="screen front-body">
      <h1>{t.title}</h1>
      <Told />
    </main>
  );
};
