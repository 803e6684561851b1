/** The campaign cannot be seen any more: what became of it, and what was drafted for it. */
import type { Live } from './live';
import { orderLine } from './sheet/order-words';
import { NotFound } from '../landing/not-found';
import { words } from '../text/words';
import { useTitle } from '../ui/device/title';

const t = words(
  {
    title: 'You are not in this campaign any more',
    text: (name: string) =>
      `The game master of ${name} has removed you or deleted the campaign. This device keeps nothing of it.`,
    drafted: 'Not sent',
    home: 'To my campaigns',
  },
  {
    title: 'Du bist nicht mehr in dieser Kampagne',
    text: (name: string) =>
      `Die Spielleitung von ${name} hat dich entfernt oder die Kampagne gelöscht. Dieses Gerät behält nichts davon.`,
    drafted: 'Nicht gesendet',
    home: 'Zu meinen Kampagnen',
  },
);

export const Gone = ({ live }: { readonly live: Live }) => {
  const campaign = live.campaign.value;
  useTitle(t.title);
  // It was never seen here: the address may be wrong as well.
  if (campaign === null) return <NotFound />;
  const { unsaved, orders } = live.sheet;
  return (
    <main class="page">
      <h1>{t.title}</h1>
      <p>
        <bdi>{t.text(campaign.name)}</bdi>
      </p>
      {unsaved.value && orders.value.length > 0 ? (
        <>
          <h2>{t.drafted}</h2>
          <ul>
            {orders.value.map((order, at) => (
              <li key={at}>
                <bdi>{orderLine(live, order)}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        <a class="btn go" href="/">
          {t.home}
        </a>
      </p>
    </main>
  );
};
