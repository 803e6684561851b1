/** What others than the game master find at the desk's addresses. */
import { useLive } from '../campaign/live';
import { words } from '../text/words';

const t = words(
  { only: 'Only the game master works here.', map: 'To the map' },
  { only: 'Hier arbeitet nur die Spielleitung.', map: 'Zur Karte' },
);

export const NotGm = () => (
  <main class="screen">
    <p class="empty">{t.only}</p>
    <p class="empty">
      <a class="btn" href={`/c/${useLive().id}`}>
        {t.map}
      </a>
    </p>
  </main>
);
