/** To come. */
export const Battles = () => null;
