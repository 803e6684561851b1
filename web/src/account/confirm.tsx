/** Confirms an e-mail address by the link of a mail. */
import { api, ok } from '../api/client';
import { user, userChanged } from '../api/session';
import { words } from '../text/words';
import { ByLink } from './by-link';

const t = words(
  {
    title: 'Confirm the e-mail address',
    what: 'If you asked for this mail, confirm with one tap that the address is yours.',
    act: 'The address is mine',
    done: 'The address is confirmed.',
    none: 'This link is not complete. Copy the whole link, or have another one sent to you from your account.',
  },
  {
    title: 'E-Mail-Adresse bestätigen',
    what: 'Wenn du diese Mail angefordert hast, bestätige mit einem Tippen, dass die Adresse dir gehört.',
    act: 'Die Adresse gehört mir',
    done: 'Die Adresse ist bestätigt.',
    none: 'Dieser Link ist nicht vollständig. Kopiere ihn ganz, oder lass dir in deinem Konto einen neuen schicken.',
  },
);

const confirm = async (token: string): Promise<void> => {
  await ok(api.POST('/v1/auth/confirm', { body: { token } }));
  // Whoever is logged in here need not be whose address it is.
  if (user.value != null) userChanged(await ok(api.GET('/v1/me')));
};

export const Confirm = () => <ByLink words={t} act={confirm} />;
