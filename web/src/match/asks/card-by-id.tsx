/** A card by its id: for catalogues that have no address here. */
import { useSignal } from '@preact/signals';
import { t } from '../words';

interface CardProps {
  readonly title: string;
  readonly onAdd: (card: string) => void;
}

export const CardById = ({ title, onAdd }: CardProps) => {
  const card = useSignal('');
  return (
    <form
      class="mt-point"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (card.value === '') return;
        onAdd(card.value);
        card.value = '';
      }}
    >
      <label>
        <span>{t.cardId}</span>
        <input
          class="input"
          value={card.value}
          onInput={({ currentTarget }) => (card.value = currentTarget.value)}
        />
      </label>
      <button class="btn">{t.add}</button>
    </form>
  );
};
