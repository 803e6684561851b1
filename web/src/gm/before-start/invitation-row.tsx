/**
 * An invitation: for which seat, its link to share, to copy or to show as a code to scan, and taking it back.
 */
import { useSignal } from '@preact/signals';
import type { Schemas } from '../../api/client';
import { words } from '../../text/words';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Qr } from '../../ui/qr';
import { SeatMark } from '../../ui/marks/seat-mark';
import { share } from '../../ui/device/share-link';
import './invitation-row.css';

const t = words(
  {
    seat: (seat: number) => `Seat ${seat}`,
    takeOver: (name: string) => `Take over ${name}`,
    observer: 'To watch',
    open: 'not used yet',
    used: (name: string) => `used by ${name}`,
    expired: 'expired',
    share: 'Share',
    qr: 'Code to scan',
    revoke: 'Take back',
    invited: 'You are invited to a planetary campaign.',
    old: 'This device no longer has its link.',
  },
  {
    seat: (seat: number) => `Platz ${seat}`,
    takeOver: (name: string) => `${name} übernehmen`,
    observer: 'Zum Zuschauen',
    open: 'noch nicht benutzt',
    used: (name: string) => `benutzt von ${name}`,
    expired: 'abgelaufen',
    share: 'Teilen',
    qr: 'Code zum Scannen',
    revoke: 'Zurücknehmen',
    invited: 'Du bist zu einer Kampagne um einen Planeten eingeladen.',
    old: 'Dieses Gerät hat ihren Link nicht mehr.',
  },
);

export type Listed = Schemas['ListedInvitation'];

interface InvitationRowProps {
  readonly invitation: Listed;
  /** Of the force that is taken over. */
  readonly forceName: string | null;
  readonly onRevoke: () => void;
}

export const InvitationRow = ({ invitation, forceName, onRevoke }: InvitationRowProps) => {
  const shown = useSignal(false);
  const { url, seat, role, state, usedBy } = invitation;
  const title =
    role === 'observer' ? t.observer : forceName !== null ? t.takeOver(forceName) : t.seat(seat ?? 0);
  const told =
    state === 'open'
      ? url === null
        ? t.old
        : t.open
      : state === 'expired'
        ? t.expired
        : t.used(usedBy?.displayName ?? '');
  return (
    <li class="invitation">
      {seat === null ? (
        <Icon name={role === 'observer' ? 'eye' : 'turn'} />
      ) : (
        <SeatMark seat={seat} label={null} />
      )}
      <div class="invitation-who">
        <b>
          <bdi>{title}</bdi>
        </b>
        <small>
          <bdi>{told}</bdi>
        </small>
      </div>
      {state === 'open' && url !== null ? (
        <>
          <button class="btn go" onClick={() => void share(url, t.invited)}>
            {t.share}
          </button>
          <button class="btn icon" aria-label={`${t.qr}: ${title}`} onClick={() => (shown.value = true)}>
            <Icon name="qr" />
          </button>
        </>
      ) : null}
      {state === 'open' ? (
        <button class="btn icon quiet" aria-label={`${t.revoke}: ${title}`} onClick={onRevoke}>
          <Icon name="trash" />
        </button>
      ) : null}
      {shown.value && url !== null ? (
        <Dialog title={title} onClose={() => (shown.value = false)}>
          <Qr text={url} label={t.qr} />
          <p class="qr-url">{url}</p>
        </Dialog>
      ) : null}
    </li>
  );
};
