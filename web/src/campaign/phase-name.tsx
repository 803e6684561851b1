/** The phase's name in the title block; tapping it tells what happens in a round. */
import { useSignal } from '@preact/signals';
import { useLive } from './live';
import { phases } from '../text/terms';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { TheRound } from '../ui/the-round';

const t = words(
  { round: 'What happens in a round', rules: 'All the rules', none: '–' },
  { round: 'Was in einer Runde geschieht', rules: 'Alle Regeln', none: '–' },
);

export const PhaseName = () => {
  const campaign = useLive().campaign.value;
  const isOpen = useSignal(false);
  return (
    <>
      <button
        class="tb-cell tb-phase"
        title={t.round}
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <small class="tb-name">
          <bdi>{campaign?.name}</bdi>
        </small>
        <b>{campaign === null ? t.none : phases[campaign.phase]}</b>
      </button>
      {isOpen.value ? (
        <Dialog title={t.round} onClose={() => (isOpen.value = false)}>
          <TheRound now={campaign?.phase ?? null} />
          <p>
            <a class="quiet-link" href="/rules">
              {t.rules}
            </a>
          </p>
        </Dialog>
      ) : null}
    </>
  );
};
