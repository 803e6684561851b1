/** To come. */
export const Force = () => null;
