/** Hexes of supply: by what stands in them, and a choice of one. */
import { useId } from 'preact/hooks';
import type { Live } from '../campaign/live';
import { useLive } from '../campaign/live';
import { plural, words } from '../text/words';
import { buildingName, useBuildings } from '../ui/buildings';

const t = words(
  { hq: 'HQ', mechs: (count: number) => `${count} ${plural(count, 'mech', 'mechs')}`, to: 'To' },
  { hq: 'HQ', mechs: (count: number) => `${count} ${plural(count, 'Mech', 'Mechs')}`, to: 'Nach' },
);

/** `1704 · HQ · 3 mechs` */
export function placeName(live: Live, hex: string): string {
  const view = live.view.value;
  const buildings = (view?.buildings ?? [])
    .filter((one) => one.hex === hex)
    .map(({ type }) => buildingName(type));
  const mechs = live.myMechs.value.filter((one) => one.hex === hex).length;
  return [
    hex,
    ...(view?.map.hq === hex ? [t.hq] : []),
    ...buildings,
    ...(mechs > 0 ? [t.mechs(mechs)] : []),
  ].join(' · ');
}

interface HexChoiceProps {
  readonly hexes: readonly string[];
  readonly value: string;
  readonly onChange: (hex: string) => void;
  readonly label?: string;
}

export const HexChoice = ({ hexes, value, onChange, label = t.to }: HexChoiceProps) => {
  const live = useLive();
  const id = useId();
  useBuildings();
  return (
    <div class="choice">
      <label for={id} class="cap">
        {label}
      </label>
      <select id={id} class="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {hexes.map((hex) => (
          <option key={hex} value={hex}>
            {placeName(live, hex)}
          </option>
        ))}
      </select>
    </div>
  );
};
