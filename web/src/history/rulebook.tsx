/** To come. */
export const Rulebook = () => null;
