/** The unit that is looked at: its bars, what it can do, what is asked for, why, and its card. */
import { useComputed } from '@preact/signals';
import { SeatMark } from '../../ui/marks/seat-mark';
import { AskEditor, Wrong } from '../asks/ask-editor';
import { useDeciding } from '../deciding/context';
import { FieldTabs } from './field-tabs';
import { useMatch } from '../match-live';
import { OffersBar } from './offers-bar';
import { seatNumber, type Token } from '../shapes';
import { TermList } from './terms';
import { Bar, UnitCard } from './unit-card';
import { t } from '../words';

const Head = ({ token }: { readonly token: Token }) => (
  <>
    <div class="mt-unit-head">
      {token.seat === null ? null : <SeatMark seat={seatNumber(token.seat)} label={token.seat} size={22} />}
      <h2>
        <bdi>{token.name}</bdi>
      </h2>
      <span class="cap">{token.place}</span>
    </div>
    {token.bars.map((bar, index) => (
      <Bar key={index} {...bar} />
    ))}
    {token.states.length === 0 ? null : (
      <p class="mt-states">
        {token.states.map(({ code, text, good }) => (
          <span key={code} class={`tag ${good === null ? '' : good ? 'good' : 'bad'}`}>
            {text}
          </span>
        ))}
      </p>
    )}
  </>
);

export const UnitPanel = () => {
  const live = useMatch();
  const deciding = useDeciding();
  const selected = deciding.selected.value;
  const token = useComputed(() =>
    (live.view.value?.scene.tokens ?? []).find(({ id }) => id === deciding.selected.value),
  ).value;
  const offers = deciding.offersOf(selected);
  const draft = deciding.draft.value;
  if (token === undefined && offers.length === 0) return <p class="empty">{t.tapUnit}</p>;
  const offer = draft?.offer.value;
  const loose = draft?.violations.value.filter(
    ({ pointer }) => !(offer?.ask ?? []).some((ask) => ask.pointer === pointer),
  );
  return (
    <div class="mt-unit">
      {token === undefined ? <h2>{t.nobody}</h2> : <Head token={token} />}
      <OffersBar offers={offers} name={token?.name ?? ''} />
      {draft === null || offer === undefined ? null : (
        <>
          <FieldTabs draft={draft} />
          <Wrong violations={loose ?? []} />
          {offer.warnings.map(({ code, text }) => (
            <p key={code} class="mt-warn">
              {text}
            </p>
          ))}
          {offer.ask.map((ask) => (
            <AskEditor key={`${draft.key} ${ask.pointer}`} draft={draft} ask={ask} />
          ))}
          {offer.terms.length === 0 ? null : (
            <>
              <h3>{t.terms}</h3>
              <TermList terms={offer.terms} />
            </>
          )}
        </>
      )}
      {token === undefined ? null : (
        <>
          <h3>{t.card}</h3>
          <UnitCard token={token.id} />
        </>
      )}
    </div>
  );
};
