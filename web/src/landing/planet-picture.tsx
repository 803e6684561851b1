/**
 * The picture of a planet in the API: the map's own board, which nobody moves here. Screen readers pass it
 * by.
 */
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board';
import { ALL_LAYERS } from '../board/scene';
import { exampleScene, type Planet } from './example-scene';

const LAYERS = { ...ALL_LAYERS, coordinates: false };

export const PlanetPicture = ({ planet }: { readonly planet: Planet }) => {
  const { scene, overlay, middle } = useMemo(() => exampleScene(planet), [planet]);
  return (
    <div class="planet-picture" inert aria-hidden="true">
      <Board scene={scene} overlay={overlay} layers={LAYERS} rulers={false} label="" opensAt={middle} />
    </div>
  );
};
