/** The planet as it will be, to look at. */
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board';
import { words } from '../text/words';
import { sceneOfMap, type MapPlan, type PublicMap } from './map-scene';
import './map-preview.css';

const t = words({ label: 'Map of the planet' }, { label: 'Karte des Planeten' });

export const MapPreview = ({ map }: { readonly map: MapPlan | PublicMap }) => {
  const scene = useMemo(() => sceneOfMap(map), [map]);
  return (
    <div class="map-preview">
      <Board key={`${map.columns} ${map.rows}`} scene={scene} label={t.label} rulers={false} />
    </div>
  );
};
