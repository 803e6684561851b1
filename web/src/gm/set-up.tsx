/** To come. */
export const SetUp = () => null;
