/** A link or secret that is shown only now: to read, and to copy with one tap. */
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { tell } from '../ui/notices';
import '../ui/qr.css';

const t = words(
  { copy: 'Copy', copied: 'Copied.', notCopied: 'It could not be copied. Hold your finger on it.' },
  {
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das ließ sich nicht kopieren. Halte den Finger darauf.',
  },
);

interface ShownOnceProps {
  readonly title: string;
  readonly text: string;
  readonly hint: string;
  readonly onClose: () => void;
}

export const ShownOnce = ({ title, text, hint, onClose }: ShownOnceProps) => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      tell(t.copied);
    } catch {
      tell(t.notCopied, true);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="qr-url">{text}</p>
      <p class="hint">{hint}</p>
      <button class="btn go" onClick={() => void copy()}>
        {t.copy}
      </button>
    </Dialog>
  );
};
