/** What the unit can do: one button an offer. */
import { percent } from '../../text/format';
import { useDeciding } from '../deciding/context';
import { useLooked } from './looked';
import { keyOf } from '../deciding/order-parts';
import { sayAmount } from '../deciding/say-draft';
import type { Offer } from '../shapes';

const figures = ({ costs, odds }: Offer): string =>
  [...costs.slice(0, 1).map(sayAmount), ...(odds === null ? [] : [percent(odds)])].join(' · ');

/** Under the unit's own name it is not said again. */
const shortLabel = ({ label }: Offer, name: string): string => {
  const rest =
    name === ''
      ? label
      : label
          .replace(name, '')
          .replace(/^[\s:–]+/, '')
          .trim();
  return rest === '' ? label : rest.charAt(0).toUpperCase() + rest.slice(1);
};

interface OffersBarProps {
  readonly offers: readonly Offer[];
  /** Of the unit; empty: it has none. */
  readonly name: string;
}

export const OffersBar = ({ offers, name }: OffersBarProps) => {
  const deciding = useDeciding();
  const looked = useLooked();
  if (offers.length === 0) return null;
  return (
    <div class="mt-offers" role="group">
      {offers.map((offer) => {
        const key = keyOf(offer);
        const draft = deciding.drafts.value.get(key);
        const said = figures(draft?.offer.value ?? offer);
        return (
          <button
            key={key}
            class="btn"
            aria-pressed={deciding.chosen.value === key}
            onClick={() => deciding.choose(offer)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && looked.look(offer)}
            onPointerLeave={() => looked.look(null)}
            onContextMenu={(event) => {
              event.preventDefault();
              looked.look(offer);
            }}
          >
            <b>{shortLabel(offer, name)}</b>
            {said === '' ? null : <small>{said}</small>}
          </button>
        );
      })}
    </div>
  );
};
