/** To come. */
export const Worksheet = () => null;
