/** A way by its points: by taps on the field, or from the list; the last one can be taken back. */
import { Icon } from '../../ui/icon';
import { hexesTo, isHex } from '../deciding/hex-way';
import type { Path, Spot } from '../shapes';
import { t } from '../words';
import { listOf, type AskProps } from './ask-props';
import { PlaceSelect } from './place';
import { PointFields } from './point';

export const PathAsk = ({ bounds, value, title, onSet }: AskProps<Path>) => {
  const way = listOf(value);
  const last = way.at(-1);
  const add = (place: unknown): void => {
    const isLeg = isHex(place) && isHex(last);
    onSet(isLeg ? [...way, ...hexesTo(last, place)] : [...way, place]);
  };
  const from = typeof last === 'object' && last !== null ? (last as Spot) : bounds.from;
  return (
    <>
      <div class="mt-line">
        <span>{t.corners(way.length, bounds.corners)}</span>
        <button class="btn" disabled={way.length === 0} onClick={() => onSet(way.slice(0, -1))}>
          <Icon name="undo" />
          {t.lastPoint}
        </button>
      </div>
      {bounds.places.length === 0 ? null : (
        <PlaceSelect title={title} places={bounds.places} value={null} empty={t.addPoint} onSet={add} />
      )}
      {bounds.region === null ? null : (
        <PointFields key={JSON.stringify(from)} title={title} from={from} verb={t.addPoint} onSet={add} />
      )}
    </>
  );
};
