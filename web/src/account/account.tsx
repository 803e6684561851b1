/** To come. */
export const Account = () => null;
