/**
 * An invitation: for which seat, its link to share, to copy or to show as a code to scan, and taking it back.
 */
import { useSignal } from '@preact/signals';
import { encode } from 'uqr';
import type { Schemas } from '../api/client';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { tell } from '../ui/notices';
import { SeatMark } from '../ui/seat-mark';
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
    copied: 'The link is copied.',
    notCopied: 'Copy the link from the code’s page.',
    qr: 'Code to scan',
    revoke: 'Take back',
    invited: 'You are invited to a planetary campaign.',
    old: 'The link of this one is not kept.',
  },
  {
    seat: (seat: number) => `Platz ${seat}`,
    takeOver: (name: string) => `${name} übernehmen`,
    observer: 'Zum Zuschauen',
    open: 'noch nicht benutzt',
    used: (name: string) => `benutzt von ${name}`,
    expired: 'abgelaufen',
    share: 'Teilen',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Kopiere den Link von der Seite des Codes.',
    qr: 'Code zum Scannen',
    revoke: 'Zurücknehmen',
    invited: 'Du bist zu einer Kampagne um einen Planeten eingeladen.',
    old: 'Der Link von dieser wurde nicht behalten.',
  },
);

export type Listed = Schemas['ListedInvitation'];

const Qr = ({ text }: { readonly text: string }) => {
  const { data, size } = encode(text);
  const squares = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t.qr}>
      <path class="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path class="qr-dots" d={squares} />
    </svg>
  );
};

async function share(url: string): Promise<void> {
  // A finger shares to another app; beside a keyboard one pastes.
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    await navigator.share({ title: t.invited, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url).then(
    () => tell(t.copied),
    () => tell(t.notCopied, true),
  );
}

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
          <button class="btn go" onClick={() => void share(url)}>
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
          <Qr text={url} />
          <p class="qr-url">{url}</p>
        </Dialog>
      ) : null}
    </li>
  );
};
