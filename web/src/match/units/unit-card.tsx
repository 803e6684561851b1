/** The sheet of one unit as data: tracks with their steps, lines with their terms, weapons. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ApiError } from '../../api/client';
import { ProblemNote } from '../../ui/form/problem';
import { readCard } from '../match-means';
import { useMatch } from '../match-live';
import type { Card } from '../shapes';
import { TermList } from './terms';
import { t } from '../words';

export const Bar = ({
  title,
  value,
  most,
}: {
  readonly title: string;
  readonly value: number;
  readonly most: number;
}) => {
  const share = most === 0 ? 0 : Math.max(0, Math.min(1, value / most));
  return (
    <div class="mt-track">
      <span>{title}</span>
      <span class="mt-bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <b>
        {value}/{most}
      </b>
    </div>
  );
};

const Shown = ({ card }: { readonly card: Card }) => (
  <>
    {card.tracks.map(({ title, value, most, steps }, index) => (
      <div key={index}>
        <Bar title={title} value={value} most={most} />
        {steps.length === 0 ? null : (
          <ul class="mt-steps">
            {steps.map(({ at, text }) => (
              <li key={at} class={at === value ? 'is-now' : ''}>
                <b>{at}</b> {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    ))}
    {card.lines.length === 0 ? null : (
      <dl class="mt-lines">
        {card.lines.map(({ title, value, terms }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>
              {value}
              {terms.length === 0 ? null : <TermList terms={terms} />}
            </dd>
          </div>
        ))}
      </dl>
    )}
    {card.weapons.length === 0 ? null : (
      <>
        <h3>{t.weapons}</h3>
        <ul class="mt-weapons">
          {card.weapons.map(({ title, where, ready, text }, index) => (
            <li key={index} class={ready ? '' : 'is-off'}>
              <b>{title}</b> {where} {text} {ready ? null : <span class="tag bad">{t.destroyed}</span>}
            </li>
          ))}
        </ul>
      </>
    )}
    {card.sheet === null ? null : (
      <a class="btn" href={card.sheet} target="_blank" rel="noreferrer">
        {t.sheet}
      </a>
    )}
  </>
);

export const UnitCard = ({ token }: { readonly token: string }) => {
  const live = useMatch();
  const card = useSignal<Card | null>(null);
  const failure = useSignal<unknown>(null);
  const seq = live.view.value?.seq;
  useEffect(() => {
    let isLeft = false;
    readCard(live.eyes, token).then(
      (read) => {
        if (isLeft) return;
        card.value = read;
        failure.value = null;
      },
      (failed: unknown) => {
        // Some have none: markers, doors.
        const hasNone = failed instanceof ApiError && failed.status === 404;
        if (!isLeft) failure.value = hasNone ? null : failed;
      },
    );
    return () => {
      isLeft = true;
    };
  }, [token, seq]);
  if (card.value?.token === token) return <Shown card={card.value} />;
  return <ProblemNote error={failure.value} />;
};
