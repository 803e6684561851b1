/** The picture of a planet, drawn anew when its size or the colours change. Screen readers pass it by. */
import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../ui/theme';
import { drawPlanet, type Planet } from './planet-drawing';
import { exampleScene, focusOf } from './example-scene';

/** Pixels of a hex's radius on a phone. */
const LEAST_SIZE = 21;

export const PlanetPicture = ({ planet }: { readonly planet: Planet }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shade = theme.value;
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const scene = exampleScene(planet);
    const draw = (): void => drawPlanet(element, planet, scene, focusOf(planet), LEAST_SIZE);
    const watch = new ResizeObserver(draw);
    watch.observe(element);
    void document.fonts.ready.then(draw);
    return () => watch.disconnect();
  }, [planet, shade]);
  return <canvas ref={canvas} class="planet-picture" aria-hidden="true" />;
};
