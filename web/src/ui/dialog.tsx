/** A modal over the screen: the browser's own dialog, which holds the focus and gives it back. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../text/words';
import { Icon } from './icon';
import './dialog.css';

const t = words({ close: 'Close' }, { close: 'Schließen' });

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    element.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      class="dialog"
      ref={element}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === element.current && element.current?.close()}
    >
      <div class="dialog-head">
        <h2>{title}</h2>
        <button class="btn icon quiet" aria-label={t.close} onClick={() => element.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
};
