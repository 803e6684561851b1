/** A place: by a tap on the field, or from the list. */
import { isSame, type Choice, type Place, type Spot } from '../shapes';
import { sayAmount } from '../deciding/say-draft';
import { t } from '../words';
import type { AskProps } from './ask-props';
import { PointFields } from './point';

interface PlacesProps {
  readonly title: string;
  readonly places: readonly Choice[];
  readonly value: unknown;
  readonly empty: string;
  readonly onSet: (value: unknown) => void;
}

export const PlaceSelect = ({ title, places, value, empty, onSet }: PlacesProps) => {
  const at = places.findIndex((one) => isSame(one.value, value));
  return (
    <select
      class="input"
      aria-label={title}
      value={String(at)}
      onChange={({ currentTarget }) => {
        const chosen = places[Number(currentTarget.value)];
        if (chosen !== undefined) onSet(chosen.value);
      }}
    >
      {at >= 0 ? null : <option value="-1">{empty}</option>}
      {places.map((one, index) => (
        <option key={index} value={String(index)}>
          {[one.label, ...one.costs.map(sayAmount)].join(' · ')}
        </option>
      ))}
    </select>
  );
};

const pointOf = (value: unknown): Spot =>
  typeof value === 'object' && value !== null && 'x' in value ? (value as Spot) : { x: 0, y: 0 };

export const PlaceAsk = ({ bounds, value, title, onSet }: AskProps<Place>) => (
  <>
    {bounds.places.length === 0 ? null : (
      <PlaceSelect title={title} places={bounds.places} value={value} empty={t.choosePlace} onSet={onSet} />
    )}
    {bounds.region === null ? null : (
      <PointFields title={title} from={pointOf(value)} verb={t.setPoint} onSet={onSet} />
    )}
  </>
);
