/** To come. */
export const PlanetList = () => null;
