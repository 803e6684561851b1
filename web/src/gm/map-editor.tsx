/** To come. */
export const MapEditor = () => null;
