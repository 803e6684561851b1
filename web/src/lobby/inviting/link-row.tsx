/** A link to hand on: shared or copied with a tap, or shown as a code to scan. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Qr } from '../../ui/qr';
import { share } from '../../ui/device/share-link';
import { s } from '../setup-words';

interface LinkRowProps {
  readonly mark: ComponentChildren;
  readonly title: string;
  readonly url: string;
}

export const LinkRow = ({ mark, title, url }: LinkRowProps) => {
  const isShown = useSignal(false);
  return (
    <li class="line-item">
      {mark}
      <span class="grow">{title}</span>
      <button class="btn go" aria-label={`${s.share}: ${title}`} onClick={() => void share(url, s.invited)}>
        {s.share}
      </button>
      <button class="btn icon" aria-label={`${s.qr}: ${title}`} onClick={() => (isShown.value = true)}>
        <Icon name="qr" />
      </button>
      {isShown.value ? (
        <Dialog title={title} onClose={() => (isShown.value = false)}>
          <Qr text={url} label={s.qr} />
          <p class="qr-url">{url}</p>
        </Dialog>
      ) : null}
    </li>
  );
};
