/** A pilot as a line of a card, which leads to theirs. */
import { useLive } from '../../campaign/live';
import { ranks } from '../../text/terms';
import { Icon } from '../../ui/icon';
import { t } from './words';

export const PilotLine = ({ id }: { readonly id: string }) => {
  const live = useLive();
  const pilot = live.view.value?.pilots.find((one) => one.id === id);
  if (pilot === undefined) return null;
  return (
    <a class="card-line" href={`?pilot=${id}`}>
      <Icon name="pilot" />
      <span>
        <b>
          <bdi>{pilot.name}</bdi>
        </b>
        <small>
          {ranks[pilot.rank]}
          {pilot.hits > 0 ? ` · ${t.hits} ${pilot.hits}` : ''}
        </small>
      </span>
      <span class="num" title={`${t.gunnery}/${t.piloting}`}>
        {pilot.gunnery}/{pilot.piloting}
      </span>
    </a>
  );
};
