/** To come. */
export const ForceBuilder = () => null;
