/** All units, those first of which something is asked: the list beside the map, and its equal. */
import { SeatMark } from '../ui/marks/seat-mark';
import { useDeciding } from './deciding/context';
import { useMatch } from './match-live';
import { byNumber, seatNumber, type Token } from './shapes';
import { t } from './words';

const lineOf = ({ place, bars, at }: Token): string =>
  [
    at === null ? t.offField : place,
    ...bars.slice(0, 1).map(({ title, value, most }) => `${title} ${value}/${most}`),
  ]
    .filter((part) => part !== null)
    .join(' · ');

interface UnitLineProps {
  readonly token: Token;
  readonly tag: string | null;
  readonly isPencil: boolean;
}

const UnitLine = ({ token, tag, isPencil }: UnitLineProps) => {
  const deciding = useDeciding();
  return (
    <li>
      <button
        class="mt-item"
        aria-pressed={deciding.selected.value === token.id}
        onClick={() => deciding.select(token.id)}
      >
        {token.seat === null ? <span /> : <SeatMark seat={seatNumber(token.seat)} label={token.seat} />}
        <span class="mt-names">
          <b>
            <bdi>{token.name}</bdi>
          </b>
          <small>{lineOf(token)}</small>
        </span>
        {tag === null ? null : <span class={isPencil ? 'tag pencil' : 'tag'}>{tag}</span>}
      </button>
    </li>
  );
};

export const AwaitedList = () => {
  const live = useMatch();
  const deciding = useDeciding();
  const view = live.view.value;
  const tokens = (view?.scene.tokens ?? []).filter(({ unit, kind }) => unit === null && kind !== 'marker');
  const awaited = deciding.awaitedTokens.value;
  const drafted = new Set(deciding.begun.value.map(({ offer }) => offer.value.token));
  const queued = new Set((view?.queue ?? []).map(({ order }) => order.token));
  const rank = (token: Token): number =>
    awaited.includes(token.id) ? 0 : token.seat !== null && token.seat === view?.you ? 1 : 2;
  const tagOf = (token: Token): string | null => {
    if (drafted.has(token.id)) return t.drafted;
    if (queued.has(token.id)) return t.queued;
    if (awaited.includes(token.id)) return t.todo;
    return token.done ? t.declared : null;
  };
  return (
    <>
      <div class="mt-sec">
        <h2>{t.awaited}</h2>
        <span class="cap">{awaited.length}</span>
      </div>
      <ul class="mt-list">
        {awaited.includes(null) ? (
          <li>
            <button
              class="mt-item"
              aria-pressed={deciding.selected.value === null}
              onClick={() => deciding.select(null)}
            >
              <span />
              <b>{t.nobody}</b>
              <span class="tag">{t.todo}</span>
            </button>
          </li>
        ) : null}
        {[...tokens]
          .sort((a, b) => rank(a) - rank(b) || byNumber(a, b))
          .map((token) => (
            <UnitLine key={token.id} token={token} tag={tagOf(token)} isPencil={drafted.has(token.id)} />
          ))}
      </ul>
    </>
  );
};
