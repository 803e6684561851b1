/** To come. */
export const GmLog = () => null;
