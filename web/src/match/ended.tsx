/** What can be done once a match is over: see it again, and go to the battle's report or to the other matches. */
import { Icon } from '../ui/icon';
import { useMatch } from './match-live';
import { t } from './words';

interface EndedProps {
  /** The battle's page, or the lobby. */
  readonly back: string;
  readonly isBattle: boolean;
  readonly replay: string;
}

export const Ended = ({ back, isBattle, replay }: EndedProps) => {
  const live = useMatch();
  return live.view.value?.match.state === 'over' ? (
    <div class="mt-tray mt-ended">
      <a class="btn" href={replay}>
        <Icon name="history" /> {t.replay}
      </a>
      <a class="btn go" href={back}>
        {isBattle ? t.toReport : t.toMatches}
      </a>
    </div>
  ) : null;
};
