/** What is being decided, in one line, and the one button that commits it; above it what else is drafted. */
import { Icon } from '../../ui/icon';
import { ProblemNote } from '../../ui/form/problem';
import { useDeciding } from './context';
import type { OrderDraft } from './draft';
import { useMatch } from '../match-live';
import { sayChosen } from './say-chosen';
import { sayFigures } from './say-draft';
import { placeAsk, opened } from './field-asks';
import type { Token } from '../shapes';
import { t } from '../words';

const nameOf = (draft: OrderDraft, tokenName: string): string => {
  const { label } = draft.offer.value;
  return tokenName === '' || label.includes(tokenName) ? label : `${tokenName}: ${label}`;
};

/** Drafts of other units, each to be looked at, declared, or thrown away. */
const Others = ({ drafts }: { readonly drafts: readonly OrderDraft[] }) => {
  const live = useMatch();
  const deciding = useDeciding();
  if (drafts.length === 0) return null;
  const tokenName = (id: string | null): string =>
    live.view.value?.scene.tokens.find((one) => one.id === id)?.name ?? '';
  return (
    <ul class="mt-drafts" aria-label={t.tray}>
      {drafts.map((draft) => {
        const { token, label } = draft.offer.value;
        const name = nameOf(draft, tokenName(token));
        return (
          <li key={draft.key}>
            <button
              class="mt-draft"
              aria-label={t.show(name)}
              onClick={() => {
                deciding.select(token);
                const offer = deciding.offers.value.find((one) => one.label === label && one.token === token);
                if (offer !== undefined) deciding.choose(offer);
              }}
            >
              <b>{name}</b>
              <small>{sayChosen(draft, live.board.value?.unit ?? null)}</small>
            </button>
            <button
              class="btn icon quiet"
              aria-label={t.discard(name)}
              onClick={() => deciding.discard(draft)}
            >
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** Where it goes is for the reader to say. A way is declared as it came, too: whoever has one may stay on it. */
const needsPlace = (draft: OrderDraft): boolean =>
  !draft.touched.value && placeAsk(opened(draft), null)?.bounds.kind === 'place';

const Said = ({ draft }: { readonly draft: OrderDraft }) => {
  const live = useMatch();
  const place = placeAsk(opened(draft), null);
  const isOpen = needsPlace(draft);
  const isWay = place !== null && !isOpen && !draft.touched.value;
  const chosen = isOpen || isWay ? '' : sayChosen(draft, live.board.value?.unit ?? null);
  const figures = isOpen ? '' : sayFigures(draft.offer.value);
  return (
    <div class="mt-say">
      <b>{chosen === '' ? draft.offer.value.label : chosen}</b>
      <small>
        {isOpen
          ? t.choosePlace
          : [figures, isWay ? t.orTapWay : t.changeable].filter((one) => one !== '').join(' · ')}
      </small>
    </div>
  );
};

/** Who is not on the field yet, and is asked where. */
const isSetUp = (draft: OrderDraft | null, tokens: readonly Token[]): boolean => {
  if (draft === null) return false;
  const { token, ask } = draft.offer.value;
  const isOff = tokens.some(({ id, at }) => id === token && at === null);
  const isUnopened = ask.some((one) => draft.boundsOf(one) === null);
  return isOff && (isUnopened || placeAsk(opened(draft), null)?.bounds.kind === 'place');
};

export const Tray = () => {
  const live = useMatch();
  const deciding = useDeciding();
  const draft = deciding.draft.value;
  const state = deciding.sendState.value;
  const decision = draft === null ? undefined : deciding.decisionOf(draft.offer.value.decision);
  const others = deciding.begun.value.filter((one) => one !== draft);
  const isLater = decision?.due === 'later';
  const verb = isLater
    ? t.leave
    : decision?.secret === true
      ? t.seal
      : isSetUp(draft, live.view.value?.scene.tokens ?? [])
        ? t.setUp
        : t.declare;
  // Being offline is said in the head.
  const note = !live.online.value
    ? null
    : state === 'unreached'
      ? t.unreached(verb)
      : state === 'stale'
        ? draft === null
          ? t.staleNothing
          : t.stale
        : null;
  // What it asks may be a place, without which it is not whole.
  const isOpening = deciding.isOpening.value;
  const isWhole = draft !== null && !isOpening && draft.unfinished.value.length === 0 && !needsPlace(draft);
  const isBusy = state === 'sending';
  return (
    <div class="mt-tray">
      <div class="mt-notes" role="status">
        {note === null ? null : <p class="mt-warn">{note}</p>}
        {decision?.answer == null ? null : <p>{t.sealedNow}</p>}
      </div>
      <ProblemNote error={deciding.failure.value ?? draft?.failure.value} />
      <Others drafts={others} />
      <div class="mt-commit" aria-busy={isOpening}>
        {draft === null ? <p class="mt-say">{t.nothing}</p> : <Said draft={draft} />}
        {draft === null ? null : (
          <button
            class="btn go"
            disabled={!isWhole || isBusy || !live.online.value}
            onClick={() => void (isLater ? deciding.queue(draft) : deciding.declare(draft))}
          >
            {isBusy ? t.sending : verb}
          </button>
        )}
      </div>
    </div>
  );
};
