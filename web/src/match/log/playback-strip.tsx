/** What is being shown of what happened, over the field. A tap goes on to the next, or to the present. */
import { Icon } from '../../ui/icon';
import { Dice } from './dice';
import type { Playback } from './playback';
import { t } from '../words';

export const PlaybackStrip = ({ playback }: { readonly playback: Playback }) => {
  const now = playback.now.value;
  return (
    <div class="mt-strip" aria-live="polite">
      {now === null ? null : (
        <>
          <div class="mt-strip-text">
            {now.text}
            <Dice rolls={now.rolls} />
          </div>
          <button class="btn icon quiet" aria-label={t.next} onClick={() => playback.step()}>
            <Icon name="next" />
          </button>
          <button class="btn" onClick={() => playback.skip()}>
            {t.skip}
          </button>
        </>
      )}
    </div>
  );
};
