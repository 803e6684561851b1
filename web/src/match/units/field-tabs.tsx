/** Which part of the order the field answers now, where it can answer several: place, way, facing. */
import { useDeciding } from '../deciding/context';
import type { OrderDraft } from '../deciding/draft';
import { useAskTitle } from '../deciding/ask-title';
import { facingAsk, opened, placeAsk } from '../deciding/field-asks';

export const FieldTabs = ({ draft }: { readonly draft: OrderDraft }) => {
  const deciding = useDeciding();
  const titleOf = useAskTitle(draft);
  const active = deciding.active.value;
  const asks = opened(draft);
  const shown = [placeAsk(asks, active)?.ask.pointer, facingAsk(asks, active)?.ask.pointer];
  const now = active ?? shown[0];
  const onField = draft.offer.value.ask.filter((ask) => {
    const kind = draft.boundsOf(ask)?.kind;
    return kind === undefined || kind === 'place' || kind === 'path' || kind === 'facing';
  });
  return onField.length < 2 ? null : (
    <div class="mt-tabs" role="group">
      {onField.map(({ pointer, title, token }) => (
        <button
          key={pointer}
          class="mt-tab"
          aria-pressed={now === pointer}
          onClick={() => {
            deciding.active.value = pointer;
            void draft.open(pointer);
          }}
        >
          {titleOf({ title, token })}
        </button>
      ))}
    </div>
  );
};
