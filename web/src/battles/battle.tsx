/** To come. */
export const Battle = () => null;
