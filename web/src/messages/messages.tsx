/**
 * Messages of a campaign: whom one talks with, and one of the threads. On phones one after the other, on
 * desktops side by side.
 */
import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { useLive } from '../campaign/live';
import { useTitle } from '../ui/device/title';
import { ThreadList } from './thread-list';
import { ThreadView } from './thread-view';
import { usePeople } from './use-people';
import { t } from './words';
import './messages.css';

export const Messages = () => {
  const { mail } = useLive();
  const { query } = useLocation();
  const people = usePeople();
  useTitle(t.title);
  useEffect(() => {
    void mail.loadMutes().catch(() => undefined);
  }, [mail]);
  const asked = people.find(({ thread }) => thread === query['with']) ?? null;
  const shown = asked ?? people[0] ?? null;
  return (
    <main class={asked === null ? 'messages' : 'messages one'}>
      <h1 class="vh">{t.title}</h1>
      <div class="ms-side">
        <h2 aria-hidden="true">{t.title}</h2>
        <ThreadList people={people} here={asked?.thread ?? null} />
      </div>
      {shown === null ? null : <ThreadView key={shown.thread} partner={shown} />}
    </main>
  );
};
