/** To come. */
export const Planet = () => null;
