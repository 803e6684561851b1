/** To come. */
export const Supply = () => null;
