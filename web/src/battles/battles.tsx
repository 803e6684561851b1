/** The battles of this war: those of mine first, with what each waits for. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { useLive } from '../campaign/live';
import { timeLeft } from '../text/format';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { useTitle } from '../ui/device/title';
import { now } from '../ui/device/use-now';
import { standings, t as lobby } from '../lobby/words';
import { standingOf, type Standing } from '../lobby/standing';
import { user } from '../api/session';
import { matchLine } from './match/fought-here';
import { useMatch } from './match/use-match';
import { states, t as b } from './words';
import './battles.css';

const t = words(
  {
    title: 'Battles',
    none: 'No battle. One begins in combat, where mechs of two sides stand in one hex or attack the hex beside them.',
    mine: 'I fight here',
    others: 'Others',
    over: 'Over',
    fight: 'Fight it at a table or in MegaMek, then enter the result',
    confirm: 'A report waits for your confirmation',
    waits: 'A report waits for the other side',
    gm: 'The game master decides',
    won: (name: string) => `won by ${name}`,
    nobodyWon: 'nobody won',
    round: (round: number) => `round ${round}`,
  },
  {
    title: 'Gefechte',
    none: 'Kein Gefecht. Eines beginnt im Kampf, wo Mechs zweier Seiten in einem Feld stehen oder das Feld daneben angreifen.',
    mine: 'Hier kämpfe ich',
    others: 'Andere',
    over: 'Vorbei',
    fight: 'Am Tisch oder in MegaMek austragen, dann das Ergebnis eintragen',
    confirm: 'Ein Bericht wartet auf deine Bestätigung',
    waits: 'Ein Bericht wartet auf die andere Seite',
    gm: 'Die Spielleitung entscheidet',
    won: (name: string) => `gewonnen von ${name}`,
    nobodyWon: 'niemand hat gewonnen',
    round: (round: number) => `Runde ${round}`,
  },
);

type Summary = Schemas['BattleSummary'];
const isOver = ({ state }: Summary): boolean => state === 'done' || state === 'called-off';

interface RowProps {
  readonly battle: Summary;
  /** How the match stands in which it is fought on the server. */
  readonly onStanding: (standing: Standing) => void;
}

const Row = ({ battle, onStanding }: RowProps) => {
  const live = useLive();
  const detail = useSignal<Schemas['Battle'] | null>(null);
  useEffect(() => {
    // Of those of mine that are over the sides' names are wanted, once.
    if (isOver(battle) && (!battle.mine || detail.value !== null)) return;
    void ok(
      api.GET('/v1/campaigns/{id}/battles/{battleId}', {
        params: { path: { id: live.id, battleId: battle.id } },
      }),
    ).then(
      (found) => (detail.value = found),
      () => undefined,
    );
  }, [battle.id, live.version.value]);
  const { match } = useMatch(isOver(battle) ? null : (detail.value?.match ?? null), live.version.value);
  const standing = match === null ? null : standingOf({ line: match, match }, user.value?.id ?? '');
  useEffect(() => {
    if (standing !== null) onStanding(standing);
  }, [standing]);
  const sides = detail.value?.setup?.sides ?? [];
  const mySide = sides.find(({ forces }) => forces.includes(live.view.value?.force ?? ''));
  const report = detail.value?.reports.find(({ id }) => id === battle.report);
  const said = mySide?.forces.some((force) => report?.confirmedBy.includes(force)) === true;
  const name = (force: string | null): string =>
    force === null ? b.nobody : (live.forceName.value.get(force) ?? force);
  /** Null as long as nobody knows who that side was. */
  const winner = (side: string): string | null => {
    const forces = detail.value?.setup?.sides.find((one) => one.side === side)?.forces;
    return forces === undefined ? null : forces.map(name).join(', ');
  };
  const waits = ((): string => {
    if (battle.state === 'done') {
      const won = battle.winner === null ? null : winner(battle.winner);
      return battle.winner === null ? t.nobodyWon : won === null ? '' : t.won(won);
    }
    if (battle.state === 'called-off') return '';
    if (battle.state === 'disputed') return t.gm;
    if (battle.state === 'open' && match !== null) return matchLine(match);
    if (battle.state === 'open') return battle.mine ? t.fight : '';
    return battle.mine && !said ? t.confirm : t.waits;
  })();
  return (
    <li>
      <a class="battle-row" href={`/c/${live.id}/b/${battle.id}`}>
        <Icon name="battles" size={24} />
        <span class="battle-names">
          <b>{b.battleIn(battle.hex)}</b>
          <small>
            {sides.length === 0 ? t.round(battle.round) : null}
            {sides.map(({ side, forces }, index) => (
              <span key={side}>
                {index === 0 ? '' : ` ${b.vs} `}
                <bdi>{forces.map(name).join(', ')}</bdi>
              </span>
            ))}
          </small>
          {waits === '' ? null : <span class="battle-waits">{waits}</span>}
        </span>
        <span class="battle-tags">
          {standing === 'move' ? <span class="tag pencil">{standings.move}</span> : null}
          <span
            class={`tag ${battle.state === 'disputed' ? 'bad' : battle.state === 'reported' ? 'warn' : ''}`}
          >
            {states[battle.state]}
          </span>
          {isOver(battle) || battle.dueAt === null ? null : (
            <span class={battle.overdue ? 'tag bad' : 'cap'}>
              {battle.overdue ? b.overdue : b.due(timeLeft(battle.dueAt, now.value))}
            </span>
          )}
        </span>
      </a>
    </li>
  );
};

export const Battles = () => {
  const live = useLive();
  useTitle(t.title);
  const list = useSignal<readonly Summary[] | null>(null);
  const failed = useSignal<unknown>(null);
  const standing = useSignal<Readonly<Record<string, Standing>>>({});
  useEffect(() => {
    ok(
      api.GET('/v1/campaigns/{id}/battles', { params: { path: { id: live.id }, query: { limit: 100 } } }),
    ).then(
      (page) => {
        list.value = page.items;
        failed.value = null;
      },
      (error: unknown) => (failed.value = error),
    );
  }, [live.id, live.version.value]);
  const all = list.value ?? [];
  const moves = all.filter((one) => !isOver(one) && standing.value[one.id] === 'move').length;
  const groups = [
    [t.mine, all.filter((one) => one.mine && !isOver(one))],
    [t.others, all.filter((one) => !one.mine && !isOver(one))],
    [t.over, all.filter(isOver).reverse()],
  ] as const;
  return (
    <main class="screen battles">
      <div class="sec">
        <h1>{t.title}</h1>
        <span class="cap">{list.value === null ? '' : all.length}</span>
      </div>
      {moves === 0 ? null : (
        <p class="battle-moves" role="status">
          {lobby.moves(moves)}
        </p>
      )}
      {list.value === null ? <ProblemNote error={failed.value} /> : null}
      {list.value !== null && all.length === 0 ? <p class="empty">{t.none}</p> : null}
      {groups.map(([title, rows]) =>
        rows.length === 0 ? null : (
          <section key={title}>
            <h2 class="cap battle-group">{title}</h2>
            <ul>
              {rows.map((battle) => (
                <Row
                  key={battle.id}
                  battle={battle}
                  onStanding={(one) => (standing.value = { ...standing.value, [battle.id]: one })}
                />
              ))}
            </ul>
          </section>
        ),
      )}
    </main>
  );
};
