/** To come. */
export const Muster = () => null;
