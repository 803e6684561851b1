/** To come. */
export const War = () => null;
