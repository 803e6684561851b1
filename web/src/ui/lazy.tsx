/**
 * Parts of the page that come when they are needed. One that does not come says so in its place: there is no
 * network, or a new page.
 */
import { lazy as lazily } from 'preact-iso';
import { words } from '../text/words';
import { useTitle } from './device/title';

const t = words(
  {
    title: 'Not loaded',
    text: 'This part of the page could not be loaded. Nothing is lost: what you saved is saved, and unsent orders wait on this device.',
    again: 'Try again',
  },
  {
    title: 'Nicht geladen',
    text: 'Dieser Teil der Seite ließ sich nicht laden. Nichts ist verloren: Gespeichertes ist gespeichert, und nicht Gesendetes wartet auf diesem Gerät.',
    again: 'Noch einmal',
  },
);

const Missing = () => {
  useTitle(t.title);
  return (
    <main class="page">
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <p>
        <button class="btn go" onClick={() => location.reload()}>
          {t.again}
        </button>
      </p>
    </main>
  );
};

// As preact-iso has it: any component.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const lazy: typeof lazily = (load: () => Promise<any>) => lazily(() => load().catch(() => Missing));
