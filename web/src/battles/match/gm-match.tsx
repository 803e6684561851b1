/** What the game master does in the match of a battle: seats to bots, clock, pause, end; each with a reason. */
import { useSignal } from '@preact/signals';
import { seatName } from '../../lobby/match-row';
import type { Match } from '../../lobby/standing';
import { Icon } from '../../ui/icon';
import { actsOf, BotAct, MatchAct, type ActKind } from './gm-match-act';
import { m } from './gm-match-words';

interface GmMatchProps {
  readonly match: Match;
  readonly onChange: () => void;
}

export const GmMatch = ({ match, onChange }: GmMatchProps) => {
  const seat = useSignal<string | null>(null);
  const act = useSignal<ActKind | null>(null);
  const done = (): void => {
    seat.value = null;
    act.value = null;
    onChange();
  };
  return (
    <section>
      <div class="sec">
        <h2>{m.title}</h2>
      </div>
      <ul class="battle-part">
        {match.seats.map((one) => (
          <li key={one.seat} class="line-item">
            <span class="grow">
              <bdi>{seatName(one)}</bdi>{' '}
              {one.bot === null || one.user === null ? null : <span class="tag">{m.botPlays}</span>}
            </span>
            <button
              class="btn"
              disabled={match.state !== 'running'}
              aria-label={`${one.bot === null ? m.toBot : m.changeBot}: ${seatName(one)}`}
              onClick={() => (seat.value = one.seat)}
            >
              <Icon name="bot" /> {one.bot === null ? m.toBot : m.changeBot}
            </button>
          </li>
        ))}
      </ul>
      <div class="battle-part row wrap">
        {actsOf(match).map((kind) => (
          <button key={kind} class="btn" onClick={() => (act.value = kind)}>
            {m[kind]}
          </button>
        ))}
      </div>
      {seat.value === null ? null : (
        <BotAct match={match} seat={seat.value} onDone={done} onClose={() => (seat.value = null)} />
      )}
      {act.value === null ? null : (
        <MatchAct
          key={act.value}
          match={match}
          kind={act.value}
          onDone={done}
          onClose={() => (act.value = null)}
        />
      )}
    </section>
  );
};
