/** Battles that are fought on the server, with how each stands: the game master watches, and acts on their pages. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok } from '../api/client';
import { matchLine } from '../battles/match/fought-here';
import { t as b } from '../battles/words';
import type { Live } from '../campaign/live';
import { readMatch } from '../lobby/read-matches';
import type { Match } from '../lobby/standing';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import type { DeskState } from './needs';

const t = words(
  { matches: 'Matches', watch: 'Watch', act: 'Act' },
  { matches: 'Partien', watch: 'Zuschauen', act: 'Eingreifen' },
);

interface Fought {
  readonly battle: string;
  readonly hex: string;
  readonly match: Match;
}

/** Where every battle is fought that is in play and has a match. */
async function readFought(id: string, battles: DeskState['battles']): Promise<readonly Fought[]> {
  const open = battles.filter(({ state }) => state !== 'done' && state !== 'called-off');
  const found = await Promise.all(
    open.map(async ({ id: battleId, hex }): Promise<readonly Fought[]> => {
      const params = { path: { id, battleId } };
      const { match } = await ok(api.GET('/v1/campaigns/{id}/battles/{battleId}', { params }));
      return match === null ? [] : [{ battle: battleId, hex, match: await readMatch(match) }];
    }),
  );
  return found.flat();
}

const EVERY_MS = 30_000;

export const DeskMatches = ({
  live,
  battles,
}: {
  readonly live: Live;
  readonly battles: DeskState['battles'];
}) => {
  const fought = useSignal<readonly Fought[]>([]);
  useEffect(() => {
    let left = false;
    const read = (): void =>
      void readFought(live.id, battles).then(
        (found) => {
          if (!left) fought.value = found;
        },
        () => undefined,
      );
    read();
    const timer = setInterval(() => document.visibilityState === 'visible' && read(), EVERY_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [live.id, battles]);
  if (fought.value.length === 0) return null;
  return (
    <>
      <div class="sec">
        <h2>{t.matches}</h2>
        <span class="cap">{fought.value.length}</span>
      </div>
      <ul>
        {fought.value.map(({ battle, hex, match }) => (
          <li key={battle} class="need" data-match={match.id}>
            <span class="need-icon">
              <Icon name="battles" />
            </span>
            <div class="need-who">
              <b>{b.battleIn(hex)}</b>
              <small>
                <bdi>{matchLine(match)}</bdi>
              </small>
            </div>
            <div class="row">
              <a class="btn icon quiet" href={`/m/${match.id}`} aria-label={`${t.watch}: ${b.battleIn(hex)}`}>
                <Icon name="eye" />
              </a>
              <a class="btn" href={`/c/${live.id}/b/${battle}`} aria-label={`${t.act}: ${b.battleIn(hex)}`}>
                {t.act}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};
