/**
 * Who is ready: the seats' marks in the title block; tapping them names the seats, and lets a player be ready
 * by themselves.
 */
import { useSignal } from '@preact/signals';
import { useLive } from './live';
import { WordForm } from './word-form';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { SeatMark } from '../ui/marks/seat-mark';
import './who-is-ready.css';

const t = words(
  {
    who: 'Who is ready',
    open: 'The seats',
    ready: 'ready',
    notReady: 'not ready',
    out: 'out',
  },
  {
    who: 'Wer bereit ist',
    open: 'Die Plätze',
    ready: 'bereit',
    notReady: 'nicht bereit',
    out: 'ausgeschieden',
  },
);

interface Seat {
  readonly ready: boolean;
  readonly out: boolean;
}
const stateOf = ({ ready, out }: Seat): string => (out ? t.out : ready ? t.ready : t.notReady);

const Names = () => (
  <ul class="ready-names">
    {(useLive().view.value?.forces ?? []).map(({ id, seat, name, ready, out }) => (
      <li key={id}>
        <SeatMark seat={seat} hollow={!ready} check={ready} size={20} label={null} />
        <bdi>{name}</bdi>
        <span>{stateOf({ ready, out })}</span>
      </li>
    ))}
  </ul>
);

export const WhoIsReady = () => {
  const live = useLive();
  const isOpen = useSignal(false);
  const forces = live.view.value?.forces ?? [];
  const plays = live.role.value === 'player' && live.campaign.value?.status !== 'finished';
  return (
    <>
      <div class="tb-cell tb-seats" role="group" aria-label={t.who}>
        {forces.map(({ id, seat, name, ready, out }) => (
          <SeatMark
            key={id}
            seat={seat}
            hollow={!ready}
            check={ready}
            size={18}
            label={`${name}: ${stateOf({ ready, out })}`}
          />
        ))}
        {forces.length === 0 ? null : (
          <button
            class="tb-who"
            aria-label={t.open}
            aria-haspopup="dialog"
            onClick={() => (isOpen.value = true)}
          />
        )}
      </div>
      {isOpen.value ? (
        <Dialog title={t.who} onClose={() => (isOpen.value = false)}>
          <Names />
          {plays ? <WordForm /> : null}
        </Dialog>
      ) : null}
    </>
  );
};
