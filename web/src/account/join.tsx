/** To come. */
export const Join = () => null;
