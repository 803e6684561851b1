/** What is wrong with a map, each with its rule and a way to its hex. */
import { plural, words } from '../../text/words';
import { Icon } from '../../ui/icon';
import { RuleLink } from '../../ui/form/rule-link';
import type { MapFault } from './map-faults';

const t = words(
  {
    faults: (count: number) =>
      plural(count, 'One thing is wrong with this map', `${count} things are wrong with this map`),
    show: (hex: string) => `Show ${hex}`,
    fine: 'This map can be played.',
    checking: 'The map is being checked …',
  },
  {
    faults: (count: number) =>
      plural(count, 'Ein Fehler auf dieser Karte', `${count} Fehler auf dieser Karte`),
    show: (hex: string) => `${hex} zeigen`,
    fine: 'Diese Karte ist spielbar.',
    checking: 'Die Karte wird geprüft …',
  },
);

interface MapFaultListProps {
  /** Null: it is not known yet. */
  readonly faults: readonly MapFault[] | null;
  /** Without it, hexes are told only. */
  readonly onShow?: (hex: string) => void;
}

export const MapFaultList = ({ faults, onShow }: MapFaultListProps) => (
  <div class="map-faults" role="status">
    {faults === null ? (
      <p class="hint">{t.checking}</p>
    ) : faults.length === 0 ? (
      <p class="hint">{t.fine}</p>
    ) : (
      <b>{t.faults(faults.length)}</b>
    )}
    <ul>
      {(faults ?? []).map(({ hex, rule, message }, index) => (
        <li key={`${hex ?? ''} ${index}`}>
          <Icon name="warn" size={20} />
          <span>
            {message} {rule === null ? null : <RuleLink id={rule} />}
          </span>
          {hex === null || onShow === undefined ? null : (
            <button type="button" class="btn" aria-label={t.show(hex)} onClick={() => onShow(hex)}>
              {hex}
            </button>
          )}
        </li>
      ))}
    </ul>
  </div>
);
