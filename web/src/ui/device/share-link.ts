/** Hands a link on: to another app where there is a finger, else to the clipboard. */
import { words } from '../../text/words';
import { tell } from '../notices';

const t = words(
  {
    copied: 'The link is copied.',
    notCopied: 'It could not be copied: take the link from the page with the code.',
  },
  {
    copied: 'Der Link ist kopiert.',
    notCopied: 'Er ließ sich nicht kopieren: Nimm den Link von der Seite mit dem Code.',
  },
);

/** `title`: what it is, for the app that gets it. */
export async function share(url: string, title: string): Promise<void> {
  // A finger shares to another app; beside a keyboard one pastes.
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url).then(
    () => tell(t.copied),
    () => tell(t.notCopied, true),
  );
}
