/** To come. */
export const Stranger = () => null;
