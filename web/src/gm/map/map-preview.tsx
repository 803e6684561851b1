/** The planet as it will be, to look at. */
import { useMemo } from 'preact/hooks';
import { Board } from '../../board/board';
import { EMPTY_OVERLAY } from '../../board/scene';
import { words } from '../../text/words';
import type { MapFault } from './map-faults';
import { sceneOfMap, type MapPlan, type PublicMap } from './map-scene';
import './map-preview.css';

const t = words({ label: 'Map of the planet' }, { label: 'Karte des Planeten' });

interface MapPreviewProps {
  readonly map: MapPlan | PublicMap;
  /** What is wrong with it: marked where it is. */
  readonly faults?: readonly MapFault[] | null;
}

export const MapPreview = ({ map, faults = null }: MapPreviewProps) => {
  const scene = useMemo(() => sceneOfMap(map), [map]);
  const overlay = useMemo(
    () => ({ ...EMPTY_OVERLAY, targets: (faults ?? []).flatMap(({ hex }) => (hex === null ? [] : [hex])) }),
    [faults],
  );
  return (
    <div class="map-preview">
      <Board
        key={`${map.columns} ${map.rows}`}
        scene={scene}
        overlay={overlay}
        label={t.label}
        rulers={false}
      />
    </div>
  );
};
