/** No more notices by mail, by the link of one. */
import { api, ok } from '../api/client';
import { words } from '../text/words';
import { ByLink } from './by-link';

const t = words(
  {
    title: 'No more mails with notices',
    what: 'Notices about your campaigns then no longer come by mail. Your list on the page still has them.',
    act: 'Stop the mails',
    done: 'Notices no longer come by mail. You can switch them on again in the settings of notices.',
    none: 'This link is not complete. Copy the whole link from the mail.',
  },
  {
    title: 'Keine Mails mehr mit Hinweisen',
    what: 'Hinweise zu deinen Kampagnen kommen dann nicht mehr per Mail. In deiner Liste auf der Seite stehen sie weiterhin.',
    act: 'Mails abstellen',
    done: 'Hinweise kommen nicht mehr per Mail. In den Einstellungen der Hinweise kannst du sie wieder einschalten.',
    none: 'Dieser Link ist nicht vollständig. Kopiere ihn ganz aus der Mail.',
  },
);

const stop = (token: string): Promise<unknown> =>
  ok(api.POST('/v1/unsubscribe/{token}', { params: { path: { token } } }));

export const Unsubscribe = () => <ByLink words={t} act={stop} />;
